"""A search of a puzzle or an exact cover problem that continues as its solutions are requested.

It is kept in memory and done by this process; or in a search file, by this process on demand or by workers in the
background.
"""

import multiprocessing
import os
import shutil
import sys
import tempfile
import threading
import time
import warnings
import weakref
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from latticework.api.method import Extent, Progress, Report
from latticework.cover import Filtered, expand
from latticework.cover.arguments import PROOF_SECONDS
from latticework.designs.part_sets import table_of
from latticework.errors import LatticeworkError
from latticework.jobs.facts import reasons
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import ALL
from latticework.jobs.method import AUTO, Method
from latticework.jobs.part_sets import PartSets, SetTable
from latticework.jobs.searched import Document
from latticework.jobs.totals import Totals
from latticework.method.choosing import AT_ONCE, choose_method
from latticework.run.crew import Crew
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.search import WHOLE, Searcher, State, advance, make_searcher, root
from latticework.search.least_images import least_of_images
from latticework.search.slices import ROOM
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import options_in

SLICE = 0.25  # seconds after which the search reacts to an interrupt and reports its progress
FIRST_BUDGET = 2_000  # nodes
_PAGE = 256
ALONE = 2.0  # seconds that this process searches before workers are started, which takes as long
MOMENT = 0.1  # seconds between two looks at what the workers did


class Found(NamedTuple):
    """A solution by its options, shape (n,), and the number of its symmetric copies."""

    options: NDArray[np.int32]
    copies: int


class SearchOnDemand:
    """A search in memory or in a file, begun when solutions are first requested, closed by its last user.

    modulo: which symmetric copies count as the same solution.
    """

    def __init__(self, document: Document, method: Method, modulo: str, extent: Extent) -> None:
        self._document, self._method, self._modulo = document, method, modulo
        self._limit, self._crew, self._path, self._report, self._keeps = extent
        self._prepared: Prepared | None = None
        self._search: MemorySearch | FileSearch | None = None
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
                # In this order: workers may find the last solutions between the two.
                complete, page = search.totals.complete, search.page(number)
                if complete and not page:
                    search.report_end(self._report)
                    break
                # A sample may lose what it has now, so it is shown when the search is complete.
                if not page or (self._keeps != ALL and not complete):
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

    def by_parts(self) -> SetTable:
        """Search until all is searched; return how many solutions each set of parts has."""
        self.run()
        prepared = self._made_ready() if self._prepared is None else self._prepared
        if self._path is None:  # there can be no solution, so nothing was searched
            return PartSets.of(prepared.reduction, prepared.group).table([])
        with closing(SearchFile.open(self._path)) as file:
            return table_of(file, prepared.keeping(self._keeps))

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
    def _in_use(self) -> "Iterator[MemorySearch | FileSearch]":
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

    def _begun(self) -> "MemorySearch | FileSearch":
        prepared = self._made_ready()
        in_memory = self._path is None and self._crew.is_this_process and self._keeps == ALL
        # A small puzzle is solved in less time than colourings take, so in memory these wait for the first slice.
        hopeless = bool(reasons(prepared, 0.0 if in_memory else PROOF_SECONDS))
        if hopeless and self._path is not None:
            with closing(Search.start(prepared, self._path)) as search:
                # So the file is complete and can be certified, as if it had been searched.
                search.record_no_solution()
        if hopeless or in_memory:
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


class _Chunk(NamedTuple):
    """Solutions of one slice: options, shape (n, width), padded with their number; copies, shape (n,)."""

    first: int
    options: NDArray[np.unsignedinteger]
    copies: NDArray[np.int64]


class _Now(NamedTuple):
    """Everything that a slice changes, replaced in one step, so that an interrupt leaves the old or the new state.

    open: what is still to be searched; None when nothing is.
    choosing: whether a method is still to be chosen if the search takes long.
    seen: the solutions found before that, each as the least of its images, which does not depend on the method.
    """

    prepared: Prepared
    searcher: Searcher
    open: State | None
    totals: Totals
    choosing: bool
    seen: frozenset[bytes] = frozenset()
    chunks: tuple[_Chunk, ...] = ()


