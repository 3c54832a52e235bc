"""Layers of a lattice: the cells that a canvas or a printed diagram shows together."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from latticework.lattice.lattice import Cell, Floats, Ints, Lattice

TOLERANCE = 1e-5
_MOST_STEPS = 32
"""The most layers up that a translation may lead; beyond that, heights count as having no common measure."""


@dataclass(frozen=True, eq=False)
class Layers:
    """The cells of a lattice that has layers, one above the other along z.

    The layers repeat after a period, the least height that any translation leads up, and `count` of them make a
    period. heights (rank,): how many periods each translation leads up; level (rank - 1, rank): translations that
    lead to all cells of a kind at one height; upwards (rank,): a short one that leads up one period; kinds: for each
    kind of cell by how many whole periods it is above the lowest, and its layer within the period.
    """

    heights: tuple[int, ...]
    level: Ints
    upwards: Ints
    kinds: tuple[tuple[int, int], ...]
    count: int

    def of(self, cell: Cell) -> int:
        """Return the number of the layer of a cell; layers are numbered by height."""
        above, layer = self.kinds[cell[-1]]
        return (sum(n * x for n, x in zip(self.heights, cell, strict=False)) + above) * self.count + layer

    def numbers(self, cells: Ints) -> Ints:
        """Return the numbers (n,) of the layers of cells (n, rank + 1)."""
        above, layer = np.array(self.kinds)[cells[:, -1]].T
        numbers: Ints = (cells[:, :-1] @ self.heights + above) * self.count + layer
        return numbers

    def used(self, cells: Ints) -> int:
        """Return how many layers cells (n, rank + 1) are in."""
        return len(np.unique(self.numbers(cells)))

    def grid(self, cells: Ints) -> Ints:
        """Return coordinates (n, rank) of cells (n, rank + 1) along the translations `level`, then `upwards`."""
        return np.rint(cells[:, :-1] @ np.linalg.inv(np.vstack([self.level, self.upwards]))).astype(np.int64)


def layered(lattice: Lattice) -> bool:
    """Whether a canvas shows one layer of cells at a time: some translation leads up."""
    return not lattice.flat and bool(np.abs(lattice.vectors[:, 2]).max() > TOLERANCE)


@lru_cache(maxsize=64)
def layers(lattice: Lattice) -> Layers:
    """Return the layers of a lattice that has them.

    Kinds of cell with middles at the same height share a layer: a tetrahedron that points up, one that points down,
    and the octahedron between them. If heights of translations have no common measure, the steepest one leads from
    layer to layer.
    """
    rises = lattice.vectors[:, 2]
    heights = _periods(rises)
    level = _level(lattice, heights)
    upwards = _upwards(lattice, heights, level)
    period = float(upwards @ rises)
    middles = np.array([middle_height(lattice, kind) for kind in range(len(lattice.kinds))])
    middles = (middles - middles.min()) / period
    above = np.floor(middles + TOLERANCE)
    # Rounded, as kinds of one layer have heights that differ by rounding errors.
    rests = np.round(middles - above, 4)
    found = np.unique(rests).tolist()
    kinds = tuple((int(whole), found.index(rest)) for whole, rest in zip(above, rests.tolist(), strict=True))
    return Layers(tuple(heights.tolist()), level, upwards, kinds, len(found))


def middle_height(lattice: Lattice, kind: int) -> float:
    """Return the height half way up a cell of a kind at the origin."""
    heights = lattice.kinds[kind].corners[:, 2]
    return float(heights.min() + heights.max()) / 2


def level_count(lattice: Lattice) -> int:
    """Return how many layers make a period; 1 if the lattice has no layers."""
    return layers(lattice).count if layered(lattice) else 1


def layer_of(lattice: Lattice, cell: Cell) -> int:
    """Return the number of the layer of a cell; always 0 if the lattice has no layers."""
    return layers(lattice).of(cell) if layered(lattice) else 0


def level_steps(lattice: Lattice) -> Ints:
    """Return translations (n, rank) that lead to all cells of a kind in a layer; all if there are no layers."""
    return layers(lattice).level if layered(lattice) else np.eye(lattice.rank, dtype=np.int64)


def kinds_of(lattice: Lattice, layer: int) -> list[Cell]:
    """Return a cell of each kind in a layer; level_steps lead to the others."""
    if not layered(lattice):
        return [(*(0,) * lattice.rank, kind) for kind in range(len(lattice.kinds))]
    here = layers(lattice)
    period, within = divmod(layer, here.count)
    return [(*((period - above) * here.upwards).tolist(), kind)
            for kind, (above, number) in enumerate(here.kinds) if number == within]


def _periods(rises: Floats) -> Ints:
    """Return heights (rank,) as integers without a common divisor, in units of a common measure."""
    steep = int(np.abs(rises).argmax())
    least = float(np.abs(rises[np.abs(rises) > TOLERANCE]).min())
    for parts in range(1, _MOST_STEPS + 1):
        # The smallest number of parts that makes all heights integers gives the common measure.
        whole = rises * parts / least
        if np.abs(whole - np.rint(whole)).max() < TOLERANCE * parts and np.abs(whole).max() <= _MOST_STEPS:
            return np.rint(whole).astype(np.int64)
    one: Ints = np.sign(rises).astype(np.int64) * (np.arange(len(rises)) == steep)
    return one


def _level(lattice: Lattice, heights: Ints) -> Ints:
    """Return short steps along a layer; the second one has a positive y."""
    chosen: Ints = np.eye(lattice.rank, dtype=np.int64)[heights == 0]
    if len(chosen) < lattice.rank - 1:
        chosen = chosen[:0]
        for step in _shortest(lattice, heights, 0):
            if len(chosen) < lattice.rank - 1 and np.linalg.matrix_rank([*chosen, step]) > len(chosen):
                chosen = np.vstack([chosen, step])
    if len(chosen) == 2 and chosen[1] @ lattice.vectors[:, 1] < -TOLERANCE:
        chosen[1] *= -1
    return chosen


def _upwards(lattice: Lattice, heights: Ints, level: Ints) -> Ints:
    """Return the shortest step up; of several the one farthest along the steps of the layer."""
    if np.count_nonzero(heights) == 1:
        return heights
    steps = _shortest(lattice, heights, 1)
    lengths = np.linalg.norm(steps @ lattice.vectors, axis=1)
    nearest = steps[lengths < lengths[0] + TOLERANCE]
    along = nearest @ lattice.vectors @ (level @ lattice.vectors).sum(axis=0)
    best: Ints = nearest[int(np.round(along, 5).argmax())]
    return best


def _shortest(lattice: Lattice, heights: Ints, periods: int) -> Ints:
    """Return steps (n, rank) that lead up a number of periods, by length, then by nearness to the first axes."""
    far = max(2, int(np.abs(heights).max()))
    steps = np.stack(np.meshgrid(*[np.arange(-far, far + 1)] * lattice.rank, indexing="ij"), axis=-1)
    steps = steps.reshape(-1, lattice.rank)
    steps = steps[(steps @ heights == periods) & steps.any(axis=1)]
    lengths = np.round(np.linalg.norm(steps @ lattice.vectors, axis=1), 5)
    # lexsort goes by its last key: the length; then by the first axes, larger steps along them first.
    ordered: Ints = steps[np.lexsort((*-steps.T[::-1], lengths))]
    return ordered
