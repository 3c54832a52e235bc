"""Which depths of a search tree have subtrees that are large enough for some preparation to repay itself."""

from latticework.kernel_cache import njit


@njit(cache=True, nogil=True)
def worth_depth(profile, worth):
    """Return the greatest depth whose subtrees were large enough on the average, -1 when none was."""
    below = 0
    # From the bottom up, `below` has the nodes at this depth and deeper: divided by those at it, a mean subtree.
    for d in range(len(profile) - 1, -1, -1):
        below += profile[d]
        if profile[d] > 0 and below >= worth * profile[d]:
            return d
    return -1
