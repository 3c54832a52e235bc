"""Facts of a puzzle or an exact cover problem before any search: sizes, and why it has no solution or is tight."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, overload

from latticework.api.arguments import Cell
from latticework.api.cover_problem import ExactCover
from latticework.api.loading import as_problem
from latticework.api.puzzle import Puzzle
from latticework.cover.arguments import arguments
from latticework.errors import LatticeworkError
from latticework.jobs.facts import CoverInfo, Info, cover_facts, facts
from latticework.jobs.job import prepare

__all__ = ["Argument", "CoverInfo", "Info", "info", "why"]


@overload
def info(puzzle: ExactCover) -> CoverInfo: ...


@overload
def info(puzzle: Puzzle | str | Path) -> Info | Any: ...


def info(puzzle: Puzzle | ExactCover | str | Path) -> Info | CoverInfo:
    """Return the facts of a puzzle before any search: its sizes, and reasons why it can have no solution, if found.

    puzzle: a puzzle or an exact cover problem, or the name or path of one.

    Raises LatticeworkError when there is none.

    >>> soma = lw.info("soma")
    >>> soma.placements, soma.symmetries, soma.reasons
    (688, 48, ())
    """
    problem = as_problem(puzzle)
    if isinstance(problem, ExactCover):
        return cover_facts(prepare(problem.document))
    return facts(problem.prepared)


@dataclass(frozen=True)
class Argument:
    """A sentence about a puzzle, and the cells of its target that it is about.

    proof: whether it proves that there is no solution. classes: groups of cells, each with a title in words.

    >>> [found.text for found in lw.why("pentominoes-6x10") if not found.proof][-1]
    '4 cells have the fewest placements: 37 each.'
    """

    text: str
    proof: bool
    classes: tuple[tuple[str, tuple[Cell, ...]], ...]

    def __str__(self) -> str:
        return self.text


def why(puzzle: Puzzle | str | Path) -> list[Argument]:
    """Return arguments about a puzzle, found without a search; proofs that it has no solution come first.

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
