"""Random probing of the search tree (Knuth 1975): how many nodes and solutions a whole search would meet.

A probe goes down from the root and takes one child at random at each node. A node reached past nodes of a, b, c, ...
children stands for a * b * c * ... nodes at its depth: its weight. The mean of the weights over many probes is, at
each depth, the number of nodes there; and that of the weights of solutions is the number of solutions. Both are
unbiased, but when few paths lead to most of the tree most probes miss them, and the mean is too low most of the time.

The tree is that of dancing links, which `bitset` searches too, by the smallest-item rule or without it.
"""

from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

from latticework.search import dlx
from latticework.search.slices import Int32, Problem


@dataclass(frozen=True, eq=False)
class Probes:
    """What some probes met: weights (n, longest + 1), that of the node at each depth, 0 below the end of the probe.

    solutions (n, longest): the options of the solution a probe ended at, padded with -1; solved (n,): whether it did.
    """

    weights: NDArray[np.float64]
    solutions: Int32
    solved: NDArray[np.bool_]


@njit(cache=True, nogil=True)  # no signature: compiled when it is first called, not at each start
def _probe(problem, chances, weights, found, solved, by_size):
    """Fill weights, found and solved, as in Probes; chances (n, longest), each from 0 to below 1, pick the children.

    The links are made once: each probe puts back what it took away, in the opposite order.
    """
    links = dlx._link(problem)
    down, size = links[1], links[4]
    multiple = dlx._multiple_items(problem)
    owner, n_items = problem[2], len(problem[3])
    deepest = chances.shape[1]
    items = np.empty(deepest, np.int32)
    for n in range(len(chances)):
        d = 0
        weights[n, 0] = 1.0
        item = dlx._branch_item(problem, links, multiple, by_size)
        while item >= 0:
            children = size[item]
            row = down[item]
            for _ in range(int(chances[n, d] * children)):
                row = down[row]
            items[d], found[n, d] = item, owner[row - n_items]
            weights[n, d + 1] = weights[n, d] * children
            dlx._cover(problem, links, item)
            dlx._choose(problem, links, found[n, d], item)
            d += 1
            item = dlx._branch_item(problem, links, multiple, by_size)
        solved[n] = item == -1
        while d > 0:
            d -= 1
            dlx._unchoose(problem, links, found[n, d], items[d])
            dlx._uncover(problem, links, items[d])
            if not solved[n]:
                found[n, d] = -1


def probe(problem: Problem, chances: NDArray[np.float64]) -> Probes:
    """Send as many probes as `chances`, shape (n, problem.longest), has rows of numbers from 0 to below 1."""
    n = len(chances)
    weights = np.zeros((n, problem.longest + 1))
    found, solved = np.full((n, problem.longest), -1, np.int32), np.zeros(n, bool)
    _probe(problem.arrays, np.ascontiguousarray(chances), weights, found, solved, problem.by_size)
    return Probes(weights, found, solved)
