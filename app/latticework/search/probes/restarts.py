"""Searching for any one solution: random dives that prefer good options, each followed by a search below its end.

A complete search finds its first solution late if solutions are rare, because it cannot leave a large subtree without
any. A dive starts again at the root: it branches on an item with the fewest options, as a search does, and prefers
options that leave many to the other items, by the sum of the logarithms of what each has left; that would be the
logarithm of the number of solutions if items were independent. A strong preference leads to the same options again
and again, so each dive draws its strength. At some depth the dive ends and an engine searches everything below, up to
a budget, to which the depth is adapted. Nothing here is part of a complete search; see `slice_to_solution`.
"""

from dataclasses import dataclass, replace

import numpy as np

from latticework.search.arrays import LEVEL, Int32
from latticework.search.engines import usual
from latticework.search.probes.random_dives import descend
from latticework.search.probes.random_probes import can_prefer
from latticework.search.problem import Problem
from latticework.search.slices import advance, make_searcher
from latticework.search.state import State, root

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
