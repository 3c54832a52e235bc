"""Why a puzzle has no solution, or where it is tight, as the library shows it."""

from dataclasses import dataclass
from pathlib import Path

from latticework.api.arguments import Cell
from latticework.api.loading import as_problem
from latticework.api.puzzle import Puzzle
from latticework.cover.arguments import arguments
from latticework.errors import LatticeworkError


@dataclass(frozen=True)
class Argument:
    """A sentence about a puzzle, and the cells of its target that it speaks of.

    proof: whether there is no solution because of it. classes: what some cells have in common, in words, and these.

    >>> [found.text for found in lw.why("pentominoes-6x10") if not found.proof][-1]
    '4 cells have the fewest placements: 37 each.'
    """

    text: str
    proof: bool
    classes: tuple[tuple[str, tuple[Cell, ...]], ...]

    def __str__(self) -> str:
        return self.text


def why(puzzle: Puzzle | str | Path) -> list[Argument]:
    """Return what is seen of a puzzle without a search; proofs that it has no solution come first.

    puzzle: a puzzle, or the name or path of one.

    Raises LatticeworkError when there is none.

    >>> board = lw.why("mutilated-chessboard")[0]
    >>> board.proof, [title for title, cells in board.classes]
    (True, ['black cells: 32; the parts cover 31', 'white cells: 30; the parts cover 31'])
    """
    problem = as_problem(puzzle)
    if not isinstance(problem, Puzzle):
        raise LatticeworkError(f"{problem.name}: is an exact cover problem, which has no cells to be coloured")
    written = problem.document.lattice.written
    return [Argument(str(found.text), found.proof, tuple(
        (str(some.title), tuple(map(written, some.cells))) for some in found.classes))
        for found in arguments(problem.prepared.reduction)]
