"""Choosing how to search: random probes say what each likely method would cost, where that can repay itself."""

from dataclasses import replace

from latticework.search import advance, root
from latticework.session.hold import by_probing
from latticework.session.job import Prepared
from latticework.session.method import PROBE, Method
from latticework.session.records import UNCHOSEN, Choice
from latticework.session.trial import Cost, Trial
from latticework.session.words import duration, span

AT_ONCE = 200_000  # nodes that are searched to see whether the whole tree has no more
SHORT, FOREVER = 1.0, 30 * 86_400.0
"""Seconds of search below which no choice is worth its trouble, and above which nobody waits for the end."""

GLANCE, SECOND = 0.05, 0.2  # seconds for a first estimate of the usual method, and for another where that is doubtful
HOLD, TRY = 40, 100
"""What part of the expected seconds goes into finding an item to hold for either tree, and into trying methods."""

PROBED, LEAST, MOST = 0.3, 0.1, 30.0
"""Seconds for finding an item to hold, if that is no more than an eighth of the whole; least and most for trying."""
ROUNDS = 3  # of trials; methods that are surely slower are left out of the next

OTHERS = (Method("backtrack"), Method("backtrack", "footprint"))
"""What is tried beside `bitset`; the processor has the tree of `backtrack` and is slower, `dlx` that of `bitset`."""


def choose(prepared: Prepared, seed: int = 0) -> tuple[Prepared, Choice]:
    """Return the puzzle made ready for the method that is expected to be fastest, and why.

    Where an engine, an order, a rule or prunings were asked for no method is chosen, only the held item where that
    is left to probing.
    """
    asked, probe = prepared.method, prepared.method.hold == PROBE
    own = prepared.by(replace(asked, engine=prepared.job.problem.engine, hold="" if probe else asked.hold))
    cost = _glance(own, seed) if replace(asked, hold="") == Method() else None
    if cost is not None and cost.seconds <= FOREVER and (cost.most >= SHORT or cost.heavy):
        return _fastest(own, cost, seed)
    endless = cost is not None and cost.seconds > FOREVER
    return by_probing(own) if probe else own, _said(own.method, {own.method: cost}) if cost and endless else UNCHOSEN


def _glance(own: Prepared, seed: int) -> Cost | None:
    """Return what the whole search may cost, None where it is over at once."""
    if not advance(own.job.problem, root(), AT_ONCE).remaining:
        return None
    trial = Trial(own.job.problem, seed)
    return trial.cost if not trial.go_on(GLANCE).heavy else trial.go_on(SECOND)


def _fastest(own: Prepared, cost: Cost, seed: int) -> tuple[Prepared, Choice]:
    """Return the fastest of several methods, each with an item held that suits its tree."""
    ways = {own.method: own}
    if own.job.problem.engine == "bitset":  # what is larger has too many placements to try this and that
        held = _held(own, max(cost.seconds / HOLD, min(PROBED, cost.seconds / 8)), seed)
        by_order = _held(own.by(replace(OTHERS[0], hold=own.method.hold)), cost.seconds / HOLD, seed)
        methods = (replace(other, hold=by_order.method.hold) for other in OTHERS)
        ways = {held.method: held} | {method: own.by(method) for method in methods}
    costs = _tried(ways, cost.seconds, seed)
    best = min(costs, key=lambda method: costs[method].seconds)
    return ways[best], _said(best, costs)


def _held(way: Prepared, seconds: float, seed: int) -> Prepared:
    return way if way.method.hold else by_probing(way, min(seconds, MOST), seed)


def _tried(ways: dict[Method, Prepared], expected: float, seed: int) -> dict[Method, Cost]:
    """Try methods in rounds, each for as long as what is left of them may take of what the best is expected to."""
    trials = {method: Trial(way.job.problem, seed) for method, way in ways.items()}
    costs: dict[Method, Cost] = {}
    left = list(trials)
    for _ in range(ROUNDS):
        seconds = min(max(expected / TRY, LEAST), MOST) / ROUNDS / len(left)
        costs |= {method: trials[method].go_on(seconds) for method in left}
        expected = min(cost.seconds for cost in costs.values())
        most = min(cost.most for cost in costs.values())
        left = [method for method in left if costs[method].least <= most]
        if len(left) == 1:
            break
    return costs


def _said(best: Method, costs: dict[Method, Cost]) -> Choice:
    """Return why a method is taken: a range of time, and what all that were tried are expected to take."""
    cost = costs[best]
    time = f"{best}: {span(cost.least, cost.most, cost.heavy)} on one core"
    tried = sorted(costs, key=lambda method: costs[method].seconds)
    return Choice(time, "; ".join(f"{method}: about {duration(costs[method].seconds)} ± "
                                  f"{duration(costs[method].error)}" for method in tried))
