"""Random probing of the search tree (Knuth 1975): how many nodes and solutions a whole search would find.

A probe goes down from the root and takes one child at random at each node. A node reached through nodes of a, b, c,
... children represents a * b * c * ... nodes at its depth: its weight, 1 / the probability of reaching it. The mean
of the weights over many probes is, at each depth, the number of nodes there, and that of the weights of solutions is
the number of solutions. Both are unbiased, but if few paths lead to most of the tree most probes miss them, and the
mean is too low most of the time. So children that leave more to choose from, which have larger subtrees and more
solutions, may be preferred a little: their weights are smaller, so the means stay unbiased and vary less. And a probe
goes down at random only to a given depth, and everything below is searched: that is unbiased too, varies less, and
finds many more solutions, because searching a node is far cheaper than probing for one.

The tree is that of dancing links by the smallest-item rule or by the order alone, as the problem says; every engine
searches one of the two. Prunings are not used.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.search.arrays import LEVEL, Int32, Levels
from latticework.search.engines import find
from latticework.search.problem import Problem

_BLIND = 0.1
"""The probability of a uniform choice if some children are preferred, so that no weight becomes very large."""
_MOST_COMPARED = 1 << 29
"""The most words of tables read to compare all children of a node, some tenths of a second; beyond it, none is
preferred."""


@dataclass(frozen=True, eq=False)
class Starts:
    """Where some probes start: the levels that lead to the node of each, and the weights (n,) of these nodes."""

    paths: Sequence[Levels]
    weights: NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Probes:
    """The results of some probes: weights (n, depth + 1) of their nodes at each depth, 0 beyond their ends.

    items, options (n, depth): what was branched on and chosen on the path, padded with -1; end (n,): OPEN if the
    probe reached the depth and the tree continues, SOLVED if it ended at a solution, STUCK at any other leaf.
    """

    weights: NDArray[np.float64]
    items: Int32
    options: Int32
    end: NDArray[np.int8]


def probe(
    problem: Problem, chances: NDArray[np.float64], strength: float = 0.0, starts: Starts | None = None
) -> Probes:
    """Send probes down to a depth: chances (n, depth), random numbers from 0 to below 1, pick the children.

    strength: how much children that leave more are preferred, see `descend`. starts: where they start, by default at
    the root; a probe that starts below the depth ends there.
    """
    from latticework.search.probes.random_dives import descend

    n, depth = chances.shape
    paths = starts.paths if starts else [np.zeros(0, LEVEL)] * n
    deepest = max([depth, *map(len, paths)])
    items, options = np.full((n, deepest), -1, np.int32), np.full((n, deepest), -1, np.int32)
    weights, end = np.zeros((n, deepest + 1)), np.zeros(n, np.int8)
    levels = np.zeros(problem.longest + 1, LEVEL)
    bits, exclusive = problem.option_sets
    strength = strength if can_prefer(problem) else 0.0
    for i, path in enumerate(paths):
        checkpoint()
        begin = len(path)
        levels[:begin] = path
        reached, end[i] = descend(problem.arrays, bits, exclusive, levels, begin, chances[i, begin:].copy(), strength,
                                  blind(strength), weights[i, begin:], problem.by_size, _copies_last(problem))
        items[i, :reached], options[i, :reached] = levels["item"][:reached], levels["option"][:reached]
    return Probes(weights * starts.weights[:, None] if starts else weights, items, options, end)


def blind(strength: float) -> float:
    """Return the probability of a uniform choice at some strength of preference."""
    return _BLIND if strength else 0.0


def can_prefer(problem: Problem) -> bool:
    """Whether children can be compared by what they leave in reasonable time."""
    cover, (bits, _) = problem.cover, problem.option_sets
    # As many children as the root has by the smallest-item rule; deeper nodes mostly have fewer.
    children = np.bincount(cover.items, minlength=cover.n_items)[cover.least > 0].min(initial=cover.n_options)
    return bits.table.size * int(children) <= _MOST_COMPARED


def tree_sizes(
    problem: Problem, chances: NDArray[np.float64], begin: NDArray[np.bool_] | None = None
) -> NDArray[np.float64]:
    """Return only the number of nodes of the whole tree as estimated by each of n probes down to a leaf, shape (n,).

    chances (n, longest) as in `probe`; no child is preferred. begin (options,): those available at the root, by
    default all. It takes two microseconds per probe.
    """
    from latticework.search.probes.random_dives import measure

    sizes = np.empty(len(chances))
    bits, exclusive = problem.option_sets
    if begin is not None:
        # Packed like `live`: option o is bit o % 64 of word o // 64, whose bytes are little-endian.
        words = np.zeros(len(bits.live) * 8, np.uint8)
        words[: (len(begin) + 7) // 8] = np.packbits(begin, bitorder="little")
        bits = bits._replace(live=bits.live & words.view("<u8"))
    measure(problem.arrays, bits, exclusive, chances, problem.by_size, _copies_last(problem), sizes)
    return sizes


def _copies_last(problem: Problem) -> bool:
    """Whether a lack of copies is noticed only at the end of a path, see `Engine`."""
    return find(problem.engine).copies_last and not problem.by_size
