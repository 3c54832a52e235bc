"""Find a solution of each puzzle that ships, for its picture in the library.

    python installer/library_solutions.py [--seconds 60]

writes puzzles/solutions.json. Solutions there that are still right stay; only the first target of a puzzle is solved.
"""

import argparse
import time

from latticework.jobs.facts import reasons
from latticework.jobs.job import prepare
from latticework.puzzle import Puzzle, load
from latticework.puzzle.library import library_name, shipped
from latticework.puzzle.targets import at_target, only_current_target
from latticework.search import advance, make_searcher, root
from latticework.solution import Solution
from latticework.solution.shipped_solutions import shipped_solution, write_solutions

_BUDGET = 50_000
"""Nodes between two looks at the clock."""


def solved(puzzle: Puzzle, seconds: float) -> Solution | None:
    """Return a solution of a puzzle, None where there is none or it takes more than so much processor time."""
    prepared, begin = prepare(puzzle), time.process_time()
    if reasons(prepared):
        return None
    job = prepared.job
    searcher, state = make_searcher(job.problem), root()
    while time.process_time() < begin + seconds:
        piece = advance(searcher, state, _BUDGET)
        if len(piece.solutions):
            return prepared.searched.placements(job.numbers[piece.solutions[0]])
        if not piece.remaining:
            return None
        state = piece.remaining[0]
    return None


def main() -> None:
    """Solve what is not solved yet, and write all solutions."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="the most that one puzzle may take")
    seconds, found = parser.parse_args().seconds, {}
    for path in shipped():
        puzzle = only_current_target(at_target(load(path), 0))
        solution = shipped_solution(path, puzzle) or solved(puzzle, seconds)
        if solution is None:
            print(f"{library_name(path)}: no solution found", flush=True)
        else:
            found[library_name(path)] = solution
    write_solutions(found)
    print(f"{len(found)} of {len(shipped())} puzzles have a solution")


if __name__ == "__main__":
    main()
