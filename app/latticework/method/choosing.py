"""Choosing the method of a search by random probes of the likely ones, where that can pay off."""

import time
from dataclasses import replace

import numpy as np

from latticework.cover import Cover
from latticework.cover.item_order import item_order
from latticework.durations import duration, span
from latticework.jobs.job import Prepared
from latticework.jobs.method import PROBE, Method
from latticework.jobs.totals import UNCHOSEN, Choice
from latticework.method.comparison import Cost, Trial
from latticework.method.estimate import measured_rate
from latticework.method.held_item import by_numbers, by_probing
from latticework.puzzle import Puzzle
from latticework.search import Problem, advance, make_searcher, root
from latticework.search.engines import AUTO, REGISTER, find
from latticework.search.option_sets import has_room

AT_ONCE = 200_000  # nodes that are searched first: where the tree has no more, no choice is needed
_FIRST = 20_000  # nodes for which no other item to hold is worth its numbers
_FLAT, _AT_ONCE_IF_FLAT = 3.2, 3_000_000
"""The greatest spread of a flat puzzle, and the nodes of back-tracking that it is first searched for, 0.1 s or so.

Of the puzzles of the library that bit sets take 10 ms to 2 s for, ten are flat and over by then: back-tracking took
0.08 to 0.7 of that time on nine, and 1.8 times as long on one. On the others it took 0.5 to far more than 5.
"""
_FEW = 500  # placements below which every method is done in no time, so that none is to be chosen
_SHORT, _MOMENT, _FOREVER = 1.0, 0.5, 30 * 86_400.0
"""Seconds of search below which no choice pays off, for which is searched first, above which nobody waits."""

_GLANCE, _SECOND = 0.04, 0.08  # seconds for a first estimate of the usual method; for another where it is doubtful
_TENTH, MOST = 0.5, 30.0
"""Seconds up to which choosing may take a tenth of those expected, not a hundredth; and the most it may take."""

_HOLD, _HOLD_BY_ORDER, _TRY = 3 / 8, 1 / 8, 1 / 2
"""The shares of that time for finding an item to hold, the same for back-tracking, and for trying methods."""

_WORTH_OTHERS = 2.5
"""Seconds expected below which starting other engines would take more than a tenth of them."""

_NEAR = 3.0
"""Back-tracking with an item of its own to hold is tried if it takes at most this many times as long as the best."""

_MOST_TABLE = 1 << 20
"""The most words that a probe may read at each level, a millisecond or so; with more only speeds are compared."""

_RATED = 0.25  # seconds for which the speed of an engine is measured then

ROUNDS = 3  # of trials; methods that are surely slower are left out of the next

_OTHERS = tuple(Method(engine.name, order) for engine in REGISTER.values() for order in engine.rival_orders)
"""The methods that are tried beside the usual engine."""


def budget(expected: float) -> float:
    """Return the process seconds that choosing may take, given the seconds that a search is expected to take."""
    return min(max(expected / 100, min(expected / 10, _TENTH)), MOST)


def choose_method(prepared: Prepared) -> tuple[Prepared, Choice]:
    """Return the puzzle prepared for the method that is expected to be fastest, and why.

    Where an engine, an order, a rule or prunings were requested no method is chosen, only the held item where that
    is left to probing.
    """
    asked, probe = prepared.method, prepared.method.hold == PROBE
    own = prepared.by(replace(asked, engine=prepared.job.problem.engine, hold="" if probe else asked.hold))
    own = by_probing(own) if probe else own
    if replace(asked, hold="") != Method() or not own.job.is_quick_to_probe:
        return own, UNCHOSEN
    if own.job.problem.engine == find(AUTO).name and _is_flat(own):
        ready = own.by(replace(_OTHERS[0], hold=own.method.hold))
        if _is_over_at_once(ready.job.problem, _AT_ONCE_IF_FLAT):
            return ready, UNCHOSEN
    # Most puzzles of a library are over by then, and no choice would have paid off.
    if _is_over_at_once(own.job.problem, _FIRST):
        return own, UNCHOSEN
    own = own if asked.hold else by_numbers(own)
    if _is_over_at_once(own.job.problem, AT_ONCE):
        return own, UNCHOSEN
    if _is_too_large(own.cover):
        return _fastest_by_rate(own)
    trials = _Trials()
    cost = trials.add(own, _GLANCE)
    # A glance at a skewed tree says little; it gets a second before anything follows from it.
    if cost.heavy:
        cost = trials.run(own.method, _SECOND)
    if cost.seconds <= _FOREVER and (cost.most >= _SHORT or cost.heavy):
        return _fastest(trials, own, bool(asked.hold))
    return own, trials.choice(own.method) if cost.seconds > _FOREVER else UNCHOSEN


def _is_flat(prepared: Prepared) -> bool:
    """Whether cells of a placement lie close together in an order along the shorter sides, as in a narrow strip.

    The spread is how many cells further on in that order the last cell of a placement is than the first, for each of
    its cells but the first; the mean over all placements.
    """
    if not isinstance(prepared.document, Puzzle) or prepared.cover.n_options < _FEW:
        return False
    cover, cells = prepared.cover, len(prepared.puzzle.target.cells)
    place = np.argsort(item_order(prepared.reduction, "short"))[cover.items]
    of_cells = place < cells  # the order has them first
    number = np.bincount(cover.owner[of_cells], minlength=cover.n_options)
    last = np.maximum.reduceat(np.where(of_cells, place, -1), cover.start[:-1])
    first = np.minimum.reduceat(np.where(of_cells, place, cells), cover.start[:-1])
    several = number > 1
    spread = (last - first)[several] / (number[several] - 1)
    return bool(several.any()) and float(spread.mean()) <= _FLAT


