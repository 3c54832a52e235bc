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
from latticework.method.probing import BATCH, FIRST, Mean, Prober, carrying_half, mean_of
from latticework.run.worker_pool import LatePool
from latticework.search import State, make_problem, root
from latticework.search.load_kernels import SMALLEST
from latticework.search.probes.open_subtrees import open_subtrees
from latticework.search.probes.random_probes import probe

BEGIN = 5.0  # seconds of a run before it is asked for; shorter ones do without
LONGEST = 0.15  # seconds of probing at a time, because slices may wait
PART = 0.01  # of the time of all workers goes into probing
PATIENCE = 5.0  # seconds in which an answer comes where no worker hangs, also on a busy machine
PILOT, LEAVES = 256, 0.05  # probes that say how deep the others go, and seconds for them
HEAVY = 6  # where so few probes carry half of the mean, more are likely to raise it
MOST = 64  # answers that are kept


@dataclass(frozen=True)
class ProbeTask:
    """A request to probe the open subtrees: packed states and shares, the random seed, the depth if it is known."""

    open: tuple[tuple[bytes, int], ...]
    seed: int
    depth: int | None


@dataclass(frozen=True)
class ProbeAnswer:
    """The nodes that are open by some probes; share: of the whole tree, by what probes prefer; depth: 0 if exact."""

    nodes: Mean
    probes: int
    half: int
    share: float
    depth: int
    seconds: float


def probe_open(job: Job, task: ProbeTask) -> ProbeAnswer:
    """Probe the open subtrees for a moment, in a worker."""
    begin = time.process_time()
    prober = Prober(job, [State.unpack(*one) for one in task.open], np.random.default_rng(task.seed), PILOT, LEAVES,
                    task.depth, SUBTREE)
    said = [prober.send(FIRST)]
    while prober.depth and time.process_time() < begin + LONGEST:
        said.append(prober.send(BATCH))
    nodes = np.concatenate(said)[:, 0]
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
        self._known = self._sent = 0
        self._next = self._asked = time.monotonic() + BEGIN
        self._loading: threading.Thread | None = None

    def ask(self, pool: LatePool, workers: int, known: int, rows: Callable[[], list[Open]]) -> None:
        """Hand out probes if it is time for some and there is somebody to send them.

        known: the nodes entered so far; rows: returns what is open.
        """
        if pool.alone or not workers or self.away or time.monotonic() < self._next or not self._is_loaded():
            return
        depth = self._answers[-1][1].depth if self._answers else None
        task = ProbeTask(tuple((row.state, row.share) for row in rows()), self._sent, depth)
        self.away = {pool.submit(probe_open, task)}
        self._known, self._sent, self._asked = known, self._sent + 1, time.monotonic()

    @property
    def keeps_waiting(self) -> bool:
        """Whether slices may have to wait for probes, which says nothing about the workers that they wait for."""
        return bool(self.away) and time.monotonic() < self._asked + PATIENCE

    def _is_loaded(self) -> bool:
        """Whether the kernels of probing are there; they may have to be compiled, for which no worker has time."""
        if self._loading is None:
            # A daemon: nothing waits for it at the end of a search, or of the program.
            self._loading = threading.Thread(target=_load, daemon=True)
            self._loading.start()
        return not self._loading.is_alive()

    def collect(self, workers: int) -> None:
        """Take an answer that has come; one that was lost is asked for again later."""
        for future in [future for future in self.away if future.done()]:
            self.away.clear()
            self._next = time.monotonic() + BEGIN
            if not future.cancelled() and future.exception() is None:
                self._learn(future.result(), workers)

    def _learn(self, answer: ProbeAnswer, workers: int) -> None:
        self._next = time.monotonic() + max(1.0, answer.seconds / (PART * max(1, workers)))
        self._answers = [*self._answers, (self._known, answer)][-MOST:]
        self.nodes, self.heavy = _together(self._answers)

    def seconds_left(self, totals: Totals, rate: float) -> tuple[float, float] | None:
        """Return the least and the most seconds left, two standard errors from the mean; rate: nodes a second.

        Where there may be far more nodes the least is the mean. None where probes say nothing, or something that has
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

    The less was open the less an answer errs, however it turned out: it counts by the share and the number of probes.
    """
    known, last = answers[-1]
    if not last.depth:
        return last.nodes.beside(known), False
    # The error of an answer grows with the share that was open, the variance with its square.
    weights = np.array([answer.probes / max(answer.share, 1e-9) ** 2 for _, answer in answers])
    weights /= weights.sum()
    nodes = float(weights @ [known + answer.nodes.mean for known, answer in answers])
    error = float(((weights * [answer.nodes.error for _, answer in answers]) ** 2).sum() ** 0.5)
    return Mean(nodes, error), sum(answer.half for _, answer in answers) < HEAVY


def _load() -> None:
    """Load the kernels of probing; the first time they are compiled and stored."""
    smallest = make_problem(SMALLEST)
    open_subtrees(smallest, [root()])
    probe(smallest, np.zeros((1, 1)))
