"""`latticework disassemble`: which solutions come apart, by how many moves."""

import argparse
import math
import os
import tempfile
from contextlib import closing
from pathlib import Path

from latticework.cancel import CancelledError, cancellable
from latticework.cli import puzzle_source, terminal_output, with_turns
from latticework.cli.arguments import positive
from latticework.cli.interrupts import Stop, interrupts
from latticework.cli.progress_bar import bar, preparing
from latticework.cli.run_search import search_on
from latticework.cli.why_held import tell
from latticework.disassembly import Limits
from latticework.session import Search, SearchFile, SearchLock, prepare
from latticework.session.apart_job import STATES, ApartJob
from latticework.session.apart_rows import Outcome
from latticework.session.examination import Examination, open_numbers
from latticework.session.levels import Levels, levels_of
from latticework.session.stored_searches import as_begun
from latticework.visible_text import counted

TURNING = 60.0
"""Seconds for each solution whose parts are also turned, where no other time is given."""

SHOWN = 20
"""The highest levels that are listed in words."""


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, "a search file, which keeps what is found out, so that it is gone on with the next "
                      "time; or a puzzle, which is solved first")
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1, metavar="N",
                        help="worker processes (default: one for each core, %(default)s here)")
    parser.add_argument("--sample", type=positive, metavar="N", help="only N of the solutions, evenly spread")
    parser.add_argument("--states", type=positive, default=STATES, metavar="N",
                        help="look at up to N arrangements of the parts of each solution (default %(default)s)")
    parser.add_argument("--seconds", type=positive, metavar="N", help="and no longer than N seconds for each")
    parser.add_argument("--again", action="store_true", help="also those of which it is still not known")
    parser.add_argument("--why", type=positive, metavar="N",
                        help="only say which parts of solution N hold one another, if it does not come apart")
    parser.add_argument("--turns", action="store_true",
                        help="try on the solutions that slides do not take apart whether turns do: slow, for small "
                        "puzzles; --states and --seconds hold for each (default 60 seconds)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run(chosen: argparse.Namespace) -> int:
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
    with cancellable(stop.asked), preparing(chosen.quiet):
        prepared = prepare(puzzle_source.document(chosen))
        _ = prepared.puzzle  # an exact cover problem is refused before it is solved
    with closing(Search.start(prepared, path)) as search:
        return search_on(search, chosen.workers, None, chosen.quiet, stop).complete


def _of_search(chosen: argparse.Namespace, path: Path, stop: Stop) -> int:
    if chosen.why:
        with closing(SearchFile.open(path)) as file, cancellable(stop.asked):
            return tell(file, chosen.why, Limits(chosen.states, chosen.seconds or math.inf), chosen.json)
    lock = SearchLock(path)
    lock.take()
    try:
        with closing(SearchFile.open(path)) as file:
            done = _examined(chosen, file, stop)
            _report(chosen, file, levels_of(file))
            if done and chosen.turns:
                with cancellable(stop.asked):
                    with_turns.tell(file, Limits(chosen.states, chosen.seconds or TURNING), chosen.json)
    finally:
        lock.release()
    return terminal_output.DONE if done else terminal_output.STOPPED


def _examined(chosen: argparse.Namespace, file: SearchFile, stop: Stop) -> bool:
    job = ApartJob(as_begun(file).reduction, chosen.states, chosen.seconds or math.inf)
    numbers = open_numbers(file, chosen.sample, chosen.again)
    with bar(chosen.quiet or not len(numbers)) as move:
        return Examination(file, job, numbers, lambda done, _: move(
            done / len(numbers), f"{done:,} of {counted(len(numbers), 'solution')}"),
            lambda why: terminal_output.fail(f"latticework: {why}")).run(chosen.workers, stop.asked)


def _report(chosen: argparse.Namespace, file: SearchFile, found: Levels) -> None:
    apart, held, unknown = (found.outcomes[one] for one in (Outcome.YES, Outcome.NO, Outcome.NOT_KNOWN))
    if chosen.json:
        terminal_output.write_json({
            "name": file.document.name, "solutions": found.stored, "examined": found.examined, "comes_apart": apart,
            "held": held, "not_known": unknown, "states": found.states, "level": found.best,
            "levels": dict(found.best_first)})
        return
    fields = {
        "puzzle": file.document.name, "solutions": f"{found.stored:,}", "examined": f"{found.examined:,}",
        "come apart": f"{apart:,}", "do not": f"{held:,}", **({"not known": f"{unknown:,}"} if unknown else {}),
        "arrangements": f"{found.states:,}"}
    terminal_output.write_fields(fields)
    for level, solutions in found.best_first[:SHOWN]:
        told = f"level {level}" if level else "nothing to take apart"
        terminal_output.write(f"{told}: {counted(solutions, 'solution')}\n")
    if len(found.levels) > SHOWN:
        terminal_output.write(f"and {counted(len(found.levels) - SHOWN, 'lower level')}; --json lists all\n")
    if unknown:
        terminal_output.write("Not known: a limit was reached; --again with a higher --states tries once more.\n")
