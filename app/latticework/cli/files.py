"""`info`, `solutions`, `render`: looking at a puzzle or at a search file."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from latticework.cli import output, source
from latticework.cli.solve import positive
from latticework.cover import expand
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.exchange.picture import write_png, write_svg
from latticework.files import is_sqlite
from latticework.puzzle import MODULI
from latticework.puzzle.targets import targets
from latticework.session import Prepared, Row, SearchFile, prepare
from latticework.session.reasons import reasons
from latticework.session.stored_searches import as_begun
from latticework.solution import Solution, as_text, options_of, placements_of

AddParser = Callable[..., argparse.ArgumentParser]


def add_info(add_parser: AddParser) -> None:
    """Declare `info`."""
    made = add_parser("info", help="what a puzzle is, before solving")
    source.add(made)
    made.add_argument("--json", action="store_true", help="print one JSON object")


def info(chosen: argparse.Namespace) -> int:
    """Print what a puzzle is."""
    puzzle = source.puzzle(chosen)
    fields = facts(prepare(puzzle))
    if puzzle.others:
        fields["target"], fields["targets"] = puzzle.target_name, ", ".join(t.name for t in targets(puzzle))
    if chosen.json:
        output.write_json(fields)
    else:
        why = fields.pop("reasons")
        output.write_fields(fields)
        output.write("".join(f"{reason}\n" for reason in why))
    return output.DONE


def facts(prepared: Prepared) -> dict[str, Any]:
    """Return what `info --json` prints."""
    puzzle, reduction, cover = prepared.puzzle, prepared.reduction, prepared.reduction.cover
    placements, holes = cover.n_options, len(puzzle.optional)
    # The copies of a single part are counted by the cells already; the literature has no item for them.
    implied = int(len(puzzle.parts) == 1 and puzzle.parts[0].most > 1 and not puzzle.optional)
    least, most = (sum(getattr(part, name) for part in puzzle.parts) for name in ("least", "most"))
    return {
        "name": puzzle.name, "lattice": puzzle.lattice.name, "target_cells": len(puzzle.target),
        "parts": len(puzzle.parts), "pieces": most if least == most else [least, most],
        "orientations": sum(reduction.orientations),
        "orientations_fitting": sum(reduction.orientations_fitting), "placements": placements - holes,
        "placements_reduced": int(prepared.restriction.kept.sum()) - holes, "items": cover.n_items - implied,
        "secondary_items": cover.n_secondary, "options": cover.n_options, "symmetries": prepared.group.order,
        "reasons": [reason.text for reason in reasons(prepared)],
    }


def add_solutions(add_parser: AddParser) -> None:
    """Declare `solutions`."""
    made = add_parser("solutions", help="print or count the solutions of a search file")
    made.add_argument("search", type=Path, metavar="SEARCH", help="a search file")
    made.add_argument("--from", dest="first", type=positive, default=1, metavar="N", help="begin with number N")
    made.add_argument("--limit", type=positive, metavar="N", help="print at most N")
    made.add_argument("--modulo", choices=MODULI, default="reflections", help="print the symmetric copies too")
    made.add_argument("--count", action="store_true", help="print only the numbers")
    made.add_argument("--json", action="store_true", help="one JSON object a line")


def solutions(chosen: argparse.Namespace) -> int:
    """Print stored solutions."""
    with closing(SearchFile.open(chosen.search)) as file:
        return _solutions(chosen, file)


def _solutions(chosen: argparse.Namespace, file: SearchFile) -> int:
    totals, prepared = file.totals(), as_begun(file)
    if chosen.count:
        numbers = {"all": totals.copies, "rotations": totals.rotations, "reflections": totals.solutions,
                   "complete": totals.complete}
        (output.write_json if chosen.json else output.write_fields)(numbers)
        return output.DONE
    if chosen.first > max(1, totals.solutions):
        raise LatticeworkError(f"{chosen.search}: has no solution number {chosen.first}; "
                               f"there are {totals.solutions}")
    left = chosen.limit or totals.copies
    for number, copy, solution in _stored(file, prepared, chosen.first, chosen.modulo):
        if not left:
            break
        left -= 1
        _print(prepared, number, copy, solution, chosen.json)
    return output.DONE


def _stored(file: SearchFile, prepared: Prepared, first: int, modulo: str) -> Iterator[tuple[int, int, Solution]]:
    while rows := file.page(first):
        for row in rows:
            copies = expand(_options(file, prepared, row), prepared.group, modulo)
            for copy, options in enumerate(copies, 1):
                yield row.id, copy, placements_of(options, prepared.reduction)
        first = rows[-1].id + 1


def _options(file: SearchFile, prepared: Prepared, row: Row) -> NDArray[np.int32]:
    try:
        return options_of(row.options, prepared.reduction)
    except LatticeworkError as error:
        raise FileRefusedError(file.path, f"{error}", f"solution {row.id}") from None


def _print(prepared: Prepared, number: int, copy: int, solution: Solution, as_json: bool) -> None:
    puzzle = prepared.puzzle
    if as_json:
        placed = [{"part": puzzle.parts[p.part].name, "cells": [list(puzzle.lattice.written(c)) for c in p.cells]}
                  for p in solution]
        output.write_json({"number": number, "copy": copy, "placements": placed})
    else:
        name = f"Solution {number}" + (f", copy {copy}" if copy > 1 else "")
        output.write(f"{name}\n{as_text(puzzle, solution)}\n")


def add_render(add_parser: AddParser) -> None:
    """Declare `render`."""
    made = add_parser("render", help="a picture (PNG or SVG) of a puzzle, or of a solution in a search file")
    source.add(made, "a puzzle or a search file")
    made.add_argument("-o", "--output", type=Path, required=True, metavar="OUT", help="a .png or .svg file")
    made.add_argument("--solution", type=positive, default=1, metavar="N", help="which solution of a search file")


def render(chosen: argparse.Namespace) -> int:
    """Write a picture."""
    writers = {".png": write_png, ".svg": write_svg}
    writer = writers.get(chosen.output.suffix.lower())
    if writer is None:
        raise LatticeworkError(f"{chosen.output}: the ending should be one of {', '.join(writers)}")
    if not is_sqlite(chosen.file):
        writer(source.puzzle(chosen), None, chosen.output)
        return output.DONE
    with closing(SearchFile.open(chosen.file)) as search:
        prepared, rows = as_begun(search), search.page(chosen.solution, 1)
        if not rows:
            raise LatticeworkError(f"{chosen.file}: has no solution number {chosen.solution}; "
                                   f"there are {search.totals().solutions}")
        options = _options(search, prepared, rows[0])
    writer(search.puzzle, placements_of(options, prepared.reduction), chosen.output)
    return output.DONE
