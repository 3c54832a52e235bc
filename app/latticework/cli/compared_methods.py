"""`latticework estimate --compare`: every engine with every order, and what a whole search by it would take."""

import argparse
from typing import Any

from latticework.cli import method_options, puzzle_source, terminal_output
from latticework.cli.progress_bar import preparing
from latticework.durations import duration
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import AUTO, PROBE, Method
from latticework.method.comparison import SECONDS, Compared, compare, methods_to_compare
from latticework.method.held_item import by_probing
from latticework.method.probing import Mean

TITLES = "method", "nodes/s", "nodes", "error", "time", "error", "remark"


def compare_methods(chosen: argparse.Namespace) -> int:
    """Compare methods on a puzzle, the fastest first."""
    prepared = _prepared_for_all(chosen)
    with preparing():
        found = list(compare(prepared, methods_to_compare(), chosen.seconds or SECONDS))
    found.sort(key=lambda one: one.seconds.mean)
    if chosen.json:
        terminal_output.write_json({"name": prepared.document.name, "methods": [_fields_of_method(one) for one in found]})
    else:
        terminal_output.write_columns([TITLES, *map(_row_of_method, found)])
    return terminal_output.DONE


def _prepared_for_all(chosen: argparse.Namespace) -> Prepared:
    """Return the puzzle made ready; raises LatticeworkError where a method is named."""
    asked = method_options.method_of(chosen)
    if asked != Method(hold=asked.hold) or chosen.probes:
        raise LatticeworkError("--compare: tries all methods; leave out --engine, --order, --size and --probes")
    with preparing():
        prepared = prepare(puzzle_source.document(chosen), asked if asked.hold != PROBE else AUTO)
        return by_probing(prepared) if asked.hold == PROBE else prepared


def _fields_of_method(one: Compared) -> dict[str, Any]:
    if one.refusal:
        return {"method": str(one.method), "refusal": one.refusal}
    return {"method": str(one.method), "nodes_per_second": one.rate,
            "nodes": one.nodes.mean, "nodes_error": one.nodes.error, "seconds": one.seconds.mean,
            "seconds_error": one.seconds.error, "exact": one.exact, "heavy": one.heavy}


def _row_of_method(one: Compared) -> list[str]:
    if one.refusal:
        return [str(one.method), *["-"] * 5, one.refusal]
    remark = "all was searched" if one.exact else "may well take far longer" if one.heavy else ""
    seconds = one.seconds.mean
    time = f"{seconds:.2g} s" if seconds < 10 else str(duration(seconds))
    return [str(one.method), f"{one.rate:,.0f}", f"{one.nodes.mean:,.3g}" if one.nodes.mean >= 1e15
            else f"{float(f'{one.nodes.mean:.3g}'):,.0f}", _error(one.nodes), time, _error(one.seconds), remark]


def _error(mean: Mean) -> str:
    return f"{100 * mean.error / mean.mean:.2g} %" if mean.mean else "0 %"
