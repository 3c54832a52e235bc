"""The kernel that cuts a target into parts and moves cells between them, as long as the puzzle becomes better."""

import numpy as np
from numba import types

from latticework.kernel_cache import helper, njit
from latticework.search.judging.kernel import judge
from latticework.search.kernel_types import TABLE, VECTOR

MANY = 20
"""Solutions are counted up to so many times as many as one solution has positions."""
MOST_NODES, MOST_NODES_HELD = 1_000_000, 20_000
"""The most nodes of a whole search, and of one that holds a part to few placements."""


@helper
def fill(near, n_parts, owner):
    """Cut the cells into connected parts, which grow from random cells, the smallest first; owner (cells,) is filled.

    Returns whether all cells were reached.
    """
    n = len(near)
    owner[:] = -1
    sizes, stuck = np.zeros(n_parts, np.int64), np.zeros(n_parts, np.bool_)
    for part, cell in enumerate(np.random.permutation(n)[:n_parts]):
        owner[cell] = part
        sizes[part] = 1
    for _ in range(n - n_parts):
        while not stuck.all():
            part = -1
            for other in range(n_parts):
                if not stuck[other] and (part < 0 or sizes[other] < sizes[part]):
                    part = other
            if grow(near, part, owner):
                sizes[part] += 1
                break
            stuck[part] = True
    return (owner >= 0).all()


@helper
def grow(near, part, owner):
    """Give a part a random free cell beside it; return whether there was one."""
    found, chosen = 0, -1
    for cell in range(len(near)):
        if owner[cell] < 0:
            for other in near[cell]:
                if other >= 0 and owner[other] == part:
                    found += 1
                    # Each of the cells found is chosen with the same chance.
                    if np.random.randint(found) == 0:
                        chosen = cell
                    break
    if chosen >= 0:
        owner[chosen] = part
    return chosen >= 0


@helper
def is_connected(near, owner, part):
    """Return whether the cells of a part hang together; a part without cells does not."""
    n, first, size = len(near), -1, 0
    for cell in range(n):
        if owner[cell] == part:
            first = cell
            size += 1
    if first < 0:
        return False
    reached, todo = np.zeros(n, np.bool_), np.empty(n, np.int64)
    reached[first], todo[0], n_todo, n_reached = True, first, 1, 1
    while n_todo:
        n_todo -= 1
        for other in near[todo[n_todo]]:
            if other >= 0 and owner[other] == part and not reached[other]:
                reached[other] = True
                todo[n_todo] = other
                n_todo += 1
                n_reached += 1
    return n_reached == size


