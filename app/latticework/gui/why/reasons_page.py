"""The page of arguments: why there is no solution, or where the puzzle is tight."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from latticework.cover.arguments import Argument
from latticework.gui.common import theme
from latticework.gui.common.translation import reworded, tr
from latticework.gui.why.legend import Legend
from latticework.puzzle import Puzzle
from latticework.puzzle.sizes import without_cells


class ReasonsPage(QWidget):
    """Lists arguments; the one that is chosen is shown by colours on the target, with a legend."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._arguments: list[Argument] = []
        self.verdict = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Arguments"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSpacing(2)
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
        self._arguments = []
        self.list.clear()
        self.verdict.clear()
        self.legend.show_entries(())

    def show_arguments(self, arguments: list[Argument], puzzle: Puzzle) -> None:
        """List other arguments, on a puzzle, and choose the first."""
        self._arguments = arguments
        proofs = sum(argument.proof for argument in arguments)
        unfinished = not puzzle.target.cells or not puzzle.parts or without_cells(puzzle)
        self.verdict.setText(tr("Something is still to be drawn:") if unfinished else
                             tr("This puzzle has no solution:") if proofs else
                             tr("Nothing seen here rules out a solution."))
        self.list.blockSignals(True)
        self.list.clear()
        for argument in arguments:
            item = QListWidgetItem(reworded(argument.text))
            if argument.proof:
                item.setForeground(QColor(theme.current().warning))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.blockSignals(False)
