"""The status of a running search: what it is doing, how far it is, its speed, the time left."""

import platform
import time
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

import numpy as np

from latticework.cancel import checkpoint
from latticework.cover import Reduction
from latticework.jobs.job import Job
from latticework.jobs.slice_work import LONGEST_NAME, Result
from latticework.jobs.totals import Open, Totals
from latticework.method.random_probing import Mean
from latticework.search import State, advance, make_searcher
from latticework.search.arrays import LEVEL
from latticework.solution import Solution
from latticework.solution.placement import placements_of
from latticework.store.solution_order import ApartSoFar

MOST_ENDED = 24
"""The most workers that have ended and are still listed."""

SETTLED = 10.0  # seconds of a run before the time left is estimated from the share of the tree
_RECENT = 60.0  # seconds over which the speed for the time left is measured, as workers come and go
_LATE = 5.0  # seconds after which a search that should have ended is late
_OFTEN = 4  # where one forecast in so many was late, none is given


@dataclass(frozen=True)
class WorkerRecord:
    """What a worker has done in this run: the process `number` of a computer, "" for this one.

    nodes, seconds: of all its slices, and last_nodes, last_seconds of the last one. state: where that ended, packed.
    ended: the process is there no longer.
    """

    machine: str
    number: int
    slices: int = 0
    nodes: int = 0
    seconds: float = 0.0
    last_nodes: int = 0
    last_seconds: float = 0.0
    state: bytes = b""
    ended: bool = False

    def after(self, result: Result) -> "WorkerRecord":
        """Return the record after one more slice."""
        state = result.remaining[0][0] if result.remaining else self.state
        return replace(self, slices=self.slices + 1, nodes=self.nodes + result.nodes, ended=False, state=state,
                       seconds=self.seconds + result.seconds, last_nodes=result.nodes, last_seconds=result.seconds)


@dataclass(frozen=True)
class DeepSlice:
    """A slice that came to a depth first: the packed state it began from, its share, and the nodes it entered."""

    depth: int
    state: bytes
    share: int
    nodes: int


@dataclass(frozen=True)
class Activity:
    """What a search is doing at one moment; job: what it is, None before it began.

    state: where the slice that ended last stands, packed, b"" where none has ended. deepest: the slice of this run
    that came deepest first. profile: nodes of the whole search by level. in_flight: slices that are being done;
    waiting: open subtrees that nobody searches.
    """

    job: Job | None = None
    state: bytes = b""
    deepest: DeepSlice | None = None
    profile: tuple[int, ...] = ()
    workers: tuple[WorkerRecord, ...] = ()
    in_flight: int = 0
    waiting: int = 0

    @property
    def depth(self) -> int:
        """How many options are chosen where it stands."""
        return len(self.state) // LEVEL.itemsize


IDLE = Activity()


class ActivityLog:
    """Records the finished slices of a search; profile: the nodes by level before this run."""

    def __init__(self, job: Job, profile: Sequence[int]) -> None:
        self._job, self._profile = job, list(profile)
        self._workers: dict[tuple[str, int], WorkerRecord] = {}
        self._state = b""
        self._deepest: DeepSlice | None = None
        self._here = platform.node()[:LONGEST_NAME]

    def record(self, finished: Iterable[tuple[Open, Result]]) -> None:
        """Record slices, each with the row of the frontier that it began from."""
        for row, result in finished:
            self._count(result.profile)
            depth = max((level for level, nodes in enumerate(result.profile) if nodes), default=0)
            if result.asked is not None and (self._deepest is None or depth > self._deepest.depth):
                self._deepest = DeepSlice(depth, row.state, row.share, result.nodes)
            machine = "" if result.machine == self._here else result.machine
            before = self._workers.get((machine, result.worker), WorkerRecord(machine, result.worker))
            self._workers[machine, result.worker] = before.after(result)
            self._state = result.remaining[0][0] if result.remaining else self._state

    def _count(self, profile: Sequence[int]) -> None:
        self._profile += [0] * (len(profile) - len(self._profile))
        for level, nodes in enumerate(profile):
            self._profile[level] += nodes

    def activity(self, processes: Collection[int], in_flight: int, waiting: int) -> Activity:
        """Return what the search is doing; processes: of the workers of this computer that still run."""
        for key, worker in self._workers.items():
            if not worker.machine and worker.ended == (worker.number in processes):
                self._workers[key] = replace(worker, ended=not worker.ended)
        ended = [key for key, worker in self._workers.items() if worker.ended]
        for key in ended[: max(0, len(ended) - MOST_ENDED)]:
            del self._workers[key]
        return Activity(self._job, self._state, self._deepest, tuple(self._profile), tuple(self._workers.values()),
                        in_flight, waiting)


STEPS = 8
"""Pieces into which a slice is cut to find a node of it: that costs little more than searching it once."""


def placed(job: Job, reduction: Reduction, state: bytes) -> Solution:
    """Return the parts that are placed in a packed state of a search."""
    return placements_of(job.numbers[State.unpack(state, 0).levels["option"]].astype(np.int32), reduction)


