"""`latticework render`: what can be looked at or made of a puzzle or of stored solutions."""

import argparse

from latticework.cli import convert, puzzle_source
from latticework.files import formats
from latticework.files.file_format import CUT, PICTURES, PRINT, SHARE


def add_render(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    endings = ", ".join(known.ending for known in formats.writable() if known.group in {PICTURES, PRINT, CUT, SHARE})
    written = f"the file to write; its ending is its format: {endings}"
    convert.add_files(parser, puzzle_source.SEARCHED_PUZZLE, written)


def run_render(chosen: argparse.Namespace) -> int:
    """Write a file."""
    return convert.run_convert(chosen)
