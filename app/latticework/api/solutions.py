"""The solutions of a puzzle, found while one goes through them."""

import os
import shutil
import sys
import tempfile
import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from latticework.api.arguments import as_path, one_of, whole
from latticework.api.file_search import FileSearch
from latticework.api.found import Looked, Progress
from latticework.api.memory_search import MemorySearch
from latticework.api.method import method_of
from latticework.api.puzzle import Puzzle, as_puzzle
from latticework.api.solution import Solution
from latticework.cover import expand
from latticework.puzzle import MODULI
from latticework.search import WHOLE
from latticework.session import Method, Prepared, Totals, prepare
from latticework.session.no_solution import reasons

__all__ = ["Counts", "Progress", "Solutions", "solve"]


class Counts(NamedTuple):
    """Three numbers of solutions: all; modulo rotations; modulo rotations and reflections of the target.

    >>> lw.solve("soma").counts.rotations
    480
    """

    all: int
    rotations: int
    reflections: int


class Solutions:
    """The solutions of a puzzle, found while one goes through them; made by `solve`.

    What was found is kept, so each time one goes through them they are the same, and a search that was left in the
    middle goes on from there.

    >>> solutions = lw.solve("soma")
    >>> solutions
    Solutions('Soma', 0 found so far)
    >>> len(list(solutions))
    240
    >>> solutions
    Solutions('Soma', 240 found)
    """

    def __init__(
        self, puzzle: Puzzle, method: Method, modulo: str, limit: int | None, workers: int, path: Path | None,
        progress: Callable[[Progress], None] | None,
    ) -> None:
        self.puzzle = puzzle
        self._method, self._modulo, self._limit, self._workers = method, modulo, limit, workers
        self._path, self._tell = path, progress or (lambda _: None)
        self._prepared: Prepared | None = None
        self._search: Looked | None = None
        self._users = 0
        self._totals = Totals()

    def __iter__(self) -> Iterator[Solution]:
        """Yield the solutions, each as soon as it is found."""
        left = sys.maxsize if self._limit is None else self._limit
        number = 0
        with self._looking() as search:
            while left > 0:
                complete, page = search.totals.complete, search.page(number)  # in this order: workers go on meanwhile
                if complete and not page:
                    search.tell_end(self._tell)
                    break
                if not page:
                    search.go_on(number, min(max(1, number), left), self._tell)
                for found in page:
                    prepared = search.prepared
                    for options in expand(found.options, prepared.group, self._modulo)[:left]:
                        yield Solution(self.puzzle, prepared, options, found.copies)
                        left -= 1
                number += len(page)

    def first(self) -> Solution | None:
        """Return the first solution, None where there is none.

        >>> lw.solve(lw.Puzzle("square", "###", ["##", "##"])).first() is None
        True
        """
        return next(iter(self), None)

    @property
    def counts(self) -> Counts:
        """The three numbers of solutions, once all are found, or as many as the limit says.

        >>> lw.solve("pentominoes-3x20").counts
        Counts(all=8, rotations=4, reflections=2)
        """
        with self._looking() as search:
            room = sys.maxsize if self._limit is None else self._limit
            while not ((totals := search.totals).complete or self._is_enough(totals)):
                search.go_on(totals.solutions, room, self._tell)
            if totals.complete:
                search.tell_end(self._tell)
        return Counts(totals.copies, totals.rotations, totals.solutions)

    def _is_enough(self, totals: Totals) -> bool:
        return self._limit is not None and totals.by_modulus[self._modulo] >= self._limit

    @property
    def complete(self) -> bool:
        """Whether everything was searched, so that there are no more solutions than those found."""
        return self._totals.complete

    @property
    def explored(self) -> float:
        """The share of the search tree that was searched up to now, from 0 to 1."""
        return self._totals.explored / WHOLE

    @property
    def method(self) -> str:
        """How it is searched, as one would write it after --engine in a terminal."""
        return str(self._method if self._prepared is None else self._prepared.method)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why there can be no solution, as far as that is seen without a search, in words.

        >>> lw.solve(lw.Puzzle("square", "###", ["##", "##"])).reasons
        ('The parts fill 4 cells, but the target has 3 cells: 1 too many.',)
        """
        return tuple(reason.text for reason in reasons(self._made_ready()))

    def _made_ready(self) -> Prepared:
        if self._prepared is None:
            self._prepared = prepare(self.puzzle.document, self._method)
        return self._prepared

    @contextmanager
    def _looking(self) -> Iterator[Looked]:
        """Yield the search, started if need be; the last user closes it."""
        if self._search is None:
            self._search = self._begun()
        search, self._users = self._search, self._users + 1
        try:
            yield search
        finally:
            self._users -= 1
            self._totals, self._prepared = search.totals, search.prepared
            if not self._users and isinstance(search, FileSearch):
                self._search = None
                search.close()
                self._totals = search.totals

    def _begun(self) -> Looked:
        prepared = self._made_ready()
        hopeless = bool(self.reasons)
        if hopeless or (self._path is None and self._workers == 1):
            return MemorySearch(prepared, self._limit is None, hopeless)
        if self._path is None:
            folder = Path(tempfile.mkdtemp(prefix="latticework-"))
            weakref.finalize(self, _remove, folder, os.getpid())
            self._path = folder / "search"
        return FileSearch(prepared, self._path, self._workers, self._limit)

    def __repr__(self) -> str:
        so_far = "" if self.complete else " so far"
        return f"Solutions({self.puzzle.name!r}, {self._totals.solutions:,} found{so_far})"


def _remove(folder: Path, owner: int) -> None:
    """Remove a folder, unless this is a process that was forked and the search goes on in the one that made it."""
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)


def solve(
    puzzle: Puzzle | str | Path, *, modulo: str = "reflections", limit: int | None = None, workers: int = 1,
    search: str | Path | None = None, progress: Callable[[Progress], None] | None = None, engine: str = "auto",
    order: str = "", size: bool | None = None, prune: str | Iterable[str] = (), hold: str = "auto",
) -> Solutions:
    """Return the solutions of a puzzle, to go through or to count; they are searched when they are asked for.

    puzzle: a puzzle, or the name or path of one.
    modulo: which symmetric copies count as the same solution: "nothing", "rotations", or "reflections", which means
    rotations, too.
    limit: how many solutions are enough.
    workers: with 1 this process searches, when a solution is asked for. With more, so many processes search in the
    background while one goes through the solutions, whose order may then differ from run to run.
    search: the path of a file in which the search is kept, and goes on when the file is there, begun here or in the
    terminal. Without it what is found is kept as long as the object that is returned.
    progress: called with a `Progress` a few times a second.
    engine, order, size, prune, hold: how to search, as the options of `latticework solve` say it. With "auto" and no
    limit, a search that lasts tries several methods for up to a hundredth of the time that it is expected to take.

    Raises LatticeworkError when an argument is wrong; what is returned raises it when the file holds another search,
    or cannot be written.

    >>> for solution in lw.solve("soma", limit=1):
    ...     print(len(solution.placements))
    7
    >>> sum(1 for solution in lw.solve("soma", modulo="rotations"))
    480
    """
    return Solutions(
        as_puzzle(puzzle), method_of(engine, order, size, prune, hold), one_of(modulo, MODULI, "modulo"),
        None if limit is None else whole(limit, "limit", 1), whole(workers, "workers", 1),
        None if search is None else as_path(search, "search"), progress)
