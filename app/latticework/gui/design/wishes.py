"""What the user wishes: forms for the parts of sets, which sets are shown, how to cut, which challenges are shown."""

from collections.abc import Callable

from PySide6.QtCore import QSettings, Signal
from PySide6.QtWidgets import QLabel, QSpinBox, QWidget

from latticework.designs import colors, painted_puzzle
from latticework.designs.all_positions import MOST_PLACED
from latticework.designs.calendars import Calendar
from latticework.designs.dissections import MOST_CELLS as MOST_CELLS_CUT
from latticework.designs.part_sets import PartChoice, Range, Wanted, usual_modulo, usual_sort
from latticework.designs.shapes import WantedShapes
from latticework.designs.shapes import usual_sort as usual_shapes
from latticework.gui.design.set_rows import DIFFICULTY, PIECES, SOLUTIONS, Listing
from latticework.gui.editor.add_dialogs import SORTS_IN_WORDS
from latticework.gui.widgets.forms import Choice, Form, YesNo, side_by_side, stacked
from latticework.gui.widgets.preferences import Number
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.puzzle import Puzzle
from latticework.puzzle.polyforms import MOST_CELLS, SORTS

_OF_PUZZLE, _OF_SIZE = "puzzle", "size"
_SOURCES = {_OF_PUZZLE: translatable("The parts of the puzzle"), _OF_SIZE: translatable("All parts of a size")}

_OF_ALL, _OF_CELLS, _OF_PIECES = "all", "cells", "pieces"
_FEW, _SOME = 3, 2
"""Up to so many pieces shapes of all of them are proposed, otherwise of so many."""
_BY_WORST, _BY_SUM = "worst", "sum"
_MOST_AXES, _MOST_LONG = 3, 999

SHAPES_IN_WORDS = {"free": translatable("Free: mirror images are the same shape"),
                   "one-sided": translatable("One-sided: mirror images are two shapes"),
                   "fixed": translatable("Fixed: turned ones are shapes of their own, too")}

COUNTED = {"reflections": translatable("different ones"), "rotations": translatable("with mirror images"),
           "nothing": translatable("in all positions")}
"""What counts as one solution, by what is left out, one of MODULI."""

ORDERS = {"few": (SOLUTIONS, False, translatable("fewest solutions")),
          "many": (SOLUTIONS, True, translatable("most solutions")),
          "small": (PIECES, False, translatable("fewest pieces")),
          "large": (PIECES, True, translatable("most pieces")),
          "hard": (DIFFICULTY, True, translatable("hardest first")),
          "easy": (DIFFICULTY, False, translatable("easiest first"))}
"""By which column sets are sorted, whether the greatest comes first, and both in words; the usual way comes first."""

_LEAST, _MOST = Number("sets/least", 5, 1, MOST_CELLS), Number("sets/most", 5, 1, MOST_CELLS)
_TIMES = Number("sets/times", 1, 0, 1_000)
_PARTS, _SEED = Number("cuts/parts", 5, 2, MOST_CELLS_CUT), Number("cuts/seed", 0, 0, 1_000_000)
_MOST_SHOWN, _MOST_PAINTED = 1_000_000_000, 100


