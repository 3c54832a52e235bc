"""Going straight to a given solution in the tree of a search, so that it is counted once, where it belongs."""

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
    """Return the slice that enters only nodes on the path to a solution; None if the state does not contain it.

    solution: its options as the problem numbers them, without padding. Everything beside the path remains open, so
    such a slice and others add up to one undisturbed run. Raises ValueError if it is no solution.
    """
    path = _Path(problem, solution)
    levels = path.onwards(state.levels)
    if levels is None:
        return None
    searcher = make_searcher(problem)
    done = advance(searcher, State(levels, 0), 1)
    # Node by node, with nothing else untried, so that the engine enters nothing beside the path.
    while done.remaining and (levels := path.onwards(done.remaining[0].levels)) is not None:
        step = advance(searcher, State(levels, 0), 1)
        done = replace(step, nodes=done.nodes + 1, updates=done.updates + step.updates,
                       profile=done.profile + step.profile)
    if not len(done.solutions):
        raise ValueError("what was to be steered to is no solution of this problem")
    remaining = tuple(State(rest, open_share(problem, State(rest, 0))) for rest in path.passed)
    return replace(done, remaining=remaining, updates=done.updates + path.updates(),
                   explored=state.share - sum(left.share for left in remaining))


class _Path:
    """The path to a solution; `passed` are the states, as levels, that are left open beside it."""

    def __init__(self, problem: Problem, solution: Int32) -> None:
        self._problem = problem
        self._chosen = set(solution.tolist())
        self.passed: list[Levels] = []
        self._turned: list[Levels] = []

    def onwards(self, levels: Levels) -> Levels | None:
        """Return levels that contain only the next node on the path; None if the given ones do not contain it."""
        at = next((d for d in range(len(levels)) if levels["option"][d] not in self._chosen), len(levels))
        aside = [rest for d in range(at) if (rest := self._after(levels, d)) is not None]
        if at < len(levels):
            option = next((o for o in self._untried(levels, at) if o in self._chosen), -1)
            if option < 0:
                return None
            before = np.concatenate([_closed(levels[:at]), levels[at:]])
            # What comes before this option, and the subtree in which the state was, stay open as a state of its own.
            before["last"][at] = option - 1
            levels = levels[: at + 1].copy()
            levels["option"][at] = option
            self._turned.append(_closed(levels))
            self.passed.append(before)
            # So does what comes after it.
            aside += [rest for rest in [self._after(levels, at)] if rest is not None]
        self.passed += aside
        self._turned += aside
        return _closed(levels)

    def updates(self) -> int:
        """Return the updates of the choices made by going aside, which an undisturbed search would count."""
        if not find(self._problem.engine).counts_all:
            return 0
        return sum(int(survey(self._problem.arrays, levels)[3]) for levels in self._turned)

    def _after(self, levels: Levels, d: int) -> Levels | None:
        """Return the levels for what is still to be tried at level d, None if there is nothing."""
        option = next(self._untried(levels, d), -1)
        if option < 0:
            return None
        rest = _closed(levels[: d + 1])
        rest["option"][d], rest["last"][d] = option, levels["last"][d]
        return rest

    def _untried(self, levels: Levels, d: int) -> Iterator[int]:
        """Yield the options of level d after its own that fit with the levels above."""
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
    """Return levels at which nothing is still to be tried."""
    alone = levels.copy()
    alone["last"] = alone["option"]
    return alone
