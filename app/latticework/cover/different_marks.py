"""Lines along which no mark may occur twice, as secondary items: one for each line and each mark on it."""

from collections import defaultdict
from collections.abc import Mapping

from latticework.lattice import Cell
from latticework.puzzle import Puzzle
from latticework.puzzle.marks import sides_of

Shown = tuple[int, str]
"""The number of a line, and a mark that a placement shows along it."""


class DifferentMarks:
    """The marks that all placements of a puzzle show along the lines of its target."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._lines: dict[tuple[Cell, Cell], list[int]] = defaultdict(list)
        for number, line in enumerate(puzzle.target.different):
            for side in sides_of(puzzle.lattice, line):
                self._lines[side].append(number)
        self._options: dict[Shown, set[int]] = defaultdict(set)

    def shown(self, marks: tuple[tuple[Cell, Cell, str], ...]) -> list[Shown]:
        """Return what a placement with these marks shows along the lines."""
        return [(line, mark) for cell, facing, mark in marks for line in self._lines.get((cell, facing), ())]

    def fits(self, marks: tuple[tuple[Cell, Cell, str], ...]) -> bool:
        """Whether a placement shows no mark twice along a line by itself."""
        shown = self.shown(marks)
        return len(set(shown)) == len(shown)

    def add(self, option: int, marks: tuple[tuple[Cell, Cell, str], ...]) -> None:
        """Take note of what an option's placement shows."""
        for one in self.shown(marks):
            self._options[one].add(option)

    def conflicts(self) -> list[set[int]]:
        """Return sets of options of which at most one may be chosen: those that show one mark along one line."""
        return [options for options in self._options.values() if len(options) > 1]


def keeps_lines(puzzle: Puzzle, carry: Mapping[Cell, Cell]) -> bool:
    """Whether a symmetry carries the lines of a target onto its lines; `carry` has the cells that they face, too."""
    lines = {frozenset(sides_of(puzzle.lattice, line)) for line in puzzle.target.different}
    return {frozenset((carry[cell], carry.get(facing)) for cell, facing in line) for line in lines} == lines
