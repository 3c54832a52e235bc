"""The action that adds a plate for the surface of a cube, and the way back to one that is there."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from latticework.gui.common.icons import tool_button
from latticework.gui.common.translation import tr, translatable, translated
from latticework.gui.document.document import Document
from latticework.gui.parts.plate_dialog import PlateDialog
from latticework.puzzle.plates import can_have_plates, find_plate, shell_size

KEYS = "Ctrl+Shift+P"
TIP = translatable("Add a plate… ({keys}): a side of a cube, with teeth along its border")
ELSEWHERE = translatable("Add a plate: only in puzzles of cubes")


class Plates(QObject):
    """An action for a menu and a button for it, which are of use on the cubic lattice only."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.document, self.window = document, parent
        self.action = QAction(tr("Add a p&late…"), self)
        self.action.setShortcut(KEYS)
        self.action.triggered.connect(lambda _checked: self._open(None))
        self.button = tool_button("add-plate", translated(TIP, keys=KEYS), self.action.trigger)
        document.changed.connect(self._refresh)
        self._refresh()

    def change(self, number: int) -> bool:
        """Open a part for change; returns False when it is no plate of the cube whose surface is the target."""
        puzzle = self.document.puzzle
        size = shell_size(puzzle.target.cells) if can_have_plates(puzzle.lattice) else None
        if size is None or find_plate(puzzle.parts[number].cells, size) is None:
            return False
        self._open(number)
        return True

    def _open(self, number: int | None) -> None:
        PlateDialog(self.document, number, self.window).open()

    def _refresh(self) -> None:
        possible = can_have_plates(self.document.puzzle.lattice)
        for one in (self.action, self.button):
            one.setEnabled(possible)
            one.setToolTip(translated(TIP, keys=KEYS) if possible else translated(ELSEWHERE))
