"""What is found out about a puzzle in a thread, and which of its placements are looked at."""

from dataclasses import dataclass

from latticework.cover import reduce
from latticework.cover.arguments import Argument, arguments
from latticework.cover.fits import Fits
from latticework.lattice import Cell
from latticework.lattice.lattice import Ints
from latticework.puzzle import Puzzle


@dataclass(frozen=True, eq=False)
class Findings:
    """The arguments about a puzzle and its placements."""

    puzzle: Puzzle
    arguments: list[Argument]
    fits: Fits


@dataclass(frozen=True)
class Choice:
    """Which placements are looked at: of a part, in one of its orientations, covering a cell; None for any."""

    part: int | None = None
    orientation: int | None = None
    cell: Cell | None = None


@dataclass(frozen=True, eq=False)
class Chosen:
    """The placements of a choice, and how many cover each cell, and are of each part and each orientation.

    by_part: of those that cover the cell, of any part. by_orientation: of those of the part, () without one.
    """

    choice: Choice
    placements: Ints
    by_cell: list[int]
    by_part: list[int]
    by_orientation: list[int]


def find(puzzle: Puzzle) -> Findings:
    """Place all parts and look for arguments; raises LatticeworkError where there are too many placements."""
    reduction = reduce(puzzle)
    return Findings(puzzle, arguments(reduction), Fits(reduction))


def choose(findings: Findings, choice: Choice) -> Chosen:
    """Count the placements of a choice."""
    fits, target = findings.fits, findings.puzzle.target.cells
    cell = None if choice.cell is None else target.index(choice.cell)
    placements = fits.chosen(choice.part, choice.orientation, cell)
    by_orientation = ([] if choice.part is None else
                      fits.by_orientation(choice.part, fits.chosen(choice.part, cell=cell)).tolist())
    return Chosen(choice, placements, fits.by_cell(placements).tolist(),
                  fits.by_part(fits.chosen(cell=cell)).tolist(), by_orientation)
