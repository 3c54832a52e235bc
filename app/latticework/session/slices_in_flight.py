"""The slices in flight, and how long each has gone without an answer."""

import time
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any

from latticework.session.rows import Open
from latticework.session.worker import Result, Task

TARDY = 10  # times the time of a slice that its answer may take before that is told; after twice that it is given up
LEAST = 0.25  # seconds that a slice is given at least, because other programs want the machine, too
FIRST = 60.0  # seconds for the first answer of a worker, which starts, loads kernels and makes tables before it
STEP = 1.0  # seconds; more between two looks means that this program itself was stopped, or the computer slept


class Flights:
    """Slices in flight. Time counts only while this program runs, so that a pause of the computer makes none late.

    least: the time of a slice, in seconds, is never reckoned shorter.
    """

    def __init__(self, least: float = LEAST) -> None:
        self._rows: dict[Future[Result], tuple[Open, Task, float]] = {}
        self._answered: set[int] = set()
        self._slowest = self._least = least
        self._grace = 1
        self._clock, self._looked = 0.0, time.monotonic()

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, future: "Future[Result]", row: Open, task: Task) -> None:
        """Remember a slice that was handed out."""
        self._tick()
        self._rows[future] = (row, task, self._clock)

    def wait(
        self, others: set["Future[Any]"], seconds: float, counts: bool = True
    ) -> list[tuple[Open, Task, "Future[Result]"]]:
        """Wait until a slice or one of the other tasks is done, or time is up; return and forget what is done.

        counts: whether the time counts; it does not while workers have something else to do before.
        """
        wait([*self._rows, *others], timeout=seconds, return_when=FIRST_COMPLETED)
        self._tick(counts)
        return [(*self._rows.pop(future)[:2], future) for future in [*self._rows] if future.done()]

    def _tick(self, counts: bool = True) -> None:
        now = time.monotonic()
        self._clock += min(now - self._looked, STEP) if counts else 0.0
        self._looked = now

    def answered(self, result: Result) -> None:
        """Learn from a finished slice how long one takes."""
        self._answered.add(result.worker)
        self._slowest = max(self._least, result.seconds, 0.9 * self._slowest)
        self._grace = 1

    def newcomers(self) -> None:
        """Take note that workers were started, which get ready before they answer."""
        self._answered.clear()

    def late(self, workers: int, stopping: bool = False) -> float:
        """Return the longest time without an answer as a multiple of what is allowed; over 2 the slice is given up.

        workers: how many there are. stopping: nobody waits for workers that are still getting ready.
        """
        known = stopping or len(self._answered) >= min(workers, len(self._rows))
        patience = self._grace * (TARDY * self._slowest if known else FIRST / 2)
        return max((self._clock - since for _, _, since in self._rows.values()), default=0.0) / patience

    def clear(self, hung: bool = False) -> list[Open]:
        """Forget and return all, because the workers are gone; after one that hung the next get twice the time."""
        rows = [row for row, _, _ in self._rows.values()]
        self._rows.clear()
        self.newcomers()
        self._grace *= 2 if hung else 1
        return rows
