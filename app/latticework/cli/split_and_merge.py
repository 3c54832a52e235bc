"""`latticework split` and `merge`: a search as several files that are solved anywhere and merged again."""

import argparse
from pathlib import Path

from latticework.cancel import CancelledError, cancellable
from latticework.cli import terminal_output
from latticework.cli.interrupts import interrupts
from latticework.cli.options import positive, whole_number
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import Prepared
from latticework.search import WHOLE
from latticework.shares.split_and_merge import MOST, give_up, merge, split
from latticework.store import part_files
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import as_begun
from latticework.store.tables import part_rows
from latticework.visible_text import counted, percent

AGAIN = 4
"""Default number of slices of each part that are done again: a second or so."""


def add_split(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("search", type=Path, metavar="SEARCH", help="a search file; the parts are made beside it")
    parser.add_argument("-n", "--parts", type=positive, required=True, metavar="N", help="into how many parts")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_split(chosen: argparse.Namespace) -> int:
    """Split a search."""
    if chosen.parts > MOST:
        raise LatticeworkError(f"--parts: {chosen.parts} should be at most {MOST}")
    with interrupts() as stop:
        try:
            with cancellable(stop.asked):
                parts = split(chosen.search, chosen.parts)
        except CancelledError:
            terminal_output.fail("latticework: interrupted; nothing was given away")
            return terminal_output.STOPPED
    files = [chosen.search.with_name(part.name) for part in parts]
    if chosen.json:
        terminal_output.write_json({"parts": [
            {"file": str(file), "share": part.share / WHOLE} for file, part in zip(files, parts, strict=True)]})
        return terminal_output.DONE
    terminal_output.write_columns([[str(file), f"{percent(part.share / WHOLE, 1):.3g} % of the tree"]
                                   for file, part in zip(files, parts, strict=True)])
    if len(parts) < chosen.parts:
        terminal_output.write(f"Only {counted(len(parts), 'subtree')} are open, so there are no more parts.\n")
    whole, first = map(terminal_output.typed, (chosen.search, files[0]))
    terminal_output.write(f"To solve one: latticework solve {first}; then: latticework merge {whole} {first} ...\n")
    return terminal_output.DONE


def add_merge(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("search", type=Path, metavar="SEARCH", help="the search file that was split")
    parser.add_argument("parts", type=Path, nargs="*", metavar="PART", help="its parts, in any order, each once")
    parser.add_argument("--unfinished", action="store_true",
                        help="also parts that are not solved to their end; the search goes on with what they left")
    parser.add_argument("--lost", action="append", default=[], metavar="PART",
                        help="take back a part that is lost; the search does its work, and it is never merged")
    parser.add_argument("--again", type=whole_number, default=AGAIN, metavar="N",
                        help="do N slices of each part again and compare (default %(default)s)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_merge(chosen: argparse.Namespace) -> int:
    """Merge parts; a refused part is reported, and the others are merged."""
    if not chosen.parts and not chosen.lost:
        raise LatticeworkError("merge needs a PART, or --lost PART (try latticework merge --help)")
    with interrupts() as stop, part_files.locked(chosen.search) as file:
        try:
            with cancellable(stop.asked):
                _give_up_all(chosen, file)
                refused = _merge_all(chosen, file, as_begun(file))
        except CancelledError:
            terminal_output.fail("latticework: interrupted; what was merged before stays merged")
            return terminal_output.STOPPED
        _report(chosen, file, refused)
    return terminal_output.USAGE if refused else terminal_output.DONE


def _give_up_all(chosen: argparse.Namespace, file: SearchFile) -> None:
    """Take back the work of the parts that are lost."""
    for name in chosen.lost:
        part = give_up(file, name)
        if not chosen.json:
            terminal_output.write(f"{part.name}: given up, the search does its work "
                                  f"({percent(part.share / WHOLE, 1):.3g} % of the tree)\n")


def _merge_all(chosen: argparse.Namespace, file: SearchFile, prepared: Prepared) -> int:
    """Merge each part that can be; return how many were refused."""
    refused = 0
    for path in chosen.parts:
        try:
            done = merge(file, prepared, path, chosen.unfinished, chosen.again)
        # One refused part does not stop the others: merging it changed nothing.
        except FileRefusedError as error:
            terminal_output.fail(f"latticework: {error}")
            refused += 1
            continue
        if not chosen.json:
            terminal_output.write(f"{path}: merged, {counted(done.solutions, 'solution')}, "
                                  f"{counted(done.nodes, 'node')}\n")
    return refused


def _report(chosen: argparse.Namespace, file: SearchFile, refused: int) -> None:
    totals, parts = file.totals(), file.read(part_rows.parts)
    away = [part.name for part in parts if part.status == part_rows.Status.AWAY]
    if chosen.json:
        terminal_output.write_json({
            "name": file.document.name, "complete": totals.complete, "explored": totals.explored_part,
            "solutions": totals.solutions, **terminal_output.three_counts(totals.by_modulus), "nodes": totals.nodes,
            "hash": f"{totals.digest:016x}", "away": away, "refused": refused})
        return
    terminal_output.write(f"{percent(totals.explored_part, 2):.4g} % explored, "
                          f"{counted(totals.solutions, 'solution')}\n")
    if away:
        terminal_output.write(f"{part_rows.away_in_words(parts)}\n")
    elif not totals.complete:
        terminal_output.write(f"To go on: latticework solve {terminal_output.typed(chosen.search)}\n")
