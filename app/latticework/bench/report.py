"""Measurements as JSON and as tables."""

import os
import platform
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table

from latticework.bench import memory, peers, published_times, start
from latticework.bench.cases import Case
from latticework.bench.memory import MemoryUse
from latticework.bench.run import Measured
from latticework.bench.start import Started
from latticework.bench.workers import Beside
from latticework.version import __version__

Results = list[tuple[Case, list[Measured]]]


def head() -> dict[str, Any]:
    """Return what the figures depend on: program, machine, versions of the peers."""
    return {"latticework": __version__, "python": platform.python_version(), "system": platform.platform(),
            "cores": os.cpu_count(), "peers": {peer: peers.installed(peer) or None for peer in peers.PEERS}}


def case_json(case: Case, all_of: list[Measured]) -> dict[str, Any]:
    """Return a case with the figures of each solver."""
    return {"name": case.name, "size": case.size, "items": case.cover.n_items,
            "secondary_items": case.cover.n_secondary, "options": case.cover.n_options, "default": case.default,
            "solvers": {one.solver: solver_json(one, all_of) for one in all_of}}


def solver_json(one: Measured, all_of: list[Measured]) -> dict[str, Any]:
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
        return "WRONG" if one.wrong else one.reason.partition(":")[0]
    return f"×{one.seconds / base.seconds:.3g}" if one.seconds and base.seconds else _seconds(one) + " s"


def figures(results: Results) -> Table:
    """Return the table of the figures of each solver on each problem, a row each."""
    table = _table(("problem", "solver", "seconds", "fastest", "slowest", "runs", "tables", "nodes", "nodes/s",
                    "updates", "MB"))
    table.columns[1].justify = "left"
    for case, all_of in results:
        for one in all_of:
            figures_of = solver_json(one, all_of)
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
    for source in published_times.TABLES:
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
    return _whole(solver_json(all_of[0], all_of)["nodes"]), _seconds(all_of[0])


def _faster(theirs: list[float], all_of: list[Measured]) -> str:
    seconds = all_of[0].seconds if all_of else None
    return f"{min(theirs) / seconds:,.0f}" if seconds and theirs else ""


def _whole(number: float | None) -> str:
    return "" if number is None else f"{number:,.0f}"


def _megabytes(size: int | None) -> str:
    return _whole(size / 1e6 if size else None)


def _seconds(one: Measured) -> str:
    return ("WRONG" if one.wrong else one.reason.partition(":")[0]) if one.seconds is None else f"{one.seconds:.3g}"
