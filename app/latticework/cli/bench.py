"""`latticework bench`: every engine, and the solvers of other people that are installed, on the same problems."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from rich.table import Table

from latticework import replaced_files
from latticework.bench import memory, peers, report, start, workers
from latticework.bench.cases import SIZES, Case, cases, of_file, of_puzzle
from latticework.bench.report import Results
from latticework.bench.run import LIMIT, How, engines, measured, solvers
from latticework.cli import terminal_output
from latticework.cli.options import positive, worker_count
from latticework.errors import LatticeworkError
from latticework.jobs.method import PROBE

QUICK = 20.0  # seconds a solver may take with --quick
_MEANING = (
    "Times are medians of process seconds on one core, kernels warm: the whole search with its tables, one item held "
    "to representatives. ×: so many times the seconds of the default engine, which is named. —: the solver has no "
    "word for items covered at most once, or several times. MB: the most memory that the process held, Python and "
    "libraries included. Updates are counted by dancing links only."
)
_THEIRS = (
    "On the right: options with one item held to representatives, nodes and process seconds of the default engine "
    "on one core. Ratio: the best of their times in the row, divided by ours; their machines were slower, so it "
    "compares what a user waited then and waits now, not the methods."
)
_TOGETHER = (
    "Medians of rounds in which processes search all of the puzzle at the same time, undisturbed and saving nothing, "
    "and then workers share one search, with its search file. Ratio: the work a second of the workers to that of the "
    "processes. Head: processor time of the program itself, for slicing and saving. Start: until the first slice is "
    "done."
)


def add_bench(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = ("Measure every engine, and the packages xcover, pyxcc and exact-cover where they "
                          "are installed (pip install latticework[bench]), on the same exact cover problems.")
    parser.add_argument("--quick", action="store_true", help="only the small problems")
    parser.add_argument("--only", default="", metavar="TEXT", help="only problems whose name contains this text")
    parser.add_argument("--repeat", type=positive, default=3, metavar="N",
                        help="rounds, of which the median counts (default 3; one for what takes over 10 s)")
    parser.add_argument("--limit", type=positive, metavar="S",
                        help=f"seconds a solver may take for one run (default {LIMIT:g}, with --quick {QUICK:g})")
    parser.add_argument("--matrix", type=Path, action="append", default=[], metavar="FILE",
                        help="measure this exact cover problem instead, an .npz file (see the manual); repeatable")
    parser.add_argument("--beside", type=_program, action="append", default=[], metavar="NAME=COMMAND",
                        help="run this command on the same problems too (see the manual); repeatable")
    parser.add_argument("--solver", action="append", default=[], metavar="NAME",
                        help="measure only this engine, package or program and the default engine; repeatable")
    parser.add_argument("--table", action="store_true", help="published tables, with our figures beside theirs")
    parser.add_argument("--start", action="store_true", help="how long the program takes to start, cold and warm")
    parser.add_argument("--memory", action="store_true", help="the most memory that each puzzle of the library takes")
    parser.add_argument("--workers", type=worker_count, metavar="N",
                        help="what N workers of one search reach, beside N processes that each search alone; with "
                        "--all two")
    parser.add_argument("--hold", choices=("auto", PROBE), default="auto",
                        help="the item held to one of its symmetric placements: the usual one (default), or the one "
                        "that probes find")
    parser.add_argument("--all", action="store_true", help="all of these, one after the other")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the JSON object to a file, too")


def _program(text: str) -> tuple[str, str]:
    name, _, command = text.partition("=")
    if not name or not command.strip() or name in (*engines(), *peers.PEERS):
        raise argparse.ArgumentTypeError(f"{text!r} should be a new name, =, and a command")
    return name, command


def run_bench(chosen: argparse.Namespace) -> int:
    """Run the command."""
    bench = _Bench(chosen)
    missing = [peer for peer in peers.PEERS if not peers.installed(peer)]
    if missing:
        terminal_output.fail(f"latticework: not installed and left out: {', '.join(missing)} "
                             "(pip install latticework[bench])")
    bench.measure()
    if not bench.sections:
        raise LatticeworkError(f"no problem is called like --only {chosen.only}; names are those of the library")
    if chosen.json:
        terminal_output.write_json(bench.as_json())
    for case, all_of in bench.results:
        for one in all_of:
            if one.wrong or ": " in one.reason:
                terminal_output.fail(f"latticework: {case.name}: {one.solver}: {one.reason}")
    # A solver that is left out is no failure, a wrong count is one.
    wrong = any(one.wrong for _, all_of in bench.results for one in all_of)
    return terminal_output.FAILED if wrong else terminal_output.DONE


class _Bench:
    """A run of the command: each measurement is shown and saved at once, section by section."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        limit = chosen.limit or (QUICK if chosen.quick else LIMIT)
        self.chosen, self.results = chosen, Results()
        self.sections: dict[str, list[dict[str, Any]]] = {}
        self.how = How(chosen.repeat, limit, dict(chosen.beside), _progress_line(chosen.json))
        unknown = set(chosen.solver) - set(solvers(self.how))
        if unknown:
            raise LatticeworkError(f"--solver {min(unknown)}: should be one of {', '.join(solvers(self.how))}")
        self.how = replace(self.how, solvers=tuple(chosen.solver))
        # First of all, so that a wrong file is refused before hours of work.
        self.files = [of_file(path) for path in chosen.matrix]
        self._save()

    def as_json(self) -> dict[str, Any]:
        """Return all measurements so far, as JSON."""
        return {"format": terminal_output.FORMAT} | report.head() | self.sections

    def measure(self) -> None:
        """Measure what the options request."""
        chosen = self.chosen
        if chosen.all or not (chosen.table or chosen.start or chosen.memory or chosen.workers):
            self._cases()
        if chosen.all or chosen.table:
            self._tables()
        if chosen.all or chosen.start:
            self._more("start", start.started(chosen.repeat, self.how.report), report.starts)
        if chosen.all or chosen.workers:
            found = workers.beside(chosen.workers or 2, chosen.repeat, chosen.only, self.how.report)
            self._more("workers", found, report.besides, _TOGETHER)
        if chosen.all or chosen.memory:
            self._more("memory", memory.measured(chosen.only, self.how.report), report.memories)

    def _cases(self) -> None:
        found = Results()
        for case in self._problems():
            found.append((case, measured(case, self.how)))
            self._keep("cases", report.case_json(*found[-1]))
        if found:
            self._show([report.ratios(found, solvers(self.how)), report.figures(found)], _MEANING)
        self.results += found

    def _problems(self) -> Iterator[Case]:
        chosen = self.chosen
        if chosen.all or not chosen.matrix:
            yield from (make() for make in cases(SIZES[:1] if chosen.quick else SIZES, chosen.only, chosen.hold))
        yield from (case for case in self.files if chosen.only in case.name)

    def _tables(self) -> None:
        found = Results()
        for file in dict.fromkeys(row.file for table in report.TABLES for row in table.rows):
            if self.chosen.only in file:
                case = of_puzzle(file)
                unfinished = file in report.UNFINISHED
                found.append((case, [] if unfinished else measured(case, self.how, (case.default,))))
                self._keep("published", report.case_json(*found[-1]))
        if found:
            self._show(list(report.published_tables(found)), _THEIRS)
        self.results += found

    def _more(self, name: str, found: list[Any], table: Callable[[list[Any]], Table], meaning: str = "") -> None:
        for one in found:
            self._keep(name, asdict(one))
        if found:
            self._show([table(found)], meaning)

    def _keep(self, section: str, one: dict[str, Any]) -> None:
        # Saved after each measurement: hours of work must survive an interrupt.
        self.sections.setdefault(section, []).append(one)
        self._save()

    def _save(self) -> None:
        if self.chosen.save:
            text = json.dumps(self.as_json(), ensure_ascii=False, indent=1) + "\n"
            replaced_files.replace(self.chosen.save, text.encode())

    def _show(self, tables: list[Table], meaning: str = "") -> None:
        self.how.report("")
        if self.chosen.json:
            return
        terminal_output.write_tables(*tables)
        terminal_output.write(meaning + "\n" * (2 if meaning else 1))
        terminal_output.flush()


def _progress_line(quiet: bool) -> Callable[[str], None]:
    """Return a function that shows what is being measured on one line of a terminal."""
    if quiet or not sys.stderr.isatty():
        return lambda _: None
    return lambda text: print(f"\r\033[K{terminal_output.shown(text)}", end="", file=sys.stderr, flush=True)  # noqa: T201
