"""`latticework info`: what a puzzle is, before solving."""

import argparse
from dataclasses import asdict

from latticework.cli import puzzle_source as source
from latticework.cli import terminal_output as output
from latticework.cli.progress_bar import preparing
from latticework.puzzle.targets import targets
from latticework.session import prepare
from latticework.session.puzzle_facts import facts


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    source.add(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    """Print what a puzzle is."""
    puzzle = source.puzzle(chosen)
    with preparing():
        fields = asdict(facts(prepare(puzzle)))
    if puzzle.others:
        fields["target"], fields["targets"] = puzzle.target.name, ", ".join(t.name for t in targets(puzzle))
    if chosen.json:
        output.write_json(fields)
    else:
        why = fields.pop("reasons")
        output.write_fields(fields)
        output.write("".join(f"{reason}\n" for reason in why))
    return output.DONE
