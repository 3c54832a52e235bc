"""What can be searched: puzzles and exact cover problems."""

import numpy as np

from latticework.cover import Cover, ExactCover, PosedCover, Reduction, item_order, pose, reduce
from latticework.cover.problem import Int32
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import alone

Document = Puzzle | ExactCover


def most_levels(document: Document) -> int:
    """Return the most options that a solution can have, and so the most levels of its search."""
    return document.n_options if isinstance(document, ExactCover) else len(document.target.cells)


def reduced(document: Document) -> Reduction | PosedCover:
    """Return the problem that engines search, of a puzzle with the target at hand; raises LatticeworkError."""
    return pose(document) if isinstance(document, ExactCover) else reduce(alone(document))


def order_of(problem: Reduction | PosedCover, name: str, usual: str = "given") -> Int32:
    """Return the items in the order of a name, "" for the usual one, of exact cover problems always the given one."""
    if isinstance(problem, PosedCover):
        return problem.order(name or "given")
    return item_order(problem, name or usual)


def choosable(problem: Reduction | PosedCover) -> tuple[Cover, Int32]:
    """Return a problem with only the options that a solution may choose, and their numbers, shape (options,)."""
    kept = problem.choosable if isinstance(problem, PosedCover) else np.ones(problem.cover.n_options, bool)
    return problem.cover.only(kept), np.flatnonzero(kept).astype(np.int32)
