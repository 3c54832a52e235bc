"""`latticework bench`: every engine, and the solvers of other people that are installed, on the same problems."""

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from rich.table import Table

from latticework import replaced_files
from latticework.bench import memory, methods, peers, start, workers
from latticework.bench.cases import SIZES, Case, cases, of_file, of_puzzle
from latticework.bench.memory import MemoryUse
from latticework.bench.methods import Counted, PublishedMethods
from latticework.bench.run import LIMIT, How, Measured, engines, measured, solvers
from latticework.bench.start import Started
from latticework.bench.workers import Beside
from latticework.cli import terminal_output
from latticework.cli.options import positive, worker_count
from latticework.errors import LatticeworkError
from latticework.jobs.method import PROBE
from latticework.version import __version__

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

_METHODS = (
    "BT: back-tracking; MC: matrix cover, by dancing links; SZ: the smallest column first; ST: stranded cells. A "
    "branch is a part that is placed. The same part is held as there, without beginning with it, and cells come in "
    "the same order. ST looks at all islands of free cells here, there only at that of the next cell. over: not done "
    "within --limit processor seconds."
)

Results = list[tuple[Case, list[Measured]]]


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
    if getattr(sys, "frozen", False):
        raise LatticeworkError("bench starts Python once for each measurement, and a bundle has no Python to start; "
                               "install the wheel with pip")
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
        return {"format": terminal_output.FORMAT} | _head() | self.sections

    def measure(self) -> None:
        """Measure what the options request."""
        chosen = self.chosen
        if chosen.all or not (chosen.table or chosen.start or chosen.memory or chosen.workers):
            self._cases()
        if chosen.all or chosen.table:
            self._tables()
        if chosen.all or chosen.start:
            self._more("start", start.started(chosen.repeat, self.how.report), _starts)
        if chosen.all or chosen.workers:
            found = workers.beside(chosen.workers or 2, chosen.repeat, chosen.only, self.how.report)
            self._more("workers", found, besides, _TOGETHER)
        if chosen.all or chosen.memory:
            self._more("memory", memory.measured(chosen.only, self.how.report), memories)

    def _cases(self) -> None:
        found = Results()
        for case in self._problems():
            found.append((case, measured(case, self.how)))
            self._keep("cases", _case_json(*found[-1]))
        if found:
            self._show([_ratios(found, solvers(self.how)), _figures(found)], _MEANING)
        self.results += found

    def _problems(self) -> Iterator[Case]:
        chosen = self.chosen
        if chosen.all or not chosen.matrix:
            yield from (make() for make in cases(SIZES[:1] if chosen.quick else SIZES, chosen.only, chosen.hold))
        yield from (case for case in self.files if chosen.only in case.name)

    def _tables(self) -> None:
        found = Results()
        for file in dict.fromkeys(row.file for table in TABLES for row in table.rows):
            if self.chosen.only in file:
                case = of_puzzle(file)
                unfinished = file in UNFINISHED
                found.append((case, [] if unfinished else measured(case, self.how, (case.default,))))
                self._keep("published", _case_json(*found[-1]))
        if found:
            self._show(list(_published_tables(found)), _THEIRS)
        self.results += found
        self._methods([row for row in methods.ROWS if self.chosen.only in row.file])

    def _methods(self, rows: list[PublishedMethods]) -> None:
        heads = ("puzzle", "poses", "ours", "solutions", "method", "branches", "ours", "s", "ours")
        table = _table(heads, methods.TITLE)
        table.columns[4].justify = "left"
        for row in rows:
            for one in methods.counted(row, self.how.limit):
                self.how.report(f"{row.name}: {one.method}")
                self._keep("methods", {"name": row.name, "file": row.file, "published": row.published(one.method),
                                       **asdict(one)})
                table.add_row(*_method_row(row, one), end_section=one.method == list(methods.METHODS)[-1])
        if rows:
            self._show([table], _METHODS)

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


_THESIS = ("Barequet and Tal, Solving General Lattice Puzzles, FAW 2010, Table 1: Java on a PC of 2.2 GHz, "
           "all solutions")
_VERHOEFF = ("Verhoeff, Efficient solvers for packing puzzles, 2001, benchmark: compiled programs on a Pentium III "
             "of 533 MHz, all solutions")


@dataclass(frozen=True)
class PublishedRow:
    """A puzzle, its file in the library, and figures under the heads of the table's columns, as printed there."""

    name: str
    file: str
    figures: tuple[str, ...]


@dataclass(frozen=True)
class PublishedTable:
    """A published table: where from, heads of its columns, those of times ending in " s", and rows."""

    source: str
    heads: tuple[str, ...]
    rows: tuple[PublishedRow, ...]

    def times(self, row: PublishedRow) -> list[float]:
        """Return the seconds in a row; notes in words do not count."""
        digits = [figure.replace(",", "") for head, figure in zip(self.heads, row.figures, strict=True)
                  if head.endswith(" s")]
        return [float(number) for number in digits if number.replace(".", "").isdecimal()]


