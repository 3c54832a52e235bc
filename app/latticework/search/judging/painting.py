"""The kernel that looks for solutions in which painted cells of all parts lie on painted cells of the target."""

import numpy as np
from numba import types

from latticework.kernel_cache import helper, njit
from latticework.search.arrays import Laid
from latticework.search.kernel_types import TABLE, VECTOR, record_type

_LAID = record_type(Laid)
_FLAGS = types.Array(types.boolean, 2, "C")


@helper
def mark_fits(laid, place, piece, colors, fits):
    """Set for each option of the part of a piece whether it may lie there; return how many solutions have these.

    fits (options,): only those of the part are set.
    """
    way, width, total = laid.way_of[laid.slots[place, piece]], laid.ways.shape[1], 0
    painted, n = np.empty(width, np.int64), 0
    for cell in range(width):
        if laid.ways[way, cell] >= 0 and colors[laid.ways[way, cell]]:
            painted[n] = cell
            n += 1
    for option in range(laid.first[piece], laid.last[piece]):
        fits[option] = False
        solutions = laid.start[option + 1] - laid.start[option]
        if solutions == 0:
            continue
        for other in range(laid.way_of[option], laid.way_of[option + 1]):
            same = True
            for i in range(n):
                if colors[laid.ways[other, painted[i]]] != colors[laid.ways[way, painted[i]]]:
                    same = False
                    break
            if same:
                fits[option] = True
                total += solutions
                break
    return total


@helper
def all_lie(laid, solution, pieces, n, fits, taken):
    """Return whether n painted pieces can lie in a solution, each in the place of a piece of its part.

    fits[i] are the options that piece i fits; taken (pieces,) is overwritten.
    """
    i = 0
    taken[0] = laid.begin[pieces[0]] - 1
    while i >= 0:
        taken[i] += 1
        if taken[i] == laid.end[pieces[i]]:
            i -= 1
            continue
        free = fits[i, laid.slots[solution, taken[i]]]
        for other in range(i):
            free = free and taken[other] != taken[i]
        if free:
            i += 1
            if i == n:
                return True
            taken[i] = laid.begin[pieces[i]] - 1
    return False


@helper
def same_but_turned(solution, images, carried, colors):
    """Return whether a symmetry that leaves the paint as it is carries the painted solution onto this one."""
    for number in range(len(images)):
        if images[number] == solution:
            same = True
            for cell in range(len(colors)):
                if colors[carried[number, cell]] != colors[cell]:
                    same = False
                    break
            if same:
                return True
    return False


@njit(types.int64(_LAID, types.int64, VECTOR, VECTOR, TABLE, types.boolean, _FLAGS, VECTOR), cache=True, nogil=True)
def others(laid, place, colors, images, carried, once, fits, found):
    """Write the solutions that the paint of a solution, given by its place, leaves besides it; return how many.

    colors (cells,): the paint of the target, and of the cells of the parts that lie there; 0 is none, and at least
    one cell is painted. images (symmetries,): onto which solution each symmetry carries it; carried (symmetries,
    cells): the same for cells. once: write only one, which is none of the images by a symmetry that leaves the paint
    as it is; else all but the images. fits (most painted pieces, options) is overwritten, found (solutions,) filled
    from the start.
    """
    n_pieces, width = laid.slots.shape[1], laid.ways.shape[1]
    pieces, n, n_found = np.empty(n_pieces, np.int64), 0, 0
    for piece in range(n_pieces):
        way = laid.way_of[laid.slots[place, piece]]
        for cell in range(width):
            if laid.ways[way, cell] >= 0 and colors[laid.ways[way, cell]]:
                pieces[n] = piece
                n += 1
                break
    # Only solutions in which the piece lies that has the fewest places are looked at.
    rarest, fewest = 0, np.int64(1) << 60
    for i in range(n):
        total = mark_fits(laid, place, pieces[i], colors, fits[i])
        if total < fewest:
            rarest, fewest = i, total
    taken = np.empty(n_pieces, np.int64)
    piece = pieces[rarest]
    for option in range(laid.first[piece], laid.last[piece]):
        if not fits[rarest, option]:
            continue
        for k in range(laid.start[option], laid.start[option + 1]):
            solution = laid.having[k]
            # One that has several of these options is looked at for the first one.
            slot = laid.begin[piece]
            while not fits[rarest, laid.slots[solution, slot]]:
                slot += 1
            if laid.slots[solution, slot] != option or not all_lie(laid, solution, pieces, n, fits, taken):
                continue
            if not once:
                is_image = False
                for image in images:
                    is_image = is_image or image == solution
                if is_image:
                    continue
            elif same_but_turned(solution, images, carried, colors):
                continue
            found[n_found] = solution
            n_found += 1
            if once:
                return n_found
    return n_found


@njit(types.void(_LAID, types.int64, VECTOR, VECTOR, TABLE, VECTOR, types.int64, _FLAGS, VECTOR, _FLAGS),
      cache=True, nogil=True)
def try_last(laid, place, colors, images, carried, cells, paints, fits, found, alone):
    """Set alone[i, k] to whether cells[i] painted with k + 1 leaves no other solution, for k below paints.

    The other arguments are those of `others`.
    """
    for i in range(len(cells)):
        for paint in range(paints):
            colors[cells[i]] = paint + 1
            alone[i, paint] = others(laid, place, colors, images, carried, True, fits, found) == 0
        colors[cells[i]] = 0
