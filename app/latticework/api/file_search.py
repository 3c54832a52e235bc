"""A search kept in a search file: done by this process on demand, or by workers in the background."""

import multiprocessing
import threading
import warnings
from math import inf
from pathlib import Path

from latticework.api.found import Found, Progress, Report
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import options_in

ALONE = 2.0  # seconds that this process searches before workers are started, which takes as long
MOMENT = 0.1  # seconds between two looks at what the workers did


class FileSearch:
    """A search in a file; up to `limit` solutions are stored. Workers search until it is closed."""

    def __init__(self, prepared: Prepared, path: Path, crew: Crew, limit: int | None) -> None:
        if crew.workers and not crew.is_this_process:
            _check_may_start_workers()
        self._search = Search.start(prepared, path)
        try:
            self._file = SearchFile.open(path, check=False)  # to read while the other connection writes
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
        """Return some of the solutions found, from number `first`."""
        return [Found(options_in(row, self._file.path, self.prepared), row.copies)
                for row in self._file.page(first + 1)]

    def run_until(self, number: int, room: int, report: Report) -> None:
        """Search until there are more than `number` solutions or the search is complete; raises LatticeworkError."""
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
