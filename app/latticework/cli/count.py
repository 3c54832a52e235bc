"""`latticework count`: how many solutions there are, without listing them; the k-th, or one at random."""

import argparse
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.design_lists import LISTED, part_names, print_list
from latticework.cli.options import positive, positive_of_any_size, whole_number
from latticework.cli.solution_text import add_style, as_data, check_style, write_solution
from latticework.cover import ORDERS, ExactCover
from latticework.cover.cover_arrays import Int32
from latticework.errors import LatticeworkError
from latticework.jobs.counted import SetCount, by_parts, different
from latticework.jobs.searched import Searched, searched
from latticework.puzzle import MODULI, Puzzle
from latticework.search.counting.layers import MOST_BYTES, CountingProgress, NumberedSolutions, SolutionCounter
from latticework.visible_text import counted


def add_count(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = ("Count all solutions, symmetric copies too, by merging equal states: fast where "
                          "copies are unlimited or the target is narrow.")
    puzzle_source.add(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--different", action="store_true", help="also count those that no symmetry of the target "
                      "turns or mirrors into each other: once more for each symmetry, which takes little time")
    what.add_argument("--by-parts", action="store_true", help="count by which parts are used, where some may be left "
                      "out; the symmetries are those of each set")
    parser.add_argument("--list", type=positive, default=LISTED, metavar="N",
                        help="with --by-parts: list so many sets (default %(default)s)")
    parser.add_argument("--order", choices=ORDERS, default="",
                        help="the order in which cells are covered (default short), or "
                        "the items of an exact cover problem (default given)")
    what.add_argument("--number", type=positive_of_any_size, metavar="K", help="print solution number K, from 1")
    what.add_argument("--random", action="store_true", help="print one solution, all equally likely")
    parser.add_argument("--seed", type=whole_number, metavar="N",
                        help="with --random: the same N gives the same solution")
    parser.add_argument("--memory", type=positive, default=MOST_BYTES >> 20, metavar="MB",
                        help="memory for partial solutions; where they need more they are counted in parts, which is "
                        "slower (default %(default)s)")
    add_style(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run_count(chosen: argparse.Namespace) -> int:
    """Run the command."""
    if chosen.seed is not None and not chosen.random:
        raise LatticeworkError("--seed chooses a solution together with --random; add that, or leave out --seed")
    begin = time.perf_counter()
    document = puzzle_source.document(chosen)
    check_style(chosen, document)
    with terminal_output.preparing(chosen.quiet):
        problem = searched(document)
    ready = time.perf_counter()
    try:
        with terminal_output.bar(chosen.quiet) as move:
            counted_as = _counted(chosen, problem, lambda progress: move(progress.share, in_words(progress)))
    except KeyboardInterrupt:
        terminal_output.fail("latticework: stopped before the end; counts are not kept")
        return terminal_output.STOPPED
    took = {"seconds": round(time.perf_counter() - ready, 3), "seconds_prepare": round(ready - begin, 3)}
    if chosen.json:
        terminal_output.write_json({"name": document.name, "solutions_total": counted_as.total, **took,
                                    **_as_data(problem, counted_as)})
    else:
        _print(chosen, problem, counted_as)
    return terminal_output.DONE if counted_as.total else terminal_output.UNSOLVABLE


class _Counted(NamedTuple):
    """What was counted: all solutions; if asked for those of MODULI, of each set, or a number and its solution."""

    total: int
    different: tuple[int, int, int] | None = None
    sets: list[SetCount] | None = None
    number: int | None = None
    solution: Int32 | None = None


def _counted(chosen: argparse.Namespace, problem: Searched, show: Callable[[CountingProgress], None]) -> _Counted:
    most_bytes = chosen.memory << 20
    if chosen.different:
        numbers = different(problem, chosen.order, most_bytes, show)
        return _Counted(numbers[0], numbers)
    if chosen.by_parts:
        sets = by_parts(problem, chosen.order, most_bytes, show)
        return _Counted(sum(one.all for one in sets), sets=sets)
    cover, numbers_of = problem.only_choosable()
    counter = SolutionCounter(cover, problem.order(chosen.order, "short"), most_bytes)
    if chosen.number is None and not chosen.random:
        return _Counted(counter.count(show))
    numbered = NumberedSolutions(counter, show)
    number = _requested(chosen, numbered.count) if numbered.count else None
    if number is None:
        return _Counted(numbered.count)
    return _Counted(numbered.count, number=number, solution=numbers_of[numbered.solution(number)])


def _as_data(problem: Searched, found: _Counted) -> dict[str, Any]:
    made: dict[str, Any] = {}
    if found.different:
        made |= terminal_output.three_counts(dict(zip(MODULI, found.different, strict=True)))
    if found.sets is not None:
        parts = problem.reduction.puzzle.parts
        made |= {"sets": len(found.sets), "found": [
            {"parts": {part.name: n for part, n in zip(parts, used, strict=True) if n},
             **terminal_output.three_counts(dict(zip(MODULI, counts, strict=True)))}
            for used, *counts in found.sets]}
    if found.number is not None and found.solution is not None:
        made |= {"number": found.number + 1, "solution": problem.data(found.solution),
                 **as_data(problem, found.solution)}
    return made


def _print(chosen: argparse.Namespace, problem: Searched, found: _Counted) -> None:
    if found.different and isinstance(problem.document, Puzzle):
        total, rotations, reflections = found.different
        terminal_output.write(f"{counted(total, 'solution')}, {rotations:,} with mirror images, {reflections:,} "
                              "different\n")
    else:
        copies = "" if isinstance(problem.document, ExactCover) else ", symmetric copies too"
        terminal_output.write(f"{counted(found.total, 'solution')}{copies}\n")
    if found.sets is not None:
        terminal_output.write(f"{counted(len(found.sets), 'set')} of parts\n")
        rows = [(f"{one.all:,}", f"{one.rotations:,}", f"{one.reflections:,}",
                 ", ".join(part_names(problem.reduction.puzzle, list(one.parts))))
                for one in sorted(found.sets, key=lambda one: (one.reflections, sum(one.parts)))[: chosen.list]]
        print_list(("set", "all solutions", "with mirror images", "different", "parts"), rows, len(found.sets))
    if found.number is not None and found.solution is not None:
        terminal_output.write(f"Solution {found.number + 1:,}\n")
        write_solution(chosen, problem, found.solution)
        terminal_output.write("\n")


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
