"""The places of balls in stored assemblies: the numbering of turns is undocumented, so they are found by trying.

An assembly says on which cell each shape has its hot spot, and by numbers which shapes are turned alike. Mostly there
is one way to turn the shapes so that they fill the target without overlap.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product

import numpy as np

from latticework.files.xmpuzzle.shapes import Shape
from latticework.lattice.lattice import Ints

MOST_STEPS = 150_000
"""The most steps for all assemblies of a file together; a step takes about a hundredth of a millisecond."""

MOST_BALLS = 200
"""The most shapes of an assembly."""

Cells = frozenset[tuple[int, ...]]


@dataclass(frozen=True)
class Ball:
    """A copy of a shape in an assembly: the shape with its number and hot spot, the place of that, the turn."""

    number: int
    shape: Shape
    spot: tuple[int, int, int]
    place: tuple[int, int, int]
    turn: int


@cache
def rotations() -> Ints:
    """Return the rotations that carry packed balls onto packed balls, as matrices times 3, shape (120, 3, 3)."""
    whole = [np.array(signs)[:, None] * np.eye(3, dtype=np.int64)[list(order)]
             for order in permutations(range(3)) for signs in product((1, -1), repeat=3)]
    of_cube = [matrix for matrix in whole if round(np.linalg.det(matrix)) == 1]
    # Times 3 all entries are whole numbers, which compare exactly.
    made = {tuple((3 * matrix).ravel()): None for matrix in of_cube}
    for axis in ((1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)):
        x, y, z = axis
        sixth = np.outer(axis, axis) + 3 * np.eye(3, dtype=np.int64) + 3 * np.array(
            [[0, -z, y], [z, 0, -x], [-y, x, 0]])  # twice three times a turn by 60 degrees
        made |= {tuple((sixth @ matrix // 2).ravel()): None for matrix in of_cube}
    return np.array(list(made)).reshape(-1, 3, 3)


@dataclass(eq=False)
class TurnMeanings:
    """The rotations that the number of a turn can mean, by the assemblies read so far; steps: how much was tried."""

    rotations: dict[int, set[int]] = field(default_factory=dict)
    steps: int = 0

    @property
    def is_enough(self) -> bool:
        """Whether the steps are used up."""
        return self.steps > MOST_STEPS


@dataclass(eq=False)
class BallTurns:
    """Finds the turns of the assemblies of one problem, whose target has these cells."""

    cells: Cells
    meanings: TurnMeanings
    _ways: dict[tuple[int, tuple[int, int, int]], dict[int, Cells]] = field(default_factory=dict)

    def laid(self, balls: list[Ball]) -> list[Ints] | None:
        """Return the cells of the grid of each shape of an assembly; None where there is no way, or more than one."""
        self.meanings.steps += len(balls)
        if len(balls) > MOST_BALLS or self.meanings.is_enough:
            return None
        ways = [self._fitting(ball) for ball in balls]
        alike: dict[int, list[dict[int, Cells]]] = {}
        for ball, way in zip(balls, ways, strict=True):
            alike.setdefault(ball.turn, []).append(way)
        # Turns with the fewest images first, so that dead ends show early.
        images = sorted(((turn, self._images(some, turn)) for turn, some in alike.items()),
                        key=lambda one: len(one[1]))
        found: dict[frozenset[tuple[int, Cells]], list[int]] = {}
        for chosen in self._tried(images, {}, frozenset()):
            found[frozenset((ball.number, ways[i][chosen[ball.turn]]) for i, ball in enumerate(balls))] = [
                chosen[ball.turn] for ball in balls]
            # Ambiguous: to guess would be to show a wrong solution.
            if len(found) > 1:
                return None
        if not found:
            return None
        numbers = next(iter(found.values()))
        for ball, way, number in zip(balls, ways, numbers, strict=True):
            same = {other for other, cells in way.items() if cells == way[number]}
            self.meanings.rotations[ball.turn] = self.meanings.rotations.get(ball.turn, same) & same
        return [(ball.shape.raw - np.array(ball.spot)) @ rotations()[number].T // 3 + ball.place
                for ball, number in zip(balls, numbers, strict=True)]

    def _fitting(self, ball: Ball) -> dict[int, Cells]:
        """Return the rotations, by number, that keep a shape within the target, with its cells then."""
        key = ball.number, ball.place
        if key not in self._ways:
            self.meanings.steps += 1 + 2 * len(ball.shape.raw)
            raw = (ball.shape.raw - np.array(ball.spot)) @ rotations().transpose(0, 2, 1)
            self._ways[key] = {
                number: cells for number, some in enumerate(raw) if not (some % 3).any()
                and (cells := frozenset(map(tuple, (some // 3 + ball.place).tolist()))) <= self.cells}
        return self._ways[key]

    def _images(self, ways: list[dict[int, Cells]], turn: int) -> dict[tuple[Cells, ...], int]:
        """Return the different ways to place shapes that are turned alike, with a rotation for each."""
        allowed = set.intersection(*map(set, ways)) & self.meanings.rotations.get(turn, set(ways[0]))
        return {tuple(way[number] for way in ways): number for number in sorted(allowed)}

    def _tried(self, images: list[tuple[int, dict[tuple[Cells, ...], int]]], chosen: dict[int, int],
               filled: Cells) -> Iterator[dict[int, int]]:
        """Yield rotations by the numbers of turns, so that no two shapes overlap."""
        if len(chosen) == len(images):
            yield chosen
            return
        turn, some = images[len(chosen)]
        for parts, number in some.items():
            self.meanings.steps += 3
            if self.meanings.is_enough:
                return
            cells = [cell for part in parts for cell in part]
            if len(set(cells)) == len(cells) and filled.isdisjoint(cells):
                yield from self._tried(images, chosen | {turn: number}, filled.union(cells))
