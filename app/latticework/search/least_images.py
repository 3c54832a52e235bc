"""Filtering the solutions of a batch that are the least of their images, by a kernel.

`cover.least_of_images` does the same with numpy: checks of solutions use that one, and so independent code.
"""

import numpy as np
from numpy.typing import NDArray

from latticework.cover import Filtered, Group
from latticework.search.arrays import Int32


def least_of_images(rows: Int32, group: Group, kept: NDArray[np.bool_]) -> Filtered:
    """Return the same as `cover.least_of_images`, for rows (n, width) in any order and with any padding."""
    from latticework.search.image_kernel import compare_images  # noqa: PLC0415 it takes a moment to load

    own = np.ascontiguousarray(np.sort(rows, axis=1), np.int32)
    canonical, keep = own.copy(), np.ones(len(own), np.bool_)
    stabiliser, turning = np.ones((2, len(own)), np.int64)  # the identity
    if group.order > 1 and own.size:
        compare_images(own, np.ascontiguousarray(group.options), np.ascontiguousarray(group.mirrors),
                       # One more for the padding, which must not make an image count as not findable.
                       np.append(kept, True), canonical, keep, stabiliser, turning)
    rotations = group.order * turning // (group.rotations * stabiliser)
    return Filtered(own[keep], (group.order // stabiliser)[keep], rotations[keep], canonical[keep])


def symmetries_of(rows: Int32, group: Group) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return how many symmetries leave each solution unchanged, and how many rotations; shape (n,) each.

    rows: (n, width), padded with the last option. group: may be one of some parts, see `symmetry_group`.
    """
    from latticework.search.image_kernel import compare_images  # noqa: PLC0415 it takes a moment to load

    own = np.ascontiguousarray(np.sort(rows, axis=1), np.int32)
    every, turning = np.ones((2, len(own)), np.int64)  # the identity
    if group.order > 1 and own.size:
        # With no option findable no row is removed, whatever its images are.
        compare_images(own, np.ascontiguousarray(group.options), np.ascontiguousarray(group.mirrors),
                       np.zeros(group.options.shape[1], np.bool_), own.copy(), np.ones(len(own), np.bool_), every,
                       turning)
    return every, turning
