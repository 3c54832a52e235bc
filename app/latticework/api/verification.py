"""Checking solutions again, slowly and independently."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from latticework.api.arguments import as_path, function, whole
from latticework.api.exact_cover import ExactCoverSolutions
from latticework.api.solution import Solution
from latticework.api.solutions import Solutions
from latticework.errors import LatticeworkError, shown
from latticework.run.verification import verify as verify_file
from latticework.run.worker_process import MOST_WORKERS
from latticework.solution import faults
from latticework.solution.verify import option_faults
from latticework.store.search_file import SearchFile


def verify(what: Solution | Solutions | ExactCoverSolutions | str | Path, *, workers: int = 1,
           progress: Callable[[float], object] | None = None) -> int:
    """Check solutions against the puzzle itself, not the cover problem of the engines; return how many were right.

    what: a solution; all those that `solve` or `exact_cover` returns; or the path of a search file, of which the open
    subtrees are checked, too.
    workers: how many processes check a file of more than 50,000 solutions.
    progress: called with the share of the file that is checked, 0 to 1.

    Raises LatticeworkError that says what is wrong with the first wrong solution.

    >>> lw.verify(lw.solve("soma", limit=3))
    3
    >>> lw.verify(lw.exact_cover([["a"], ["a", "b"], ["b"]]))
    2
    >>> lw.solve("soma", search="soma.search").counts.reflections
    240
    >>> lw.verify("soma.search")
    240
    """
    function(progress, "progress", "a number from 0 to 1")
    processes = whole(workers, "workers", 1, MOST_WORKERS)
    if isinstance(what, ExactCoverSolutions):
        document = what.problem.document
        return sum(_right(document.name, option_faults(document, chosen)) for chosen in what.chosen())
    if isinstance(what, Solution | Solutions):
        some = [what] if isinstance(what, Solution) else what
        return sum(_right(one.puzzle.name, faults(one.puzzle.document, one.document)) for one in some)

    def report(done: int, of: int) -> None:
        if progress is not None:
            progress(done / of)

    if not isinstance(what, str | Path):
        raise LatticeworkError(f"what: {shown(what)} should be a solution, what `solve` returns, or the path of a "
                               "search file")
    with closing(SearchFile.open(as_path(what, "what"))) as file:
        return verify_file(file, processes, report).totals.stored


def _right(name: str, found: list[str]) -> int:
    """Return 1 for a solution without faults; raises LatticeworkError that names the faults."""
    if found:
        raise LatticeworkError(f"{name}: {'; '.join(found)}")
    return 1
