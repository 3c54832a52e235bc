"""`latticework count`: how many solutions there are, without listing them; the k-th, or one at random."""

import argparse
import random
import time

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.options import positive, positive_of_any_size
from latticework.cover import ORDERS, ExactCover
from latticework.errors import LatticeworkError
from latticework.jobs.searched import searched
from latticework.search.counting.layers import MOST_BYTES, CountingProgress, NumberedSolutions, SolutionCounter
from latticework.visible_text import counted


def add_count(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = ("Count all solutions, symmetric copies too, by merging equal states: fast where "
                          "copies are unlimited or the target is narrow.")
    puzzle_source.add(parser)
    parser.add_argument("--order", choices=ORDERS, default="",
                        help="the order in which cells are covered (default short), or "
                        "the items of an exact cover problem (default given)")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--number", type=positive_of_any_size, metavar="K", help="print solution number K, from 1")
    one.add_argument("--random", action="store_true", help="print one solution, all equally likely")
    parser.add_argument("--seed", type=int, metavar="N", help="with --random: the same N gives the same solution")
    parser.add_argument("--memory", type=positive, default=MOST_BYTES >> 20, metavar="MB",
                        help="memory for partial solutions; where they need more they are counted in parts, which is "
                        "slower (default %(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run_count(chosen: argparse.Namespace) -> int:
    """Run the command."""
    if chosen.seed is not None and not chosen.random:
        raise LatticeworkError("--seed chooses a solution together with --random; add that, or leave out --seed")
    begin = time.perf_counter()
    document = puzzle_source.document(chosen)
    with terminal_output.preparing(chosen.quiet):
        problem = searched(document)
    cover, numbers = problem.only_choosable()
    frontier = SolutionCounter(cover, problem.order(chosen.order, "short"), chosen.memory << 20)
    listed = chosen.number is not None or chosen.random
    ready = time.perf_counter()
    try:
        with terminal_output.bar(chosen.quiet) as move:
            def show(progress: CountingProgress) -> None:
                move(progress.share, in_words(progress))

            numbered = NumberedSolutions(frontier, show) if listed else None
            total = numbered.count if numbered else frontier.count(show)
    except KeyboardInterrupt:
        terminal_output.fail("latticework: stopped before the end; counts are not kept")
        return terminal_output.STOPPED
    took = {"seconds": round(time.perf_counter() - ready, 3), "seconds_prepare": round(ready - begin, 3)}
    number = _requested(chosen, total) if total else None
    solution = None
    if numbered and number is not None:
        solution = numbers[numbered.solution(number)]
    if chosen.json:
        one = {} if solution is None or number is None else {
            "number": number + 1, "solution": problem.data(solution)}
        terminal_output.write_json({"name": document.name, "solutions_total": total, **took, **one})
    else:
        copies = "" if isinstance(document, ExactCover) else ", symmetric copies too"
        terminal_output.write(f"{counted(total, 'solution')}{copies}\n")
        if solution is not None and number is not None:
            terminal_output.write(f"Solution {number + 1:,}\n{problem.text(solution)}\n")
    return terminal_output.DONE if total else terminal_output.UNSOLVABLE


def _requested(chosen: argparse.Namespace, total: int) -> int | None:
    """Return the number, from 0, of the requested solution, if any; raises LatticeworkError if too large."""
    if chosen.random:
        return random.Random(chosen.seed).randrange(total)  # noqa: S311
    if chosen.number is not None and chosen.number > total:
        raise LatticeworkError(f"{chosen.file}: has no solution number {chosen.number:,}; there are {total:,}")
    return None if chosen.number is None else int(chosen.number) - 1


def in_words(progress: CountingProgress) -> str:
    """Return the progress of counting in words."""
    in_parts = ", in parts because --memory is full" if progress.waiting else ""
    return f"{progress.item:,} of {progress.items:,} items, {progress.states:,} states{in_parts}"
