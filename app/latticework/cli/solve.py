"""`latticework solve`: solve in the terminal, with a progress bar; an interrupt leaves a file that resumes."""

import argparse
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from pathlib import Path

from latticework.cancel import CancelledError, cancellable
from latticework.cli import cluster_options, keep_options, method_options, modulo, puzzle_source, terminal_output
from latticework.cli.apart_report import check_is_puzzle, highest
from latticework.cli.arguments import positive, worker_count_or_none
from latticework.cli.interrupts import Stop, interrupts
from latticework.cli.progress_bar import preparing
from latticework.cli.run_search import search_on
from latticework.cli.solve_report import Apart, Done, report
from latticework.errors import LatticeworkError
from latticework.jobs import facts
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import THAT_COME_APART
from latticework.jobs.method import Method, named
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.run.search import Search
from latticework.run.worker_process import checked
from latticework.search import WHOLE
from latticework.search.pruning.tables import PRUNINGS
from latticework.store.apart_so_far import apart_so_far, come_apart, counted_by_modulus
from latticework.store.search_file import SearchFile
from latticework.store.stored_searches import options_in


def add_solve(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    puzzle_source.add(parser, f"{puzzle_source.DOCUMENT}, to go on with its search")
    add_method_with_prunings(parser)
    parser.add_argument("--workers", type=worker_count_or_none, default=1, metavar="N",
                        help="worker processes (default 1; 0 leaves all to a cluster)")
    parser.add_argument("--memory", type=positive, metavar="MB", help="the most that each may hold (default: any)")
    parser.add_argument("--cluster", metavar="ADDRESS",
                        help="the scheduler of a Dask cluster, whose workers help; `latticework worker` starts some")
    cluster_options.add_tls(parser)
    keep_options.add_keep(parser)
    modulo.add_modulo(parser)
    parser.add_argument("--search", type=Path, metavar="FILE",
                        help="keep the search in this file, and go on with it if it is there")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")


def add_method_with_prunings(parser: argparse.ArgumentParser) -> None:
    """Declare how to search, with prunings."""
    method_options.add_method(parser)
    parser.add_argument("--prune", type=_prunings, default=(), metavar="NAMES",
                        help=f"tests that cut off dead ends early, separated by commas: {', '.join(PRUNINGS)}")
    parser.add_argument("--strand", action=argparse.BooleanOptionalAction, default=False,
                        help="the same as --prune islands")


def _prunings(text: str) -> tuple[str, ...]:
    try:
        return named(text)
    except LatticeworkError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def crew_of(chosen: argparse.Namespace) -> Crew:
    """Return who is to search; raises LatticeworkError."""
    if not (chosen.workers or chosen.cluster):
        raise LatticeworkError("--workers: 0 should be 1 or more where no --cluster searches "
                               "(try latticework solve --help)")
    cluster = cluster_options.scheduler_of(chosen) if chosen.cluster else None
    return Crew(chosen.workers, checked(chosen.memory), cluster)


def method_with_prunings(chosen: argparse.Namespace) -> Method:
    """Return how to search."""
    prunings = named(",".join({*chosen.prune, "islands"})) if chosen.strand else chosen.prune
    return method_options.method_of(chosen, prunings)


def run_solve(chosen: argparse.Namespace) -> int:
    """Run the command."""
    with interrupts() as stop:
        try:
            return _solve(chosen, stop)
        except CancelledError:
            terminal_output.fail("latticework: interrupted before the search began; nothing was searched")
            return terminal_output.STOPPED


def _solve(chosen: argparse.Namespace, stop: Stop) -> int:
    begin, crew, keeps = time.perf_counter(), crew_of(chosen), keep_options.keeps_of(chosen)
    with cancellable(stop.asked), preparing(chosen.quiet):
        document = puzzle_source.document(chosen)
        if chosen.comes_apart:
            check_is_puzzle(document, chosen.file)
        chosen.modulo = modulo.modulo_of(chosen, document)
        if not chosen.search and puzzle_source.is_search(chosen):
            chosen.search = chosen.file
        prepared = prepare(document, method_with_prunings(chosen)).keeping(keeps)
        reasons = [reason.text for reason in facts.reasons(prepared)]
    seconds_prepare = time.perf_counter() - begin
    done = _without_search(chosen, prepared) if reasons else _search(chosen, prepared, crew, stop)
    report(chosen, prepared, done, seconds_prepare, reasons)
    if not (done.totals.complete or _is_enough(chosen, done.totals)):
        return terminal_output.STOPPED
    found = done.totals.stored if keeps == THAT_COME_APART else done.totals.solutions
    return terminal_output.DONE if found or done.totals.is_part else terminal_output.UNSOLVABLE


def _without_search(chosen: argparse.Namespace, prepared: Prepared) -> Done:
    """Return that there is no solution, which is entered in the search file where one is kept."""
    if not chosen.search:
        return Done(prepared.method, Totals(explored=WHOLE))
    with closing(Search.start(prepared, chosen.search)) as search:
        keep_options.check_keeps(chosen, search)
        search.record_no_solution()
        return Done(search.prepared.method, search.totals, search.choice)


def _search(chosen: argparse.Namespace, prepared: Prepared, crew: Crew, stop: Stop) -> Done:
    """Search in the file that was asked for, or in one that is removed when all was found, else kept."""
    if chosen.search:
        return _searched(chosen, prepared, chosen.search, crew, stop)
    path = Path(tempfile.mkdtemp(prefix="latticework-")) / "search"
    try:
        done = _searched(chosen, prepared, path, crew, stop)
    except LatticeworkError as error:
        if not path.exists():
            raise
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
    """Whether enough solutions were found for what was asked."""
    limit = keep_options.limit_of(chosen)
    return limit is not None and totals.stored >= limit


def _searched(chosen: argparse.Namespace, prepared: Prepared, path: Path, crew: Crew, stop: Stop) -> Done:
    begin = time.perf_counter()
    with cancellable(stop.asked):
        begun = Search.start(prepared, path)
    seconds_start = time.perf_counter() - begin
    with closing(begun) as search:
        keep_options.check_keeps(chosen, search)
        totals = search_on(search, crew, keep_options.limit_of(chosen), chosen.quiet, stop)
        found = search.file.page(1, 1) if chosen.first else []
        first = options_in(found[0], path, prepared) if found else None
        return Done(search.prepared.method, totals, search.choice, search.file.cut(),
                    seconds_start + search.seconds_start, first,
                    _apart(search.file, chosen.search is not None)
                    if search.prepared.keeps == THAT_COME_APART else None,
                    not (totals.complete or search.file.frontier()), search.file.keeping)


def _apart(file: SearchFile, kept: bool) -> Apart:
    """Return how many of the solutions come apart, and the highest level."""
    return Apart(counted_by_modulus(file, come_apart(file)), highest(file, apart_so_far(file), kept))


def keep(path: Path, puzzle: Path) -> Path:
    """Move the search file of an interrupted search to the current folder; return where it is if that fails."""
    target, number = Path(f"{puzzle.stem}.search"), 2
    while target.exists():
        target, number = Path(f"{puzzle.stem}-{number}.search"), number + 1
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except (OSError, sqlite3.Error):
        with suppress(OSError):
            target.unlink(missing_ok=True)
        return path
    shutil.rmtree(path.parent, ignore_errors=True)
    return target
