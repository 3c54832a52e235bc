"""Which cells of a lattice touch: pieces and shells of sets of cells, and what a closed border of cells encloses.

A border of segments encloses the tiles between them.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import product
from math import atan2, pi

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, CellKind, Lattice
from latticework.lattice.contacts import contacts_by_outline, with_half_edges
from latticework.lattice.lattice import Floats, Ints, Numbering
from latticework.lattice.layers import has_layers, layer_of
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

CLOSE = 1e-4
"""The distance up to which two places count as the same."""

_MOST_LOOKED_AT = 1_000_000

_MOST_SIDES = 60
"""The most segments around a tile."""

Cells = tuple[Cell, ...]
Neighbours = Callable[[Cell], Iterable[Cell]]
DirectedSegment = tuple[Cell, int]
"""A segment with a direction: its cell, and the number of the end at which it starts."""


def steps_between(low: Floats, high: Floats) -> Ints:
    """Return the integer steps (n, rank) between two places; raises LatticeworkError if there are too many."""
    first, last = np.ceil(low - CLOSE).astype(np.int64), np.floor(high + CLOSE).astype(np.int64)
    # Counted before they are made, as they might fill the memory; as floats, which do not overflow.
    number = float(np.prod(np.maximum(last - first + 1.0, 0)))
    if number > _MOST_LOOKED_AT:
        raise too_many(int(number))
    grid = np.meshgrid(*[np.arange(a, b + 1) for a, b in zip(first, last, strict=True)], indexing="ij")
    return np.stack(grid, axis=-1).reshape(-1, len(first))


def too_many(cells: int) -> LatticeworkError:
    """Return the error for a shape with too many cells."""
    return LatticeworkError(phrase("about {cells} cells are too many; at most {most} can be kept, so choose smaller "
                                   "sizes", cells=cells, most=MAX_CELLS))


def hollow(lattice: Lattice, cells: Cells, thickness: int) -> Cells:
    """Return the cells without those deeper inside than a thickness; raises LatticeworkError if there are none.

    A cell is on the surface if a cell that touches it, even in a point only, is missing; if all cells are in one
    plane only cells in that plane count.
    """
    numbered = Numbering(lattice, cells)
    beside = [_beside(lattice, numbered, kind) for kind in range(len(lattice.kinds))]
    inner = np.ones(len(cells), dtype=bool)
    for depth in range(thickness):
        within = np.append(inner, False)  # the number of a missing cell is -1
        for mine, others in beside:
            inner[mine] &= within[others].all(axis=1)
        if not inner.any():
            raise LatticeworkError(phrase("thickness {thickness}: leaves nothing out; {right}", thickness=thickness,
                                          right=phrase("at most {most} would be right", most=depth) if depth else
                                          phrase("this shape has no cell inside")))
    return tuple(sorted(map(tuple, numbered.cells[~inner].tolist())))


def connected(lattice: Lattice, cells: Iterable[Cell]) -> bool:
    """Whether cells are connected by their sides."""
    rest = set(cells)
    _remove_piece(lattice, rest)
    return not rest


@lru_cache(maxsize=4096)  # called after each edit for each part, of which only one has changed
def piece_sizes(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[int, ...]:
    """Return how many cells each of the connected pieces has that cells form."""
    left, sizes = set(cells), list[int]()
    while left:
        before = len(left)
        _remove_piece(lattice, left)
        sizes.append(before - len(left))
    return tuple(sizes)


def pieces(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    """Return the number of connected pieces that cells form."""
    return len(piece_sizes(lattice, cells))


def enclosed(lattice: Lattice, cells: Cells) -> Cells:
    """Return the cells that a border encloses: in space, or if there are none, within layers."""
    if not cells:
        return ()
    between = tiles(lattice)
    if between:
        return between.enclosed(cells)
    # A border closed in space encloses cells there; otherwise each layer may have a border of its own.
    found = _shut_in(cells, lattice.neighbours)
    if found or not has_layers(lattice):
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
    if found or not has_layers(lattice):
        return found
    layer = layer_of(lattice, start)
    level = _in_layer(lattice, cells, layer)
    return _shut_in(level, _level(lattice, layer), [start]) if level else ()


class Tiles:
    """The tiles between the segments of a lattice, as cells of a lattice of their own."""

    def __init__(self, sticks: Lattice, rounds: list[list[DirectedSegment]]) -> None:
        kinds = tuple(CellKind(str(number), np.array([_ends(sticks, way)[0] for way in ways]),
                               (tuple(range(len(ways))),), ()) for number, ways in enumerate(rounds))
        bare = Lattice(f"tiles of {sticks.name}", sticks.title, sticks.vectors, kinds, up=sticks.up)
        self.lattice = with_half_edges(bare, contacts_by_outline(bare))
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
        # With one more on each side, as a tile need not have the coordinates of a segment of its border.
        box = [(min(column) - 1, max(column) + 1) for column in columns]

        def neighbours(tile: Cell) -> list[Cell] | None:
            if any(not low <= x <= high for (low, high), x in zip(box, tile, strict=False)):
                return None
            open_sides = set(self.sides(tile)) - wall
            # Two tiles are open to each other where a side that both have is no wall.
            return [other for other in self.lattice.neighbours(tile) if not open_sides.isdisjoint(self.sides(other))]

        near = product(*(range(low, high + 1) for low, high in box), range(len(self._sides)))
        return tuple(sorted(set(self.round(_reached_inside(near, neighbours))) - wall))


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


def _beside(lattice: Lattice, numbered: Numbering, kind: int) -> tuple[Ints, Ints]:
    """Return the numbers (n,) of the cells of a kind, and (n, touching) of the cells that touch each."""
    mine = np.flatnonzero(numbered.cells[:, -1] == kind)
    touching = np.array(_touches(lattice)[kind], dtype=np.int64)
    ways = lattice.positions(touching) - lattice.centers[kind]
    touching = touching[np.abs(ways @ _across(lattice, numbered.cells)) < CLOSE]
    others = numbered.cells[mine][:, None] * [*[1] * lattice.rank, 0] + touching
    return mine, numbered.find(others)


def _across(lattice: Lattice, cells: Ints) -> Floats:
    """Return the unit normal of the plane that has the middles of all cells in it, zero if there is none."""
    places = lattice.positions(cells)
    places = places - places[0]
    # The direction in which the places differ least: eigh sorts by ascending eigenvalues.
    normal = np.linalg.eigh(places.T @ places)[1][:, 0]
    return normal if lattice.dimension == 3 and np.abs(places @ normal).max() < CLOSE else 0 * normal


@lru_cache(maxsize=64)
def _touches(lattice: Lattice) -> tuple[Cells, ...]:
    """Return for each kind the cells that touch the cell of that kind at the origin."""
    found = []
    for number, kind in enumerate(lattice.kinds):
        home = (*(0,) * lattice.rank, number)
        near = set(lattice.neighbours(home))
        if not kind.radius:
            near |= {step for corner in kind.corners for step in _meeting(lattice, corner)}
        found.append(tuple(sorted(near - {home})))
    return tuple(found)


def _meeting(lattice: Lattice, point: Floats) -> set[Cell]:
    """Return the cells that have a corner at a point."""
    found = set()
    for number, kind in enumerate(lattice.kinds):
        for corner in kind.corners:
            steps = np.rint((point - corner) @ lattice.solver).astype(int)
            if np.abs(steps @ lattice.vectors + corner - point).max() < CLOSE:
                found.add((*steps.tolist(), number))
    return found


def _remove_piece(lattice: Lattice, cells: set[Cell]) -> None:
    """Remove a cell and all that are connected with it from a set that is not empty."""
    reached = [cells.pop()]
    while reached:
        beside = cells.intersection(lattice.neighbours(reached.pop()))
        cells -= beside
        reached += beside


def _round(lattice: Lattice, begin: DirectedSegment) -> list[DirectedSegment] | None:
    """Return the segments around the tile on the left of a segment, or None if they do not close."""
    ways = [begin]
    # Segments that never lead back would be followed without end.
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


def _in_layer(lattice: Lattice, cells: Cells, layer: int) -> Cells:
    return tuple(cell for cell in cells if layer_of(lattice, cell) == layer)


def _level(lattice: Lattice, layer: int) -> Neighbours:
    return lambda cell: [other for other in lattice.neighbours(cell) if layer_of(lattice, other) == layer]


def _shut_in(border: Cells, neighbours: Neighbours, starts: Iterable[Cell] = ()) -> Cells:
    """Return the cells that a border encloses and that are reachable from some cells, or from beside the border."""
    wall, columns = set(border), list(zip(*border, strict=True))[:-1]
    box = [(min(column), max(column)) for column in columns]
    begin = set(starts) or {other for cell in border for other in neighbours(cell)}
    return tuple(sorted(_reached_inside(begin - wall, lambda cell: (
        None if any(not low <= x <= high for (low, high), x in zip(box, cell, strict=False))
        else [other for other in neighbours(cell) if other not in wall]))))


def _reached_inside(starts: Iterable[Cell], neighbours: Callable[[Cell], Iterable[Cell] | None]) -> set[Cell]:
    """Return the cells reachable from starts that do not lead outside, where `neighbours` returns None."""
    inside, outside = set[Cell](), set[Cell]()
    for start in starts:
        if start in inside or start in outside:
            continue
        reached, left, out = {start}, [start], False
        while left and not out:
            further = neighbours(left.pop())
            new = set(further or ()) - reached
            out = further is None or not outside.isdisjoint(new)
            reached |= new
            left += new
        # As soon as one way leads outside, all cells reached on it are outside, too.
        (outside if out else inside).update(reached)
    return inside
