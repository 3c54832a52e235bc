"""How many solutions sets of parts have and how hard they are: thousands a second, with placements made only once.

`as_drawn` says the same of a single puzzle after each change of it, in a moment or not at all.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import Reduction
from latticework.jobs.job import prepare_searched
from latticework.jobs.searched import Searched, searched
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.puzzle.sizes import sizes, without_cells
from latticework.search import advance, make_searcher, root
from latticework.search.least_images import least_of_images

MOST_NODES = 10_000_000
"""The most nodes for a set where nothing else is asked for: some seconds."""
_TOGETHER = 16
"""Sets that are judged between two looks at whether to go on."""

MOST_CELLS, MOST_OPTIONS = 100, 6_000
"""The largest target, and the most placements, of a puzzle that is judged as it is drawn."""
MOST_SOLUTIONS = 1_000
"""The most solutions of such a puzzle that are counted."""
_NODES, _ENOUGH = 10_000, 100
"""The most nodes and solutions, in all positions, of the search that its difficulty comes from."""
_MOST_NODES, _AT_A_TIME = 200_000, 2_000
"""The most nodes of the search that counts its solutions, and those between two looks at whether to go on."""


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


class AsDrawn(NamedTuple):
    """What is known of a puzzle.

    solutions: different ones, as the window counts them. complete: whether these are all, and else there are at least
    so many; one more than MOST_SOLUTIONS are as many as are counted. difficulty: nodes for each
    solution, see `Judged`, None where it has none or parts may be left out. exact: whether that search came to its
    end, and else the difficulty is that of its first part.
    """

    solutions: int
    complete: bool
    difficulty: float | None = None
    exact: bool = True


def as_drawn(puzzle: Puzzle) -> AsDrawn | None:
    """Return what is known of a puzzle for its current target; None where it is too large, or not ready to be solved.

    Raises LatticeworkError where it cannot be searched; can be cancelled.
    """
    size = sizes(puzzle)
    if not 0 < size.cells <= MOST_CELLS or not puzzle.parts or without_cells(puzzle) or size.too_few or size.too_many:
        return None
    found = searched(puzzle)
    if found.cover.n_options > MOST_OPTIONS:
        return None
    # First without the symmetries, which take as long to find: most changes leave no solution.
    times = [part.most for part in puzzle.parts if part.least == part.most]
    if len(times) < len(puzzle.parts):
        return _counted(found)
    judged = Judge.of(found.reduction).judge(np.array([times]), _ENOUGH, _NODES)
    positions = int(judged.solutions[0])
    ended = bool(judged.nodes[0] < _NODES) and positions < _ENOUGH
    if ended and not positions:
        return AsDrawn(0, True)
    counted = _counted(found)
    if not positions or counted is None:
        return counted
    return counted._replace(difficulty=float(judged.difficulty[0]), exact=ended)


def _counted(found: Searched) -> AsDrawn | None:
    """Count different solutions, up to one more than MOST_SOLUTIONS; None where not even one is found soon."""
    prepared = prepare_searched(found)
    job, state, nodes, solutions = prepared.job, root(), 0, 0
    searcher = make_searcher(job.problem)
    while nodes < _MOST_NODES and solutions <= MOST_SOLUTIONS:
        checkpoint()
        piece = advance(searcher, state, _AT_A_TIME)
        nodes += piece.nodes
        solutions += len(least_of_images(job.numbers[piece.solutions], job.group, job.kept).rows)
        if not piece.remaining:
            return AsDrawn(solutions, True)
        state = piece.remaining[0]
    return AsDrawn(min(solutions, MOST_SOLUTIONS + 1), False) if solutions else None
