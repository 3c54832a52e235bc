"""`latticework design`: finding puzzles instead of solutions."""

import argparse
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np

from latticework.cancel import CancelledError, cancellable
from latticework.cli import options, puzzle_source, terminal_output
from latticework.cli.interrupts import Stop, interrupts
from latticework.cli.options import positive
from latticework.cli.search_report import search_on
from latticework.cli.solve import crew_of, keep
from latticework.designs import calendars, colors, hints, painted_puzzle, part_sets
from latticework.designs import shapes as filled
from latticework.designs.all_positions import all_solutions
from latticework.designs.calendars import Board, Calendar
from latticework.designs.dissections import Cutter, Dissection
from latticework.designs.hints import Challenge
from latticework.designs.judge import Judge
from latticework.designs.part_sets import PartChoice, Wanted, counts_of
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import ALL, BY_PARTS
from latticework.jobs.part_sets import SetTable
from latticework.jobs.totals import Totals
from latticework.lattice import Cell
from latticework.puzzle import MODULI, Puzzle, dump
from latticework.puzzle.cell_text import can_picture, write_picture
from latticework.puzzle.polyforms import SORTS
from latticework.replaced_files import replace_all
from latticework.run.search import Search
from latticework.solution import Solution
from latticework.store.search_file import SearchFile
from latticework.visible_text import counted

LISTED = 20
SECONDS = 30

T = TypeVar("T")


class _Done(NamedTuple):
    """A search that has ended or was stopped: what was searched, what was done."""

    prepared: Prepared
    totals: Totals

    @property
    def puzzle(self) -> Puzzle:
        return self.prepared.puzzle


