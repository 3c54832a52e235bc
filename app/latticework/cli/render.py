"""`latticework render`: a picture of a puzzle or of a stored solution."""

import argparse

from latticework.cli import convert, puzzle_source


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    convert.add_files(parser, puzzle_source.SEARCHED_PUZZLE, "a .png or .svg file")


def run(chosen: argparse.Namespace) -> int:
    """Write a picture."""
    return convert.run(chosen)
