"""`latticework render`: a picture of a puzzle or of a stored solution."""

import argparse
from pathlib import Path

from latticework.cli import convert


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    convert.add_source(parser)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="OUT", help="a .png or .svg file")


def run(chosen: argparse.Namespace) -> int:
    """Write a picture."""
    return convert.run(chosen)