class MemorySearch:
    """A search that starts at once with the usual engine; if `choosing`, a long one changes to the best.

    hopeless: there can be no solution, so there is nothing to search.
    """

    def __init__(self, prepared: Prepared, choosing: bool, hopeless: bool = False) -> None:
        ready = prepared if prepared.method == AUTO else choose_method(prepared)[0]
        state, totals = (None, Totals(explored=WHOLE)) if hopeless else (root(), Totals())
        self._now = _Now(ready, make_searcher(ready.job.problem), state, totals, choosing and prepared.method == AUTO)
        self._rate = 0.0
        self._unproved = not hopeless
        """Whether colourings were not yet tried as proofs that there is no solution."""

    @property
    def prepared(self) -> Prepared:
        """The puzzle, prepared for the method by which it is searched."""
        return self._now.prepared

    @property
    def totals(self) -> Totals:
        """What was done up to now."""
        return self._now.totals

    def page(self, first: int) -> list[Found]:
        """Return some of the solutions found, from number `first`, counted from 0; none where it is too large."""
        if first >= self.totals.stored:
            return []
        chunk = self._now.chunks[bisect_right(self._now.chunks, first, key=lambda chunk: chunk.first) - 1]
        some = slice(first - chunk.first, first - chunk.first + _PAGE)
        # Rows are padded with the number of options, which is no option.
        n = self.prepared.cover.n_options
        return [Found(row[row < n].astype(np.int32), copies)
                for row, copies in zip(chunk.options[some], chunk.copies[some].tolist(), strict=True)]

    def run_until(self, number: int, room: int, report: Report) -> None:
        """Search until there are more than `number` solutions, about `room` more, or the search is complete."""
        while self._now.open is not None and self.totals.stored <= number:
            if self._unproved and self.totals.nodes:
                self._rule_out()
                continue
            if self._now.choosing and self.totals.nodes >= AT_ONCE:
                self._choose()
            room = min(room, ROOM)
            self._slice(self._now.open, room)
            room *= 2  # none of those found was the least of its images
            totals = self.totals
            report(Progress(totals.explored_part, totals.solutions, totals.nodes, self._rate))

    def _rule_out(self) -> None:
        """End the search if none was found in its first slice and a colouring proves that there is none."""
        if not self.totals.solutions and reasons(self.prepared):
            self._now = self._now._replace(open=None, totals=replace(self.totals, explored=WHOLE))
        self._unproved = False

    def _slice(self, state: State, room: int) -> None:
        begin, now = time.monotonic(), self._now
        piece = advance(now.searcher, state, int(self._rate * SLICE) or FIRST_BUDGET, room=room)
        kept, seen = _new(now, piece.solutions)
        number, before, seconds = len(kept.rows), now.totals, time.monotonic() - begin
        # In the smallest type that fits, as all solutions stay in memory.
        kind = np.min_scalar_type(now.prepared.cover.n_options)
        chunk = _Chunk(before.solutions, kept.rows.astype(kind), kept.copies)
        totals = Totals(
            before.nodes + piece.nodes, before.updates + piece.updates, before.explored + piece.explored,
            before.seconds + seconds, before.solutions + number, before.rotations + int(kept.rotations.sum()),
            before.copies + int(kept.copies.sum()),
            stored=before.stored + number)
        self._now = now._replace(
            open=piece.remaining[0] if piece.remaining else None, totals=totals, seen=seen,
            chunks=(*now.chunks, chunk) if number else now.chunks)
        # Not less than a moment, or one quick slice would make the next one far too long.
        self._rate = piece.nodes / max(seconds, SLICE / 50)

    def _choose(self) -> None:
        """Change to the method expected to be fastest; start again at the root if its tree is a different one."""
        now = self._now
        chosen = choose_method(now.prepared)[0]
        # States of the search stay valid exactly if the fingerprint is the same.
        same_tree, t = chosen.fingerprint == now.prepared.fingerprint, now.totals
        now = now._replace(prepared=chosen, searcher=make_searcher(chosen.job.problem), choosing=False)
        self._now = now._replace(seen=frozenset()) if same_tree else now._replace(
            open=root(), totals=Totals(solutions=t.solutions, rotations=t.rotations, copies=t.copies,
                                       stored=t.stored))
        self._rate = 0.0

    def report_end(self, report: Report) -> None:
        """Do nothing: each step was reported."""


def _new(now: _Now, found: NDArray[np.int32]) -> tuple[Filtered, frozenset[bytes]]:
    """Return the solutions of a slice that are the least of their images and new, and all solutions seen by now."""
    job = now.prepared.job
    kept = least_of_images(job.numbers[found], job.group, job.kept)
    # Solutions are compared only around a change of method, after which the new one finds some of them again.
    if not (now.choosing or now.seen):
        return kept, now.seen
    names = [row.tobytes() for row in kept.canonical]
    new = np.array([name not in now.seen for name in names], bool)
    seen = now.seen.union(names) if now.choosing else now.seen
    return Filtered(kept.rows[new], kept.copies[new], kept.rotations[new], kept.canonical[new]), seen


