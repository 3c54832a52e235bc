"""`latticework design`: finding puzzles instead of solutions."""

import argparse
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np

from latticework.cancel import CancelledError, cancellable
from latticework.cli import burrs, options, puzzle_source, shapes_and_calendars, terminal_output
from latticework.cli.design_lists import (
    LISTED,
    add_choice,
    add_output,
    least_and_most,
    part_choice,
    part_names,
    place_taken,
    print_list,
    write_puzzle,
)
from latticework.cli.interrupts import Stop, interrupts
from latticework.cli.options import positive
from latticework.cli.search_report import search_on
from latticework.cli.solve import crew_of, keep
from latticework.designs import colors, hints, part_sets
from latticework.designs.all_positions import all_solutions
from latticework.designs.dissections import Cutter, Dissection
from latticework.designs.hints import Challenge
from latticework.designs.judge import Judge
from latticework.designs.part_sets import Wanted, counts_of
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import ALL, BY_PARTS
from latticework.jobs.part_sets import SetTable
from latticework.jobs.totals import Totals
from latticework.puzzle import MODULI, Puzzle, dump
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from latticework.visible_text import counted

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


def _add_common(parser: argparse.ArgumentParser) -> None:
    """Declare what tasks take that search all solutions: how much is printed and written, and how to search."""
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many (default %(default)s)")
    add_output(parser)
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


def _add_sets(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, f"{puzzle_source.SEARCHED_PUZZLE}: the target, and the parts to choose from")
    add_choice(parser)
    parser.add_argument("--solutions", type=least_and_most, metavar="N|N-M",
                        help="list only sets with so many solutions")
    parser.add_argument("--pieces", type=least_and_most, metavar="N|N-M", help="list only sets of so many pieces")
    parser.add_argument("--hardest", action="store_true",
                        help="list those first whose search takes the most nodes for each solution")
    parser.add_argument("--modulo", choices=MODULI,
                        help="what to count as one solution: nothing counts all positions, rotations (the default of "
                        "solid lattices) one of those that turning makes of it, reflections (the default of flat "
                        "ones) one of those that turning and mirroring make")
    _add_common(parser)


