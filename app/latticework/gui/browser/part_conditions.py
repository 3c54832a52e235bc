"""Conditions on parts, added one after the other: a part at a cell, two parts that touch."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.common import icons
from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.translation import error_text, isolated, tr, translatable, translated
from latticework.puzzle import Puzzle
from latticework.solution.conditions import At, Touching, cell_of
from latticework.visible_text import one_line

PartCondition = At | Touching
_KINDS = ((At, True, translatable("lies at")), (At, False, translatable("is not at")),
          (Touching, True, translatable("touches")), (Touching, False, translatable("does not touch")))
_TOLD = {(At, True): translatable("{part} at {other}"), (At, False): translatable("{part} not at {other}"),
         (Touching, True): translatable("{part} touches {other}"),
         (Touching, False): translatable("{part} does not touch {other}")}
_LONGEST = 20


class PartConditions(QWidget):
    """Fields for one more condition, and those that were added, each with a button that takes it away."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.conditions: list[PartCondition] = []
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
        self.cell.returnPressed.connect(self._add)
        self._show_fields()

    def show_puzzle(self, puzzle: Puzzle | None) -> None:
        """Offer the parts of a puzzle."""
        self._puzzle = puzzle
        names = [_short(part.name) for part in puzzle.parts] if puzzle else []
        for box in (self.part, self.other):
            if [box.itemText(row) for row in range(box.count())] != names:
                box.clear()
                box.addItems(names)
        self.cell.setPlaceholderText(",".join(map(str, puzzle.lattice.written(puzzle.target.cells[0])))
                                     if puzzle and puzzle.target.cells else "")
        self._show_list()

    def ask(self, condition: PartCondition) -> None:
        """Add a condition, if it is not there yet."""
        if condition not in self.conditions:
            self.conditions.append(condition)
            self._show_list()
            self.changed.emit()

    def reset(self) -> None:
        """Take all away."""
        self.conditions = []
        self.message.hide()
        self._show_list()

    def _add(self) -> None:
        kind, wanted = self.kind.currentData()
        if self._puzzle is None or self.part.currentIndex() < 0:
            return
        self.message.hide()
        try:
            if kind is At:
                condition: PartCondition = At(self.part.currentIndex(), cell_of(self._puzzle, self.cell.text()),
                                              wanted)
            else:
                condition = Touching.of(self.part.currentIndex(), self.other.currentIndex(), wanted)
        except LatticeworkError as error:
            self.message.setText(error_text(error))
            self.message.show()
            return
        self.ask(condition)

    def _remove(self, condition: PartCondition) -> None:
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
                widget.hide()
                widget.deleteLater()
        for condition in self.conditions:
            self._list.addWidget(self._row(condition))

    def _row(self, condition: PartCondition) -> QWidget:
        row, text = QWidget(), self.told(condition)
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        label = QLabel(text, textFormat=Qt.TextFormat.PlainText)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        label.setToolTip(text)
        layout.addWidget(label, 1)
        button: QToolButton = icons.tool_button("clear", tr("Take away: {condition}", condition=text),
                                                lambda: self._remove(condition))
        layout.addWidget(button)
        return row

    def told(self, condition: PartCondition) -> str:
        """Return a condition in words."""
        if self._puzzle is None:
            return ""
        if isinstance(condition, At):
            number, other = condition.part, self._puzzle.lattice.cell_text(self._puzzle.target.cells[condition.cell])
        else:
            number, other = condition.one, isolated(_short(self._puzzle.parts[condition.other].name))
        part = isolated(_short(self._puzzle.parts[number].name))
        return translated(_TOLD[type(condition), condition.expected], part=part, other=other)


def _short(name: str) -> str:
    plain = one_line(name)
    return plain if len(plain) <= _LONGEST else plain[: _LONGEST - 1] + "…"


def _box(name: str) -> ChoiceBox:
    box = ChoiceBox()
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(4)
    return box
