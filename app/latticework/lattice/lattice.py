"""A lattice: a pattern of cells repeated by translations, with labelled half-edges."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

Cell = tuple[int, ...]
"""Translation coordinates, then the number of the kind of cell; files leave that out if there is only one."""

NoCrossing = Literal["", "straight", "bends"]

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class HalfEdge:
    """One side of the adjacency of two cells; `step` leads from a cell to its neighbour of kind `kind`."""

    label: str
    partner: str
    step: tuple[int, ...]
    kind: int


@dataclass(frozen=True, eq=False)
class CellKind:
    """One cell of the repeat: corners (n, dimension), faces as corner numbers (flat: the one outline).

    A ball has its centre as its only corner, no faces, and a radius; a segment has two corners and no faces.
    """

    name: str
    corners: Floats
    faces: tuple[tuple[int, ...], ...]
    half_edges: tuple[HalfEdge, ...]
    radius: float = 0.0

    @cached_property
    def center(self) -> Floats:
        """The mean of the corners, shape (dimension,); rigid motions carry centres onto centres."""
        center: Floats = self.corners.mean(axis=0)
        return center

    @property
    def segment(self) -> bool:
        """Whether the cell is a segment between two points."""
        return len(self.corners) == 2


@dataclass(frozen=True, eq=False)
class Lattice:
    """A structured lattice: translation vectors (k, dimension) and the kinds of cell of one repeat.

    unit: the cells of which parts of a size are made, () if it is any single cell.
    no_crossing: which parts may not share a point: "straight" those that run straight through it, "bends" all that
    cross there. gaps: whether the cells leave gaps. up: the step that leads straight up in pictures, () for z.
    data: the contents of the file of a lattice that does not ship with the program, to be written into puzzle files.
    """

    name: str
    title: str
    vectors: Floats
    kinds: tuple[CellKind, ...]
    no_crossing: NoCrossing = ""
    gaps: bool = False
    data: dict[str, Any] | None = field(default=None, repr=False)
    up: tuple[int, ...] = ()
    unit: tuple[Cell, ...] = ()
    solver: Floats = field(init=False, repr=False)

    def __post_init__(self) -> None:
        # The pseudo-inverse: a lattice may have fewer translations than dimensions, as a single row of cells.
        object.__setattr__(self, "solver", np.linalg.pinv(self.vectors))

    @property
    def dimension(self) -> int:
        """2 for a flat lattice, 3 for a solid one."""
        return int(self.vectors.shape[1])

    @property
    def rank(self) -> int:
        """Number of translation vectors."""
        return int(self.vectors.shape[0])

    @property
    def flat(self) -> bool:
        """Whether all cells are in a plane, so that a part can be mirrored by turning it over in space."""
        return self.dimension == 2

    @cached_property
    def centers(self) -> Floats:
        """Centres of the cells of the repeat at the origin, shape (kinds, dimension)."""
        return np.array([kind.center for kind in self.kinds])

    @cached_property
    def shortest_step(self) -> float:
        """The length of the shortest translation vector."""
        return float(np.linalg.norm(self.vectors, axis=1).min())

    def positions(self, cells: Ints) -> Floats:
        """Return the centres, shape (n, dimension), of cells of shape (n, rank + 1)."""
        places: Floats = cells[:, :-1] @ self.vectors + self.centers[cells[:, -1]]
        return places

    def neighbour(self, cell: Cell, edge: HalfEdge) -> Cell:
        """Return the neighbour of a cell across one of its half-edges."""
        return (*(a + b for a, b in zip(cell, edge.step, strict=False)), edge.kind)

    def neighbours(self, cell: Cell) -> list[Cell]:
        """Return the neighbours of a cell, in the order of its half-edges."""
        return [self.neighbour(cell, edge) for edge in self.kinds[cell[-1]].half_edges]

    def written(self, cell: Cell) -> Cell:
        """Return the cell as files have it: without its kind if the lattice has only one."""
        return cell if len(self.kinds) > 1 else cell[:-1]

    def cell_text(self, cell: Cell) -> str:
        """Return the cell as text for people, "(0, 2)", with its coordinates as in files."""
        return f"({', '.join(map(str, self.written(cell)))})"

    def internal(self, cell: Cell) -> Cell:
        """Return a cell as files have it with its kind at the end."""
        return cell if len(self.kinds) > 1 else (*cell, 0)


def as_array(cells: tuple[Cell, ...] | list[Cell]) -> Ints:
    """Return cells as an integer array of shape (n, rank + 1)."""
    return np.array(cells, dtype=np.int64)


def shifted(cells: tuple[Cell, ...], by: tuple[int, ...]) -> tuple[Cell, ...]:
    """Return the cells translated by integer multiples of the translation vectors."""
    return tuple((*(a + b for a, b in zip(cell, by, strict=False)), cell[-1]) for cell in cells)


def normalised(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the cells sorted and translated so that each least coordinate is zero."""
    least = [-min(column) for column in list(zip(*cells, strict=True))[:-1]]
    return tuple(sorted(shifted(cells, tuple(least))))


