"""The tables for the kernels: the elements of pieces, what blocks their steps, and the shapes of pieces.

An element is a cell, the bend of a rod, a key or a side; each belongs to one cell of the lattice. Where elements
block the step of another one is computed once for a lattice and its keys. Keys move only along their own line, in
holes and past sides that they may meet, never sideways. The tables of pieces grow with the solutions that are taken
apart.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import product

import numpy as np

from latticework.apart.kernels.arrays import Numbers, Options, Pairs, Shapes, Sweeps
from latticework.apart.kernels.pairs import fill, move_to, probe
from latticework.apart.lattice_moves import slides
from latticework.apart.solids import Solid, bar, meets, prism, solids_of
from latticework.cancel import checkpoint
from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats, Ints
from latticework.puzzle import Puzzle
from latticework.puzzle.marks import PLAIN, across
from latticework.puzzle.matching_table import keys
from latticework.solution import Placement

CELL, BEND, KEY, SIDE = "cell", "bend", "key", "side"
"""A cell; the bend of a rod into the neighbour; a key that goes out at a side; a side with what a key meets there."""

_END = 0.05
"""The gap at each end of a rod, as a share of its length: parts of others may be there."""

_THIN = 0.002
"""Half the thickness of a rod, as a share of its length: rods may touch but not pass through one another."""

_SLIM, _SHORT = 0.02, 0.1
"""Half the thickness of a key, and the gap before the middle of its last cell, in distances of two cells."""


@dataclass(frozen=True)
class Element:
    """An element on a cell of a kind, at half-edge number `edge` unless it is the cell itself."""

    what: str
    kind: int
    edge: int = -1
    mark: str = PLAIN


@dataclass(frozen=True)
class KeyRules:
    """The keys, each with the number of cells that it goes into; all marks; pairs of a key and a mark it may meet."""

    reach: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    meet: frozenset[tuple[str, str]] = frozenset()


def key_rules(puzzle: Puzzle) -> KeyRules:
    """Return the rules for the keys of a puzzle; other marks are only on the surface and stop nothing."""
    matching, used = puzzle.matching, {mark.mark for part in puzzle.parts for mark in part.all_marks}
    found = sorted(used & set(keys(matching))) if matching else []
    if matching is None or not found:
        return KeyRules()
    marks = tuple(sorted({PLAIN, *used}))
    return KeyRules(tuple((key, matching.reach.get(key, 1)) for key in found), marks,
                    frozenset((key, mark) for key in found for mark in marks if matching.may_meet(key, mark)))


def elements(lattice: Lattice, rules: KeyRules) -> list[Element]:
    """Return all elements that pieces can have, cells first, so that their numbers are those of their kinds."""
    edges = [(number, edge) for number, kind in enumerate(lattice.kinds) for edge in range(len(kind.half_edges))]
    return [*(Element(CELL, kind) for kind in range(len(lattice.kinds))),
            *(Element(BEND, kind, edge) for kind, edge in edges if lattice.kinds[kind].segment),
            *(Element(KEY, kind, edge, mark) for kind, edge in edges for mark, _ in rules.reach),
            *(Element(SIDE, kind, edge, mark) for kind, edge in edges for mark in rules.marks)]


def elements_of(lattice: Lattice, rules: KeyRules, placement: Placement) -> Iterator[tuple[Cell, Element]]:
    """Yield the elements of a piece, each with the cell to which it belongs."""
    present, reach = set(placement.cells), dict(rules.reach)
    marks = {(cell, facing): mark for cell, facing, mark in placement.marks}
    for cell in placement.cells:
        kind = cell[-1]
        yield cell, Element(CELL, kind)
        for edge, there in enumerate(lattice.neighbours(cell) if reach or lattice.kinds[kind].segment else ()):
            mark = marks.get((cell, there), PLAIN)
            # A bend belongs to both rods; the lower cell has it.
            if lattice.kinds[kind].segment and there in present and cell < there:
                yield cell, Element(BEND, kind, edge)
            if mark in reach and there not in present:
                yield cell, Element(KEY, kind, edge, mark)
            if reach and (there not in present or (cell, there) in marks):
                yield cell, Element(SIDE, kind, edge, mark)


def solids_at(lattice: Lattice, rules: KeyRules, element: Element) -> tuple[Solid, ...]:
    """Return the convex solids of an element of a cell at the origin; a side has none."""
    kind = lattice.kinds[element.kind]
    if element.what == SIDE:
        return ()
    if element.what == BEND:
        return (_bend(lattice, element),)
    if element.what == KEY:
        return (_peg(lattice, cells_behind(lattice, element, dict(rules.reach)[element.mark])),)
    if kind.segment:
        along = _END * (kind.corners[1] - kind.corners[0])
        return (_rod(kind.corners[0] + along, kind.corners[1] - along),)
    return solids_of(lattice, kind)


def cells_behind(lattice: Lattice, element: Element, length: int) -> list[Cell]:
    """Return the cell at the origin and up to `length` cells in a straight line behind a half-edge of it."""
    here: Cell | None = (*[0] * lattice.rank, element.kind)
    label = lattice.kinds[element.kind].half_edges[element.edge].label
    found: list[Cell] = []
    while here is not None and len(found) <= length:
        found.append(here)
        here = across(lattice, here, label)
    return found


def _bend(lattice: Lattice, element: Element) -> Solid:
    """The line between the ends of two rods that share a point."""
    edge = lattice.kinds[element.kind].half_edges[element.edge]
    one = lattice.kinds[element.kind].corners
    other = lattice.kinds[edge.kind].corners + np.array(edge.step) @ lattice.vectors
    apart = np.linalg.norm(one[:, None] - other[None], axis=2)
    i, j = np.unravel_index(int(apart.argmin()), apart.shape)
    return _rod(*(ends[at] + _END * (ends[1 - at] - ends[at]) for ends, at in ((one, i), (other, j))))


def _rod(start: Floats, end: Floats) -> Solid:
    along = end - start
    aside = np.array([-along[1], along[0]])
    aside *= _THIN / np.linalg.norm(aside)
    return prism(np.array([start - aside, end - aside, end + aside, start + aside]))


def _peg(lattice: Lattice, cells: list[Cell]) -> Solid:
    middles = lattice.positions(np.array(cells))
    start, end = np.pad(middles[[0, -1]], ((0, 0), (0, 3 - lattice.dimension)))
    apart = float(np.linalg.norm(end - start)) / (len(cells) - 1)
    end = end - _SHORT * (end - start) / (len(cells) - 1)
    return bar(start, end, _SLIM * apart)


_STRAIGHT = 1e-6
"""By how much the cosine of the angle between a step and the line of a key may fall short of 1."""

Made = tuple[Element, tuple[Solid, ...]]

_FIRST, _MOST = 1 << 13, 1 << 20
"""Pairs of pieces for which there is room at first, and at most (some tens of megabytes); then it is emptied."""


@lru_cache(maxsize=16)
def sweeps(lattice: Lattice, rules: KeyRules) -> Sweeps:
    """Return for each direction and element of a lattice the places and elements that it meets in one step."""
    every = elements(lattice, rules)
    solids = [solids_at(lattice, rules, element) for element in every]
    steps = np.concatenate([[step, -step] for step in slides(lattice)])
    words = (len(every) + 63) // 64
    first = np.zeros((len(steps), len(every) + 1), np.int32)
    places: list[tuple[int, ...]] = []
    met: list[list[int]] = []
    for direction, step in enumerate(steps):
        for number, one in enumerate(every):
            checkpoint()
            first[direction, number] = len(places)
            found: dict[tuple[int, ...], list[int]] = {}
            for other, two in enumerate(every):
                for place in _met(lattice, rules, (one, solids[number]), (two, solids[other]), step):
                    found.setdefault(place, []).append(other)
            for place, others in found.items():
                places.append((*place, *[0] * (3 - lattice.rank)))
                met.append([sum(1 << (other & 63) for other in others if other >> 6 == w) for w in range(words)])
        first[direction, -1] = len(places)
    padded = np.zeros((len(steps), 3), np.int32)
    padded[:, : lattice.rank] = steps
    return Sweeps(padded, first, np.array(places, np.int32).reshape(-1, 3),
                  np.array(met, np.uint64).reshape(-1, words))


def _met(lattice: Lattice, rules: KeyRules, moving: Made, standing: Made, step: Ints) -> list[tuple[int, ...]]:
    """Return the places at which a standing element is met by another one that moves one step."""
    (one, solids), (other, others) = moving, standing
    if (one.what, other.what) == (KEY, SIDE):
        return stopped_at(lattice, rules, one, other, step)
    if (one.what, other.what) == (SIDE, KEY):
        # A side meets a key when the key, moving the other way, meets the side.
        return [tuple(-x for x in place) for place in stopped_at(lattice, rules, other, one, -step)]
    keys = [element for element in (one, other) if element.what == KEY]
    if SIDE in {one.what, other.what} or (len(keys) == 1 and _along(lattice, keys[0], step)):
        return []
    vectors = space_vectors(lattice)
    way = step @ vectors
    places = _near(lattice, solids, others, way)
    # An element is not in its own way.
    if one == other:
        places = places[places.any(axis=1)]
    hit = np.zeros(len(places), bool)
    for solid, second in product(solids, others):
        hit |= meets(solid, second, way, places @ vectors)
    return [tuple(place) for place in places[hit].tolist()]


def _near(lattice: Lattice, moving: tuple[Solid, ...], standing: tuple[Solid, ...], way: Floats) -> Ints:
    """Return the places (n, rank) at which solids are near enough to be met."""
    (middle, size), (other, room) = _ball_around(moving), _ball_around(standing)
    # Balls around both, the moving one from half of its way: only places where these touch are looked at exactly.
    home, reach = middle + way / 2 - other, size + room + float(np.linalg.norm(way)) / 2
    solver = np.pad(lattice.solver, ((0, 3 - lattice.dimension), (0, 0)))
    start, spread = home @ solver, reach * np.linalg.norm(lattice.solver, axis=0)
    ranges = (range(int(np.ceil(x - y)), int(np.floor(x + y)) + 1) for x, y in zip(start, spread, strict=True))
    places = np.array(list(product(*ranges)), np.int64).reshape(-1, lattice.rank)
    near: Ints = places[np.linalg.norm(places @ space_vectors(lattice) - home, axis=1) <= reach]
    return near


def _ball_around(solids: tuple[Solid, ...]) -> tuple[Floats, float]:
    corners = np.vstack([solid.corners for solid in solids])
    middle = (corners.min(axis=0) + corners.max(axis=0)) / 2
    size = float(np.linalg.norm(corners - middle, axis=1).max()) + max(solid.radius for solid in solids)
    return middle, size


def _along(lattice: Lattice, key: Element, step: Ints) -> int:
    """Return 1 if a step moves a key straight on, -1 if straight back, 0 if sideways."""
    here, there = lattice.positions(np.array(cells_behind(lattice, key, 1)))
    onward, way = there - here, step @ lattice.vectors
    share = float(onward @ way / np.linalg.norm(onward) / np.linalg.norm(way))
    return round(share) if abs(share) > 1 - _STRAIGHT else 0


def stopped_at(lattice: Lattice, rules: KeyRules, key: Element, side: Element, step: Ints) -> list[tuple[int, ...]]:
    """Return the offsets from the cell of a key to cells whose sides, of one sort, stop it on its way straight on.

    Only sides that its end newly reaches are tested, as it could pass those that it has passed already.
    """
    if (key.mark, side.mark) in rules.meet or _along(lattice, key, step) < 1:
        return []
    reach = dict(rules.reach)[key.mark]
    goal = (*step.tolist(), key.kind)
    cells = cells_behind(lattice, key, reach + 2 * len(lattice.kinds))
    if goal not in cells:
        return []
    found = []
    for before, after in zip(cells[reach:], cells[reach + 1 : reach + cells.index(goal) + 1], strict=False):
        for one, other in ((before, after), (after, before)):
            if one[-1] == side.kind and lattice.neighbours((*one[:-1], side.kind))[side.edge] == other:
                found.append(one[:-1])
    return found


@dataclass(eq=False)
class ShapeTable:
    """The shapes of all pieces placed so far, numbered from 0."""

    puzzle: Puzzle
    _numbers: dict[bytes, int] = field(default_factory=dict)
    _made: list[Shapes] = field(default_factory=list)
    _joined: Shapes | None = None

    def __post_init__(self) -> None:
        self._lattice, self._rules = self.puzzle.lattice, key_rules(self.puzzle)
        self.sweeps: Sweeps = sweeps(self._lattice, self._rules)
        self._element = {element: number for number, element in enumerate(elements(self._lattice, self._rules))}
        self._margin = int(max(np.abs(self.sweeps.places).max(initial=0), 1) + np.abs(self.sweeps.steps).max())

    @property
    def keys(self) -> int:
        """The number of cells into which the longest key goes, 0 if there are no keys."""
        return max((reach for _, reach in self._rules.reach), default=0)

    def place(self, placement: Placement) -> tuple[int, Ints]:
        """Return the number of the shape of a placed part, and the place (3,) of its origin."""
        found = list(elements_of(self._lattice, self._rules, placement))
        rows = np.zeros((len(found), 4), np.int32)
        rows[:, : self._lattice.rank] = [cell[:-1] for cell, _ in found]
        rows[:, 3] = [self._element[element] for _, element in found]
        origin = rows[:, :3].min(axis=0)
        rows[:, :3] -= origin
        # Sorted, so that the same cells make the same key however they are listed.
        rows = rows[np.lexsort(rows.T)]
        key = rows.tobytes()
        if key not in self._numbers:
            self._numbers[key] = len(self._made)
            self._made.append(self._shape(rows))
            self._joined = None
        return self._numbers[key], origin

    def _shape(self, rows: np.ndarray[tuple[int, int], np.dtype[np.int32]]) -> Shapes:
        sizes = (rows[:, :3].max(axis=0) + 1).astype(np.int32)
        words = self.sweeps.met.shape[1]
        filled = np.zeros((int(np.prod(sizes)), words), np.uint64)
        fill(rows, sizes, filled)
        # Two probes at the most for what an element meets: for the first step, and for all.
        most = 2 * len(rows) * int(np.diff(self.sweeps.first, axis=1).max(initial=0))
        places, met = np.zeros((most, 3), np.int32), np.zeros((most, words), np.uint64)
        once = np.zeros(most, np.int32)
        made, first = [], [0]
        for direction in range(len(self.sweeps.steps)):
            n = probe(rows, sizes, filled, self.sweeps, direction, self._margin, places, met, once)
            made.append((places[:n].copy(), met[:n].copy(), once[:n].copy()))
            first.append(first[-1] + n)
        joined = [np.concatenate(some) for some in zip(*made, strict=True)]
        return Shapes(sizes[None], np.zeros(1, np.int64), filled, np.array([first], np.int32), *joined)

    def arrays(self) -> Shapes:
        """Return all shapes so far as arrays."""
        if self._joined is None:
            made = self._made
            blocks = np.cumsum([0, *(len(one.filled) for one in made)])[:-1]
            probes = np.cumsum([0, *(len(one.places) for one in made)])[:-1]
            self._joined = Shapes(
                np.concatenate([one.sizes for one in made]), blocks, np.concatenate([one.filled for one in made]),
                np.concatenate([one.first + np.int32(at) for one, at in zip(made, probes, strict=True)]),
                *(np.concatenate([one[i] for one in made]) for i in (4, 5, 6)))
        return self._joined


@dataclass(eq=False)
class Tables:
    """The shapes of pieces, and how far each can move until it meets another one."""

    puzzle: Puzzle
    shapes: ShapeTable = field(init=False)
    pairs: Pairs = field(init=False)

    def __post_init__(self) -> None:
        self.shapes = ShapeTable(self.puzzle)
        self.pairs = self._room(_FIRST)

    def _room(self, entries: int) -> Pairs:
        return Pairs(np.zeros((entries, 2 + (len(self.sweeps.steps) + 3) // 4), np.uint64), np.zeros(1, np.int64))

    @property
    def sweeps(self) -> Sweeps:
        """What the elements of pieces meet when they move."""
        return self.shapes.sweeps

    @property
    def kernel(self) -> tuple[Pairs, Shapes, Sweeps]:
        """The arrays that all kernels take as their first arguments."""
        # Between calls nobody uses the old table; a kernel that finds it full can only empty it.
        if 3 * int(self.pairs.used[0]) > len(self.pairs.entries) < _MOST:
            larger = self._room(8 * len(self.pairs.entries))
            move_to(self.pairs, larger)
            self.pairs = larger
        return self.pairs, self.shapes.arrays(), self.sweeps

    @cached_property
    def _groups(self) -> Numbers:
        """The number (parts,) of the group of each part, -1 for none."""
        names = [part.group for part in self.puzzle.parts]
        return np.array([names.index(name) if name else -1 for name in names], np.int64)

    def options(self, placements: list[Placement | None]) -> Options:
        """Return the pieces of placements as arrays, with shape -1 for None."""
        shape, group, box = np.full((3, len(placements)), -1, np.int32)
        made = Options(shape, group, box, np.zeros((len(placements), 3), np.int32))
        for number, placement in enumerate(placements):
            if placement is not None:
                made.shape[number], made.origin[number] = self.shapes.place(placement)
                made.group[number] = self._groups[placement.part]
                made.box[number] = self.puzzle.parts[placement.part].box
        return made
