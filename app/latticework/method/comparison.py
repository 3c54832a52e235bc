"""The cost of a whole search by a method, from estimated nodes and the measured time of a node; methods compared."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import ORDERS
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.method.estimate import measured_rate
from latticework.method.random_probing import Mean, carrying_half, depth_to_probe, mean_of
from latticework.phrases import phrase
from latticework.search import Problem, make_searcher
from latticework.search.engines import REGISTER
from latticework.search.probes.open_subtrees import sample

PILOT, BATCH, FEWEST = 512, 8, 32
"""Probes that decide from which depth on subtrees are searched, those between looks at the clock, the fewest."""

SUBTREE = 150.0
"""Nodes that a subtree to be searched may have on the average. Of 150, 500, 2,000 and 20,000, fewer made errors
smaller in equal times: 1.5 to 6 times smaller by 500 than by 20,000 on 3x4x5, Bedlam, O'Beirne's hexagon and 6x15."""

MOST = 1 << 15
"""The most nodes that are searched below a probe; of a larger subtree random parts are searched."""

STRENGTH = 0.1
"""How much probes prefer options that leave more open: 0 erred most, 0.1 and 0.2 alike, in the trees of `bitset` and
`backtrack` for the one-sided pentominoes in 6x15 and 5x18, 3x4x5 and Dudeney's puzzle."""

HEAVY = 6
"""Where so few probes carry half of the mean, more are likely to raise it, and its error is worthless."""

_RATE, SURE = 0.25, 0.02
"""The part of the time that goes into measuring the rate; and the least seconds for that."""

SECONDS = 1.0
"""Seconds for which each method is tried by default; building its tables and the like come on top."""

_USUAL = "short"
"""The order that suits engines without the smallest-item rule, so it need not be tried twice."""

_UNKNOWN = Mean(np.inf, np.inf)


@dataclass(frozen=True)
class Cost:
    """What a whole search is expected to take: seconds of process time of one core, and their standard error.

    heavy: few probes carry most of it, so it may well take far longer.
    """

    seconds: float
    error: float
    heavy: bool = False

    @property
    def least(self) -> float:
        """The lower end of the range: two standard errors less, but at least a third."""
        return max(self.seconds - 2 * self.error, self.seconds / 3)

    @property
    def most(self) -> float:
        """The upper end of the range: two standard errors more."""
        return self.seconds + 2 * self.error


class Trial:
    """A method tried on a puzzle; the longer the trial, the smaller the error."""

    def __init__(self, problem: Problem, seed: int = 0) -> None:
        self._searcher, self._random = make_searcher(problem), np.random.default_rng(seed)
        self._depth = depth_to_probe(self._searcher, self._random, PILOT, SUBTREE)
        self._nodes: NDArray[np.float64] = np.zeros(0)
        self._rate = self._spent = 0.0

    def run(self, seconds: float) -> Cost:
        """Send probes for some process time, a few at least, and return the cost by all probes so far."""
        begin = time.process_time()
        if self._spent <= seconds / 2:  # what was measured before in much less time counts no more
            # Process time, so that other programs on the machine make no method look slow.
            self._rate = measured_rate(self._searcher, max(_RATE * seconds, SURE))
        while len(self._nodes) < FEWEST or time.process_time() < begin + seconds:
            checkpoint()
            met, _ = sample(self._searcher, self._random.random((BATCH, self._depth)), STRENGTH, most=MOST)
            self._nodes = np.append(self._nodes, met.nodes)
            if not self._depth:
                break  # all was searched
        self._spent += time.process_time() - begin
        return self.cost

    @property
    def rate(self) -> float:
        """The nodes a second of process time."""
        return self._rate

    @property
    def exact(self) -> bool:
        """Whether the tree is so small that all of it was searched."""
        return not self._depth

    @property
    def nodes(self) -> Mean:
        """The estimated nodes of the whole tree."""
        return mean_of(self._nodes)

    @property
    def cost(self) -> Cost:
        """The cost expected by the probes so far; infinite for a tree that is too large for a number."""
        nodes = self.nodes
        heavy = bool(self._depth) and carrying_half(self._nodes) < HEAVY
        return Cost(nodes.mean / self._rate, nodes.error / self._rate, heavy)


@dataclass(frozen=True)
class Compared:
    """The expected cost of a method: nodes a second of one core, nodes and seconds of a whole search.

    exact: all was searched. heavy: few probes carry most of the estimate, so it may well take far longer. refusal:
    why the method cannot search this puzzle, "" where it can.
    """

    method: Method
    rate: float = 0.0
    nodes: Mean = _UNKNOWN
    seconds: Mean = _UNKNOWN
    exact: bool = False
    heavy: bool = False
    refusal: str = ""


def methods_to_compare() -> tuple[Method, ...]:
    """Return every engine with every order that matters to it, without prunings and held items."""
    found = []
    for name, engine in REGISTER.items():
        if engine.by_size:
            found.append(Method(name))
        else:
            found += [Method(name, order) for order in ("", *ORDERS) if order != _USUAL]
            found += [Method(name, "", True)] if engine.takes_size else []
    return tuple(found)


def compare(prepared: Prepared, methods: Sequence[Method], seconds: float = SECONDS) -> Iterator[Compared]:
    """Try methods one after the other, each for some seconds of process time, and yield the cost of each.

    All of them hold the item that the puzzle is prepared for. Raises CancelledError.
    """
    for number, method in enumerate(methods):
        checkpoint(phrase("Trying {method}", method=str(method)), number / len(methods))
        try:
            yield _tried(prepared.by(replace(method, hold=prepared.method.hold)), method, seconds)
        # An engine may refuse a puzzle; the others are still compared.
        except LatticeworkError as error:
            yield Compared(method, refusal=error.text)


def _tried(ready: Prepared, method: Method, seconds: float) -> Compared:
    trial = Trial(ready.job.problem)
    cost = trial.run(seconds)
    return Compared(method, trial.rate, trial.nodes, Mean(cost.seconds, cost.error), trial.exact, cost.heavy)
