"""`latticework bench`: every engine, and the solvers of other people that are installed, on the same problems."""

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from latticework.bench import peers, published
from latticework.bench.cases import SIZES, Case, cases, of_puzzle
from latticework.bench.run import LIMIT, Measured, default, engines, measured
from latticework.cli import output
from latticework.cli.solve import positive
from latticework.errors import LatticeworkError

QUICK = 20.0  # seconds a solver may take with --quick
WIDE = 160  # columns where the output is no terminal
MEANING = (
    "Times are medians of process seconds on one core, kernels warm: the whole search with its tables, one item held "
    "to representatives. ×: so many times the seconds of the default engine, which is on the left. —: the "
    "package has no word for items covered at most once, or several times. MB: the most memory that the process of "
    "the default engine held, Python and libraries included."
)
THEIRS = (
    "On the right: options with one item held to representatives, nodes and process seconds of the default engine "
    "on one core. Ratio: the best of their times in the row, divided by ours; their machines were slower, so it "
    "compares what a user waited then and waits now, not the methods."
)


def add(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare the command."""
    made = add_parser("bench", help="measure the engines, and other solvers, on the same problems",
                      description="Measure every engine, and the packages xcover, pyxcc and exact-cover where they "
                      "are installed (pip install latticework[bench]), on the same exact cover problems.")
    made.add_argument("--quick", action="store_true", help="only the small problems")
    made.add_argument("--only", default="", metavar="TEXT", help="only problems whose name holds this text")
    made.add_argument("--repeat", type=positive, default=3, metavar="N",
                      help="runs that the median is taken of (default 3; fewer of long ones)")
    made.add_argument("--table", action="store_true", help="published tables with our figures beside")
    made.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    """Run the command."""
    tell = _tell(chosen.json)
    for peer in peers.PEERS:
        if not peers.installed(peer):
            output.fail(f"latticework: {peer} is not installed and left out (pip install latticework[bench])")
    results = list(_tables(chosen, tell) if chosen.table else _cases(chosen, tell))
    tell("")
    if not results:
        raise LatticeworkError(f"no problem is called like --only {chosen.only}; names are those of the library")
    if chosen.json:
        output.write_json(as_json(results))
    else:
        for table in published_tables(results) if chosen.table else [ratios(results)]:
            Console(file=sys.stdout, width=None if sys.stdout.isatty() else WIDE).print(table)
        output.write((THEIRS if chosen.table else MEANING) + "\n")
    for case, all_of in results:
        for one in all_of:
            if one.wrong or ": " in one.reason:
                output.fail(f"latticework: {case.name}: {one.solver}: {one.reason}")
    return output.FAILED if any(one.wrong for _, all_of in results for one in all_of) else output.DONE


Results = list[tuple[Case, list[Measured]]]


def _tell(quiet: bool) -> Callable[[str], None]:
    """Return a function that shows what is being measured on one line of a terminal."""
    if quiet or not sys.stderr.isatty():
        return lambda _: None
    return lambda text: print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)  # noqa: T201


def _cases(chosen: argparse.Namespace, tell: Callable[[str], None]) -> Iterator[tuple[Case, list[Measured]]]:
    limit = QUICK if chosen.quick else LIMIT
    for make in cases(SIZES[:1] if chosen.quick else SIZES, chosen.only):
        case = make()
        yield case, list(measured(case, chosen.repeat, limit, tell=tell))


def _tables(chosen: argparse.Namespace, tell: Callable[[str], None]) -> Iterator[tuple[Case, list[Measured]]]:
    files = dict.fromkeys(row.file for table in published.TABLES for row in table.rows)
    for file in files:
        if chosen.only in file:
            case = of_puzzle(file)
            unfinished = file in published.UNFINISHED
            solvers = (default(case),)
            yield case, [] if unfinished else list(measured(case, chosen.repeat, solvers=solvers, tell=tell))


def as_json(results: Results) -> dict[str, Any]:
    """Return what --json prints."""
    return {"peers": {peer: peers.installed(peer) or None for peer in peers.PEERS}, "cases": [
        {"name": case.name, "size": case.size, "items": case.cover.n_items, "secondary_items": case.cover.n_secondary,
         "options": case.cover.n_options, "default": default(case),
         "solvers": {one.solver: solver_json(one, all_of) for one in all_of}}
        for case, all_of in results]}


def solver_json(one: Measured, all_of: list[Measured]) -> dict[str, Any]:
    """Return what a solver took, with its ratio to the default engine, the first of all."""
    taken = asdict(one.taken) if one.taken else {}
    nodes, seconds, base = taken.get("nodes"), one.seconds, all_of[0].seconds
    return {"seconds": seconds, "runs": taken.get("seconds"), "solutions": taken.get("solutions"), "nodes": nodes,
            "nodes_per_second": nodes / seconds if nodes and seconds else None, "memory": taken.get("memory"),
            "ratio": seconds / base if seconds and base else None, "reason": one.reason or None, "wrong": one.wrong}


def ratios(results: Results) -> Table:
    """Return the table of ratios to the default engine."""
    others = [*engines(), *filter(peers.installed, peers.PEERS)]
    table = Table("problem", "items", "options", "solutions", "nodes", "engine", "seconds", "nodes/s", "MB")
    for column in table.columns[1:]:
        column.justify = "right"
    for other in others:
        table.add_column(other, justify="right")
    for case, all_of in results:
        first = solver_json(all_of[0], all_of)
        by_name = {one.solver: ratio(one, all_of[0]) for one in all_of[1:]}
        numbers = (case.cover.n_items, case.cover.n_options, first["solutions"], first["nodes"])
        table.add_row(case.name, *map(_whole, numbers), all_of[0].solver, _seconds(all_of[0]),
                      _whole(first["nodes_per_second"]), _whole((first["memory"] or 0) / 1e6),
                      *(by_name.get(other, "1") for other in others))
    return table


def ratio(one: Measured, base: Measured) -> str:
    """Return how many times the seconds of the base a solver took, or why that is not known."""
    if one.reason:
        return "WRONG" if one.wrong else one.reason.partition(":")[0]
    return f"×{one.seconds / base.seconds:.3g}" if one.seconds and base.seconds else _seconds(one) + " s"


def published_tables(results: Results) -> Iterator[Table]:
    """Yield the published tables, our figures of the default engine in the last columns."""
    ours = {case.name: (case, all_of) for case, all_of in results}
    for source in published.TABLES:
        table = Table("puzzle", *source.heads, "our options", "nodes", "s", "ratio", title=source.source)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in source.rows:
            if row.file in ours:
                case, all_of = ours[row.file]
                table.add_row(row.name, *row.figures, f"{case.cover.n_options:,}", *_ours(all_of),
                              _faster(source.times(row), all_of))
        yield table


def _ours(all_of: list[Measured]) -> tuple[str, str]:
    if not all_of:
        return "?", "?"
    return _whole(solver_json(all_of[0], all_of)["nodes"]), _seconds(all_of[0])


def _faster(theirs: list[float], all_of: list[Measured]) -> str:
    seconds = all_of[0].seconds if all_of else None
    return f"{min(theirs) / seconds:,.0f}" if seconds and theirs else ""


def _whole(number: float | None) -> str:
    return "" if number is None else f"{number:,.0f}"


def _seconds(one: Measured) -> str:
    return ("WRONG" if one.wrong else one.reason) if one.seconds is None else f"{one.seconds:.3g}"
