"""All connected shapes that a set of parts fills, and in how many ways each.

Parts are joined in all ways in which they touch each other; what a shape looks like decides whether it is a new one.
"""

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import lcm
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover.placements import placements
from latticework.designs.calendars import SetsOfSize
from latticework.designs.part_sets import Range, candidates
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, Motion, motions, normalised, orientations, symmetries
from latticework.lattice.crossings import crossings
from latticework.lattice.lattice import Ints, Numbering, as_array
from latticework.lattice.motion import whole_maps, whole_motions
from latticework.phrases import phrase
from latticework.puzzle import Puzzle, Target
from latticework.puzzle.edit_forms import refuse_forms
from latticework.puzzle.polyforms import SORTS
from latticework.puzzle.shapes.borders import enclosed, pieces

MOST_SHAPES = 4_000_000
"""The most shapes that are kept while they are joined: some 500 MB of 20 cells each."""
_ROOM = 1 << 10
_TOGETHER = 5_000
"""Shapes that are decoded or sorted at once, in some hundredths of a second, during which other threads wait."""
Map = tuple[Motion, Ints, Ints]
"""A symmetry of the lattice as `whole_maps` has it."""
_MOST_PLACEMENTS = 100_000_000
_NODES = 200_000
"""Placements that are tried between two looks at whether to go on: some hundredths of a second."""


@dataclass(frozen=True)
class Shape:
    """A shape that parts fill.

    ways: in how many, one of each set that symmetries of the shape make equal. symmetries: how many there are, the
    identity among them, of those under which shapes count as the same.
    """

    cells: tuple[Cell, ...]
    ways: int
    symmetries: int


@dataclass(frozen=True)
class WantedShapes:
    """Which shapes are wanted: filled in so many ways, with a symmetry, without holes."""

    ways: Range | None = None
    symmetric: bool = False
    no_holes: bool = False

    def chosen(self, lattice: Lattice, shapes: Sequence[Shape]) -> list[Shape]:
        """Return the shapes that are wanted, those of the fewest ways first, of these the most symmetric."""
        least, most = self.ways or (1, 1 << 62)
        some = [one for one in shapes if least <= one.ways <= most and (one.symmetries > 1 or not self.symmetric)]
        if self.no_holes:
            some = [one for number, one in enumerate(some) if not _has_hole(lattice, one.cells, number / len(some))]
        # In pieces: while a list is sorted other threads wait, for millions of shapes many seconds.
        return [*heapq.merge(*(sorted(some[begin : begin + _TOGETHER], key=_rank)
                               for begin in range(0, len(some), _TOGETHER)), key=_rank)]


def _rank(shape: Shape) -> tuple[int, int, tuple[Cell, ...]]:
    return shape.ways, -shape.symmetries, shape.cells


def _has_hole(lattice: Lattice, cells: tuple[Cell, ...], share: float) -> bool:
    checkpoint(phrase("looking for holes"), share)
    return bool(enclosed(lattice, cells))


def usual_sort(puzzle: Puzzle) -> str:
    """Return which shapes count as the same where nothing is said: those that motions of the parts make equal."""
    rules = {puzzle.rule(part) for part in puzzle.parts}
    return "fixed" if rules & {"fixed", "placed"} else "one-sided" if "turn" in rules else "free"


def shapes(puzzle: Puzzle, cells: int | None = None, sort: str = "", box: Sequence[int] = ()) -> list[Shape]:
    """Return all connected shapes that parts of a puzzle fill; its target does not matter; can be cancelled.

    cells: how many a shape has, filled by any choice of the parts; None for all parts together. sort: which shapes
    count as the same, one of SORTS, "" for the usual. box: into which each shape fits, turned if need be.

    Raises LatticeworkError where there are too many shapes, or the parts cannot be joined like that.
    """
    puzzle = candidates(replace(puzzle, target=Target()), None)
    _check(puzzle, sort, box)
    cells = cells or sum(len(part.cells) * part.most for part in puzzle.parts)
    sets = SetsOfSize.of(puzzle, cells, None)
    joiner = Joiner(puzzle, sort or usual_sort(puzzle), cells, tuple(box))
    for number in range(sets.number):
        joiner.join(sets[number], number / sets.number, 1 / sets.number)
    return joiner.found()


