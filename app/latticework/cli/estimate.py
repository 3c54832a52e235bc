"""`latticework estimate`: the size of a search and its solutions by random probes, of one method or of all."""

import argparse
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.options import add_method, method_of, positive, seconds
from latticework.cover import ExactCover
from latticework.durations import duration, span
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.method import AUTO, PROBE, Method
from latticework.jobs.searched import item_name
from latticework.method.comparison import SECONDS, Compared, compare, methods_to_compare
from latticework.method.estimate import Estimate, estimate, estimate_search, ranged
from latticework.method.held_item import by_probing
from latticework.method.random_probing import Mean
from latticework.store import disk_room
from latticework.store.search_file import SearchFile
from latticework.store.tables import part_rows
from latticework.visible_text import UNFINISHED, counted, percent

UNLIMITED = 10**6  # probes: some 40 MB
COUNTS = {"searched": "solutions as searched", "reflections": "different",
          "rotations": "with mirror images", "total": "all solutions"}

TITLES = "method", "nodes/s", "nodes", "error", "time", "error", "remark"


def add_estimate(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = ("Estimate the nodes, the time and the solutions of a complete search by random "
                          "probing (Knuth 1975), each with a range that holds nine times in ten. Of a search "
                          "file, in which another program may be searching, what was explored is known, and "
                          "only the rest is estimated; with options for a method, a search of its puzzle by "
                          "that method.")
    puzzle_source.add(parser)
    parser.add_argument("--probes", type=positive, metavar="N", help="send N probes, however long that takes")
    parser.add_argument("--seconds", type=seconds, default=None, metavar="S",
                        help="send probes for S seconds (default 5); together with --probes for at most S")
    add_method(parser)
    parser.add_argument("--compare", action="store_true",
                        help="compare all methods instead: try each engine with each order for S seconds (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_estimate(chosen: argparse.Namespace) -> int:
    """Run the command."""
    if chosen.compare:
        return _compare_methods(chosen)
    # With a number of probes alone, time is no limit.
    most, seconds = min(chosen.probes or UNLIMITED, UNLIMITED), chosen.seconds or (1e9 if chosen.probes else 5.0)
    method, away = method_of(chosen), ""
    # With options for a method it is another search of the same puzzle, of which the file has explored nothing.
    if puzzle_source.is_search(chosen) and method == AUTO and chosen.target is None:
        with closing(SearchFile.open(chosen.file)) as file, terminal_output.preparing():
            prepared, made = estimate_search(file, most, seconds)
            away = part_rows.away_in_words(file.read(part_rows.parts))
    else:
        prepared = _prepared(chosen, method)
        made = estimate(prepared, most, seconds)
    if chosen.json:
        terminal_output.write_json(fields(prepared, made))
    else:
        terminal_output.write_fields(in_words(prepared, made))
        for doubt in made.doubts:
            terminal_output.write(f"Doubtful: {doubt}.\n")
        if away:
            terminal_output.write(f"{away} What they have done by now is not known here, and counts as left.\n")
        # Where `solve --search` would keep it if only a name is given: in the current folder.
        room, most = disk_room.free_for_searches(Path("search")), disk_room.needed(prepared, made.reflections.mean)
        if room is not None and most > room:
            terminal_output.write(f"{disk_room.too_little(most, room)}\n")
    return terminal_output.DONE


def _prepared(chosen: argparse.Namespace, method: Method) -> Prepared:
    """Return a puzzle prepared for a search that has not begun."""
    with terminal_output.preparing():
        prepared = prepare(puzzle_source.document(chosen), method)
        return by_probing(prepared) if prepared.method.hold == PROBE else prepared


def _method(prepared: Prepared) -> str:
    return str(replace(prepared.method, engine=prepared.job.problem.engine))


def _held(prepared: Prepared) -> str:
    return item_name(prepared.reduction, prepared.restriction.item) if prepared.restriction.item >= 0 else ""


def fields(prepared: Prepared, made: Estimate) -> dict[str, Any]:
    """Return what --json prints."""
    means = {"nodes": made.nodes, "seconds": made.seconds, "seconds_left": made.seconds_left,
             **{f"solutions_{which}": getattr(made, which) for which in COUNTS if getattr(made, which)}}
    both = {key: value for which, mean in means.items()
            for key, value in ((which, mean.mean), (f"{which}_error", mean.error),
                               (f"{which}_range", mean.within and list(mean.within)))}
    return {"name": prepared.document.name, "engine": prepared.job.problem.engine, "method": _method(prepared),
            "held": _held(prepared), "probes": made.probes, "hits": made.hits, "carrying_half": made.half,
            "explored": made.done.explored_part, "nodes_explored": made.done.nodes,
            "exact": made.exact, "nodes_per_second": made.rate, **both, "doubts": list(made.doubts)}


def in_words(prepared: Prepared, made: Estimate) -> dict[str, str]:
    """Return the fields that are printed without --json."""
    searched = "all that is open was" if made.done.explored else "the whole tree was"
    text, of_puzzle = exactly if made.exact else shown, not isinstance(prepared.document, ExactCover)
    sent = f"{made.probes:,}, of which {made.hits:,} met a solution"
    return {
        **({"puzzle": prepared.document.name, "held": _held(prepared) or "nothing"} if of_puzzle
           else {"problem": prepared.document.name}),
        **_explored(made),
        "probes": f"none: {searched} searched, as it is small" if made.exact else sent,
        "nodes": text(made.nodes), "speed": f"{made.rate:,.0f} nodes/s on one core with {_method(prepared)}",
        "stored": f"about {disk_room.in_bytes(disk_room.needed(prepared, made.reflections.mean))}",
        "time": f"{length(made.seconds.mean)} on one core"
                + ("" if made.exact else f", {ranged(made.seconds, length)}"),
        **({words: text(getattr(made, which)) for which, words in COUNTS.items() if getattr(made, which)} if of_puzzle
           else {"solutions": text(made.total)}),
    }


def _explored(made: Estimate) -> dict[str, str]:
    """Return fields on how far a search is; none for one that has not begun."""
    if not made.done.explored:
        return {}
    left, error = made.seconds_left.mean, 2 * made.seconds_left.error
    rest = "nothing" if made.done.complete else f"{span(max(0.0, left - error), left + error)} on one core"
    nodes = made.done.nodes / made.nodes.mean
    nodes = nodes if made.done.complete else min(nodes, UNFINISHED)
    return {"explored": f"{counted(made.done.nodes, 'node')}, {percent(made.done.explored_part, 1):.3g} % of the "
                        f"tree by shares, {percent(nodes, 1):.3g} % of its nodes",
            "left": rest}


def length(seconds: float) -> str:
    """Return a length of time in words, with two digits below ten seconds."""
    return f"{seconds:.2g} s" if seconds < 10 else duration(seconds)


def exactly(mean: Mean) -> str:
    """Return an exact number as text: "11,520 exactly"."""
    return f"{mean.mean:,.0f} exactly"


def shown(mean: Mean) -> str:
    """Return an estimate and its range as text: "1,230,000, nine times in ten 1,100,000 to 1,400,000"."""
    return f"{_rounded(mean.mean)}, {ranged(mean, _rounded)}" if mean.mean else "none found"


def _rounded(number: float) -> str:
    rounded = float(f"{number:.3g}")
    return f"{rounded:,.10g}" if rounded < 1e15 else f"{rounded:.3g}"


def _compare_methods(chosen: argparse.Namespace) -> int:
    """Compare methods on a puzzle, the fastest first."""
    prepared = _prepared_for_all(chosen)
    with terminal_output.preparing():
        found = list(compare(prepared, methods_to_compare(), chosen.seconds or SECONDS))
    found.sort(key=lambda one: one.seconds.mean)
    if chosen.json:
        terminal_output.write_json({"name": prepared.document.name, "methods": [*map(_fields_of_method, found)]})
    else:
        terminal_output.write_columns([TITLES, *map(_row_of_method, found)])
    return terminal_output.DONE


def _prepared_for_all(chosen: argparse.Namespace) -> Prepared:
    """Return the puzzle prepared for comparing methods; raises LatticeworkError where a method is named."""
    method = method_of(chosen)
    if method != Method(hold=method.hold) or chosen.probes:
        raise LatticeworkError("--compare: tries all methods; leave out --engine, --order, --size and --probes")
    with terminal_output.preparing():
        prepared = prepare(puzzle_source.document(chosen), method if method.hold != PROBE else AUTO)
        return by_probing(prepared) if method.hold == PROBE else prepared


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
    nodes = f"{one.nodes.mean:,.3g}" if one.nodes.mean >= 1e15 else f"{float(f'{one.nodes.mean:.3g}'):,.0f}"
    return [str(one.method), f"{one.rate:,.0f}", nodes, _error(one.nodes), length(one.seconds.mean),
            _error(one.seconds), remark]


def _error(mean: Mean) -> str:
    return f"{100 * mean.error / mean.mean:.2g} %" if mean.mean else "0 %"
