"""Counting solutions without listing them."""

from collections.abc import Callable
from pathlib import Path

from latticework.api.arguments import function, one_of, whole
from latticework.api.cover_problem import ExactCover
from latticework.api.loading import as_problem
from latticework.api.puzzle import Puzzle
from latticework.cover import ORDERS
from latticework.jobs.searched import searched
from latticework.search.counting.layers import CountingProgress, SolutionCounter


def count(puzzle: Puzzle | ExactCover | str | Path, *, order: str = "", memory: int = 256,
          progress: Callable[[float], object] | None = None) -> int:
    """Return the number of all solutions, symmetric copies too, without listing them.

    Equal states are merged, which is fast where copies are unlimited or the target is narrow; elsewhere `solve` is
    faster.

    puzzle: a puzzle or an exact cover problem, or the name or path of one.
    order: in which order the cells are covered, one of those of `latticework count --order`; "" for "short", and for
    the order in which the items of an exact cover problem are given.
    memory: the most megabytes for the states; where they need more, counting goes on in parts and takes longer.
    progress: called with the share of the work that is done, 0 to 1.

    Raises LatticeworkError when an argument is wrong, or counting would take far too long.

    >>> lw.count(lw.Puzzle.boxed("square", (8, 8), [lw.Part("##", copies=32)]))
    12988816
    """
    if order:
        one_of(order, ORDERS, "order")
    function(progress, "progress", "a number from 0 to 1")
    most_bytes = whole(memory, "memory", 1) << 20
    problem = searched(as_problem(puzzle).document)
    frontier = SolutionCounter(problem.only_choosable()[0], problem.order(order, "short"), most_bytes)

    def report(now: CountingProgress) -> None:
        if progress is not None:
            progress(now.share)

    return frontier.count(report)
