"""Searching for any one solution: random dives that prefer good options, each followed by a search below its end.

A complete search finds its first solution late if solutions are rare, because it cannot leave a large subtree without
any. A dive starts again at the root: it branches on an item with the fewest options, as a search does, and prefers
options that leave many to the other items, by the sum of the logarithms of what each has left; that would be the
logarithm of the number of solutions if items were independent. A strong preference leads to the same options again
and again, so each dive draws its strength. At some depth the dive ends and an engine searches everything below, up to
a budget, to which the depth is adapted.

Dives are no part of a complete search. `slice_to_solution` goes straight to the solution that they found in the tree
of one, so that it is counted once, where it belongs.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from latticework.search.arrays import LEVEL, Int32, Levels
from latticework.search.dlx.links import survey
from latticework.search.engines import find, usual
from latticework.search.probes.random_dives import descend
from latticework.search.probes.random_probes import can_prefer
from latticework.search.problem import Problem
from latticework.search.slices import Slice, State, advance, make_searcher, open_share, root

_BELOW = 1 << 18
"""The most nodes that are entered below a dive."""

_WORDS = 4096
"""The words of tables read in a dive that take as long as a node, so that expensive dives use up the budget too."""

STRENGTH = 2.0
"""The highest power of what options leave that dives use as weights of options; with 0 they choose uniformly."""


@dataclass(frozen=True, eq=False)
class DiveResult:
    """The result of a search for one solution: its options, ascending, or None; the depth of the next dive; nodes."""

    solution: Int32 | None
    depth: int
    nodes: int


def find_by_dives(problem: Problem, seed: int, depth: int, budget: int) -> DiveResult:
    """Dive repeatedly until a solution is found or about `budget` nodes were entered below; depth: of the first dive.

    The same arguments give the same result.
    """
    below = make_searcher(replace(problem, engine=usual(problem.cover).name, by_size=True))
    chance = np.random.default_rng(seed)
    expensive = problem.option_sets[0].table.size // _WORDS
    nodes = spent = 0
    while spent < budget:
        state = dive(problem, chance, depth)
        piece = advance(below, state, _BELOW, room=1)
        nodes += piece.nodes
        spent += expensive * len(state.levels) + (_BELOW if piece.remaining else piece.nodes)
        if len(piece.solutions):
            return DiveResult(np.sort(piece.solutions[0][piece.solutions[0] >= 0]), depth, nodes)
        if not state.levels.size and not piece.remaining:
            break  # the whole tree was searched
        # Finished very quickly: end dives higher up. Not finished: end them deeper.
        depth = depth + 1 if piece.remaining else depth - 1 if piece.nodes < _BELOW // 16 else depth
    return DiveResult(None, depth, nodes)


def dive(problem: Problem, chance: np.random.Generator, depth: int) -> State:
    """Return a state reached by choosing options at random, by what they leave; less deep if stuck before."""
    if depth == 0:
        return root()
    levels = np.zeros(problem.longest + 1, LEVEL)
    # Drawn in any case, so that a seed gives the same dive whether or not preferring is affordable.
    strength, draws = STRENGTH * chance.random(), chance.random(min(depth, problem.longest))
    strength = strength if can_prefer(problem) else 0.0
    bits, exclusive = problem.option_sets
    reached, _ = descend(problem.arrays, bits, exclusive, levels, 0, draws, strength, 0.0,
                         np.empty(len(draws) + 1), True, False)
    return State(levels[:reached].copy(), 0)


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
