"""`latticework solve --all-targets`: counts the solutions for each target, and prints one table of them."""

import argparse
import time
from contextlib import ExitStack

from latticework.cli import options, puzzle_source, terminal_output
from latticework.cli.interrupts import Stop
from latticework.errors import LatticeworkError
from latticework.puzzle import Puzzle, targets
from latticework.run.crew import Crew
from latticework.run.target_counts import KeptTargetCounts, TargetCount, count_targets
from latticework.visible_text import counted

_ONE_TARGET = ("target", "first", "limit", "keep", "comes_apart", "modulo")
"""Options of the search of one target."""


def solve_all_targets(chosen: argparse.Namespace, crew: Crew, stop: Stop) -> int:
    """Count the solutions for each target; return the exit status."""
    for name in _ONE_TARGET:
        if getattr(chosen, name):
            raise LatticeworkError(f"--{name.replace('_', '-')}: is for the search of one target; leave it out, or "
                                   "leave out --all-targets")
    begin, puzzle = time.monotonic(), puzzle_source.puzzle(chosen)
    names = [target.name or str(number) for number, target in enumerate(targets.targets(puzzle), 1)]
    with ExitStack() as open_files:
        kept = open_files.enter_context(KeptTargetCounts.held(chosen.search, puzzle)) if chosen.search else None
        found = kept.read() if kept else {}
        with terminal_output.bar(chosen.quiet) as move:
            def show(share: float) -> None:
                move(share, f"{len(found):,} of {counted(len(names), 'target')}")

            for count in count_targets(puzzle, crew, stop.asked, show, options.method_of(chosen), set(found)):
                found[count.target] = count
                if kept and not count.refusal:
                    kept.add(count)
    every = [found[number] for number in sorted(found)]
    if chosen.json:
        terminal_output.write_json({
            "name": puzzle.name, "complete": len(every) == len(names), "targets_total": len(names),
            "targets_solved": len(every), "targets_without_solution": len(_without(every)),
            "seconds": round(time.monotonic() - begin, 3), "targets": [_as_data(names, count) for count in every]})
    else:
        _print(chosen, puzzle, names, every)
    if any(count.refusal for count in every):
        return terminal_output.USAGE
    if len(every) < len(names):
        return terminal_output.STOPPED
    return terminal_output.UNSOLVABLE if len(_without(every)) == len(names) else terminal_output.DONE


def _without(some: list[TargetCount]) -> list[TargetCount]:
    """Return the counts of targets that have no solution."""
    return [count for count in some if not count.totals.copies and not count.refusal]


def _as_data(names: list[str], count: TargetCount) -> dict[str, object]:
    totals = count.totals
    numbers = {} if count.refusal else terminal_output.three_counts(totals.by_modulus)
    return {"target": count.target + 1, "name": names[count.target], **numbers, "seconds": round(count.seconds, 3),
            **({"refusal": count.refusal} if count.refusal else {})}


def _print(chosen: argparse.Namespace, puzzle: Puzzle, names: list[str], some: list[TargetCount]) -> None:
    rows: list[tuple[str, ...]] = [("target", "all solutions", "with mirror images", "different", "seconds")]
    for count in some:
        numbers = [f"{number:,}" for number in count.totals.by_modulus.values()]
        rows.append((names[count.target], *(["-"] * 3 if count.refusal else numbers), f"{count.seconds:.3f}"))
    if some:
        terminal_output.write_columns(rows)
    for count in some:
        if count.refusal:
            terminal_output.write(f"{names[count.target]}: {count.refusal}\n")
    none = len(_without(some))
    so_far = "" if len(some) == len(names) else f"{len(some):,} of "
    terminal_output.write(f"{puzzle.name}: {so_far}{counted(len(names), 'target')} counted, "
                          f"{none:,} of them without a solution\n")
    if len(some) < len(names):
        file = terminal_output.typed(chosen.file)
        terminal_output.write("Stopped before the end; " + (
            f"to go on: latticework solve {file} --all-targets --search {terminal_output.typed(chosen.search)}\n"
            if chosen.search else "the counts were not kept; add --search FILE to keep them.\n"))
