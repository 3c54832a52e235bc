"""Measuring how hard a puzzle is: its whole search, in this process, by the engine that its size asks for."""

import time

from latticework.cancel import checkpoint
from latticework.cover import least_of_images
from latticework.puzzle import Puzzle
from latticework.puzzle.library import Difficulty
from latticework.puzzle.targets import alone, at_target
from latticework.search import advance, make_searcher, root
from latticework.session.facts import reasons
from latticework.session.job import prepare

BUDGET = 50_000  # nodes between two looks at the clock


def problem_of(puzzle: Puzzle) -> str:
    """Return the fingerprint of what is measured of a puzzle."""
    return prepare(alone(at_target(puzzle, 0))).fingerprint


def measure(puzzle: Puzzle, seconds: float) -> Difficulty | None:
    """Search the first target of a puzzle to the end; None when that takes more processor time than this.

    No method is chosen by probing, which would depend on the moment: the number of nodes is always the same.
    """
    prepared, begin = prepare(alone(at_target(puzzle, 0))), time.process_time()
    if reasons(prepared):
        return Difficulty(0, 0, prepared.fingerprint)
    job = prepared.job
    searcher, state, nodes, solutions = make_searcher(job.problem), root(), 0, 0
    while time.process_time() < begin + seconds:
        checkpoint()
        piece = advance(searcher, state, BUDGET)
        nodes += piece.nodes
        solutions += len(least_of_images(job.numbers[piece.solutions], job.group, job.kept).rows)
        if not piece.remaining:
            return Difficulty(nodes, solutions, prepared.fingerprint)
        state = piece.remaining[0]
    return None
