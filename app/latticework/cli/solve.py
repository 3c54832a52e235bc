"""`latticework solve`: solve in the terminal, with a progress bar; an interrupt leaves a file that resumes."""

import argparse
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from latticework.cancel import CancelledError, cancellable
from latticework.cli import method_options, output, source
from latticework.cli.interrupts import Stop, interrupts
from latticework.cli.report import Done, report
from latticework.errors import LatticeworkError
from latticework.puzzle import MODULI
from latticework.search import WHOLE
from latticework.search.prunings import PRUNINGS
from latticework.session import Method, Prepared, Search, Totals, prepare
from latticework.session import Progress as SearchProgress
from latticework.session.method import named
from latticework.session.reasons import reasons as reasons_of
from latticework.session.words import duration


def add(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare the command."""
    made = add_parser("solve", help="solve a puzzle", description="Find all solutions of a puzzle.")
    source.add(made)
    method_options.add(made)
    made.add_argument("--prune", type=_prunings, default=(), metavar="NAMES",
                      help=f"cut off what cannot lead to a solution; with commas, some of {', '.join(PRUNINGS)}")
    made.add_argument("--strand", action=argparse.BooleanOptionalAction, default=False,
                      help="the same as --prune islands")
    made.add_argument("--workers", type=positive, default=1, metavar="N", help="worker processes (default 1)")
    made.add_argument("--first", action="store_true", help="stop at the first solution")
    made.add_argument("--limit", type=positive, metavar="N", help="stop when N solutions are stored")
    made.add_argument("--modulo", choices=MODULI, default="reflections",
                      help="which symmetric copies count as the same (default reflections)")
    made.add_argument("--search", type=Path, metavar="FILE", help="keep the search there, or go on from it")
    made.add_argument("--json", action="store_true", help="print one JSON object")
    made.add_argument("--quiet", action="store_true", help="no progress bar")


def positive(text: str) -> int:
    """Return a whole number from 1 on, at most what a search file can count; raises ArgumentTypeError."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} should be a whole number from 1 on")
    return min(int(text), 2**62)


def _prunings(text: str) -> tuple[str, ...]:
    try:
        return named(text)
    except LatticeworkError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def method_of(chosen: argparse.Namespace) -> Method:
    """Return how to search."""
    prunings = named(",".join({*chosen.prune, "islands"})) if chosen.strand else chosen.prune
    return method_options.method_of(chosen, prunings)


def solve(chosen: argparse.Namespace) -> int:
    """Run the command."""
    with interrupts() as stop:
        try:
            return _solve(chosen, stop)
        except CancelledError:
            output.fail("latticework: interrupted before the search began; nothing was searched")
            return output.STOPPED


def _solve(chosen: argparse.Namespace, stop: Stop) -> int:
    begin = time.perf_counter()
    with cancellable(stop.asked):
        prepared = prepare(source.puzzle(chosen), method_of(chosen))
        reasons = [reason.text for reason in reasons_of(prepared)]
    seconds_prepare = time.perf_counter() - begin
    done = Done(prepared.method, Totals(explored=WHOLE)) if reasons else _search(chosen, prepared, stop)
    report(chosen, prepared, done, seconds_prepare, reasons)
    if not done.totals.complete:
        return output.STOPPED
    return output.DONE if done.totals.solutions else output.UNSOLVABLE


def _search(chosen: argparse.Namespace, prepared: Prepared, stop: Stop) -> Done:
    """Search in the file that was asked for, or in one that is removed when all was found, else kept."""
    if chosen.search:
        return _searched(chosen, prepared, chosen.search, stop)
    path = Path(tempfile.mkdtemp(prefix="latticework-")) / "search"
    try:
        done = _searched(chosen, prepared, path, stop)
    except LatticeworkError as error:
        if not path.exists():
            raise
        raise LatticeworkError(f"{error}; the search is kept in {keep(path, chosen.file)}") from None
    finally:
        if not path.exists():
            shutil.rmtree(path.parent, ignore_errors=True)
    limit = _limit(chosen)
    if done.totals.complete or (limit is not None and done.totals.solutions >= limit):
        shutil.rmtree(path.parent, ignore_errors=True)
    else:
        chosen.search = keep(path, chosen.file)
    return done


def _limit(chosen: argparse.Namespace) -> int | None:
    limit: int | None = 1 if chosen.first else chosen.limit
    return limit


def _searched(chosen: argparse.Namespace, prepared: Prepared, path: Path, stop: Stop) -> Done:
    with cancellable(stop.asked):
        begun = Search.start(prepared, path)
    with closing(begun) as search:
        totals = run(search, chosen.workers, _limit(chosen), chosen.quiet, stop)
        return Done(search.prepared.method, totals, search.choice, search.file.cut())


def run(search: Search, workers: int, limit: int | None, quiet: bool, stop: Stop) -> Totals:
    """Search until done, stopped or the limit is reached, with a progress bar; say what went wrong on the way."""
    said = ""

    def show(progress: SearchProgress) -> None:
        nonlocal said
        if progress.notice != said:
            said = progress.notice
            tell(said)
        move(progress)

    with _bar(quiet) as (move, tell):
        return search.run(workers, stop.asked, show, limit, stop.at_once)


@contextmanager
def _bar(quiet: bool) -> Iterator[tuple[Callable[[SearchProgress], None], Callable[[str], None]]]:
    console = Console(stderr=True)
    columns = (BarColumn(), TextColumn("{task.percentage:>5.1f} %"), TextColumn("{task.fields[text]}"),
               TimeElapsedColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("", total=1.0, text="")

        def show(progress: SearchProgress) -> None:
            left = "" if progress.seconds_left is None else f", {duration(progress.seconds_left)} left"
            text = f"{progress.totals.solutions:,} solutions, {progress.nodes_per_second:,.0f} nodes/s{left}"
            bar.update(task, completed=progress.explored, text=text)

        def tell(notice: str) -> None:
            if console.is_terminal and not quiet:
                console.print(notice, markup=False)
            elif notice:
                output.fail(f"latticework: {notice}")

        yield show, tell


def keep(path: Path, puzzle: Path) -> Path:
    """Bring the search file of an interrupted search to the current folder; return where it is, if not there."""
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