class ChoiceForm(QWidget):
    """The fields for the parts to choose from; what was searched last is proposed the next time."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.form = Form(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.add_head(tr("Parts to choose from"))
        self.source = self.form.add(tr("Take"), Choice({one: translated(text) for one, text in _SOURCES.items()}))
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
            _let_be_narrow(box)
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


class WantedForm(QWidget):
    """The fields for which of the sets found are shown; they need no other search."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.form = Form(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.add_head(tr("Show only sets with"))
        self.once = YesNo(tr("exactly one solution"))
        self.form.addRow(self.once)
        self.solutions = _Bounds(tr("Solutions, from"), tr("Solutions, to"))
        self.pieces = _Bounds(tr("Pieces, from"), tr("Pieces, to"))
        self.form.add(tr("Solutions"), self.solutions)
        self.form.add(tr("Pieces"), self.pieces)
        self.favourites = YesNo(tr("only favourites"))
        self.form.addRow(self.favourites)
        self.modulo = self.form.add(tr("Counted"), Choice({one: translated(text) for one, text in COUNTED.items()}))
        self.modulo.setToolTip(tr("Which solutions count as one: those that turning and mirroring make of it, those "
                                  "that turning makes of it, or each position by itself"))
        orders = {name: translated(text) for name, (*_, text) in ORDERS.items()}
        self.order = self.form.add(tr("Sorted by"), Choice(orders))
        for box in (self.modulo, self.order):
            _let_be_narrow(box)
        # Not `toggled`: the box is also checked and unchecked by bounds that are typed.
        self.once.clicked.connect(lambda once: self.solutions.show_bounds((1, 1) if once else None))
        for bounds in (self.solutions, self.pieces):
            bounds.changed.connect(self._on_changed)
        for signal in (self.modulo.currentIndexChanged, self.order.currentIndexChanged, self.favourites.toggled):
            signal.connect(lambda _: self.changed.emit())

    def propose(self, puzzle: Puzzle) -> None:
        """Count as is usual for a puzzle: a flat one is turned over by hand, a solid mirror image is another one."""
        self.modulo.setValue(usual_modulo(puzzle))

    @property
    def listing(self) -> Listing:
        """Which sets are to be shown, in which order."""
        column, descending, _ = ORDERS[self.order.value()]
        return Listing(Wanted(self.solutions.bounds, self.pieces.bounds, self.modulo.value()),
                       self.favourites.isChecked(), column, descending)

    def sort_by(self, column: int) -> None:
        """Sort by a column, as is usual for it; where that is so already, the other way round."""
        ways = [name for name, (by, *_) in ORDERS.items() if by == column]
        if ways:
            self.order.setValue(ways[1] if self.order.value() == ways[0] else ways[0])

    def _on_changed(self) -> None:
        self.once.setChecked(self.solutions.bounds == (1, 1))
        self.changed.emit()


class CutForm(QWidget):
    """The fields for how to cut a target; what was cut last is proposed the next time."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        form = Form(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.add_head(tr("Cut the target"))
        self.parts = form.add(tr("Into parts"), QSpinBox(minimum=_PARTS.least, maximum=_PARTS.most,
                                                         value=_PARTS.value))
        self.equal = YesNo(tr("about equally many cells each"), value=True)
        form.addRow(self.equal)
        self.cells = _Bounds(tr("Cells of each, from"), tr("Cells of each, to"), MOST_CELLS_CUT)
        form.add(tr("Cells of each"), self.cells)
        self.equal.toggled.connect(lambda equal: form.setRowVisible(self.cells, not equal))
        form.setRowVisible(self.cells, False)
        self.seed = form.add(tr("Seed"), QSpinBox(maximum=_SEED.most, value=_SEED.value))
        self.seed.setToolTip(tr("Other random numbers, and so other cuts; the same seed gives the same again"))
        for signal in (self.parts.valueChanged, self.equal.toggled, self.cells.changed, self.seed.valueChanged):
            signal.connect(lambda *_: self.changed.emit())

    def keep(self) -> None:
        """Store what is chosen for the next time."""
        for kept, box in ((_PARTS, self.parts), (_SEED, self.seed)):
            QSettings().setValue(kept.name, box.value())

    @property
    def sizes(self) -> Range | None:
        """The fewest and the most cells of a part; None for about equally many."""
        return None if self.equal.isChecked() else self.cells.bounds or (1, MOST_CELLS_CUT)


class ChallengeForm(QWidget):
    """The fields for which challenges are found and shown."""

    changed = Signal()  # what is shown
    every_changed = Signal()  # what is found

    def __init__(self) -> None:
        super().__init__()
        form = Form(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.add_head(tr("Lay parts beforehand"))
        self.every = YesNo(tr("all choices of so few parts"),
                           tip=tr("For each solution not one choice of the fewest parts that leave it as the only "
                                  "one, but all of them"))
        form.addRow(self.every)
        self.laid = _Bounds(tr("Parts laid, from"), tr("Parts laid, to"), MOST_PLACED)
        form.add(tr("Parts laid"), self.laid)
        self.every.toggled.connect(lambda _: self.every_changed.emit())
        self.laid.changed.connect(self.changed)


class PaintForm(QWidget):
    """The fields for which cells are painted."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.form = Form(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.add_head(tr("Paint cells"))
        most_colors = len(painted_puzzle.PAINTS)
        self.colors = self.form.add(tr("Colours, up to"), QSpinBox(minimum=1, maximum=most_colors))
        self.most = self.form.add(tr("Cells, up to"), QSpinBox(minimum=1, maximum=_MOST_PAINTED, value=colors.MOST))
        self.each = YesNo(tr("a choice for each solution"),
                          tip=tr("For each solution one choice of the fewest cells that leave it, not all choices of "
                                 "the fewest cells that leave any"))
        self.visible = YesNo(tr("only cells at the surface"),
                             tip=tr("Cells that can be seen when all parts are in place"))
        for box in (self.each, self.visible):
            self.form.addRow(box)
        for signal in (self.colors.valueChanged, self.most.valueChanged, self.each.toggled, self.visible.toggled):
            signal.connect(lambda _: self.changed.emit())

    def propose(self, puzzle: Puzzle) -> None:
        """Show the fields that a puzzle has: in a flat one all cells are seen."""
        self.form.setRowVisible(self.visible, not puzzle.lattice.flat)

    @property
    def wanted(self) -> colors.Wanted:
        """What is chosen."""
        return colors.Wanted(self.colors.value(), self.visible.isChecked(), self.each.isChecked(), self.most.value())


