"""The dialog that draws a plate for the surface of a cube."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from latticework.errors import LatticeworkError
from latticework.gui.common import theme
from latticework.gui.common.dialogs import ButtonBox
from latticework.gui.common.translation import error_text, tr
from latticework.gui.document.document import Document
from latticework.gui.parts.plate_square import PlateSquare
from latticework.gui.parts.plate_sums import plate_sums
from latticework.puzzle import Puzzle, edit_cells, edit_parts
from latticework.puzzle.plates import LEAST, MOST, USUAL, Place, Plate, border, find_plate, shell, shell_size


class PlateDialog(QDialog):
    """Draws plates and adds them as parts, or with the `number` of a part that is a plate changes that one.

    Each plate is one step to undo; the first takes the target along when that is asked for.
    """

    def __init__(self, document: Document, number: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document, self.number = document, number
        self.setWindowTitle(tr("Add a plate") if number is None else tr("Change the plate"))
        self.square = PlateSquare()
        self.size_box = QSpinBox(minimum=LEAST, maximum=MOST)
        self.target_box = QCheckBox(tr("Target: surface of the cube"))
        self.sums, self.warning = QLabel(), QLabel()
        self._plates = {size: Plate(size) for size in range(LEAST, MOST + 1)}
        self._begin()
        self._lay_out()
        self._wire()
        self._refresh()

    @property
    def plate(self) -> Plate:
        """The plate as drawn; one is kept for each size."""
        return self._plates[self.size_box.value()]

    def _begin(self) -> None:
        puzzle = self.document.puzzle
        size = shell_size(puzzle.target.cells)
        self.size_box.setValue(size or USUAL)
        self.target_box.setChecked(not puzzle.target.cells)
        if self.number is not None and size is not None:
            self._plates[size] = find_plate(puzzle.parts[self.number].cells, size) or self.plate
            self.size_box.setEnabled(False)

    def _lay_out(self) -> None:
        form, line = QFormLayout(self), QHBoxLayout()
        self.clear, self.fill = QPushButton(tr("&Clear")), QPushButton(tr("&Fill"))
        line.addWidget(self.size_box)
        line.addStretch(1)
        line.addWidget(self.clear)
        line.addWidget(self.fill)
        form.addRow(tr("Cubes along a side"), line)
        choices = QDialogButtonBox.StandardButton
        self.buttons = ButtonBox(choices.Ok | choices.Cancel)
        self.add_button, self.close_button = map(self.buttons.button, (choices.Ok, choices.Cancel))
        self.add_button.setText(tr("Add") if self.number is None else tr("Change"))
        self.next_button = self.buttons.addButton(tr("Add and &next"), QDialogButtonBox.ButtonRole.ActionRole)
        rows: tuple[QWidget, ...] = (self.square, self.sums, self.warning, self.target_box, self.buttons)
        for row in rows:
            form.addRow(row)
        for label in (self.sums, self.warning):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        # A message that comes does not push the square about.
        self.warning.setMinimumHeight(2 * self.warning.fontMetrics().height())
        for button in (self.clear, self.fill, self.next_button):
            button.setAutoDefault(False)
        self.next_button.setVisible(self.number is None)
        self.target_box.setVisible(self.number is None)
        self.square.setFocus()

    def _wire(self) -> None:
        self.square.drawn.connect(self._draw)
        self.size_box.valueChanged.connect(self._refresh)
        self.target_box.toggled.connect(self._refresh)
        self.clear.clicked.connect(lambda: self._show(frozenset()))
        self.fill.clicked.connect(lambda: self._show(border(self.plate.size)))
        self.buttons.accepted.connect(self._take)
        self.buttons.rejected.connect(self.reject)
        self.next_button.clicked.connect(self._take_and_go_on)

    def _draw(self, place: Place, tooth: bool) -> None:
        self._show(self.plate.teeth | {place} if tooth else self.plate.teeth - {place})

    def _show(self, teeth: frozenset[Place]) -> None:
        self._plates[self.plate.size] = replace(self.plate, teeth=teeth)
        self._refresh()

    def _made(self) -> Puzzle:
        """Return the puzzle with the plate; raises LatticeworkError when it has too many parts."""
        puzzle, plate = self.document.puzzle, self.plate
        if self.number is not None:
            return edit_cells.with_cells(puzzle, self.number, plate.cells)
        made = edit_parts.with_new_part(puzzle).with_part(len(puzzle.parts), cells=plate.cells)
        wanted = self.target_box.isChecked() and not puzzle.target.cells
        return edit_cells.with_cells(made, None, shell(plate.size)) if wanted else made

    def _refresh(self) -> None:
        """Show the plate, and what the puzzle would come to with it."""
        free = not self.document.puzzle.target.cells
        self.target_box.setEnabled(free)
        self.target_box.setToolTip("" if free else tr("The target has cells already"))
        try:
            made = self._made()
        except LatticeworkError as error:
            self._tell("", error_text(error))
            return
        self.square.show_plate(self.plate, made.color(len(made.parts) - 1 if self.number is None else self.number))
        text, warning = plate_sums(made, self.plate)
        self._tell(tr("With this plate: {sums}", sums=text), warning)

    def _tell(self, text: str, warning: str) -> None:
        self.sums.setText(text)
        self.warning.setText(warning)
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(theme.current().warning))
        self.warning.setPalette(palette)

    def _take(self) -> None:
        if self._add():
            self.accept()

    def _take_and_go_on(self) -> None:
        if self._add():
            self.close_button.setText(tr("Close"))
            self._show(frozenset())
            self.square.setFocus()

    def _add(self) -> bool:
        try:
            puzzle = self._made()
        except LatticeworkError as error:
            self._tell("", error_text(error))
            return False
        self.document.change(self.windowTitle(), puzzle)
        if self.number is None:
            self.document.set_subject(len(puzzle.parts) - 1)
        return True

    def done(self, result: int) -> None:
        """Close the dialog."""
        super().done(result)
        self.deleteLater()