def add_design(parser: argparse.ArgumentParser) -> None:
    """Declare the tasks and their arguments."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK",
                                  help="what to find; `latticework design TASK --help` explains its options")
    for name, task in _TASKS.items():
        task.add(tasks.add_parser(name, help=task.finds, description=f"{task.finds[0].upper()}{task.finds[1:]}."))


def run_design(chosen: argparse.Namespace) -> int:
    """Run the chosen task."""
    if chosen.take and not chosen.output:
        raise LatticeworkError("--take chooses what is to be written; add -o OUT, or leave out --take")
    with interrupts() as stop:
        try:
            return _TASKS[chosen.task].run(chosen, stop)
        except CancelledError:
            terminal_output.fail("latticework: interrupted before anything was found")
            return terminal_output.STOPPED


def _add_output(parser: argparse.ArgumentParser) -> None:
    """Declare what is printed and written."""
    parser.add_argument("--take", type=positive, metavar="K",
                        help="with -o: which to write, by its place in the list")
    parser.add_argument("-o", "--output", type=Path, metavar="OUT",
                        help="write the one chosen by --take (default 1) as a puzzle or a picture, by the ending")
    parser.add_argument("--json", action="store_true", help="print one JSON object with all that are wanted")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def _add_common(parser: argparse.ArgumentParser) -> None:
    """Declare what tasks take that search all solutions: how much is printed and written, and how to search."""
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many (default %(default)s)")
    _add_output(parser)
    options.add_method(parser, prunings=True)
    parser.add_argument("--workers", type=options.worker_count_or_none, default=1, metavar="N",
                        help="worker processes (default 1; 0 leaves all to a cluster)")
    parser.add_argument("--memory", type=positive, metavar="MB", help="the most that each may hold (default: any)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="the scheduler of a Dask cluster, whose workers help")
    options.add_tls(parser)
    parser.add_argument("--search", type=Path, metavar="FILE",
                        help="keep the search in this file, and go on with it if it is there")


def _searched(
    chosen: argparse.Namespace, stop: Stop, candidates: Callable[[Puzzle], Puzzle], keeps: str,
    read: Callable[[SearchFile, Prepared], T],
) -> tuple[_Done, T]:
    """Search, in a file that is kept where one is named or the end is not reached; return what `read` makes of it.

    candidates: makes the puzzle to be searched of the one that is given.
    """
    crew = crew_of(chosen)
    with cancellable(stop.asked), terminal_output.preparing(chosen.quiet):
        puzzle = puzzle_source.puzzle(chosen)
        if puzzle_source.is_search(chosen):
            chosen.search = chosen.search or chosen.file
        else:
            puzzle = candidates(puzzle)
        prepared = prepare(puzzle, options.method_of(chosen)).keeping(keeps)
    if chosen.search:
        return _search_in(chosen.search, prepared, crew, chosen.quiet, stop, read)
    path = Path(tempfile.mkdtemp(prefix="latticework-")) / "search"
    try:
        done, found = _search_in(path, prepared, crew, chosen.quiet, stop, read)
        if not done.totals.complete:
            chosen.search = keep(path, chosen.file)
        return done, found
    finally:
        if chosen.search != path:  # which is where it stays when it could not be moved
            shutil.rmtree(path.parent, ignore_errors=True)


def _search_in(
    path: Path, prepared: Prepared, crew: Any, quiet: bool, stop: Stop, read: Callable[[SearchFile, Prepared], T]
) -> tuple[_Done, T]:
    with cancellable(stop.asked):
        begun = Search.start(prepared, path)
    with closing(begun) as search:
        totals = search_on(search, crew, None, quiet, stop)
        return _Done(search.prepared, totals), read(search.file, search.prepared)


def _add_choice(parser: argparse.ArgumentParser) -> None:
    """Declare which parts there are to choose from."""
    parser.add_argument("--cells", type=_range, metavar="N|N-M",
                        help="choose from all parts of so many cells instead of those of FILE")
    parser.add_argument("--sort", choices=SORTS, help="with --cells: free counts mirror images as the same part, "
                        "one-sided as two, fixed parts may not turn (default free in flat lattices, else one-sided)")
    parser.add_argument("--at-most", type=positive, default=1, metavar="N", help="use no part more often (default 1)")


def _choice(chosen: argparse.Namespace) -> PartChoice:
    return PartChoice(chosen.cells, chosen.sort or "", chosen.at_most)


def _add_sets(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, f"{puzzle_source.SEARCHED_PUZZLE}: the target, and the parts to choose from")
    _add_choice(parser)
    parser.add_argument("--solutions", type=_range, metavar="N|N-M", help="list only sets with so many solutions")
    parser.add_argument("--pieces", type=_range, metavar="N|N-M", help="list only sets of so many pieces")
    parser.add_argument("--hardest", action="store_true",
                        help="list those first whose search takes the most nodes for each solution")
    parser.add_argument("--modulo", choices=MODULI,
                        help="what to count as one solution: nothing counts all positions, rotations (the default of "
                        "solid lattices) one of those that turning makes of it, reflections (the default of flat "
                        "ones) one of those that turning and mirroring make")
    _add_common(parser)


def _range(text: str) -> tuple[int, int]:
    """Return the least and the most of "3" or "3-5"; raises ArgumentTypeError."""
    least, _, most = text.partition("-")
    numbers = options.whole_number(least), options.whole_number(most or least)
    if numbers[0] > numbers[1]:
        raise argparse.ArgumentTypeError(f"{text}: the first number should not be the larger one")
    return numbers


def _run_sets(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find sets of parts."""
    done, every = _searched(chosen, stop, _choice(chosen).of, BY_PARTS, part_sets.table_of)
    chosen.modulo = chosen.modulo or part_sets.usual_modulo(done.puzzle)
    table = part_sets.chosen(every, Wanted(chosen.solutions, chosen.pieces, chosen.modulo))
    judge, hardness = Judge.of(done.prepared), list[float]()
    if chosen.hardest:
        with terminal_output.preparing(chosen.quiet), cancellable(stop.asked):
            found = judge.judge(table.parts).difficulty
            order = np.argsort(-found, kind="stable")
            table, hardness = table.taken(order), found[order].tolist()
    elif not chosen.json:
        # Of all sets it may take minutes: each solution of each is found again.
        with cancellable(stop.asked):
            hardness = judge.judge(table.parts[: chosen.list]).difficulty.tolist()
    if chosen.output:
        place = _place(chosen, len(table))
        _write_puzzle(chosen.output, *part_sets.solved_puzzle(done.prepared, table.parts[place].tolist(),
                                                              table.options[place]))
    (_print_sets_json if chosen.json else _print_sets)(chosen, done, every, table, hardness)
    return _status(done, len(table))


