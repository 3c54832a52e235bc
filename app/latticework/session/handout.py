"""The slices of a search: which are open, who is at work on which, and what comes back."""

from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from latticework.cancel import CancelledError
from latticework.phrases import phrase
from latticework.search.slices import ROOM
from latticework.session import worker
from latticework.session.answers import WrongAnswerError, check
from latticework.session.cluster.remote_slices import RemoteSlices
from latticework.session.crew import Crew
from latticework.session.job import Job
from latticework.session.keeping import EVERY
from latticework.session.lost_slices import Losses
from latticework.session.rows import Open
from latticework.session.slices_in_flight import LEAST, Flights
from latticework.session.worker import Result, Task
from latticework.session.worker_pool import LatePool

SLICE = 0.25  # seconds a slice should take, so that a pause feels instant
FIRST_BUDGET = 2_000  # nodes; short, so that there is soon something to cut for the other workers
LEAST_BUDGET = 100  # nodes, so that a slice does more than get ready; one of dear nodes is ended by its work
MOST_PIECES = 64  # of one slice, so that the many workers of a cluster soon have something to do
AHEAD = 4  # open subtrees for each worker, those at work included, so that slices can be saved some together
SPARE = 1  # slices beyond one for each worker, so that none waits for this program
FIRST_ROOM = 1  # solutions in a slice, where each is taken apart; later as many as are in the time of a slice
LEAST_QUICK = 32  # and at least so many while slices take less time, as it is the search then that takes it
LONGEST_APART = 20.0  # seconds that a slice is given at least where its solutions are taken apart


