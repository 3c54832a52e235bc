"""`latticework count`: how many solutions there are, without listing them; the k-th, or one at random."""

import argparse
import random
from collections.abc import Callable

import numpy as np

from latticework.cli import output, source
from latticework.cli.bar import bar
from latticework.cli.solve import positive
from latticework.cover import ORDERS, item_order, reduce
from latticework.errors import LatticeworkError
from latticework.puzzle.targets import alone
from latticework.search.frontier import MOST_BYTES, Frontier, Progress
from latticework.search.frontier_numbered import Numbered
from latticework.solution import as_text, placements_of


def add(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare the command."""
    made = add_parser("count", help="how many solutions there are, without listing them",
                      description="Count all solutions, symmetric copies too, by merging equal states: fast where "
                      "copies are unlimited or the target is narrow.")
    source.add(made)
    made.add_argument("--order", choices=ORDERS, default="short", help="the order of cells (default short)")
    made.add_argument("--number", type=positive, metavar="K", help="print solution K of them, from 1")
    made.add_argument("--random", action="store_true", help="print one of them, all equally likely")
    made.add_argument("--seed", type=int, metavar="N", help="with --random: the same N gives the same solution")
    made.add_argument("--memory", type=positive, default=MOST_BYTES >> 20, metavar="MB",
                      help="what the states may fill; where there are more they are counted in parts, which takes "
                      "longer (default %(default)s)")
    made.add_argument("--json", action="store_true", help="print one JSON object")
    made.add_argument("--quiet", action="store_true", help="no progress bar")


def count(chosen: argparse.Namespace) -> int:
    """Run the command."""
    puzzle = alone(source.puzzle(chosen))
    reduction = reduce(puzzle)
    frontier = Frontier(reduction.cover, item_order(reduction, chosen.order), chosen.memory << 20)
    listed = chosen.number is not None or chosen.random
    try:
        with bar(chosen.quiet) as move:
            def show(progress: Progress) -> None:
                move(progress.share, in_words(progress))

            numbered = Numbered(frontier, show) if listed else None
            total = numbered.count if numbered else frontier.count(show)
    except KeyboardInterrupt:
        output.fail("latticework: stopped before the end; counts are not kept")
        return output.STOPPED
    if chosen.json:
        output.write_json({"name": puzzle.name, "solutions_total": total})
    else:
        output.write(f"{total:,} solutions, symmetric copies too\n")
    if numbered and total:
        number = random.Random(chosen.seed).randrange(total) if chosen.random else chosen.number - 1  # noqa: S311
        if number >= total:
            raise LatticeworkError(f"{chosen.file}: has no solution number {chosen.number:,}; there are {total:,}")
        solution = placements_of(np.array(numbered.solution(number), np.int32), reduction)
        output.write(f"Solution {number + 1:,}\n{as_text(puzzle, solution)}\n")
    return output.DONE if total else output.UNSOLVABLE


def in_words(progress: Progress) -> str:
    """Return how far counting is as a person reads it."""
    parts = f", {progress.waiting:,} parts wait: more memory would be faster" if progress.waiting else ""
    return f"{progress.item:,} of {progress.items:,} items, {progress.states:,} states{parts}"
