"""Slices that have ended, on their way into the search file: saved several together, and waiting for a full disk."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import islice

from latticework.jobs.job import Job
from latticework.jobs.keeping import Keeping
from latticework.jobs.slice_work import Result, class_hashes
from latticework.jobs.totals import Open
from latticework.phrases import Phrase, phrase
from latticework.run.handout import Handout
from latticework.run.run_status import ActivityLog, RunClock
from latticework.search import WHOLE
from latticework.store import disk_room
from latticework.store.commit import NoRoomError
from latticework.store.lineage import Lineage, Wrong, refused, take_back
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import apart_so_far
from latticework.store.tables import stored_blocks

RETRY = 1.0  # seconds between two tries to save on a full disk
GATHERED = 0.5  # seconds for which finished slices wait, to be saved together
_EARLY = WHOLE // 500  # the share that is explored when the room that all solutions will take is estimated


class FinishedSlices:
    """Saves the finished slices of one run, and keeps the totals of all that is saved.

    report: called while nothing can be saved. stop: when it is set then, what waits is dropped. totals: of all that
    is saved. notice: why nothing can be saved, else "". unsaved: whether slices were dropped. forecast: a warning
    that the disk will be full, else "". thinned: how often a sample was made smaller. apart: results of taking
    solutions apart, None where the search takes none apart.
    """

    def __init__(
        self, job: Job, file: SearchFile, slices: Handout, clock: RunClock, stop: threading.Event,
        report: Callable[[], None],
    ) -> None:
        self.totals = file.totals()
        self.log = ActivityLog(job, file.profile())
        self.notice: str | Phrase = ""
        self.forecast: str | Phrase = ""
        self.unsaved, self.thinned = False, 0
        self.apart = apart_so_far(file) if job.apart else None
        self._job, self._file, self._slices = job, file, slices
        self._clock, self._stop, self._report = clock, stop, report
        self._hashes = partial(class_hashes, job)
        self._keeping = self._apply(file.keeping)
        self._looked_ahead = self._keeping.is_fewer
        self._lineage = Lineage()
        self._waiting: list[tuple[Open, Result]] = []
        self._saved = 0.0

    @property
    def any_wait(self) -> bool:
        """Whether any slices wait to be saved."""
        return bool(self._waiting)

    def add(self, finished: list[tuple[Open, Result]]) -> None:
        """Queue slices to be saved."""
        self._waiting += finished

    @property
    def have_waited(self) -> bool:
        """Whether slices have waited long enough to be saved now."""
        return time.monotonic() >= self._saved + GATHERED

    def save(self) -> None:
        """Save all slices that wait; on a full disk retry until there is room, or until the search is to stop."""
        # Taken out first: a commit that is abandoned leaves the rows open in the file, and nothing of it here.
        finished, self._waiting = self._waiting, []
        if finished:
            if not self._when_possible(lambda: self.commit(finished)):
                self.unsaved = True  # it stays open in the file, so it will be searched again
                self.notice = phrase("What was found last could not be saved and will be searched again.")
            self._saved = time.monotonic()

    def _when_possible(self, write: Callable[[], None]) -> bool:
        """Write to the file as soon as the disk has room; return whether it had before the search was to stop."""
        while True:
            try:
                write()
            except NoRoomError as error:
                self.notice = error.text
                self._report()
                if self._stop.wait(RETRY):
                    return False
            else:
                self.notice = ""
                return True

    def commit(self, finished: list[tuple[Open, Result]]) -> None:
        """Save slices at once; raises NoRoomError."""
        with self._clock.commit() as seconds:
            done = [(row.id, result) for row, result in finished]
            # Before the commit: the new solutions are numbered from here.
            first = self.totals.stored + 1
            self.totals, opened = self._file.commit(done, seconds, self._job.method, self._hashes)
        self._remember(finished, opened, first)
        self.log.record(finished)
        if self._keeping.most:
            self._keeping = self._apply(self._file.keeping)
        self._look_ahead()
        if self.apart is not None:
            self.apart = self.apart.joined([examined for _, result in finished for examined in result.apart])
        self._slices.open = sorted(self._slices.open + opened, key=lambda row: -row.share)
        # Only now: what is not saved counts as not done.
        self._slices.losses.ended_well()

    def _remember(self, finished: list[tuple[Open, Result]], opened: list[Open], first: int) -> None:
        """Record in the lineage who did slices that were just saved; first: the number of their first solution."""
        left = iter(opened)
        for row, result in finished:
            own = [*islice(left, len(result.remaining))]
            self._lineage.add(row, result, own, self._slices.remote.done_by.pop(row.id, None), first)
            first += sum(block.count for block in result.blocks)

    def take_back(self) -> None:
        """Undo all slices of those workers of the cluster that gave a wrong answer; raises LatticeworkError."""
        while self._slices.remote.wrong:
            # What waits may come from the same worker; only what is saved has a lineage that can be taken back.
            self.save()
            wrong = self._lineage.forget(self._slices.remote.wrong.pop(0))
            if wrong.roots:
                self._undo(wrong)

    def _undo(self, wrong: Wrong) -> None:
        rows: list[Open] = []
        if not self._when_possible(lambda: rows.extend(take_back(self._file, wrong))):
            raise refused(self._file.path)
        self._lineage.opened_again(rows)
        self._slices.replace(wrong.open, rows)
        self.totals = self._file.totals()
        self.log = ActivityLog(self._job, self._file.profile())
        self._clock.start_again(self.totals)
        self.apart = apart_so_far(self._file) if self._job.apart else None
        self.thinned += bool(wrong.sums.ranges)  # solutions have other numbers now

    def _look_ahead(self) -> None:
        """Estimate once whether all solutions will have room on the disk."""
        if not self._looked_ahead and self.totals.explored >= _EARLY:
            self._looked_ahead = True
            self.forecast = disk_room.forecast(self._file.path, self.totals.explored_part,
                                               self._file.read(stored_blocks.size))

    def _apply(self, keeping: Keeping) -> Keeping:
        """Make workers send only the solutions that are to be stored; return `keeping`."""
        self.thinned += keeping.below < self._slices.below
        self._slices.below = keeping.below
        return keeping

    def thin_out(self) -> None:
        """Reduce a sample to the requested number of solutions; on a full disk the end of the next run does it."""
        if self._keeping.most:
            with suppress(NoRoomError):
                self.totals = self._file.thin_out(self._hashes)
                self._keeping = self._apply(self._file.keeping)
