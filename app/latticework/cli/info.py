"""`latticework info`: what a puzzle is, before solving."""

import argparse
from dataclasses import asdict

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.progress_bar import preparing
from latticework.puzzle.targets import targets
from latticework.session import prepare
from latticework.session.puzzle_facts import facts


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    """Print what a puzzle is."""
    puzzle = puzzle_source.puzzle(chosen)
    with preparing():
        fields = asdict(facts(prepare(puzzle)))
    if puzzle.others:
        fields["target"], fields["targets"] = puzzle.target.name, ", ".join(t.name for t in targets(puzzle))
    if chosen.json:
        terminal_output.write_json(fields)
    else:
        why = fields.pop("reasons")
        terminal_output.write_fields(fields)
        terminal_output.write("".join(f"{reason}\n" for reason in why))
    return terminal_output.DONE
