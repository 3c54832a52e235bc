"""What is told while a search runs: speed and time left count this run alone; and how many solutions are too many."""

import threading
import time
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import session_help
from latticework.durations import duration
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run import run_status
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.search import WHOLE
from session_help import InlinePool

DOMINOES = parse(session_help.dominoes(6, 6), "dominoes")


class Clock:
    """Seconds that pass only while slices are searched: ten for each."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()

    class Slow(InlinePool):
        def submit(self, work: Any, argument: Any) -> "Future[Any]":
            made.now += 10
            return super().submit(work, argument)

    monkeypatch.setattr("latticework.run.search.Pool", Slow)
    monkeypatch.setattr(run_status, "time", SimpleNamespace(**{**vars(time), "monotonic": made}))
    session_help.slices_of(monkeypatch, 200)
    return made


def told(path: Path, stop_at: int = 1000) -> list[RunStatus]:
    """Search on and return what was told; a stop is asked for after so many reports."""
    reports: list[RunStatus] = []
    stop = threading.Event()

    def report(status: RunStatus) -> None:
        reports.append(status)
        if len(reports) >= stop_at:
            stop.set()

    with closing(Search.start(prepare(DOMINOES, Method("bitset")), path)) as search:
        search.run(1, stop, report)
    return reports


@pytest.mark.usefixtures("clock")
def test_time_left_goes_by_what_this_run_has_explored(tmp_path: Path) -> None:
    before = compared = 0
    for stop_at in (5, 8, 1000):
        for n, status in enumerate(told(tmp_path / "a.search", stop_at)[:-1], 1):
            done = status.totals.explored - before
            if done > 0 and not status.totals.complete:
                expected = 10 * n * (WHOLE - status.totals.explored) / done
                assert status.seconds_left == pytest.approx(expected)
                compared += 1
        before = status.totals.explored
    assert compared > 10
    assert before == WHOLE


@pytest.mark.usefixtures("clock")
def test_speed_goes_by_the_nodes_of_this_run(tmp_path: Path) -> None:
    path = tmp_path / "a.search"
    first = told(path, 4)
    assert first[3].nodes_per_second == pytest.approx(first[3].totals.nodes / 40)
    again = told(path, 3)
    assert again[2].nodes_per_second == pytest.approx((again[2].totals.nodes - first[-1].totals.nodes) / 30)


@pytest.mark.usefixtures("clock")
def test_the_end_is_shown_as_no_time_left(tmp_path: Path) -> None:
    last = told(tmp_path / "a.search")[-1]
    assert (last.seconds_left, last.explored, last.totals.complete) == (0.0, 1.0, True)


@pytest.mark.parametrize("limit", [1, 3, 10])
def test_a_search_for_some_solutions_stops_soon_after_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    with closing(Search.start(prepare(DOMINOES), tmp_path / "a.search")) as search:
        totals = search.run(1, threading.Event(), limit=limit)
    assert limit <= totals.solutions < 2 * limit  # the slice in which they are met is finished


@pytest.mark.parametrize(("seconds", "words"), [
    (0.04, "0.0 s"), (9.94, "9.9 s"), (10.2, "10 s"), (59.4, "59 s"), (60, "1 min 0 s"), (3599.9, "59 min 59 s"),
    (3600, "1 h 0 min"), (86_399, "23 h 59 min"), (86_400, "1 day"), (2 * 86_400, "2 days"),
    (729 * 86_400, "729 days"), (730 * 86_400, "2 years"), (3650 * 86_400, "10 years"), (1e20, "3e+12 years")])
def test_lengths_of_time(seconds: float, words: str) -> None:
    assert duration(seconds) == words


class TestWhatIsLeftOut:
    def test_what_was_left_out_twice_does_not_make_a_search_shorter_than_nothing(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        time_of_day = Clock()
        monkeypatch.setattr(run_status, "time", SimpleNamespace(monotonic=time_of_day))
        clock = run_status.RunClock()
        clock.start(Totals())
        began = time_of_day.now = 1010.0
        time_of_day.now = 1040.0  # nobody searched meanwhile, and workers that were being started came late
        clock.leave_out_rest(30.0)
        clock.leave_out_start(began, 0.1)
        with clock.commit() as seconds:
            assert seconds == 0.0
        time_of_day.now = 1041.0
        with clock.commit() as seconds:
            assert seconds == 1.0
        assert clock.nodes_per_second(Totals(nodes=11)) == pytest.approx(1.0)
