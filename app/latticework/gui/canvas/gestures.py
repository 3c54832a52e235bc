"""One drag of the mouse is one object: start, move, end, cancel."""

from math import ceil, dist
from typing import Protocol

from PySide6.QtCore import QPointF, Qt

from latticework.errors import LatticeworkError
from latticework.gui.canvas.plane import Plane, Point
from latticework.gui.canvas.view import View
from latticework.lattice import Cell

TOOLS = ("pencil", "eraser", "rectangle", "pan", "mark")


class Surface(Protocol):
    """What a gesture draws on."""

    view: View
    layer: int

    @property
    def plane(self) -> Plane:
        """The lattice seen from above."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells before the gesture."""

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell of the layer under a point of the plane."""

    def show_draft(self, cells: tuple[Cell, ...] | None) -> None:
        """Show other cells than those of the document, or with None those."""

    def commit(self, text: str, cells: tuple[Cell, ...]) -> None:
        """Make the cells those of the document, as one step to undo."""

    def mark_side(self, at: QPointF, erase: bool) -> None:
        """Mark the side of the part's cell that is nearest to a pixel, or take its mark away."""

    def view_moved(self) -> None:
        """Say that the view shows another piece of the plane."""


class Gesture(Protocol):
    """Receives pixels; exactly one of end and cancel is the last call."""

    def start(self, at: QPointF) -> None:
        """A button went down."""

    def move(self, at: QPointF) -> None:
        """The mouse moved."""

    def end(self) -> None:
        """The button came up."""

    def cancel(self) -> None:
        """Nothing is to remain of the gesture."""


class Stroke:
    """Draw or erase every cell that the pointer passes over, also between two events."""

    def __init__(self, surface: Surface, erase: bool = False) -> None:
        self.surface, self.erase = surface, erase
        self.cells = set(surface.cells)
        self.last: Point = (0.0, 0.0)

    def start(self, at: QPointF) -> None:
        """Touch the first cell."""
        self.last = self.surface.view.to_plane(at)
        self._touch(self.last)
        self.surface.show_draft(tuple(self.cells))

    def move(self, at: QPointF) -> None:
        """Touch the cells on the straight way from the last point."""
        (x, y), (to_x, to_y) = self.last, self.surface.view.to_plane(at)
        steps = max(1, ceil(dist((x, y), (to_x, to_y)) / (0.25 * self.surface.plane.spacing)))
        for step in range(1, steps + 1):
            self._touch((x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
        self.last = to_x, to_y
        self.surface.show_draft(tuple(self.cells))

    def end(self) -> None:
        """Keep what was drawn."""
        self.surface.commit("Erase" if self.erase else "Draw", tuple(self.cells))

    def cancel(self) -> None:
        """Forget what was drawn."""
        self.surface.show_draft(None)

    def _touch(self, point: Point) -> None:
        cell = self.surface.cell_at(point)
        if cell is not None:
            (self.cells.discard if self.erase else self.cells.add)(cell)


class Rectangle:
    """Fill or clear the cells whose middles lie between the first cell and the last."""

    def __init__(self, surface: Surface, erase: bool = False) -> None:
        self.surface, self.erase = surface, erase
        self.cells = surface.cells
        self.first: Point = (0.0, 0.0)

    def start(self, at: QPointF) -> None:
        """Take the first corner."""
        self.first = self._corner(at)
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Show the rectangle up to here; one that is too large to show leaves the last one."""
        (x, y), (to_x, to_y) = self.first, self._corner(at)
        try:
            inside = self.surface.plane.within((min(x, to_x), min(y, to_y)), (max(x, to_x), max(y, to_y)),
                                               self.surface.layer)
        except LatticeworkError:
            return
        before = set(self.surface.cells)
        self.cells = tuple(before.difference(inside) if self.erase else before.union(inside))
        self.surface.show_draft(self.cells)

    def end(self) -> None:
        """Keep the rectangle."""
        self.surface.commit("Clear rectangle" if self.erase else "Fill rectangle", self.cells)

    def cancel(self) -> None:
        """Forget the rectangle."""
        self.surface.show_draft(None)

    def _corner(self, at: QPointF) -> Point:
        point = self.surface.view.to_plane(at)
        cell = self.surface.cell_at(point)
        return point if cell is None else self.surface.plane.center(cell)


class Pan:
    """Drag the plane about; the point that was grabbed stays under the pointer."""

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self.grabbed: Point = (0.0, 0.0)
        self.before = surface.view.x, surface.view.y

    def start(self, at: QPointF) -> None:
        """Grab a point."""
        self.grabbed = self.surface.view.to_plane(at)

    def move(self, at: QPointF) -> None:
        """Bring it here."""
        self.surface.view.bring(self.grabbed, at)
        self.surface.view_moved()

    def end(self) -> None:
        """Stay where it is."""

    def cancel(self) -> None:
        """Go back."""
        self.surface.view.x, self.surface.view.y = self.before
        self.surface.view_moved()


class MarkSide:
    """Mark one side where the button went down; as one click is all, there is nothing to cancel."""

    def __init__(self, surface: Surface, erase: bool) -> None:
        self.surface, self.erase = surface, erase

    def start(self, at: QPointF) -> None:
        """Mark the side."""
        self.surface.mark_side(at, self.erase)

    def move(self, at: QPointF) -> None:
        """Marking is done."""

    def end(self) -> None:
        """Marking is done."""

    def cancel(self) -> None:
        """Marking is done."""


def gesture_for(surface: Surface, tool: str, button: Qt.MouseButton, shift: bool, space: bool) -> Gesture | None:
    """Return what a press of a mouse button begins, with one of TOOLS chosen and keys held, or None."""
    right, left = button == Qt.MouseButton.RightButton, button == Qt.MouseButton.LeftButton
    if button == Qt.MouseButton.MiddleButton or (left and space):
        return Pan(surface)
    if not (left or right):
        return None
    if tool == "pan":
        return Pan(surface)
    if tool == "mark":
        return MarkSide(surface, right)
    if tool == "rectangle":
        return Rectangle(surface, right or shift)
    return Stroke(surface, right or tool == "eraser")
