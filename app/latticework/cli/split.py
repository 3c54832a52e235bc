"""`latticework split`: a search as several files, each to be solved anywhere."""

import argparse
from pathlib import Path

from latticework.cancel import CancelledError, cancellable
from latticework.cli import terminal_output
from latticework.cli.arguments import positive
from latticework.cli.interrupts import interrupts
from latticework.errors import LatticeworkError
from latticework.search import WHOLE
from latticework.shares.splitting import MOST, split
from latticework.visible_text import counted


def add_split(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("search", type=Path, metavar="SEARCH", help="a search file; the parts are made beside it")
    parser.add_argument("-n", "--parts", type=positive, required=True, metavar="N", help="into how many parts")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_split(chosen: argparse.Namespace) -> int:
    """Split a search."""
    if chosen.parts > MOST:
        raise LatticeworkError(f"--parts: {chosen.parts} should be at most {MOST}")
    with interrupts() as stop:
        try:
            with cancellable(stop.asked):
                parts = split(chosen.search, chosen.parts)
        except CancelledError:
            terminal_output.fail("latticework: interrupted; nothing was given away")
            return terminal_output.STOPPED
    files = [chosen.search.with_name(part.name) for part in parts]
    if chosen.json:
        terminal_output.write_json({"parts": [
            {"file": str(file), "share": part.share / WHOLE} for file, part in zip(files, parts, strict=True)]})
        return terminal_output.DONE
    terminal_output.write_columns([[str(file), f"{100 * part.share / WHOLE:.3g} % of the tree"]
                                   for file, part in zip(files, parts, strict=True)])
    if len(parts) < chosen.parts:
        terminal_output.write(f"Only {counted(len(parts), 'subtree')} are open, so there are no more parts.\n")
    terminal_output.write(f"To solve one: latticework solve {files[0]}; then: latticework merge {chosen.search} "
                          f"{files[0]} ...\n")
    return terminal_output.DONE
