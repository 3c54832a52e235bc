"""`latticework design`: finding puzzles instead of solutions."""

import argparse
import shutil
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from latticework.cancel import CancelledError, cancellable
from latticework.cli import options, puzzle_source, terminal_output
from latticework.cli.interrupts import Stop, interrupts
from latticework.cli.options import positive
from latticework.cli.search_report import search_on
from latticework.cli.solve import crew_of, keep
from latticework.designs import part_sets
from latticework.designs.part_sets import Wanted, counts_of
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.contents import Contents
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import BY_PARTS
from latticework.jobs.part_sets import SetTable
from latticework.jobs.totals import Totals
from latticework.puzzle import MODULI, Puzzle
from latticework.puzzle.polyforms import SORTS
from latticework.replaced_files import replace_all
from latticework.run.search import Search
from latticework.visible_text import counted

LISTED = 20


class _Found(NamedTuple):
    """The sets of a search, the puzzle of all candidates, and what was done."""

    puzzle: Puzzle
    prepared: Prepared
    table: SetTable
    totals: Totals


def add_design(parser: argparse.ArgumentParser) -> None:
    """Declare the tasks and their arguments."""
    parser.description = "Find puzzles: which of many parts make one."
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    _add_sets(tasks.add_parser("sets", help="which sets of parts fill the target, and in how many ways each does",
                               description="Search once with parts that may be left out, and count the solutions of "
                               "each set of parts that fills the target."))


def _add_sets(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, f"{puzzle_source.SEARCHED_PUZZLE}: the target, and the parts to choose from")
    parser.add_argument("--cells", type=_range, metavar="N|N-M",
                        help="choose from all parts of so many cells instead of those of FILE")
    parser.add_argument("--sort", choices=SORTS, help="with --cells: free counts mirror images as the same part, "
                        "one-sided as two, fixed parts may not turn (default free in flat lattices, else one-sided)")
    parser.add_argument("--at-most", type=positive, default=1, metavar="N", help="use no part more often (default 1)")
    parser.add_argument("--solutions", type=_range, metavar="N|N-M", help="list only sets with so many solutions")
    parser.add_argument("--pieces", type=_range, metavar="N|N-M", help="list only sets of so many pieces")
    parser.add_argument("--modulo", choices=MODULI,
                        help="what to count as one solution: nothing counts all positions, rotations (the default of "
                        "solid lattices) one of those that turning makes of it, reflections (the default of flat "
                        "ones) one of those that turning and mirroring make")
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many sets (default %(default)s)")
    parser.add_argument("--take", type=positive, metavar="K",
                        help="with -o: the set to write, by its place in the list")
    parser.add_argument("-o", "--output", type=Path, metavar="OUT",
                        help="write the set chosen by --take (default 1) as a puzzle or a picture, by the ending")
    options.add_method(parser, prunings=True)
    parser.add_argument("--workers", type=options.worker_count_or_none, default=1, metavar="N",
                        help="worker processes (default 1; 0 leaves all to a cluster)")
    parser.add_argument("--memory", type=positive, metavar="MB", help="the most that each may hold (default: any)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster, whose workers help")
    options.add_tls(parser)
    parser.add_argument("--search", type=Path, metavar="FILE",
                        help="keep the search in this file, and go on with it if it is there")
    parser.add_argument("--json", action="store_true", help="print one JSON object with all sets that are wanted")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def _range(text: str) -> tuple[int, int]:
    """Return the least and the most of "3" or "3-5"; raises ArgumentTypeError."""
    least, _, most = text.partition("-")
    numbers = options.whole_number(least), options.whole_number(most or least)
    if numbers[0] > numbers[1]:
        raise argparse.ArgumentTypeError(f"{text}: the first number should not be the larger one")
    return numbers


def run_design(chosen: argparse.Namespace) -> int:
    """Run the task."""
    if chosen.take and not chosen.output:
        raise LatticeworkError("--take chooses a set to be written; add -o OUT, or leave out --take")
    with interrupts() as stop:
        try:
            found = _sets(chosen, stop)
        except CancelledError:
            terminal_output.fail("latticework: interrupted before the search began; nothing was searched")
            return terminal_output.STOPPED
    # A flat puzzle is turned over by hand; the mirror image of a solid solution is another one.
    chosen.modulo = chosen.modulo or ("reflections" if found.puzzle.lattice.flat else "rotations")
    table = part_sets.chosen(found.table, Wanted(chosen.solutions, chosen.pieces, chosen.modulo))
    if chosen.output:
        _write(chosen, found.prepared, table)
    (_print_json if chosen.json else _print)(chosen, found, table)
    if not found.totals.complete:
        return terminal_output.STOPPED
    return terminal_output.DONE if len(table) else terminal_output.UNSOLVABLE