def _run_sets(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find sets of parts."""
    done, every = _searched(chosen, stop, part_choice(chosen).of, BY_PARTS, part_sets.table_of)
    chosen.modulo = chosen.modulo or part_sets.usual_modulo(done.puzzle)
    table = part_sets.chosen(every, Wanted(chosen.solutions, chosen.pieces, chosen.modulo))
    judge, hardness = Judge.of(done.prepared.reduction), list[float]()
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
        place = place_taken(chosen, len(table))
        write_puzzle(chosen.output, *part_sets.solved_puzzle(done.prepared, table.parts[place].tolist(),
                                                              table.options[place]))
    (_print_sets_json if chosen.json else _print_sets)(chosen, done, every, table, hardness)
    return _status(done, len(table))


def _status(done: _Done, found: int) -> int:
    if not done.totals.complete:
        return terminal_output.STOPPED
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE


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
    terminal_output.write(f"{counted(len(every), 'set of parts fills', 'sets of parts fill')} the target{so_far}, "
                          f"{once:,} of them in one way.\n")
    if chosen.solutions or chosen.pieces:
        terminal_output.write(f"{counted(len(table), 'set')} as wanted.\n")
    counts = counts_of(table, chosen.modulo).tolist()
    rows = [(f"{count:,}", f"{hard:.1f}", ", ".join(part_names(done.puzzle, parts)))
            for count, hard, parts in zip(counts[: chosen.list], hardness, table.parts[: chosen.list].tolist(),
                                          strict=False)]
    print_list(("set", "solutions", "difficulty", "parts"), rows, len(table))
    if not done.totals.complete and chosen.search:
        terminal_output.write("Stopped before the end; to go on: "
                              f"latticework design sets {terminal_output.typed(chosen.search)}\n")


def _add_hints(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--every", action="store_true",
                        help="all choices of so few parts, not one for each solution")
    parser.add_argument("--laid", type=least_and_most, metavar="N|N-M",
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
        one = found[place_taken(chosen, len(found))]
        write_puzzle(chosen.output, *hints.solved_puzzle(done.prepared, one))
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
    print_list(("place", "solution", "laid", "parts"), rows[: chosen.list], len(rows))
    return _status(done, len(found))


def _stopped(chosen: argparse.Namespace, task: str) -> int:
    terminal_output.fail(f"latticework: all solutions must be found first; to go on: latticework design {task} "
                         f"{terminal_output.typed(chosen.search)}")
    return terminal_output.STOPPED


def _add_colors(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--colors", type=positive, choices=range(1, len(colors.PAINTS) + 1), default=1,
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
        write_puzzle(chosen.output, *colors.solved_puzzle(prepared, found[place_taken(chosen, len(found))]))
    if chosen.json:
        terminal_output.write_json({
            "name": done.puzzle.name, "solutions": done.totals.solutions, "fewest": every.fewest,
            "never": every.never, "open": every.open, "found": [
                {"solution": one.solution, "painted": colors.as_data(prepared, one)} for one in found]})
        return _status(done, len(found))
    terminal_output.write("".join(f"{line}\n" for line in _painted_in_words(every, wanted)))
    rows = [(str(one.solution), str(len(one.painted)), "; ".join(colors.in_words(prepared, one)))
            for one in found[: chosen.list]]
    print_list(("place", "solution", "painted", "cells"), rows, len(found))
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
        lines.append(f"{counted(every.open, 'solution that takes', 'solutions that take')} more than "
                     f"{counted(wanted.most, 'cell')}")
    return lines


def _enough(fewest: int, one: str, many: str) -> str:
    """Return in words that so many of something, at least 1, leave one solution, and that fewer do not."""
    enough = f"1 {one} is" if fewest == 1 else f"{fewest} {many} are"
    fewer = "" if fewest == 1 else f", {fewest - 1} {'is' if fewest == 2 else 'are'} not"
    return f"{enough} enough for one solution to be left{fewer}."


def _add_dissect(parser: argparse.ArgumentParser) -> None:
    puzzle_source.add(parser, f"{puzzle_source.SEARCHED_PUZZLE}: its target is cut, its parts do not matter")
    parser.add_argument("--parts", type=positive, required=True, metavar="N", help="into how many parts")
    parser.add_argument("--cells", type=least_and_most, metavar="N|N-M",
                        help="each of so many cells (default: about equal)")
    parser.add_argument("--seconds", type=positive, default=SECONDS, metavar="S",
                        help="for how long to look for something harder (default %(default)s)")
    parser.add_argument("--seed", type=options.whole_number, default=0, metavar="N",
                        help="another number gives other dissections (default %(default)s)")
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many, the hardest first (default %(default)s)")
    add_output(parser)


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
        one = found[place_taken(chosen, len(found))]
        write_puzzle(chosen.output, one.puzzle, one.solution)
    if chosen.json:
        terminal_output.write_json({"name": cutter.puzzle.name, "seed": chosen.seed, "found": [
            {"difficulty": round(one.difficulty, 1), "puzzle": dump(one.puzzle)} for one in found]})
    elif found:
        rows = [(f"{one.difficulty:,.1f}", ", ".join(str(len(part.cells)) for part in one.puzzle.parts))
                for one in found]
        print_list(("place", "difficulty", "cells of the parts"), rows[: chosen.list], len(rows))
    else:
        terminal_output.write("Nothing with one solution was found; try longer, another seed or other sizes.\n")
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE


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
    "calendars": _Task(shapes_and_calendars.add_calendars, shapes_and_calendars.run_calendars,
                       "which sets of parts fill every target of a puzzle, as those of a calendar do for each day, "
                       "and how many solutions each target has"),
    "shapes": _Task(shapes_and_calendars.add_shapes, shapes_and_calendars.run_shapes,
                    "which connected shapes the parts of a puzzle fill, and in how many ways each"),
    "colors": _Task(_add_colors, _run_colors, "the fewest cells to be painted, on the target and the parts, so that "
                    "one solution is left"),
    "burrs": _Task(burrs.add_burrs, burrs.run_burrs, "which sets of six rods make a burr, how many of their "
                   "assemblies come apart, and at which level; or a burr of a high level, by climbing"),
    "hints": _Task(_add_hints, _run_hints, "the fewest parts that are laid beforehand so that one solution is left, "
                   "for each solution"),
}
