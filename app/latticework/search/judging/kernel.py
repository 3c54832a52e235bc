"""The kernel that counts the solutions and the nodes of many sets of parts, one after the other."""

import numpy as np
from numba import types

from latticework.kernel_cache import helper, njit
from latticework.search.kernel_types import LONGS, TABLE, VECTOR, WORD_ROWS, WORDS


@helper
def fewest(covered, left, free, n_cells, counts):
    """Return what has the fewest live options: a cell that must be covered, or n_cells + a part that is left once.

    counts (cells + parts,): how many live options each has. A part that is `free` need not be used, so it is no
    choice; nor is one that is left several times: the order in which its copies are placed would make one solution
    several. Returns -1 where nothing is left to choose.
    """
    best, size = -1, np.int64(1) << 40
    # Cells first: of equally many options those of a cell are tried, as an engine does.
    for cell in range(n_cells):
        if not covered[cell] and counts[cell] < size:
            best, size = cell, counts[cell]
    for part in range(len(left)):
        if left[part] == 1 and not free[part] and counts[n_cells + part] < size:
            best, size = n_cells + part, counts[n_cells + part]
    return best


@helper
def count(live, n_live, place, start, items, part_of, n_cells, counts):
    """Count how many live options each cell, counts[cell], and each part, counts[n_cells + place of part], has."""
    counts[:] = 0
    for k in range(n_live):
        option = live[k]
        counts[n_cells + place[part_of[option]]] += 1
        for i in range(start[option], start[option + 1]):
            counts[items[i]] += 1


@helper
def keep_fitting(option, live, n_live, left, free, place, masks, part_of, missing, kept, reached):
    """Write the live options that fit beside one that was chosen into kept.

    option: -1 for none, so that all that are left fit. place (parts,): the place in `left` of each part. missing
    (words,): the cells that must still be covered, as bits of masks. Returns how many are kept, and whether they
    reach all these cells and all parts that are left once: most nodes are dead ends that show there, long before it
    is counted how often. reached (words + parts in left,) is overwritten.
    """
    words, n = masks.shape[1], 0
    reached[:] = 0
    for k in range(n_live):
        other = live[k]
        part = place[part_of[other]]
        fits = left[part] > 0
        for word in range(words if option >= 0 else 0):
            fits = fits and not masks[option, word] & masks[other, word]
        if fits:
            kept[n] = other
            n += 1
            for word in range(words):
                reached[word] |= masks[other, word]
            reached[words + part] = np.uint64(1)
    every = True
    for word in range(words):
        every = every and not missing[word] & ~reached[word]
    for part in range(len(left)):
        every = every and (left[part] != 1 or free[part] or reached[words + part])
    return n, every


_FLAGS, _NUMBER = types.Array(types.boolean, 1, "C"), types.int64


@njit(types.void(TABLE, TABLE, VECTOR, VECTOR, WORD_ROWS, WORDS, VECTOR, VECTOR, _FLAGS, _NUMBER, _NUMBER, _NUMBER,
                 LONGS, LONGS), cache=True, nogil=True)
def judge(sets, times, start, items, masks, must, part_of, first_of, is_free, n_cells, most_solutions, most_nodes,
          solutions, nodes):
    """Count the solutions and the nodes of sets of parts, up to a number of each.

    sets and times (n, width): the parts of each set, ascending, and how often each must be used, 0 behind the last; a
    part that is free, is_free (parts,), as a hole, may be used less.
    start (options + 1,) and items: the cells of each option that must be covered, of n_cells in all. masks (options,
    words): all that an option covers, a bit each; must (words,): the bits of these cells. part_of (options,);
    first_of (parts + 1,): the first option of each part. To solutions (n,) and nodes (n,) are added what was found;
    the root is a node.
    """
    n_options, width, most_levels = len(masks), sets.shape[1], 0
    for i in range(len(sets)):
        most_levels = max(most_levels, times[i].sum())
    live = np.empty((most_levels + 1, n_options), np.int32)
    choices = np.empty((most_levels + 1, n_options), np.int32)
    n_live, n_choices, next_choice = np.zeros((3, most_levels + 1), np.int64)
    chosen = np.empty(most_levels + 1, np.int32)
    covered, counts = np.empty(n_cells, np.bool_), np.empty(n_cells + width, np.int64)
    missing, reached = np.empty(masks.shape[1], np.uint64), np.empty(masks.shape[1] + width, np.uint64)
    place, free, left = np.zeros(len(first_of), np.int64), np.empty(width, np.bool_), np.empty(width, np.int64)
    for i in range(len(sets)):
        covered[:] = False
        missing[:] = must
        n = 0
        for k in range(width):
            left[k], free[k] = times[i, k], is_free[sets[i, k]]
            if left[k]:
                place[sets[i, k]] = k
                for option in range(first_of[sets[i, k]], first_of[sets[i, k] + 1]):
                    choices[0, n] = option
                    n += 1
        level, entering = 0, True
        n_live[0], alive = keep_fitting(-1, choices[0], n, left, free, place, masks, part_of, missing, live[0],
                                        reached)
        while level >= 0:
            if entering:
                nodes[i] += 1
                n_choices[level], next_choice[level] = 0, 0
                item = 0
                if alive:
                    count(live[level], n_live[level], place, start, items, part_of, n_cells, counts)
                    item = fewest(covered, left, free, n_cells, counts)
                if item < 0:
                    # All cells are covered, and no part is left once: it is a solution if none is left at all.
                    lacking = 0
                    for k in range(width):
                        if not free[k]:
                            lacking += left[k]
                    solutions[i] += lacking == 0
                elif alive:
                    for k in range(n_live[level]):
                        option = live[level, k]
                        takes = place[part_of[option]] == item - n_cells
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
                    left[place[part_of[option]]] += 1
                    for c in range(start[option], start[option + 1]):
                        covered[items[c]] = False
                    for word in range(len(missing)):
                        missing[word] |= masks[option, word] & must[word]
                entering = False
                continue
            option = choices[level, next_choice[level]]
            next_choice[level] += 1
            chosen[level] = option
            left[place[part_of[option]]] -= 1
            for c in range(start[option], start[option + 1]):
                covered[items[c]] = True
            for word in range(len(missing)):
                missing[word] &= ~masks[option, word]
            n_live[level + 1], alive = keep_fitting(option, live[level], n_live[level], left, free, place, masks,
                                                    part_of, missing, live[level + 1], reached)
            level, entering = level + 1, True