def deepest_state(job: Job, deep: DeepSlice) -> bytes:
    """Return the packed state in which the first node at the depth of a slice is about to be entered.

    The slice is searched once more in this thread, up to there. Raises CancelledError.
    """
    searcher = make_searcher(job.problem)
    state, left = State.unpack(deep.state, deep.share), deep.nodes
    while left > 1:
        checkpoint()
        piece = advance(searcher, state, max(1, left // STEPS))
        # The piece came to the depth: the first node there is among those it entered.
        if piece.profile[deep.depth] and piece.nodes < left:
            left = piece.nodes
        elif piece.remaining and not piece.profile[deep.depth]:
            state, left = piece.remaining[0], left - piece.nodes
        else:
            break  # no node is between these
    return state.pack()


@dataclass(frozen=True)
class RunStatus:
    """The status of a running search; seconds_left is None while there is no sensible estimate.

    nodes_per_second: 0.0 while nobody searches. left: the least and the most seconds left, two standard errors from
    the mean, None where there are none and seconds_left is a rough guess. far_more: it may well take far longer.
    deaths: how often workers were lost. notice: the latest trouble as a sentence for the user, or "". unsaved:
    the last slices are not saved: the disk is full, or was so until the search was to stop. remote: how many
    workers of a cluster search, too. apart: the results of taking the stored solutions apart, None where the
    search takes none apart. thinned: how often a sample was thinned out, so that its solutions have other
    numbers. activity: where it stands, and what each worker does. tree: how many nodes are expected in all, None
    while there is no estimate.
    """

    totals: Totals
    nodes_per_second: float
    seconds_left: float | None
    workers: int
    deaths: int
    notice: str = ""
    unsaved: bool = False
    remote: int = 0
    apart: ApartSoFar | None = None
    left: tuple[float, float] | None = None
    far_more: bool = False
    thinned: int = 0
    activity: Activity = IDLE
    tree: Mean | None = None

    @property
    def explored(self) -> float:
        """The explored share of the tree, 0 to 1; exactly 1 only at the end."""
        return self.totals.explored_part

    @property
    def idle(self) -> bool:
        """Whether nobody searches: there are no workers here and none of a cluster."""
        return not (self.workers or self.remote)


class RunClock:
    """Measures the time of one run of a search.

    seconds_start: how long loading kernels and starting workers took, which is no part of the time of the search.
    """

    def __init__(self) -> None:
        self.seconds_start = 0.0
        self._began = self._committed = time.monotonic()
        self._at_start = Totals()
        self._marks: deque[tuple[float, int]] = deque()
        self._forecasts: deque[tuple[float, float]] = deque()
        self._workers_answered = False

    def start(self, totals: Totals) -> None:
        """Begin the run with these totals; the time since the clock was made counts as time of the start."""
        now = time.monotonic()
        self.seconds_start = now - self._began
        self._began = self._committed = now
        self._at_start = totals

    def start_again(self, totals: Totals) -> None:
        """Measure the speed from these totals on, as some of what was done was taken back."""
        self._began, self._at_start = time.monotonic(), totals
        self._marks.clear()
        self.forget_forecasts()

    @contextmanager
    def commit(self) -> Iterator[float]:
        """Yield the seconds since the last commit; if this one fails, they are counted at the next."""
        now = time.monotonic()
        yield now - self._committed
        self._committed = now

    def leave_out_start(self, workers_started: float, seconds: float) -> None:
        """Subtract from the time of the search what its first slices spent waiting for workers to start.

        workers_started: by time.monotonic, 0.0 before; seconds: how long the slowest of these slices took.
        """
        if workers_started and not self._workers_answered:
            self._workers_answered = True
            waited = max(0.0, time.monotonic() - workers_started - seconds)
            self.seconds_start += waited
            self._leave_out(waited)

    def leave_out_rest(self, seconds: float) -> None:
        """Subtract from the time of the search so many seconds in which nobody searched."""
        self._began += seconds
        self._marks.clear()
        self._leave_out(seconds)

    def _leave_out(self, seconds: float) -> None:
        """Move the time of the last commit later, but not past now, so that no commit takes less than no time."""
        self._committed = min(self._committed + seconds, time.monotonic())

    def recent_rate(self, totals: Totals) -> float:
        """Return the nodes a second of the last minute, 0.0 at the beginning."""
        now = time.monotonic()
        if not self._marks or now >= self._marks[-1][0] + 1:
            self._marks.append((now, totals.nodes))
        while len(self._marks) > 2 and self._marks[1][0] < now - _RECENT:
            self._marks.popleft()
        since, nodes = self._marks[0]
        return (totals.nodes - nodes) / (now - since) if now > since else 0.0

    def forecasts_hold(self, most: float) -> bool:
        """Record a forecast, the most seconds left; return whether such forecasts have come true so far.

        Those of the last three quarters of the run count, so a search in a skewed tree, which is always nearly over,
        is found out, and one whose forecasts have become good is believed again.
        """
        now = time.monotonic() - self._began
        if not self._forecasts or now >= self._forecasts[-1][0] + max(1.0, now / 100):
            self._forecasts.append((now, now + most + _LATE))
        while len(self._forecasts) > 1 and self._forecasts[0][0] < now / 4:
            self._forecasts.popleft()
        return _OFTEN * sum(end < now for _, end in self._forecasts) <= len(self._forecasts)

    def forget_forecasts(self) -> None:
        """Forget the forecasts made so far, as the number of workers has changed."""
        self._forecasts.clear()

    def nodes_per_second(self, totals: Totals) -> float:
        """Return the speed of this run."""
        return (totals.nodes - self._at_start.nodes) / max(time.monotonic() - self._began, 1e-9)

    def seconds_left(self, totals: Totals) -> float | None:
        """Return an estimate from what this run has explored; None while it is too early for one."""
        elapsed = max(time.monotonic() - self._began, 1e-9)
        explored, before = totals.explored_part, self._at_start.explored_part
        if totals.complete:
            return 0.0
        if elapsed >= SETTLED and explored - before > 1e-6:
            return elapsed * (1 - explored) / (explored - before)
        return None
