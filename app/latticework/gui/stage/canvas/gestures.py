"""Gestures of the mouse: an object for each drag, which is started, moved, and ended or cancelled."""

from abc import ABC, abstractmethod
from itertools import chain
from math import ceil, dist
from typing import ClassVar

from PySide6.QtCore import QPointF, Qt

from latticework.errors import LatticeworkError
from latticework.gui.stage.canvas.brush import refusal
from latticework.gui.stage.canvas.surface import CellEditor, Gesture
from latticework.gui.widgets.tools import PAINTS
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.lattice import Cell
from latticework.picture.plane import DOWN, LEVEL, UP, Point, side_at
from latticework.puzzle.drawing import line

Keys = Qt.KeyboardModifier

_NO_SIDE = translatable(
    "Click inside a cell near a side; Shift means a side that faces up, Ctrl one that faces down")


def gesture_for(surface: CellEditor, button: Qt.MouseButton, keys: Qt.KeyboardModifier,
                space: bool) -> Gesture | None:
    """Return the gesture that a mouse button begins with the current tool and modifier keys, or None."""
    tool = surface.tool
    right, left = button == Qt.MouseButton.RightButton, button == Qt.MouseButton.LeftButton
    if button == Qt.MouseButton.MiddleButton or (left and space):
        return _Pan(surface)
    if not (left or right):
        return None
    if tool == "pan":
        return _Pan(surface)
    if tool == "mark":
        return _MarkSide(surface, right, facing(keys))
    if tool == "select":
        return _Band(surface, keys, right)
    if tool in PAINTS:
        return _Paint(surface, tool, False if right else None if tool == "optional" else True)
    if tool == "line":
        return _Line(surface, right)
    if tool == "rectangle":
        return _Rectangle(surface, right or bool(keys & Keys.ShiftModifier))
    return _Stroke(surface, right or tool == "eraser")


def facing(keys: Qt.KeyboardModifier) -> int:
    """Return which sides a click with modifier keys means: with Shift those that face up, with Ctrl down."""
    if keys & Keys.ShiftModifier:
        return UP
    return DOWN if keys & Keys.ControlModifier else LEVEL


