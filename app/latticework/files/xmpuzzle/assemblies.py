"""The solutions in a file of BurrTools: the place and the turn of each copy of each shape."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import permutations, product

import numpy as np

from latticework.files.xmpuzzle.grids import PRISMS, SPHERES, Grid
from latticework.files.xmpuzzle.records import Shape
from latticework.lattice import Ints
from latticework.puzzle import Target
from latticework.solution import Placement, Solution

MOST_STEPS = 150_000
"""The most steps for all assemblies of a file together; a step takes about a hundredth of a millisecond."""

_MOST_BALLS = 200
"""The most shapes of an assembly."""

Cells = frozenset[tuple[int, ...]]

UNUSED = "x"
FURTHEST = 1_000_000
_NUMBER = re.compile(r"[+-]?\d{1,7}", re.ASCII)

Lying = tuple[int, int, int, int, int]
"""A copy in an assembly: the number of its part here, the place of its hot spot, the number of its turn."""

Looks = tuple[int, frozenset[tuple[int, ...]]]
"""Cells of a grid with their colours, moved so that each least coordinate is zero."""


@dataclass(frozen=True)
class Ball:
    """A copy of a shape in an assembly: the shape with its number and hot spot, the place of that, the turn."""

    number: int
    shape: Shape
    spot: tuple[int, int, int]
    place: tuple[int, int, int]
    turn: int


@cache
def _ball_rotations() -> Ints:
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
class _BallTurns:
    """Finds the turns of balls in the assemblies of one problem, whose target has these cells.

    The numbering of turns of balls is undocumented, so they are found by trying. An assembly says on which cell each
    shape has its hot spot, and by numbers which shapes are turned alike. Mostly there is one way to turn the shapes
    so that they fill the target without overlap.
    """

    cells: Cells
    meanings: TurnMeanings
    _ways: dict[tuple[int, tuple[int, int, int]], dict[int, Cells]] = field(default_factory=dict)

    def laid(self, balls: list[Ball]) -> list[Ints] | None:
        """Return the cells of the grid of each shape of an assembly; None where there is no way, or more than one."""
        self.meanings.steps += len(balls)
        if len(balls) > _MOST_BALLS or self.meanings.is_enough:
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
        return [(ball.shape.raw - np.array(ball.spot)) @ _ball_rotations()[number].T // 3 + ball.place
                for ball, number in zip(balls, numbers, strict=True)]

    def _fitting(self, ball: Ball) -> dict[int, Cells]:
        """Return the rotations, by number, that keep a shape within the target, with its cells then."""
        key = ball.number, ball.place
        if key not in self._ways:
            self.meanings.steps += 1 + 2 * len(ball.shape.raw)
            raw = (ball.shape.raw - np.array(ball.spot)) @ _ball_rotations().transpose(0, 2, 1)
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


@dataclass(frozen=True, eq=False)
class AssembledPart:
    """A part in an assembly: its number in the puzzle, its shape and hot spot, and how many copies it has."""

    number: int
    shape: Shape
    spot: tuple[int, int, int]
    copies: int


@dataclass(frozen=True, eq=False)
class Assemblies:
    """Reads the assemblies of one problem.

    colors: those of the file, by number from 1; they matter only where the target has some. meanings: what the
    numbers of turns of balls can mean.
    """

    grid: Grid
    target: Target
    parts: tuple[AssembledPart, ...]
    colors: tuple[str, ...]
    meanings: TurnMeanings
    _placements: dict[tuple[int, ...], Placement | None] = field(default_factory=dict)
    _legal: dict[tuple[int, int], bool] = field(default_factory=dict)

    @cached_property
    def _colored(self) -> dict[tuple[int, ...], str]:
        return dict(self.target.cell_colors)

    def solution(self, text: str) -> Solution | None:
        """Return the solution of an assembly, None where it cannot be read or is no solution."""
        lying = None if self.meanings.is_enough else self._lying(text.split())
        if lying is None:
            return None
        found = self._of_balls(lying) if self.grid.number == SPHERES else [self._placement(*one) for one in lying]
        placed = [placement for placement in found if placement is not None]
        # All or nothing: a solution without one of its parts is none.
        if len(placed) < len(lying) or not self._fills(placed):
            return None
        return tuple(sorted(placed, key=lambda placement: (placement.part, placement.cells)))

    def _lying(self, words: list[str]) -> list[Lying] | None:
        """Return the copies that an assembly uses, None where it has other words."""
        lying: list[Lying] = []
        at = 0
        for number, part in enumerate(self.parts):
            for _ in range(part.copies):
                if words[at : at + 1] == [UNUSED]:
                    at += 1
                    continue
                # Three coordinates of the hot spot and the number of the turn, for each copy in the order of the
                # parts.
                numbers = words[at : at + 4]
                at += 4
                if len(numbers) < 4 or not all(map(_NUMBER.fullmatch, numbers)):
                    return None
                x, y, z, turn = map(int, numbers)
                lying.append((number, x, y, z, turn))
        return lying if at == len(words) else None

    def _of_balls(self, lying: list[Lying]) -> list[Placement | None]:
        """Return the placements of copies of shapes of balls, [] where they cannot be found."""
        balls = [Ball(number, self.parts[number].shape, self.parts[number].spot, (x, y, z), turn)
                 for number, x, y, z, turn in lying]
        return [self._laid(self.parts[ball.number], raw) for ball, raw in
                zip(balls, self._balls.laid(balls) or (), strict=False)]

    @cached_property
    def _balls(self) -> _BallTurns:
        raw = self.grid.raw(self.target.cells)
        return _BallTurns(frozenset(map(tuple, raw.tolist())), self.meanings)

    def _fills(self, placed: list[Placement]) -> bool:
        """Whether no cell is filled twice, all that must be filled are, and no more stay empty than may."""
        filled = [cell for placement in placed for cell in placement.cells]
        empty = self._cells.difference(filled)
        return (len(set(filled)) == len(filled) and empty <= self._optional
                and len(empty) <= self.target.may_be_empty)

    @cached_property
    def _cells(self) -> frozenset[tuple[int, ...]]:
        return frozenset(self.target.cells)

    @cached_property
    def _optional(self) -> frozenset[tuple[int, ...]]:
        return frozenset(self.target.optional)

    def _placement(self, number: int, x: int, y: int, z: int, turn: int) -> Placement | None:
        """Return the placement of a copy, None where it is impossible."""
        key = number, x, y, z, turn
        if key not in self._placements:
            self._placements[key] = self._placed(number, (x, y, z), turn)
        return self._placements[key]

    def _placed(self, number: int, place: tuple[int, int, int], turn: int) -> Placement | None:
        part = self.parts[number]
        if not 0 <= turn < self.grid.turn_count or not self._may_turn(number, turn):
            return None
        spot = self.grid.turned(np.array([part.spot]), turn)
        return self._laid(part, self.grid.turned(part.shape.raw, turn) - spot + place)

    def _laid(self, part: AssembledPart, raw: Ints) -> Placement | None:
        """Return the placement on cells of the grid, None for cells outside of the target or of wrong colours."""
        if np.abs(raw).max(initial=0) > FURTHEST:
            return None
        rows, there = self.grid.cells(raw)
        cells = list(map(tuple, rows.tolist()))
        if not there.all() or not self._cells.issuperset(cells):
            return None
        marks = []
        for cell, color in zip(cells, part.shape.colors.tolist(), strict=True):
            shade = self.colors[color - 1] if color else ""
            if not self.target.colors_fit(shade, self._colored.get(cell, "")):
                return None
            if shade and self._colored:
                marks.append((cell, cell, shade))
        return Placement(part.number, tuple(sorted(cells)), tuple(sorted(marks)))

    def _may_turn(self, number: int, turn: int) -> bool:
        """Whether a turn is a rotation of the shape; a reflection is one where the shape is its own mirror image."""
        if turn < self.grid.rotation_count:
            return True
        if (number, turn) not in self._legal:
            part = self.parts[number]
            looks, rotations = _looks(self.grid, part, turn), range(self.grid.rotation_count)
            self._legal[number, turn] = any(looks == _looks(self.grid, part, other) for other in rotations)
        return self._legal[number, turn]


def _looks(grid: Grid, part: AssembledPart, turn: int) -> Looks:
    raw = grid.turned(part.shape.raw, turn)
    low = raw.min(axis=0, initial=FURTHEST)
    # Prisms that point up and down are distinguished by whether the sum of two coordinates is even.
    odd = int(low[:2].sum() % 2) if grid.number == PRISMS else 0
    return odd, frozenset(map(tuple, np.column_stack([raw - low, part.shape.colors]).tolist()))
