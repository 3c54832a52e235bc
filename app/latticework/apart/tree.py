"""One solution taken apart, subassembly by subassembly, down to single pieces: all its moves, or its least level."""

from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from math import ceil
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.apart.at_once import AtOnce, BodyMotion, Scattering
from latticework.apart.kernels.arrays import Numbers
from latticework.apart.parting import BodySlide, PartingSearch
from latticework.apart.results import APART, HELD, JointMove, LeastLevel, Move, Separation, level_text
from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats, as_array
from latticework.solution import Solution

_ROUNDING = 1e-6
"""By how much a number of steps may be above a whole one, as it is computed with rounding."""

_PARTS = 4
"""Motions at once end after a whole number of such parts of the steps that they are given in."""

Level = tuple[int, ...]


class HeldError(Exception):
    """Some pieces, whose numbers are `pieces`, hold one another."""

    def __init__(self, pieces: tuple[int, ...]) -> None:
        super().__init__(pieces)
        self.pieces = pieces


@dataclass(frozen=True, eq=False)
class Extent:
    """The extent of pieces: the middles of their cells while the origin is at 0, and how far a cell reaches."""

    vectors: Floats
    middles: list[Floats]
    reach: float

    @staticmethod
    def of(lattice: Lattice, solution: Solution, origins: Numbers, keys: int) -> "Extent":
        """Return the extent of the pieces of a solution; keys: into how many cells of others the longest key goes."""
        vectors = np.zeros((3, 3))
        vectors[: lattice.rank] = space_vectors(lattice)
        middles = [np.pad(lattice.positions(as_array(placement.cells)), ((0, 0), (0, 3 - lattice.dimension)))
                   - origin @ vectors for placement, origin in zip(solution, origins, strict=True)]
        reach = max(kind.radius or float(np.linalg.norm(kind.corners - kind.center, axis=1).max())
                    for kind in lattice.kinds)
        return Extent(vectors, middles, reach * (1 + keys))

    def clear(self, out: Numbers, left: Numbers, origins: Numbers, step: Numbers) -> int:
        """Return how many whole steps pieces `out` go until none of the others is beside or in front of them."""
        steps = self.until_clear(out, left, origins.astype(np.float64), step.astype(np.float64))
        return max(1, ceil(steps - _ROUNDING))

    def until_clear(self, out: Numbers, left: Numbers, origins: Floats, step: Floats) -> float:
        """Return the same as any number of steps, negative where they are clear from the beginning."""
        way = step @ self.vectors
        length = float(np.linalg.norm(way))
        behind, before = (np.concatenate([self.middles[p] + origins[p] @ self.vectors for p in some]) @ way / length
                          for some in (out, left))
        return float(before.max() - behind.min() + 2 * self.reach) / length