def shape_puzzle(puzzle: Puzzle, shape: Shape) -> Puzzle:
    """Return the puzzle of filling a shape; parts may be left out where it has fewer cells than all of them.

    Parts alike are one that is used more often, as in the number of ways.
    """
    parts = candidates(puzzle, None).parts
    if len(shape.cells) == sum(len(part.cells) * part.most for part in parts):
        parts = tuple(replace(part, least=part.most) for part in parts)
    return replace(puzzle, target=Target(shape.cells), parts=parts, others=(), place=0, published=())


def _check(puzzle: Puzzle, sort: str, box: Sequence[int]) -> None:
    refuse_forms(puzzle)
    usual = usual_sort(puzzle)
    if sort and SORTS.index(sort) < SORTS.index(usual):
        raise LatticeworkError(phrase("{name}: its parts may not move like that, so that {sort} shapes would not all "
                                      "be filled in equally many ways; choose {usual}", name=puzzle.name, sort=sort,
                                      usual=usual))
    if puzzle.matching is not None or any(part.marks or puzzle.rule(part) == "placed" or
                                          pieces(puzzle.lattice, part.cells) > 1 for part in puzzle.parts):
        raise LatticeworkError(phrase("{name}: only connected parts without marks, which may be shifted, are joined",
                                      name=puzzle.name))
    if box and (len(box) != puzzle.lattice.rank or min(box) < 1):
        raise LatticeworkError(phrase("{name}: a box has {rank} sizes, each at least 1", name=puzzle.name,
                                      rank=puzzle.lattice.rank))


