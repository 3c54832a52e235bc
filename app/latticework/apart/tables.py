"""The tables of the pieces of a puzzle for the kernels; they grow with the solutions that are taken apart."""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from latticework.apart.elements import elements, elements_of, key_rules
from latticework.apart.kernels.arrays import Numbers, Options, Pairs, Shapes, Sweeps
from latticework.apart.kernels.pairs import fill, move_to, probe
from latticework.apart.sweeps import sweeps
from latticework.lattice.lattice import Ints
from latticework.puzzle import Puzzle
from latticework.solution import Placement

_FIRST, _MOST = 1 << 13, 1 << 20
"""Pairs of pieces for which there is room at first, and at most (some tens of megabytes); then it is emptied."""


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
