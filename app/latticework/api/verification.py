"""Checking solutions again, slowly and independently."""

from latticework.api.solution import Solution
from latticework.errors import LatticeworkError, shown
from latticework.solution import faults


def verify(solution: Solution) -> None:
    """Check a solution as a person would, by its cells alone; raises LatticeworkError that says what is wrong.

    >>> for solution in lw.solve("soma", limit=5):
    ...     lw.verify(solution)
    """
    if not isinstance(solution, Solution):
        raise LatticeworkError(f"solution: {shown(solution)} should be a solution")
    found = faults(solution.puzzle.document, solution.document)
    if found:
        raise LatticeworkError(f"{solution.puzzle.name}: {'; '.join(found)}")
