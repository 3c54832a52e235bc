"""Measurements as JSON and as tables, beside times that others published of puzzles in the library."""

import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.table import Table

from latticework.bench import memory, peers, start
from latticework.bench.cases import Case
from latticework.bench.memory import MemoryUse
from latticework.bench.run import Measured
from latticework.bench.start import Started
from latticework.bench.workers import Beside
from latticework.version import __version__

Results = list[tuple[Case, list[Measured]]]

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


def head() -> dict[str, Any]:
    """Return what the figures depend on: program, machine, versions of the peers."""
    return {"latticework": __version__, "python": platform.python_version(), "system": platform.platform(),
            "cores": os.cpu_count(), "peers": {peer: peers.installed(peer) or None for peer in peers.PEERS}}


def case_json(case: Case, all_of: list[Measured]) -> dict[str, Any]:
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


def ratios(results: Results, others: Sequence[str]) -> Table:
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


def figures(results: Results) -> Table:
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


def published_tables(results: Results) -> Iterator[Table]:
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


def starts(found: list[Started]) -> Table:
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


