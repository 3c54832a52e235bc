"""`latticework disassemble`: which solutions come apart, by how many moves or turns; why one does not."""

import argparse
import math
import tempfile
import threading
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from latticework import apart
from latticework.apart.courses import tried_of_all, tried_text
from latticework.cancel import CancelledError, cancellable, checkpoint
from latticework.cli import puzzle_source, terminal_output
from latticework.cli.interrupts import Stop, interrupts
from latticework.cli.options import positive, worker_count
from latticework.cli.search_report import Highest, highest, in_progress, search_on
from latticework.jobs.apart_job import STATES, ApartJob, Examined, Outcome
from latticework.jobs.facts import reasons as reasons_of
from latticework.jobs.job import prepare
from latticework.jobs.searched import Document
from latticework.puzzle import Puzzle
from latticework.run.crew import usual_workers
from latticework.run.examination import Examination, open_numbers
from latticework.run.search import Search
from latticework.solution import Solution, as_data, as_text, placements_of
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from latticework.store.solution_order import ApartSoFar, apart_so_far, examined
from latticework.store.stored_searches import as_begun, numbered
from latticework.visible_text import counted

TURNING = 60.0
"""Default seconds for each solution whose parts are also turned."""
SHOWN = 20
"""The highest levels that are listed in words."""


