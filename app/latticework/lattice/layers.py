"""Layers of a lattice, the cells that a canvas or a diagram shows together, and turning it to have other layers."""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import gcd
from pathlib import Path

import numpy as np

from latticework.errors import FileRefusedError
from latticework.lattice.lattice import Cell, Floats, Ints, Lattice
from latticework.phrases import phrase

TOLERANCE = 1e-5
_MOST_STEPS = 32
"""The most layers up that a translation may lead; beyond that, heights count as having no common measure."""

Up = tuple[int, ...]
"""A step in the translations of a lattice that leads straight up."""

_ENOUGH = 14
"""The number of directions to choose from: that of the faces and corners of a cube."""


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


def has_layers(lattice: Lattice) -> bool:
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
    return layers(lattice).count if has_layers(lattice) else 1


def layer_of(lattice: Lattice, cell: Cell) -> int:
    """Return the number of the layer of a cell; always 0 if the lattice has no layers."""
    return layers(lattice).of(cell) if has_layers(lattice) else 0


def layer_basis(lattice: Lattice) -> Ints:
    """Return translations (n, rank) that lead to all cells of a kind in a layer; all if there are no layers."""
    return layers(lattice).level if has_layers(lattice) else np.eye(lattice.rank, dtype=np.int64)


def kinds_of(lattice: Lattice, layer: int) -> list[Cell]:
    """Return a cell of each kind in a layer; level_steps lead to the others."""
    if not has_layers(lattice):
        return [(*(0,) * lattice.rank, kind) for kind in range(len(lattice.kinds))]
    here = layers(lattice)
    period, within = divmod(layer, here.count)
    return [(*((period - above) * here.upwards).tolist(), kind)
            for kind, (above, number) in enumerate(here.kinds) if number == within]


@lru_cache(maxsize=1_000)
def standing(lattice: Lattice, up: Up) -> Lattice:
    """Return the lattice turned so that a step points along z; cells keep their coordinates.

    Its layers are then those across the step, and the first translation in them points along x; if the step points
    along z already, or is (), the lattice is returned unchanged. Raises ValueError if it has no layers across the
    step.
    """
    if not up:
        return lattice
    if lattice.flat or lattice.rank < 3:
        raise ValueError(phrase("is for lattices with three translations"))
    if not any(up):
        raise ValueError(phrase("leads nowhere"))
    towards = np.array(up) @ lattice.vectors
    towards = towards / np.linalg.norm(towards)
    if towards[2] > 1 - TOLERANCE**2:
        return lattice
    first = _turned(lattice, _frame(towards, np.eye(3)[int(np.abs(towards).argmin())]))
    found = layers(first)
    if np.abs(found.level @ first.vectors[:, 2]).max() > TOLERANCE:
        raise ValueError(phrase("has no layers of cells across it"))
    return _turned(lattice, _frame(towards, found.level[0] @ lattice.vectors))


def check_up(lattice: Lattice, up: Up, source: Path | str) -> None:
    """Raise FileRefusedError unless a lattice can be turned so that a step points up."""
    try:
        if up and len(up) != lattice.rank:
            raise ValueError(phrase("has {count} numbers", count=len(up)))
        standing(lattice, up)
    except ValueError as error:
        raise FileRefusedError(source, phrase("{up} {error}; a step in the {rank} translations of a solid lattice is "
                                              "right, as [0, 0, 1]", up=list(up), error=error.args[0],
                                              rank=lattice.rank), "up") from None


@dataclass(frozen=True)
class Direction:
    """A direction of layers: the step that leads up, and how a layer looks."""

    up: Up
    net: str


def has_directions(lattice: Lattice) -> bool:
    """Whether there are directions of layers to choose from, which takes much less time than finding them."""
    return has_layers(lattice) and lattice.rank >= 3


@lru_cache(maxsize=64)
def directions(lattice: Lattice) -> tuple[Direction, ...]:
    """Return the directions with the largest gaps between layers, which so are fullest, the largest first.

    Equivalent directions are either all listed or all left out; a lattice without a choice has none.
    """
    if not has_directions(lattice):
        return ()
    inverse = np.linalg.inv(lattice.vectors)
    found = []
    # In a layer the sum of coordinates times small whole factors is the same for all cells; these are the factors.
    for heights in product((2, 1, 0, -1, -2), repeat=3):
        if gcd(*heights) == 1:
            across = inverse @ np.array(heights)  # its length is one by the gap between two layers
            up = _whole(across @ inverse)
            if up:
                found.append((round(1 / float(np.linalg.norm(across)), 4), up))
    # Directions as good as the last one are included too, see `least`.
    found.sort(reverse=True)
    least = found[:_ENOUGH][-1][0]
    return tuple(Direction(up, _net(standing(lattice, up))) for gap, up in found if gap >= least)


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


def _frame(up: Floats, along: Floats) -> Floats:
    """Return axes x, y, z as rows (3, 3): z is `up`, a unit vector, and x points along another vector."""
    x = along - (along @ up) * up
    x = x / np.linalg.norm(x)
    return np.array([x, np.cross(up, x), up])


def _turned(lattice: Lattice, axes: Floats) -> Lattice:
    # Rounded, so that turning leaves no 1e-17 where a coordinate is 0.
    kinds = tuple(replace(kind, corners=np.round(kind.corners @ axes.T, 12)) for kind in lattice.kinds)
    return replace(lattice, vectors=np.round(lattice.vectors @ axes.T, 12), kinds=kinds, up=())


def _whole(direction: Floats) -> Up:
    """Return the smallest integers in the ratio of a direction (3,), or () if they would be large."""
    for least in range(1, 10):
        scaled = direction * least / np.abs(direction)[np.abs(direction) > TOLERANCE].min()
        if np.abs(scaled - np.rint(scaled)).max() < 1e-4:
            whole = [int(x) for x in np.rint(scaled)]
            return tuple(x // gcd(*whole) for x in whole)
    return ()


def _net(lattice: Lattice) -> str:
    """Return the name of the net that the cells of a layer form."""
    one, other = layers(lattice).level @ lattice.vectors
    lengths = np.linalg.norm(one), np.linalg.norm(other)
    even, lean = abs(lengths[0] - lengths[1]) < 1e-4, abs(float(one @ other)) / float(lengths[0] * lengths[1])
    if lean < 1e-4:
        return "square" if even else "rectangular"
    return "slanted" if not even else "triangular" if abs(lean - 0.5) < 1e-4 else "rhombic"
