"""`latticework prove`: a proof of how many solutions there are, for a checker of others."""

import argparse
import shlex

import numpy as np

from latticework.cli import puzzle_source, terminal_output
from latticework.cli.options import add_output, output_of, positive
from latticework.cover import ExactCover, Group, least_of_images
from latticework.cover.cover_arrays import Int32
from latticework.errors import LatticeworkError
from latticework.files.exact_covers import cover_of
from latticework.jobs.searched import searched
from latticework.proofs.dead_ends import Found
from latticework.proofs.proof_files import Tally, drat, veripb
from latticework.replaced_files import replace_all
from latticework.visible_text import counted

PROBLEM_OF = {".pbp": ".opb", ".drat": ".cnf"}
"""The ending of the problem's file for each ending of a proof."""
CHECKERS = {".pbp": "veripb", ".drat": "drat-trim"}


def add_prove(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = ("Write the problem and a proof that it has the solutions found and no others, which a "
                          "checker that is no part of this program accepts: VeriPB for OUT.pbp, with the problem in "
                          "OUT.opb, drat-trim for OUT.drat, with the problem in OUT.cnf.")
    puzzle_source.add(parser)
    add_output(parser, "the proof, a .pbp or a .drat; the problem is written beside it, as .opb or .cnf")
    parser.add_argument("--veripb", type=positive, choices=(1, 3), default=1, metavar="VERSION",
                        help="the version of a .pbp: 1 for VeriPB of 2022 (default), 3 for VeriPB 3")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def run_prove(chosen: argparse.Namespace) -> int:
    """Write both files."""
    proof = output_of(chosen)
    if proof.suffix not in PROBLEM_OF:
        raise LatticeworkError(f"{proof}: should end in {' or '.join(PROBLEM_OF)}")
    problem, tally = proof.with_suffix(PROBLEM_OF[proof.suffix]), Tally()
    document = puzzle_source.document(chosen)
    for path in (proof, problem):
        puzzle_source.check_is_another(chosen, path)
    try:
        with terminal_output.preparing(chosen.quiet):
            cover = cover_of(document)
            made = veripb(cover, tally, chosen.veripb) if proof.suffix == ".pbp" else drat(cover, tally)
            # In this order: the clauses of the problem tell the solutions that the proof has found.
            replace_all({proof: made.proof, problem: made.problem})
    except KeyboardInterrupt:
        terminal_output.fail("latticework: stopped before the end; nothing was written")
        return terminal_output.STOPPED
    total = len(tally.solutions)
    different = total if isinstance(document, ExactCover) else _different(tally.solutions, searched(document).group)
    if chosen.json:
        terminal_output.write_json({
            "name": document.name, "solutions_total": total, "solutions_reflections": different,
            "steps": tally.refutations, "problem": str(problem), "proof": str(proof),
            "bytes_problem": problem.stat().st_size, "bytes_proof": proof.stat().st_size})
    else:
        beside = "" if isinstance(document, ExactCover) else f", symmetric copies too; {different:,} different"
        terminal_output.write(f"{counted(total, 'solution')}{beside}\n"
                              f"{proof}: {counted(tally.refutations, 'step')}\n"
                              f"to check it: {shlex.join([CHECKERS[proof.suffix], str(problem), str(proof)])}\n")
    return terminal_output.DONE if total else terminal_output.UNSOLVABLE


def _different(solutions: list[Found], group: Group) -> int:
    """Return how many solutions are the least of their images."""
    if not solutions:
        return 0
    padding = group.options.shape[1] - 1
    rows: Int32 = np.full((len(solutions), max(len(found.chosen) for found in solutions)), padding, np.int32)
    for row, found in zip(rows, solutions, strict=True):
        row[:len(found.chosen)] = found.chosen
    return len(least_of_images(rows, group, np.ones(padding, np.bool_)).rows)