TABLES = (
    PublishedTable(_THESIS, ("BT branches", "BT s", "MC+SZ branches", "MC+SZ s"), (
        PublishedRow("8x8 without 2x2", "square/pentominoes-8x8-centre", ("2,757,203", "5.7", "117,723", "1.1")),
        PublishedRow("10x6", "square/pentominoes-6x10", ("10,595,621", "17.9", "1,732,537", "11.8")),
        PublishedRow("10x3x2", "cubic/pentominoes-2x3x10", ("1,315,930", "2.3", "74,947", "0.7")),
        PublishedRow("5x4x3", "cubic/pentominoes-3x4x5", ("1,969,089,192", "5,191", "10,107,229", "68")),
        PublishedRow("6x5x2", "cubic/pentominoes-2x5x6", ("107,590,605", "223", "759,343", "7.2")),
        PublishedRow("Stairs", "cubic/stairs", ("3,143,814", "12.9", "178,350", "1.8, none found")),
        PublishedRow("Big Y", "cubic/big-y", ("210,454,691", "536", "205,230", "1.6")),
        PublishedRow("Bedlam cube (the thesis)", "cubic/bedlam", ("", "", "", "540")),
    )),
    PublishedTable(_VERHOEFF, ("items", "options", "restricted", "full s", "restricted s", "footprint s"), (
        PublishedRow("simple 2x3", "square/simple-2x3", ("9", "21", "15", "", "", "")),
        PublishedRow("Meteor", "hexagon/meteor", ("60", "2,596", "2,447", "0.8", "0.5", "0.5")),
        PublishedRow("6x10", "square/pentominoes-6x10", ("72", "2,056", "1,828", "7.9", "1.8", "1.7")),
        PublishedRow("3x4x5", "cubic/pentominoes-3x4x5", ("72", "2,440", "2,062", "1,220", "401", "500")),
        PublishedRow("25 Y", "cubic/25-y-5x5x5", ("125", "960", "891", "", "7,426", "105")),
        PublishedRow("25 N", "cubic/25-n-5x5x5", ("125", "960", "891", "", "2,701", "102")),
        PublishedRow("hollow pyramid", "packed-spheres/hollow-pyramid", ("125", "5,632", "4,850", "?", "?", "?")),
    )),
)
UNFINISHED = frozenset({"packed-spheres/hollow-pyramid"})
"""Puzzles whose search nobody has finished: they are in the table without a time."""


def _head() -> dict[str, Any]:
    """Return what the figures depend on: program, machine, versions of the peers."""
    return {"latticework": __version__, "python": platform.python_version(), "system": platform.platform(),
            "cores": os.cpu_count(), "peers": {peer: peers.installed(peer) or None for peer in peers.PEERS}}


def _case_json(case: Case, all_of: list[Measured]) -> dict[str, Any]:
    """Return a case with the figures of each solver."""
    return {"name": case.name, "size": case.size, "items": case.cover.n_items,
            "secondary_items": case.cover.n_secondary, "options": case.cover.n_options, "default": case.default,
            "solvers": {one.solver: _solver_json(one, all_of) for one in all_of}}


def _solver_json(one: Measured, all_of: list[Measured]) -> dict[str, Any]:
    """Return the figures of a solver, with its ratio to the default engine, the first of all."""
    taken = asdict(one.taken) if one.taken else {}
    nodes, seconds, base = taken.get("nodes"), one.seconds, all_of[0].seconds
    return {"seconds": seconds, "runs": taken.get("seconds"), "tables": taken.get("tables"),
            "solutions": taken.get("solutions"), "nodes": nodes,
            "nodes_per_second": nodes / seconds if nodes and seconds else None, "updates": taken.get("updates"),
            "profile": taken.get("profile"), "memory": taken.get("memory"),
            "ratio": seconds / base if seconds and base else None, "reason": one.reason or None, "wrong": one.wrong}


def _ratios(results: Results, others: Sequence[str]) -> Table:
    """Return the table of ratios of other solvers to the default engine."""
    table = _table(("problem", "items", "options", "solutions", "engine", "seconds", *others))
    for case, all_of in results:
        first = all_of[0]
        by_name = {one.solver: ratio(one, first) for one in all_of[1:]}
        solutions = first.taken.solutions if first.taken else None
        table.add_row(case.name, _whole(case.cover.n_items), _whole(case.cover.n_options), _whole(solutions),
                      first.solver, _seconds(first), *(by_name.get(other, "1") for other in others))
    return table


