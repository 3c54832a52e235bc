"""Checking solutions again, slowly and independently."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from latticework.api.arguments import as_path, whole
from latticework.api.solution import Solution
from latticework.errors import LatticeworkError
from latticework.session import SearchFile
from latticework.session.verification import verify as verify_file
from latticework.solution import faults


def verify(what: Solution | str | Path, *, workers: int = 1, progress: Callable[[float], None] | None = None) -> int:
    """Check a solution, or all those of a search file, by their cells alone; return how many solutions were right.

    what: a solution, or the path of a search file, of which the open part is looked at, too.
    workers: how many processes check a file of more than 50,000 solutions.
    progress: called with the share of the file that is checked, 0 to 1.

    Raises LatticeworkError that says what is wrong with the first solution that is.

    >>> [lw.verify(solution) for solution in lw.solve("soma", limit=3)]
    [1, 1, 1]
    >>> lw.solve("soma", search="soma.search").counts.reflections
    240
    >>> lw.verify("soma.search")
    240
    """
    tell = progress or (lambda _: None)
    if not isinstance(what, Solution):
        with closing(SearchFile.open(as_path(what, "what"))) as file:
            totals, _ = verify_file(file, whole(workers, "workers", 1), lambda done, of: tell(done / of))
        return totals.solutions
    found = faults(what.puzzle.document, what.document)
    if found:
        raise LatticeworkError(f"{what.puzzle.name}: {'; '.join(found)}")
    return 1
