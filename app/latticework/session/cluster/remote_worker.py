"""A worker of a cluster, as the head of a search sees it."""

import asyncio

from latticework.search.slices import WORK
from latticework.session.worker import Result

FIRST_BUDGET = 2_000  # nodes; the first slice mostly loads kernels and makes tables
LEAST_BUDGET = 100


class WorkerLostError(Exception):
    """A worker has left the cluster, or the scheduler was lost, before a slice was done."""


class RemoteWorker:
    """A worker that has the job.

    busy: its slices in flight. answers: how many it answered, slowest: the most seconds that one took. is_believed:
    whether a slice of it was done again and gave the same. is_barred: whether it gets no more, because it was wrong
    or hangs. gone: set when it has left or is barred.
    """

    def __init__(self, address: str, threads: int) -> None:
        self.address, self.threads = address, threads
        self.busy = self.answers = 0
        self.slowest = 0.0
        self.is_believed = self.is_barred = False
        self.gone = asyncio.Event()
        self._rate = 0.0

    @property
    def seats(self) -> int:
        """How many slices it may be given: one waits there while others are done, so that it is never idle."""
        return self.threads + 1

    @property
    def free(self) -> int:
        """How many more slices it may be given."""
        return 0 if self.gone.is_set() or self.is_barred else self.seats - self.busy

    def budget(self, seconds: float) -> int:
        """Return the nodes that take it about so long."""
        return max(int(self._rate * seconds), LEAST_BUDGET) if self._rate else FIRST_BUDGET

    def answered(self, result: Result, waited: float) -> None:
        """Count an answer, and measure by it how fast the worker is.

        waited: seconds that the answer took by the clock of the head. A worker that reports more would be waited for
        without end when it hangs.
        """
        self.answers += 1
        self.slowest = max(self.slowest, min(result.seconds, waited))
        self._rate = result.nodes / max(result.seconds, 0.005)


def work(seconds: float) -> int:
    """Return the most work of a slice that should take so long; as with the slices here, twice what is usual."""
    return int(4 * WORK * seconds)
