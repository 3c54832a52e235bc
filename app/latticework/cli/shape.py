"""`latticework shape`: a box, a pyramid, a hexagon or another shape as the target of a new puzzle."""

import argparse
import re
from pathlib import Path

from latticework.api.lattice import Lattice as Named
from latticework.cli import terminal_output
from latticework.cli.options import positive
from latticework.errors import LatticeworkError, shown
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.lattice import Lattice
from latticework.lattice.layers import standing
from latticework.puzzle import Puzzle, Target, dump
from latticework.puzzle.polyforms import named_parts
from latticework.puzzle.shapes.offered import find_shape, offered_shapes, shape_cells, usage
from latticework.replaced_files import replace_all


def add_shape(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("lattice", metavar="LATTICE", help="the name of a lattice, or a lattice file")
    parser.add_argument("kind", metavar="KIND", nargs="?", default="",
                        help="which shape, or the traditional name of a part, made SIZE times as large; without it "
                        "those of the lattice are listed; a size alone, 4x5x6, is that of a box")
    parser.add_argument("sizes", metavar="SIZE", nargs="*", default=[], help="its sizes, as 4 5 6 or 4x5x6")
    parser.add_argument("--hollow", type=positive, metavar="T", default=0, help="only a shell, T cells thick")
    parser.add_argument("-o", "--output", type=Path, metavar="OUT",
                        help="write a puzzle file, or a picture, by the ending; else the puzzle file is printed")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_shape(chosen: argparse.Namespace) -> int:
    """Print, list or write shapes."""
    lattice = Named(chosen.lattice).document
    if not chosen.kind:
        return _listed(standing(lattice, lattice.up), chosen.json)
    words = [chosen.kind, *chosen.sizes]
    # A size in place of a kind, as 4x5x6, is that of a box.
    kind = "box" if words[0][0].isdecimal() else words.pop(0)
    sizes = [_number(word) for text in words for word in re.split("[x×]", text)]
    puzzle = _puzzle(lattice, kind, sizes, chosen.hollow)
    if chosen.output:
        made, _ = formats.to_write(chosen.output).written(Contents(puzzle), chosen.output)
        replace_all(made)
    if chosen.json:
        written = {"file": str(chosen.output)} if chosen.output else {}
        cells = [lattice.written(cell) for cell in puzzle.target.cells]
        terminal_output.write_json({"lattice": lattice.name, "kind": kind, "sizes": sizes,
                                    "hollow": chosen.hollow or None, "cells": cells} | written)
    elif not chosen.output:
        terminal_output.write(dump(puzzle))
    return terminal_output.DONE


def _puzzle(lattice: Lattice, kind: str, sizes: list[float], thickness: int) -> Puzzle:
    """Return a puzzle whose target is a shape, named after the shape and its sizes."""
    # As pictures show it, so that shapes stand upright there.
    seen = standing(lattice, lattice.up)
    cells, shape = shape_cells(seen, kind, sizes, thickness), find_shape(seen, kind)
    title = f"Hollow {shape.title.lower()}" if thickness else shape.title
    name = f"{title} {' x '.join(f'{size:g}' for size in sizes)}".strip()
    return Puzzle(lattice, name, target=Target(cells), up=shape.up)


def _listed(lattice: Lattice, as_json: bool) -> int:
    shapes, parts = offered_shapes(lattice).values(), named_parts(lattice)
    if as_json:
        terminal_output.write_json({"lattice": lattice.name, "parts": list(parts), "shapes": [
            {"kind": shape.kind, "title": shape.title, "sizes": [size.title.lower() for size in shape.sizes]}
            for shape in shapes]})
        return terminal_output.DONE
    terminal_output.write_columns([(shape.kind, usage(shape), shape.title) for shape in shapes])
    if parts:
        terminal_output.write(f"or a part, made as many times as large as you say: {' '.join(parts)}\n")
    return terminal_output.DONE


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise LatticeworkError(f"size {shown(text)}: give numbers, as 4 5 6 or 4x5x6") from None
    return int(value) if value.is_integer() else value