def _status(done: _Done, found: int) -> int:
    if not done.totals.complete:
        return terminal_output.STOPPED
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE


def _place(chosen: argparse.Namespace, number: int) -> int:
    """Return which of the listed is to be written, from 0; raises LatticeworkError."""
    place: int = chosen.take or 1
    if place > number:
        raise LatticeworkError(f"--take {place}: the list has {number:,}")
    return place - 1


def _write_puzzle(path: Path, puzzle: Puzzle, solution: Solution | None = None) -> None:
    """Write a puzzle, or a picture of it or its solution; raises LatticeworkError."""
    made, _ = formats.to_write(path).written(Contents(puzzle, solution), path)
    replace_all(made)


def _print_sets_json(
    chosen: argparse.Namespace, done: _Done, every: SetTable, table: SetTable, hardness: list[float]
) -> None:
    rows = zip(table.parts.tolist(), table.all.tolist(), table.rotations.tolist(), table.reflections.tolist(),
               strict=True)
    terminal_output.write_json({
        "name": done.puzzle.name, "complete": done.totals.complete, "explored": done.totals.explored_part,
        "modulo": chosen.modulo, "sets": len(every), "wanted": len(table), "found": [
            {"parts": {part.name: n for part, n in zip(done.puzzle.parts, parts, strict=True) if n},
             **({"difficulty": round(hardness[place], 1)} if hardness else {}),
             **terminal_output.three_counts(dict(zip(MODULI, counts, strict=True)))}
            for place, (parts, *counts) in enumerate(rows)]})


def _print_sets(
    chosen: argparse.Namespace, done: _Done, every: SetTable, table: SetTable, hardness: list[float]
) -> None:
    so_far = "" if done.totals.complete else " so far"
    once = int((counts_of(every, chosen.modulo) == 1).sum())
    terminal_output.write(f"{counted(len(every), 'set')} of parts fill the target{so_far}, {once:,} of them in one "
                          "way.\n")
    if chosen.solutions or chosen.pieces:
        terminal_output.write(f"{counted(len(table), 'set')} as wanted.\n")
    counts = counts_of(table, chosen.modulo).tolist()
    rows = [(f"{count:,}", f"{hard:.1f}", ", ".join(_names(done.puzzle, parts)))
            for count, hard, parts in zip(counts[: chosen.list], hardness, table.parts[: chosen.list].tolist(),
                                          strict=False)]
    _print_list(("set", "solutions", "difficulty", "parts"), rows, len(table))
    if not done.totals.complete and chosen.search:
        terminal_output.write(f"Stopped before the end; to go on: latticework design sets {chosen.search}\n")


def _names(puzzle: Puzzle, parts: list[int]) -> list[str]:
    """Return the parts of a set in words: "I", "2 x L"."""
    return [part.name if times == 1 else f"{times} x {part.name}"
            for part, times in zip(puzzle.parts, parts, strict=True) if times]


def _print_list(head: tuple[str, ...], rows: Sequence[tuple[str, ...]], number: int) -> None:
    """Print the first rows of a list, with their places; number: how many there are."""
    if rows:
        terminal_output.write_columns([head, *((str(place), *row) for place, row in enumerate(rows, 1))])
    if len(rows) < number:
        terminal_output.write(f"and {number - len(rows):,} more, which --list {number} prints, too\n")


