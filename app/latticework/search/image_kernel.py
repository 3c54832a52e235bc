"""The kernel that compares solutions with their images under symmetries."""

import numpy as np
from numba import types

from latticework.kernel_cache import helper, njit
from latticework.search.kernel_types import LONGS, TABLE

_FLAGS = types.Array(types.boolean, 1, "C")


@helper
def first_difference(a, b):
    """Return the difference of two rows in the first column in which they differ, 0 if they are equal."""
    for k in range(len(a)):
        if a[k] != b[k]:
            return a[k] - b[k]
    return 0


@helper
def weight_of(option):
    """Return the weight of an option, a bit for each of the first 64: rows with greater sums come first."""
    # The least option that only one of two rows has decides both their order and the greater sum.
    return np.uint64(1) << np.uint64(63 - option) if option < 64 else np.uint64(0)


@helper
def all_are_findable(image, findable):
    """Return whether a search can choose all options of a row; it cannot choose those beyond the last."""
    for option in image:  # noqa: SIM110 - numba compiles no generators in all()
        if option >= len(findable) or not findable[option]:
            return False
    return True


@njit(types.void(TABLE, TABLE, _FLAGS, _FLAGS, TABLE, _FLAGS, LONGS, LONGS), cache=True, nogil=True)
def compare_images(rows, options, mirrors, findable, canonical, keep, stabiliser, turning):
    """Compare solutions with their images under symmetries.

    rows (n, width): options ascending, padded with the last one of `options` (symmetries, options + 1), which is as
    in Group, as is mirrors; findable (options + 1,): those that a search can choose. keep (n,) receives whether no
    findable image is less than the row. For rows that are kept, canonical (n, width) receives the least image, and to
    stabiliser and turning (n,) are added the numbers of symmetries, without the first, that leave the row unchanged,
    and of rotations among them.
    """
    n, width = rows.shape
    image = rows[0].copy()
    for i in range(n):
        row, least = rows[i], canonical[i]
        least[:] = row
        own = np.uint64(0)
        # Most images are distinguished from the row by these words alone, without sorting.
        for option in row:
            own |= weight_of(option)
        # The first symmetry is the identity.
        for g in range(1, len(options)):
            weight, lowest = np.uint64(0), options[g, row[0]]
            for k in range(width):
                image[k] = options[g, row[k]]
                weight |= weight_of(image[k])
                lowest = min(lowest, image[k])
            # The words say nothing of solutions without the first 64 options, as where parts may be left out.
            if weight < own or lowest > row[0]:
                continue  # it is greater than the row, and so than the least image
            image.sort()
            order = first_difference(image, row)
            if order == 0:
                stabiliser[i] += 1
                turning[i] += not mirrors[g]
            elif order < 0:
                # An image with an option that the search lacks is never found, so it does not remove the row.
                if all_are_findable(image, findable):
                    keep[i] = False
                    break  # nothing more is asked of a row that is removed
                if first_difference(image, least) < 0:
                    least[:] = image
