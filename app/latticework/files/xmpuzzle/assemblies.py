"""The solutions in a file of BurrTools: the place and the turn of each copy of each shape."""

import re
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from latticework.files.xmpuzzle import turns
from latticework.files.xmpuzzle.ball_turns import Ball, BallTurns, TurnMeanings
from latticework.files.xmpuzzle.grids import PRISMS, SPHERES, Grid
from latticework.files.xmpuzzle.shapes import Shape
from latticework.lattice.lattice import Ints
from latticework.puzzle import Target
from latticework.solution import Placement, Solution

UNUSED = "x"
FURTHEST = 1_000_000
_NUMBER = re.compile(r"[+-]?\d{1,7}", re.ASCII)

Lying = tuple[int, int, int, int, int]
"""A copy in an assembly: the number of its slot, the place of its hot spot, the number of its turn."""

Looks = tuple[int, frozenset[tuple[int, ...]]]
"""Cells of a grid with their colours, moved so that each least coordinate is zero."""


@dataclass(frozen=True, eq=False)
class Slot:
    """A part in an assembly: its number in the puzzle, its shape and hot spot, and how many copies it has."""

    part: int
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
    slots: tuple[Slot, ...]
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
        for number, slot in enumerate(self.slots):
            for _ in range(slot.copies):
                if words[at : at + 1] == [UNUSED]:
                    at += 1
                    continue
                # Three coordinates of the hot spot and the number of the turn, for each copy in the order of the
                # slots.
                numbers = words[at : at + 4]
                at += 4
                if len(numbers) < 4 or not all(map(_NUMBER.fullmatch, numbers)):
                    return None
                x, y, z, turn = map(int, numbers)
                lying.append((number, x, y, z, turn))
        return lying if at == len(words) else None

    def _of_balls(self, lying: list[Lying]) -> list[Placement | None]:
        """Return the placements of copies of shapes of balls, [] where they cannot be found."""
        balls = [Ball(number, self.slots[number].shape, self.slots[number].spot, (x, y, z), turn)
                 for number, x, y, z, turn in lying]
        return [self._laid(self.slots[ball.number], raw) for ball, raw in
                zip(balls, self._balls.laid(balls) or (), strict=False)]

    @cached_property
    def _balls(self) -> BallTurns:
        raw = self.grid.raw(self.target.cells)
        return BallTurns(frozenset(map(tuple, raw.tolist())), self.meanings)

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
        slot = self.slots[number]
        if not 0 <= turn < turns.count(self.grid.number) or not self._may_turn(number, turn):
            return None
        spot = turns.turned(self.grid.number, np.array([slot.spot]), turn)
        return self._laid(slot, turns.turned(self.grid.number, slot.shape.raw, turn) - spot + place)

    def _laid(self, slot: Slot, raw: Ints) -> Placement | None:
        """Return the placement on cells of the grid, None for cells outside of the target or of wrong colours."""
        if np.abs(raw).max(initial=0) > FURTHEST:
            return None
        rows, there = self.grid.cells(raw)
        cells = list(map(tuple, rows.tolist()))
        if not there.all() or not self._cells.issuperset(cells):
            return None
        marks = []
        for cell, color in zip(cells, slot.shape.colors.tolist(), strict=True):
            shade = self.colors[color - 1] if color else ""
            if not self.target.colors_fit(shade, self._colored.get(cell, "")):
                return None
            if shade and self._colored:
                marks.append((cell, cell, shade))
        return Placement(slot.part, tuple(sorted(cells)), tuple(sorted(marks)))

    def _may_turn(self, number: int, turn: int) -> bool:
        """Whether a turn is a rotation of the shape; a reflection is one where the shape is its own mirror image."""
        if turn < turns.rotations(self.grid.number):
            return True
        if (number, turn) not in self._legal:
            slot = self.slots[number]
            looks, rotations = _looks(self.grid, slot, turn), range(turns.rotations(self.grid.number))
            self._legal[number, turn] = any(looks == _looks(self.grid, slot, other) for other in rotations)
        return self._legal[number, turn]


def _looks(grid: Grid, slot: Slot, turn: int) -> Looks:
    raw = turns.turned(grid.number, slot.shape.raw, turn)
    low = raw.min(axis=0, initial=FURTHEST)
    # Prisms that point up and down are distinguished by whether the sum of two coordinates is even.
    odd = int(low[:2].sum() % 2) if grid.number == PRISMS else 0
    return odd, frozenset(map(tuple, np.column_stack([raw - low, slot.shape.colors]).tolist()))