def _add_hints(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--every", action="store_true",
                        help="all choices of so few parts, not one for each solution")
    parser.add_argument("--laid", type=_range, metavar="N|N-M",
                        help="list only those in which so many parts are laid")
    _add_common(parser)


def _run_hints(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find challenges."""
    def read(file: SearchFile, prepared: Prepared) -> list[Challenge]:
        if not file.totals().complete:
            return []
        with terminal_output.preparing(chosen.quiet), cancellable(stop.asked):
            return sorted(hints.challenges(all_solutions(file, prepared), prepared, chosen.every),
                          key=lambda one: len(one.laid))

    done, every = _searched(chosen, stop, lambda puzzle: puzzle, ALL, read)
    if not done.totals.complete:
        return _stopped(chosen, "hints")
    least, most = chosen.laid or (0, len(done.puzzle.target.cells))
    found = [one for one in every if least <= len(one.laid) <= most]
    if chosen.output:
        one = found[_place(chosen, len(found))]
        _write_puzzle(chosen.output, *hints.solved_puzzle(done.prepared, one))
    rows = [(str(one.solution), str(len(one.laid)), ", ".join(hints.in_words(done.prepared, one))) for one in found]
    if chosen.json:
        terminal_output.write_json({"name": done.puzzle.name, "solutions": done.totals.solutions, "found": [
            {"solution": one.solution, "laid": hints.as_data(done.prepared, one)} for one in found]})
        return _status(done, len(found))
    laid = Counter(len(one.laid) for one in every)
    fewest = min((len(one.laid) for one in every), default=0)
    if fewest:
        terminal_output.write(f"{_enough(fewest, 'part laid beforehand', 'parts laid beforehand')}\n")
    for parts, number in sorted(laid.items()):
        terminal_output.write(f"{counted(number, 'challenge')} with {counted(parts, 'part')} laid beforehand\n")
    if chosen.laid:
        terminal_output.write(f"{counted(len(found), 'challenge')} as wanted.\n")
    _print_list(("place", "solution", "laid", "parts"), rows[: chosen.list], len(rows))
    return _status(done, len(found))


def _stopped(chosen: argparse.Namespace, task: str) -> int:
    terminal_output.fail(f"latticework: all solutions must be found first; to go on: latticework design {task} "
                         f"{chosen.search}")
    return terminal_output.STOPPED


def _add_colors(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--colors", type=int, choices=range(1, len(painted_puzzle.PAINTS) + 1), default=1,
                        help="paint with so many colours (default %(default)s)")
    parser.add_argument("--visible", action="store_true", help="paint only cells at the surface of the target")
    parser.add_argument("--each", action="store_true",
                        help="for each solution one choice of the fewest cells, not all choices of the fewest of all")
    parser.add_argument("--most", type=positive, default=colors.MOST, metavar="N",
                        help="try up to so many cells (default %(default)s)")
    _add_common(parser)


def _run_colors(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find cells to be painted."""
    wanted = colors.Wanted(chosen.colors, chosen.visible, chosen.each, chosen.most)

    def read(file: SearchFile, prepared: Prepared) -> colors.Paintings | None:
        if not file.totals().complete:
            return None
        with terminal_output.preparing(chosen.quiet), cancellable(stop.asked):
            return colors.paintings(all_solutions(file, prepared), prepared, wanted)

    done, every = _searched(chosen, stop, lambda puzzle: puzzle, ALL, read)
    if every is None:
        return _stopped(chosen, "colors")
    found, prepared = every.found, done.prepared
    if chosen.output:
        _write_puzzle(chosen.output, *painted_puzzle.solved_puzzle(prepared, found[_place(chosen, len(found))]))
    if chosen.json:
        terminal_output.write_json({
            "name": done.puzzle.name, "solutions": done.totals.solutions, "fewest": every.fewest,
            "never": every.never, "open": every.open, "found": [
                {"solution": one.solution, "painted": painted_puzzle.as_data(prepared, one)} for one in found]})
        return _status(done, len(found))
    terminal_output.write("".join(f"{line}\n" for line in _painted_in_words(every, wanted)))
    rows = [(str(one.solution), str(len(one.painted)), "; ".join(painted_puzzle.in_words(prepared, one)))
            for one in found[: chosen.list]]
    _print_list(("place", "solution", "painted", "cells"), rows, len(found))
    return _status(done, len(found))


def _painted_in_words(every: colors.Paintings, wanted: colors.Wanted) -> list[str]:
    """Return how many cells are enough and that fewer are not, and what could not be left alone."""
    lines = []
    if every.fewest is None and not every.never + every.open:
        lines.append("There is no solution.")
    elif every.fewest is None:
        lines.append(f"No choice of up to {counted(wanted.most, 'painted cell')} leaves one solution.")
    elif every.fewest:
        lines.append(_enough(every.fewest, "painted cell", "painted cells"))
    else:
        lines.append("There is only one solution; no cell needs to be painted.")
    if every.fewest:
        sizes = Counter(len(one.painted) for one in every.found)
        solutions = len({one.solution for one in every.found})
        lines += [f"{counted(number, 'solution')} with {counted(cells, 'cell')} painted" for cells, number in
                  sorted(sizes.items())] if wanted.each else [
                  f"{counted(len(every.found), 'choice')} of so few, for {counted(solutions, 'solution')}"]
    if every.never:
        lines.append(f"{counted(every.never, 'solution')} that no paint can leave alone")
    if every.open and wanted.each:
        lines.append(f"{counted(every.open, 'solution')} that take more than {counted(wanted.most, 'cell')}")
    return lines


def _enough(fewest: int, one: str, many: str) -> str:
    """Return in words that so many of something, at least 1, leave one solution, and that fewer do not."""
    enough = f"1 {one} is" if fewest == 1 else f"{fewest} {many} are"
    fewer = "" if fewest == 1 else f", {fewest - 1} {'is' if fewest == 2 else 'are'} not"
    return f"{enough} enough for one solution to be left{fewer}."


def _add_dissect(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, f"{puzzle_source.SEARCHED_PUZZLE}: its target is cut, its parts do not matter")
    parser.add_argument("--parts", type=positive, required=True, metavar="N", help="into how many parts")
    parser.add_argument("--cells", type=_range, metavar="N|N-M", help="each of so many cells (default: about equal)")
    parser.add_argument("--seconds", type=positive, default=SECONDS, metavar="S",
                        help="for how long to look for something harder (default %(default)s)")
    parser.add_argument("--seed", type=options.whole_number, default=0, metavar="N",
                        help="another number gives other dissections (default %(default)s)")
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many, the hardest first (default %(default)s)")
    _add_output(parser)


def _run_dissect(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find dissections."""
    found: list[Dissection] = []
    cutter, until = Cutter.of(puzzle_source.puzzle(chosen)), time.monotonic() + chosen.seconds
    with suppress(CancelledError), cancellable(stop.asked), terminal_output.bar(chosen.quiet) as move:
        for one in cutter.cut(chosen.parts, chosen.cells, chosen.seed):
            found[:0] = [one] if one else []
            left = until - time.monotonic()
            if left <= 0:
                break
            best = f"difficulty {found[0].difficulty:,.1f}" if found else "nothing with one solution yet"
            move(1 - left / chosen.seconds, best)
    if chosen.output:
        one = found[_place(chosen, len(found))]
        _write_puzzle(chosen.output, one.puzzle, one.solution)
    if chosen.json:
        terminal_output.write_json({"name": cutter.puzzle.name, "seed": chosen.seed, "found": [
            {"difficulty": round(one.difficulty, 1), "puzzle": dump(one.puzzle)} for one in found]})
    elif found:
        rows = [(f"{one.difficulty:,.1f}", ", ".join(str(len(part.cells)) for part in one.puzzle.parts))
                for one in found]
        _print_list(("place", "difficulty", "cells of the parts"), rows[: chosen.list], len(rows))
    else:
        terminal_output.write("Nothing with one solution was found; try longer, another seed or other sizes.\n")
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE


def _add_calendars(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, f"{puzzle_source.PUZZLE}: all its targets, and the parts to choose from")
    parser.add_argument("--by-color", action="store_true",
                        help="the target of FILE has cells in colors, and one cell of each color stays empty: every "
                        "choice of these cells is a target")
    _add_choice(parser)
    parser.add_argument("--pieces", type=_range, metavar="N|N-M", help="try only sets of so many pieces")
    parser.add_argument("--hardest", action="store_true",
                        help="list those first that have the fewest solutions of all targets together, not those "
                        "whose worst target has the most")
    parser.add_argument("--seconds", type=positive, metavar="S", help="for how long to try sets (default: all sets)")
    parser.add_argument("--seed", type=options.whole_number, default=0, metavar="N",
                        help="another number tries the sets in another order (default %(default)s)")
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many (default %(default)s)")
    _add_output(parser)


def _run_calendars(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find sets of parts that fill all targets."""
    with cancellable(stop.asked), terminal_output.preparing(chosen.quiet):
        puzzle = puzzle_source.puzzle(chosen)
        family = calendars.one_of_each_color_empty(puzzle) if chosen.by_color else puzzle
        board = Board.of(family, _choice(chosen))
        sets = calendars.SetsOfSize.of(board.puzzle, board.cells, chosen.pieces)
    found, tried = list[Calendar](), 0
    until = time.monotonic() + (chosen.seconds or float("inf"))
    with suppress(CancelledError), cancellable(stop.asked), terminal_output.bar(chosen.quiet) as move:
        for tried, one in enumerate(calendars.calendars(board, sets, chosen.seed), 1):
            found += [one] if one else []
            move(tried / sets.number, f"{tried:,} of {counted(sets.number, 'set')} tried, {len(found):,} fill all")
            if time.monotonic() > until:
                break
    found.sort(key=(lambda one: one.total) if chosen.hardest else (lambda one: (-one.fewest, -one.total)))
    if chosen.output:
        _write_puzzle(chosen.output, calendars.calendar_puzzle(board, found[_place(chosen, len(found))].times))
    _print_calendars(chosen, board, found, (tried, sets.number))
    if stop.asked.is_set():
        return terminal_output.STOPPED
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE


def _print_calendars(
    chosen: argparse.Namespace, board: Board, found: list[Calendar], tried: tuple[int, int]
) -> None:
    if chosen.json:
        names = [part.name for part in board.puzzle.parts]
        terminal_output.write_json({
            "name": board.family.name, "targets": len(board.targets), "sets": tried[1], "tried": tried[0], "found": [
                {"parts": {name: n for name, n in zip(names, one.times, strict=True) if n}, "fewest": one.fewest,
                 "most": one.most, "total": one.total, "solutions": one.solutions.tolist()} for one in found]})
        return
    terminal_output.write(f"{counted(len(board.targets), 'target')}, {counted(tried[1], 'set')} of parts to choose "
                          f"from, {tried[0]:,} tried. Sets that fill every target: {len(found):,}.\n")
    rows = [(f"{one.fewest:,}", f"{one.most:,}", f"{one.total:,}", ", ".join(_names(board.puzzle, [*one.times])))
            for one in found[: chosen.list]]
    _print_list(("set", "fewest", "most", "all", "parts"), rows, len(found))


def _add_shapes(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, f"{puzzle_source.PUZZLE}: its parts, each used as often as there; its target does not "
                      "matter")
    parser.add_argument("--shape-cells", type=positive, metavar="N",
                        help="shapes of so many cells, filled by any choice of the parts (default: by all of them)")
    parser.add_argument("--sort", choices=SORTS, help="which shapes count as the same: free if mirror images do, "
                        "one-sided if only turned ones do, fixed if none does (default: what the parts may do)")
    parser.add_argument("--box", type=_sizes, default=(), metavar="AxB", help="only shapes that fit into a box")
    parser.add_argument("--ways", type=_range, metavar="N|N-M", help="list only shapes filled in so many ways")
    parser.add_argument("--symmetric", action="store_true", help="list only shapes with a symmetry")
    parser.add_argument("--no-holes", action="store_true", help="list only shapes that enclose no empty cell")
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many (default %(default)s)")
    _add_output(parser)


def _sizes(text: str) -> tuple[int, ...]:
    """Return the sizes of a box, "5x4"; raises ArgumentTypeError."""
    return tuple(positive(word) for word in text.replace("×", "x").split("x"))


def _run_shapes(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find the shapes that parts fill."""
    with cancellable(stop.asked), terminal_output.preparing(chosen.quiet):
        puzzle = puzzle_source.puzzle(chosen)
        every = filled.shapes(puzzle, chosen.shape_cells, chosen.sort or "", chosen.box)
        wanted = filled.WantedShapes(chosen.ways, chosen.symmetric, chosen.no_holes)
        found = wanted.chosen(puzzle.lattice, every)
    if chosen.output:
        _write_puzzle(chosen.output, filled.shape_puzzle(puzzle, found[_place(chosen, len(found))]))
    once = sum(one.ways == 1 for one in every)
    if chosen.json:
        terminal_output.write_json({
            "name": puzzle.name, "shapes": len(every), "in_one_way": once, "wanted": len(found), "found": [
                {"ways": one.ways, "symmetries": one.symmetries,
                 "cells": [puzzle.lattice.written(cell) for cell in one.cells]} for one in found]})
    else:
        terminal_output.write(f"{counted(len(every), 'connected shape')} can be filled, {once:,} of them in one way."
                              "\n")
        if chosen.ways or chosen.symmetric or chosen.no_holes:
            terminal_output.write(f"{counted(len(found), 'shape')} as wanted.\n")
        rows = [(f"{one.ways:,}", str(one.symmetries), _in_a_line(puzzle, one.cells)) for one in found[: chosen.list]]
        _print_list(("shape", "ways", "symmetries", "cells"), rows, len(found))
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE


def _in_a_line(puzzle: Puzzle, cells: tuple[Cell, ...]) -> str:
    """Return a shape in one line: the lines of its picture, "##/#.", with // between layers, else its cells."""
    if can_picture(puzzle.lattice, cells):
        return write_picture(cells).strip("\n").replace("\n", "/")
    return " ".join(",".join(map(str, puzzle.lattice.written(cell))) for cell in cells)


class _Task(NamedTuple):
    """What declares the arguments of a task, what runs it, and what it finds, in words."""

    add: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace, Stop], int]
    finds: str


_TASKS = {
    "sets": _Task(_add_sets, _run_sets, "which sets of parts fill the target, and in how many ways each does, by one "
                  "search for all of them"),
    "dissect": _Task(_add_dissect, _run_dissect, "cut a target into parts that go together in one way, which is hard "
                     "to find"),
    "calendars": _Task(_add_calendars, _run_calendars, "which sets of parts fill every target of a puzzle, as those "
                       "of a calendar do for each day, and how many solutions each target has"),
    "shapes": _Task(_add_shapes, _run_shapes, "which connected shapes the parts of a puzzle fill, and in how many "
                    "ways each"),
    "colors": _Task(_add_colors, _run_colors, "the fewest cells to be painted, on the target and the parts, so that "
                    "one solution is left"),
    "hints": _Task(_add_hints, _run_hints, "the fewest parts that are laid beforehand so that one solution is left, "
                   "for each solution"),
}