@dataclass(eq=False)
class Tree:
    """Takes the pieces of a solution apart into a tree of separations.

    pieces (n, 3): shape, body and group of each, origins (n, 3): where it is in the solution. box: the body that
    never leaves, -1 for none. placements (n,): the numbers of the pieces in the solution. bodies: the cells of each.
    at_once: tries motions of several bodies at once where slides do not part them; None where that is no use.
    """

    search: PartingSearch
    extent: Extent
    pieces: Numbers
    origins: Numbers
    box: int
    placements: Numbers
    bodies: list[list[Cell]]
    at_once: AtOnce | None
    _moved: NDArray[np.object_] = field(init=False)

    def __post_init__(self) -> None:
        # How far each body is from its place in the solution; motions at once lead to places between those of cells.
        rank = len(self.bodies[0][0]) - 1
        self._moved = np.array([[Fraction(0)] * rank for _ in self.bodies], object)

    def separation(self, bodies: Numbers) -> Separation | None:
        """Return how some bodies part, None if they belong together; raises HeldError and LimitReachedError."""
        chosen = self._pieces(bodies)
        groups = set(self.pieces[chosen, 2].tolist())
        if len(bodies) == 1 or (len(groups) == 1 and groups != {-1}):
            return None
        own = np.column_stack([self.pieces[chosen, 0], np.searchsorted(bodies, self.pieces[chosen, 1])])
        origins = self._places(bodies, chosen)
        if len(origins) and (parting := self.search.part(own, origins.copy())):
            return self._parted(bodies, parting.slides, parting.leaving, parting.step)
        found = self.at_once and self.at_once.part([self.bodies[body] for body in bodies.tolist()],
                                                   self._moved[bodies].tolist(), own, origins)
        if not found:
            raise HeldError(self._named(chosen))
        if isinstance(found, Scattering):
            return self._scattered(bodies, found)
        return self._parted(bodies, found.moves, found.leaving, found.step)

    def _places(self, bodies: Numbers, chosen: Numbers) -> Numbers:
        """Return where chosen pieces of bodies are (n, 3), seen from the first body; none between places of cells."""
        moved = self._moved[bodies] - self._moved[bodies[0]]
        if any(x.denominator > 1 for x in moved.flat):
            return self.origins[:0]
        places = self.origins[chosen]
        places[:, : moved.shape[1]] += moved.astype(np.int64)[np.searchsorted(bodies, self.pieces[chosen, 1])]
        return places

    def _parted(self, bodies: Numbers, moves: tuple[BodySlide | BodyMotion, ...], leaving: tuple[int, ...],
                step: tuple[int, ...]) -> Separation:
        """Return a separation into two, the last move of which is a slide."""
        made = [self._made(bodies, move) for move in moves]
        out, way = bodies[list(leaving)], np.array(step)
        # The box stays: the others leave it the other way.
        if self.box in out:
            out, way = np.setdiff1d(bodies, out), -way
        left = np.setdiff1d(bodies, out)
        distance = max(1, ceil(self._until_clear(out, left, way) - _ROUNDING))
        made.append(self._slide(bodies, out, way, distance, out=True))
        return Separation(self._named(self._pieces(bodies)), tuple(made), self.separation(left),
                          self.separation(out))

    def _scattered(self, bodies: Numbers, found: Scattering) -> Separation:
        """Return a separation the last move of which is a motion at once; what goes the same way stays together."""
        made = [self._made(bodies, move) for move in found.moves]
        ways = np.array(found.ways, object)
        # What the first body goes with comes first, but for the box, which always stays.
        different = sorted(set(found.ways), key=found.ways.index)
        different.sort(key=lambda way: self.box not in _going(bodies, found.ways, way))
        groups = [_going(bodies, found.ways, way) for way in different]
        times = max(self._until_clear(one, other, np.array(way) - np.array(from_))
                    for (one, way), (other, from_) in combinations(zip(groups, different, strict=True), 2))
        made.append(self._joint(bodies, ways * Fraction(max(1, ceil(times * _PARTS)), _PARTS), out=True))
        left, removed, *others = [self.separation(group) for group in groups]
        return Separation(self._named(self._pieces(bodies)), tuple(made), left, removed, tuple(others))

    def _until_clear(self, out: Numbers, left: Numbers, way: NDArray[Any]) -> float:
        """Return how many times `way` some bodies have to go until none of the others is beside or in front."""
        padded = np.zeros(3)
        padded[: len(way)] = way.astype(np.float64)
        places = self.origins.astype(np.float64)
        places[:, : self._moved.shape[1]] += self._moved.astype(np.float64)[self.pieces[:, 1]]
        return self.extent.until_clear(self._pieces(out), self._pieces(left), places, padded)

    def _pieces(self, bodies: Numbers) -> Numbers:
        return np.flatnonzero(np.isin(self.pieces[:, 1], bodies))

    def _named(self, pieces: Numbers) -> tuple[int, ...]:
        return tuple(sorted(self.placements[pieces].tolist()))

    def _made(self, bodies: Numbers, move: BodySlide | BodyMotion) -> Move | JointMove:
        if isinstance(move, BodySlide):
            return self._slide(bodies, bodies[list(move.bodies)], np.array(move.step), move.distance)
        return self._joint(bodies, np.array(move.ways, object))

    def _slide(self, bodies: Numbers, moving: Numbers, step: Numbers, distance: int, *, out: bool = False) -> Move:
        """Make a move; the box always stands still, and the others move in the opposite direction instead."""
        if self.box in moving:
            moving, step = np.setdiff1d(bodies, moving), -step
        step = step[: self._moved.shape[1]]
        self._moved[moving] += distance * step
        return Move(self._named(self._pieces(moving)), tuple(step.tolist()), distance, out)

    def _still(self, bodies: Numbers, ways: NDArray[np.object_]) -> NDArray[np.object_]:
        """Return the way (rank,) of bodies that is none as it is shown: that of the box, of most, or the mean."""
        if self.box in bodies:
            box: NDArray[np.object_] = ways[bodies == self.box][0]
            return box
        each = [tuple(way) for way in ways]
        # Of two the larger one stays.
        most = max(range(len(each)), key=lambda k: (each.count(each[k]), len(self.bodies[bodies[k]])))
        mean: NDArray[np.object_] = ways.sum(axis=0) / Fraction(len(each))
        return np.array(each[most], object) if len(each) == 2 or each.count(each[most]) > 1 else mean

    def _joint(self, bodies: Numbers, ways: NDArray[np.object_], *, out: bool = False) -> JointMove:
        """Make a motion of bodies by ways (n, rank) at once; the box stands still, or most that go together."""
        ways = ways - self._still(bodies, ways)
        self._moved[bodies] += ways
        moving = [(number, tuple(way)) for body, way in zip(bodies.tolist(), ways, strict=True) if any(way)
                  for number in self._named(self._pieces(np.array([body])))]
        return JointMove(tuple(number for number, _ in sorted(moving)), tuple(way for _, way in sorted(moving)), out)


