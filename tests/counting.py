"""All solutions of a small puzzle, counted in one go and each looked at by the slow checker."""

from latticework.jobs.job import prepare
from latticework.jobs.packed_solutions import unpacked
from latticework.jobs.slice_work import Task, run
from latticework.puzzle import Puzzle
from latticework.search import WHOLE
from latticework.solution import faults, options_of, placements_of


def counts(puzzle: Puzzle) -> tuple[int, int, int]:
    """All three counts; every solution is checked by the slow checker."""
    prepared = prepare(puzzle)
    result = run(prepared.job, Task(b"", WHOLE, 10**9, 1, 100_000))
    assert not result.remaining
    for block in result.blocks:
        rows = unpacked(block, prepared.cover.longest)
        for number in range(len(rows)):
            solution = placements_of(options_of(rows.chosen(number), prepared.cover), prepared.reduction)
            assert faults(puzzle, solution) == []
    return result.copies, result.rotations, result.solutions
