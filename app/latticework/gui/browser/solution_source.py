"""The solutions that a list shows: those of a search file, or those that the file of a puzzle keeps."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.cover import expand
from latticework.errors import LatticeworkError
from latticework.gui.browser.stored_pages import StoredPages
from latticework.jobs.apart_job import Examined
from latticework.jobs.job import Prepared
from latticework.jobs.totals import StoredSolution
from latticework.puzzle import Puzzle
from latticework.solution import Solution, options_that_place, placements_of
from latticework.store.stored_searches import options_in

Kept = tuple[Puzzle, tuple[Solution, ...]]


class SolutionSource:
    """Solutions by their numbers from 0 on. The search file need not be there yet; with `kept` there is none."""

    def __init__(self, prepared: Prepared | None = None, path: Path | None = None, kept: Kept | None = None) -> None:
        self.prepared, self.kept = prepared, kept
        self.pages = StoredPages(path)

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose solutions these are, None when none's."""
        if self.kept is not None:
            return self.kept[0]
        return self.prepared.puzzle if self.prepared else None

    def stored(self, number: int) -> StoredSolution | None:
        """Return a stored solution, or None when it cannot be read."""
        return self.pages.solution(number)

    def examined(self, number: int) -> Examined | None:
        """Return what is known about taking a solution apart, None where nobody has tried."""
        return self.pages.examined(number)

    def solution(self, number: int, copy: int = 0) -> Solution | None:
        """Return a solution, or one of its symmetric copies."""
        if self.kept is not None:
            return self._kept_copy(number, copy) if copy else self.kept[1][number]
        stored = self.stored(number)
        if stored is None or self.pages.path is None or self.prepared is None:
            return None
        try:
            options = options_in(stored, self.pages.path, self.prepared, copy)
        except LatticeworkError:
            return None  # damaged; `latticework verify` says how
        return placements_of(options, self.prepared.reduction)

    def copies(self, number: int) -> int | None:
        """Return how many symmetric copies a solution has, itself included, None where that is not known."""
        if self.kept is not None:
            return len(self._kept_copies(number)) or None
        stored = self.stored(number)
        return stored.copies if stored else None

    def _kept_copies(self, number: int) -> NDArray[np.int32]:
        """Return the options of each copy of a solution that the file keeps, none where it is no solution here."""
        if self.prepared is not None and self.kept is not None:
            options = options_that_place(self.kept[1][number], self.prepared.reduction)
            if options is not None:
                return expand(options, self.prepared.group, "nothing")
        return np.empty((0, 0), np.int32)

    def _kept_copy(self, number: int, copy: int) -> Solution | None:
        copies = self._kept_copies(number)
        if self.prepared is None or copy >= len(copies):
            return None
        return placements_of(copies[copy], self.prepared.reduction)