class FileSearch:
    """A search in a file; up to `limit` solutions are stored. Workers search until it is closed."""

    def __init__(self, prepared: Prepared, path: Path, crew: Crew, limit: int | None) -> None:
        if crew.workers and not crew.is_this_process:
            _check_may_start_workers()
        self._search = Search.start(prepared, path)
        try:
            # Another connection, to read while that of the search writes.
            self._file = SearchFile.open(path, check=False)
        except BaseException:
            self._search.close()
            raise
        self._crew, self._limit = crew, limit
        self._stop, self._at_once = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None
        self._failure: BaseException | None = None
        self._latest: RunStatus | None = None
        self._reported: RunStatus | None = None
        self._warned = ""

    @property
    def prepared(self) -> Prepared:
        """The puzzle, prepared for the method by which it is searched."""
        return self._search.prepared

    @property
    def totals(self) -> Totals:
        """What was done up to now."""
        return self._search.totals

    def page(self, first: int) -> list[Found]:
        """Return some of the solutions found, from number `first`, counted from 0; none where it is too large."""
        return [Found(options_in(row, self._file.path, self.prepared), row.copies)
                for row in self._file.page(first + 1)]

    def run_until(self, number: int, room: int, report: Report) -> None:
        """Search as `MemorySearch` does; raises LatticeworkError."""
        if self._thread is not None or not self._crew.is_this_process:
            self._in_background(number, report)
        elif not self.totals.complete:
            self._here(number, room, report)
        if self.totals.stored <= number and not self.totals.complete:
            raise LatticeworkError(f"{self._file.path}: the search could not go on"
                                   + (f": {self._latest.notice}" if self._latest and self._latest.notice else ""))

    def report_end(self, report: Report) -> None:
        """Report the end, where workers reached it while nobody waited for them."""
        if self._thread is not None and self._latest is not self._reported:
            self._thread.join()
            self._pass_on(report)

    def _here(self, number: int, room: int, report: Report) -> None:
        enough = threading.Event()

        def on_status(now: RunStatus) -> None:
            self._latest = now
            self._pass_on(report)
            if now.totals.stored > number:
                enough.set()

        self._search.run(1, enough, on_status, number + room, alone=inf)

    def _in_background(self, number: int, report: Report) -> None:
        if self._thread is None:
            # A daemon, so that a script ends even if it never closes its solutions.
            self._thread = threading.Thread(target=self._run, name="latticework-search", daemon=True)
            self._thread.start()
        while self._thread.is_alive() and self.totals.stored <= number:
            # For moments only, as progress is reported meanwhile.
            self._thread.join(MOMENT)
            self._pass_on(report)
        if self.totals.complete:
            self._thread.join()  # so that the end is reported, too
        self._pass_on(report)
        if self._failure is not None:
            raise self._failure

    def _run(self) -> None:
        def report(now: RunStatus) -> None:
            self._latest = now

        try:
            self._search.run(self._crew, self._stop, report, self._limit, self._at_once, ALONE)
        except BaseException as error:  # raised again in the thread that waits
            self._failure = error

    def _pass_on(self, report: Report) -> None:
        """Report progress, and warn once of each thing that went wrong."""
        now = self._latest
        if now is None:
            return
        # Once each, as a notice stays for as long as its reason does.
        if now.notice not in ("", self._warned):
            warnings.warn(f"latticework: {now.notice}", RuntimeWarning, stacklevel=4)
        self._warned, self._reported = now.notice, now
        report(Progress(now.explored, now.totals.solutions, now.totals.nodes, now.nodes_per_second, now.seconds_left))

    def close(self) -> None:
        """Stop the workers once the slices in flight are stored, and release the file."""
        # Slices in flight are finished: they would have to be searched again.
        self._stop.set()
        try:
            if self._thread is not None:
                self._thread.join()
        except KeyboardInterrupt:  # once more: what is in flight is dropped
            self._at_once.set()
            if self._thread is not None:
                self._thread.join()
            raise
        finally:
            self._file.close()
            self._search.close()


def _check_may_start_workers() -> None:
    """Raise LatticeworkError in a process of a pool, and in one that imports the script that started it."""
    process = multiprocessing.current_process()
    if process.daemon:
        raise LatticeworkError("workers: this process belongs to a pool and may start none; workers=1 is right here")
    # Private to multiprocessing, but the only sign that the main module is imported for a child process.
    if getattr(process, "_inheriting", False):
        raise LatticeworkError("workers: a process that this script starts imports the script again, down to this "
                               "search; put what follows the definitions under if __name__ == \"__main__\":")
