"""Counting solutions without listing them."""

from collections.abc import Callable
from pathlib import Path

from latticework.api.arguments import one_of, whole
from latticework.api.puzzle import Puzzle, as_puzzle
from latticework.cover import ORDERS, item_order, reduce
from latticework.puzzle.targets import alone
from latticework.search.counting.layers import Frontier


def count(puzzle: Puzzle | str | Path, *, order: str = "short", memory: int = 256,
          progress: Callable[[float], None] | None = None) -> int:
    """Return the number of all solutions, symmetric copies too, without listing them.

    Equal states are merged, which is fast where copies are unlimited or the target is narrow; elsewhere `solve` is
    faster.

    puzzle: a puzzle, or the name or path of one.
    order: in which order the cells are covered, one of those of `latticework count --order`.
    memory: what the states may fill, in megabytes; where there are more, counting goes on in parts and takes longer.
    progress: called with the share of the work that is done, 0 to 1.

    Raises LatticeworkError when an argument is wrong, or counting would take far too long.

    >>> lw.count(lw.Puzzle.boxed("square", (8, 8), [lw.Part("##", copies=32)]))
    12988816
    """
    reduction = reduce(alone(as_puzzle(puzzle).document))
    order_of_items = item_order(reduction, one_of(order, ORDERS, "order"))
    frontier = Frontier(reduction.cover, order_of_items, whole(memory, "memory", 1) << 20)
    return frontier.count(lambda now: progress(now.share) if progress else None)
