"""What is open at a node of a search, in plain Python: the options that still fit, and how many hold each item.

The kernels find the same by links, bits or masks; this says it again for people who watch a search.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.search.arrays import Int32, Levels
from latticework.search.problem import Problem


@dataclass(frozen=True, eq=False)
class Fitting:
    """fits (options,): those that can still be chosen; counts (items,): how many of them hold each item; needs
    (items,): by how many options each item must still be covered.
    """

    fits: NDArray[np.bool_]
    counts: NDArray[np.int64]
    needs: NDArray[np.int64]

    def of(self, problem: Problem, item: int) -> tuple[int, ...]:
        """Return the options of an item that fit, in the order in which they are tried."""
        own = problem.cover.options_of(item)
        return tuple(own[self.fits[own]].tolist())

    def lacking(self, problem: Problem) -> tuple[int, ...]:
        """Return the items that too few options fit, in the order of the problem, those of several copies last."""
        order = problem.order
        bad = order[(self.needs > self.counts)[order]]
        return tuple(bad[np.argsort(problem.cover.most[bad] > 1, kind="stable")].tolist())

    def tied(self, problem: Problem, item: int) -> int:
        """Return how many items could have been branched on for the same reason as this one, itself included."""
        cover = problem.cover
        single = (cover.most == 1) & (self.needs == 1)
        last_copy = (cover.most > 1) & (cover.least == cover.most) & (self.needs == 1)
        return int(((single | last_copy) & (self.counts == self.counts[item])).sum())


def fitting(problem: Problem, chosen: Int32, among: NDArray[np.bool_] | None = None) -> Fitting:
    """Return what fits beside chosen options; among (options,): those that the engine tries at all, None for all."""
    cover = problem.cover
    in_use = np.zeros(cover.n_options, bool)
    in_use[chosen] = True
    used = np.bincount(cover.items[in_use[cover.owner]], minlength=cover.n_items)
    full = used >= cover.most
    # An option fits when none of its entries is an item that has no copy left.
    fits = np.bincount(cover.owner[full[cover.items]], minlength=cover.n_options) == 0
    if among is not None:
        fits &= among
    counts = np.bincount(cover.items[fits[cover.owner]], minlength=cover.n_items)
    return Fitting(fits, counts, np.maximum(0, cover.least - used))


def next_way(problem: Problem, levels: Levels, among: NDArray[np.bool_] | None = None) -> Levels | None:
    """Return the levels of the node that is entered after the whole subtree below some levels, None at the end."""
    for depth in range(len(levels) - 1, -1, -1):
        item, option, last = levels[depth].item()
        left = fitting(problem, levels["option"][:depth], among).of(problem, item)
        later = [other for other in left if option < other <= last]
        if later:
            way = levels[: depth + 1].copy()
            way["option"][depth] = later[0]
            return way
    return None