def ratio(one: Measured, base: Measured) -> str:
    """Return how many times the seconds of the base a solver took, or why there is no such figure."""
    if one.reason:
        return _seconds(one)
    return f"×{one.seconds / base.seconds:.3g}" if one.seconds and base.seconds else _seconds(one) + " s"


def _figures(results: Results) -> Table:
    """Return the table of the figures of each solver on each problem, a row each."""
    table = _table(("problem", "solver", "seconds", "fastest", "slowest", "runs", "tables", "nodes", "nodes/s",
                    "updates", "MB"))
    table.columns[1].justify = "left"
    for case, all_of in results:
        for one in all_of:
            figures_of = _solver_json(one, all_of)
            runs = (figures_of["runs"] or []) if one.seconds is not None else []
            table.add_row(case.name if one is all_of[0] else "", one.solver, _seconds(one),
                          *(f"{most(runs):.3g}" if runs else "" for most in (min, max)), str(len(runs) or ""),
                          "" if figures_of["tables"] is None else f"{figures_of['tables']:.3g}",
                          *(_whole(figures_of[key]) for key in ("nodes", "nodes_per_second", "updates")),
                          _megabytes(figures_of["memory"]), end_section=one is all_of[-1])
    return table


def _published_tables(results: Results) -> Iterator[Table]:
    """Yield the published tables, our figures of the default engine in the last columns."""
    ours = {case.name: (case, all_of) for case, all_of in results}
    for source in TABLES:
        table = _table(("puzzle", *source.heads, "our options", "nodes", "s", "ratio"), source.source)
        for row in source.rows:
            if row.file in ours:
                case, all_of = ours[row.file]
                table.add_row(row.name, *row.figures, f"{case.cover.n_options:,}", *_ours(all_of),
                              _faster(source.times(row), all_of))
        yield table


def _method_row(row: PublishedMethods, one: Counted) -> list[str]:
    theirs, first = row.published(one.method), one.method == next(iter(methods.METHODS))
    puzzle = [row.name, f"{row.poses:,}", f"{one.poses:,}", f"{one.solutions:,}"] if first else [""] * 4
    ours = "over" if one.branches is None else f"{one.branches:,}"
    return [*puzzle, one.method, *([f"{theirs[0]:,}", ours, f"{theirs[1]:g}"] if theirs else ["", ours, ""]),
            f"{one.seconds:.3g}"]


def _starts(found: list[Started]) -> Table:
    """Return the table of how long the program takes to start."""
    table = _table(("what is started", "clock s", "processor s", "loading s", "first run s"))
    for one in found:
        seconds = (one.seconds, one.processor, one.loading, one.first)
        table.add_row(start.STARTS[one.name][0], *(f"{part:.2f}" for part in seconds))
    return table


def memories(found: list[MemoryUse], rows: int = 10) -> Table:
    """Return the table of the puzzles of the library that take the most memory."""
    above = sum(one.searched > memory.MOST for one in found)
    table = _table(("puzzle", "engine", "options", "nodes", "MB, program loaded", "prepared", "searched"),
                   f"Most memory of {len(found)} puzzles and targets; {above} above {memory.MOST // 10**6} MB")
    for one in found[:rows]:
        sizes = (one.program, one.prepared, one.searched)
        table.add_row(one.name, one.engine, _whole(one.options), _whole(one.nodes), *map(_megabytes, sizes))
    return table


def besides(found: list[Beside]) -> Table:
    """Return the table of what the workers of one search reach, beside processes that search alone."""
    table = _table(("puzzle", "workers", "alone s", "together s", "ratio", "head, % of the search", "slices",
                    "solutions", "start s"))
    for one in found:
        table.add_row(one.name, str(one.workers), f"{one.alone:.2f}", f"{one.together:.2f}", f"{one.ratio:.2f}",
                      f"{100 * one.head:.1f}", _whole(one.slices), _whole(one.solutions), f"{one.start:.2f}")
    return table


def _table(columns: Sequence[str], title: str = "") -> Table:
    """Return an empty table, its columns but the first flush right."""
    table = Table(title=title or None)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def _ours(all_of: list[Measured]) -> tuple[str, str]:
    if not all_of:
        return "?", "?"
    return _whole(_solver_json(all_of[0], all_of)["nodes"]), _seconds(all_of[0])


def _faster(theirs: list[float], all_of: list[Measured]) -> str:
    seconds = all_of[0].seconds if all_of else None
    # With the fastest of their times, so that the ratio is not flattered by their slower methods.
    return f"{min(theirs) / seconds:,.0f}" if seconds and theirs else ""


def _whole(number: float | None) -> str:
    return "" if number is None else f"{number:,.0f}"


def _megabytes(size: int | None) -> str:
    return _whole(size / 1e6 if size else None)


def _seconds(one: Measured) -> str:
    return ("WRONG" if one.wrong else one.reason.partition(":")[0]) if one.seconds is None else f"{one.seconds:.3g}"
