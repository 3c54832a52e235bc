"""`latticework solutions`: what a search file holds, as text or JSON."""

import argparse
from contextlib import closing
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from latticework.cli import modulo, terminal_output
from latticework.cli.arguments import positive
from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.session import Prepared, SearchFile
from latticework.session.stored_searches import as_begun, solutions
from latticework.solution import solution_data, solution_text


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("search", type=Path, metavar="SEARCH", help="a search file")
    parser.add_argument("--from", dest="first", type=positive, default=1, metavar="N",
                        help="begin with solution number N")
    parser.add_argument("--limit", type=positive, metavar="N", help="print at most N solutions")
    modulo.add(parser)
    parser.add_argument("--count", action="store_true", help="print only how many there are")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(chosen: argparse.Namespace) -> int:
    """Print stored solutions."""
    with closing(SearchFile.open(chosen.search)) as file:
        return _solutions(chosen, file)


def _solutions(chosen: argparse.Namespace, file: SearchFile) -> int:
    totals, prepared = file.totals(), as_begun(file)
    copies_of = modulo.modulo_of(chosen, file.document)
    if chosen.count:
        names = ("all", "rotations", "reflections")
        numbers = dict(zip(names, totals.by_modulus.values(), strict=True)) | {"complete": totals.complete}
        (terminal_output.write_json if chosen.json else terminal_output.write_fields)(numbers)
        return terminal_output.DONE
    if chosen.first > max(1, totals.stored):
        raise LatticeworkError(f"{chosen.search}: has no solution number {chosen.first}; "
                               f"there are {totals.stored}")
    left = chosen.limit or totals.copies
    for number, copy, options in solutions(file, prepared, chosen.first, copies_of):
        if not left:
            break
        left -= 1
        _print(prepared, number, copy, options, chosen.json)
    return terminal_output.DONE


def _print(prepared: Prepared, number: int, copy: int, options: NDArray[np.int32], as_json: bool) -> None:
    if as_json:
        what = "options" if isinstance(prepared.document, ExactCover) else "placements"
        terminal_output.write_json({"number": number, "copy": copy, what: solution_data(prepared.reduced, options)})
    else:
        name = f"Solution {number}" + (f", copy {copy}" if copy > 1 else "")
        terminal_output.write(f"{name}\n{solution_text(prepared.reduced, options)}\n")
