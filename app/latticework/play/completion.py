"""Whether parts that lie in a target can stay: a search for a solution that contains their placements."""

import time
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import Cover, Reduction, item_order
from latticework.lattice.layers import layer_of
from latticework.play.game import Laid
from latticework.search import Problem, advance, make_problem, make_searcher, root

_BUDGET = 1 << 16
"""Nodes between two looks at the clock and at whether the search was cancelled: some hundredths of a second."""

_ORDER = "short"


@dataclass(frozen=True)
class Completion:
    """An answer: whether placements can stay, "unknown" where time was up, and all placements of a solution if so."""

    answer: Literal["yes", "no", "unknown"]
    solution: frozenset[int] = frozenset()


def complete(reduction: Reduction, laid: Laid, seconds: float) -> Completion:
    """Look for a solution that contains placements, for so long; can be cancelled.

    A search of the whole tree, which alone can say no, takes turns with random dives, which find rare solutions.
    """
    cover, options = _without(reduction.cover, laid)
    placed = reduction.first_of[len(reduction.puzzle.parts)]
    if not cover.least.any():
        return Completion("yes", frozenset(laid))
    if not cover.n_options or (np.bincount(cover.items, minlength=cover.n_items) < cover.least).any():
        return Completion("no")
    found = _search(make_problem(cover, order=item_order(reduction, _ORDER)), seconds)
    if not isinstance(found, np.ndarray):
        return Completion(found)
    chosen = options[found[found >= 0]]
    return Completion("yes", frozenset((*laid, *chosen[chosen < placed].tolist())))


def _without(cover: Cover, laid: Laid) -> tuple[Cover, NDArray[np.intp]]:
    """Return what is left to cover once some options are chosen, and the numbers of the options that still may be."""
    chosen = np.isin(cover.owner, np.array(laid, np.int64))
    used = np.bincount(cover.items[chosen], minlength=cover.n_items).astype(np.int32)
    full = used >= cover.most
    kept = np.ones(cover.n_options, bool)
    kept[cover.owner[full[cover.items]]] = False
    left = cover.only(kept)
    return replace(left, least=np.maximum(cover.least - used, 0), most=cover.most - used), np.flatnonzero(kept)


def _search(problem: Problem, seconds: float) -> NDArray[np.int32] | Literal["no", "unknown"]:
    from latticework.search.probes.first_solution import find_by_dives  # noqa: PLC0415 compiles kernels few need

    until = time.monotonic() + seconds
    searcher, state, depth, seed = make_searcher(problem), root(), 0, 0
    while True:
        checkpoint()
        piece = advance(searcher, state, _BUDGET, room=1)
        if len(piece.solutions):
            first: NDArray[np.int32] = piece.solutions[0]
            return first
        if not piece.remaining:
            return "no"
        if time.monotonic() >= until:
            return "unknown"
        state = piece.remaining[0]
        checkpoint()
        dives = find_by_dives(problem, seed, depth, _BUDGET)
        if dives.solution is not None:
            return dives.solution
        depth, seed = dives.depth, seed + 1


def next_part(reduction: Reduction, laid: Laid, solution: frozenset[int]) -> int | None:
    """Return the next placement of a solution: as low as possible, against what lies; None if all are laid."""
    cells, lattice = reduction.puzzle.target.cells, reduction.puzzle.standing.lattice
    there = {cell for option in laid for cell in reduction.cells(option)}

    def order(option: int) -> tuple[int, int, int]:
        own = reduction.cells(option)
        contacts = sum(near in there for cell in own for near in lattice.neighbours(cell))
        return min(layer_of(lattice, cell) for cell in own), -contacts, cells.index(own[0])

    return min(solution.difference(laid), key=order, default=None)
