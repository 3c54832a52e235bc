"""The page of arguments: why there is no solution, or where the puzzle is tight."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from latticework.cover.arguments import Argument
from latticework.gui.common import theme
from latticework.gui.common.translation import reworded, tr
from latticework.gui.why.legend import Legend
from latticework.puzzle import Puzzle
from latticework.puzzle.sizes import without_cells

_BETWEEN = 6
"""Pixels between two texts."""


class _RoomyRows(QStyledItemDelegate):
    """Keeps texts apart; with spacing between the rows Qt breaks lines for another width than it paints them in."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a text with some room above and below."""
        return super().sizeHint(option, index) + QSize(0, _BETWEEN)


class ReasonsPage(QWidget):
    """Lists arguments; the one that is chosen is shown by colours on the target, with a legend."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._arguments: list[Argument] = []
        self._puzzle: Puzzle | None = None
        self._all_tried = False
        self.verdict = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Arguments"))
        self.list.setWordWrap(True)
        self.list.setItemDelegate(_RoomyRows(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.legend = Legend()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.verdict)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.legend)
        self.list.currentRowChanged.connect(lambda _: self.chosen.emit())
        self.list.itemClicked.connect(lambda _: self.chosen.emit())

    @property
    def argument(self) -> Argument | None:
        """The argument that is chosen."""
        row = self.list.currentRow()
        return self._arguments[row] if 0 <= row < len(self._arguments) else None

    def clear(self) -> None:
        """Show nothing, until more is known."""
        self._arguments, self._puzzle = [], None
        self.list.clear()
        self.verdict.clear()
        self.legend.show_entries(())

    def show_arguments(self, arguments: list[Argument], puzzle: Puzzle) -> None:
        """List other arguments, on a puzzle, and choose the first."""
        self._arguments, self._puzzle = arguments, puzzle
        self._show_verdict()
        self.list.blockSignals(True)
        self.list.clear()
        for argument in arguments:
            self.list.addItem(QListWidgetItem(reworded(argument.text)))
        self.follow_theme()
        self.list.setCurrentRow(0)
        self.list.blockSignals(False)

    def show_search(self, all_tried: bool) -> None:
        """Take into account whether a search has tried all possibilities and found no solution."""
        self._all_tried = all_tried
        self._show_verdict()

    def follow_theme(self) -> None:
        """Show the proofs in the colour of the window's warnings."""
        for row, argument in enumerate(self._arguments):
            if argument.proof:
                self.list.item(row).setForeground(QColor(theme.current().warning))

    def _show_verdict(self) -> None:
        puzzle = self._puzzle
        if puzzle is None:
            return
        if not puzzle.target.cells or not puzzle.parts or without_cells(puzzle):
            self.verdict.setText(tr("Something is still to be drawn:"))
        elif any(argument.proof for argument in self._arguments):
            self.verdict.setText(tr("This puzzle has no solution:"))
        elif self._all_tried:
            self.verdict.setText(tr("This puzzle has no solution: the search has tried all possibilities. Nothing "
                                    "seen here shows it without a search."))
        else:
            self.verdict.setText(tr("Nothing seen here rules out a solution."))