class _Walk(ABC):
    """Touches every cell that the pointer passes over."""

    over_layers: ClassVar[bool] = False

    def __init__(self, surface: CellEditor) -> None:
        self.surface = surface
        self.last: Point = (0.0, 0.0)

    def start(self, at: QPointF) -> None:
        """Touch the first cell."""
        self.last = self.surface.view.to_plane(at)
        self._touch_at(self.last)
        self._show()

    def move(self, at: QPointF) -> None:
        """Touch the cells on the straight way from the last point."""
        # A fast pointer passes over several cells between two events: look every quarter of a cell.
        (x, y), (to_x, to_y) = self.last, self.surface.view.to_plane(at)
        steps = max(1, ceil(dist((x, y), (to_x, to_y)) / (0.25 * self.surface.plane.spacing)))
        for step in range(1, steps + 1):
            self._touch_at((x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
        self.last = to_x, to_y
        self._show()

    def _touch_at(self, point: Point) -> None:
        cell = self.surface.cell_at(point)
        if cell is not None:
            self._touch(cell)

    @abstractmethod
    def _touch(self, cell: Cell) -> None:
        """Add a cell that the pointer passes over."""

    @abstractmethod
    def _show(self) -> None:
        """Show what was touched so far."""


class _Stroke(_Walk):
    """Draws or erases cells."""

    def __init__(self, surface: CellEditor, erase: bool = False) -> None:
        super().__init__(surface)
        self.erase = erase
        self.cells = set(surface.cells)

    def end(self) -> None:
        """Keep what was drawn."""
        self.surface.commit(tr("Erase") if self.erase else tr("Draw"), tuple(self.cells))

    def cancel(self) -> None:
        """Drop what was drawn."""
        self.surface.show_draft(None)

    def _touch(self, cell: Cell) -> None:
        (self.cells.difference_update if self.erase else self.cells.update)(self.surface.touched([cell]))

    def _show(self) -> None:
        self.surface.show_draft(tuple(self.cells))


class _Paint(_Walk):
    """Puts something on cells (put) or takes it away; with None the first cell that is touched decides."""

    def __init__(self, surface: CellEditor, tool: str, put: bool | None) -> None:
        super().__init__(surface)
        self.brush, self.tool, self.put = surface.brush, tool, put
        self.cells: set[Cell] = set()

    def end(self) -> None:
        """Keep what was painted."""
        self.brush.keep(self.tool, self.cells, bool(self.put))

    def cancel(self) -> None:
        """Drop what was painted."""
        self.brush.drop_draft()

    def _touch(self, cell: Cell) -> None:
        if self.put is None:
            self.put = not self.brush.is_on(self.tool, cell)
        self.cells.add(cell)

    def _show(self) -> None:
        self.brush.show(self.tool, self.cells, bool(self.put))


class _Rectangle:
    """Fills or clears the cells with their middles between the first cell and the last, and between their layers."""

    over_layers: ClassVar[bool] = True

    def __init__(self, surface: CellEditor, erase: bool = False) -> None:
        self.surface, self.erase = surface, erase
        self.cells = surface.cells
        self.first: Point = (0.0, 0.0)
        self.layer = surface.layer

    def start(self, at: QPointF) -> None:
        """Take the first corner."""
        self.first = self._corner(at)
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Show the rectangle up to here; where it would be too large the last one stays."""
        (x, y), (to_x, to_y) = self.first, self._corner(at)
        low, high = (min(x, to_x), min(y, to_y)), (max(x, to_x), max(y, to_y))
        layers = sorted((self.layer, self.surface.layer))
        try:
            within = [self.surface.plane.within(low, high, layer) for layer in range(layers[0], layers[1] + 1)]
        except LatticeworkError:
            return
        inside = self.surface.touched(chain.from_iterable(within))
        before = set(self.surface.cells)
        self.cells = tuple(before.difference(inside) if self.erase else before.union(inside))
        self.surface.show_draft(self.cells)

    def end(self) -> None:
        """Keep the rectangle."""
        self.surface.commit(tr("Clear rectangle") if self.erase else tr("Fill rectangle"), self.cells)

    def cancel(self) -> None:
        """Drop the rectangle."""
        self.surface.show_draft(None)

    def _corner(self, at: QPointF) -> Point:
        point = self.surface.view.to_plane(at)
        cell = self.surface.cell_at(point)
        return point if cell is None else self.surface.plane.center(cell)


class _Line:
    """Draws or erases the cells on the way from the first cell to the last, which may be in another layer."""

    over_layers: ClassVar[bool] = True

    def __init__(self, surface: CellEditor, erase: bool = False) -> None:
        self.surface, self.erase = surface, erase
        self.first: Cell = ()
        self.cells = surface.cells

    def start(self, at: QPointF) -> None:
        """Take the first cell."""
        self.first = self._cell(at)
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Show the line up to here; where there is none the last one stays."""
        try:
            self.cells = with_line(self.surface, self.first, self._cell(at), self.erase)
        except LatticeworkError:
            return
        self.surface.show_draft(self.cells)

    def end(self) -> None:
        """Keep the line."""
        self.surface.commit(tr("Erase a line") if self.erase else tr("Draw a line"), self.cells)

    def cancel(self) -> None:
        """Drop the line."""
        self.surface.show_draft(None)

    def _cell(self, at: QPointF) -> Cell:
        surface = self.surface
        return surface.plane.near(surface.view.to_plane(at), surface.layer)


def with_line(surface: CellEditor, start: Cell, end: Cell, erase: bool = False) -> tuple[Cell, ...]:
    """Return the cells of a surface with a line drawn or erased; raises LatticeworkError when there is none."""
    way, before = surface.touched(line(surface.plane.lattice, start, end)), set(surface.cells)
    return tuple(sorted(before.difference(way) if erase else before.union(way)))


class _Band:
    """Selects the cells in a rectangle, or without a drag the cell that was clicked.

    With Shift they are added to the selection, with Ctrl or the right button removed from it.
    """

    over_layers: ClassVar[bool] = True

    def __init__(self, surface: CellEditor, keys: Qt.KeyboardModifier, right: bool) -> None:
        self.surface = surface
        self.before = surface.selection.chosen
        self.less, self.more = right or bool(keys & Keys.ControlModifier), bool(keys & Keys.ShiftModifier)
        self.first: Point = (0.0, 0.0)
        self.layer = surface.layer

    def start(self, at: QPointF) -> None:
        """Take the first corner."""
        self.first = self.surface.view.to_plane(at)
        self._choose(self._under(self.first))

    def move(self, at: QPointF) -> None:
        """Select what is in the rectangle up to here, in all layers between the first and this one."""
        surface, to = self.surface, self.surface.view.to_plane(at)
        surface.band = self.first, to
        layers = sorted((self.layer, surface.layer))
        corners = [surface.plane.center(*cells) if (cells := self._under(point)) else point
                   for point in (self.first, to)]  # a cell belongs to it as soon as the pointer is on it
        inside = surface.plane.in_rectangle(surface.cells, corners[0], corners[1])
        here = {cell for cell in inside if layers[0] <= surface.plane.layer(cell) <= layers[1]}
        self._choose(here)

    def end(self) -> None:
        """Keep what is selected."""
        self.surface.band = None
        self.surface.update()

    def cancel(self) -> None:
        """Restore the selection."""
        self.surface.selection.choose(self.before)
        self.end()

    def _under(self, point: Point) -> set[Cell]:
        cell = self.surface.cell_at(point)
        return set() if cell is None else {cell}

    def _choose(self, cells: set[Cell]) -> None:
        before = self.before if self.more or self.less else frozenset[Cell]()
        self.surface.selection.choose(before - cells if self.less else before | cells)


class CellDrag:
    """Moves what is selected, or a copy of it; it is placed when the button comes up, unless it floated before."""

    over_layers: ClassVar[bool] = True

    def __init__(self, surface: CellEditor, copy: bool) -> None:
        self.surface, self.copy = surface, copy
        # Cells that floated before, which keys move and place, go on floating after a drag.
        self.stays = surface.selection.floats
        self.from_: Point = (0.0, 0.0)
        self.layer = surface.layer
        self.moved = False

    def start(self, at: QPointF) -> None:
        """Grab a point."""
        self.from_ = self.surface.view.to_plane(at)

    def move(self, at: QPointF) -> None:
        """Move the cells by the translation of the lattice that comes nearest to here."""
        surface, to = self.surface, self.surface.view.to_plane(at)
        up = (surface.layer - self.layer) // surface.plane.levels
        step = surface.plane.translation(self.from_, to, up)
        if any(step):
            if not self.moved and self.copy and not self.stays:
                surface.selection.copy_above()
            self.moved = True
            surface.selection.move(step)
            # What the translation did not reach is kept: else the cells would fall behind a slow pointer.
            by = surface.plane.way(step)
            self.from_, self.layer = (self.from_[0] + by[0], self.from_[1] + by[1]), surface.layer

    def end(self) -> None:
        """Place the cells, unless they floated before; a click without a drag selects the cell alone."""
        selection = self.surface.selection
        if self.moved and not self.stays:
            selection.place()
        elif not self.moved and not self.stays:
            cell = self.surface.cell_at(self.from_)
            selection.choose([cell] if cell else [])

    def cancel(self) -> None:
        """Return the cells to where they were; those that floated before still float where they are."""
        if self.moved and not self.stays:
            self.surface.selection.cancel()


class _Pan:
    """Drags the plane; the point that was grabbed stays under the pointer."""

    over_layers: ClassVar[bool] = False

    def __init__(self, surface: CellEditor) -> None:
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


class _MarkSide:
    """Marks a side where the button goes down; one click is all of the gesture, so there is nothing to cancel."""

    over_layers: ClassVar[bool] = False

    def __init__(self, surface: CellEditor, erase: bool, towards: int) -> None:
        self.surface, self.erase, self.towards = surface, erase, towards

    def start(self, at: QPointF) -> None:
        """Mark the nearest side of the part that faces the right way, or remove its mark."""
        surface, subject = self.surface, self.surface.document.subject
        found = side_at(surface.plane, surface.view.to_plane(at), surface.layer, surface.cells, self.towards)
        if subject is None or found is None:
            surface.status.emit(refusal("mark", subject) or translated(_NO_SIDE))
            return
        mark = "" if self.erase else surface.brush.mark
        surface.attempt(lambda: surface.document.set_mark(subject, *found, mark))

    def move(self, at: QPointF) -> None:
        """Do nothing: the side is marked already."""

    def end(self) -> None:
        """Do nothing: the side is marked already."""

    def cancel(self) -> None:
        """Do nothing: the side is marked already."""
