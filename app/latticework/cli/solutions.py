"""`latticework solutions`: the solutions of a search file, as text or JSON."""

import argparse
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.options import add_listed, add_modulo, first_listed, modulo_of, positive
from latticework.cli.solution_text import add_style, as_data, check_style, write_solution
from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import BY_PARTS
from latticework.solution.conditions import Condition, condition_of
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import (
    BY_NUMBER,
    ApartSoFar,
    Arrangement,
    Filter,
    Numbers,
    Order,
    apart_so_far,
    counted_by_modulus,
    numbers_in_order,
)
from latticework.store.stored_searches import as_begun, copies, solutions
from latticework.store.tables.note_rows import Note
from latticework.visible_text import counted, one_line


def add_solutions(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("search", type=Path, metavar="SEARCH", help="a search file")
    parser.add_argument("--from", dest="first", type=positive, default=1, metavar="N",
                        help="begin with solution number N")
    parser.add_argument("--limit", type=positive, metavar="N", help="print at most N solutions")
    add_modulo(parser)
    add_listed(parser)
    parser.add_argument("--count", action="store_true", help="print only how many there are")
    add_style(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run_solutions(chosen: argparse.Namespace) -> int:
    """Print stored solutions."""
    with closing(SearchFile.open(chosen.search)) as file:
        return _solutions(chosen, file)


def _solutions(chosen: argparse.Namespace, file: SearchFile) -> int:
    totals, prepared = file.totals(), as_begun(file)
    check_style(chosen, file.document)
    listed = arrangement(chosen, file, prepared)
    copies_of = modulo_of(chosen, file.document)
    if chosen.count:
        # In the order of MODULI, which that of the counts is.
        names = ("all", "rotations", "reflections")
        counts = totals.by_modulus if listed.lists_all else counted_by_modulus(
            file, numbers_in_order(file, prepared, replace(listed, order=Order.NUMBER)).tolist())
        numbers = dict(zip(names, counts.values(), strict=True)) | {"complete": totals.complete}
        (terminal_output.write_json if chosen.json else terminal_output.write_fields)(numbers)
        return terminal_output.DONE
    if file.keeping.what == BY_PARTS:
        raise LatticeworkError(f"{chosen.search}: stores no solutions, only how many there are of each set of parts; "
                               f"latticework design sets {terminal_output.typed(chosen.search)} prints that")
    if file.keeping.is_none:
        raise LatticeworkError(f"{chosen.search}: stores no solutions, only how many were found; --count prints that")
    # Number 1 is allowed in a search without solutions, of which nothing is printed then.
    if chosen.first > max(1, totals.stored):
        raise LatticeworkError(f"{chosen.search}: has no solution number {chosen.first}; "
                               f"there are {totals.stored}")
    if listed == BY_NUMBER:
        found = solutions(file, prepared, chosen.first, copies_of)
    else:
        numbers_listed = numbers_in_order(file, prepared, listed)
        found = _copies(file, prepared, numbers_listed[numbers_listed >= chosen.first], copies_of)
    # In a sample emptied notes stay for a while, see `Note`.
    notes = {note.solution: note for note in file.notes if note.has_content}
    for number, copy, options in islice(found, chosen.limit):
        words, more = _details(file, number, notes.get(number), apart=listed.only != Filter.ALL)
        _print(chosen, prepared, number, copy, options, words, more)
    return terminal_output.DONE


def _copies(file: SearchFile, prepared: Prepared, numbers: Numbers, modulo: str
            ) -> Iterator[tuple[int, int, NDArray[np.int32]]]:
    """Yield (number, copy, options) of these solutions."""
    for number in numbers.tolist():
        for copy, options in copies(file, prepared, number, modulo):
            yield number, copy, options


def _details(file: SearchFile, number: int, note: Note | None, apart: bool) -> tuple[str, dict[str, object]]:
    """Return level and note of a solution: in words to follow its number, and as fields."""
    words, more = "", dict[str, object]()
    if apart:
        [row] = file.examined(number, 1)
        words = f", level {row.level}, {counted(row.moves, 'move')}" if row.level else ", nothing to take apart"
        more = {"level": row.level, "moves": row.moves}
    if note is not None:
        words += ", favourite" * note.favourite + (f": {one_line(note.text)}" if note.text else "")
        more |= {"favourite": note.favourite, "note": note.text}
    return words, more


def _print(chosen: argparse.Namespace, prepared: Prepared, number: int, copy: int, options: NDArray[np.int32],
           words: str = "", more: Mapping[str, object] = MappingProxyType({})) -> None:
    if chosen.json:
        what = "options" if isinstance(prepared.document, ExactCover) else "placements"
        terminal_output.write_json({"number": number, "copy": copy, **more,
                                    what: prepared.searched.data(options), **as_data(prepared.searched, options)})
    else:
        name = f"Solution {number}" + (f", copy {copy}" if copy > 1 else "") + words
        terminal_output.write(f"{name}\n")
        write_solution(chosen, prepared.searched, options)
        terminal_output.write("\n")


def arrangement(chosen: argparse.Namespace, file: SearchFile, prepared: Prepared) -> Arrangement:
    """Return which solutions are requested; raises LatticeworkError where that cannot be decided."""
    if not first_listed(chosen):
        return BY_NUMBER
    order = Order(chosen.sort or Order.NUMBER)
    only = (Filter.HIGHEST if chosen.highest else
            Filter.APART if chosen.comes_apart or order not in {Order.NUMBER, Order.SYMMETRY} else Filter.ALL)
    if only != Filter.ALL:
        _check_taken_apart(file)
    return Arrangement(order, only, chosen.favourites, _conditions(chosen, prepared), chosen.any_copy)


def _conditions(chosen: argparse.Namespace, prepared: Prepared) -> tuple[Condition, ...]:
    if chosen.any_copy and not chosen.where:
        raise LatticeworkError("--any-copy: should stand beside a condition, --where")
    try:
        return tuple(condition_of(prepared.puzzle, text) for text in chosen.where)
    except LatticeworkError as error:
        raise LatticeworkError(f"--where: {error}") from None


def _check_taken_apart(file: SearchFile) -> None:
    """Print a warning where some solutions were not taken apart; raises LatticeworkError where none was."""
    known = apart_so_far(file)
    _check_is_examined(file, known)
    if why := _left_open(file, known):
        terminal_output.fail(f"latticework: {why}")


def _check_is_examined(file: SearchFile, known: ApartSoFar) -> None:
    """Raise LatticeworkError where no solution of a search file was taken apart yet."""
    puzzle_source.check_is_puzzle(file.document, file.path)
    if not known.examined and file.totals().stored:
        raise LatticeworkError(f"{file.path}: none of its solutions was taken apart yet; `latticework disassemble "
                               f"{terminal_output.typed(file.path)}` finds out which of them come apart")


def _left_open(file: SearchFile, known: ApartSoFar) -> str:
    """Return a warning where some solutions were not examined, or none comes apart; else ""."""
    stored = file.totals().stored
    if known.examined < stored:
        was = "was" if 1 in {known.examined, stored} else "were"
        return (f"{file.path}: {known.examined:,} of {counted(stored, 'solution')} {was} taken apart so far; "
                f"`latticework disassemble {terminal_output.typed(file.path)}` goes on with the others")
    if stored and not known.apart:
        return f"{file.path}: none of its {counted(stored, 'solution')} is known to come apart"
    return ""
