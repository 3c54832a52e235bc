"""The dialog for what a puzzle is called and what its parts may do."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.common.message_boxes import warn
from latticework.gui.document.document import Document
from latticework.puzzle import Part
from latticework.puzzle import edit_parts as edits
from latticework.visible_text import one_line

MEANINGS = {"placed": "only lie where they are drawn", "fixed": "be moved, not turned", "turn": "be moved and turned",
            "turn over": "also be turned over", "mirror": "also be mirrored"}
"""How a sentence that begins with "Parts may" goes on for each rule of motion."""


class PropertiesDialog(QDialog):
    """Name, author, notes and the rule for all parts; each field changed is one step to undo."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        puzzle = document.puzzle
        self.setWindowTitle("Puzzle properties")
        self.name, self.author = QLineEdit(puzzle.name), QLineEdit(puzzle.author)
        self.notes = QPlainTextEdit(puzzle.notes)
        usual = replace(puzzle, motions="").rule(Part(""))
        self.motions = QComboBox()
        for rule in edits.rules(puzzle.lattice):
            self.motions.addItem(f"{rule}: {MEANINGS[rule]}" if rule else f"as usual: {usual}", rule)
        self.motions.setCurrentIndex(self.motions.findData(puzzle.motions))
        told = [f"{entry.solutions:,} modulo {entry.modulo}: {one_line(entry.source)}" for entry in puzzle.published
                if entry.target == puzzle.place]
        published = QLabel("\n".join(told) or "–", textFormat=Qt.TextFormat.PlainText)
        published.setWordWrap(True)
        choices = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(choices.Ok | choices.Cancel)
        self.buttons.accepted.connect(self._take)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        for label, widget in (("&Name", self.name), ("&Author", self.author), ("No&tes", self.notes),
                              ("Parts &may", self.motions)):
            form.addRow(label, widget)
        form.addRow("Lattice", QLabel(one_line(puzzle.lattice.title), textFormat=Qt.TextFormat.PlainText))
        form.addRow("Published", published)
        form.addRow(self.buttons)
        self.name.setFocus()  # selects its text, too, as soon as the dialog is shown
        self.resize(460, 400)

    def _take(self) -> None:
        document, puzzle = self.document, self.document.puzzle
        try:
            if self.name.text() != puzzle.name:
                document.set_name(self.name.text())
            if self.author.text() != puzzle.author:
                document.set_author(self.author.text())
            if self.notes.toPlainText() != puzzle.notes:
                document.set_notes(self.notes.toPlainText())
            if self.motions.currentData() != puzzle.motions:
                document.set_motions(None, self.motions.currentData())
        except LatticeworkError as error:
            warn(self, "Puzzle properties", str(error))
            return
        self.accept()
