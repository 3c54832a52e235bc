"""The puzzle that a command works on: a file, and which of its targets."""

import argparse
from pathlib import Path

from latticework.puzzle import Puzzle, load
from latticework.puzzle.targets import find_target


def add(parser: argparse.ArgumentParser, what: str = "a puzzle (.toml)") -> None:
    """Declare the file and the target."""
    parser.add_argument("file", type=Path, metavar="FILE", help=what)
    parser.add_argument("--target", metavar="NAME", help="which of several targets, by name or number from 1")


def puzzle(chosen: argparse.Namespace) -> Puzzle:
    """Return the puzzle with the chosen target at hand; raises LatticeworkError when there is no such."""
    loaded = load(chosen.file)
    return loaded if chosen.target is None else find_target(loaded, chosen.target)
