"""`latticework why`: what rules out a solution, or makes it tight, without a search."""

import argparse

from latticework.api.information import Argument, why
from latticework.api.puzzle import Puzzle as PuzzleOfLibrary
from latticework.cli import puzzle_source, terminal_output


def add_why(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, puzzle_source.SEARCHED_PUZZLE)
    parser.add_argument("--json", action="store_true", help="print one JSON object, with the cells that are meant")


def run_why(chosen: argparse.Namespace) -> int:
    """Print the arguments found about a puzzle."""
    puzzle = PuzzleOfLibrary.of(puzzle_source.puzzle(chosen))
    with terminal_output.preparing():
        found = why(puzzle)
    if chosen.json:
        terminal_output.write_json({"name": puzzle.name, "arguments": [
            {"text": one.text, "proof": one.proof,
             "classes": [{"title": title, "cells": cells} for title, cells in one.classes]} for one in found]})
        return terminal_output.DONE
    proofs = [one for one in found if one.proof]
    terminal_output.write("no solution:\n" if proofs else "nothing seen here rules out a solution\n")
    _write(proofs)
    if len(proofs) < len(found):
        terminal_output.write("only a hint:\n")
    _write([one for one in found if not one.proof])
    return terminal_output.DONE


def _write(arguments: list[Argument]) -> None:
    for one in arguments:
        terminal_output.write(f"{one.text}\n" + "".join(f"    {title}\n" for title, _ in one.classes))
