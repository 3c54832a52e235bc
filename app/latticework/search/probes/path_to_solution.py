"""Going straight to a known solution in the tree of a search, so that it is counted once and in its place."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from latticework.search.arrays import Int32
from latticework.search.engines import find
from latticework.search.explored_share import survey
from latticework.search.problem import Problem
from latticework.search.slices import advance, make_searcher, open_share
from latticework.search.state import Slice, State

Levels = NDArray[np.void]


def slice_to_solution(problem: Problem, state: State, solution: Int32) -> Slice | None:
    """Enter only the nodes that lead to a solution; None when it is not in the part of the tree that a state holds.

    solution: its options as the problem numbers them, without padding. What is passed by remains open, so such a
    slice and others add up to one undisturbed run. Raises ValueError for what is no solution.
    """
    path = _Path(problem, solution)
    way = path.onwards(state.levels)
    if way is None:
        return None
    searcher = make_searcher(problem)
    done = advance(searcher, State(way, 0), 1)
    # Node by node, closed on all sides, so that the engine enters nothing beside the way.
    while done.remaining and (way := path.onwards(done.remaining[0].levels)) is not None:
        step = advance(searcher, State(way, 0), 1)
        done = replace(step, nodes=done.nodes + 1, updates=done.updates + step.updates,
                       profile=done.profile + step.profile)
    if not len(done.solutions):
        raise ValueError("what was to be steered to is no solution of this problem")
    remaining = tuple(State(levels, open_share(problem, State(levels, 0))) for levels in path.passed)
    return replace(done, remaining=remaining, updates=done.updates + path.updates(),
                   explored=state.share - sum(left.share for left in remaining))


class _Path:
    """The path to a solution; `passed` are the levels left open beside it, `turned` those cut short."""

    def __init__(self, problem: Problem, solution: Int32) -> None:
        self._problem = problem
        self._chosen = set(solution.tolist())
        self.passed: list[Levels] = []
        self._turned: list[Levels] = []

    def onwards(self, levels: Levels) -> Levels | None:
        """Return the levels that hold nothing but the next node on the way; None where these do not hold the way."""
        at = next((d for d in range(len(levels)) if levels["option"][d] not in self._chosen), len(levels))
        aside = [rest for d in range(at) if (rest := self._after(levels, d)) is not None]
        if at < len(levels):
            option = next((o for o in self._untried(levels, at) if o in self._chosen), -1)
            if option < 0:
                return None
            before = np.concatenate([_closed(levels[:at]), levels[at:]])
            # What comes before the turn, with the subtree that the state stood in, stays open as a state of its own.
            before["last"][at] = option - 1
            levels = levels[: at + 1].copy()
            levels["option"][at] = option
            self._turned.append(_closed(levels))
            self.passed.append(before)
            # And so does what comes after it.
            aside += [rest for rest in [self._after(levels, at)] if rest is not None]
        self.passed += aside
        self._turned += aside
        return _closed(levels)

    def updates(self) -> int:
        """Return the updates of choosing what was turned to, which an undisturbed search counts on its way."""
        if not find(self._problem.engine).counts_all:
            return 0
        return sum(int(survey(self._problem.arrays, levels)[3]) for levels in self._turned)

    def _after(self, levels: Levels, d: int) -> Levels | None:
        """Return the levels that hold what is still to be tried at level d, None when there is nothing."""
        option = next(self._untried(levels, d), -1)
        if option < 0:
            return None
        rest = _closed(levels[: d + 1])
        rest["option"][d], rest["last"][d] = option, levels["last"][d]
        return rest

    def _untried(self, levels: Levels, d: int) -> Iterator[int]:
        """Yield the options of level d after its own that the levels above leave."""
        cover = self._problem.cover
        start, items, most = cover.start, cover.items, cover.most
        item, first, last = levels[d].item()
        used = np.zeros(len(most), np.int64)
        for above in levels["option"][:d].tolist():
            used[items[start[above] : start[above + 1]]] += 1
        for option in range(first + 1, last + 1):
            own = items[start[option] : start[option + 1]]
            if item in own and (used[own] < most[own]).all():
                yield option


def _closed(levels: Levels) -> Levels:
    """Return levels without the options still to be tried at them."""
    alone = levels.copy()
    alone["last"] = alone["option"]
    return alone
