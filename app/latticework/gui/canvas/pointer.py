"""The mouse on a canvas: the gestures that it begins, and what is said of the cell under it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QMouseEvent, QWheelEvent

from latticework.gui.canvas.gestures import CellDrag, facing, gesture_for
from latticework.gui.canvas.keyboard import Keyboard
from latticework.gui.canvas.surface import Surface
from latticework.gui.common.tools import DRAWS, key_text
from latticework.gui.common.translation import tr
from latticework.picture.plane import side_at


class Pointer:
    """What the mouse does on a surface.

    actions: returns the actions whose keys work there.
    """

    def __init__(self, surface: Surface, keyboard: Keyboard, actions: Callable[[], list[QAction]]) -> None:
        self.surface, self.keyboard, self._actions = surface, keyboard, actions
        self._button = Qt.MouseButton.NoButton

    def press(self, event: QMouseEvent) -> None:
        """Begin a gesture, unless one is under way."""
        surface = self.surface
        if surface.gesture is not None:
            return
        surface.set_layer(surface.spot(event.position())[0])
        at = surface.cell_at(surface.view.to_plane(event.position()))
        left = event.button() == Qt.MouseButton.LeftButton and not self.keyboard.space_drags()
        if surface.selection.floats and event.button() != Qt.MouseButton.MiddleButton and not (
                left and at in surface.selection.cells):
            surface.selection.place()
            return
        if left and at in surface.selection.cells and self._drags(event.modifiers()):
            surface.gesture = CellDrag(surface, bool(event.modifiers() & Qt.KeyboardModifier.AltModifier))
        else:
            surface.gesture = gesture_for(surface, event.button(), event.modifiers(), self.keyboard.space_drags())
        if surface.gesture is not None:
            self._button = event.button()
            self.keyboard.hide()
            surface.gesture.start(event.position())

    def move(self, event: QMouseEvent) -> None:
        """Go on with the gesture; note what is under the pointer."""
        surface = self.surface
        layer, point = surface.spot(event.position())
        if surface.gesture is not None:
            if surface.gesture.over_layers:
                surface.set_layer(layer)
            surface.gesture.move(event.position())
        surface.pointed = surface.plane.at(point, layer)
        surface.pointed_side = None
        if surface.tool == "mark":
            surface.pointed_side = side_at(surface.plane, point, layer, surface.cells, facing(event.modifiers()))
        self.keyboard.hide()
        self._changed()

    def release(self, event: QMouseEvent) -> None:
        """End the gesture when its own button comes up."""
        surface = self.surface
        if surface.gesture is not None and event.button() == self._button:
            gesture, surface.gesture = surface.gesture, None
            gesture.end()

    def _drags(self, held: Qt.KeyboardModifier) -> bool:
        """Whether a press on a selected cell drags what is selected."""
        plain = not held & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        return self.surface.selection.floats or (self.surface.tool == "select" and plain)

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        self.surface.zoom(1.0015 ** event.angleDelta().y(), event.position())
        event.accept()

    def leave(self) -> None:
        """Forget what was under the pointer."""
        surface = self.surface
        if surface.pointed is not None or surface.pointed_side is not None:  # else nothing is to be painted anew
            surface.pointed = surface.pointed_side = None
            self._changed()

    def told(self) -> str:
        """Return what there is to say about a click here beyond the cell, as one line for the status."""
        return self._told_of_sides() or self._told_of_erasing()

    def _told_of_sides(self) -> str:
        """Return which side a click would mark, and how to reach the others."""
        surface, lattice = self.surface, self.surface.plane.lattice
        if surface.tool == "mark" and self.keyboard.side is not None:
            return tr("side {side}: comma and full stop for others, Space to mark it", side=self.keyboard.side[1])
        if surface.tool != "mark" or surface.pointed is None or surface.cursor_shown:
            return ""
        side = tr("side {side}", side=surface.pointed_side[1]) if surface.pointed_side is not None else ""
        return "   ".join(filter(None, [side, "" if lattice.flat else tr("Shift: facing up, Ctrl: down")]))

    def _told_of_erasing(self) -> str:
        """Return how a cell is erased where the tool at hand would draw one that is drawn already."""
        surface = self.surface
        if (surface.tool not in DRAWS or surface.gesture is not None or surface.cursor_shown
                or surface.pointed not in surface.cells):
            return ""
        key = key_text(self._actions(), "eraser")
        return tr("the right button erases, or {key}", key=key) if key else tr("the right button erases")

    def _changed(self) -> None:
        self.surface.report()
        self.surface.update()
