"""The tables of dancing cells: the items of each option, and the options of each item as a sparse set."""

from typing import NamedTuple

import numpy as np

from latticework.search.arrays import Shorts, Vector
from latticework.search.problem import Problem


class Cells(NamedTuple):
    """A cover problem as sparse sets; a node is one item of one option.

    numbers (n,): which item of the problem each is; first the n_single to branch on, in the order of preference, then
    the n_copied that may be covered several times, then those covered at most once. least, most, size (n,): how often
    each must be and may be covered, and how many options it has. The nodes of an option are one for each of its
    items and one that ends it. start (options + 1,): the first node of each option; owner (nodes,): the option of a
    node. begin (n,), entries: the set of item i is entries[begin[i] + 1] to entries[begin[i] + size[i]], all nodes.
    nodes (4 * nodes,): what a search reads most, eight bytes together: see NODE.
    """

    numbers: Vector
    n_single: int
    n_copied: int
    least: Vector
    most: Vector
    size: Vector
    start: Vector
    owner: Vector
    begin: Vector
    entries: Vector
    nodes: Shorts


NODE, PLACE, BEFORE = map(np.uint64, (4, 1, 2))
"""The numbers that each node has in `nodes`: first its item, at PLACE where it is in the set of that item, from 1 on,
at BEFORE how many nodes of its option are before it. Unsigned, so that numba uses them as they are, see dlx.links."""

END = 0xFFFF
"""The item of the node that ends an option."""


def make_cells(problem: Problem) -> Cells:
    """Return the tables of a problem, without the items that need none."""
    cover, idle = problem.cover, problem.idle(problem.by_size)
    single = (cover.least == 1) & (cover.most == 1) & ~idle
    copied = (cover.most > 1) & ~idle
    kinds = problem.order[single[problem.order]], np.flatnonzero(copied), np.flatnonzero(~single & ~copied & ~idle)
    numbers = np.concatenate(kinds).astype(np.int32)
    number_of = np.full(cover.n_items, -1, np.int32)
    number_of[numbers] = np.arange(len(numbers))
    kept = number_of[cover.items] >= 0
    items, owner = number_of[cover.items[kept]], cover.owner[kept].astype(np.int32)
    lengths = np.bincount(owner, minlength=cover.n_options)
    start = np.concatenate([[0], np.cumsum(lengths + 1)]).astype(np.int32)
    size = np.bincount(items, minlength=len(numbers)).astype(np.int32)
    begin = (np.cumsum(size) - size).astype(np.int32)
    node = np.arange(len(items)) + owner  # for each option before there is a node that ends it
    entries, owners = np.zeros(len(items) + 1, np.int32), np.zeros(start[-1], np.int32)
    entries[1:], owners[node] = node[np.argsort(items, kind="stable")], owner
    nodes = np.full((len(owners), 4), END, np.uint16)
    nodes[node, 0] = items
    nodes[entries[1:], PLACE] = np.arange(len(items)) + 1 - np.repeat(begin, size)
    nodes[node, BEFORE] = node - start[owner]
    return Cells(numbers, len(kinds[0]), len(kinds[1]), cover.least[numbers], cover.most[numbers], size, start,
                 owners, begin, entries, nodes.ravel())
