"""The tables of dancing cells: the items of each option, and the options of each item as a sparse set."""

from typing import NamedTuple

import numpy as np

from latticework.search.arrays import Table, Vector
from latticework.search.problem import Problem


class Cells(NamedTuple):
    """A cover problem as sparse sets; an entry is one item of one option.

    numbers (n,): which item of the problem each is; first the n_single to branch on, in the order of preference, then
    the n_copied that may be covered several times, then those covered at most once. least, most, size (n,): how often
    each must be and may be covered, and how many options it has. start (options + 1,), items (entries,): the items of
    each option; span (entries, 2): the first entry of the option of an entry, and the one after its last. begin (n,),
    entries: the set of each item begins there in entries; place (entries,): where an entry is in it, from 0 on.
    owner (entries,): the option of an entry. old: room for the sizes of the items of one option.
    """

    numbers: Vector
    n_single: int
    n_copied: int
    least: Vector
    most: Vector
    size: Vector
    start: Vector
    items: Vector
    span: Table
    begin: Vector
    entries: Vector
    place: Vector
    owner: Vector
    old: Vector


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
    start = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    size = np.bincount(items, minlength=len(numbers)).astype(np.int32)
    begin = (np.cumsum(size) - size).astype(np.int32)
    entries = np.argsort(items, kind="stable").astype(np.int32)
    place = np.empty(len(items), np.int32)
    place[entries] = np.arange(len(items)) - np.repeat(begin, size)
    span = np.ascontiguousarray(np.stack([start[owner], start[owner + 1]], axis=1))
    old = np.zeros(max(1, int(lengths.max(initial=0))), np.int32)
    return Cells(numbers, len(kinds[0]), len(kinds[1]), cover.least[numbers], cover.most[numbers], size, start, items,
                 span, begin, entries, place, owner, old)
