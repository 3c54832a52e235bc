"""A comparison of methods: each is tried for a moment, and what a whole search by it would take is estimated."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from latticework.cancel import checkpoint
from latticework.cover import ORDERS
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.search.engines import REGISTER
from latticework.session.job import Prepared
from latticework.session.method import Method
from latticework.session.method_cost import Trial
from latticework.session.probing import Mean

SECONDS = 1.0
"""For which each method is tried where nobody says for how long; building its tables and the like come on top."""

_USUAL = "short"
"""The order that suits engines without the smallest-item rule, so it need not be tried twice."""


UNKNOWN = Mean(np.inf, np.inf)


@dataclass(frozen=True)
class Compared:
    """What a method would take: nodes a second of one core, nodes and seconds of a whole search.

    exact: all was searched. heavy: few probes carry most of the estimate, so it may well take far longer. refusal:
    why the method cannot search this puzzle, "" where it can.
    """

    method: Method
    rate: float = 0.0
    nodes: Mean = UNKNOWN
    seconds: Mean = UNKNOWN
    exact: bool = False
    heavy: bool = False
    refusal: str = ""


def methods_to_compare() -> tuple[Method, ...]:
    """Return every engine with every order that changes what it does; prunings and held items are left out."""
    found = []
    for name, engine in REGISTER.items():
        if engine.by_size:
            found.append(Method(name))
        else:
            found += [Method(name, order) for order in ("", *ORDERS) if order != _USUAL]
            found += [Method(name, "", True)] if engine.takes_size else []
    return tuple(found)


def compare(
    prepared: Prepared, methods: Sequence[Method], seconds: float = SECONDS, seed: int = 0
) -> Iterator[Compared]:
    """Try methods one after the other, each for some seconds of process time, and yield what each would take.

    The item that the puzzle is prepared for is held by all of them. Raises CancelledError.
    """
    for number, method in enumerate(methods):
        checkpoint(phrase("Trying {method}", method=str(method)), number / len(methods))
        try:
            yield _tried(prepared.by(replace(method, hold=prepared.method.hold)), method, seconds, seed)
        except LatticeworkError as error:
            yield Compared(method, refusal=error.text)


def _tried(ready: Prepared, method: Method, seconds: float, seed: int) -> Compared:
    trial = Trial(ready.job.problem, seed)
    cost = trial.go_on(seconds)
    return Compared(method, trial.rate, trial.nodes, Mean(cost.seconds, cost.error), trial.exact, cost.heavy)
