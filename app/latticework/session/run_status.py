"""The status of a running search: how far it is, its speed, the time left."""

import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from latticework.session.activity import IDLE, Activity
from latticework.session.apart_so_far import ApartSoFar
from latticework.session.probing import Mean
from latticework.session.rows import Totals

SETTLED = 10.0  # seconds of a run before the time left is guessed from the share of the tree
RECENT = 60.0  # seconds over which the speed is taken that the time left goes by, as workers come and go
LATE = 5.0  # seconds after which a search that should have ended is late
OFTEN = 4  # where one forecast in so many was late, none is given


@dataclass(frozen=True)
class RunStatus:
    """The status of a running search; seconds_left is None while there is no sensible estimate.

    nodes_per_second: 0.0 while nobody searches. left: the least and the most seconds left, two standard errors from
    the mean, None where they are not known and seconds_left is a mere guess. far_more: it may well take far longer.
    deaths: how often workers were lost. notice: the latest trouble as a sentence for the user, or "". unsaved: the
    last slices could not be saved before the search was to stop. remote: how many workers of a cluster search, too.
    apart: what is known about taking the stored solutions apart, None where the search does not find that out.
    thinned: how often a sample was thinned out, so that its solutions have other numbers. activity: where it stands,
    and what each worker does. tree: how many nodes are expected in all, None while that is not known.
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
        """Subtract from the time of the search that for so long nobody searched."""
        self._began += seconds
        self._marks.clear()
        self._leave_out(seconds)

    def _leave_out(self, seconds: float) -> None:
        """Count nothing before the last commit, nor what was left out already: no commit takes less than no time."""
        self._committed = min(self._committed + seconds, time.monotonic())

    def recent_rate(self, totals: Totals) -> float:
        """Return the nodes a second of the last minute, 0.0 while that is not known."""
        now = time.monotonic()
        if not self._marks or now >= self._marks[-1][0] + 1:
            self._marks.append((now, totals.nodes))
        while len(self._marks) > 2 and self._marks[1][0] < now - RECENT:
            self._marks.popleft()
        since, nodes = self._marks[0]
        return (totals.nodes - nodes) / (now - since) if now > since else 0.0

    def forecasts_hold(self, most: float) -> bool:
        """Note that the search should take so many more seconds at most; return whether such forecasts have held.

        Those of the last three quarters of the run count, so a search in a skewed tree, which is always nearly over,
        is found out, and one whose forecasts have become good is believed again.
        """
        now = time.monotonic() - self._began
        if not self._forecasts or now >= self._forecasts[-1][0] + max(1.0, now / 100):
            self._forecasts.append((now, now + most + LATE))
        while len(self._forecasts) > 1 and self._forecasts[0][0] < now / 4:
            self._forecasts.popleft()
        return OFTEN * sum(end < now for _, end in self._forecasts) <= len(self._forecasts)

    def forget_forecasts(self) -> None:
        """Judge no more by forecasts made so far, as other workers search now."""
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
