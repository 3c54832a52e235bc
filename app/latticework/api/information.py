"""What a puzzle is, before any search."""

from pathlib import Path

from latticework.api.puzzle import Puzzle, as_puzzle
from latticework.session import prepare
from latticework.session.puzzle_facts import Info, facts

__all__ = ["Info", "info"]


def info(puzzle: Puzzle | str | Path) -> Info:
    """Return what a puzzle is before any search: its sizes, and why it can have no solution where that is seen.

    puzzle: a puzzle, or the name or path of one. Raises LatticeworkError when there is none.

    >>> soma = lw.info("soma")
    >>> soma.placements, soma.symmetries, soma.reasons
    (688, 48, ())
    """
    return facts(prepare(as_puzzle(puzzle).document))
