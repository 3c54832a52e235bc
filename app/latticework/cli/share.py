"""`latticework share`: a puzzle as one line of text, for a message or a forum."""

import argparse

from latticework.cli import puzzle_source, terminal_output
from latticework.files.puzzle_code import code_of


def add_share(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)


def run_share(chosen: argparse.Namespace) -> int:
    """Print the code of a puzzle."""
    terminal_output.write(code_of(puzzle_source.puzzle(chosen)) + "\n")
    return terminal_output.DONE
