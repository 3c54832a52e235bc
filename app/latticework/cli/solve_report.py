"""What `latticework solve` says when it ends, in words or as JSON."""

import argparse
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cli import terminal_output
from latticework.cli.apart_report import NONE, Highest
from latticework.cover import ExactCover
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import Keeping
from latticework.jobs.method import Method
from latticework.jobs.totals import Choice, Totals
from latticework.search import WHOLE
from latticework.solution import solution_data, solution_text

COUNTS = ("solutions_total", "solutions_rotations", "solutions_reflections")
"""The fields of --json for the numbers of solutions modulo each of MODULI."""


class Apart(NamedTuple):
    """How many solutions come apart, by which symmetric copies count as the same; the highest level of these."""

    by_modulus: dict[str, int]
    best: Highest


@dataclass(frozen=True)
class Done:
    """The outcome of a search: counts, method and why it was chosen, nodes cut off, the solution asked for.

    apart: of the solutions that come apart, where only these were kept. seconds_start: from when the puzzle was
    ready until the search began, and what waiting for workers took. is_away: whether all that is left is with parts.
    keeping: which solutions are stored.
    """

    method: Method
    totals: Totals
    choice: Choice = field(default_factory=Choice)
    cut: dict[str, int] = field(default_factory=dict)
    seconds_start: float = 0.0
    first: NDArray[np.int32] | None = None
    apart: Apart | None = None
    is_away: bool = False
    keeping: Keeping = field(default_factory=Keeping)


def three_counts(totals: Totals) -> dict[str, int]:
    """Return the numbers of solutions as --json names them."""
    return dict(zip(COUNTS, totals.by_modulus.values(), strict=True))


def result(chosen: argparse.Namespace, prepared: Prepared, done: Done, seconds_prepare: float) -> dict[str, Any]:
    """Return what --json prints."""
    totals = done.totals
    known = totals.complete and not totals.is_part
    three = three_counts(totals) if known else dict.fromkeys(three_counts(totals))
    return {
        "name": prepared.document.name, "engine": done.method.engine, "method": str(done.method),
        "why": done.choice.words, "tried": done.choice.details,
        "complete": totals.complete,
        "modulo": chosen.modulo, "solutions": totals.by_modulus[chosen.modulo], **three,
        "nodes": totals.nodes, "cut": done.cut,
        "updates": totals.updates or None,  # only dancing links count them
        "seconds": round(totals.seconds, 3), "seconds_prepare": round(seconds_prepare, 3),
        "seconds_start": round(done.seconds_start, 3),
        **({"share": totals.share / WHOLE} if totals.is_part else {}),
        "explored": totals.explored_part, "hash": f"{totals.digest:016x}",
        **({"comes_apart": done.apart.by_modulus[chosen.modulo], **done.apart.best.as_data} if done.apart else {}),
        **({"stored": totals.stored} if done.keeping.is_fewer else {}),
    }


def in_words(fields: dict[str, Any], of_puzzle: bool = True, best: Highest = NONE) -> dict[str, str]:
    """Return the fields of `result` in words; only puzzles have symmetric copies, and solutions that come apart."""
    three = [fields[name] for name in COUNTS]
    names = ("all solutions", "modulo rotations", "modulo reflections too") if of_puzzle else ("solutions",)
    so_far = "solutions of the part" if "share" in fields else "solutions so far"
    counts = dict(zip(names, (f"{n:,}" for n in three if n is not None), strict=False))
    return {
        "puzzle" if of_puzzle else "problem": fields["name"],
        **({"part": f"{100 * fields['share']:.3g} % of the tree of a search"} if "share" in fields else {}),
        **(counts or {so_far: f"{fields['solutions']:,}"}),
        **({"come apart": f"{fields['comes_apart']:,}"} if "comes_apart" in fields else {}),
        **({"stored": f"{fields['stored']:,}"} if "stored" in fields else {}),
        **best.in_words,
        "method": fields["why"] or fields["method"],
        "explored": f"{100 * fields['explored']:.4g} %", "nodes": f"{fields['nodes']:,}",
        **({"updates": f"{fields['updates']:,}"} if fields["updates"] else {}),
        **{f"cut off by {pruning}": f"{nodes:,}" for pruning, nodes in fields["cut"].items()},
        "seconds": f"{fields['seconds']:.2f}", "hash": fields["hash"],
    }


def report(
    chosen: argparse.Namespace, prepared: Prepared, done: Done, seconds_prepare: float, reasons: list[str]
) -> None:
    """Say what was found."""
    fields = result(chosen, prepared, done, seconds_prepare)
    if chosen.json:
        solution = {} if done.first is None else {"solution": solution_data(prepared.reduced, done.first)}
        terminal_output.write_json(fields | solution | ({"reasons": reasons} if reasons else {}))
        return
    best = done.apart.best if done.apart else NONE
    terminal_output.write_fields(in_words(fields, not isinstance(prepared.document, ExactCover), best))
    for reason in reasons:
        terminal_output.write(reason + "\n")
    if done.first is not None:
        terminal_output.write(f"\n{solution_text(prepared.reduced, done.first)}")
    if not (done.totals.complete or done.is_away) and chosen.search:
        kept = "" if chosen.search == chosen.file else f" --search {chosen.search}"
        terminal_output.write(f"Stopped before the end; to go on: latticework solve {chosen.file}{kept}\n")