class Handout:
    """Hands out the open subtrees of a search as slices and takes back what was lost.

    limit: how many solutions are enough, None for all. rate: the nodes a second of the last slice done here, 0.0
    before the first. below: see `Task`.
    """

    def __init__(self, job: Job, rows: list[Open], crew: Crew, limit: int | None, rate: float) -> None:
        self.open = rows
        self.below = EVERY
        self.losses = Losses()
        self.rate = rate
        self.remote = RemoteSlices(crew.cluster, job)
        self.flights = Flights(LONGEST_APART if job.apart else LEAST)
        self._job, self._limit = job, limit
        self._most_found = FIRST_ROOM if job.apart else ROOM
        self._gone: set[int] = set()

    @property
    def in_flight(self) -> int:
        """How many slices are being done."""
        return len(self.flights) + len(self.remote)

    @property
    def has_work(self) -> bool:
        """Whether anything is to be handed out."""
        return bool(self.open or self.losses.suspects)

    def hand_out(self, workers: int, pool: LatePool) -> None:
        """Give each worker that has none a slice; one that was lost twice is tried alone, when no other is left."""
        self._leave_out_gone()
        spare = SPARE if workers > 1 and self._limit is None else 0
        while self.open and len(self.flights) < workers + spare:
            self._submit(self.open.pop(0), workers, pool)
        self._hand_out_remote(self.open, workers)
        if self.losses.suspects and not self.in_flight:
            if workers:
                self._submit(self.losses.suspects.pop(0), workers, pool)
            else:
                alone, self.losses.suspects[:1] = self.losses.suspects[:1], []
                self._hand_out_remote(alone, workers)
                self.losses.suspects[:0] = alone

    def _submit(self, row: Open, workers: int, pool: LatePool) -> None:
        budget = max(int(self.rate * SLICE), LEAST_BUDGET) if self.rate else FIRST_BUDGET
        task = Task(row.state, row.share, budget, self._pieces(workers), self._room, below=self.below)
        self.flights.add(pool.submit(worker.run, task), row, task)

    def _hand_out_remote(self, rows: list[Open], workers: int) -> None:
        """Give rows, which are removed, to the workers of a cluster that have time."""
        self.remote.hand_out(rows, lambda: self._pieces(workers), self._room, self.below)

    @property
    def _room(self) -> int:
        """How many solutions the next slice may find."""
        return min(self._most_found, self._limit or ROOM)

    def _pieces(self, workers: int) -> int:
        """Return into how many the next slice is cut: more than one while there are too few for all who search."""
        seats = workers + self.remote.seats
        missing = AHEAD * seats - (len(self.open) + self.in_flight + 1)
        if seats < 2 or missing <= 0:
            return 1
        return min(MOST_PIECES, 1 + -(-missing // (self.in_flight + 1))) if self.remote.seats else 2

    def collect(
        self, done: list[tuple[Open, Task, Future[Result]]], pool: LatePool
    ) -> tuple[list[tuple[Open, Result]], list[tuple[Open, Result]]]:
        """Return the slices that are finished, here and in a cluster; take back those that were lost."""
        finished: list[tuple[Open, Result]] = []
        dead: list[Open] = []
        for row, task, future in done:
            error = future.exception() or self._wrong(task, future.result())
            if error is None:
                finished.append((row, future.result()))
            elif isinstance(error, BrokenProcessPool):
                dead.append(row)
            elif isinstance(error, CancelledError):
                self.open[:0] = [row]
            else:
                self.open[:0] = self.losses.failed(row, error)
        if finished:
            self._learn([result for _, result in finished])
        if dead:  # the whole pool is gone: what else was in flight is handed out again too
            pool.restart()
            lost = dead + self.flights.clear()
            what = phrase("A worker needed more memory than it may use, and was replaced") if pool.over_budget else (
                phrase("A worker ended unexpectedly"))
            self.open[:0] = self.losses.workers_lost(lost, what)
        elsewhere = self._collect_remote()
        self._leave_out_gone()
        return ([(row, result) for row, result in finished if row.id not in self._gone],
                [(row, result) for row, result in elsewhere if row.id not in self._gone])

    def replace(self, gone: list[int], rows: list[Open]) -> None:
        """Leave out rows that were taken back, also those in flight, for others that are open instead."""
        self._gone.update(gone)
        self._leave_out_gone()
        self.open = sorted(self.open + rows, key=lambda row: -row.share)

    def _leave_out_gone(self) -> None:
        if self._gone:
            self.open = [row for row in self.open if row.id not in self._gone]
            self.losses.suspects = [row for row in self.losses.suspects if row.id not in self._gone]

    def _wrong(self, task: Task, answer: Result) -> WrongAnswerError | None:
        try:
            check(self._job, task, answer)
        except WrongAnswerError as error:
            return error
        return None

    def _collect_remote(self) -> list[tuple[Open, Result]]:
        """Return the slices that a cluster has finished; take back those that were lost."""
        done = self.remote.collect()
        if done.lost:
            self.open[:0] = self.losses.workers_lost(done.lost, phrase("A worker of the cluster was lost"))
        for row, error in done.failed:
            self.open[:0] = self.losses.failed(row, error)
        self.take_news()
        self._learn_room([result for _, result in done.finished])
        return done.finished

    def take_news(self) -> None:
        """Let the notice of the search say what is new of the cluster."""
        news = self.remote.news()
        if news is not None:
            self.losses.notice = news

    def _learn(self, results: list[Result]) -> None:
        """Learn from the slices of workers of this machine how fast they are."""
        slowest = max(results, key=lambda result: result.seconds)
        self.rate = slowest.nodes / max(slowest.seconds, SLICE / 50)
        self._learn_room(results)
        for result in results:
            self.flights.answered(result)

    def _learn_room(self, results: list[Result]) -> None:
        """Learn how many solutions are taken apart in the time of a slice."""
        found = [result for result in results if result.solutions]
        if self._job.apart and found:
            slowest = max(found, key=lambda result: result.seconds / result.solutions)
            in_a_slice = slowest.solutions * SLICE / max(slowest.seconds, SLICE / 50)
            least = min(LEAST_QUICK, 4 * self._most_found) if slowest.seconds < SLICE else FIRST_ROOM
            self._most_found = min(ROOM, max(least, int(in_a_slice)))

    def look_for_hung(self, pool: LatePool, workers: int, stopping: bool) -> str:
        """Give up slices whose worker does not answer; return in words that one will soon be, or ""."""
        late = self.flights.late(workers, stopping)
        if late > 2:
            pool.restart(hung=True)
            lost = self.flights.clear(hung=True)
            self.open[:0] = self.losses.workers_lost(lost, phrase("A worker stopped responding and was replaced"))
        return phrase("A worker is not responding; it will be given up soon.") if 1 < late <= 2 else ""
