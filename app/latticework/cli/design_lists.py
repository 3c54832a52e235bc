"""What the tasks of `latticework design` have in common: parts to choose from, and lists, one of which is taken."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from latticework.cli import options, terminal_output
from latticework.cli.options import positive
from latticework.designs.part_sets import PartChoice
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.puzzle import Puzzle
from latticework.puzzle.polyforms import SORTS
from latticework.replaced_files import replace_all
from latticework.solution import Solution

LISTED = 20


def add_output(parser: argparse.ArgumentParser) -> None:
    """Declare what is printed and written."""
    parser.add_argument("--take", type=positive, metavar="K",
                        help="with -o: which to write, by its place in the list")
    parser.add_argument("-o", "--output", type=Path, metavar="OUT",
                        help="write the one chosen by --take (default 1) as a puzzle or a picture, by the ending")
    parser.add_argument("--json", action="store_true", help="print one JSON object with all that are wanted")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def least_and_most(text: str) -> tuple[int, int]:
    """Return the least and the most of "3" or "3-5"; raises ArgumentTypeError."""
    least, _, most = text.partition("-")
    numbers = options.whole_number(least), options.whole_number(most or least)
    if numbers[0] > numbers[1]:
        raise argparse.ArgumentTypeError(f"{text}: the first number should not be the larger one")
    return numbers


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Declare which parts there are to choose from."""
    parser.add_argument("--cells", type=least_and_most, metavar="N|N-M",
                        help="choose from all parts of this many cells instead of those of FILE; in a lattice with "
                        "a unit, such as half-square, of this many units")
    parser.add_argument("--sort", choices=SORTS, help="with --cells: free counts mirror images as the same part, "
                        "one-sided as two, fixed parts may not turn (default free in flat lattices, else one-sided)")
    parser.add_argument("--at-most", type=positive, default=1, metavar="N", help="use no part more often (default 1)")


def part_choice(chosen: argparse.Namespace) -> PartChoice:
    """Return what `add_choice` asked for."""
    return PartChoice(chosen.cells, chosen.sort or "", chosen.at_most)


def place_taken(chosen: argparse.Namespace, number: int) -> int:
    """Return which of the listed is to be written, from 0; raises LatticeworkError."""
    if not number:
        raise LatticeworkError(f"{chosen.output}: nothing was found that could be written")
    place: int = chosen.take or 1
    if place > number:
        raise LatticeworkError(f"--take {place}: the list has {number:,}")
    return place - 1


def write_puzzle(path: Path, puzzle: Puzzle, solution: Solution | None = None) -> None:
    """Write a puzzle, or a picture of it or its solution; raises LatticeworkError."""
    made, _ = formats.to_write(path).written(Contents(puzzle, solution), path)
    replace_all(made)


def print_list(head: tuple[str, ...], rows: Sequence[tuple[str, ...]], number: int) -> None:
    """Print the first rows of a list, with their places; number: how many there are."""
    if rows:
        terminal_output.write_columns([head, *((str(place), *row) for place, row in enumerate(rows, 1))])
    if len(rows) < number:
        terminal_output.write(f"and {number - len(rows):,} more, which --list {number} prints, too\n")


def part_names(puzzle: Puzzle, parts: list[int]) -> list[str]:
    """Return the parts of a set in words: "I", "2 x L"."""
    return [part.name if times == 1 else f"{times} x {part.name}"
            for part, times in zip(puzzle.parts, parts, strict=True) if times]
