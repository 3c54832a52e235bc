"""A search in progress, kept in a search file; it can be stopped at any instant."""

import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from latticework.errors import FileRefusedError, LatticeworkError, reason_of_system
from latticework.jobs import slice_work
from latticework.jobs.job import Prepared
from latticework.jobs.totals import UNCHOSEN, Choice, Totals
from latticework.phrases import phrase
from latticework.run import worker_server
from latticework.run.crew import Crew
from latticework.run.dispatcher import Dispatcher
from latticework.run.run_status import RunStatus
from latticework.store import part_files, schema
from latticework.store.schema import text_of
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from latticework.store.stored_searches import prepared_to_resume


class Search:
    """A search kept in a search file. `run` works until it is complete, stopped, or has enough solutions.

    choice: why it is searched as it is.
    """

    def __init__(
        self, prepared: Prepared, file: SearchFile, lock: SearchLock, choice: Choice = UNCHOSEN
    ) -> None:
        self.prepared, self.file, self.choice = prepared, file, choice
        self._totals = file.totals()
        self._lock = lock
        self._run: Dispatcher | None = None
        self._crew = Crew(0)

    @staticmethod
    def start(prepared: Prepared, path: Path, lock: SearchLock | None = None, start_over: bool = False) -> "Search":
        """Begin a search in a new file, or resume that of an existing one; raises LatticeworkError if it cannot be.

        start_over: forget what an existing file holds.

        Where no engine was requested one is chosen, or a search is resumed with its own. A lock that is given must
        have been taken; else it is taken here.
        """
        worker_server.check_descriptors()  # else the search file might be the one that cannot be opened
        if lock is None:
            lock = SearchLock(path)
            lock.take()
        try:
            # Under the lock only: without it another program may be making that file just now.
            schema.remove_unfinished(path)
            if start_over or not path.exists():
                return _begun(prepared, path, lock, start_over)
            return _resumed(prepared, path, lock)
        except OSError as error:
            lock.release()
            raise LatticeworkError(phrase("{path}: {error}", path=path,
                                          error=reason_of_system(error))) from None
        except BaseException:
            lock.release()
            raise

    @property
    def totals(self) -> Totals:
        """What was done up to now; may be read while the search runs."""
        return self._run.totals if self._run else self._totals

    @property
    def workers(self) -> int:
        """How many processes search; may be set from any thread while they do, also to 0, which is no end."""
        return self._crew.workers

    @workers.setter
    def workers(self, number: int) -> None:
        self._crew.workers = number

    @property
    def deaths(self) -> int:
        """How often workers were lost in the last run."""
        return self._run.slices.losses.deaths if self._run else 0

    @property
    def set_aside(self) -> int:
        """How many slices the last run set aside, because they were lost each time they were tried."""
        return self._run.slices.losses.aside if self._run else 0

    @property
    def seconds_start(self) -> float:
        """How long loading kernels and starting workers took in the last run; no part of the time of the search."""
        return self._run.clock.seconds_start if self._run else 0.0

    def run(
        self, crew: Crew | int, stop: threading.Event, report: Callable[[RunStatus], None] = lambda _: None,
        limit: int | None = None, at_once: threading.Event | None = None, alone: float = 0.0,
    ) -> Totals:
        """Search until done, `stop` is set, or `limit` solutions are stored.

        crew: who searches, or just a number of worker processes. For the first `alone` seconds this process does the
        work itself; workers are started when it lasts longer. Where one solution is enough, half of the workers look
        for any, see `FirstSolution`. Blocks; `report` is called from this thread a few times a second. What was in
        flight at the end is finished and committed, or dropped when `at_once` is set or a worker hangs. Raises
        LatticeworkError when saving fails or workers keep failing.
        """
        at_once = at_once or threading.Event()
        self._crew = Crew(crew) if isinstance(crew, int) else crew
        self._run = Dispatcher(self.prepared.job, self.file, self._crew, limit, report, stop, at_once,
                               self._run.slices.rate if self._run else 0.0)
        self._run.run(alone)
        return self._run.totals

    def record_no_solution(self) -> None:
        """Commit that no open subtree holds a solution, which `facts.reasons` proved without a search.

        So the file is complete and can be certified; a search might take for ever where the engine does not see the
        reason. Raises LatticeworkError.
        """
        if self.totals.solutions:
            raise FileRefusedError(self.file.path, phrase("holds solutions of a puzzle that can have none"))
        rows = self.file.frontier()
        if rows:
            self._totals, _ = self.file.commit([(row.id, slice_work.nothing_in(row.share)) for row in rows], 0.0)

    def close(self) -> None:
        """Close the search file and let others search in it."""
        self.file.close()
        self._lock.release()


def _begun(prepared: Prepared, path: Path, lock: SearchLock, start_over: bool) -> Search:
    from latticework.method.choosing import choose_method  # noqa: PLC0415 it loads kernels

    text_of(prepared.document)  # what is too large is refused now, not after a method was chosen
    # Before the file is made: while methods are tried nothing is left behind by an interrupt.
    chosen, choice = choose_method(prepared)
    if start_over and path.exists():  # else one of that name that came only while a method was chosen is refused
        with closing(SearchFile.open(path, check=False)) as old:
            file = old.start_over(chosen.document, chosen.fingerprint, chosen.method, chosen.keeps)
    else:
        file = SearchFile.create(path, chosen.document, chosen.fingerprint, chosen.method, chosen.keeps)
    return Search(chosen, file, lock, choice)


def _resumed(prepared: Prepared, path: Path, lock: SearchLock) -> Search:
    file = SearchFile.open(path)
    try:
        prepared = prepared_to_resume(file, prepared)
        file.drop_log()
        part_files.settle(file)
    except BaseException:
        file.close()
        raise
    return Search(prepared, file, lock)
