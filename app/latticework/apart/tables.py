"""What is known of the pieces of a puzzle, for the kernels; it grows with the solutions that are taken apart."""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from latticework.apart.kernels.arrays import Numbers, Options, Pairs, Shapes, Sweeps
from latticework.apart.kernels.pairs import move_to
from latticework.apart.shapes import KnownShapes
from latticework.puzzle import Puzzle
from latticework.solution import Placement

_FIRST, _MOST = 1 << 13, 1 << 20
"""Pairs of pieces for which there is room at first, and at last, some tens of megabytes; then it begins anew."""


@dataclass(eq=False)
class Tables:
    """The shapes of pieces, and how far one can go until it meets another one."""

    puzzle: Puzzle
    shapes: KnownShapes = field(init=False)
    pairs: Pairs = field(init=False)

    def __post_init__(self) -> None:
        self.shapes = KnownShapes(self.puzzle)
        self.pairs = self._room(_FIRST)

    def _room(self, entries: int) -> Pairs:
        return Pairs(np.zeros((entries, 2 + (len(self.sweeps.steps) + 3) // 4), np.uint64), np.zeros(1, np.int64))

    @property
    def sweeps(self) -> Sweeps:
        """What elements of pieces meet as they move."""
        return self.shapes.sweeps

    @property
    def kernel(self) -> tuple[Pairs, Shapes, Sweeps]:
        """The first arguments of kernels."""
        if 3 * int(self.pairs.used[0]) > len(self.pairs.entries) < _MOST:
            larger = self._room(8 * len(self.pairs.entries))
            move_to(self.pairs, larger)
            self.pairs = larger
        return self.pairs, self.shapes.arrays(), self.sweeps

    @cached_property
    def _groups(self) -> Numbers:
        """The number of the group of each part, -1 for none."""
        names = [part.group for part in self.puzzle.parts]
        return np.array([names.index(name) if name else -1 for name in names], np.int64)

    def options(self, placements: list[Placement | None]) -> Options:
        """Return placements as pieces; None is none."""
        shape, group, box = np.full((3, len(placements)), -1, np.int32)
        made = Options(shape, group, box, np.zeros((len(placements), 3), np.int32))
        for number, placement in enumerate(placements):
            if placement is not None:
                made.shape[number], made.origin[number] = self.shapes.place(placement)
                made.group[number] = self._groups[placement.part]
                made.box[number] = self.puzzle.parts[placement.part].box
        return made
