"""The kernel that counts the solutions and the nodes of many sets of parts, one after the other."""

import numpy as np
from numba import types

from latticework.kernel_cache import helper, njit
from latticework.search.kernel_types import LONGS, TABLE, VECTOR, WORD_ROWS


@helper
def fewest(live, n_live, covered, left, free, start, items, part_of, n_cells, counts):
    """Return what has the fewest live options: a cell that must be covered, or n_cells + a part that is left once.

    Returns (it, how many options it has). live (options,): the options that may still be chosen, the first n_live.
    counts (cells + parts,) is overwritten. A part that is `free` need not be used, so it is no choice; nor is one
    that is left several times: the order in which its copies are placed would make one solution several.
    """
    counts[:] = 0
    for i in range(n_live):
        option = live[i]
        for k in range(start[option], start[option + 1]):
            counts[items[k]] += 1
        counts[n_cells + part_of[option]] += 1
    best, size = -1, np.int64(1) << 40
    # Cells first: of equally many options those of a cell are tried, as an engine does.
    for cell in range(n_cells):
        if not covered[cell] and counts[cell] < size:
            best, size = cell, counts[cell]
    for part in range(len(left)):
        if left[part] == 1 and not free[part] and counts[n_cells + part] < size:
            best, size = n_cells + part, counts[n_cells + part]
    return best, size


_FLAGS, _NUMBER = types.Array(types.boolean, 1, "C"), types.int64


@njit(types.void(TABLE, VECTOR, VECTOR, WORD_ROWS, VECTOR, VECTOR, _FLAGS, _NUMBER, _NUMBER, _NUMBER, LONGS, LONGS),
      cache=True, nogil=True)
def judge(sets, start, items, masks, part_of, first_of, free, n_cells, most_solutions, most_nodes, solutions, nodes):
    """Count the solutions and the nodes of sets of parts, up to a number of each.

    sets (n, parts): how often each part must be used; a part that is `free` (parts,), as a hole, may be used less.
    start (options + 1,) and items: the cells of each option that must be covered, of n_cells in all. masks (options,
    words): all that an option covers, a bit each. part_of (options,); first_of (parts + 1,): the first option of each
    part. To solutions (n,) and nodes (n,) are added what was found; the root is a node.
    """
    n_options, words = masks.shape
    n_parts = sets.shape[1]
    most_levels = 0
    for i in range(len(sets)):
        most_levels = max(most_levels, sets[i].sum())
    live = np.empty((most_levels + 1, n_options), np.int32)
    choices = np.empty((most_levels + 1, n_options), np.int32)
    n_live, n_choices, next_choice = np.zeros((3, most_levels + 1), np.int64)
    chosen = np.empty(most_levels + 1, np.int32)
    covered, counts = np.empty(n_cells, np.bool_), np.empty(n_cells + n_parts, np.int64)
    for i in range(len(sets)):
        left = sets[i].copy()
        covered[:] = False
        n = 0
        for part in range(n_parts):
            if left[part]:
                for option in range(first_of[part], first_of[part + 1]):
                    live[0, n] = option
                    n += 1
        n_live[0], level, entering = n, 0, True
        while level >= 0:
            if entering:
                nodes[i] += 1
                missing = 0
                for part in range(n_parts):
                    if not free[part]:
                        missing += left[part]
                item, _ = fewest(live[level], n_live[level], covered, left, free, start, items, part_of, n_cells,
                                 counts)
                n_choices[level], next_choice[level] = 0, 0
                if item < 0:
                    # All cells are covered, and no part is left once: it is a solution if none is left at all.
                    solutions[i] += missing == 0
                else:
                    for k in range(n_live[level]):
                        option = live[level, k]
                        takes = part_of[option] == item - n_cells
                        for c in range(start[option], start[option + 1]):
                            takes = takes or items[c] == item
                        if takes:
                            choices[level, n_choices[level]] = option
                            n_choices[level] += 1
            if solutions[i] >= most_solutions or nodes[i] >= most_nodes:
                break
            if next_choice[level] == n_choices[level]:
                level -= 1
                if level >= 0:
                    option = chosen[level]
                    left[part_of[option]] += 1
                    for c in range(start[option], start[option + 1]):
                        covered[items[c]] = False
                entering = False
                continue
            option = choices[level, next_choice[level]]
            next_choice[level] += 1
            chosen[level] = option
            left[part_of[option]] -= 1
            for c in range(start[option], start[option + 1]):
                covered[items[c]] = True
            n = 0
            for k in range(n_live[level]):
                other = live[level, k]
                fits = left[part_of[other]] > 0
                for word in range(words):
                    fits = fits and not masks[option, word] & masks[other, word]
                if fits:
                    live[level + 1, n] = other
                    n += 1
            n_live[level + 1] = n
            level, entering = level + 1, True
