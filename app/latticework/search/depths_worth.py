"""The depths of a search tree at which subtrees are large enough for some preparation to pay off."""

from latticework.kernel_cache import helper


@helper
def worth_depth(profile, worth):
    """Return the greatest depth whose subtrees had at least `worth` nodes on average, -1 if none had."""
    below = 0
    # From the bottom up, `below` counts the nodes at this depth and deeper; divided by those at it, a mean subtree.
    for d in range(len(profile) - 1, -1, -1):
        below += profile[d]
        if profile[d] > 0 and below >= worth * profile[d]:
            return d
    return -1
