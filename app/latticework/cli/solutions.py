"""`latticework solutions`: what a search file holds, as text or JSON."""

import argparse
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from latticework.cli import modulo, terminal_output
from latticework.cli.apart_report import check_is_examined, left_open
from latticework.cli.arguments import positive
from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.session import Prepared, SearchFile
from latticework.session.apart_so_far import By, apart_so_far, best_first, come_apart, counted_by_modulus
from latticework.session.keeping import NONE
from latticework.session.stored_searches import as_begun, copies, solutions
from latticework.solution import solution_data, solution_text
from latticework.visible_text import counted


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("search", type=Path, metavar="SEARCH", help="a search file")
    parser.add_argument("--from", dest="first", type=positive, default=1, metavar="N",
                        help="begin with solution number N")
    parser.add_argument("--limit", type=positive, metavar="N", help="print at most N solutions")
    modulo.add(parser)
    parser.add_argument("--comes-apart", action="store_true",
                        help="only those of which is known that they come apart")
    parser.add_argument("--highest", action="store_true",
                        help="of these only those with the highest level")
    parser.add_argument("--sort", choices=[by.value for by in By],
                        help="only these, too, the highest level, the most moves, or the most arrangements (states) "
                        "first")
    parser.add_argument("--count", action="store_true", help="print only how many there are")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(chosen: argparse.Namespace) -> int:
    """Print stored solutions."""
    with closing(SearchFile.open(chosen.search)) as file:
        return _solutions(chosen, file)


def _solutions(chosen: argparse.Namespace, file: SearchFile) -> int:
    only_apart = bool(chosen.comes_apart or chosen.highest or chosen.sort)
    if only_apart:
        _check_is_known(file)
    totals, prepared = file.totals(), as_begun(file)
    copies_of = modulo.modulo_of(chosen, file.document)
    if chosen.count:
        names = ("all", "rotations", "reflections")
        counts = _counts_apart(chosen, file) if only_apart else totals.by_modulus
        numbers = dict(zip(names, counts.values(), strict=True)) | {"complete": totals.complete}
        (terminal_output.write_json if chosen.json else terminal_output.write_fields)(numbers)
        return terminal_output.DONE
    if file.keeping.what == NONE:
        raise LatticeworkError(f"{chosen.search}: stores no solutions, only how many were found; --count prints that")
    if chosen.first > max(1, totals.stored):
        raise LatticeworkError(f"{chosen.search}: has no solution number {chosen.first}; "
                               f"there are {totals.stored}")
    if only_apart:
        return _print_apart(chosen, file, prepared, copies_of)
    left = chosen.limit or totals.copies
    for number, copy, options in solutions(file, prepared, chosen.first, copies_of):
        if not left:
            break
        left -= 1
        _print(prepared, number, copy, options, chosen.json)
    return terminal_output.DONE


def _check_is_known(file: SearchFile) -> None:
    """Say what is not known of which solutions come apart; raises LatticeworkError where nothing is."""
    known = apart_so_far(file)
    check_is_examined(file, known)
    if why := left_open(file, known):
        terminal_output.fail(f"latticework: {why}")


def _counts_apart(chosen: argparse.Namespace, file: SearchFile) -> dict[str, int]:
    return counted_by_modulus(file, best_first(file, By.LEVEL, only_highest=True).tolist() if chosen.highest
                              else come_apart(file))


def _print_apart(chosen: argparse.Namespace, file: SearchFile, prepared: Prepared, copies_of: str) -> int:
    """Print solutions that come apart."""
    numbers = best_first(file, By(chosen.sort or "level"), chosen.highest)
    if not chosen.sort:
        numbers.sort()
    left = chosen.limit or file.totals().copies
    for number in numbers[numbers >= chosen.first].tolist():
        [row] = file.examined(number, 1)
        told = f", level {row.level}, {counted(row.moves, 'move')}" if row.level else ", nothing to take apart"
        for copy, options in copies(file, prepared, number, copies_of):
            if not left:
                return terminal_output.DONE
            left -= 1
            _print(prepared, number, copy, options, chosen.json, told, {"level": row.level, "moves": row.moves})
    return terminal_output.DONE


def _print(prepared: Prepared, number: int, copy: int, options: NDArray[np.int32], as_json: bool,
           told: str = "", more: Mapping[str, object] = MappingProxyType({})) -> None:
    if as_json:
        what = "options" if isinstance(prepared.document, ExactCover) else "placements"
        terminal_output.write_json({"number": number, "copy": copy, **more,
                                    what: solution_data(prepared.reduced, options)})
    else:
        name = f"Solution {number}" + (f", copy {copy}" if copy > 1 else "") + told
        terminal_output.write(f"{name}\n{solution_text(prepared.reduced, options)}\n")
