"""The cells that a closed border of cells encloses; a border of segments encloses the tiles between them."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import product
from math import atan2, pi

import numpy as np

from latticework.lattice import Cell, CellKind, Lattice
from latticework.lattice.contacts import contacts, with_half_edges
from latticework.lattice.lattice import Floats
from latticework.lattice.layers import layer_of, layered
from latticework.puzzle.shapes.borders import CLOSE, Cells, shut_in

_MOST_SIDES = 60
DirectedSegment = tuple[Cell, int]
"""A segment with a direction: its cell, and the number of the end at which it starts."""

Neighbours = Callable[[Cell], Iterable[Cell]]


class Tiles:
    """The tiles between the segments of a lattice, as cells of a lattice of their own."""

    def __init__(self, sticks: Lattice, rounds: list[list[DirectedSegment]]) -> None:
        kinds = tuple(CellKind(str(number), np.array([_ends(sticks, way)[0] for way in ways]),
                               (tuple(range(len(ways))),), ()) for number, ways in enumerate(rounds))
        bare = Lattice(f"tiles of {sticks.name}", sticks.title, sticks.vectors, kinds, up=sticks.up)
        self.lattice = with_half_edges(bare, contacts(bare))
        self._sides = [[cell for cell, _ in ways] for ways in rounds]

    def sides(self, tile: Cell) -> list[Cell]:
        """Return the segments around a tile."""
        return [(*(a + b for a, b in zip(side, tile[:-1], strict=False)), side[-1]) for side in self._sides[tile[-1]]]

    def round(self, tiles: Iterable[Cell]) -> Cells:
        """Return the segments around some tiles."""
        return tuple(sorted({side for tile in tiles for side in self.sides(tile)}))

    def enclosed(self, border: Cells) -> Cells:
        """Return the segments that a border of segments encloses."""
        wall, columns = set(border), list(zip(*border, strict=True))[:-1]
        box = [(min(column) - 1, max(column) + 1) for column in columns]

        def neighbours(tile: Cell) -> list[Cell] | None:
            if any(not low <= x <= high for (low, high), x in zip(box, tile, strict=False)):
                return None
            open_sides = set(self.sides(tile)) - wall
            # Two tiles are open to each other where a side that both have is no wall.
            return [other for other in self.lattice.neighbours(tile) if not open_sides.isdisjoint(self.sides(other))]

        near = product(*(range(low, high + 1) for low, high in box), range(len(self._sides)))
        return tuple(sorted(set(self.round(shut_in(near, neighbours))) - wall))


@lru_cache(maxsize=64)
def tiles(lattice: Lattice) -> Tiles | None:
    """Return the tiles between the segments of a flat lattice, or None if there are none."""
    if not (lattice.flat and lattice.rank == 2 and all(kind.segment for kind in lattice.kinds)):
        return None
    seen: set[tuple[int, int]] = set()
    rounds: list[list[DirectedSegment]] = []
    for number, first in product(range(len(lattice.kinds)), range(2)):
        if (number, first) in seen:
            continue
        way = _round(lattice, ((0, 0, number), first))
        if way is None:
            return None
        seen.update((cell[-1], end) for cell, end in way)
        rounds.append(way)
    return Tiles(lattice, rounds)


def _round(lattice: Lattice, begin: DirectedSegment) -> list[DirectedSegment] | None:
    """Return the segments around the tile on the left of a segment, or None if they do not close."""
    ways = [begin]
    while len(ways) < _MOST_SIDES:
        following = _leftmost(lattice, ways[-1])
        if following == begin:
            return ways
        ways.append(following)
    return None


def _leftmost(lattice: Lattice, way: DirectedSegment) -> DirectedSegment:
    """Return the next segment around the tile on the left."""
    start, end = _ends(lattice, way)
    back = atan2(*(start - end)[::-1])
    found: list[tuple[float, DirectedSegment]] = []
    for number, first in product(range(len(lattice.kinds)), range(2)):
        corners = lattice.kinds[number].corners
        step = np.rint((end - corners[first]) @ lattice.solver).astype(int)
        if np.abs(step @ lattice.vectors + corners[first] - end).max() < CLOSE:
            angle = atan2(*(corners[1 - first] - corners[first])[::-1])
            # Clockwise from straight back: the smallest turn is the sharpest to the left. Straight back comes last.
            turn = (back - angle) % (2 * pi)
            found.append((turn if CLOSE < turn < 2 * pi - CLOSE else 2 * pi, ((*step.tolist(), number), first)))
    return min(found)[1]


def _ends(lattice: Lattice, way: DirectedSegment) -> tuple[Floats, Floats]:
    cell, first = way
    corners = lattice.kinds[cell[-1]].corners + np.array(cell[:-1]) @ lattice.vectors
    return corners[first], corners[1 - first]


def enclosed(lattice: Lattice, cells: Cells) -> Cells:
    """Return the cells that a border encloses: in space, or if there are none, within layers."""
    if not cells:
        return ()
    between = tiles(lattice)
    if between:
        return between.enclosed(cells)
    # A border closed in space encloses cells there; otherwise each layer may have a border of its own.
    found = _shut_in(cells, lattice.neighbours)
    if found or not layered(lattice):
        return found
    inside: list[Cell] = []
    for layer in sorted({layer_of(lattice, cell) for cell in cells}):
        inside += _shut_in(_in_layer(lattice, cells, layer), _level(lattice, layer))
    return tuple(sorted(inside))


def enclosed_about(lattice: Lattice, cells: Cells, start: Cell) -> Cells:
    """Return the empty cells around `start` up to the border that encloses them: in space, or else within its layer.

    In a lattice of sticks, where tiles are enclosed, everything that the border encloses.
    """
    if not cells or start in cells:
        return ()
    if tiles(lattice):
        return enclosed(lattice, cells)
    found = _shut_in(cells, lattice.neighbours, [start])
    if found or not layered(lattice):
        return found
    layer = layer_of(lattice, start)
    level = _in_layer(lattice, cells, layer)
    return _shut_in(level, _level(lattice, layer), [start]) if level else ()


def _in_layer(lattice: Lattice, cells: Cells, layer: int) -> Cells:
    return tuple(cell for cell in cells if layer_of(lattice, cell) == layer)


def _level(lattice: Lattice, layer: int) -> Neighbours:
    return lambda cell: [other for other in lattice.neighbours(cell) if layer_of(lattice, other) == layer]


def _shut_in(border: Cells, neighbours: Neighbours, starts: Iterable[Cell] = ()) -> Cells:
    """Return the cells that a border encloses and that are reachable from some cells, or from beside the border."""
    wall, columns = set(border), list(zip(*border, strict=True))[:-1]
    box = [(min(column), max(column)) for column in columns]
    begin = set(starts) or {other for cell in border for other in neighbours(cell)}
    return tuple(sorted(shut_in(begin - wall, lambda cell: (
        None if any(not low <= x <= high for (low, high), x in zip(box, cell, strict=False))
        else [other for other in neighbours(cell) if other not in wall]))))
