"""Walking through a search node by node, forwards and back, in the order of its engine.

Each step is one call of the engine for one node, so it shows what the engine does: the same items chosen, the same
options in the same order, the same nodes counted. Runs to a later node let the engine go at full speed. What is open
at a node is computed in plain Python; the kernels find the same by links, bits or masks.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.phrases import phrase
from latticework.search.arrays import WHOLE, Int32, Levels
from latticework.search.engines import find
from latticework.search.problem import Problem
from latticework.search.pruning.tables import PRUNINGS
from latticework.search.slices import Slice, State, advance, make_searcher, open_share, root

_MOST_BACK = 10_000
"""The most steps that can be taken back."""

_FEW, _MANY = 64, 1 << 18
"""The nodes of the first and of the largest piece of a run; the largest takes tenths of a second."""


class Kind(Enum):
    """What happens at a node: an item is branched on, all is covered, nothing fits; or no node is left."""

    BRANCH = 1
    SOLUTION = 2
    DEAD_END = 3
    END = 4


@dataclass(frozen=True, eq=False)
class Node:
    """A node that is entered, and what happens there.

    number: of the node, from 1; solutions: found before it. levels: the path to it. item: the one branched on;
    options: those tried in turn; tied: how many items could have been chosen instead, itself included. lacking: at a
    dead end the items with too few fitting options, first the one that the engine found; pruning: the name of the one
    that cut the node off, "" if none did.
    """

    number: int
    solutions: int
    levels: Levels
    kind: Kind
    item: int = -1
    options: tuple[int, ...] = ()
    tied: int = 0
    lacking: tuple[int, ...] = ()
    pruning: str = ""

    @property
    def depth(self) -> int:
        """How many options are chosen."""
        return len(self.levels)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The options that are chosen, in their order."""
        return tuple(self.levels["option"].tolist())


@dataclass(frozen=True, eq=False)
class FittingOptions:
    """The options that fit at a node.

    fits (options,): those that can still be chosen; counts (items,): how many of them hold each item; needs (items,):
    by how many options each item must still be covered.
    """

    fits: NDArray[np.bool_]
    counts: NDArray[np.int64]
    needs: NDArray[np.int64]

    def of(self, problem: Problem, item: int) -> tuple[int, ...]:
        """Return the options of an item that fit, in the order in which they are tried."""
        own = problem.cover.options_of(item)
        return tuple(own[self.fits[own]].tolist())

    def lacking(self, problem: Problem) -> tuple[int, ...]:
        """Return the items with too few fitting options, in the problem's order, those of several copies last."""
        order = problem.order
        bad = order[(self.needs > self.counts)[order]]
        return tuple(bad[np.argsort(problem.cover.most[bad] > 1, kind="stable")].tolist())

    def tied(self, problem: Problem, item: int) -> int:
        """Return how many items have as few options as this one and could be branched on, itself included."""
        cover = problem.cover
        single = (cover.most == 1) & (self.needs == 1)
        last_copy = (cover.most > 1) & (cover.least == cover.most) & (self.needs == 1)
        return int(((single | last_copy) & (self.counts == self.counts[item])).sum())


def fitting(problem: Problem, chosen: Int32, among: NDArray[np.bool_] | None = None) -> FittingOptions:
    """Return what fits with chosen options; among (options,): those that the engine tries at all, None for all."""
    cover = problem.cover
    in_use = np.zeros(cover.n_options, bool)
    in_use[chosen] = True
    used = np.bincount(cover.items[in_use[cover.owner]], minlength=cover.n_items)
    full = used >= cover.most
    # An option fits when none of its entries is an item that has no copy left.
    fits = np.bincount(cover.owner[full[cover.items]], minlength=cover.n_options) == 0
    if among is not None:
        fits &= among
    counts = np.bincount(cover.items[fits[cover.owner]], minlength=cover.n_items)
    return FittingOptions(fits, counts, np.maximum(0, cover.least - used))


def _levels_after(problem: Problem, levels: Levels, among: NDArray[np.bool_] | None = None) -> Levels | None:
    """Return the levels of the node that is entered after the whole subtree of some levels, None at the end."""
    for depth in range(len(levels) - 1, -1, -1):
        item, option, last = levels[depth].item()
        left = fitting(problem, levels["option"][:depth], among).of(problem, item)
        later = [other for other in left if option < other <= last]
        if later:
            following = levels[: depth + 1].copy()
            following["option"][depth] = later[0]
            return following
    return None


@dataclass(frozen=True, eq=False)
class _Position:
    """The position of a walk: the open state, None at the end; the nodes entered and solutions found before."""

    state: State | None
    nodes: int
    solutions: int

    def after(self, done: Slice) -> "_Position":
        """Return the position after a slice from here."""
        return _Position(done.remaining[0] if done.remaining else None, self.nodes + done.nodes,
                         self.solutions + len(done.solutions))


