"""One solution taken apart, subassembly by subassembly, down to single pieces: all its moves, or its least level."""

from dataclasses import dataclass, field

import numpy as np

from latticework.apart.kernels.arrays import Numbers
from latticework.apart.parting import PartingSearch
from latticework.apart.results import APART, HELD, LeastLevel, Move, Separation, level_text
from latticework.lattice import Lattice
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats, as_array
from latticework.solution import Solution

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
        """Return how many steps pieces `out` go until none of the others is beside or in front of them."""
        way = step @ self.vectors
        length = float(np.linalg.norm(way))
        behind, before = (np.concatenate([self.middles[p] + origins[p] @ self.vectors for p in some]) @ way / length
                          for some in (out, left))
        return max(1, int(np.ceil((before.max() - behind.min() + 2 * self.reach) / length - 1e-6)))


@dataclass(frozen=True, eq=False)
class Tree:
    """Takes the pieces of a solution apart into a tree of separations.

    pieces (n, 3): shape, body and group of each, origins (n, 3): where it is now. box: the body that never leaves, -1
    for none. placements (n,): the numbers of the pieces in the solution.
    """

    search: PartingSearch
    rank: int
    extent: Extent
    pieces: Numbers
    origins: Numbers
    box: int
    placements: Numbers

    def separation(self, bodies: Numbers) -> Separation | None:
        """Return how some bodies part, None if they belong together; raises HeldError and LimitReachedError."""
        chosen = self._pieces(bodies)
        groups = set(self.pieces[chosen, 2].tolist())
        if len(bodies) == 1 or (len(groups) == 1 and groups != {-1}):
            return None
        origins = self.origins[chosen]
        own = np.column_stack([self.pieces[chosen, 0], np.searchsorted(bodies, self.pieces[chosen, 1])])
        parting = self.search.part(own, origins)
        if parting is None:
            raise HeldError(self._named(chosen))
        moves = [self._move(bodies, bodies[list(slide.bodies)], np.array(slide.step), slide.distance)
                 for slide in parting.slides]
        # `part` has written where the pieces are just before some leave; both halves are taken apart from there.
        self.origins[chosen] = origins
        out, step = bodies[list(parting.leaving)], np.array(parting.step)
        # The box stays: the others leave it the other way.
        if self.box in out:
            out, step = np.setdiff1d(bodies, out), -step
        left = np.setdiff1d(bodies, out)
        distance = self.extent.clear(self._pieces(out), self._pieces(left), self.origins, step)
        moves.append(self._move(bodies, out, step, distance, out=True))
        return Separation(self._named(chosen), tuple(moves), self.separation(left), self.separation(out))

    def _pieces(self, bodies: Numbers) -> Numbers:
        return np.flatnonzero(np.isin(self.pieces[:, 1], bodies))

    def _named(self, pieces: Numbers) -> tuple[int, ...]:
        return tuple(sorted(self.placements[pieces].tolist()))

    def _move(self, bodies: Numbers, moving: Numbers, step: Numbers, distance: int, *, out: bool = False) -> Move:
        """Return a move; the box always stands still, and the others move in the opposite direction instead."""
        if self.box in moving:
            moving, step = np.setdiff1d(bodies, moving), -step
        return Move(self._named(self._pieces(moving)), tuple(step[: self.rank].tolist()), distance, out)


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
