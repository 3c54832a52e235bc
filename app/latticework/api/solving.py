"""Searching for the solutions of puzzles and exact cover problems."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, overload

from latticework.api.arguments import one_of
from latticework.api.cover_problem import ExactCover
from latticework.api.exact_cover import ExactCoverSolutions
from latticework.api.found import Progress
from latticework.api.loading import as_problem
from latticework.api.method import extent_of, method_of
from latticework.api.puzzle import Puzzle
from latticework.api.solutions import Solutions
from latticework.puzzle import MODULI

Listener = Callable[[Progress], object]


@overload
def solve(
    puzzle: ExactCover, *, modulo: str = ..., limit: int | None = ..., workers: int = ...,
    search: str | Path | None = ..., progress: Listener | None = ..., engine: str = ..., order: str = ...,
    size: bool | None = ..., prune: str | Iterable[str] = ..., hold: str = ...,
    cluster: Any = ..., memory: int | None = ..., keep: int | str = ...,
) -> ExactCoverSolutions: ...


@overload
def solve(
    puzzle: Puzzle | str | Path, *, modulo: str = ..., limit: int | None = ..., workers: int = ...,
    search: str | Path | None = ..., progress: Listener | None = ..., engine: str = ..., order: str = ...,
    size: bool | None = ..., prune: str | Iterable[str] = ..., hold: str = ...,
    cluster: Any = ..., memory: int | None = ..., keep: int | str = ...,
) -> Solutions | Any: ...


def solve(
    puzzle: Puzzle | ExactCover | str | Path, *, modulo: str = "reflections", limit: int | None = None,
    workers: int = 1, search: str | Path | None = None, progress: Listener | None = None, engine: str = "auto",
    order: str = "", size: bool | None = None, prune: str | Iterable[str] = (), hold: str = "auto",
    cluster: Any = None, memory: int | None = None, keep: int | str = "all",
) -> Solutions | ExactCoverSolutions:
    """Return the solutions of a puzzle, to iterate over or to count; the search begins when they are requested.

    puzzle: a puzzle or an exact cover problem, or the name or path of one.
    modulo: which symmetric copies count as the same solution: "nothing", "rotations", or "reflections", which means
    rotations, too. The symmetries of an exact cover problem are not known.
    limit: how many solutions are enough.
    workers: with 1 this process searches, when a solution is requested. With more, so many processes search in the
    background while one iterates over the solutions, whose order may then differ from run to run.
    search: the path of a file in which the search is kept; an existing one is resumed, whether begun here or in the
    terminal. Without it solutions are kept as long as the returned object.
    progress: called with a `Progress` a few times a second.
    engine, order, size, prune, hold: how to search, like the options of `latticework solve`. With "auto" and no
    limit, a long search tries several methods for up to a hundredth of the time that it is expected to take.
    cluster: the address of a Dask scheduler, as text, or a `distributed.Client`: its workers search, too, and with
    `workers=0` only they do.
    memory: the most megabytes that a worker may hold; one that needs more is replaced and what it did repeated.
    keep: which solutions are kept: "all"; "none", so that they are only counted; or a number: an even sample of at
    most so many, available when all are found. The counts are those of all solutions in any case.

    Raises LatticeworkError when an argument is wrong; what is returned raises it when the file holds another search,
    or cannot be written.

    >>> for solution in lw.solve("soma", limit=1):
    ...     print(len(solution.placements))
    7
    >>> sum(1 for solution in lw.solve("soma", modulo="rotations"))
    480
    >>> some = lw.solve("soma", keep=10)
    >>> len(list(some)), some.counts.reflections
    (10, 240)
    """
    problem = as_problem(puzzle)
    # All arguments are checked now, and not when the first solution is requested somewhere else.
    method, counted_as = method_of(engine, order, size, prune, hold), one_of(modulo, MODULI, "modulo")
    extent = extent_of(limit, workers, search, progress, cluster, memory, keep)
    if isinstance(problem, ExactCover):
        return ExactCoverSolutions(problem, method, extent)
    return Solutions(problem, method, counted_as, extent)
