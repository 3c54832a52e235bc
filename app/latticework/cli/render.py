"""`latticework render`: a picture of a puzzle or of a stored solution."""

import argparse
from contextlib import closing
from pathlib import Path

from latticework.cli import puzzle_source as source
from latticework.cli import terminal_output as output
from latticework.cli.arguments import positive
from latticework.errors import LatticeworkError
from latticework.exchange.pictures import write_png, write_svg
from latticework.files import is_sqlite
from latticework.puzzle.library import find
from latticework.session import SearchFile
from latticework.session.stored_searches import as_begun, numbered
from latticework.solution import placements_of


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    source.add(parser, "a puzzle: a .toml file, or the name of one of the library; or a search file")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="OUT", help="a .png or .svg file")
    parser.add_argument("--solution", type=positive, default=1, metavar="N", help="which solution of a search file")


def run(chosen: argparse.Namespace) -> int:
    """Write a picture."""
    writers = {".png": write_png, ".svg": write_svg}
    writer = writers.get(chosen.output.suffix.lower())
    if writer is None:
        raise LatticeworkError(f"{chosen.output}: the ending should be one of {', '.join(writers)}")
    if not is_sqlite(find(chosen.file)):
        writer(source.puzzle(chosen), None, chosen.output)
        return output.DONE
    with closing(SearchFile.open(chosen.file)) as search:
        prepared = as_begun(search)
        options = numbered(search, prepared, chosen.solution)
    writer(search.puzzle, placements_of(options, prepared.reduction), chosen.output)
    return output.DONE
