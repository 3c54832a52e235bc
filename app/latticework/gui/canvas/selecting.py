"""Gestures that select cells, and that drag the selected ones to another place."""

from typing import ClassVar

from PySide6.QtCore import QPointF, Qt

from latticework.gui.canvas.protocols import Surface
from latticework.lattice import Cell
from latticework.picture.plane import Point

Keys = Qt.KeyboardModifier


class Band:
    """Select the cells in a rectangle, or where nothing was dragged the cell that was clicked.

    With Shift they are selected besides, with Ctrl or the right button no longer.
    """

    over_layers: ClassVar[bool] = True

    def __init__(self, surface: Surface, held: Qt.KeyboardModifier, right: bool) -> None:
        self.surface = surface
        self.before = surface.selection.chosen
        self.less, self.more = right or bool(held & Keys.ControlModifier), bool(held & Keys.ShiftModifier)
        self.first: Point = (0.0, 0.0)
        self.layer = surface.layer

    def start(self, at: QPointF) -> None:
        """Take the first corner."""
        self.first = self.surface.view.to_plane(at)
        self._choose(self._under(self.first))

    def move(self, at: QPointF) -> None:
        """Select what lies in the rectangle up to here, in all layers between the first and this one."""
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
        """Select what was selected before."""
        self.surface.selection.choose(self.before)
        self.end()

    def _under(self, point: Point) -> set[Cell]:
        cell = self.surface.cell_at(point)
        return set() if cell is None else {cell}

    def _choose(self, cells: set[Cell]) -> None:
        before = self.before if self.more or self.less else frozenset[Cell]()
        self.surface.selection.choose(before - cells if self.less else before | cells)


class CellDrag:
    """Move what is selected, or a copy of it; what did not float before is placed where the button comes up."""

    over_layers: ClassVar[bool] = True

    def __init__(self, surface: Surface, copy: bool) -> None:
        self.surface, self.copy = surface, copy
        self.stays = surface.selection.floats
        self.from_: Point = (0.0, 0.0)
        self.layer = surface.layer
        self.moved = False

    def start(self, at: QPointF) -> None:
        """Grab a point."""
        self.from_ = self.surface.view.to_plane(at)

    def move(self, at: QPointF) -> None:
        """Move the cells by the translation that leads most nearly here."""
        surface, to = self.surface, self.surface.view.to_plane(at)
        up = (surface.layer - self.layer) // surface.plane.levels
        step = surface.plane.translation(self.from_, to, up)
        if any(step):
            if not self.moved and self.copy and not self.stays:
                surface.selection.copy_above()
            self.moved = True
            surface.selection.move(step)
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
        """Leave the cells where they were; those that floated before still float where they are."""
        if self.moved and not self.stays:
            self.surface.selection.give_up()
