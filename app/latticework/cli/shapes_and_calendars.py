"""`latticework design shapes` and `calendars`: which shapes parts fill, and which parts fill every target."""

import argparse
import time
from contextlib import closing, suppress
from pathlib import Path

from latticework.cancel import CancelledError, cancellable
from latticework.cli import options, puzzle_source, terminal_output
from latticework.cli.design_lists import (
    LISTED,
    add_choice,
    add_output,
    least_and_most,
    part_choice,
    part_names,
    place_taken,
    print_list,
    write_puzzle,
)
from latticework.cli.interrupts import Stop
from latticework.cli.options import positive
from latticework.designs import calendars, kept_counts
from latticework.designs import shapes as filled
from latticework.designs.calendars import Board, Calendar, Calendars
from latticework.errors import shown
from latticework.lattice import Cell
from latticework.puzzle import Puzzle
from latticework.puzzle.cell_text import can_picture, write_picture
from latticework.puzzle.polyforms import SORTS
from latticework.visible_text import counted


def add_calendars(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `calendars`."""
    puzzle_source.add(parser, f"{puzzle_source.PUZZLE}: all its targets, and the parts to choose from")
    parser.add_argument("--by-color", action="store_true",
                        help="the target of FILE has cells in colors, and one cell of each color stays empty: every "
                        "choice of these cells is a target")
    add_choice(parser)
    parser.add_argument("--pieces", type=least_and_most, metavar="N|N-M", help="try only sets of so many pieces")
    parser.add_argument("--hardest", action="store_true",
                        help="list those first that have the fewest solutions of all targets together, not those "
                        "whose worst target has the most")
    parser.add_argument("--keep", type=Path, metavar="OUT",
                        help="write what was found to this file now and then, and go on with it if it is there")
    parser.add_argument("--seconds", type=positive, metavar="S", help="for how long to try sets (default: all sets)")
    parser.add_argument("--seed", type=options.whole_number, default=0, metavar="N",
                        help="another number tries the sets in another order (default %(default)s)")
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many (default %(default)s)")
    add_output(parser)


def run_calendars(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find sets of parts that fill all targets."""
    with cancellable(stop.asked), terminal_output.preparing(chosen.quiet):
        puzzle = puzzle_source.puzzle(chosen)
        family = calendars.one_of_each_color_empty(puzzle) if chosen.by_color else puzzle
        board = Board.of(family, part_choice(chosen))
        sets = calendars.SetsOfSize.of(board.puzzle, board.cells, chosen.pieces)
    path: Path | None = chosen.keep
    until = time.monotonic() + (chosen.seconds or float("inf"))
    with kept_counts.held(path):
        every = (Calendars.read(path, board, sets, chosen.seed) if path and path.exists() else
                 Calendars(board, sets, chosen.seed))
        with (suppress(CancelledError), cancellable(stop.asked), terminal_output.bar(chosen.quiet) as move,
              closing(every.keep(path)) as steps):
            for _ in steps:
                move(every.tried / sets.number,
                     f"{every.tried:,} of {counted(sets.number, 'set')} tried, {len(every.found):,} fill all")
                if time.monotonic() > until:
                    break
    found = sorted(every.found,
                   key=(lambda one: one.total) if chosen.hardest else (lambda one: (-one.fewest, -one.total)))
    if chosen.output and (found or not stop.asked.is_set()):
        write_puzzle(chosen.output, calendars.calendar_puzzle(board, found[place_taken(chosen, len(found))].times))
    _print_calendars(chosen, board, found, (every.tried, sets.number))
    if path and not every.complete and not chosen.json:
        terminal_output.write(f"Stopped before the end; the same command goes on with {path}.\n")
    if stop.asked.is_set():
        return terminal_output.STOPPED
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE


def _print_calendars(
    chosen: argparse.Namespace, board: Board, found: list[Calendar], tried: tuple[int, int]
) -> None:
    if chosen.json:
        names = [part.name for part in board.puzzle.parts]
        terminal_output.write_json({
            "name": board.family.name, "targets": len(board.targets), "sets": tried[1], "tried": tried[0], "found": [
                {"parts": {name: n for name, n in zip(names, one.times, strict=True) if n}, "fewest": one.fewest,
                 "most": one.most, "total": one.total, "solutions": one.solutions.tolist()} for one in found]})
        return
    terminal_output.write(f"{counted(len(board.targets), 'target')}, {counted(tried[1], 'set')} of parts to choose "
                          f"from, {tried[0]:,} tried. Sets that fill every target: {len(found):,}.\n")
    rows = [(f"{one.fewest:,}", f"{one.most:,}", f"{one.total:,}", ", ".join(part_names(board.puzzle, [*one.times])))
            for one in found[: chosen.list]]
    print_list(("set", "fewest", "most", "all", "parts"), rows, len(found))


def add_shapes(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `shapes`."""
    puzzle_source.add(parser, f"{puzzle_source.PUZZLE}: its parts, each used as often as there; its target does not "
                      "matter")
    parser.add_argument("--shape-cells", type=positive, metavar="N",
                        help="shapes of so many cells, filled by any choice of the parts (default: by all of them)")
    parser.add_argument("--sort", choices=SORTS, help="which shapes count as the same: free if mirror images do, "
                        "one-sided if only turned ones do, fixed if none does (default: what the parts may do)")
    parser.add_argument("--box", type=_sizes, default=(), metavar="AxB", help="only shapes that fit into a box")
    parser.add_argument("--ways", type=least_and_most, metavar="N|N-M",
                        help="list only shapes filled in so many ways")
    parser.add_argument("--symmetric", action="store_true", help="list only shapes with a symmetry")
    parser.add_argument("--no-holes", action="store_true", help="list only shapes that enclose no empty cell")
    parser.add_argument("--list", type=options.whole_number, default=LISTED, metavar="N",
                        help="print so many (default %(default)s)")
    add_output(parser)


def _sizes(text: str) -> tuple[int, ...]:
    """Return the sizes of a box, "5x4"; raises ArgumentTypeError."""
    try:
        return tuple(map(positive, text.replace("×", "x").split("x")))
    except argparse.ArgumentTypeError:
        raise argparse.ArgumentTypeError(f"{shown(text)} should be whole numbers from 1 on with x between, as "
                                         "5x4") from None


def run_shapes(chosen: argparse.Namespace, stop: Stop) -> int:
    """Find the shapes that parts fill."""
    with cancellable(stop.asked), terminal_output.preparing(chosen.quiet):
        puzzle = puzzle_source.puzzle(chosen)
        every = filled.shapes(puzzle, chosen.shape_cells, chosen.sort or "", chosen.box)
        wanted = filled.WantedShapes(chosen.ways, chosen.symmetric, chosen.no_holes)
        found = wanted.chosen(puzzle.lattice, every)
    if chosen.output:
        write_puzzle(chosen.output, filled.shape_puzzle(puzzle, found[place_taken(chosen, len(found))]))
    once = sum(one.ways == 1 for one in every)
    if chosen.json:
        terminal_output.write_json({
            "name": puzzle.name, "shapes": len(every), "in_one_way": once, "wanted": len(found), "found": [
                {"ways": one.ways, "symmetries": one.symmetries,
                 "cells": [puzzle.lattice.written(cell) for cell in one.cells]} for one in found]})
    else:
        terminal_output.write(f"{counted(len(every), 'connected shape')} can be filled, {once:,} of them in one way."
                              "\n")
        if chosen.ways or chosen.symmetric or chosen.no_holes:
            terminal_output.write(f"{counted(len(found), 'shape')} as wanted.\n")
        rows = [(f"{one.ways:,}", str(one.symmetries), _in_a_line(puzzle, one.cells)) for one in found[: chosen.list]]
        print_list(("shape", "ways", "symmetries", "cells"), rows, len(found))
    return terminal_output.DONE if found else terminal_output.UNSOLVABLE


def _in_a_line(puzzle: Puzzle, cells: tuple[Cell, ...]) -> str:
    """Return a shape in one line: the lines of its picture, "##/#.", with // between layers, else its cells."""
    if can_picture(puzzle.lattice, cells):
        return write_picture(cells).strip("\n").replace("\n", "/")
    return " ".join(",".join(map(str, puzzle.lattice.written(cell))) for cell in cells)