@helper
def place(maps, owner, part, masks, first):
    """Write the placements of a part into masks, from place `first` on; return the place behind them."""
    words, end = masks.shape[1], first
    own = np.flatnonzero(owner == part)
    for number in range(len(maps)):
        inside = True
        for cell in own:
            if maps[number, cell] < 0:
                inside = False
                break
        if inside:
            mask = masks[end]
            mask[:] = 0
            for cell in own:
                image = maps[number, cell]
                mask[image // 64] |= np.uint64(1) << np.uint64(image % 64)
            new = True
            for other in range(first, end):
                same = True
                for word in range(words):
                    same = same and masks[other, word] == mask[word]
                if same:
                    new = False
                    break
            end += new
    return end


@helper
def representatives(turnings, masks, begin, end):
    """Return one of each set of placements that turnings of the target carry onto each other, ascending.

    None where a turning leaves a placement as it is: then not each solution has as many images as there are turnings.
    """
    words, nothing = masks.shape[1], np.empty(0, np.int64)
    image, kept = np.empty(words, np.uint64), np.ones(end - begin, np.bool_)
    for option in range(begin, end):
        for number in range(1, len(turnings)):  # the first one is the identity
            image[:] = 0
            for cell in range(turnings.shape[1]):
                if masks[option, cell // 64] >> np.uint64(cell % 64) & np.uint64(1):
                    to = turnings[number, cell]
                    image[to // 64] |= np.uint64(1) << np.uint64(to % 64)
            order = 0
            for word in range(words):
                if order == 0 and image[word] != masks[option, word]:
                    order = -1 if image[word] < masks[option, word] else 1
            if order == 0:
                return nothing
            if order < 0:
                kept[option - begin] = False
                break
    return begin + np.flatnonzero(kept)


@helper
def positions(turnings, owner):
    """Return how many positions a dissection has: how many images under the turnings of the target."""
    kept = 0
    for turning in turnings:
        kept += (owner[turning] == owner).all()
    return len(turnings) // kept


@helper
def list_options(maps, owner, n_parts, masks, part_of, first_of, start, items):
    """Write the placements of all parts as `judge` takes them; return whether no two parts are alike."""
    own = np.zeros((n_parts, masks.shape[1]), np.uint64)
    for cell, part in enumerate(owner):
        own[part, cell // 64] |= np.uint64(1) << np.uint64(cell % 64)
    for part in range(n_parts):
        begin = first_of[part]
        end = place(maps, owner, part, masks, begin)
        first_of[part + 1] = end
        for option in range(begin, end):
            for other in range(part + 1, n_parts):
                if (masks[option] == own[other]).all():
                    return False
            part_of[option] = part
            start[option + 1] = start[option]
            for cell in range(len(owner)):
                if masks[option, cell // 64] >> np.uint64(cell % 64) & np.uint64(1):
                    items[start[option + 1]] = cell
                    start[option + 1] += 1
    return True


@helper
def cells_as_bits(n):
    """Return the bits of so many cells, as words."""
    words = np.zeros((n + 63) // 64, np.uint64)
    for cell in range(n):
        words[cell // 64] |= np.uint64(1) << np.uint64(cell % 64)
    return words


@helper
def evaluate(maps, turnings, owner, n_parts, masks, part_of, start, items):
    """Return how good a dissection is: (solutions for each position of it, nodes a solution); more nodes are better.

    Two parts that are alike, and more nodes than MOST_NODES, count as many solutions.
    """
    first_of, worst = np.zeros(n_parts + 1, np.int32), (np.float64(MANY), 0.0)
    if not list_options(maps, owner, n_parts, masks, part_of, first_of, start, items):
        return worst
    n, orbit = first_of[n_parts], positions(turnings, owner)
    must = cells_as_bits(len(owner))
    every, once = np.arange(n_parts).astype(np.int32).reshape(1, -1), np.ones((1, n_parts), np.int32)
    free = np.zeros(n_parts, np.bool_)
    # With one part held to a placement of each set of symmetric ones a second solution is found much sooner. Most
    # dissections have one, so the whole search is worth its time only for the others.
    for part in range(n_parts):
        held = representatives(turnings, masks, first_of[part], first_of[part + 1])
        if len(held):
            few = np.concatenate((np.arange(first_of[part]), held, np.arange(first_of[part + 1], n)))
            solutions = count(few, n_parts, masks, part_of, items, start, every, once, free, len(owner), MANY)
            if solutions != 1:
                return min(np.float64(MANY), np.float64(solutions)), 0.0
            break
    found, nodes = np.zeros(1, np.int64), np.zeros(1, np.int64)
    judge(every, once, start[: n + 1], items[: start[n]], masks[:n], must, part_of[:n], first_of, free, len(owner),
          MANY * orbit, MOST_NODES, found, nodes)
    if nodes[0] >= MOST_NODES:
        return worst
    return found[0] / orbit, nodes[0] / found[0]


@helper
def count(few, n_parts, masks, part_of, items, start, every, once, free, n_cells, most):
    """Return the number of solutions with some of the options, ascending, up to a number; that one for too long."""
    n = len(few)
    own_masks, own_part = masks[few], part_of[few]
    own_start, own_first = np.zeros(n + 1, np.int32), np.zeros(n_parts + 1, np.int32)
    for k in range(n):
        own_start[k + 1] = own_start[k] + start[few[k] + 1] - start[few[k]]
        own_first[own_part[k] + 1] = k + 1
    own_items = np.empty(own_start[n], np.int32)
    for k in range(n):
        own_items[own_start[k] : own_start[k + 1]] = items[start[few[k]] : start[few[k] + 1]]
    solutions, nodes = np.zeros(1, np.int64), np.zeros(1, np.int64)
    judge(every, once, own_start, own_items, own_masks, cells_as_bits(n_cells), own_part, own_first, free, n_cells,
          most, MOST_NODES_HELD, solutions, nodes)
    return most if nodes[0] >= MOST_NODES_HELD else solutions[0]


@njit(types.void(TABLE, TABLE, TABLE, types.int64, types.int64, types.int64, types.int64, types.int64, VECTOR,
                 types.float64[::1], types.boolean), cache=True, nogil=True)
def climb(maps, turnings, near, n_parts, least, most, seed, steps, owner, score, begin):
    """Improve a dissection by so many random changes, each of which moves one cell from a part to a part beside it.

    maps (maps, cells): where motions carry cells of the target, -1 beyond it. turnings (turnings, cells): those that
    carry the target onto itself. near (cells, most neighbours): the neighbours of each cell, padded with -1. Parts
    have `least` to `most` cells. owner (cells,): the part of each cell; with `begin` a random dissection replaces it.
    score (2,) receives what `evaluate` gives.
    """
    np.random.seed(seed)
    n = len(owner)
    room = n_parts * len(maps)
    masks, part_of = np.empty((room, (n + 63) // 64), np.uint64), np.empty(room, np.int32)
    start, items = np.zeros(room + 1, np.int32), np.empty(room * n, np.int32)
    if begin:
        for _ in range(1000):
            if fill(near, n_parts, owner):
                break
        score[0], score[1] = evaluate(maps, turnings, owner, n_parts, masks, part_of, start, items)
    sizes = np.zeros(n_parts, np.int64)
    for part in owner:
        sizes[part] += 1
    for _ in range(steps):
        cell = np.random.randint(n)
        other = near[cell, np.random.randint(near.shape[1])]
        if other < 0 or owner[other] == owner[cell]:
            continue
        giving, taking = owner[cell], owner[other]
        # A part outside of the bounds, as the first ones may be, only comes nearer to them.
        if sizes[giving] <= least or (sizes[taking] >= most and sizes[giving] <= sizes[taking]):
            continue
        owner[cell] = taking
        if is_connected(near, owner, giving):
            excess, hard = evaluate(maps, turnings, owner, n_parts, masks, part_of, start, items)
            if excess < score[0] or (excess == score[0] and hard >= score[1]):
                score[0], score[1] = excess, hard
                sizes[giving] -= 1
                sizes[taking] += 1
                continue
        owner[cell] = giving
