"""A solution as placements, whatever engine found it."""

from dataclasses import dataclass

from latticework.lattice import Cell


@dataclass(frozen=True)
class Placement:
    """A part, by its number in the puzzle, on cells of the target; marks are (cell, neighbour, mark)."""

    part: int
    cells: tuple[Cell, ...]
    marks: tuple[tuple[Cell, Cell, str], ...] = ()


Solution = tuple[Placement, ...]
"""Placements that cover the target and obey the rules, in the order of the parts."""
