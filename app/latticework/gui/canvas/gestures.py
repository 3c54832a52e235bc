"""Gestures of the mouse: an object for each drag, which is started, moved, ended or cancelled."""

from typing import ClassVar

from PySide6.QtCore import QPointF, Qt

from latticework.gui.canvas.brush import Brush
from latticework.gui.canvas.lines import Line
from latticework.gui.canvas.protocols import Gesture, Surface
from latticework.gui.canvas.selecting import Band
from latticework.gui.canvas.strokes import Paint, Rectangle, Stroke
from latticework.gui.common.tools import PAINTS
from latticework.picture.plane import Point
from latticework.picture.side_marks import DOWN, LEVEL, UP

Keys = Qt.KeyboardModifier


class Pan:
    """Drag the plane about; the point that was grabbed stays under the pointer."""

    over_layers: ClassVar[bool] = False

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self.grabbed: Point = (0.0, 0.0)
        self.before = surface.view.x, surface.view.y

    def start(self, at: QPointF) -> None:
        """Grab a point."""
        self.grabbed = self.surface.view.to_plane(at)

    def move(self, at: QPointF) -> None:
        """Move the view so that the grabbed point is here."""
        self.surface.view.bring(self.grabbed, at)
        self.surface.view_moved()

    def end(self) -> None:
        """Leave the view where it is."""

    def cancel(self) -> None:
        """Return the view to where it was."""
        self.surface.view.x, self.surface.view.y = self.before
        self.surface.view_moved()


class MarkSide:
    """Mark one side where the button went down; as one click is all, there is nothing to cancel."""

    over_layers: ClassVar[bool] = False

    def __init__(self, brush: Brush, erase: bool, towards: int) -> None:
        self.brush, self.erase, self.towards = brush, erase, towards

    def start(self, at: QPointF) -> None:
        """Mark the side."""
        self.brush.mark_side(at, self.erase, self.towards)

    def move(self, at: QPointF) -> None:
        """Do nothing: the side is marked already."""

    def end(self) -> None:
        """Do nothing: the side is marked already."""

    def cancel(self) -> None:
        """Do nothing: the side is marked already."""


def facing(held: Qt.KeyboardModifier) -> int:
    """Return which sides a click with keys held means: Shift those that face up, Ctrl those that face down."""
    if held & Keys.ShiftModifier:
        return UP
    return DOWN if held & Keys.ControlModifier else LEVEL


def gesture_for(surface: Surface, brush: Brush, tool: str, button: Qt.MouseButton, held: Qt.KeyboardModifier,
                space: bool) -> Gesture | None:
    """Return what a press of a mouse button begins, with one of TOOLS chosen and keys held, or None."""
    right, left = button == Qt.MouseButton.RightButton, button == Qt.MouseButton.LeftButton
    if button == Qt.MouseButton.MiddleButton or (left and space):
        return Pan(surface)
    if not (left or right):
        return None
    if tool == "pan":
        return Pan(surface)
    if tool == "mark":
        return MarkSide(brush, right, facing(held))
    if tool == "select":
        return Band(surface, held, right)
    if tool in PAINTS:
        return Paint(surface, brush, tool, False if right else None if tool == "optional" else True)
    if tool == "line":
        return Line(surface, right)
    if tool == "rectangle":
        return Rectangle(surface, right or bool(held & Keys.ShiftModifier))
    return Stroke(surface, right or tool == "eraser")
