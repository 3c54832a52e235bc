"""Fields that several tasks have: the parts to choose from, and the least and the most of something."""

from collections.abc import Mapping

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import QLabel, QSpinBox, QWidget

from latticework.designs.part_sets import PartChoice, Range, usual_sort
from latticework.gui.editor.add_dialogs import SORTS_IN_WORDS, size_label
from latticework.gui.widgets.forms import Choice, Form, side_by_side
from latticework.gui.widgets.preferences import Number
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.puzzle import Puzzle
from latticework.puzzle.polyforms import MOST_UNITS

_OF_PUZZLE, _OF_SIZE = "puzzle", "size"
_SOURCES = {_OF_PUZZLE: translatable("The parts of the puzzle"), _OF_SIZE: translatable("All parts of a size")}

_LEAST, _MOST = Number("sets/least", 5, 1, MOST_UNITS), Number("sets/most", 5, 1, MOST_UNITS)
_TIMES = Number("sets/times", 1, 0, 1_000)
SEED = Number("cuts/seed", 0, 0, 1_000_000)
_MOST_SHOWN = 1_000_000_000


class ChoiceForm(QWidget):
    """The fields for the parts to choose from; what was searched last is proposed the next time."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.form = Form(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.add_head(tr("Parts to choose from"))
        self.source = self.form.add(tr("Which parts"),
                                    Choice({one: translated(text) for one, text in _SOURCES.items()}))
        self.least, self.most = (QSpinBox(minimum=kept.least, maximum=kept.most, value=kept.value)
                                 for kept in (_LEAST, _MOST))
        self.least.setAccessibleName(tr("Cells, from"))
        self.most.setAccessibleName(tr("Cells, to"))
        self.sizes = QWidget()
        side_by_side((self.least, 1), QLabel(tr("to")), (self.most, 1), owner=self.sizes, margin=0)
        self.form.add(tr("Cells"), self.sizes)
        sorts = {one: translated(text) for one, text in SORTS_IN_WORDS.items()}
        self.sort = self.form.add(tr("Parts"), Choice(sorts))
        for box in (self.source, self.sort):
            let_be_narrow(box)
        self.times = self.form.add(tr("Each at most"), QSpinBox(maximum=_TIMES.most, value=_TIMES.value))
        self.times.setSuffix(" ×")
        self.source.currentIndexChanged.connect(self._fit)
        self.least.valueChanged.connect(lambda least: self.most.setValue(max(least, self.most.value())))
        self.most.valueChanged.connect(lambda most: self.least.setValue(min(most, self.least.value())))
        for signal in (self.source.currentIndexChanged, self.sort.currentIndexChanged, self.least.valueChanged,
                       self.most.valueChanged, self.times.valueChanged):
            signal.connect(lambda _: self.changed.emit())
        self._fit()

    def propose(self, puzzle: Puzzle) -> None:
        """Show what was searched last, as far as it is possible for a puzzle."""
        kept, parts = QSettings().value("sets/source", _OF_PUZZLE), any(part.cells for part in puzzle.parts)
        self.show_choice(kept == _OF_PUZZLE and parts)
        label = self.form.labelForField(self.sizes)
        if isinstance(label, QLabel):
            label.setText(size_label(puzzle.lattice))
        usual = usual_sort(puzzle)
        # In space no piece can be turned into its mirror image, so a choice made for flat parts does not hold there.
        self.sort.setValue(QSettings().value("sets/sort", usual) if puzzle.lattice.flat else usual)

    def show_choice(self, of_puzzle: bool, as_there: bool = False) -> None:
        """Choose from the parts of the puzzle or from those of a size; as_there: as often as they are there."""
        self.source.setValue(_OF_PUZZLE if of_puzzle else _OF_SIZE)
        if as_there:
            self.times.setValue(0)

    def keep(self) -> None:
        """Store what is chosen for the next time."""
        settings = QSettings()
        for name, value in (("sets/source", self.source.value()), ("sets/sort", self.sort.value()),
                            (_LEAST.name, self.least.value()), (_MOST.name, self.most.value()),
                            (_TIMES.name, self.times.value())):
            settings.setValue(name, value)

    @property
    def choice(self) -> PartChoice:
        """What is chosen."""
        if self.source.value() == _OF_PUZZLE:
            return PartChoice(at_most=self.times.value() or None)
        return PartChoice((self.least.value(), self.most.value()), self.sort.value(), self.times.value())

    def _fit(self) -> None:
        """Show the fields that the choice has."""
        of_puzzle = self.source.value() == _OF_PUZZLE
        for field in (self.sizes, self.sort):
            self.form.setRowVisible(field, not of_puzzle)
        self.times.setMinimum(0 if of_puzzle else 1)
        self.times.setSpecialValueText(tr("as in the puzzle") if of_puzzle else "")


class Bounds(QWidget):
    """Two fields for the least and the most of something, which may be any."""

    changed = Signal()

    def __init__(self, least_name: str, most_name: str, most: int = _MOST_SHOWN) -> None:
        super().__init__()
        self.least, self.most = QSpinBox(minimum=1), QSpinBox(minimum=0)
        self.most.setSpecialValueText(tr("any"))
        for box, name in ((self.least, least_name), (self.most, most_name)):
            box.setMaximum(most)
            box.setAccessibleName(name)
            box.setMinimumWidth(60)
            box.setGroupSeparatorShown(True)
            box.valueChanged.connect(lambda _: self.changed.emit())
        # Not at each digit: whoever types 12 has typed 1 before.
        self.least.editingFinished.connect(self._keep_order)
        self.most.editingFinished.connect(self._keep_order)
        side_by_side((self.least, 1), QLabel(tr("to")), (self.most, 1), owner=self, margin=0)

    @property
    def bounds(self) -> Range | None:
        """The least and the most, None for any."""
        least, most = self.least.value(), self.most.value()
        return None if least == 1 and not most else (least, most or self.most.maximum())

    def _keep_order(self) -> None:
        """Let what was typed last hold: nothing has at least 5 and at most 3."""
        if 0 < self.most.value() < self.least.value():
            other, typed = (self.most, self.least) if self.sender() is self.least else (self.least, self.most)
            other.setValue(typed.value())

    def show_bounds(self, bounds: Range | None) -> None:
        """Show bounds, None for any."""
        least, most = bounds or (1, 0)
        # `changed` is sent once for both.
        before = self.blockSignals(True)
        self.least.setValue(least)
        self.most.setValue(most)
        self.blockSignals(before)
        self.changed.emit()


class Order(Choice):
    """By which column rows are sorted. ways: the column of each, whether the greatest comes first, both in words."""

    def __init__(self, ways: Mapping[str, tuple[int, bool, str]]) -> None:
        super().__init__({name: translated(text) for name, (*_, text) in ways.items()})
        self._ways = ways
        let_be_narrow(self)

    @property
    def column(self) -> tuple[int, bool]:
        """The column, and whether the greatest comes first."""
        return self._ways[self.value()][:2]

    def sort_by(self, column: int) -> None:
        """Sort by a column, as is usual for it; where that is so already, the other way round."""
        ways = [name for name, (by, *_) in self._ways.items() if by == column]
        if ways:
            self.setValue(ways[1] if self.value() == ways[0] else ways[0])


def let_be_narrow(box: Choice) -> None:
    """Let a list be narrower than its longest text, of which the end is then left out."""
    box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(12)
