"""What commands of the console can use: the library, and what the window shows as objects of the library."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import overload

import latticework as lw
from latticework.jobs.totals import Totals
from latticework.reading import is_there
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import options_in
from latticework.visible_text import percent

FIRST_LINES = """\
Python, with the library of Latticework and what the window shows:
  lw         the library, as in lw.solve(puzzle).counts or lw.estimate(puzzle)
  puzzle     the puzzle in the window
  search     its search as far as it is stored: search.explored, search.nodes, search.counts
  solutions  the solutions stored so far: len(solutions), print(solutions[0])
  show(p)    puts another puzzle into the window, as one step that can be undone
A name is set anew when the window shows another puzzle. Ctrl+C interrupts what takes long.
"""
"""What the console prints first."""


class SearchInWindow:
    """The search of the puzzle in the window, as far as it is stored: each attribute reads the search file again."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        """The search file, None where there is none."""

    @property
    def explored(self) -> float:
        """The share of the search tree that was searched, from 0 to 1."""
        return self._totals.explored_part

    @property
    def nodes(self) -> int:
        """How many nodes were entered."""
        return self._totals.nodes

    @property
    def complete(self) -> bool:
        """Whether everything was searched."""
        return self._totals.complete

    @property
    def counts(self) -> lw.Counts:
        """The three numbers of solutions found so far."""
        totals = self._totals
        return lw.Counts(totals.copies, totals.rotations, totals.solutions)

    @property
    def stored(self) -> int:
        """How many solutions are stored."""
        return self._totals.stored

    @property
    def _totals(self) -> Totals:
        if self.path is None or not is_there(self.path):
            return Totals()
        with closing(SearchFile.open(self.path, check=False)) as file:
            return file.totals()

    def __repr__(self) -> str:
        totals = self._totals
        return f"Search({percent(totals.explored_part, 1):.1f} % explored, {totals.solutions:,} solutions)"


class SolutionsInWindow(Sequence[lw.Solution]):
    """The solutions stored so far of the search in the window, in the order in which they were found."""

    def __init__(self, puzzle: lw.Puzzle, search: SearchInWindow) -> None:
        self._puzzle, self._search = puzzle, search

    def __len__(self) -> int:
        return self._search.stored

    @overload
    def __getitem__(self, index: int) -> lw.Solution: ...
    @overload
    def __getitem__(self, index: slice) -> list[lw.Solution]: ...
    def __getitem__(self, index: int | slice) -> lw.Solution | list[lw.Solution]:
        """Return one solution or several, counted from 0."""
        places = range(len(self))[index]
        if isinstance(places, range):
            return [self[place] for place in places]
        return next(self._from(places))

    def __iter__(self) -> Iterator[lw.Solution]:
        """Yield all of them."""
        return self._from(0)

    def _from(self, place: int) -> Iterator[lw.Solution]:
        path = self._search.path
        if path is None or not is_there(path):
            return
        with closing(SearchFile.open(path, check=False)) as file:
            while rows := file.page(place + 1):
                for row in rows:
                    options = options_in(row, path, self._puzzle.prepared)
                    yield lw.Solution(self._puzzle, options.tolist(), row.copies)
                place += len(rows)

    def __repr__(self) -> str:
        return f"Solutions({self._puzzle.name!r}, {len(self):,} stored)"
