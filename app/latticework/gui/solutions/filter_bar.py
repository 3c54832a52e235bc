"""The fields that choose which solutions are listed: favourites, symmetric ones, parts at cells, parts that touch."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.widgets import icons
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.forms import fold_arrow
from latticework.gui.widgets.translation import error_text, isolated, reworded, tr, translatable, translated
from latticework.puzzle import Puzzle
from latticework.solution.conditions import At, ColorsApart, Condition, Score, Symmetric, Touching, cell_of
from latticework.store.solution_order import Arrangement
from latticework.visible_text import one_line

_PartCondition = At | Touching
_KINDS = ((At, True, translatable("is at")), (At, False, translatable("is not at")),
          (Touching, True, translatable("touches")), (Touching, False, translatable("does not touch")))
_CONDITION_TEXTS = {(At, True): translatable("{part} at {other}"), (At, False): translatable("{part} not at {other}"),
         (Touching, True): translatable("{part} touches {other}"),
         (Touching, False): translatable("{part} does not touch {other}")}
_LONGEST = 20
"""Characters of the name of a part that are shown."""
_WHOLE = 1000


class FilterBar(QWidget):
    """Fields behind a button; sends `changed` when another list is chosen, `stopped` to end working it out."""

    changed = Signal()
    stopped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.button = QToolButton()
        self.button.setText(tr("Filter"))
        self.button.setCheckable(True)
        self.button.setAutoRaise(True)
        self.button.setToolTip(tr("List only some of the solutions"))
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.clear = QToolButton()
        self.clear.setText(tr("List all"))
        self.clear.setAutoRaise(True)
        self.found = QLabel(wordWrap=True)
        self.favourites = QCheckBox(tr("Favourites"))
        self.favourites.setToolTip(tr("List only solutions with a star"))
        self.symmetric = QCheckBox(tr("Symmetric"))
        self.symmetric.setToolTip(tr("List only solutions that a symmetry of the puzzle carries onto themselves"))
        self.colors = QCheckBox(tr("Colours apart"))
        self.colors.setToolTip(tr("List only solutions in which no two parts of one colour touch"))
        self.score = QSpinBox(minimum=0, maximum=99_999)
        self.score.setSpecialValueText(tr("any"))
        # Else each digit that is typed would have the whole list worked out.
        self.score.setKeyboardTracking(False)
        self.score.setToolTip(tr("How many edges between parts lie on edges between parts of the solution's image "
                                 "under a symmetry of the target, at least"))
        self.parts = _PartConditions()
        self.copies = QCheckBox(tr("Symmetric copies count, too"))
        self.copies.setToolTip(tr("Also list solutions of which a symmetric copy meets the conditions"))
        self.progress = QProgressBar(maximum=_WHOLE, textVisible=False, format="")
        self.progress.setAccessibleName(tr("How many solutions were tested"))
        self.stop = QPushButton(tr("Stop"))
        self._lay_out()
        for box in (self.favourites, self.symmetric, self.colors, self.copies):
            box.toggled.connect(self._on_changed)
        self.score.valueChanged.connect(self._on_changed)
        self.parts.changed.connect(self._on_changed)
        self.button.toggled.connect(self._show_fields)
        self.stop.clicked.connect(self.stopped)
        self.clear.clicked.connect(self.list_all)
        self.show_working(works=False)
        self._show_fields()

    def _lay_out(self) -> None:
        self.head = QHBoxLayout()
        self.head.addWidget(self.button)
        self.head.addStretch(1)
        found = QHBoxLayout()
        found.addWidget(self.found, 1)
        found.addWidget(self.clear)
        score = QHBoxLayout()
        label = QLabel(tr("Symmetry at least"))
        label.setBuddy(self.score)
        score.addWidget(label)
        score.addWidget(self.score, 1)
        self.fields = QWidget()
        self.fields.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        rows = QVBoxLayout(self.fields)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        for widget in (self.favourites, self.symmetric, self.colors):
            rows.addWidget(widget)
        rows.addLayout(score)
        rows.addWidget(self.parts)
        rows.addWidget(self.copies)
        working = QHBoxLayout()
        working.addWidget(self.progress, 1)
        working.addWidget(self.stop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addLayout(self.head)
        whole.addWidget(self.fields)
        whole.addLayout(found)  # below the fields, which would move under the pointer
        whole.addLayout(working)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """The conditions that a solution must meet to be listed."""
        own: list[Condition] = [*self.parts.conditions]
        own += [Symmetric()] if self.symmetric.isChecked() else []
        own += [ColorsApart()] if self.colors.isChecked() else []
        own += [Score(self.score.value())] if self.score.value() else []
        return tuple(own)

    def added_to(self, arrangement: Arrangement) -> Arrangement:
        """Return an arrangement with the conditions chosen here added."""
        conditions = self.conditions
        return replace(arrangement, favourites=self.favourites.isChecked(), conditions=conditions,
                       copies=bool(conditions) and self.copies.isChecked())

    def show_puzzle(self, puzzle: Puzzle | None) -> None:
        """Offer the parts of a puzzle."""
        self.parts.show_puzzle(puzzle)

    def show_found(self, listed: int, stored: int) -> None:
        """Show how many of the stored solutions are listed, unless all are."""
        # A condition that rules nothing out is shown, too, so that it can be seen and taken back.
        some = listed < stored or self.added_to(Arrangement()) != Arrangement()
        self.found.setVisible(some)
        self.found.setText(tr("{listed} of {stored}", listed=listed, stored=stored) if some else "")
        self.clear.setVisible(some)

    def show_working(self, works: bool, doing: str = "", share: float = 0.0) -> None:
        """Show how far working out the list is, or hide that."""
        self.progress.setVisible(works)
        self.stop.setVisible(works)
        self.progress.setValue(int(_WHOLE * share))
        self.progress.setToolTip(reworded(doing))

    def reset(self) -> None:
        """Choose no condition, without sending `changed`."""
        with QSignalBlocker(self):
            for box in (self.favourites, self.symmetric, self.colors, self.copies):
                box.setChecked(False)
            self.score.setValue(0)
            self.parts.reset()

    def list_all(self) -> None:
        """Choose no condition."""
        self.reset()
        self.changed.emit()

    def _show_fields(self) -> None:
        opened = self.button.isChecked()
        self.button.setArrowType(fold_arrow(opened))
        self.fields.setVisible(opened)

    def _on_changed(self) -> None:
        self.changed.emit()


class _PartConditions(QWidget):
    """Fields to add a condition on parts, and below them the conditions, each with a button that removes it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.conditions: list[_PartCondition] = []
        self._puzzle: Puzzle | None = None
        self.part, self.kind, self.other = _box(tr("Part")), _box(tr("Condition")), _box(tr("Other part"))
        for kind, wanted, words in _KINDS:
            self.kind.addItem(translated(words), (kind, wanted))
        self.cell = QLineEdit()
        self.cell.setAccessibleName(tr("Cell of the target"))
        self.cell.setToolTip(tr("Coordinates of a cell of the target, for example 0,0. Ctrl+click a cell of the "
                                "solution shown to add a condition on it."))
        self.add = icons.tool_button("add", tr("Add the condition"), self._add)
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.message.hide()
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.part, 1)
        first.addWidget(self.kind, 1)
        second.addWidget(self.cell, 1)
        second.addWidget(self.other, 1)
        second.addWidget(self.add)
        self._list = QVBoxLayout()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        for row in (first, second):
            whole.addLayout(row)
        whole.addWidget(self.message)
        whole.addLayout(self._list)
        self.kind.currentIndexChanged.connect(self._show_fields)
        self.part.currentIndexChanged.connect(self._offer_others)
        self.cell.returnPressed.connect(self._add)
        self._show_fields()

    def show_puzzle(self, puzzle: Puzzle | None) -> None:
        """Offer the parts of a puzzle."""
        self._puzzle = puzzle
        names = [_short(part.name) for part in puzzle.parts] if puzzle else []
        _fill(self.part, list(enumerate(names)))
        self._offer_others()
        self.cell.setPlaceholderText(",".join(map(str, puzzle.lattice.written(puzzle.target.cells[0])))
                                     if puzzle and puzzle.target.cells else "")
        self._show_list()

    def _offer_others(self) -> None:
        """Offer the parts that the chosen one may touch: itself only where there are several of it."""
        parts, chosen = self._puzzle.parts if self._puzzle else (), self.part.currentIndex()
        _fill(self.other, [(number, _short(part.name)) for number, part in enumerate(parts)
                           if number != chosen or part.most > 1])

    def require(self, condition: _PartCondition) -> None:
        """Add a condition, if it is not there yet."""
        if condition not in self.conditions:
            self.conditions.append(condition)
            self._show_list()
            self.changed.emit()

    def reset(self) -> None:
        """Remove all conditions."""
        self.conditions = []
        self.message.hide()
        self._show_list()

    def _add(self) -> None:
        kind, wanted = self.kind.currentData()
        missing = self.part.currentIndex() < 0 or (kind is Touching and self.other.currentIndex() < 0)
        if self._puzzle is None or missing:
            return
        self.message.hide()
        try:
            if kind is At:
                condition: _PartCondition = At(self.part.currentIndex(), cell_of(self._puzzle, self.cell.text()),
                                              wanted)
            else:
                condition = Touching.of(self.part.currentIndex(), self.other.currentData(), wanted)
        except LatticeworkError as error:
            self.message.setText(error_text(error))
            self.message.show()
            return
        self.require(condition)

    def _remove(self, condition: _PartCondition) -> None:
        self.conditions.remove(condition)
        self._show_list()
        self.changed.emit()

    def _show_fields(self) -> None:
        at = self.kind.currentData()[0] is At
        self.cell.setVisible(at)
        self.other.setVisible(not at)

    def _show_list(self) -> None:
        while (item := self._list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                # A click on a button of this row may have led here, so it is deleted later, and hidden until then.
                widget.hide()
                widget.deleteLater()
        before = self.add
        for condition in self.conditions:
            row, button = self._row(condition)
            self._list.addWidget(row)
            self.setTabOrder(before, button)  # Qt puts what is made later behind all the rest
            before = button

    def _row(self, condition: _PartCondition) -> tuple[QWidget, QToolButton]:
        """Return a condition in words beside the button that takes it away, and that button."""
        row, text = QWidget(), self._text(condition)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        label = QLabel(text, textFormat=Qt.TextFormat.PlainText)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        label.setToolTip(text)
        layout.addWidget(label, 1)
        button: QToolButton = icons.tool_button("clear", tr("Take away: {condition}", condition=text),
                                                lambda: self._remove(condition))
        layout.addWidget(button)
        return row, button

    def _text(self, condition: _PartCondition) -> str:
        if self._puzzle is None:
            return ""
        if isinstance(condition, At):
            number, other = condition.part, self._puzzle.lattice.cell_text(self._puzzle.target.cells[condition.cell])
        else:
            number, other = condition.one, isolated(_short(self._puzzle.parts[condition.other].name))
        part = isolated(_short(self._puzzle.parts[number].name))
        return translated(_CONDITION_TEXTS[type(condition), condition.expected], part=part, other=other)


def _short(name: str) -> str:
    plain = one_line(name)
    return plain if len(plain) <= _LONGEST else plain[: _LONGEST - 1] + "…"


def _fill(box: QComboBox, entries: list[tuple[int, str]]) -> None:
    """Offer parts, given by number and name, in a box; the one that was chosen stays so where it is still there."""
    # Filled again only with other names, as a list may be open.
    if [(box.itemData(row), box.itemText(row)) for row in range(box.count())] == entries:
        return
    before = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        for number, name in entries:
            box.addItem(name, number)
        box.setCurrentIndex(max(0, box.findData(before)))


def _box(name: str) -> ChoiceBox:
    box = ChoiceBox()
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(4)
    return box
