"""How the pieces of one assembly part by slides and as few turns as can be; all arrangements are looked at."""

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice

import numpy as np

from latticework.apart.kernels.arrays import Numbers
from latticework.apart.parting import PartingSearch, Step, UnknownError
from latticework.apart.turn_sweeps import TurnSweeps
from latticework.apart.turn_ways import ways
from latticework.cancel import checkpoint
from latticework.lattice import Lattice
from latticework.lattice.lattice import Cell, Floats, as_array
from latticework.solution import Placement

MOST_GROUPS = 64
"""How many groups of bodies are tried to be turned together, the smallest first."""

Body = frozenset[Cell]
Bodies = tuple[Body, ...]


@dataclass(frozen=True, eq=False)
class TurnStep:
    """Bodies, by their places in the assembly, that turn about a point (2,) of the plane; the bodies after that."""

    bodies: tuple[int, ...]
    sweeps: TurnSweeps
    point: Floats
    after: Bodies


@dataclass(frozen=True, eq=False)
class TurnParting:
    """The moves of bodies before some of them leave; which leave, and by which step (3,)."""

    steps: tuple[Step | TurnStep, ...]
    leaving: tuple[int, ...]
    way: tuple[int, ...]


@dataclass(eq=False)
class Turning:
    """Parts assemblies of one solution; the first body of an assembly stands still."""

    lattice: Lattice
    search: PartingSearch

    def __post_init__(self) -> None:
        self._sweeps = [TurnSweeps(self.lattice, way) for way in ways(self.lattice)]

    def part(self, bodies: Bodies) -> TurnParting | None:
        """Return how bodies part with the fewest turns, None when they never do; raises UnknownError at a limit."""
        waiting: deque[tuple[Bodies, tuple[Step | TurnStep, ...]]] = deque([(bodies, ())])
        seen: set[Bodies] = set()
        known = {bodies}
        while waiting:
            begin, steps = waiting.popleft()
            if begin in seen:
                continue
            pieces, origins = self._pieces(begin)
            if found := self.search.part(pieces, origins):
                return TurnParting((*steps, *found.steps), found.leaving, found.way)
            for offsets, steps_to in self.search.reached():
                there = tuple(shifted(body, by) for body, by in zip(begin, offsets.tolist(), strict=True))
                if there in seen:
                    continue
                self._check(len(seen))
                seen.add(there)
                for turn in self._turns(there, known):
                    known.add(turn.after)
                    waiting.append((turn.after, (*steps, *steps_to(), turn)))
        return None

    def _check(self, seen: int) -> None:
        checkpoint()
        limits = self.search.limits
        if seen >= limits.states or time.monotonic() - self.search.begun > limits.seconds:
            raise UnknownError

    def _pieces(self, bodies: Bodies) -> tuple[Numbers, Numbers]:
        options = self.search.tables.options([Placement(0, tuple(sorted(body))) for body in bodies])
        return (np.column_stack([options.shape, np.arange(len(bodies))]).astype(np.int64),
                options.origin.astype(np.int64))

    def _turns(self, bodies: Bodies, known: set[Bodies]) -> Iterator[TurnStep]:
        """Yield the turns that lead from an arrangement to others that are not known."""
        numbers = range(1, len(bodies))
        groups = (some for size in numbers for some in combinations(numbers, size))
        for moving in islice(groups, MOST_GROUPS):
            cells = as_array(tuple(cell for i in moving for cell in sorted(bodies[i])))
            others = [body for i, body in enumerate(bodies) if i not in moving]
            standing = as_array(tuple(cell for body in others for cell in sorted(body)))
            for sweeps in self._sweeps:
                self._check(0)
                for image, point in sweeps.likely(cells, standing):
                    after = _with(bodies, moving, list(map(tuple, image.tolist())))
                    if after not in known and sweeps.is_free(cells, standing, point):
                        yield TurnStep(moving, sweeps, point, after)


def _with(bodies: Bodies, moving: tuple[int, ...], there: list[Cell]) -> Bodies:
    """Return bodies of which some have come to other cells, given one after another."""
    after, start = list(bodies), 0
    for i in moving:
        after[i] = frozenset(there[start : start + len(bodies[i])])
        start += len(bodies[i])
    return tuple(after)


def shifted(body: Body, by: list[int]) -> Body:
    """Return a body moved by a translation, filled up with 0."""
    return frozenset((*(x + y for x, y in zip(cell[:-1], by, strict=False)), cell[-1]) for cell in body)
