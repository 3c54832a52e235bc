"""Gestures that draw cells, erase them, or paint something on them."""

from abc import ABC, abstractmethod
from itertools import chain
from math import ceil, dist
from typing import ClassVar

from PySide6.QtCore import QPointF

from latticework.errors import LatticeworkError
from latticework.gui.canvas.brush import Brush
from latticework.gui.canvas.protocols import Surface
from latticework.gui.common.translation import tr
from latticework.lattice import Cell
from latticework.picture.plane import Point


class _Walk(ABC):
    """Touch every cell that the pointer passes over, also between two events."""

    over_layers: ClassVar[bool] = False

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self.last: Point = (0.0, 0.0)

    def start(self, at: QPointF) -> None:
        """Touch the first cell."""
        self.last = self.surface.view.to_plane(at)
        self._touch_at(self.last)
        self._show()

    def move(self, at: QPointF) -> None:
        """Touch the cells on the straight way from the last point."""
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
        """Take in a cell that the pointer passes over."""

    @abstractmethod
    def _show(self) -> None:
        """Show what was touched so far."""


class Stroke(_Walk):
    """Draw or erase cells."""

    def __init__(self, surface: Surface, erase: bool = False) -> None:
        super().__init__(surface)
        self.erase = erase
        self.cells = set(surface.cells)

    def end(self) -> None:
        """Keep what was drawn."""
        self.surface.commit(tr("Erase") if self.erase else tr("Draw"), tuple(self.cells))

    def cancel(self) -> None:
        """Forget what was drawn."""
        self.surface.show_draft(None)

    def _touch(self, cell: Cell) -> None:
        (self.cells.difference_update if self.erase else self.cells.update)(self.surface.touched([cell]))

    def _show(self) -> None:
        self.surface.show_draft(tuple(self.cells))


class Paint(_Walk):
    """Put something on cells (put) or take it away; with None the first cell that is touched says which."""

    def __init__(self, surface: Surface, brush: Brush, tool: str, put: bool | None) -> None:
        super().__init__(surface)
        self.brush, self.tool, self.put = brush, tool, put
        self.cells: set[Cell] = set()

    def end(self) -> None:
        """Keep what was painted."""
        self.brush.keep(self.tool, self.cells, bool(self.put))

    def cancel(self) -> None:
        """Forget what was painted."""
        self.brush.forget()

    def _touch(self, cell: Cell) -> None:
        if self.put is None:
            self.put = not self.brush.lies_on(self.tool, cell)
        self.cells.add(cell)

    def _show(self) -> None:
        self.brush.show(self.tool, self.cells, bool(self.put))


class Rectangle:
    """Fill or clear the cells whose middles lie between the first cell and the last, in all layers between theirs."""

    over_layers: ClassVar[bool] = True

    def __init__(self, surface: Surface, erase: bool = False) -> None:
        self.surface, self.erase = surface, erase
        self.cells = surface.cells
        self.first: Point = (0.0, 0.0)
        self.layer = surface.layer

    def start(self, at: QPointF) -> None:
        """Take the first corner."""
        self.first = self._corner(at)
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Show the rectangle up to here; one that is too large to show leaves the last one."""
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
        """Forget the rectangle."""
        self.surface.show_draft(None)

    def _corner(self, at: QPointF) -> Point:
        point = self.surface.view.to_plane(at)
        cell = self.surface.cell_at(point)
        return point if cell is None else self.surface.plane.center(cell)
