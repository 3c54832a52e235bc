"""Choosing the held item: by its numbers in some milliseconds, or by random probes of the trees that items leave.

All candidates get as many probes; then the best quarter four times as many, and again.
"""

import time
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import Candidate, Cover, candidates, restrict
from latticework.jobs.job import Prepared
from latticework.jobs.method import PROBE, Method
from latticework.jobs.searched import item_name
from latticework.method.random_probing import carrying_half
from latticework.search import Problem
from latticework.search.arrays import Int32
from latticework.search.engines import REGISTER, find
from latticework.search.probes.random_probes import tree_sizes

PROBES, FEWEST = 8_000, 250
"""Probes for each candidate in the first round: the most, and the fewest that are worth sending."""

ROUNDS, _FACTOR = 3, 4
_TABLES = 1.5  # how often the tables of a candidate are made on the average where they are not shared
_CHUNK = 2_000  # probes at a call of the kernel
SURE = 0.002  # seconds of probes that are enough to measure the cost of one
_SURELY = 1.5  # standard errors by which another item must be better than the usual one
HEAVY = 20  # probes that carry half of a mean; with fewer its error is worthless

_TESTED, _MOST = 48, 1 << 24
"""The most representatives of an item that are tested for its numbers, and the most words of 64 options that are
looked at for those of all items, in 50 ms or so."""

_SMALLEST = 3  # items of which it is counted how few options are left to them
_POWERS = np.array([3, 2, 1])
"""How much each number of an item counts: the share of solutions that remains, the options that the smallest items
have once it is covered, its representatives. Near the least squares for the logarithms of the nodes of 98 puzzles, 37
of the library and 61 drawn at random: the trees become 1.19 and 1.12 times the smallest that any item leaves,
geometric means; by the usual item they are 1.58 and 1.37 times that."""

_Sizes = NDArray[np.float64]
_Tree = tuple[Problem, NDArray[np.bool_] | None]


