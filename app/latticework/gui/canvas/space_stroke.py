"""A stroke in space: draws on, or erases, each cell that is met while a button is held."""

from typing import Protocol

from PySide6.QtCore import QPointF, Qt

from latticework.gui.canvas.protocols import Surface
from latticework.gui.canvas.space_tools import commit, follow
from latticework.lattice import Cell
from latticework.picture.cell_hit import CellHit


class Space(Protocol):
    """What a stroke asks of a view in space."""

    def hit(self, point: QPointF, cells: tuple[Cell, ...] | None = None) -> CellHit | None:
        """Return what is under a point of the view."""


class SpaceStroke:
    """Meets only the cells that were there when it began, or it would draw on what it drew."""

    def __init__(self, surface: Surface, space: Space, erase: bool, button: Qt.MouseButton) -> None:
        self.surface, self.space, self.erase, self.button = surface, space, erase, button
        surface.selection.place()
        self._before = surface.cells
        self._touched: dict[Cell, None] = {}

    def touch(self, point: QPointF) -> None:
        """Take in the cell under a point of the view."""
        hit = self.space.hit(point, self._before)
        cell = None if hit is None else hit.cell if self.erase else hit.beyond
        if cell is not None and cell not in self._touched:
            self._touched[cell] = None
            self.surface.show_draft(tuple(self._cells()))

    def end(self) -> None:
        """Keep what was drawn, as one step to undo."""
        commit(self.surface, self._cells(), self.erase)
        if self._touched:
            follow(self.surface, list(self._touched)[-1])

    def cancel(self) -> None:
        """Forget what was drawn."""
        self.surface.show_draft(None)

    def _cells(self) -> set[Cell]:
        before, touched = set(self._before), self.surface.touched(self._touched)
        return before - touched if self.erase else before | touched
