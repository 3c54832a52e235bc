"""Choosing the held item by probing: which one leaves the smallest search tree, no rule of numbers alone can tell.

All candidates get as many probes; then the best quarter four times as many, and again. So each round costs the same.
"""

import time
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import candidates
from latticework.search import Problem
from latticework.search.engines import TABLE
from latticework.search.probe import tree_sizes
from latticework.session.held_item import name_of
from latticework.session.job import Prepared
from latticework.session.method import Method

PROBES, FEWEST = 8_000, 400
"""Probes for each candidate in the first round: at most, and so few that they say nothing."""

ROUNDS, FACTOR = 3, 4
TABLES = 1.5  # how often the tables of a candidate are made on the average, fewer being left in each round
CHUNK = 2_000  # probes at a call of the kernel
SURELY = 1.5  # standard errors by which another item must be better than the usual one
HEAVY = 20  # probes that carry half of a mean; with fewer its error says nothing

Sizes = NDArray[np.float64]


def by_probing(prepared: Prepared, seconds: float = 1e9, seed: int = 0) -> Prepared:
    """Return the puzzle with the item held whose tree is smallest, as far as probes can tell in some process time.

    The usual item stays where none is surely better.
    """
    usual = prepared.by(replace(prepared.method, hold=""))
    items = [found.item for found in candidates(usual.reduction.cover, usual.group)]
    if len(items) < 2:
        return usual
    methods = {item: replace(usual.method, hold=name_of(usual.reduction, item)) for item in items}
    methods[usual.restriction.item] = usual.method
    probing = _Probing(usual, methods, seed)
    tables, cost = probing.measured(usual.restriction.item)
    first = min(PROBES, int((seconds / len(items) - TABLES * tables) / (cost * ROUNDS)))
    return usual if first < FEWEST else usual.by(methods[_best(probing, items, usual.restriction.item, first)])


class _Probing:
    """The probes sent so far into the trees of several methods, by the items that these hold."""

    def __init__(self, prepared: Prepared, methods: dict[int, Method], seed: int) -> None:
        self._prepared, self._methods, self._random = prepared, methods, np.random.default_rng(seed)
        self.sizes: dict[int, Sizes] = {item: np.zeros(0) for item in methods}

    def measured(self, item: int) -> tuple[float, float]:
        """Return the process seconds that it takes to make the tables of an item, and to send a probe."""
        times = [time.process_time()]
        for n in (CHUNK // 10, CHUNK):
            self.send(item, n)
            times.append(time.process_time())
        few, many = np.diff(times)
        cost = max(float(many - few), 1e-6) / (CHUNK - CHUNK // 10)
        return max(0.0, float(few) - cost * (CHUNK // 10)), cost

    def send(self, item: int, n: int) -> None:
        """Send n more probes into the tree of an item."""
        problem = _of_tree(self._prepared, self._methods[item])
        said = [self.sizes[item]]
        for at in range(0, n, CHUNK):
            checkpoint()
            said.append(tree_sizes(problem, self._random.random((min(CHUNK, n - at), problem.longest))))
        self.sizes[item] = np.concatenate(said)


def _of_tree(prepared: Prepared, method: Method) -> Problem:
    """Return the problem of a method; back-tracking has the tree of an engine that numbers options in its own way."""
    if TABLE[method.engine].own_numbers:
        method = replace(method, engine="backtrack")
    return replace(prepared.by(method).job.problem)  # a copy, so that its tables go with it


def _best(probing: _Probing, items: list[int], usual: int, first: int) -> int:
    left = items
    for turn in range(ROUNDS):
        for item in {*left, usual}:
            probing.send(item, first * FACTOR**turn)
        left = sorted(items, key=lambda item: float(probing.sizes[item].mean()))[: max(2, len(left) // FACTOR)]
    best, against = probing.sizes[left[0]], probing.sizes[usual]
    surely = against.mean() - best.mean() > SURELY * np.hypot(_error(best), _error(against))
    return left[0] if surely and _carrying_half(best) >= HEAVY else usual


def _error(sizes: Sizes) -> float:
    return float(sizes.std() / len(sizes) ** 0.5)


def _carrying_half(sizes: Sizes) -> int:
    """Return how few of the sizes make up half of their sum."""
    return int(np.searchsorted(np.cumsum(np.sort(sizes)[::-1]), sizes.sum() / 2)) + 1