def by_numbers(prepared: Prepared) -> Prepared:
    """Return the puzzle with the held item whose tree of the smallest-item rule looks smallest without any search.

    The item that it is prepared with stays where there is no other, or where the numbers take too long.
    """
    cover, found = prepared.cover, candidates(prepared.cover, prepared.group)
    if len(found) < 2 or len(found) * _TESTED * cover.n_items * (cover.n_options // 64 + 1) > _MOST:
        return prepared
    having = _having(cover)
    numbers = [(one.share, _left(cover, having, _some(one.representatives)) + 0.5, len(one.representatives))
               for one in found]
    best = found[int((np.log(numbers) @ _POWERS).argmin())].item
    same = best == prepared.restriction.item
    return prepared if same else prepared.by(replace(prepared.method, hold=item_name(prepared.reduction, best)))


def _some(options: Int32) -> Int32:
    """Return up to _TESTED options, evenly spread."""
    return options[:: -(-len(options) // _TESTED)]


def _having(cover: Cover) -> NDArray[np.uint64]:
    """Return the options of each item as a set of bits, shape (items, words)."""
    held = np.zeros((cover.n_items, -(-cover.n_options // 64) * 64), bool)
    held[cover.items, cover.owner] = True
    return np.packbits(held, axis=1).view(np.uint64)


def _left(cover: Cover, having: NDArray[np.uint64], options: Int32) -> float:
    """Return how many options the smallest items have on the average once one of these options is chosen."""
    total = 0.0
    for option in options:
        items = cover.items[cover.start[option] : cover.start[option + 1]]
        gone = np.bitwise_or.reduce(having[items[cover.most[items] == 1]], axis=0)
        left = np.bitwise_count(having & ~gone).sum(axis=1, dtype=np.int64)
        # Items that are covered, or need not be, are no hindrance.
        left[items], left[cover.least == 0] = cover.n_options, cover.n_options
        smallest = np.sort(left)[:_SMALLEST]
        total += float(smallest.mean()) if smallest[0] else 0.0
    return total / len(options)


def by_probing(prepared: Prepared, seconds: float = 1e9, seed: int = 0) -> Prepared:
    """Return the puzzle with the held item whose tree is smallest, as estimated by probes in some process time.

    The item that it is prepared with, or else the usual one, stays where none is surely better.
    """
    usual = prepared.by(replace(prepared.method, hold="")) if prepared.method.hold == PROBE else prepared
    found = {candidate.item: candidate for candidate in candidates(usual.cover, usual.group)}
    if len(found) < 2:
        return usual
    probing = _Probing(usual, found, seed)
    tables, cost = probing.measured(usual.restriction.item)
    spare = seconds - tables * (1 if probing.shared else _TABLES * len(found))
    first = min(PROBES, int(spare / (cost * _probes(len(found)))))
    # Too few probes would choose by luck.
    if first < FEWEST:
        return usual
    return usual.by(probing.method(_best(probing, list(found), usual.restriction.item, first)))


class _Probing:
    """The probes sent so far into the trees of a search, one tree for each item that may be held."""

    def __init__(self, prepared: Prepared, found: dict[int, Candidate], seed: int) -> None:
        self._prepared, self._found, self._random = prepared, found, np.random.default_rng(seed)
        self.sizes: dict[int, _Sizes] = {item: np.zeros(0) for item in found}
        self.shared = prepared.job.problem.by_size
        self._whole = prepared.unrestricted.job.problem if self.shared else None

    def method(self, item: int) -> Method:
        """Return the method that holds an item."""
        usual, method = item == self._prepared.restriction.item, self._prepared.method
        return method if usual else replace(method, hold=item_name(self._prepared.reduction, item))

    def measured(self, item: int) -> tuple[float, float]:
        """Return the process seconds for making the tables of an item, and for sending one probe."""
        problem, begin = self._tree(item)
        times, n = [time.process_time()], 1
        while len(times) < 3 or (times[-1] - times[-2] < SURE and n < _CHUNK):
            n = n * 4 if len(times) > 1 else n
            tree_sizes(problem, self._random.random((n, problem.longest)), begin)
            times.append(time.process_time())
        return times[1] - times[0], max(times[-1] - times[-2], 1e-6) / n

    def send(self, item: int, n: int) -> None:
        """Send n more probes into the tree of an item."""
        problem, begin = self._tree(item)
        samples = [self.sizes[item]]
        for at in range(0, n, _CHUNK):
            checkpoint()
            samples.append(tree_sizes(problem, self._random.random((min(_CHUNK, n - at), problem.longest)), begin))
        self.sizes[item] = np.concatenate(samples)

    def _tree(self, item: int) -> _Tree:
        """Return the problem of an item and the options to begin with, None for all.

        By the smallest-item rule all items share the tables of the whole problem; by an order the held one leads it.
        """
        if self._whole is None:
            return _of_tree(self._prepared, self.method(item)), None
        cover, group = self._prepared.reduction.cover, self._prepared.group
        return self._whole, restrict(cover, group, self._found[item]).kept


def _probes(items: int) -> int:
    """Return how many probes all rounds take in units of those for one item in the first; the usual one stays in."""
    left, total = items, items
    for turn in range(1, ROUNDS):
        left = _kept(left)
        total += (left + 1) * _FACTOR**turn
    return total


def _kept(items: int) -> int:
    """Return how many items are left for the next round."""
    return max(2, items // _FACTOR)


def _of_tree(prepared: Prepared, method: Method) -> Problem:
    """Return the problem of a method; an engine that numbers options in its own way has the tree of another one."""
    if find(method.engine).own_numbers:
        alike = (engine for engine in REGISTER.values() if engine.symmetry_item_first and not engine.own_numbers)
        method = replace(method, engine=next(alike).name)
    return replace(prepared.by(method).job.problem)  # a copy, so that its tables go with it


def _best(probing: _Probing, items: list[int], usual: int, first: int) -> int:
    left = items
    for turn in range(ROUNDS):
        # The usual one always stays in: the others are compared with it.
        for item in {*left, usual}:
            probing.send(item, first * _FACTOR**turn)
        left = sorted(items, key=lambda item: float(probing.sizes[item].mean()))[: _kept(len(left))]
    best, against = probing.sizes[left[0]], probing.sizes[usual]
    surely = against.mean() - best.mean() > _SURELY * np.hypot(_error(best), _error(against))
    return left[0] if surely and carrying_half(best) >= HEAVY else usual


def _error(sizes: _Sizes) -> float:
    return float(sizes.std() / len(sizes) ** 0.5)
