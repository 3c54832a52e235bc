"""How many solutions a puzzle has as it is drawn, and how hard it is: told in a moment, or not at all."""

from typing import NamedTuple

import numpy as np

from latticework.cancel import checkpoint
from latticework.designs.judge import Judge
from latticework.jobs.job import prepare_searched
from latticework.jobs.searched import Searched, searched
from latticework.puzzle import Puzzle
from latticework.puzzle.sizes import sizes, without_cells
from latticework.search import advance, make_searcher, root
from latticework.search.least_images import least_of_images

MOST_CELLS, MOST_OPTIONS = 100, 6_000
"""The largest target, and the most placements, of a puzzle that is judged."""
MOST_SOLUTIONS = 1_000
_NODES, _ENOUGH = 10_000, 100
"""The most nodes and solutions, in all positions, of the search that the difficulty comes from."""
_MOST_NODES = 200_000
"""The most nodes of the search that counts solutions."""
_AT_A_TIME = 2_000


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
