"""Running a search in the terminal, with a progress bar and warnings."""

import time

from latticework.cli import terminal_output
from latticework.cli.apart_report import in_progress
from latticework.cli.interrupts import Stop
from latticework.cli.progress_bar import bar
from latticework.durations import rough, span
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.visible_text import counted

AGAIN = 60.0
"""Seconds for which nothing was said of a trouble, until it is told anew."""
ALONE = 2.0
"""Seconds that a search goes on in the program's own process; starting workers takes as much processor time."""


def search_on(search: Search, crew: Crew | int, limit: int | None, quiet: bool, stop: Stop) -> Totals:
    """Search until done, stopped or the limit is reached, with a progress bar; say what went wrong on the way."""
    said: dict[str, float] = {}

    def show(status: RunStatus) -> None:
        notice, now = str(status.notice), time.monotonic()
        if notice and now >= said.get(notice, -AGAIN) + AGAIN:
            terminal_output.fail(f"latticework: {notice}")
        said[notice] = now
        move(status.explored, in_words(status))

    with bar(quiet) as move:
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
    """Return how long a search still takes, as exactly as that is known."""
    return span(*status.left, status.far_more) if status.left else f"roughly {rough(guess)}"
