"""Solutions on standard output: lines around coloured pieces on a terminal, letters elsewhere, numbers of options."""

import argparse
import shutil
import sys
from typing import Any

from latticework.cli import terminal_output
from latticework.cover import ExactCover
from latticework.cover.cover_arrays import Int32
from latticework.errors import LatticeworkError
from latticework.jobs.searched import Searched
from latticework.puzzle import Puzzle
from latticework.solution import Solution, as_text
from latticework.solution.outlines import can_outline, outlines
from latticework.solution.text import LETTERS_ACROSS, OUTLINES, STYLES, details

_DARK = 140
"""The brightness, of 255, from which on letters are black."""


def add_style(parser: argparse.ArgumentParser) -> None:
    """Declare how solutions are written."""
    parser.add_argument("--style", choices=STYLES,
                        help="how to print solutions of a puzzle: outlines (lines around the pieces, the default on "
                        "a terminal with UTF-8), layers (a letter for each piece, layers side by side, the default "
                        "elsewhere), letters (layers one below the other), or coordinates")
    parser.add_argument("--numbers", action="store_true",
                        help="print solutions of an exact cover problem as numbers of options, which count from 0 in "
                        "the order of the file, as in Python and in tables; empty options have numbers, too")


def check_style(chosen: argparse.Namespace, document: Puzzle | ExactCover) -> None:
    """Raise LatticeworkError if an option of `add_style` is for documents of the other kind."""
    if chosen.numbers and isinstance(document, Puzzle):
        raise LatticeworkError("--numbers: is for exact cover problems; a puzzle has no options to number")
    if chosen.style and isinstance(document, ExactCover):
        raise LatticeworkError("--style: is for puzzles; solutions of an exact cover problem are lists of options")


def write_solution(chosen: argparse.Namespace, searched: Searched, options: Int32) -> None:
    """Write a solution in the style that was chosen."""
    if isinstance(searched.document, ExactCover):
        numbers = " ".join(map(str, searched.chosen(options))) + "\n"
        terminal_output.write(numbers if chosen.numbers else searched.text(options))
    else:
        write_placements(searched.reduction.puzzle, searched.placements(options), chosen.style)


def write_placements(puzzle: Puzzle, solution: Solution, style: str | None = None) -> None:
    """Write a solution, or a part of one, in a style; None for the one that suits standard output."""
    is_terminal = sys.stdout.isatty() and (sys.stdout.encoding or "").lower() in {"utf-8", "utf8"}
    if not (is_terminal and style in {None, OUTLINES} and can_outline(puzzle)):
        terminal_output.write(as_text(puzzle, solution, style or LETTERS_ACROSS))
        return
    for line in outlines(puzzle, solution, shutil.get_terminal_size().columns):
        terminal_output.write_styled([(run.text, "" if run.part < 0 else _style(puzzle.color(run.part)))
                                      for run in line])
    terminal_output.write(details(puzzle, solution))


def as_data(searched: Searched, options: Int32) -> dict[str, Any]:
    """Return the numbers of the options of a solution as a field of --json; of a puzzle nothing."""
    return {"numbers": list(searched.chosen(options))} if isinstance(searched.document, ExactCover) else {}


def _style(color: str) -> str:
    red, green, blue = (int(color[place : place + 2], 16) for place in (1, 3, 5))
    brightness = (299 * red + 587 * green + 114 * blue) // 1000
    return f"{'black' if brightness >= _DARK else 'white'} on {color}"
