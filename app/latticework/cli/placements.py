"""`latticework placements`: where parts fit."""

import argparse

from latticework.api.arguments import Cell
from latticework.api.information import Placements, placements
from latticework.api.puzzle import Puzzle as PuzzleOfLibrary
from latticework.cli import puzzle_source, terminal_output
from latticework.errors import shown
from latticework.visible_text import counted


def add_placements(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--part", metavar="NAME", help="only placements of a part")
    parser.add_argument("--cell", type=_cell, metavar="X,Y", help="only placements that cover a cell, as 0,2")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--list", action="store_true", help="list the placements one by one")
    shown.add_argument("--cells", action="store_true", help="list the cells with the number of placements on each")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _cell(text: str) -> Cell:
    try:
        return tuple(int(number) for number in text.strip("()").split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{shown(text)} should be whole numbers with commas between, as "
                                         "0,2") from None


def run_placements(chosen: argparse.Namespace) -> int:
    """Print how many placements there are, or each of them."""
    puzzle = PuzzleOfLibrary.of(puzzle_source.puzzle(chosen))
    with terminal_output.preparing():
        found = placements(puzzle, chosen.part, chosen.cell)
        parts = {name: placements(puzzle, name, chosen.cell).by_orientation for name in found.by_part
                 if chosen.part in {None, name}}
    if chosen.json:
        _write_placements(found, parts, chosen.list)
    elif chosen.list:
        terminal_output.write("".join(f"{part}: {' '.join(map(_written, cells))}\n" for part, cells, _ in found))
    elif chosen.cells:
        terminal_output.write_columns([(_written(cell), f"{count:,}") for cell, count in found.by_cell.items()])
    else:
        terminal_output.write_columns([("part", "placements", "by orientation"), *(
            (name, f"{sum(ways):,}", " ".join(map(str, ways))) for name, ways in parts.items())])
        terminal_output.write(f"{counted(len(found), 'placement')}\n")
    return terminal_output.DONE


def _write_placements(found: Placements, parts: dict[str, tuple[int, ...]], listed: bool) -> None:
    terminal_output.write_json({
        "name": found.puzzle.name, "placements": len(found),
        "parts": [{"part": name, "placements": sum(ways), "by_orientation": ways} for name, ways in parts.items()],
        "cells": [{"cell": cell, "placements": count} for cell, count in found.by_cell.items()],
        **({"list": [{"part": part, "cells": cells} for part, cells, _ in found]} if listed else {})})


def _written(cell: Cell) -> str:
    return f"({', '.join(map(str, cell))})"
