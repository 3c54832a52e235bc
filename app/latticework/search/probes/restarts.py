"""Looking for any one solution: random dives that prefer good options, each with a search of what is below.

A complete search meets its first solution late where solutions are few and far between, because it cannot leave a
large subtree that holds none. A dive starts anew: it branches on an item with the fewest options, as a search does,
and among these prefers the option that leaves the other items many: the sum of the logarithms of what each has left,
which is the logarithm of the number of ways if items did not disturb each other. Preferring strongly repeats itself,
so each dive draws how strongly. At some depth the dive ends and an engine searches all that is below, up to a budget.
The depth follows what the budget can do. Nothing here is part of a complete search; see `slice_to_solution`.
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

BELOW = 1 << 18
"""Nodes that are entered below a dive."""

WORDS = 4096
"""Words of the table looked at in a dive that take as long as a node, so that dear dives use up the budget, too."""

STRENGTH = 2.0
"""The most that a dive raises what options leave to, before it draws one by that weight; 0 is blind chance."""


@dataclass(frozen=True, eq=False)
class DiveResult:
    """The result of a search for one solution: its options, ascending, or none; depth of the next dive; nodes."""

    solution: Int32 | None
    depth: int
    nodes: int


def find_by_dives(problem: Problem, seed: int, depth: int, budget: int) -> DiveResult:
    """Dive again and again until a solution is met or about `budget` nodes were entered below; depth: to begin with.

    The same arguments give the same answer.
    """
    below = make_searcher(replace(problem, engine=usual(problem.cover).name, by_size=True))
    chance = np.random.default_rng(seed)
    dear = problem.option_sets[0].table.size // WORDS
    nodes = spent = 0
    while spent < budget:
        state = dive(problem, chance, depth)
        piece = advance(below, state, BELOW, room=1)
        nodes += piece.nodes
        spent += dear * len(state.levels) + (BELOW if piece.remaining else piece.nodes)
        if len(piece.solutions):
            return DiveResult(np.sort(piece.solutions[0][piece.solutions[0] >= 0]), depth, nodes)
        if not state.levels.size and not piece.remaining:
            break  # the whole tree was searched
        # Searched to the end in no time: begin higher up. Not finished: begin deeper.
        depth = depth + 1 if piece.remaining else depth - 1 if piece.nodes < BELOW // 16 else depth
    return DiveResult(None, depth, nodes)


def dive(problem: Problem, chance: np.random.Generator, depth: int) -> State:
    """Return a state at a depth reached by choosing options at random, by what they leave; less deep where stuck."""
    if depth == 0:
        return root()
    levels = np.zeros(problem.longest + 1, LEVEL)
    # Drawn in any case, so that a seed leads the same way whether or not preferring is affordable.
    strength, draws = STRENGTH * chance.random(), chance.random(min(depth, problem.longest))
    strength = strength if can_prefer(problem) else 0.0
    bits, exclusive = problem.option_sets
    reached, _ = descend(problem.arrays, bits, exclusive, levels, 0, draws, strength, 0.0,
                         np.empty(len(draws) + 1), True, False)
    return State(levels[:reached].copy(), 0)