class Joiner:
    """Joins sets of parts to shapes of so many cells; all arrays are those of the kernel."""

    def __init__(self, puzzle: Puzzle, sort: str, cells: int, box: tuple[int, ...]) -> None:
        from latticework.search.judging.joining import Growth, Joints  # noqa: PLC0415 it loads kernels

        self.lattice, self.parts, self.n = puzzle.lattice, puzzle.parts, cells
        self._motions = _motions_of(self.lattice, sort)
        self._maps = [one for one in whole_maps(self.lattice) if one[0] in self._motions]
        self._turned = [orientations(self.lattice, part.cells, puzzle.allowed_motions(part)) for part in self.parts]
        self._joints = self._made(Joints, box)
        self._growth = self._empty(Growth)
        self._factor = lcm(*(part.most for part in self.parts if part.most)) * len(self._maps)

    def join(self, times: Sequence[int], begin: float, share: float) -> None:
        """Join a set of parts, which has as many cells as a shape, in all ways; raises LatticeworkError for too many.

        begin, share: of the whole work, to report progress.
        """
        # One that is used once, and is not symmetric, meets each way to fill a shape once.
        used = [part for part, n in enumerate(times) if n]
        root = min(used, key=lambda part: (times[part], -len(self._turned[part])))
        self._growth.left[:] = times
        self._growth.counts[1] = sum(times)
        reps = self._representatives(root)
        for number, (orientation, stabilizer) in enumerate(reps):
            factor = self._factor // (times[root] * stabilizer)
            self._grow(orientation, factor, sum(times) - 1, begin + share * number / len(reps), share / len(reps))

    def _grow(self, orientation: int, factor: int, pieces: int, begin: float, share: float) -> None:
        """Let all shapes grow from one part in its place."""
        from latticework.search.judging import joining  # noqa: PLC0415 it loads kernels

        middle = int((self._margin * self._joints.stride).sum())
        growth, counts = self._growth, self._growth.counts
        joining.begin(self._joints, growth, orientation, middle, factor)
        while not joining.grow(self._joints, growth, factor, int(counts[joining.NODES]) + _NODES):
            # The first branches are the largest, as later ones leave out what was tried before.
            left = 1 - growth.at[0] / max(1, growth.end[0])
            checkpoint(phrase("{shapes} shapes up to now", shapes=f"{counts[joining.SHAPES]:,}"),
                       begin + share * (1 - left ** max(1, pieces)))
            if counts[joining.SHAPES] >= len(growth.shapes) - 1:
                growth = self._growth = self._with_more_room()

    def found(self) -> list[Shape]:
        """Return the shapes that were found, as cells; can be cancelled."""
        made: list[Shape] = []
        for begin in range(0, int(self._growth.counts[3]), _TOGETHER):
            # Not all at once: other threads would wait until millions of cells are made.
            checkpoint()
            made += self._decoded(begin, min(begin + _TOGETHER, int(self._growth.counts[3])))
        whole = set(whole_motions(self.lattice))
        return made if all(motion in whole for motion in self._motions) else self._merged(made)

    def _decoded(self, begin: int, end: int) -> list[Shape]:
        """Return some of the shapes that were found, as cells."""
        codes, columns = self._growth.shapes[begin:end], list[Ints]()
        kinds = codes % len(self.lattice.kinds)
        codes = codes // len(self.lattice.kinds)
        for _ in range(self.lattice.rank):
            columns.insert(0, codes % self._joints.radix)
            codes = codes // self._joints.radix
        every = np.stack([*columns, kinds], axis=-1).tolist()
        ways = (self._growth.weights[begin:end] // self._factor).tolist()
        return [Shape(tuple(sorted(map(tuple, cells))), number, own)
                for cells, number, own in zip(every, ways, self._growth.symmetries[begin:end].tolist(), strict=True)]

    def _merged(self, made: list[Shape]) -> list[Shape]:
        """Return one of the shapes that motions make equal which are no symmetries of the whole lattice."""
        found: dict[tuple[Cell, ...], Shape] = {}
        for number, one in enumerate(made):
            checkpoint(phrase("comparing shapes"), number / len(made))
            if len(self.lattice.kinds) == 1 and _spans(one.cells):
                found[one.cells] = one  # where it is carried the whole lattice is carried, too
                continue
            own = min(orientations(self.lattice, one.cells, self._motions))
            if own not in found:
                turnings = [permutation for motion, permutation in symmetries(self.lattice, own)
                            if motion in self._motions]
                ways = one.ways if len(turnings) == one.symmetries else self._ways(own, turnings)
                found[own] = Shape(own, ways, len(turnings))
        return list(found.values())

    def _ways(self, cells: tuple[Cell, ...], turnings: list[Ints]) -> int:
        """Return in how many ways a shape is filled, one of each set that its symmetries make equal."""
        numbering = Numbering(self.lattice, cells)
        options = [(part, frozenset(row)) for part, turned in enumerate(self._turned) for shape in turned
                   for row in placements(numbering, as_array(shape)).tolist()]
        seen: set[frozenset[tuple[int, frozenset[int]]]] = set()
        number = 0
        for one in _fillings(options, frozenset(range(self.n)), [part.most for part in self.parts]):
            if one not in seen:
                number += 1
                seen |= {frozenset((part, frozenset(turning[list(own)].tolist())) for part, own in one)
                         for turning in turnings}
        return number

    def _representatives(self, part: int) -> list[tuple[int, int]]:
        """Return one orientation of a part of each set that maps make equal, and how many maps leave it as it is."""
        first, left = int(self._joints.first[part]), dict.fromkeys(self._turned[part])
        found = []
        for number, cells in enumerate(self._turned[part], first):
            if cells in left:
                images = [normalised(_carried(one, cells)) for one in self._maps]
                found.append((number, images.count(cells)))
                for image in images:
                    left.pop(image, None)
        return found

    def _made(self, joints: Any, box: tuple[int, ...]) -> Any:
        """Return the parts and maps as the kernel takes them; raises LatticeworkError for too large a window."""
        lattice, rank, kinds = self.lattice, self.lattice.rank, len(self.lattice.kinds)
        every = [cells for turned in self._turned for cells in turned]
        points: dict[tuple[int, ...], int] = {}
        blocks = [[*cells, *_crossed(lattice, cells, points)] for cells in every]
        edges = [[(*edge.step, edge.kind) for edge in kind.half_edges] for kind in lattice.kinds]
        reach = max(abs(x) for own in edges for edge in own for x in edge[:-1])
        # No cell of a connected shape is further from another one than there are cells.
        self._margin = self.n * reach + 1
        stride = (2 * self._margin + self.n * reach) ** np.arange(rank)[::-1]
        places = int(stride[0]) * (2 * self._margin + self.n * reach)
        radix = self.n * reach + 1
        if len(every) * places > _MOST_PLACEMENTS or radix**rank * kinds > 1 << 31:
            raise LatticeworkError(phrase("shapes of {cells} cells are too large to be found all", cells=str(self.n)))
        rows, at = as_array([cell for cells in blocks for cell in cells]), as_array([e for own in edges for e in own])
        forms, axes = _forms(self._maps) if box else ([], np.zeros((len(self._maps), rank), np.int32))
        reached = [[[int(np.dot(row, cell[:-1]) + own[cell[-1]]) for row, own in forms] for cell in cells]
                   for cells in every]

        def made(values: Any, *shape: int) -> NDArray[np.int32]:
            return np.ascontiguousarray(np.array(values, np.int32).reshape(shape or -1))

        return joints(
            start=made(np.append(0, np.cumsum([len(cells) for cells in blocks]))),
            until=made(np.append(0, np.cumsum([len(cells) for cells in blocks]))[:-1] + [len(c) for c in every]),
            steps=made(rows[:, :-1], len(rows), rank), shift=made(rows[:, :-1] @ stride), kind=made(rows[:, -1]),
            part_of=made([part for part, turned in enumerate(self._turned) for _ in turned]),
            first=made(np.append(0, np.cumsum([len(turned) for turned in self._turned]))),
            near_start=made(np.append(0, np.cumsum([len(own) for own in edges]))),
            near_shift=made(at[:, :-1] @ stride), near_kind=made(at[:, -1]), stride=made(stride),
            turns=made([turn for _, turn, _ in self._maps], len(self._maps) * rank, rank),
            offsets=made([images[:, :-1] for _, _, images in self._maps], len(self._maps) * kinds, rank),
            to_kind=made([images[:, -1] for _, _, images in self._maps], len(self._maps), kinds),
            forms=made([row for row, _ in forms], len(forms), rank),
            low=made([np.min(own, axis=0) for own in reached], len(every), len(forms)),
            high=made([np.max(own, axis=0) for own in reached], len(every), len(forms)),
            axes=made(axes, len(self._maps), rank), box=made(box), places=places, kinds=kinds + len(points),
            radix=radix)

    def _empty(self, growth: Any) -> Any:
        """Return the state of a search that has found nothing."""
        joints, levels = self._joints, self.n + 1
        forms, listed = len(joints.forms), len(joints.until) * joints.places
        return growth(
            left=np.zeros(len(self.parts), np.int32), owner=np.zeros(joints.places * joints.kinds, np.int32),
            seen=np.zeros(listed, np.uint8), untried=np.zeros(listed, np.int32), at=np.zeros(levels, np.int32),
            end=np.zeros(levels, np.int32), chosen=np.zeros(levels, np.int32),
            cells=np.zeros((self.n, self.lattice.rank + 1), np.int32), least=np.zeros((levels, forms), np.int32),
            most=np.zeros((levels, forms), np.int32), shapes=np.zeros((_ROOM, self.n), np.int32),
            weights=np.zeros(_ROOM, np.int64), symmetries=np.zeros(_ROOM, np.int32),
            slots=np.full(4 * _ROOM, -1, np.int32), work=np.zeros((3, self.n), np.int32),
            own=np.zeros(self.n, np.int32), counts=np.zeros(6, np.int64))

    def _with_more_room(self) -> Any:
        """Return the same state with room for twice as many shapes; raises LatticeworkError for too many."""
        from latticework.search.judging.joining import enter_again  # noqa: PLC0415 it loads kernels

        old = self._growth
        room = 2 * len(old.shapes)
        if room > MOST_SHAPES:
            raise LatticeworkError(phrase("there are more than {most} shapes; fewer parts, fewer cells or a "
                                          "smaller box would leave fewer", most=f"{len(old.shapes):,}"))
        grown = {name: np.concatenate([getattr(old, name), np.zeros_like(getattr(old, name))])
                 for name in ("shapes", "weights", "symmetries")}
        new = old._replace(**grown, slots=np.full(4 * room, -1, np.int32))
        enter_again(new, self.n)
        return new


def _motions_of(lattice: Lattice, sort: str) -> tuple[Motion, ...]:
    """Return the motions under which shapes of a sort are the same."""
    every = motions(lattice)
    return every[:1] if sort == "fixed" else tuple(m for m in every if sort == "free" or not m.mirrors)


def _carried(one: Map, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the images of cells under a symmetry of the lattice."""
    _, turn, images = one
    source = as_array(cells)
    carried = source[:, :-1] @ turn.T + images[source[:, -1], :-1]
    return tuple(map(tuple, np.column_stack([carried, images[source[:, -1], -1]]).tolist()))


def _forms(maps: Sequence[Map]) -> tuple[list[tuple[tuple[int, ...], tuple[int, ...]]], NDArray[np.int32]]:
    """Return the different coordinates of images, as (row, value of each kind), and which each map has on each axis.

    A coordinate and its negative reach equally far, and so do those that differ by a constant.
    """
    numbers: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    axes = []
    for _, turn, images in maps:
        own = []
        for axis, row in enumerate(turn.tolist()):
            values = (images[:, axis] - images[0, axis]).tolist()
            both = [(tuple(sign * x for x in row), tuple(sign * x for x in values)) for sign in (1, -1)]
            own.append(numbers.setdefault(max(both), len(numbers)))
        axes.append(own)
    return list(numbers), np.array(axes, np.int32)


def _spans(cells: tuple[Cell, ...]) -> bool:
    """Return whether the steps between cells of one kind lead to all cells of the lattice."""
    rows = [[x - y for x, y in zip(cell[:-1], cells[0][:-1], strict=True)] for cell in cells[1:]]
    for axis in range(len(cells[0]) - 1):
        # As Euclid: the smaller is taken from the greater until one row alone has anything on this axis.
        while True:
            some = sorted((row for row in rows if row[axis]), key=lambda row: abs(row[axis]))
            if len(some) < 2:
                break
            for row in some[1:]:
                times = row[axis] // some[0][axis]
                row[:] = [x - times * y for x, y in zip(row, some[0], strict=True)]
        if not some or abs(some[0][axis]) != 1:
            return False
        rows = [row for row in rows if row is not some[0]]
    return True


def _crossed(lattice: Lattice, cells: tuple[Cell, ...], points: dict[tuple[int, ...], int]) -> list[Cell]:
    """Return the crossings of a part as cells of further kinds; points: these kinds, by place and crossing."""
    found: list[Cell] = []
    for point, four in crossings(lattice, cells) if lattice.no_crossing else []:
        place = np.array(point) / 10_000
        # Far less than the distance of two points, far more than what was lost by rounding them.
        step = np.floor(place @ lattice.solver + 1e-3).astype(int)
        rest = np.rint((place - step @ lattice.vectors) * 100).astype(int)
        kind = points.setdefault((*rest.tolist(), -1, *four), len(points))
        found.append((*step.tolist(), len(lattice.kinds) + kind))
    return found


def _fillings(
    options: Sequence[tuple[int, frozenset[int]]], empty: frozenset[int], left: list[int]
) -> Iterator[frozenset[tuple[int, frozenset[int]]]]:
    """Yield the ways to fill cells; left: how often each part may still be used."""
    if not empty:
        yield frozenset()
        return
    cell = min(empty)
    for part, own in options:
        if cell in own and left[part] and own <= empty:
            left[part] -= 1
            for rest in _fillings(options, empty - own, left):
                yield rest | {(part, own)}
            left[part] += 1
