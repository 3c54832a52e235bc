"""The puzzle that a command works on: a file or a puzzle of the library, and which of its targets."""

import argparse
from pathlib import Path

from latticework.cli import terminal_output as output
from latticework.exchange import formats
from latticework.puzzle import Puzzle
from latticework.puzzle.library import find
from latticework.puzzle.targets import find_target
from latticework.puzzle.unknown_keys import unknown_keys


def add(parser: argparse.ArgumentParser, what: str = "a puzzle: a .toml file, or the name of one of the library"
        ) -> None:
    """Declare the file and the target."""
    parser.add_argument("file", type=Path, metavar="FILE", help=what)
    parser.add_argument("--target", metavar="NAME", help="which of several targets, by name or number from 1")


def puzzle(chosen: argparse.Namespace) -> Puzzle:
    """Return the puzzle with the chosen target at hand, and say which of its keys are not known.

    Raises LatticeworkError when there is no such puzzle or target.
    """
    loaded = formats.read_document(find(chosen.file))
    for found in unknown_keys(loaded):
        output.fail(f"latticework: {chosen.file}: {found}")
    return loaded if chosen.target is None else find_target(loaded, chosen.target)
