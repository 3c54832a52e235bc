"""The gesture that draws or erases a straight line of cells."""

from typing import ClassVar

from PySide6.QtCore import QPointF

from latticework.errors import LatticeworkError
from latticework.gui.canvas.protocols import Surface
from latticework.gui.common.translation import tr
from latticework.lattice import Cell
from latticework.puzzle.drawing import line


class Line:
    """Draw or erase the cells on the way from the first cell to the last, which may lie in another layer."""

    over_layers: ClassVar[bool] = True

    def __init__(self, surface: Surface, erase: bool = False) -> None:
        self.surface, self.erase = surface, erase
        self.first: Cell = ()
        self.cells = surface.cells

    def start(self, at: QPointF) -> None:
        """Take the first cell."""
        self.first = self._cell(at)
        self.move(at)

    def move(self, at: QPointF) -> None:
        """Show the line up to here; where none leads here the last one stays."""
        try:
            self.cells = with_line(self.surface, self.first, self._cell(at), self.erase)
        except LatticeworkError:
            return
        self.surface.show_draft(self.cells)

    def end(self) -> None:
        """Keep the line."""
        self.surface.commit(tr("Erase a line") if self.erase else tr("Draw a line"), self.cells)

    def cancel(self) -> None:
        """Forget the line."""
        self.surface.show_draft(None)

    def _cell(self, at: QPointF) -> Cell:
        surface = self.surface
        return surface.plane.near(surface.view.to_plane(at), surface.layer)


def with_line(surface: Surface, start: Cell, end: Cell, erase: bool = False) -> tuple[Cell, ...]:
    """Return the cells of a surface with a line drawn or erased; raises LatticeworkError when there is none."""
    way, before = surface.touched(line(surface.plane.lattice, start, end)), set(surface.cells)
    return tuple(sorted(before.difference(way) if erase else before.union(way)))
