"""`latticework solve`: solve in the terminal, with a progress bar; an interrupt leaves a file that resumes."""

import argparse
import signal
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from latticework.cli import output, source
from latticework.cover import ORDERS, check
from latticework.errors import LatticeworkError
from latticework.puzzle import MODULI
from latticework.search import ENGINES, WHOLE
from latticework.session import Method, Prepared, Search, Totals, prepare
from latticework.session import Progress as SearchProgress


def add(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Declare the command."""
    made = add_parser("solve", help="solve a puzzle", description="Find all solutions of a puzzle.")
    source.add(made)
    made.add_argument("--engine", choices=ENGINES, default="auto",
                      help="how to search: auto (default) leaves the choice to the program, bitset counts on sets of "
                      "bits, dlx is dancing links, backtrack fills the first empty cell")
    made.add_argument("--size", action=argparse.BooleanOptionalAction, default=None,
                      help="branch on the cell or part with the fewest placements (default of bitset and dlx; not "
                      "for processor), or on the first one (default of backtrack and processor)")
    made.add_argument("--order", choices=ORDERS, default="", help="which cells come first where size does not decide")
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


def solve(chosen: argparse.Namespace) -> int:
    """Run the command."""
    begin = time.perf_counter()
    prepared = prepare(source.puzzle(chosen), Method(chosen.engine, chosen.order, chosen.size))
    reasons = [reason.text for reason in check(prepared.reduction)]
    seconds_prepare = time.perf_counter() - begin
    totals = Totals(explored=WHOLE) if reasons else _search(chosen, prepared)
    report(chosen, prepared, totals, seconds_prepare, reasons)
    if not totals.complete:
        return output.STOPPED
    return output.DONE if totals.solutions else output.UNSOLVABLE


def _search(chosen: argparse.Namespace, prepared: Prepared) -> Totals:
    limit = 1 if chosen.first else chosen.limit
    with nullcontext() if chosen.search else tempfile.TemporaryDirectory(prefix="latticework-") as folder:
        path = chosen.search or Path(str(folder)) / "search"
        with closing(Search.start(prepared, path)) as search:
            totals = run(search, chosen.workers, limit, quiet=chosen.quiet)
        enough = limit is not None and totals.solutions >= limit
        if not totals.complete and not chosen.search and not enough:
            chosen.search = keep(path, chosen.file)
    return totals


def run(search: Search, workers: int, limit: int | None, quiet: bool) -> Totals:
    """Search until done, interrupted (SIGINT, SIGTERM) or the limit is reached, with a progress bar."""
    stop = threading.Event()
    with _interrupts(stop), _bar(quiet) as show:
        totals = search.run(workers, stop, show, limit)
    if search.deaths:
        output.fail(f"latticework: workers ended unexpectedly {search.deaths} times; their slices were done again")
    return totals


@contextmanager
def _interrupts(stop: threading.Event) -> Iterator[None]:
    before = {name: signal.signal(name, lambda *_: stop.set()) for name in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)


@contextmanager
def _bar(quiet: bool) -> Iterator[Callable[[SearchProgress], None]]:
    console = Console(stderr=True)
    columns = (BarColumn(), TextColumn("{task.percentage:>5.1f} %"), TextColumn("{task.fields[text]}"),
               TimeElapsedColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("", total=1.0, text="")

        def show(progress: SearchProgress) -> None:
            left = "" if progress.seconds_left is None else f", {duration(progress.seconds_left)} left"
            text = f"{progress.totals.solutions:,} solutions, {progress.nodes_per_second:,.0f} nodes/s{left}"
            bar.update(task, completed=progress.explored, text=text)

        yield show


def duration(seconds: float) -> str:
    """Return a rough length of time in words, "3 min", "2 h", "5 d"."""
    for size, unit in ((86_400 * 365, "years"), (86_400, "d"), (3_600, "h"), (60, "min")):
        if seconds >= 2 * size:
            return f"{seconds / size:,.0f} {unit}"
    return f"{seconds:.0f} s"


def keep(path: Path, puzzle: Path) -> Path:
    """Copy the search file of an interrupted search to the current folder; return where it is now."""
    target, number = Path(f"{puzzle.stem}.search"), 2
    while target.exists():
        target, number = Path(f"{puzzle.stem}-{number}.search"), number + 1
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except (OSError, sqlite3.Error) as error:
        raise LatticeworkError(f"{target}: the search could not be kept there ({error})") from None
    return target


def result(chosen: argparse.Namespace, prepared: Prepared, totals: Totals, seconds_prepare: float) -> dict[str, Any]:
    """Return what --json prints."""
    under = {"nothing": totals.copies, "rotations": totals.rotations, "reflections": totals.solutions}
    three = [totals.copies, totals.rotations, totals.solutions] if totals.complete else [None] * 3
    return {
        "name": prepared.puzzle.name, "engine": prepared.job.problem.engine, "complete": totals.complete,
        "modulo": chosen.modulo, "solutions": under[chosen.modulo], "solutions_total": three[0],
        "solutions_rotations": three[1], "solutions_reflections": three[2], "nodes": totals.nodes,
        "updates": totals.updates or None,  # only dancing links count them
        "seconds": round(totals.seconds, 3), "seconds_prepare": round(seconds_prepare, 3),
        "explored": totals.explored / WHOLE, "hash": f"{totals.digest:016x}",
    }


def in_words(fields: dict[str, Any]) -> dict[str, str]:
    """Return the fields of `result` as a person reads them."""
    three = [fields[f"solutions_{name}"] for name in ("total", "rotations", "reflections")]
    names = ("all solutions", "modulo rotations", "modulo reflections too")
    counts = dict(zip(names, (f"{n:,}" for n in three if n is not None), strict=False))
    return {
        "puzzle": fields["name"], **(counts or {"solutions so far": f"{fields['solutions']:,}"}),
        "explored": f"{100 * fields['explored']:.4g} %", "nodes": f"{fields['nodes']:,}",
        **({"updates": f"{fields['updates']:,}"} if fields["updates"] else {}),
        "seconds": f"{fields['seconds']:.2f}", "hash": fields["hash"],
    }


def report(
    chosen: argparse.Namespace, prepared: Prepared, totals: Totals, seconds_prepare: float, reasons: list[str]
) -> None:
    """Say what was found."""
    fields = result(chosen, prepared, totals, seconds_prepare)
    if chosen.json:
        output.write_json(fields | ({"reasons": reasons} if reasons else {}))
        return
    output.write_fields(in_words(fields))
    for reason in reasons:
        output.write(reason + "\n")
    if not totals.complete and chosen.search:
        output.write(f"Stopped before the end; to go on: latticework solve {chosen.file} --search {chosen.search}\n")