def _is_over_at_once(problem: Problem, nodes: int) -> bool:
    """Whether a search ends within so many nodes, or within a moment where nodes take long."""
    searcher, left, begin = make_searcher(problem), [root()], time.process_time()
    while left and nodes > 0 and time.process_time() < begin + _MOMENT:
        piece = advance(searcher, left.pop(), nodes)  # which ends early if it is much work
        left += piece.remaining
        nodes -= piece.nodes
    return not left


def _is_too_large(cover: Cover) -> bool:
    """Whether probes of a problem take too long to give an estimate."""
    return not has_room(cover) or int((cover.least > 0).sum()) * ((cover.n_options + 63) // 64) > _MOST_TABLE


def _fastest_by_rate(own: Prepared) -> tuple[Prepared, Choice]:
    """Return the fastest of the engines that search the tree of the smallest-item rule, by nodes a second."""
    rates: list[tuple[float, Prepared]] = []
    for engine in REGISTER.values():
        if engine.by_size and (engine.name == own.job.problem.engine or has_room(own.cover)):
            ready = own.by(replace(own.method, engine=engine.name))
            rates.append((measured_rate(make_searcher(ready.job.problem), _RATED, 1), ready))
    # All of them search the same tree, so nodes a second decide.
    rates.sort(key=lambda tried: -tried[0])
    listed = [f"{ready.method}: {rate:,.0f} nodes a second" for rate, ready in rates]
    return rates[0][1], Choice(f"{listed[0]} on one core; too large for an estimate of the time", "; ".join(listed))


class _Trials:
    """The methods tried on a puzzle, and their expected costs."""

    def __init__(self) -> None:
        self.ready: dict[Method, Prepared] = {}
        self._trials: dict[Method, Trial] = {}
        self.costs: dict[Method, Cost] = {}
        self.making = 0.0
        """The most seconds that making the tables of a method took, and finding out where to probe."""

    def add(self, prepared: Prepared, seconds: float) -> Cost:
        """Try one more method for some seconds."""
        begin = time.process_time()
        self.ready[prepared.method] = prepared
        self._trials[prepared.method] = Trial(prepared.job.problem)
        self.making = max(self.making, time.process_time() - begin)
        return self.run(prepared.method, seconds)

    def run(self, method: Method, seconds: float) -> Cost:
        """Try a method for some seconds more."""
        self.costs[method] = self._trials[method].run(seconds)
        return self.costs[method]

    @property
    def best(self) -> Method:
        """The method expected to be fastest; estimates that rest on few probes, so likely too low, come last."""
        return min(self.costs, key=lambda method: (self.costs[method].heavy, self.costs[method].seconds))

    @property
    def budget(self) -> float:
        """The seconds that choosing may take, given the expected time of the search."""
        return budget(self.costs[self.best].seconds)

    def choice(self, method: Method) -> Choice:
        """Return why a method was chosen: its range of times, and the expected times of all that were tried."""
        cost = self.costs[method]
        tried = sorted(self.costs, key=lambda other: self.costs[other].seconds)
        return Choice(f"{method}, expected to take {span(cost.least, cost.most, cost.heavy)} on one core",
                      "; ".join(f"{other}: about {duration(self.costs[other].seconds)} ± "
                                f"{duration(self.costs[other].error)}" for other in tried))


def _fastest(trials: _Trials, own: Prepared, hold_settled: bool) -> tuple[Prepared, Choice]:
    """Return the fastest of several methods, each with the held item that suits its tree."""
    if own.job.problem.engine == find(AUTO).name:  # a larger problem has too many placements to try several
        short = trials.budget < budget(_WORTH_OTHERS) and not trials.costs[own.method].heavy
        alone = short or len(_OTHERS) * trials.making > trials.budget
        if not hold_settled:
            _try_holding(trials, own.method, trials.budget * (1 if alone else _HOLD))
        if not alone:
            for other in _OTHERS:
                # By numbers it was chosen for another tree.
                ready = own.by(replace(other, hold=own.method.hold if hold_settled else ""))
                trials.add(ready, _TRY * trials.budget / ROUNDS / (1 + len(_OTHERS)))
            _try_in_rounds(trials)
            if not hold_settled:
                _try_holding_by_order(trials)
    return trials.ready[trials.best], trials.choice(trials.best)


def _try_in_rounds(trials: _Trials) -> None:
    """Try methods in rounds, leaving out those that are surely slower than the best."""
    for _ in range(1, ROUNDS):
        # A method that is slower at its best than the best one at its worst is left out.
        most = min(cost.most for cost in trials.costs.values())
        left = [method for method, cost in trials.costs.items() if cost.least <= most]
        if len(left) == 1:
            break
        for method in left:
            trials.run(method, _TRY * trials.budget / ROUNDS / len(left))


def _try_holding_by_order(trials: _Trials) -> None:
    """Try back-tracking with the held item that suits its tree, where that may make it the best."""
    costs = trials.costs
    ordered = (method for method in costs if find(method.engine).symmetry_item_first)
    fastest = min(ordered, key=lambda method: costs[method].seconds)
    if costs[fastest].seconds <= _NEAR * costs[trials.best].seconds:
        _try_holding(trials, fastest, _HOLD_BY_ORDER * trials.budget)


def _try_holding(trials: _Trials, method: Method, seconds: float) -> None:
    """Look for an item to hold for some seconds, and try what is found."""
    held = by_probing(trials.ready[method], seconds)
    if held.method != method:
        trials.add(held, _GLANCE)