_MOST_TABLE = 1 << 22
"""The most entries, 16 MB, of the table by which cells are found; more are found by searching sorted keys."""


class Numbering:
    """Finds the numbers of cells, counted from 0 in the order given; `cells` has shape (n, rank + 1)."""

    def __init__(self, lattice: Lattice, cells: tuple[Cell, ...]) -> None:
        self.cells = np.array(cells, np.int64).reshape(-1, lattice.rank + 1)
        self._low = self.cells.min(axis=0) if len(self.cells) else np.zeros(lattice.rank + 1, np.int64)
        self._size = np.ptp(self.cells, axis=0) + 1 if len(self.cells) else np.ones(lattice.rank + 1, np.int64)
        # A cell as one number in mixed radix, the last coordinate changing fastest. Where a table of all such numbers
        # is small, each coordinate has room for all that a step within the size can lead to, so that no number stands
        # for two places.
        room = 2 * self._size - 1
        is_small = np.prod(room.astype(float)) <= _MOST_TABLE
        self._radix = np.append(np.cumprod((room if is_small else self._size)[:0:-1])[::-1], 1)
        self._own = (self.cells - self._low) @ self._radix
        self._table = np.full(int(np.prod(room)) if is_small else 0, -1, np.int32)
        if is_small:
            self._table[self._own] = np.arange(len(self._own))
        order = np.argsort(self._own) if not is_small else np.zeros(0, np.int64)
        # A last key that no cell has, so that searching never returns an index behind the end.
        self._keys = np.append(self._own[order], np.iinfo(np.int64).max)
        self._order = np.append(order, -1)

    def find(self, cells: Ints) -> Ints:
        """Return the numbers (...,) of cells (..., rank + 1), -1 for those that are not among the numbered ones."""
        offset = cells - self._low
        within = ((offset >= 0) & (offset < self._size)).all(axis=-1)
        keys = np.where(within, offset @ self._radix, -1)
        if len(self._table):
            numbers: Ints = np.where(within, self._table[keys], -1).astype(np.int64)
        else:
            at = np.searchsorted(self._keys, keys)
            numbers = np.where(self._keys[at] == keys, self._order[at], -1)
        return numbers

    def reached(self, numbers: Ints, steps: Ints) -> Ints:
        """Return the numbers (n, m) of the cells to which each of some steps (m, rank + 1) leads from each cell (n,).

        They are -1 where a step leads to none of the numbered cells.
        """
        if not len(self._table) or (np.abs(steps) >= self._size).any():
            return self.find(self.cells[numbers][:, None] + steps)
        # A key below 0 counts from the end of the table, where its remainder is.
        reached: Ints = self._table[self._own[numbers][:, None] + steps @ self._radix].astype(np.int64)
        return reached
