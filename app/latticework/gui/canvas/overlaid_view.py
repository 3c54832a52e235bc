"""A canvas with something laid over the target: then clicks choose cells, and draw nothing."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from latticework.gui.canvas.cell_view import CellView
from latticework.gui.canvas.overlay import Overlay
from latticework.lattice import Cell

Buttons, Key = Qt.MouseButton, Qt.Key


class OverlaidView(CellView):
    """Shows an overlay while the target is at hand, and tells which of its cells is chosen."""

    overlay_changed = Signal()
    cell_chosen = Signal(object)  # Cell of the target
    overlay_left = Signal()  # Escape was pressed

    _overlay: Overlay | None = None

    @property
    def overlay(self) -> Overlay | None:
        """What is laid over the cells that are shown now."""
        return self._overlay if self.document.subject is None else None

    def show_overlay(self, overlay: Overlay | None) -> None:
        """Lay something over the target, or with None nothing."""
        self._overlay = overlay
        self.overlay_changed.emit()
        self.update()

    def choose_cell(self, cell: Cell | None) -> None:
        """Choose a cell of the target."""
        if cell is not None and self.overlay is not None and cell in self.overlay.colors:
            self.cell_chosen.emit(cell)

    def told_of(self, cell: Cell | None) -> str:
        """Return what the overlay says of a cell."""
        return self.overlay.told.get(cell, "") if self.overlay is not None and cell is not None else ""

    def overlay_takes_press(self, event: QMouseEvent, at: QPointF) -> bool:
        """Choose the cell under a press of the left button; no button but the middle one goes on to the tools."""
        if self.overlay is None or event.button() == Buttons.MiddleButton:
            return False
        if event.button() == Buttons.LeftButton:
            layer, point = self.spot(at)
            self.choose_cell(self.plane.at(point, layer))
        return True

    def overlay_takes_key(self, event: QKeyEvent, cursor: Cell) -> bool:
        """Choose the cell under the cursor, or leave the overlay; other keys go on to the tools."""
        if self.overlay is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() == Key.Key_Escape:
            self.overlay_left.emit()
        elif event.key() in (Key.Key_Space, Key.Key_Return, Key.Key_Enter):
            self.choose_cell(cursor)
        else:
            return False
        return True
