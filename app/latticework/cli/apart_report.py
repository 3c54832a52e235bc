"""What commands say about which solutions come apart."""

from pathlib import Path
from typing import Any, NamedTuple

from latticework.apart import check_pieces
from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.jobs.job import Document
from latticework.puzzle import Puzzle
from latticework.store.apart_so_far import ApartSoFar, By, best_first
from latticework.store.search_file import SearchFile
from latticework.visible_text import counted

LISTED = 100
"""The most numbers of solutions with the highest level in JSON."""

SHOWN = 10
"""The most of them in words."""


class Highest(NamedTuple):
    """The highest level, how many solutions have it, and the first of their numbers; "" where nothing has a level."""

    level: str = ""
    solutions: int = 0
    numbers: tuple[int, ...] = ()

    @property
    def as_data(self) -> dict[str, Any]:
        """The fields of --json."""
        return {"level": self.level, "level_solutions": self.solutions, "level_numbers": list(self.numbers)}

    @property
    def in_words(self) -> dict[str, str]:
        """The field that is printed, if there is a level."""
        if not self.level:
            return {}
        shown, more = self.numbers[:SHOWN], self.solutions - SHOWN
        listed = ", ".join(map(str, shown)) + (f" and {more:,} more" if more > 0 else "")
        numbers = f" (number{'s' if self.solutions > 1 else ''} {listed})" if shown else ""
        return {"highest level": f"{self.level}: {counted(self.solutions, 'solution')}{numbers}"}


NONE = Highest()


def highest(file: SearchFile, known: ApartSoFar, kept: bool) -> Highest:
    """Return the highest level of a search file, with numbers where the file is kept, as else nobody can use them."""
    if not known.best:
        return NONE
    numbers = best_first(file, By.LEVEL, only_highest=True)[:LISTED].tolist() if kept else []
    return Highest(known.best, known.with_best, tuple(numbers))


def in_progress(known: ApartSoFar) -> str:
    """Return how many solutions come apart by now, the highest level and how many have it."""
    words = "comes apart" if known.apart == 1 else "come apart"
    best = f", best level {known.best} ({counted(known.with_best, 'solution')})" if known.best else ""
    return f"{known.apart:,} {words}{best}"


def check_is_puzzle(document: Document, path: Path) -> None:
    """Raise LatticeworkError where a file has an exact cover problem, of which nothing can be taken apart."""
    if isinstance(document, ExactCover):
        raise LatticeworkError(f"{path}: is an exact cover problem; only solutions of a puzzle, which has parts, "
                               "can be taken apart")


def check_pieces_of(document: Document, path: Path) -> None:
    """Raise LatticeworkError where no solution of what a file has can be taken apart."""
    check_is_puzzle(document, path)
    if isinstance(document, Puzzle):
        check_pieces(document)


def check_is_examined(file: SearchFile, known: ApartSoFar) -> None:
    """Raise LatticeworkError where nobody has looked yet whether solutions of a search file come apart."""
    check_is_puzzle(file.document, file.path)
    if not known.examined and file.totals().stored:
        raise LatticeworkError(f"{file.path}: none of its solutions was taken apart yet; `latticework disassemble "
                               f"{file.path}` finds out which of them come apart")


def left_open(file: SearchFile, known: ApartSoFar) -> str:
    """Return what is to be known where solutions were not examined, or none comes apart; else ""."""
    stored = file.totals().stored
    if known.examined < stored:
        return (f"{file.path}: {known.examined:,} of {counted(stored, 'solution')} were taken apart so far; "
                f"`latticework disassemble {file.path}` goes on with the others")
    if stored and not known.apart:
        return f"{file.path}: none of its {counted(stored, 'solution')} is known to come apart"
    return ""
