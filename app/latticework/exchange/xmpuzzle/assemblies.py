"""The solutions that a file of BurrTools keeps: for each copy of each shape, where it lies and how it is turned."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

import numpy as np

from latticework.exchange.xmpuzzle import turns
from latticework.exchange.xmpuzzle.grids import PRISMS, SPHERES, Grid
from latticework.exchange.xmpuzzle.shapes import Shape
from latticework.lattice import Cell
from latticework.lattice.lattice import Ints
from latticework.puzzle import Target
from latticework.solution import Placement, Solution

UNUSED = "x"
FURTHEST = 1_000_000
_NUMBER = re.compile(r"[+-]?\d{1,7}", re.ASCII)

OF_A_BALL = 30
"""How much longer the ways of a part of balls take to find than one placement of another part."""

Looks = tuple[int, frozenset[tuple[int, ...]]]
"""Cells of a grid with their colours, moved so that each least coordinate is zero."""


@dataclass(frozen=True, eq=False)
class Slot:
    """A part as an assembly has it: its number in the puzzle, its shape and hot spot, and how many copies it has."""

    part: int
    shape: Shape
    spot: tuple[int, int, int]
    copies: int


@dataclass
class Effort:
    """What may still be spent on the stored solutions of a file: placements to work out, and choices to try."""

    placements: int = 30_000
    choices: int = 300_000


@dataclass(frozen=True, eq=False)
class Assemblies:
    """Reads the assemblies of one problem.

    colors: those of the file, by number from 1; they matter only where the target has some. How the turns of balls
    are numbered is not known, so there a solution is what alone fills the target with each part about its hot spot.
    """

    grid: Grid
    target: Target
    slots: tuple[Slot, ...]
    colors: tuple[str, ...]
    effort: Effort
    _known: dict[tuple[int, ...], tuple[Placement, ...]] = field(default_factory=dict)
    _legal: dict[tuple[int, int], bool] = field(default_factory=dict)

    @cached_property
    def _colored(self) -> dict[Cell, str]:
        return dict(self.target.cell_colors)

    def solution(self, text: str) -> Solution | None:
        """Return the solution of an assembly, None where it is not understood, is no solution or one of several."""
        words = text.split()
        choices, at = [], 0
        for number, slot in enumerate(self.slots):
            for _ in range(slot.copies):
                if words[at : at + 1] == [UNUSED]:
                    at += 1
                    continue
                numbers = words[at : at + 4]
                at += 4
                if len(numbers) < 4 or not all(map(_NUMBER.fullmatch, numbers)):
                    return None
                choices.append(self._placements(number, *map(int, numbers)))
        if at != len(words):
            return None
        found = list(islice(self._chosen(choices, (), frozenset()), 2))
        if len(found) != 1:
            return None
        return tuple(sorted(found[0], key=lambda placement: (placement.part, placement.cells)))

    def _chosen(self, choices: list[tuple[Placement, ...]], placed: Solution, filled: frozenset[Cell]
                ) -> Iterator[Solution]:
        """Yield the ways to take one placement of each of the choices so that together they are a solution."""
        if len(placed) == len(choices):
            if len(self._cells) - len(filled) <= self.target.may_be_empty and self._must <= filled:
                yield placed
            return
        some = choices[len(placed)]
        self.effort.choices -= len(some) - 1
        for placement in some if self.effort.choices >= 0 else ():
            if filled.isdisjoint(placement.cells):
                yield from self._chosen(choices, (*placed, placement), filled.union(placement.cells))

    @cached_property
    def _cells(self) -> frozenset[Cell]:
        return frozenset(self.target.cells)

    @cached_property
    def _must(self) -> frozenset[Cell]:
        return self._cells.difference(self.target.optional)

    def _placements(self, number: int, x: int, y: int, z: int, turn: int) -> tuple[Placement, ...]:
        """Return how a copy may lie: in one way or none, of balls in any way about its hot spot."""
        key = number, x, y, z, turn
        if key not in self._known:
            self.effort.placements -= OF_A_BALL if self.grid.number == SPHERES else 1
            if self.effort.placements < 0:
                return ()
            slot, spot = self.slots[number], np.array([self.slots[number].spot])
            if self.grid.number == SPHERES:
                raw = turns.ball_turns(slot.shape.raw - spot)
            elif 0 <= turn < turns.known(self.grid.number) and self._may_turn(number, turn):
                raw = (turns.turned(self.grid.number, slot.shape.raw, turn)
                       - turns.turned(self.grid.number, spot, turn))[None]
            else:
                raw = np.zeros((0, len(slot.shape.raw), 3), np.int64)
            self._known[key] = self._placed(slot, raw + np.array([x, y, z]))
        return self._known[key]

    def _placed(self, slot: Slot, raw: Ints) -> tuple[Placement, ...]:
        """Return the different ways of a part on cells of the grid, shape (ways, cells, 3), where it can lie so."""
        rows, there = self.grid.cells(raw.reshape(-1, 3))
        inside = (there & (np.abs(raw.reshape(-1, 3)) <= FURTHEST).all(axis=1)).reshape(raw.shape[:2]).all(axis=1)
        shades = [self.colors[color - 1] if color else "" for color in slot.shape.colors.tolist()]
        found: dict[Placement, None] = {}
        for way in rows.reshape(*raw.shape[:2], 4)[inside].tolist():
            cells = list(map(tuple, way))
            if not self._cells.issuperset(cells) or not all(
                    map(self.target.colors_fit, shades, (self._colored.get(cell, "") for cell in cells))):
                continue
            marks = sorted((cell, cell, shade) for cell, shade in zip(cells, shades, strict=True)
                           if shade and self._colored)
            found[Placement(slot.part, tuple(sorted(cells)), tuple(marks))] = None
        return tuple(found)

    def _may_turn(self, number: int, turn: int) -> bool:
        """Whether a turn is a rotation of the shape; a reflection is one where the shape is its own mirror image."""
        if turn < turns.rotations(self.grid.number):
            return True
        if (number, turn) not in self._legal:
            slot = self.slots[number]
            wanted, rotations = _looks(self.grid, slot, turn), range(turns.rotations(self.grid.number))
            self._legal[number, turn] = any(wanted == _looks(self.grid, slot, other) for other in rotations)
        return self._legal[number, turn]


def _looks(grid: Grid, slot: Slot, turn: int) -> Looks:
    raw = turns.turned(grid.number, slot.shape.raw, turn)
    low = raw.min(axis=0, initial=FURTHEST)
    # Prisms that point up and down are told apart by whether the sum of two coordinates is even.
    odd = int(low[:2].sum() % 2) if grid.number == PRISMS else 0
    return odd, frozenset(map(tuple, np.column_stack([raw - low, slot.shape.colors]).tolist()))
