"""What a puzzle or an exact cover problem is, before any search."""

from pathlib import Path
from typing import Any, overload

from latticework.api.cover_problem import ExactCover
from latticework.api.loading import as_problem
from latticework.api.puzzle import Puzzle
from latticework.jobs.facts import CoverInfo, Info, cover_facts, facts
from latticework.jobs.job import prepare

__all__ = ["CoverInfo", "Info", "info"]


@overload
def info(puzzle: ExactCover) -> CoverInfo: ...


@overload
def info(puzzle: Puzzle | str | Path) -> Info | Any: ...


def info(puzzle: Puzzle | ExactCover | str | Path) -> Info | CoverInfo:
    """Return what a puzzle is before any search: its sizes, and why it can have no solution where that is seen.

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
