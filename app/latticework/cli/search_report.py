"""Running a search in the terminal, and texts about one: how far it is, which solutions come apart."""

import time
from typing import Any, NamedTuple

from latticework.cli import terminal_output
from latticework.cli.interrupts import Stop
from latticework.durations import rough, span
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import ApartSoFar, Order, best_first
from latticework.visible_text import counted

AGAIN = 60.0
"""Seconds that a notice must have been absent before it is printed again."""
ALONE = 2.0
"""Seconds that a search runs in the program's own process; starting workers takes as much processor time."""
LISTED = 100
"""The most numbers of solutions with the highest level in JSON."""
SHOWN = 10
"""The most of them in words."""


def search_on(search: Search, crew: Crew | int, limit: int | None, quiet: bool, stop: Stop) -> Totals:
    """Search until done, stopped or the limit is reached, with a progress bar; print notices on the way."""
    seen: dict[str, float] = {}

    def show(status: RunStatus) -> None:
        notice, now = str(status.notice), time.monotonic()
        # Each status has the notice for as long as it holds; it is printed once, and again after a long absence.
        if notice and now >= seen.get(notice, -AGAIN) + AGAIN:
            terminal_output.fail(f"latticework: {notice}")
        seen[notice] = now
        move(status.explored, in_words(status))

    with terminal_output.bar(quiet) as move:
        return search.run(crew, stop.asked, show, limit, stop.at_once, ALONE)


def in_words(status: RunStatus) -> str:
    """Return the progress of a search in words."""
    left = "" if status.seconds_left is None else f", {_left(status, status.seconds_left)} left"
    joined = f", {counted(status.remote, 'worker')} of the cluster" if status.remote else ""
    apart = f", {in_progress(status.apart)}" if status.apart else ""
    found = counted(status.totals.solutions, "solution") + apart
    if status.idle and not status.totals.complete:
        return f"{found}, waiting for workers"
    return f"{found}, {status.nodes_per_second:,.0f} nodes/s{joined}{left}"


def _left(status: RunStatus, guess: float) -> str:
    """Return the time that a search still takes: a range if there is one, else a rough number."""
    return span(*status.left, status.far_more) if status.left else f"roughly {rough(guess)}"


def in_progress(known: ApartSoFar) -> str:
    """Return a phrase on how many solutions come apart so far, the highest level and how many have it."""
    words = "comes apart" if known.apart == 1 else "come apart"
    best = f", best level {known.best} ({counted(known.with_best, 'solution')})" if known.best else ""
    return f"{known.apart:,} {words}{best}"


class Highest(NamedTuple):
    """The highest level, how many solutions have it, and the first of their numbers; "" where nothing has a level."""

    level: str = ""
    solutions: int = 0
    numbers: tuple[int, ...] = ()

    @property
    def as_data(self) -> dict[str, Any]:
        """The fields of --json."""
        return {"level": self.level, "level_solutions": self.solutions, "level_numbers": list(self.numbers)}

    @property
    def in_words(self) -> dict[str, str]:
        """The field that is printed, if there is a level."""
        if not self.level:
            return {}
        shown, more = self.numbers[:SHOWN], self.solutions - SHOWN
        listed = ", ".join(map(str, shown)) + (f" and {more:,} more" if more > 0 else "")
        numbers = f" (number{'s' if self.solutions > 1 else ''} {listed})" if shown else ""
        return {"highest level": f"{self.level}: {counted(self.solutions, 'solution')}{numbers}"}


NO_LEVEL = Highest()


def highest(file: SearchFile, known: ApartSoFar, kept: bool) -> Highest:
    """Return the highest level of a search file; with numbers if the file is kept, as they are useless otherwise."""
    if not known.best:
        return NO_LEVEL
    # Without a file that is kept the numbers would name nothing.
    numbers = best_first(file, Order.LEVEL, only_highest=True)[:LISTED].tolist() if kept else []
    return Highest(known.best, known.with_best, tuple(numbers))
