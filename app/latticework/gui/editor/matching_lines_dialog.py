"""The dialog for lines of a target along which no mark may occur twice."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QPushButton,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.dialogs import ButtonBox
from latticework.gui.widgets.forms import label_of, side_by_side, stacked
from latticework.gui.widgets.translation import error_text, tr
from latticework.lattice import Cell
from latticework.puzzle.marks import Line

_Cells = tuple[Cell, ...]
_NAMED = 4
"""The most cells of a line that are named."""


class LinesDialog(QDialog):
    """Lists the lines of the current target, adds and removes them; it stays open while cells are selected.

    chosen: returns the cells that are selected on the canvas; point_out: marks cells there.
    """

    def __init__(self, document: Document, chosen: Callable[[], _Cells], point_out: Callable[[_Cells], object],
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self._chosen, self._point_out = document, chosen, point_out
        self.setWindowTitle(tr("Lines of different marks"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.help = QLabel(tr(
            "Along a line no mark may occur twice, whatever faces it. Select cells of the target on the canvas (V), "
            "choose which of their sides make the line, and add it."), wordWrap=True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Lines of different marks"))
        self.side = ChoiceBox()
        self.add, self.remove = QPushButton(tr("&Add a line of the selected cells")), QPushButton(tr("&Remove"))
        self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._lay_out()
        self.add.clicked.connect(self._on_add)
        self.remove.clicked.connect(self._on_remove)
        self.list.currentRowChanged.connect(lambda _: self._on_row())
        QShortcut(QKeySequence.StandardKey.Delete, self.list, self._on_remove,
                  context=Qt.ShortcutContext.WidgetShortcut)
        document.changed.connect(self._show)
        self._show()
        self.resize(460, 320)

    def _lay_out(self) -> None:
        sides = side_by_side(label_of(tr("&Side"), self.side), self.side, self.add, None, self.remove)
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        stacked(self, self.help, (self.list, 1), sides, self.message, buttons)

    def _show(self) -> None:
        """Show the lines of the current target; the current row stays."""
        puzzle, row = self.document.puzzle, self.list.currentRow()
        labels = list(dict.fromkeys(edge.label for kind in puzzle.lattice.kinds for edge in kind.half_edges))
        # Filled again only for other sides: the one that was chosen would be lost.
        if labels != [self.side.itemText(i) for i in range(self.side.count())]:
            self.side.clear()
            self.side.addItems(labels)
        # With signals the canvas would point out a line that nobody has chosen.
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems(list(map(self._words, puzzle.target.different)))
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.list.blockSignals(False)
        self.remove.setEnabled(self.list.currentRow() >= 0)
        self.message.clear()

    def _words(self, different: Line) -> str:
        named = [self.document.puzzle.lattice.cell_text(cell) for cell, _ in different[:_NAMED]]
        sides = ", ".join(dict.fromkeys(side for _, side in different))
        cells = " ".join(named) + (" …" if len(different) > _NAMED else "")
        return tr("{sides} of {cells}", sides=sides, cells=cells)

    def _on_row(self) -> None:
        row = self.list.currentRow()
        self.remove.setEnabled(row >= 0)
        if row >= 0:
            self._point_out(tuple(cell for cell, _ in self.document.puzzle.target.different[row]))

    def _on_add(self) -> None:
        cells = self._chosen() if self.document.subject is None else ()
        try:
            self.document.add_line(cells, self.side.currentText())
        except LatticeworkError as error:
            self.message.setText(error_text(error))
        else:
            self.list.setCurrentRow(self.list.count() - 1)

    def _on_remove(self) -> None:
        if self.list.currentRow() >= 0:
            self.document.remove_line(self.list.currentRow())
