"""A search of a puzzle or an exact cover problem that continues as its solutions are requested."""

import os
import shutil
import sys
import tempfile
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NoReturn

from latticework.api.file_search import FileSearch
from latticework.api.found import Found, RunningSearch
from latticework.api.memory_search import MemorySearch
from latticework.api.method import Extent
from latticework.cover import expand
from latticework.errors import LatticeworkError
from latticework.jobs.facts import reasons
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import ALL
from latticework.jobs.method import Method
from latticework.jobs.searched import Document
from latticework.jobs.totals import Totals
from latticework.run.search import Search


class SearchOnDemand:
    """A search in memory or in a file, begun when solutions are first requested, closed by its last user.

    modulo: which symmetric copies count as the same solution.
    """

    def __init__(self, document: Document, method: Method, modulo: str, extent: Extent) -> None:
        self._document, self._method, self._modulo = document, method, modulo
        self._limit, self._crew, self._path, self._report, self._keeps = extent
        self._prepared: Prepared | None = None
        self._search: RunningSearch | None = None
        self._users = 0
        self.totals = Totals()
        """What was done up to the last use."""

    @property
    def method(self) -> str:
        """How it is searched, as one would write it after --engine in a terminal."""
        return str(self._method if self._prepared is None else self._prepared.method)

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why there can be no solution, in words; raises LatticeworkError where the method does not fit."""
        return tuple(reason.text for reason in reasons(self._made_ready()))

    @property
    def workers(self) -> int:
        """How many processes search."""
        return self._crew.workers

    @workers.setter
    def workers(self, number: int) -> None:
        if isinstance(self._search, MemorySearch) and number != self._crew.workers:
            raise LatticeworkError("workers: this search was begun in this process alone, not in a file; begin it "
                                   "with more workers, or in a file")
        self._crew.workers = number

    def solutions(self) -> Iterator[Found]:
        """Yield solutions as soon as they are found, with their copies, up to the limit."""
        left = sys.maxsize if self._limit is None else self._limit
        number = 0
        with self._in_use() as search:
            while left > 0:
                complete, page = search.totals.complete, search.page(number)  # in this order, as workers go on
                if complete and not page:
                    search.report_end(self._report)
                    break
                if not page or (self._keeps != ALL and not complete):  # a sample may lose what it has now
                    search.run_until(*self._goal(number, min(max(1, number), left)), self._report)
                    continue
                for found in page:
                    for options in expand(found.options, search.prepared.group, self._modulo)[:left]:
                        yield Found(options, found.copies)
                        left -= 1
                number += len(page)

    def run(self) -> Totals:
        """Search until all solutions are found, or as many as the limit says; return what was done."""
        with self._in_use() as search:
            room = sys.maxsize if self._limit is None else self._limit
            while not ((totals := search.totals).complete or self._is_enough(totals)):
                search.run_until(*self._goal(totals.stored, room), self._report)
            if totals.complete:
                search.report_end(self._report)
        return totals

    def _goal(self, number: int, room: int) -> tuple[int, int]:
        """Return the arguments of `run_until`: the number of solutions to exceed, and about how many more to find."""
        return (number, room) if self._keeps == ALL else (sys.maxsize, 1)

    def _is_enough(self, totals: Totals) -> bool:
        return self._limit is not None and totals.by_modulus[self._modulo] >= self._limit

    def _made_ready(self) -> Prepared:
        if self._prepared is None:
            self._prepared = prepare(self._document, self._method).keeping(self._keeps)
        return self._prepared

    @contextmanager
    def _in_use(self) -> Iterator[RunningSearch]:
        """Yield the search, started if need be; the last user closes it."""
        if self._search is None:
            self._search = self._begun()
        # Counted before the search is handed out: an iterator may be left in the middle and closed much later.
        search, self._users = self._search, self._users + 1
        try:
            yield search
        finally:
            self._users -= 1
            self.totals, self._prepared = search.totals, search.prepared
            # Several iterators may use the search at once; only the last one closes it.
            if not self._users and isinstance(search, FileSearch):
                self._search = None
                search.close()
                self.totals = search.totals

    def _begun(self) -> RunningSearch:
        prepared = self._made_ready()
        hopeless = bool(self.reasons)
        if hopeless and self._path is not None:
            with closing(Search.start(prepared, self._path)) as search:
                # So the file is complete and can be certified, as if it had been searched.
                search.record_no_solution()
        if hopeless or (self._path is None and self._crew.is_this_process and self._keeps == ALL):
            return MemorySearch(prepared, self._limit is None, hopeless)
        if self._path is None:
            folder = Path(tempfile.mkdtemp(prefix="latticework-"))
            # Without a file of the user's the search is in a temporary one, which goes with this object or at exit.
            weakref.finalize(self, _remove, folder, os.getpid())
            self._path = folder / "search"
        return FileSearch(prepared, self._path, self._crew, self._limit)


def _remove(folder: Path, owner: int) -> None:
    """Remove a folder, unless this is a forked process and the search continues in the one that made the folder."""
    if os.getpid() == owner:
        shutil.rmtree(folder, ignore_errors=True)


def refuse_copy() -> NoReturn:
    """Raise LatticeworkError: a search is neither pickled nor copied."""
    raise LatticeworkError("solutions: a search can be neither pickled nor copied; keep a list of its solutions, or "
                           "the search itself in a file by search=")
