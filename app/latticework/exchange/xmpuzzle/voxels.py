"""Shapes as BurrTools writes them: a box that holds all cells, one sign a cell."""

from dataclasses import dataclass
from functools import cached_property
from xml.sax.saxutils import quoteattr

import numpy as np

from latticework.errors import LatticeworkError, shown
from latticework.exchange.xmpuzzle.grids import Grid
from latticework.exchange.xmpuzzle.losses import plain
from latticework.lattice import Cell
from latticework.lattice.lattice import Ints
from latticework.phrases import phrase

MOST_IN_BOX = 1_000_000
ROOMY = 100_000
"""Boxes up to this size keep their cells where they are drawn."""


@dataclass(frozen=True, eq=False)
class Box:
    """A shape: its cells as they are written, shape (n, 3), their signs and colours, and the name.

    shift: what was taken from the cells of the grid, shape (3,).
    """

    raw: Ints
    shift: Ints
    signs: tuple[str, ...]
    colors: tuple[str, ...]
    name: str
    is_needed: bool

    @cached_property
    def size(self) -> tuple[int, int, int]:
        """How many cells it has along each axis."""
        x, y, z = (self.raw.max(axis=0) + 1 if len(self.raw) else np.ones(3, np.int64)).tolist()
        return x, y, z

    def line(self, number_of: dict[str, int]) -> str:
        """Return it as an element; number_of: colours by number."""
        x, y, z = self.size
        signs = ["_"] * (x * y * z)
        for (i, j, k), sign, color in zip(self.raw.tolist(), self.signs, self.colors, strict=True):
            signs[i + x * (j + y * k)] = f"{sign}{number_of[color]}" if color else sign
        name = f" name={quoteattr(plain(self.name))}" if self.name else ""
        return f'  <voxel x="{x}" y="{y}" z="{z}"{name} type="0">{"".join(signs)}</voxel>'


def box_of(grid: Grid, cells: tuple[Cell, ...], optional: tuple[Cell, ...], colors: dict[Cell, str],
           name: str, is_part: bool) -> Box:
    """Return the box of some cells; raises LatticeworkError where they are too far apart."""
    raw = grid.raw(cells)
    shift = _shift(raw, grid) if len(raw) else np.zeros(3, np.int64)
    free = set(optional)
    box = Box(raw - shift, shift, tuple("+" if cell in free else "#" for cell in cells),
              tuple(colors.get(cell, "") for cell in cells), name, is_part or bool(cells))
    if np.prod(np.array(box.size, float)) > MOST_IN_BOX:
        raise LatticeworkError(phrase("{name}: its cells are too far apart for this format, which would need {size} "
                                      "signs for them", name=shown(name), size=" x ".join(map(str, box.size))))
    return box


def _shift(raw: Ints, grid: Grid) -> Ints:
    """Return how far cells are moved towards the origin: where some lie before it, or the box would be large."""
    low = raw.min(axis=0) // grid.period * grid.period
    large = np.prod(raw.max(axis=0) + 1.0) > ROOMY
    shift: Ints = np.where((low < 0) | large, low, 0)
    return shift
