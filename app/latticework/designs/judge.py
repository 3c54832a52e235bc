"""How many solutions sets of parts have and how hard they are, thousands a second, with placements made only once."""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import Reduction
from latticework.phrases import phrase

MOST_NODES = 10_000_000
"""The most nodes for a set where nothing else is asked for: some seconds."""
_TOGETHER = 16
"""Sets that are judged between two looks at whether to go on."""


class Judged(NamedTuple):
    """How many solutions each set has, in all positions, and how many nodes its search takes; shape (sets,) each."""

    solutions: NDArray[np.int64]
    nodes: NDArray[np.int64]

    @property
    def difficulty(self) -> NDArray[np.float64]:
        """The nodes for each solution, shape (sets,); infinite where there is none.

        A search that always takes the cell or the part with the fewest possibilities; symmetric copies of a solution
        count as several, as their nodes do. It says how much there is to try, not how well a person sees what fits.
        """
        with np.errstate(divide="ignore"):
            return self.nodes / self.solutions


@dataclass(frozen=True, eq=False)
class Judge:
    """Judges sets of the parts of a puzzle. Arrays are those of the kernel, see there."""

    start: NDArray[np.int32]
    items: NDArray[np.int32]
    masks: NDArray[np.uint64]
    must: NDArray[np.uint64]
    part_of: NDArray[np.int32]
    first_of: NDArray[np.int32]
    free: NDArray[np.bool_]
    n_cells: int
    most_holes: int

    @staticmethod
    def of(reduction: Reduction) -> "Judge":
        """Return the judge for a puzzle's lattice, target and parts."""
        cover, blocks = reduction.cover, len(reduction.blocks)
        must = (cover.least == 1) & (np.arange(cover.n_items) >= blocks)
        number = np.cumsum(must) - 1
        own = must[cover.items]
        start = np.append(0, np.cumsum(np.bincount(cover.owner[own], minlength=cover.n_options)))
        # All items but those of the parts exclude each other; secondary items, as crossings, are among them.
        bits = np.zeros((cover.n_options, max(1, -(-(cover.n_items - blocks) // 64))), np.uint64)
        rest = cover.items >= blocks
        place = (cover.items[rest] - blocks).astype(np.uint64)
        np.bitwise_or.at(bits, (cover.owner[rest], place // np.uint64(64)), np.uint64(1) << place % np.uint64(64))
        cells = np.zeros(bits.shape[1], np.uint64)
        place = np.flatnonzero(must[blocks:]).astype(np.uint64)
        np.bitwise_or.at(cells, place // np.uint64(64), np.uint64(1) << place % np.uint64(64))
        n_parts = len(reduction.puzzle.parts)
        return Judge(start.astype(np.int32), number[cover.items[own]].astype(np.int32), bits, cells,
                     reduction.part_of.astype(np.int32), reduction.first_of.astype(np.int32),
                     np.arange(blocks) >= n_parts, int(must.sum()), int(cover.most[n_parts:blocks].sum()))

    def judge(self, sets: NDArray[np.integer], most_solutions: int = 1 << 40, most_nodes: int = MOST_NODES) -> Judged:
        """Return the solutions and nodes of sets of parts; can be cancelled.

        sets: how often each part is used, shape (sets, parts). most_solutions, most_nodes: where to end the search of
        a set, whose nodes for each solution so far are then its difficulty.
        """
        rows, parts = np.nonzero(sets)
        numbers = np.bincount(rows, minlength=len(sets))
        return self.judge_parts(_padded(parts, numbers), _padded(sets[rows, parts], numbers), most_solutions,
                                most_nodes)

    def judge_parts(
        self, parts: NDArray[np.integer], times: NDArray[np.integer], most_solutions: int, most_nodes: int
    ) -> Judged:
        """Return the same of sets given by their parts, ascending, and how often each is used, shape (sets, width).

        Behind the last part of a set times are 0, whatever the part is.
        """
        from latticework.search.judging.kernel import judge  # noqa: PLC0415 it loads kernels

        n, holes = len(parts), np.flatnonzero(self.free)
        solutions, nodes = np.zeros(n, np.int64), np.zeros(n, np.int64)
        used = np.ascontiguousarray(np.hstack([parts, np.tile(holes, (n, 1))]), np.int32)
        often = np.ascontiguousarray(np.hstack([times, np.full((n, len(holes)), self.most_holes)]), np.int32)
        for begin in range(0, n, _TOGETHER):
            checkpoint(phrase("judging set {number} of {all}", number=begin + 1, all=n), begin / n)
            some = slice(begin, begin + _TOGETHER)
            judge(used[some], often[some], self.start, self.items, self.masks, self.must, self.part_of,
                  self.first_of, self.free, self.n_cells, most_solutions, most_nodes, solutions[some], nodes[some])
        return Judged(solutions, nodes)


def _padded(values: NDArray[np.integer], numbers: NDArray[np.integer]) -> NDArray[np.integer]:
    """Return values as rows of so many each, padded with 0."""
    made = np.zeros((len(numbers), int(numbers.max(initial=0))), np.int32)
    made[np.arange(made.shape[1]) < numbers[:, None]] = values
    return made
