"""The dialog that adds parts from a text that is typed or pasted."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QWidget

from latticework.errors import LatticeworkError
from latticework.files.part_coordinates import example
from latticework.files.part_text import PartsInText, parts_in
from latticework.gui.common.forms import OkCancel, stacked
from latticework.gui.common.shown_text import Message
from latticework.gui.common.translation import error_text, reworded, tr, tr_n
from latticework.gui.document.document import Document
from latticework.gui.parts.shape_list import ShapeList, ShapeModel
from latticework.puzzle import edit_parts

SETTLE = 150
"""Milliseconds after a change before the text is read again."""


class TextDialog(QDialog):
    """Shows the parts of a text while it is typed, and adds them."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.setWindowTitle(tr("Add parts from text"))
        self.edit = QPlainTextEdit()
        self.edit.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.edit.setTabChangesFocus(True)
        self.edit.setAccessibleName(tr("Text"))
        self.model = ShapeModel(document.puzzle.standing.lattice)
        self.preview = ShapeList(self.model)
        self.preview.setModel(self.model)
        self.preview.setSelectionMode(ShapeList.SelectionMode.NoSelection)
        self.preview.setAccessibleName(tr("Parts in the text"))
        self.told, self.warning = QLabel(textFormat=Qt.TextFormat.PlainText), Message()
        self.buttons = OkCancel(self, self.add, tr("Add"))
        self.add_button = self.buttons.ok
        self.add_button.setToolTip(tr("Add the parts (Ctrl+Enter)"))
        self._found = PartsInText(())
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
        self._lay_out()
        self.setMinimumSize(300, 360)
        self.resize(460, 480)
        self._wire()
        self._begin()

    def _lay_out(self) -> None:
        lattice = self.document.puzzle.lattice
        self.edit.setPlaceholderText("\n".join([
            tr("A picture, with a mark for each cell:"), "##.", ".##",
            tr("or coordinates: {example}", example=example(lattice)),
            tr("or rows between bars, a puzzle code, or the text of a puzzle file.")]))
        head = QLabel(tr("Parts of the lattice {lattice}, typed or pasted", lattice=lattice.title), wordWrap=True)
        stacked(self, head, (self.edit, 3), (self.preview, 2), self.told, self.warning, self.buttons)
        self.warning.setMinimumHeight(2 * self.warning.fontMetrics().height())  # one that comes moves nothing

    def _wire(self) -> None:
        self.edit.textChanged.connect(self._changed)
        self._settle.timeout.connect(self._read)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.add)

    def _begin(self) -> None:
        """Show what is on the clipboard if there are parts in it."""
        text = QGuiApplication.clipboard().text()
        try:
            parts_in(text, self.document.puzzle)
        except LatticeworkError:
            text = ""
        self.edit.setPlainText(text)
        self.edit.selectAll()
        self._read()

    def _changed(self) -> None:
        self._found = PartsInText(())
        self.add_button.setEnabled(False)
        self._settle.start()

    def _read(self) -> None:
        self._settle.stop()
        text, warning = self.edit.toPlainText(), ""
        self._found = PartsInText(())
        if text.strip():
            try:
                self._found = parts_in(text, self.document.puzzle)
                warning = "\n".join(map(reworded, self._found.remarks))
            except LatticeworkError as error:
                warning = error_text(error)
        self._show(warning)

    def _show(self, warning: str) -> None:
        parts = edit_parts.with_free_names(self.document.puzzle, self._found.parts)
        self.model.show([(part.name, part.cells, "") for part in parts])
        cells = sum(len(part.cells) for part in parts)
        self.told.setText(tr_n("{parts}, {n} cell", "{parts}, {n} cells", cells,
                               parts=tr_n("{n} part", "{n} parts", len(parts))) if parts else "")
        self.warning.tell(warning)
        self.add_button.setEnabled(bool(parts))

    def add(self) -> None:
        """Add the parts, if there are any, and close."""
        if self._settle.isActive():
            self._read()
        if not self._found.parts:
            return
        try:
            self.document.add_parts(self._found.parts)
        except LatticeworkError as error:
            self.warning.tell(error_text(error))
            return
        self.accept()

    def done(self, result: int) -> None:
        """Close the dialog."""
        self._settle.stop()
        super().done(result)
        self.deleteLater()