def _going(bodies: Numbers, ways: tuple[tuple[Fraction, ...], ...], way: tuple[Fraction, ...]) -> Numbers:
    """Return those of some bodies that go one way."""
    return bodies[[one == way for one in ways]]


@dataclass(eq=False)
class LeastLevels:
    """The least levels of subassemblies of a solution, each computed once.

    pieces (n, 3): shape, body and group of each; box: the body that never leaves, -1 for none.
    """

    search: PartingSearch
    pieces: Numbers
    box: int
    _computed: dict[tuple[bytes, bytes], Level] = field(default_factory=dict)

    def least(self, origins: Numbers) -> LeastLevel:
        """Return the least level of all pieces, which are at origins (n, 3); raises LimitReachedError."""
        try:
            level = self._of(np.unique(self.pieces[:, 1]), origins)
        except HeldError:
            return LeastLevel(HELD, states=self.search.states)
        return LeastLevel(APART, level_text(level), self.search.states)

    def _of(self, bodies: Numbers, origins: Numbers) -> Level:
        chosen = np.flatnonzero(np.isin(self.pieces[:, 1], bodies))
        groups = set(self.pieces[chosen, 2].tolist())
        if len(bodies) == 1 or (len(groups) == 1 and groups != {-1}):
            return ()
        # Only how they stand to one another matters, not where.
        key = bodies.tobytes(), (origins[chosen] - origins[chosen[0]]).tobytes()
        if key not in self._computed:
            self._computed[key] = self._parted(bodies, chosen, origins)
        return self._computed[key]

    def _parted(self, bodies: Numbers, chosen: Numbers, origins: Numbers) -> Level:
        own = np.column_stack([self.pieces[chosen, 0], np.searchsorted(bodies, self.pieces[chosen, 1])])
        slides, choices = self.search.shortest(own, origins[chosen])
        if not choices:
            raise HeldError(tuple(chosen.tolist()))
        levels = []
        for leaving, there in choices:
            after = origins.copy()
            after[chosen] = there
            levels.append(self._halves(bodies, bodies[list(leaving)], after))
        return (slides + 1, *min(levels))

    def _halves(self, bodies: Numbers, out: Numbers, origins: Numbers) -> Level:
        """Return the numbers of both halves; a half whose separations take one move each adds none."""
        left = np.setdiff1d(bodies, out)
        if self.box in out:
            out, left = left, out
        levels = [self._of(half, origins) for half in (left, out)]
        return tuple(number for level in levels if max(level, default=0) > 1 for number in level)