def add_disassemble(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, "a search file, which keeps what is found out, so that it is gone on with the next "
                      "time; or a puzzle, which is solved first")
    parser.add_argument("--workers", type=worker_count, default=usual_workers(), metavar="N",
                        help="worker processes (default: one for each core, %(default)s here)")
    parser.add_argument("--sample", type=positive, metavar="N", help="only N of the solutions, evenly spread")
    parser.add_argument("--states", type=positive, default=STATES, metavar="N",
                        help="look at up to N arrangements of the parts of each solution (default %(default)s)")
    parser.add_argument("--seconds", type=positive, metavar="N", help="and no longer than N seconds for each")
    parser.add_argument("--again", action="store_true",
                        help="also those of which it is still not known, and those that do "
                        "not come apart where motions of several parts at once, which earlier versions did not try, "
                        "may help")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--why", type=positive, metavar="N",
                      help="only say which parts of solution N hold one another, if it does not come apart")
    only.add_argument("--least", type=positive, metavar="N",
                      help="only say the level of solution N, and the least over all shortest ways at each stage")
    only.add_argument("--turns", action="store_true",
                      help="try on the solutions that slides do not take apart whether turns do: slow, for small "
                      "puzzles; --states and --seconds hold for each (default 60 seconds)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run_disassemble(chosen: argparse.Namespace) -> int:
    """Run the command."""
    with interrupts() as stop:
        try:
            if puzzle_source.is_search(chosen):
                return _of_search(chosen, chosen.file, stop)
            with tempfile.TemporaryDirectory(prefix="latticework-") as folder:
                path = Path(folder) / "search"
                return _of_search(chosen, path, stop) if _solved(chosen, path, stop) else _stopped(chosen)
        except CancelledError:
            return _stopped(chosen)


def _stopped(chosen: argparse.Namespace) -> int:
    if puzzle_source.is_search(chosen):
        terminal_output.fail("latticework: stopped before it was known")
        return terminal_output.STOPPED
    terminal_output.fail("latticework: stopped before all solutions were found; to keep what was found, use "
                         "`latticework solve FILE --search SEARCH`, then `latticework disassemble SEARCH`")
    return terminal_output.STOPPED


def _solved(chosen: argparse.Namespace, path: Path, stop: Stop) -> bool:
    """Search for all solutions of a puzzle; return whether all were found."""
    with cancellable(stop.asked), terminal_output.preparing(chosen.quiet):
        document = puzzle_source.document(chosen)
        _check_pieces_of(document, chosen.file)
        prepared = prepare(document)
    with closing(Search.start(prepared, path)) as search:
        return search_on(search, chosen.workers, None, chosen.quiet, stop).complete


def _check_pieces_of(document: Document, path: Path) -> None:
    """Raise LatticeworkError where the solutions of a document cannot be taken apart."""
    puzzle_source.check_is_puzzle(document, path)
    if isinstance(document, Puzzle):
        apart.check_pieces(document)


def _of_search(chosen: argparse.Namespace, path: Path, stop: Stop) -> int:
    if number := chosen.why or chosen.least:
        # Only read, so without the lock: a search may go on there.
        with closing(SearchFile.open(path)) as file, cancellable(stop.asked):
            puzzle_source.check_is_puzzle(file.document, path)
            limits = apart.Limits(chosen.states, chosen.seconds or math.inf)
            return (_print_why if chosen.why else _print_least)(file, number, limits, chosen.json)
    # Results are stored in the file, so no search may run there meanwhile.
    lock = SearchLock(path)
    lock.take()
    try:
        with closing(SearchFile.open(path)) as file:
            _check_pieces_of(file.document, path)
            done = _examined(chosen, file, stop)
            done = _report(chosen, file, stop if done else None) and done
    finally:
        lock.release()
    return terminal_output.DONE if done else terminal_output.STOPPED


def _examined(chosen: argparse.Namespace, file: SearchFile, stop: Stop) -> bool:
    job = ApartJob(as_begun(file).reduction, chosen.states, chosen.seconds or math.inf)
    numbers, known = open_numbers(file, chosen.sample, chosen.again), apart_so_far(file)

    def show(done: int, found: list[Examined]) -> None:
        nonlocal known
        known = known.joined(found)
        move(done / len(numbers), f"{done:,} of {counted(len(numbers), 'solution')}, {in_progress(known)}")

    with terminal_output.bar(chosen.quiet or not len(numbers)) as move:
        return Examination(file, job, numbers, show,
                           lambda why: terminal_output.fail(f"latticework: {why}")).run(chosen.workers, stop.asked)


def _report(chosen: argparse.Namespace, file: SearchFile, stop: Stop | None) -> bool:
    """Print the results and, unless stopped before, try turns and print which help; return whether all was done."""
    known = apart_so_far(file)
    best = highest(file, known, kept=puzzle_source.is_search(chosen))
    if not chosen.json:
        # Before turns are tried, which may take hours.
        _write(file, known, best)
    tried = Tried(chosen.json)
    done = not (chosen.turns and stop) or tried.all_of(
        file, apart.Limits(chosen.states, chosen.seconds or TURNING), stop.asked)
    if chosen.json:
        terminal_output.write_json({
            "name": file.document.name, "solutions": file.totals().stored, "examined": known.examined,
            "comes_apart": known.apart, "held": known.interlocked, "not_known": known.unknown, "states": known.states,
            **best.as_data, "levels": dict(known.best_first), **({"turns": tried.entries} if chosen.turns else {})})
    return done


def _write(file: SearchFile, known: ApartSoFar, best: Highest) -> None:
    terminal_output.write_fields({
        "puzzle": file.document.name, "solutions": f"{file.totals().stored:,}", "examined": f"{known.examined:,}",
        "come apart": f"{known.apart:,}", "do not": f"{known.interlocked:,}",
        **({"not known": f"{known.unknown:,}"} if known.unknown else {}), "arrangements": f"{known.states:,}",
        **best.in_words})
    for level, solutions in known.best_first[:SHOWN]:
        title = f"level {level}" if level else "nothing to take apart"
        terminal_output.write(f"{title}: {counted(solutions, 'solution')}\n")
    if len(known.levels) > SHOWN:
        terminal_output.write(f"and {counted(len(known.levels) - SHOWN, 'lower level')}; --json lists all\n")
    if not file.totals().stored and file.totals().solutions:
        terminal_output.write(f"This search only counts: its {counted(file.totals().solutions, 'solution')} were not "
                              "kept, so none can be taken apart. `latticework solve FILE --search SEARCH` keeps "
                              "them.\n")
    elif not file.totals().stored:
        terminal_output.write("".join(f"{reason.text}\n" for reason in reasons_of(as_begun(file))))
    if known.interlocked and isinstance(file.document, Puzzle):
        terminal_output.write(f"{tried_of_all(file.document)}\n")
    if known.unknown:
        terminal_output.write("Not known: a limit was reached; --again with a higher --states tries once more.\n")


def _print_why(file: SearchFile, number: int, limits: apart.Limits, as_json: bool) -> int:
    """Print why a stored solution does not come apart; raises LatticeworkError for a number that there is not."""
    puzzle, solution = _stored(file, number)
    held = apart.why_held(puzzle, solution, limits)
    if as_json:
        data = _interlock_data(puzzle, solution, held) if held else _data(apart.take_apart(puzzle, solution, limits))
        terminal_output.write_json({"name": puzzle.name, "solution": number, **data})
    else:
        found = apart.take_apart(puzzle, solution, limits)
        said = _interlock_text(number, puzzle, solution, held) if held else _apart_text(number, found)
        terminal_output.write(f"{said}{tried_text(puzzle, found)}\n" if held else said)
    return terminal_output.DONE


def _print_least(file: SearchFile, number: int, limits: apart.Limits, as_json: bool) -> int:
    """Print the level of a stored solution, and the least over all shortest ways; raises as `_print_why`."""
    puzzle, solution = _stored(file, number)
    disassembler = apart.Disassembler(puzzle, limits)
    found = disassembler.take_apart(solution)
    least = disassembler.least_level(solution) if found.level else apart.LeastLevel(found.status)
    if as_json:
        data = {"comes_apart": False} if found.status == apart.HELD else _data(found)
        level = least.level if least.status == apart.APART else None
        known = {"least_level": level} if found.status == apart.APART else {}
        terminal_output.write_json({"name": puzzle.name, "solution": number, **data, **known})
    else:
        terminal_output.write(_least_text(number, found, least))
    return terminal_output.DONE


def _least_text(number: int, found: apart.Disassembly, least: apart.LeastLevel) -> str:
    if found.joint_moves:
        return _apart_text(number, found) + "Without such moves it does not come apart, so there is no least level.\n"
    if found.status == apart.HELD:
        return f"Solution {number} does not come apart; --why {number} tells which parts hold one another.\n"
    text = _apart_text(number, found)
    if not found.level:
        return text
    return text + (f"The least level over all shortest ways is {least.level}.\n" if least.status == apart.APART
                   else "The least level is not known, as a limit was reached.\n")


def _stored(file: SearchFile, number: int) -> tuple[Puzzle, Solution]:
    prepared = as_begun(file)
    return prepared.puzzle, placements_of(numbered(file, prepared, number), prepared.reduction)


def _interlock_data(puzzle: Puzzle, solution: Solution, held: apart.Interlock) -> dict[str, object]:
    return {"comes_apart": False, "held": as_data(puzzle, _chosen(solution, held)), "minimal": held.minimal,
            "smallest": held.smallest}


def _data(found: apart.Disassembly) -> dict[str, object]:
    return {"comes_apart": True, "level": found.level} if found.status == apart.APART else {"comes_apart": None}


def _interlock_text(number: int, puzzle: Puzzle, solution: Solution, held: apart.Interlock) -> str:
    """Return a sentence on which parts hold one another, and a picture of them."""
    names = Counter(puzzle.parts[placement.part].name for placement in _chosen(solution, held))
    *some, last = [f"{many} of {name}" if many > 1 else name for name, many in names.items()]
    parts = f"{', '.join(some)} and {last}" if some else last
    more = (" Without any one of them the others come apart." if held.minimal
            else " Fewer of them may hold, too: a limit was reached.")
    less = " No fewer parts of the solution hold one another." if held.smallest else ""
    return (f"Solution {number} does not come apart: {parts} hold one another.{more}{less}\n"
            f"{as_text(puzzle, _chosen(solution, held))}")


def _chosen(solution: Solution, held: apart.Interlock) -> Solution:
    return tuple(solution[piece] for piece in held.pieces)


def _apart_text(number: int, found: apart.Disassembly) -> str:
    if found.status != apart.APART:
        return (f"Solution {number}: not known whether it comes apart, as a limit was reached; try once more with "
                "higher --states and --seconds.\n")
    how = f" level {found.level}, {counted(len(found.moves), 'move')}" if found.level else " nothing to take apart"
    joint = found.joint_moves
    at_once = f", in {joint} of which several parts go at once, each its own way" if joint else ""
    return f"Solution {number} comes apart:{how}{at_once}.\n"


@dataclass
class Tried:
    """The results of trying turns, an entry of --json for each solution; without --json they are also printed."""

    as_json: bool
    entries: list[dict[str, Any]] = field(default_factory=list)

    def all_of(self, file: SearchFile, limits: apart.Limits, stop: threading.Event) -> bool:
        """Try turns on each solution that slides do not take apart; return whether all were tried."""
        try:
            with cancellable(stop):
                self._each(file, limits)
        except CancelledError:
            terminal_output.fail("latticework: stopped before turns were tried on all solutions")
            return False
        if not self.as_json:
            for status, many in sorted(Counter(entry["status"] for entry in self.entries).items()):
                terminal_output.write(f"{status}: {counted(many, 'solution')} of those that slides do not take "
                                      "apart\n")
        return True

    def _each(self, file: SearchFile, limits: apart.Limits) -> None:
        prepared = as_begun(file)
        for row in examined(file):
            checkpoint()
            if row.outcome == Outcome.NO:
                options = numbered(file, prepared, row.solution)
                self._enter(row.solution, apart.take_apart_with_turns(
                    prepared.puzzle, placements_of(options, prepared.reduction), limits))

    def _enter(self, number: int, found: apart.TurnedApart) -> None:
        self.entries.append({"solution": number, "status": found.status, "turns": found.turns,
                             "moves": len(found.moves)})
        if found.status == apart.APART_WITH_TURNS and not self.as_json:
            terminal_output.write(f"Solution {number} comes apart with {counted(found.turns, 'turn')}, "
                                  f"{counted(len(found.moves), 'move')} in all.\n")
