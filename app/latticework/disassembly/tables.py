"""What is known of the pieces of a puzzle, for the kernels; it grows with the solutions that are taken apart."""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from latticework.disassembly.arrays import Numbers, Options, Pairs, Shapes, Sweeps
from latticework.disassembly.shapes import KnownShapes
from latticework.puzzle import Puzzle
from latticework.solution import Placement

_PAIRS = 1 << 19
"""Pairs of pieces that are kept, some tens of megabytes."""


@dataclass(eq=False)
class Tables:
    """The shapes of pieces, and how far one can go until it meets another one."""

    puzzle: Puzzle
    shapes: KnownShapes = field(init=False)

    def __post_init__(self) -> None:
        self.shapes = KnownShapes(self.puzzle.lattice)

    @property
    def sweeps(self) -> Sweeps:
        """What elements of pieces meet as they move."""
        return self.shapes.sweeps

    @cached_property
    def pairs(self) -> Pairs:
        """How far pieces can go, as far as that was asked for."""
        return Pairs(np.zeros((_PAIRS, 2), np.uint64), np.zeros((_PAIRS, len(self.sweeps.steps)), np.int16),
                     np.zeros(1, np.int64))

    @property
    def kernel(self) -> tuple[Pairs, Shapes, Sweeps]:
        """The first arguments of kernels."""
        return self.pairs, self.shapes.arrays(), self.sweeps

    @cached_property
    def _groups(self) -> Numbers:
        """The number of the group of each part, -1 for none."""
        names = [part.group for part in self.puzzle.parts]
        return np.array([names.index(name) if name else -1 for name in names], np.int64)

    def options(self, placements: list[Placement | None]) -> Options:
        """Return placements as pieces; None is none."""
        made = Options(*(np.full(len(placements), -1, np.int32) for _ in range(3)),
                       np.zeros((len(placements), 3), np.int32))
        for number, placement in enumerate(placements):
            if placement is not None:
                made.shape[number], made.origin[number] = self.shapes.place(placement)
                made.group[number] = self._groups[placement.part]
                made.box[number] = self.puzzle.parts[placement.part].box
        return made