class ShapesForm(QWidget):
    """The fields for the shapes that parts are joined to. shown: the fields for which of them are shown."""

    changed = Signal()  # what is shown
    every_changed = Signal()  # what is found

    def __init__(self) -> None:
        super().__init__()
        self._form = Form(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.add_head(tr("Join the parts"))
        self.filled_by = self._form.add(tr("Filled by"), Choice())
        self.number = self._form.add(tr("Cells"), QSpinBox(minimum=1))
        self.pieces = self._form.add(tr("Pieces"), QSpinBox(minimum=1))
        self.sort = self._form.add(tr("Shapes"), Choice())
        for choice in (self.filled_by, self.sort):
            _let_be_narrow(choice)
        self._sizes = [QSpinBox(maximum=_MOST_LONG) for _ in range(_MOST_AXES)]
        for axis, size in enumerate(self._sizes, 1):
            size.setAccessibleName(tr("Size of the box along axis {axis}", axis=axis))
            size.setSpecialValueText(tr("any"))
            size.setMinimumWidth(52)
        sizes = QWidget()
        side_by_side(*((size, 1) for size in self._sizes), owner=sizes, margin=0)
        self._form.add(tr("In a box of"), sizes).setToolTip(
            tr("Only shapes that fit into a box of so many cells along each axis, turned if need be; they are found "
               "much faster"))
        self.shown = QWidget()
        shown = Form(self.shown)
        shown.setContentsMargins(0, 0, 0, 0)
        shown.add_head(tr("Show only shapes"))
        self.once, self.symmetric = YesNo(tr("filled in exactly one way")), YesNo(tr("with a symmetry"))
        self.no_holes = YesNo(tr("without holes"))
        for box in (self.once, self.symmetric, self.no_holes):
            shown.addRow(box)
            box.toggled.connect(lambda _: self.changed.emit())
        self._each, self._rank = 0, 0
        self.filled_by.currentIndexChanged.connect(self._fit)
        for signal in (self.filled_by.currentIndexChanged, self.number.valueChanged, self.pieces.valueChanged,
                       self.sort.currentIndexChanged, *(size.valueChanged for size in self._sizes)):
            signal.connect(lambda _: self.every_changed.emit())
        self._fit()

    def propose(self, puzzle: Puzzle) -> None:
        """Show the fields that a puzzle has, and propose shapes that are not too many, without a signal."""
        before = self.blockSignals(True)
        lengths = [len(part.cells) for part in puzzle.parts if part.cells for _ in range(part.most)]
        self._each = lengths[0] if len({*lengths}) == 1 else 0
        every, cells, pieces = tr("all parts"), tr("parts of so many cells"), tr("so many pieces")
        ways = {_OF_ALL: every, _OF_CELLS: cells, **({_OF_PIECES: pieces} if self._each else {})}
        few = _OF_ALL if len(lengths) <= _FEW else _OF_PIECES if self._each else _OF_CELLS
        self.filled_by.offer(ways, few)
        self.number.setMaximum(max(1, sum(lengths)))
        self.pieces.setMaximum(max(1, len(lengths)))
        self.number.setValue(sum(sorted(lengths)[:_SOME]))
        self.pieces.setValue(_SOME)
        usual = usual_shapes(puzzle)
        texts = {one: translated(text) for one, text in SHAPES_IN_WORDS.items()}
        self.sort.offer({one: texts[one] for one in SORTS[SORTS.index(usual):]}, usual)
        for axis, size in enumerate(self._sizes):
            size.setVisible(axis < puzzle.lattice.rank)
            size.setValue(0)
        self._rank = puzzle.lattice.rank
        self._fit()
        self.blockSignals(before)

    @property
    def cells(self) -> int | None:
        """How many cells a shape has; None for those of all parts together."""
        chosen = self.filled_by.value()
        return {_OF_CELLS: self.number.value(), _OF_PIECES: self.pieces.value() * self._each}.get(chosen)

    @property
    def box(self) -> tuple[int, ...]:
        """The box into which a shape fits, () for any."""
        sizes = [size.value() for size in self._sizes[: self._rank]]
        # As many cells in a row as there are at most are as good as any number.
        return tuple(size or self.number.maximum() for size in sizes) if any(sizes) else ()

    @property
    def wanted(self) -> WantedShapes:
        """Which shapes are shown."""
        return WantedShapes((1, 1) if self.once.isChecked() else None, self.symmetric.isChecked(),
                            self.no_holes.isChecked())

    def _fit(self) -> None:
        """Show the field that the choice has."""
        self._form.setRowVisible(self.number, self.filled_by.value() == _OF_CELLS)
        self._form.setRowVisible(self.pieces, self.filled_by.value() == _OF_PIECES)


class CalendarForm(QWidget):
    """The fields for the sets of parts that are to fill every target. shown: the field for their order."""

    changed = Signal()  # what is found
    order_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.choice = ChoiceForm()
        self._form = self.choice.form
        self.pieces = self._form.add(tr("Pieces"), _Bounds(tr("Pieces, from"), tr("Pieces, to")))
        self.seed = self._form.add(tr("Seed"), QSpinBox(maximum=_SEED.most))
        self.seed.setToolTip(tr("Another one tries the sets in another order"))
        self.by_color = YesNo(tr("one cell of each colour stays empty"),
                              tip=tr("Every choice of one cell of each colour of the target, as a month and a day, "
                                     "makes a target without these cells"))
        self._form.addRow(self.by_color)
        stacked(self, self.choice, margin=0)
        self.shown = QWidget()
        shown = Form(self.shown)
        shown.setContentsMargins(0, 0, 0, 0)
        self._order = shown.add(tr("Sorted by"), Choice({_BY_WORST: tr("most for the worst target"),
                                                         _BY_SUM: tr("fewest for all targets")}))
        _let_be_narrow(self._order)
        for signal in (self.choice.changed, self.pieces.changed, self.seed.valueChanged, self.by_color.toggled):
            signal.connect(lambda *_: self.changed.emit())
        self._order.currentIndexChanged.connect(lambda _: self.order_changed.emit())

    def propose(self, puzzle: Puzzle) -> None:
        """Show the fields that a puzzle has, and what was searched last, without a signal."""
        before = self.blockSignals(True)
        self.choice.propose(puzzle)
        colored = bool(puzzle.target.cell_colors)
        self._form.setRowVisible(self.by_color, colored)
        self.by_color.setChecked(colored and not puzzle.others)
        self.blockSignals(before)

    @property
    def order(self) -> Callable[[Calendar], tuple[int, ...]]:
        """By what sets are sorted."""
        return _worst_first if self._order.value() == _BY_WORST else _fewest_first


def _worst_first(one: Calendar) -> tuple[int, ...]:
    return -one.fewest, -one.total


def _fewest_first(one: Calendar) -> tuple[int, ...]:
    return (one.total,)


class _Bounds(QWidget):
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


def _let_be_narrow(box: Choice) -> None:
    """Let a list be narrower than its longest text, of which the end is then left out."""
    box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(12)
