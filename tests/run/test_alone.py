"""A short search is done by the program itself; workers are started for one that lasts."""

import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any, NoReturn

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs import slice_work
from latticework.jobs.job import Job, Prepared
from latticework.run.search import Search
from latticework.run.worker_pool import LatePool, Pool
from latticework.search import WHOLE
from session_help import InlinePool, finish, numbers, workers

LONG = 1e9


def unwanted(*_: object) -> NoReturn:
    """Start workers that should not be started."""
    raise AssertionError("workers were started")


@pytest.fixture
def small_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    session_help.slices_of(monkeypatch, 200)


def test_a_short_search_starts_no_worker(
    prepared: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_slices: None
) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    expected = finish(tmp_path / "usual", prepared)
    monkeypatch.setattr("latticework.run.search.Pool", unwanted)
    with closing(Search.start(prepared, tmp_path / "alone")) as search:
        found = search.run(3, threading.Event(), alone=LONG)
    assert found.complete
    assert numbers(found) == numbers(expected)


def test_it_can_be_paused_after_any_slice(
    prepared: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_slices: None
) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", unwanted)
    stop = threading.Event()
    path = tmp_path / "s.search"
    with closing(Search.start(prepared, path)) as search:
        paused = search.run(1, stop, lambda _: stop.set(), alone=LONG)
    assert 0 < paused.nodes < 500
    session_help.assert_sound(path, prepared)
    with closing(Search.start(prepared, path)) as search:
        assert search.run(1, threading.Event(), alone=LONG).complete


def test_a_step_that_fails_is_repeated(
    prepared: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_slices: None
) -> None:
    work, calls = slice_work.run, []

    def fails_twice(job: Job, task: Any) -> Any:
        calls.append(task)
        if len(calls) in {2, 3}:
            raise MemoryError
        return work(job, task)

    monkeypatch.setattr(slice_work, "run", fails_twice)
    said: set[str] = set()
    with closing(Search.start(prepared, tmp_path / "s.search")) as search:
        found = search.run(1, threading.Event(), lambda progress: said.add(progress.notice), alone=LONG)
    assert (found.complete, found.copies) == (True, 8)
    assert any("not enough memory" in notice for notice in said)


def test_workers_are_started_when_the_time_is_up(
    prepared: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_slices: None
) -> None:
    given: list[int] = []

    class Noted(InlinePool):
        def submit(self, work: Callable[[Job, Any], Any], argument: object) -> "Future[Any]":
            given.append(len(alone))
            return super().submit(work, argument)

    alone: list[float] = []
    monkeypatch.setattr("latticework.run.search.Pool", Noted)
    monkeypatch.setattr(LatePool, "alone", property(lambda _: len(alone) < 4))
    with closing(Search.start(prepared, tmp_path / "s.search")) as search:
        found = search.run(2, threading.Event(), lambda _: alone.append(time.monotonic()), alone=LONG)
    assert found.complete
    assert given
    assert min(given) == 4


def test_waiting_for_workers_is_no_time_of_the_search(prepared: Prepared, tmp_path: Path) -> None:
    with closing(Search.start(prepared, tmp_path / "s.search")) as search:
        begin = time.monotonic()
        found = search.run(1, threading.Event())
        took = time.monotonic() - begin
    assert found.complete
    assert 0 < found.seconds < took
    assert 0 < search.seconds_start < took
    assert found.seconds + search.seconds_start < took


def test_what_cannot_be_started_is_reported(prepared: Prepared) -> None:
    def refused() -> NoReturn:
        raise LatticeworkError("no workers today")

    with pytest.raises(LatticeworkError, match="no workers today"):
        LatePool(prepared.job, 0.0, refused).submit(lambda _job, _task: None, None)


@pytest.mark.skipif("not __import__('os').path.isdir('/proc')", reason="looks into /proc")
def test_workers_run_at_low_priority(prepared: Prepared) -> None:
    pool = Pool(prepared.job, 1)
    try:
        pool.submit(slice_work.run, slice_work.Task(b"", WHOLE, 10, 1, 10)).result(60)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert [pid for pid in workers() if os.getpriority(os.PRIO_PROCESS, pid) > own]
    finally:
        pool.close()
