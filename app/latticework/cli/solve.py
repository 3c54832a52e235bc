"""`latticework solve`: solve in the terminal, with a progress bar; an interrupt leaves a file that resumes."""

import argparse
import shutil
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import CancelledError, cancellable
from latticework.cli import options, puzzle_source, terminal_output
from latticework.cli.all_targets import solve_all_targets
from latticework.cli.interrupts import Stop, interrupts
from latticework.cli.options import positive, worker_count_or_none
from latticework.cli.search_report import NO_LEVEL, Highest, highest, search_on
from latticework.cli.solution_text import add_style, as_data, check_style, write_solution
from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.jobs import facts
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import ALL, THAT_COME_APART, Keeping
from latticework.jobs.method import Method
from latticework.jobs.totals import Choice, Totals
from latticework.run.crew import Crew, checked_memory
from latticework.run.search import Search
from latticework.search import WHOLE
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import apart_so_far, come_apart, counted_by_modulus
from latticework.store.sqlite import copy_to
from latticework.store.stored_searches import keeps_others, options_in
from latticework.visible_text import percent


class Apart(NamedTuple):
    """How many solutions come apart, by each of MODULI, and the highest level of these."""

    by_modulus: dict[str, int]
    best: Highest


@dataclass(frozen=True)
class Done:
    """The outcome of a search: counts, method and why it was chosen, nodes cut off, the requested solution.

    apart: of the solutions that come apart, where only these were kept. seconds_start: from when the puzzle was
    ready until the search began, and the wait for workers. is_away: whether all that is left is with parts.
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


def add_solve(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, f"{puzzle_source.DOCUMENT}, to go on with its search")
    options.add_method(parser, prunings=True)
    parser.add_argument("--workers", type=worker_count_or_none, default=1, metavar="N",
                        help="worker processes (default 1; 0 leaves all to a cluster)")
    parser.add_argument("--memory", type=positive, metavar="MB", help="the most that each may hold (default: any)")
    parser.add_argument("--cluster", metavar="ADDRESS",
                        help="the scheduler of a Dask cluster, whose workers help; `latticework worker` starts some")
    options.add_tls(parser)
    options.add_keep(parser)
    options.add_modulo(parser)
    parser.add_argument("--search", type=Path, metavar="FILE",
                        help="keep the search in this file, and go on with it if it is there")
    parser.add_argument("--all-targets", action="store_true",
                        help="count the solutions for each target of the puzzle, and print one table; --search FILE "
                        "keeps the counts, so that the command can be resumed")
    add_style(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def crew_of(chosen: argparse.Namespace) -> Crew:
    """Return the crew that is to search; raises LatticeworkError."""
    if not (chosen.workers or chosen.cluster):
        raise LatticeworkError("--workers: 0 should be 1 or more where no --cluster searches "
                               "(try latticework solve --help)")
    cluster = options.scheduler_of(chosen) if chosen.cluster else None
    return Crew(chosen.workers, checked_memory(chosen.memory), cluster)


def run_solve(chosen: argparse.Namespace) -> int:
    """Run the command."""
    with interrupts() as stop:
        try:
            return _solve(chosen, stop)
        except CancelledError:
            terminal_output.fail("latticework: interrupted before the search began; nothing was searched")
            return terminal_output.STOPPED


def _solve(chosen: argparse.Namespace, stop: Stop) -> int:
    begin, crew, keeps = time.perf_counter(), crew_of(chosen), options.keeps_of(chosen)
    if chosen.all_targets:
        return solve_all_targets(chosen, crew, stop)
    with cancellable(stop.asked), terminal_output.preparing(chosen.quiet):
        document = puzzle_source.document(chosen)
        if chosen.comes_apart:
            puzzle_source.check_is_puzzle(document, chosen.file)
        chosen.modulo = options.modulo_of(chosen, document)
        check_style(chosen, document)
        if not chosen.search and puzzle_source.is_search(chosen):
            # A search file that is given as the puzzle is resumed in place.
            chosen.search = chosen.file
        prepared = prepare(document, options.method_of(chosen)).keeping(keeps)
        reasons = [reason.text for reason in facts.reasons(prepared)]
    seconds_prepare = time.perf_counter() - begin
    done = _without_search(chosen, prepared) if reasons else _search(chosen, prepared, crew, stop)
    report(chosen, prepared, done, seconds_prepare, reasons)
    if not (done.totals.complete or _is_enough(chosen, done.totals)):
        return terminal_output.STOPPED
    # The exit status says whether the puzzle has a solution of the requested kind.
    found = done.totals.stored if keeps == THAT_COME_APART else done.totals.solutions
    return terminal_output.DONE if found or done.totals.is_part else terminal_output.UNSOLVABLE


def _without_search(chosen: argparse.Namespace, prepared: Prepared) -> Done:
    """Return the outcome without solutions, and record it in the search file if one is kept."""
    if not chosen.search:
        return Done(prepared.method, Totals(explored=WHOLE))
    with closing(Search.start(prepared, chosen.search)) as search:
        _check_keeps(chosen, search)
        search.record_no_solution()
        return Done(search.prepared.method, search.totals, search.choice)


def _search(chosen: argparse.Namespace, prepared: Prepared, crew: Crew, stop: Stop) -> Done:
    """Search in the requested file, or in a temporary one that is removed when all was found, else kept."""
    if chosen.search:
        return _searched(chosen, prepared, chosen.search, crew, stop)
    path = Path(tempfile.mkdtemp(prefix="latticework-")) / "search"
    try:
        done = _searched(chosen, prepared, path, crew, stop)
    except LatticeworkError as error:
        if not path.exists():
            raise
        # What was searched before the error is worth keeping, so it is moved to where the user finds it.
        raise LatticeworkError(f"{error}; the search is kept in {keep(path, chosen.file)}") from None
    finally:
        if not path.exists():
            shutil.rmtree(path.parent, ignore_errors=True)
    if done.totals.complete or _is_enough(chosen, done.totals):
        shutil.rmtree(path.parent, ignore_errors=True)
    else:
        chosen.search = keep(path, chosen.file)
    return done


def _is_enough(chosen: argparse.Namespace, totals: Totals) -> bool:
    """Whether as many solutions were found as the options request."""
    limit = options.limit_of(chosen)
    return limit is not None and totals.stored >= limit


def _searched(chosen: argparse.Namespace, prepared: Prepared, path: Path, crew: Crew, stop: Stop) -> Done:
    begin = time.perf_counter()
    with cancellable(stop.asked):
        begun = Search.start(prepared, path)
    seconds_start = time.perf_counter() - begin
    with closing(begun) as search:
        _check_keeps(chosen, search)
        totals = search_on(search, crew, options.limit_of(chosen), chosen.quiet, stop)
        found = search.file.page(1, 1) if chosen.first else []
        first = options_in(found[0], path, prepared) if found else None
        return Done(search.prepared.method, totals, search.choice, search.file.cut(),
                    seconds_start + search.seconds_start, first,
                    _apart(search.file, chosen.search is not None)
                    if search.prepared.keeps == THAT_COME_APART else None,
                    not (totals.complete or search.file.frontier()), search.file.keeping)


def _check_keeps(chosen: argparse.Namespace, search: Search) -> None:
    """Refuse to resume a search that does not store all solutions, where `--keep all` was given."""
    if chosen.keep == ALL and not chosen.comes_apart and search.prepared.keeps != ALL:
        raise keeps_others(search.file, ALL)


def _apart(file: SearchFile, kept: bool) -> Apart:
    """Return how many of the solutions come apart, and the highest level."""
    return Apart(counted_by_modulus(file, come_apart(file)), highest(file, apart_so_far(file), kept))


def keep(path: Path, puzzle: Path) -> Path:
    """Move the search file of an interrupted search to the current folder; return where it is if that fails."""
    target, number = Path(f"{puzzle.stem}.search"), 2
    while target.exists():
        target, number = Path(f"{puzzle.stem}-{number}.search"), number + 1
    if not copy_to(path, target):
        return path
    shutil.rmtree(path.parent, ignore_errors=True)
    return target


def result(chosen: argparse.Namespace, prepared: Prepared, done: Done, seconds_prepare: float) -> dict[str, Any]:
    """Return the fields that --json prints."""
    totals = done.totals
    # Counts of a part, or of an unfinished search, are not those of the puzzle.
    are_final = totals.complete and not totals.is_part
    three = terminal_output.three_counts(totals.by_modulus)
    return {
        "name": prepared.document.name, "engine": done.method.engine, "method": str(done.method),
        "why": done.choice.words, "tried": done.choice.details,
        "complete": totals.complete,
        "modulo": chosen.modulo, "solutions": totals.by_modulus[chosen.modulo],
        **(three if are_final else dict.fromkeys(three)),
        "nodes": totals.nodes, "cut": done.cut,
        "updates": totals.updates or None,  # only dancing links count them
        "seconds": round(totals.seconds, 3), "seconds_prepare": round(seconds_prepare, 3),
        "seconds_start": round(done.seconds_start, 3),
        **({"share": totals.share / WHOLE} if totals.is_part else {}),
        "explored": totals.explored_part, "hash": f"{totals.digest:016x}",
        **({"comes_apart": done.apart.by_modulus[chosen.modulo], **done.apart.best.as_data} if done.apart else {}),
        **({"stored": totals.stored} if done.keeping.is_fewer else {}),
    }


def in_words(fields: dict[str, Any], of_puzzle: bool = True, best: Highest = NO_LEVEL) -> dict[str, str]:
    """Return the fields of `result` in words; only puzzles have symmetric copies, and solutions that come apart."""
    three = [fields[name] for name in terminal_output.COUNTS]
    names = ("all solutions", "with mirror images", "different") if of_puzzle else ("solutions",)
    so_far = "solutions of the part" if "share" in fields else "solutions so far"
    # Not strict: an exact cover problem has one count for three.
    counts = dict(zip(names, (f"{n:,}" for n in three if n is not None), strict=False))
    return {
        "puzzle" if of_puzzle else "problem": fields["name"],
        **({"part": f"{percent(fields['share'], 1):.3g} % of the tree of a search"} if "share" in fields else {}),
        **(counts or {so_far: f"{fields['solutions']:,}"}),
        **({"come apart": f"{fields['comes_apart']:,}"} if "comes_apart" in fields else {}),
        **({"stored": f"{fields['stored']:,}"} if "stored" in fields else {}),
        **best.in_words,
        "method": fields["why"] or fields["method"],
        "explored": f"{percent(fields['explored'], 2):.4g} %", "nodes": f"{fields['nodes']:,}",
        **({"updates": f"{fields['updates']:,}"} if fields["updates"] else {}),
        **{f"cut off by {pruning}": f"{nodes:,}" for pruning, nodes in fields["cut"].items()},
        "seconds": f"{fields['seconds']:.2f}", "hash": fields["hash"],
    }


def report(
    chosen: argparse.Namespace, prepared: Prepared, done: Done, seconds_prepare: float, reasons: list[str]
) -> None:
    """Print the outcome."""
    fields = result(chosen, prepared, done, seconds_prepare)
    if chosen.json:
        solution = {} if done.first is None else {
            "solution": prepared.searched.data(done.first), **as_data(prepared.searched, done.first)}
        terminal_output.write_json(fields | solution | ({"reasons": reasons} if reasons else {}))
        return
    best = done.apart.best if done.apart else NO_LEVEL
    terminal_output.write_fields(in_words(fields, not isinstance(prepared.document, ExactCover), best))
    for reason in reasons:
        terminal_output.write(reason + "\n")
    if done.first is not None:
        terminal_output.write("\n")
        write_solution(chosen, prepared.searched, done.first)
    if not (done.totals.complete or done.is_away) and chosen.search:
        # A search file holds its puzzle, and standard input cannot be read again.
        is_alone = chosen.search == chosen.file or str(chosen.file) in terminal_output.aliases
        kept = "" if is_alone else f" --search {terminal_output.typed(chosen.search)}"
        file = chosen.search if is_alone else chosen.file
        terminal_output.write("Stopped before the end; to go on: "
                              f"latticework solve {terminal_output.typed(file)}{kept}\n")
