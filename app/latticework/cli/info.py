"""`latticework info`: what a puzzle is, before solving."""

import argparse
from typing import Any

from latticework.cli import puzzle_source as source
from latticework.cli import terminal_output as output
from latticework.cli.progress_bar import preparing
from latticework.cover import ExactCover
from latticework.puzzle import Puzzle
from latticework.puzzle.targets import pieces, targets
from latticework.session import Prepared, prepare
from latticework.session.no_solution import reasons


def add(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    source.add(parser, source.DOCUMENT)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    """Print what a puzzle is."""
    document = source.document(chosen)
    with preparing():
        prepared = prepare(document)
        fields = facts(prepared) if isinstance(document, Puzzle) else cover_facts(prepared, document)
    if isinstance(document, Puzzle) and document.others:
        fields["target"], fields["targets"] = document.target_name, ", ".join(t.name for t in targets(document))
    if chosen.json:
        output.write_json(fields)
    else:
        why = fields.pop("reasons")
        output.write_fields(fields)
        output.write("".join(f"{reason}\n" for reason in why))
    return output.DONE


def facts(prepared: Prepared) -> dict[str, Any]:
    """Return what `info --json` prints."""
    puzzle, reduction, cover = prepared.puzzle, prepared.reduction, prepared.reduction.cover
    holes = len(reduction.blocks[-1]) if puzzle.optional else 0  # none where the parts fill all cells
    # The copies of a single part are counted by the cells already; the literature has no item for them.
    implied = int(len(puzzle.parts) == 1 and puzzle.parts[0].most > 1 and not puzzle.optional)
    return {
        "name": puzzle.name, "lattice": puzzle.lattice.name, "target_cells": len(puzzle.target),
        "parts": len(puzzle.parts), "pieces": pieces(puzzle),
        "orientations": sum(reduction.orientations),
        "orientations_fitting": sum(reduction.orientations_fitting), "placements": cover.n_options - holes,
        "placements_reduced": int(prepared.restriction.kept.sum()) - holes, "items": cover.n_items - implied,
        "secondary_items": cover.n_secondary, "options": cover.n_options, "symmetries": prepared.group.order,
        "reasons": [reason.text for reason in reasons(prepared)],
    }


def cover_facts(prepared: Prepared, document: ExactCover) -> dict[str, Any]:
    """Return what `info --json` prints of an exact cover problem."""
    several = ~document.is_secondary & ((document.least != 1) | (document.most != 1))
    secondary = int(document.is_secondary.sum())
    return {
        "name": document.name, "primary_items": len(document.items) - secondary, "secondary_items": secondary,
        "items_with_multiplicity": int(several.sum()), "colors": len(document.color_names),
        "options": document.n_options,
        "options_never_chosen": document.n_options - int(prepared.restriction.kept[: document.n_options].sum()),
        "reasons": [reason.text for reason in reasons(prepared)],
    }
