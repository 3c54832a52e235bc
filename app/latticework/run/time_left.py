"""How large the tree of a running search is: a worker sends random probes into what is open, now and then."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass

import numpy as np

from latticework.jobs.job import Job
from latticework.jobs.totals import Open, Totals
from latticework.method.comparison import SUBTREE
from latticework.method.random_probing import BATCH, FIRST, Mean, Prober, carrying_half, mean_of
from latticework.run.worker_pool import LatePool
from latticework.search import State
from latticework.search.warm_kernels import load_probes

BEGIN = 5.0  # seconds of a run before the first probes; shorter ones do without
LONGEST = 0.15  # seconds of probing at a time, because slices may wait
PART = 0.01  # of the time of all workers goes into probing
PATIENCE = 5.0  # seconds in which an answer comes where no worker hangs, also on a busy machine
_PILOT, _LEAVES = 256, 0.05  # probes that decide how deep the others go, and seconds for them
_HEAVY = 6  # where so few probes carry half of the mean, more are likely to raise it
MOST = 64  # answers that are kept


@dataclass(frozen=True)
class ProbeTask:
    """A request to probe the open subtrees: packed states and shares, the random seed, the depth or None."""

    open: tuple[tuple[bytes, int], ...]
    seed: int
    depth: int | None


@dataclass(frozen=True)
class ProbeAnswer:
    """The open nodes by some probes; share: of the whole tree, by what probes prefer; depth: theirs, 0 if exact."""

    nodes: Mean
    probes: int
    half: int
    share: float
    depth: int
    seconds: float


def probe_open(job: Job, task: ProbeTask) -> ProbeAnswer:
    """Probe the open subtrees for a moment, in a worker."""
    begin = time.process_time()
    prober = Prober(job, [State.unpack(*one) for one in task.open], np.random.default_rng(task.seed), _PILOT, _LEAVES,
                    task.depth, SUBTREE)
    samples = [prober.send(FIRST)]
    while prober.depth and time.process_time() < begin + LONGEST:
        samples.append(prober.send(BATCH))
    nodes = np.concatenate(samples)[:, 0]
    return ProbeAnswer(mean_of(nodes), len(nodes), carrying_half(nodes), prober.subtrees.share, prober.depth,
                       time.process_time() - begin)


class TreeSize:
    """Keeps an estimate of the nodes of the whole tree while a search runs; `nodes` is None before the first.

    heavy: a few probes carry most of it, so there may be far more.
    """

    def __init__(self) -> None:
        self.nodes: Mean | None = None
        self.heavy = False
        self.away: set[Future[ProbeAnswer]] = set()
        self._answers: list[tuple[int, ProbeAnswer]] = []
        self._entered = self._sent = 0
        self._next = self._asked = time.monotonic() + BEGIN
        self._loading: threading.Thread | None = None

    def ask(self, pool: LatePool, workers: int, entered: int, rows: Callable[[], list[Open]]) -> None:
        """Hand out probes if it is time for some and there is somebody to send them.

        entered: the nodes entered so far; rows: returns what is open.
        """
        if pool.alone or not workers or self.away or time.monotonic() < self._next or not self._is_loaded():
            return
        depth = self._answers[-1][1].depth if self._answers else None
        task = ProbeTask(tuple((row.state, row.share) for row in rows()), self._sent, depth)
        self.away = {pool.submit(probe_open, task)}
        self._entered, self._sent, self._asked = entered, self._sent + 1, time.monotonic()

    @property
    def keeps_waiting(self) -> bool:
        """Whether slices may have to wait for probes, so that a late answer does not mean a worker that hangs."""
        return bool(self.away) and time.monotonic() < self._asked + PATIENCE

    def _is_loaded(self) -> bool:
        """Whether the kernels of probing are loaded; a thread does it, as compiling them would keep a worker busy."""
        if self._loading is None:
            # A daemon: nothing waits for it at the end of a search, or of the program.
            self._loading = threading.Thread(target=load_probes, daemon=True)
            self._loading.start()
        return not self._loading.is_alive()

    def collect(self, workers: int) -> None:
        """Use an answer that has come; one that was lost is requested again later."""
        for future in [future for future in self.away if future.done()]:
            self.away.clear()
            self._next = time.monotonic() + BEGIN
            if not future.cancelled() and future.exception() is None:
                self._add(future.result(), workers)

    def _add(self, answer: ProbeAnswer, workers: int) -> None:
        self._next = time.monotonic() + max(1.0, answer.seconds / (PART * max(1, workers)))
        self._answers = [*self._answers, (self._entered, answer)][-MOST:]
        self.nodes, self.heavy = _together(self._answers)

    def seconds_left(self, totals: Totals, rate: float) -> tuple[float, float] | None:
        """Return the least and the most seconds left, two standard errors from the mean; rate: nodes a second.

        Where there may be far more nodes the least is the mean. None where there is no estimate, or one that has
        turned out to be wrong.
        """
        if self.nodes is None or totals.complete or not rate or not np.isfinite(self.nodes.mean):
            return None
        rest, error = self.nodes.mean - totals.nodes, 2 * self.nodes.error
        if rest + error <= 0 or error >= self.nodes.mean:
            return None
        return max(0.0, rest - (0.0 if self.heavy else error)) / rate, (rest + error) / rate


def _together(answers: list[tuple[int, ProbeAnswer]]) -> tuple[Mean, bool]:
    """Return the nodes of the whole tree by all answers, and whether few probes carry most of them.

    An answer errs less the less was open, whatever its own error: its weight is by share and number of probes.
    """
    entered, last = answers[-1]
    if not last.depth:
        return last.nodes.beside(entered), False
    # The error of an answer grows with the share that was open, the variance with its square.
    weights = np.array([answer.probes / max(answer.share, 1e-9) ** 2 for _, answer in answers])
    weights /= weights.sum()
    nodes = float(weights @ [entered + answer.nodes.mean for entered, answer in answers])
    error = float(((weights * [answer.nodes.error for _, answer in answers]) ** 2).sum() ** 0.5)
    return Mean(nodes, error), sum(answer.half for _, answer in answers) < _HEAVY
