"""How a node's share of the search tree is divided among its children."""

from latticework.kernel_cache import njit


@njit(cache=True, nogil=True)
def child_share(share, children, rank):
    """Return the share of child number `rank` of a node; shares are integers that add up exactly."""
    # The remainder of the division goes to the first children, one each.
    return share // children + (1 if rank < share % children else 0)
