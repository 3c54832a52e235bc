"""The solutions that a list shows: read from a search file a page at a time, or those in the file of a puzzle."""

from collections import OrderedDict
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.cover import expand
from latticework.errors import LatticeworkError
from latticework.jobs.apart_job import Examined
from latticework.jobs.job import Prepared
from latticework.jobs.totals import StoredSolution
from latticework.puzzle import Puzzle
from latticework.reading import Identity
from latticework.solution import Solution, options_that_place, placements_of
from latticework.store.search_file import PAGE, SearchFile
from latticework.store.stored_searches import options_in
from latticework.store.tables.note_rows import Note

PAGES = 64
"""Pages kept in memory; where rows are not ordered by number, each may be of another page."""

Kept = tuple[Puzzle, tuple[Solution, ...]]


class SolutionSource:
    """Solutions by their numbers from 0 on, of a search file, which need not exist yet, or `kept` with a puzzle."""

    def __init__(self, prepared: Prepared | None = None, path: Path | None = None, kept: Kept | None = None) -> None:
        self.prepared, self.kept = prepared, kept
        self.pages = _StoredPages(path)

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose solutions these are, None when none's."""
        if self.kept is not None:
            return self.kept[0]
        return self.prepared.puzzle if self.prepared else None

    def solution(self, number: int, copy: int = 0) -> Solution | None:
        """Return a solution, or one of its symmetric copies."""
        if self.kept is not None:
            return self._kept_copy(number, copy) if copy else self.kept[1][number]
        stored = self.pages.solution(number)
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
        stored = self.pages.solution(number)
        return stored.copies if stored else None

    def _kept_copies(self, number: int) -> NDArray[np.int32]:
        """Return the options of each copy of a kept solution, a row each; none where it does not solve the puzzle."""
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


class _StoredPages:
    """The solutions of a search file, which need not exist yet, by their numbers from 0 on, read page by page."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._file: SearchFile | None = None
        self._pages: OrderedDict[int, list[StoredSolution]] = OrderedDict()
        self._apart: OrderedDict[int, dict[int, Examined]] = OrderedDict()
        self._notes: dict[int, Note] | None = None

    @property
    def file(self) -> Identity | None:
        """Which file is being read, None before any solution was."""
        return self._file.identity if self._file else None

    def solution(self, number: int) -> StoredSolution | None:
        """Return a stored solution, or None when it cannot be read."""
        page = number // PAGE
        if number % PAGE >= len(self._pages.get(page, ())):  # it may have been read before it was full
            read = self._read(page)
            if not read:
                return None  # not remembered: the search may have stored it the next time
            self._pages[page] = read
            while len(self._pages) > PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(page)
        rows = self._pages[page]
        return rows[number % PAGE] if number % PAGE < len(rows) else None

    def examined(self, number: int) -> Examined | None:
        """Return the result of taking a solution apart, None where that was not tried."""
        page = number // PAGE
        if page not in self._apart:
            self._apart[page] = self._read_examined(page)
            while len(self._apart) > PAGES:
                self._apart.popitem(last=False)
        return self._apart[page].get(number + 1)

    @property
    def first_apart(self) -> int | None:
        """The number of the first solution that is known to come apart, None where none is."""
        try:
            file = self._opened()
            first = next(file.come_apart(), None) if file else None
        except LatticeworkError:
            return None
        return first[0] - 1 if first else None

    def note(self, number: int) -> Note:
        """Return star and note of a solution."""
        return self._all_notes.get(number + 1, Note(number + 1, favourite=False))

    @property
    def favourites(self) -> list[int]:
        """The numbers, from 1 on, of the solutions with a star."""
        return sorted(number for number, note in self._all_notes.items() if note.favourite)

    @property
    def _all_notes(self) -> dict[int, Note]:
        if self._notes is None:
            self._notes = self._read_notes()
        return self._notes

    def forget_notes(self) -> None:
        """Read notes again when they are next asked for."""
        self._notes = None

    def forget_page_of(self, number: int) -> None:
        """Read again the page of a solution, which may have been read before it was full, and all notes."""
        self._pages.pop(number // PAGE, None)
        self._notes = None  # another program may have noted something, too

    def forget_examined(self) -> None:
        """Read again the results of taking solutions apart when they are next asked for."""
        self._apart.clear()

    def close(self) -> None:
        """Close the search file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _opened(self) -> SearchFile | None:
        if self._file is None and self.path is not None:
            # `earlier_search` has checked the whole file.
            self._file = SearchFile.open(self.path, check=False)
        return self._file

    def _read(self, page: int) -> list[StoredSolution]:
        try:
            file = self._opened()
            return file.page(page * PAGE + 1) if file else []
        except LatticeworkError:
            return []

    def _read_examined(self, page: int) -> dict[int, Examined]:
        try:
            file = self._opened()
            return {known.solution: known for known in file.examined(page * PAGE + 1)} if file else {}
        except LatticeworkError:
            return {}

    def _read_notes(self) -> dict[int, Note]:
        try:
            file = self._opened()
            return {note.solution: note for note in file.notes} if file else {}
        except LatticeworkError:
            return {}