def _sets(chosen: argparse.Namespace, stop: Stop) -> _Found:
    crew = crew_of(chosen)
    with cancellable(stop.asked), terminal_output.preparing(chosen.quiet):
        puzzle = puzzle_source.puzzle(chosen)
        if puzzle_source.is_search(chosen):
            chosen.search = chosen.search or chosen.file
        elif chosen.cells:
            usual = "free" if puzzle.lattice.flat else "one-sided"
            puzzle = part_sets.of_polyforms(puzzle, chosen.cells, chosen.sort or usual, chosen.at_most)
        else:
            puzzle = part_sets.candidates(puzzle, chosen.at_most)
        prepared = prepare(puzzle, options.method_of(chosen)).keeping(BY_PARTS)
    if chosen.search:
        return _searched(chosen, prepared, chosen.search, crew, stop)
    path = Path(tempfile.mkdtemp(prefix="latticework-")) / "search"
    try:
        found = _searched(chosen, prepared, path, crew, stop)
        if not found.totals.complete:
            chosen.search = keep(path, chosen.file)
        return found
    finally:
        if found_all := not chosen.search:
            shutil.rmtree(path.parent, ignore_errors=found_all)


def _searched(chosen: argparse.Namespace, prepared: Prepared, path: Path, crew: Any, stop: Stop) -> _Found:
    with cancellable(stop.asked):
        begun = Search.start(prepared, path)
    with closing(begun) as search:
        totals = search_on(search, crew, None, chosen.quiet, stop)
        ready = search.prepared
        return _Found(ready.puzzle, ready, part_sets.table_of(search.file, ready), totals)


def _write(chosen: argparse.Namespace, prepared: Prepared, table: SetTable) -> None:
    """Write a set as a puzzle, or as a picture of its solution; raises LatticeworkError."""
    place = (chosen.take or 1) - 1
    if place >= len(table):
        raise LatticeworkError(f"--take {place + 1}: there are {counted(len(table), 'such set')}")
    contents = Contents(*part_sets.solved_puzzle(prepared, table.parts[place].tolist(), table.options[place]))
    made, _ = formats.to_write(chosen.output).written(contents, chosen.output)
    replace_all(made)


def _names(puzzle: Puzzle, parts: list[int]) -> list[str]:
    """Return the parts of a set in words: "I", "2 x L"."""
    return [part.name if times == 1 else f"{times} x {part.name}"
            for part, times in zip(puzzle.parts, parts, strict=True) if times]


def _print_json(chosen: argparse.Namespace, found: _Found, table: SetTable) -> None:
    rows = zip(table.parts.tolist(), table.all.tolist(), table.rotations.tolist(), table.reflections.tolist(),
               strict=True)
    terminal_output.write_json({
        "name": found.puzzle.name, "complete": found.totals.complete, "explored": found.totals.explored_part,
        "solutions": found.totals.by_modulus[chosen.modulo], "modulo": chosen.modulo,
        "sets": len(found.table), "wanted": len(table), "found": [
            {"parts": {part.name: n for part, n in zip(found.puzzle.parts, parts, strict=True) if n},
             **terminal_output.three_counts(dict(zip(MODULI, counts, strict=True)))}
            for parts, *counts in rows]})


def _print(chosen: argparse.Namespace, found: _Found, table: SetTable) -> None:
    so_far = "" if found.totals.complete else " so far"
    once = int((counts_of(found.table, chosen.modulo) == 1).sum())
    terminal_output.write(f"{counted(len(found.table), 'set')} of parts fill the target{so_far}, {once:,} of them in "
                          f"one way.\n")
    if chosen.solutions or chosen.pieces:
        terminal_output.write(f"{counted(len(table), 'set')} as wanted.\n")
    shown = min(len(table), chosen.list)
    if shown:
        rows = zip(counts_of(table, chosen.modulo).tolist()[:shown], table.parts.tolist()[:shown], strict=True)
        terminal_output.write_columns([("set", "solutions", "parts"), *(
            (str(place), f"{count:,}", ", ".join(_names(found.puzzle, parts)))
            for place, (count, parts) in enumerate(rows, 1))])
    if shown < len(table):
        terminal_output.write(f"and {len(table) - shown:,} more, which --list {len(table)} prints, too\n")
    if not found.totals.complete and chosen.search:
        terminal_output.write(f"Stopped before the end; to go on: latticework design sets {chosen.search}\n")
