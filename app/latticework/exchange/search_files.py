"""Search files, which hold a puzzle and the solutions found so far."""

from contextlib import closing
from pathlib import Path

from latticework.exchange.contents import Contents
from latticework.puzzle import Puzzle
from latticework.session import SearchFile
from latticework.session.stored_searches import as_begun, numbered, solutions
from latticework.solution import placements_of


def read(path: Path) -> Puzzle:
    """Return the puzzle of a search file; raises FileRefusedError."""
    with closing(SearchFile.open(path, check=False)) as file:
        return file.puzzle


def contents(file: SearchFile, number: int | None = None) -> Contents:
    """Return the puzzle of an open search file with one of its solutions, or with all of them.

    All are read while they are written. Raises LatticeworkError when there is no solution of this number.
    """
    prepared = as_begun(file)
    if number is not None:
        return Contents(file.puzzle, placements_of(numbered(file, prepared, number), prepared.reduction))
    every = (placements_of(options, prepared.reduction)
             for _, _, options in solutions(file, prepared, 1, "reflections"))
    return Contents(file.puzzle, next(every, None), every)
