"""What a new puzzle begins with: a lattice, and a first shape for its target, without Qt."""

from collections.abc import Sequence

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice
from latticework.phrases import phrase
from latticework.puzzle import Puzzle, Target
from latticework.puzzle.colors import NEW_PALETTE
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes import find_shape, shape_cells

FEW = {2: 9, 3: 6}
"""Cells that show what a lattice is like, by its dimension."""


def begun(lattice: Lattice, kind: str = "", sizes: Sequence[float] = ()) -> Puzzle:
    """Return a puzzle with a shape for its target, which stands upright; kind "": with nothing yet.

    Raises LatticeworkError.
    """
    if not kind:
        return Puzzle(lattice, palette=NEW_PALETTE)
    cells = shape_cells(lattice, kind, sizes)
    if len(cells) > MAX_CELLS:
        raise LatticeworkError(phrase("{cells} cells are too many; at most {most} can be drawn", cells=len(cells),
                                      most=MAX_CELLS))
    return Puzzle(lattice, target=Target(tuple(sorted(cells))), up=find_shape(lattice, kind).up, palette=NEW_PALETTE)


def sample(lattice: Lattice) -> tuple[Cell, ...]:
    """Return a few neighbouring cells, which show what a lattice is like."""
    first: Cell = (*(0,) * lattice.rank, 0)
    found, most = [first], max(FEW[lattice.dimension], len(lattice.kinds) if len(lattice.kinds) <= 24 else 0)
    for cell in found:
        for near in sorted(lattice.neighbours(cell), reverse=True):
            if near not in found:
                found.append(near)
        if len(found) >= most:
            break
    return tuple(found[:most])
