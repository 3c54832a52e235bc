"""The side of the cell under the cursor that the keyboard marks."""

from latticework.gui.canvas.brush import Brush, refusal
from latticework.gui.canvas.protocols import Surface
from latticework.gui.common.translation import tr
from latticework.lattice import Cell

Side = tuple[Cell, str]
"""A cell and the label of its half-edge."""


class SideCursor:
    """Goes round the sides of a part's cell that face no other cell of the part."""

    def __init__(self, surface: Surface, brush: Brush) -> None:
        self.surface, self.brush = surface, brush
        self._label = ""

    def at(self, cell: Cell) -> Side | None:
        """Return the side at hand of a cell; None where the cell has none that can be marked."""
        labels = self._free(cell)
        if not labels:
            return None
        return cell, self._label if self._label in labels else labels[0]

    def step(self, cell: Cell, by: int) -> None:
        """Go to the next (1) or the previous (-1) side."""
        labels, now = self._free(cell), self.at(cell)
        if now is not None:
            self._label = labels[(labels.index(now[1]) + by) % len(labels)]

    def mark_on(self, side: Side) -> str:
        """Return the mark on a side, "" for none."""
        document = self.surface.document
        marks = () if document.subject is None else document.puzzle.parts[document.subject].marks
        return next((mark.mark for mark in marks if (mark.cell, mark.side) == side), "")

    def toggle(self, cell: Cell) -> None:
        """Put the mark at hand on the side, or take it away where it is."""
        surface, side, subject = self.surface, self.at(cell), self.surface.document.subject
        if side is None or subject is None:
            surface.status.emit(refusal("mark", subject) or tr("Move to a cell of the part with a free side"))
            return
        mark = "" if self.mark_on(side) == self.brush.mark else self.brush.mark
        surface.attempt(lambda: surface.document.set_mark(subject, *side, mark))

    def _free(self, cell: Cell) -> list[str]:
        lattice, cells = self.surface.plane.lattice, set(self.surface.cells)
        if cell not in cells:
            return []
        edges = zip(lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell), strict=True)
        return [edge.label for edge, neighbour in edges if neighbour not in cells]
