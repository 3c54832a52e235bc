"""Shapes of many cells at once as the library gives them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from latticework.api.arguments import Cell, whole
from latticework.api.lattice import Lattice
from latticework.errors import LatticeworkError, shown
from latticework.lattice.up_direction import standing
from latticework.puzzle.shapes import shape_cells


def shape(lattice: str | Path | Mapping[str, Any] | Lattice, kind: str, *sizes: float,
          hollow: int | None = None) -> list[Cell]:
    """Return the cells of a shape, ready to be the target of a puzzle or a part.

    lattice: a lattice, or what `Lattice` takes.
    kind: one of `Lattice.shapes`, or the traditional name of a part, such as "Y".
    sizes: as many as the kind needs, counted in cells; a ball takes a radius, a part how many times as large it is.
    hollow: how thick the shell is; None for a full shape.

    Raises LatticeworkError when the lattice has no such shape, or a size is wrong.

    >>> len(lw.shape("packed-spheres", "pyramid", 5))
    55
    >>> lw.shape("square", "box", 3, 3, hollow=1)
    [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)]
    >>> lw.Puzzle("square", lw.shape("square", "Y", 3), lw.polyforms("square", 3))
    Puzzle('Untitled', square, 45 cells, 2 parts)
    """
    document = Lattice(lattice).document
    if not isinstance(kind, str):
        raise LatticeworkError(f"kind: {shown(kind)} should be a text, such as 'box'")
    wrong = [size for size in sizes if isinstance(size, bool) or not isinstance(size, int | float)]
    if wrong:
        raise LatticeworkError(f"sizes: {shown(wrong[0])} should be a number")
    thickness = 0 if hollow is None else whole(hollow, "hollow", 1)
    cells = shape_cells(standing(document, document.up), kind, sizes, thickness)
    return [document.written(cell) for cell in cells]
