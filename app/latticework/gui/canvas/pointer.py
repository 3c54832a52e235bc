"""The mouse on a canvas: the gesture in progress, and the cell under the pointer."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent

from latticework.gui.canvas.brush import Brush
from latticework.gui.canvas.gestures import CellDrag, facing, gesture_for
from latticework.gui.canvas.keyboard import Keyboard
from latticework.gui.canvas.protocols import Gesture, Tooled
from latticework.gui.common.tools import DRAWS, key_text
from latticework.gui.common.translation import tr
from latticework.lattice import Cell
from latticework.picture.side_marks import side_at


class Pointer:
    """`cell` is the cell under the pointer; `side` is the side that a click with the mark tool would mean."""

    def __init__(self, canvas: Tooled, brush: Brush, keyboard: Keyboard) -> None:
        self.canvas, self.brush, self.keyboard = canvas, brush, keyboard
        self.cell: Cell | None = None
        self.side: tuple[Cell, str] | None = None
        self._gesture: Gesture | None = None
        self._button = Qt.MouseButton.NoButton

    def press(self, event: QMouseEvent) -> None:
        """Begin a gesture, unless one is under way."""
        canvas = self.canvas
        if self._gesture is not None:
            return
        canvas.set_layer(canvas.spot(event.position())[0])
        at = canvas.cell_at(canvas.view.to_plane(event.position()))
        left = event.button() == Qt.MouseButton.LeftButton and not self.keyboard.space_drags()
        if canvas.selection.floats and event.button() != Qt.MouseButton.MiddleButton and not (
                left and at in canvas.selection.cells):
            canvas.selection.place()
            return
        if left and at in canvas.selection.cells and self._drags(event.modifiers()):
            self._gesture = CellDrag(canvas, bool(event.modifiers() & Qt.KeyboardModifier.AltModifier))
        else:
            self._gesture = gesture_for(canvas, self.brush, canvas.tool, event.button(), event.modifiers(),
                                        self.keyboard.space_drags())
        if self._gesture is not None:
            self._button = event.button()
            self.keyboard.hide()
            self._gesture.start(event.position())

    def move(self, event: QMouseEvent) -> None:
        """Go on with the gesture; note what is under the pointer."""
        canvas = self.canvas
        layer, point = canvas.spot(event.position())
        if self._gesture is not None:
            if self._gesture.over_layers:
                canvas.set_layer(layer)
            self._gesture.move(event.position())
        self.cell = canvas.plane.at(point, layer)
        self.side = None
        if canvas.tool == "mark":
            self.side = side_at(canvas.plane, point, layer, canvas.cells, facing(event.modifiers()))
        self.keyboard.hide()
        self._changed()

    def release(self, event: QMouseEvent) -> None:
        """End the gesture when its own button comes up."""
        if self._gesture is not None and event.button() == self._button:
            gesture, self._gesture = self._gesture, None
            gesture.end()

    def _drags(self, held: Qt.KeyboardModifier) -> bool:
        """Whether a press on a selected cell drags what is selected."""
        plain = not held & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        return self.canvas.selection.floats or (self.canvas.tool == "select" and plain)

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        self.canvas.zoom(1.0015 ** event.angleDelta().y(), event.position())
        event.accept()

    def leave(self) -> None:
        """Forget what was under the pointer."""
        if self.cell is not None or self.side is not None:  # else nothing is to be painted anew
            self.cell = self.side = None
            self._changed()

    def cancel(self) -> bool:
        """Give up the gesture in progress; returns whether there was one."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

    def told(self) -> str:
        """Return what there is to say about a click here beyond the cell, as one line for the status."""
        return self._told_of_sides() or self._told_of_erasing()

    def _told_of_sides(self) -> str:
        """Return which side a click would mark, and how to reach the others."""
        canvas, lattice = self.canvas, self.canvas.plane.lattice
        if canvas.tool == "mark" and self.keyboard.side is not None:
            return tr("side {side}: comma and full stop for others, Space to mark it", side=self.keyboard.side[1])
        if canvas.tool != "mark" or self.cell is None or self.keyboard.visible:
            return ""
        side = tr("side {side}", side=self.side[1]) if self.side is not None else ""
        return "   ".join(filter(None, [side, "" if lattice.flat else tr("Shift: facing up, Ctrl: down")]))

    def _told_of_erasing(self) -> str:
        """Return how a cell is erased where the tool at hand would draw one that is drawn already."""
        canvas = self.canvas
        if (canvas.tool not in DRAWS or self._gesture is not None or self.keyboard.visible
                or self.cell not in canvas.cells):
            return ""
        key = key_text(canvas.actions(), "eraser")
        return tr("the right button erases, or {key}", key=key) if key else tr("the right button erases")

    def _changed(self) -> None:
        self.canvas.report()
        self.canvas.update()