class Trace:
    """A walk through a search; `node` is the current one, and each method that moves returns whether it could."""

    _position: _Position
    _node: Node | None
    _peeked: Slice | None

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self._searcher = make_searcher(problem)
        self._before: deque[_Position] = deque(maxlen=_MOST_BACK)
        self._at(_Position(root(), 0, 0))

    @property
    def can_go_back(self) -> bool:
        """Whether there is a step that can be taken back."""
        return bool(self._before)

    @property
    def explored(self) -> float:
        """The share of the search tree that was explored so far."""
        state = self._position.state
        return 1.0 if state is None else 1 - state.share / WHOLE

    def options_at(self, node: Node, depth: int) -> tuple[int, ...]:
        """Return the options of the item branched on at a depth of the path to a node, in their order."""
        if depth == node.depth:
            return node.options
        return self._fitting(node.levels[:depth]).of(self.problem, int(node.levels["item"][depth]))

    def step(self) -> bool:
        """Go to the next node."""
        return self._go(self._position.after(self._slice)) if self._position.state else False

    def step_over(self) -> bool:
        """Go to the first node after the subtree of the current one."""
        state = self._position.state
        if state is None:
            return False
        closed = state.levels.copy()
        # Only the subtree of the node: untried options of its levels are left for later.
        closed["last"] = closed["option"]
        below: State | None = State(closed, 0)
        done = self._position
        while below is not None:
            self._report(done)
            piece = advance(self._searcher, below, _MANY)
            done = done.after(piece)
            below = done.state
        levels = _levels_after(self.problem, state.levels, self._among)
        share = 0 if levels is None else open_share(self.problem, State(levels, 0))
        return self._go(_Position(None if levels is None else State(levels, share), done.nodes, done.solutions))

    def to_solution(self) -> bool:
        """Go to the next solution, or to the end."""
        return self._run(lambda done: len(done.solutions) > 0)

    def to_depth(self, depth: int) -> bool:
        """Go to the next node at a depth, which is the number of options chosen, or to the end."""
        return self._run(lambda done: bool(done.profile[depth : depth + 1].any()))

    def to_dead_end(self) -> bool:
        """Go to the next dead end, or to the end; the path down is never long."""
        if self._position.state is None:
            return False
        here = self._position.after(self._slice)
        while here.state is not None:
            self._report(here)
            done = advance(self._searcher, here.state, 1)
            if not len(done.solutions) and not _goes_down(here.state, done):
                break
            here = here.after(done)
        return self._go(here)

    def back(self) -> bool:
        """Undo the last step or run."""
        if not self._before:
            return False
        self._at(self._before.pop())
        return True

    def reset(self) -> bool:
        """Go back to the root; this can be undone too."""
        return self._go(_Position(root(), 0, 0)) if self._position.nodes else False

    @property
    def node(self) -> Node:
        """The current node."""
        if self._node is None:
            self._node = self._look()
        return self._node

    def _go(self, to: _Position) -> bool:
        self._before.append(self._position)
        self._at(to)
        return True

    def _at(self, position: _Position) -> None:
        self._position = position
        self._node, self._peeked = None, None

    @property
    def _slice(self) -> Slice:
        """The result of entering the current node."""
        if self._peeked is None:
            self._peeked = advance(self._searcher, self._position.state or root(), 1)
        return self._peeked

    def _run(self, happens: Callable[[Slice], bool]) -> bool:
        """Go to the first later node for whose slice `happens` is true, or to the end.

        Once it is true for a piece, halves of pieces are searched again until the piece is that node.
        """
        if self._position.state is None:
            return False
        here, size, grows = self._position.after(self._slice), _FEW, True
        while here.state is not None:
            self._report(here)
            done = advance(self._searcher, here.state, size)
            if not happens(done):
                here = here.after(done)
                # Before it happened pieces grow, so that a long run takes few calls; after that they are halved.
                size = min(2 * size, _MANY) if grows else max(1, size // 2)
            elif done.nodes == 1:
                break
            else:
                grows, size = False, done.nodes // 2
        return self._go(here)

    def _report(self, here: _Position) -> None:
        share = 1.0 if here.state is None else 1 - here.state.share / WHOLE
        checkpoint(phrase("searching: {nodes} nodes so far", nodes=here.nodes), share)

    @cached_property
    def _among(self) -> NDArray[np.bool_] | None:
        """The options that the engine tries at all, as a mask; None for all."""
        problem = self.problem
        if not (problem.lean and find(problem.engine).leaves_out):
            return None
        live = problem.option_sets[0].live.view(np.uint8)
        return np.unpackbits(live, count=problem.cover.n_options, bitorder="little").astype(bool)

    def _fitting(self, levels: Levels) -> FittingOptions:
        return fitting(self.problem, levels["option"], self._among)

    def _look(self) -> Node:
        # The node that the position is about to enter.
        number, solutions, state = self._position.nodes + 1, self._position.solutions, self._position.state
        if state is None:
            return Node(number - 1, solutions, root().levels, Kind.END)
        done, levels = self._slice, state.levels
        left = self._fitting(levels)
        if len(done.solutions):
            return Node(number, solutions, levels, Kind.SOLUTION)
        if _goes_down(state, done):
            item = int(done.remaining[0].levels["item"][len(levels)])
            return Node(number, solutions, levels, Kind.BRANCH, item, left.of(self.problem, item),
                        left.tied(self.problem, item))
        pruning = next((name for name, cut in zip(PRUNINGS, done.cut.tolist(), strict=True) if cut), "")
        return Node(number, solutions, levels, Kind.DEAD_END, lacking=left.lacking(self.problem), pruning=pruning)


def _goes_down(state: State, done: Slice) -> bool:
    """Whether entering the node of a state leads to a node below it."""
    return bool(done.remaining) and len(done.remaining[0].levels) > len(state.levels)
