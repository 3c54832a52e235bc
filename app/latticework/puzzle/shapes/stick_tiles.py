"""The tiles between the segments of a flat lattice: shapes of segments are the sides of shapes of tiles."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from math import atan2, pi

import numpy as np

from latticework.lattice import Cell, CellKind, Lattice
from latticework.lattice.contacts import contacts
from latticework.lattice.half_edges import with_half_edges
from latticework.lattice.lattice import Floats
from latticework.puzzle.shapes.borders import Cells, shut_in
from latticework.puzzle.shapes.step_grid import CLOSE

MOST_SIDES = 60
Way = tuple[Cell, int]
"""A segment, and which of its ends comes first."""


class Tiles:
    """Tiles as the cells of a lattice of their own, and the segments round each."""

    def __init__(self, sticks: Lattice, rounds: list[list[Way]]) -> None:
        kinds = tuple(CellKind(str(number), np.array([_ends(sticks, way)[0] for way in ways]),
                               (tuple(range(len(ways))),), ()) for number, ways in enumerate(rounds))
        bare = Lattice(f"tiles of {sticks.name}", sticks.title, sticks.vectors, kinds, up=sticks.up)
        self.lattice = with_half_edges(bare, contacts(bare))
        self._sides = [[cell for cell, _ in ways] for ways in rounds]

    def sides(self, tile: Cell) -> list[Cell]:
        """Return the segments round a tile."""
        return [(*(a + b for a, b in zip(side, tile[:-1], strict=False)), side[-1]) for side in self._sides[tile[-1]]]

    def round(self, tiles: Iterable[Cell]) -> Cells:
        """Return the segments round some tiles."""
        return tuple(sorted({side for tile in tiles for side in self.sides(tile)}))

    def enclosed(self, border: Cells) -> Cells:
        """Return the segments that are shut in by others."""
        wall, columns = set(border), list(zip(*border, strict=True))[:-1]
        box = [(min(column) - 1, max(column) + 1) for column in columns]

        def ways(tile: Cell) -> list[Cell] | None:
            if any(not low <= x <= high for (low, high), x in zip(box, tile, strict=False)):
                return None
            open_sides = set(self.sides(tile)) - wall
            return [other for other in self.lattice.neighbours(tile) if not open_sides.isdisjoint(self.sides(other))]

        near = product(*(range(low, high + 1) for low, high in box), range(len(self._sides)))
        return tuple(sorted(set(self.round(shut_in(near, ways))) - wall))


@lru_cache(maxsize=64)
def tiles(lattice: Lattice) -> Tiles | None:
    """Return the tiles between the segments of a flat lattice, or None where there are none."""
    if not (lattice.flat and lattice.rank == 2 and all(kind.segment for kind in lattice.kinds)):
        return None
    seen: set[tuple[int, int]] = set()
    rounds: list[list[Way]] = []
    for number, first in product(range(len(lattice.kinds)), range(2)):
        if (number, first) in seen:
            continue
        way = _round(lattice, ((0, 0, number), first))
        if way is None:
            return None
        seen.update((cell[-1], end) for cell, end in way)
        rounds.append(way)
    return Tiles(lattice, rounds)


def _round(lattice: Lattice, begin: Way) -> list[Way] | None:
    """Return the way round the tile on the left of a segment, or None when it does not close."""
    ways = [begin]
    while len(ways) < MOST_SIDES:
        following = _leftmost(lattice, ways[-1])
        if following == begin:
            return ways
        ways.append(following)
    return None


def _leftmost(lattice: Lattice, way: Way) -> Way:
    """Return the next segment round the tile on the left."""
    start, end = _ends(lattice, way)
    back = atan2(*(start - end)[::-1])
    found: list[tuple[float, Way]] = []
    for number, first in product(range(len(lattice.kinds)), range(2)):
        corners = lattice.kinds[number].corners
        step = np.rint((end - corners[first]) @ lattice.solver).astype(int)
        if np.abs(step @ lattice.vectors + corners[first] - end).max() < CLOSE:
            angle = atan2(*(corners[1 - first] - corners[first])[::-1])
            turn = (back - angle) % (2 * pi)
            found.append((turn if CLOSE < turn < 2 * pi - CLOSE else 2 * pi, ((*step.tolist(), number), first)))
    return min(found)[1]


def _ends(lattice: Lattice, way: Way) -> tuple[Floats, Floats]:
    cell, first = way
    corners = lattice.kinds[cell[-1]].corners + np.array(cell[:-1]) @ lattice.vectors
    return corners[first], corners[1 - first]
