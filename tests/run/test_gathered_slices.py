"""Finished slices are saved some together, and all of them before a search ends; workers get ready at once."""

import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import session_help
from latticework.jobs import slice_work
from latticework.jobs.job import Job, Prepared
from latticework.jobs.totals import Totals
from latticework.run import finished_slices, handout
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from latticework.store.tables import sample_rows
from session_help import InlinePool


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how many slices each commit has saved."""
    saved: list[int] = []
    commit = SearchFile.commit

    def counted(self: SearchFile, done: Any, *more: Any) -> Any:
        saved.append(len(done))
        return commit(self, done, *more)

    monkeypatch.setattr(SearchFile, "commit", counted)
    monkeypatch.setattr(finished_slices, "GATHERED", 1000.0)
    session_help.slices_of(monkeypatch, 200)
    return saved


def slices(path: Path) -> int:
    """Return how many slices a search file knows of."""
    with closing(SearchFile.open(path)) as file:
        return sum(machine.slices for machine in file.read(sample_rows.machines))


def test_some_are_saved_together_and_the_counts_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: Prepared, expected: Totals, commits: list[int]
) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    path = tmp_path / "a.search"
    with closing(Search.start(prepared, path)) as search:
        totals = search.run(2, threading.Event())
    assert session_help.numbers(totals) == session_help.numbers(expected)
    assert sum(commits) == slices(path) > len(commits)


class Counting(InlinePool):
    """Counts the slices that were done."""

    done: list[Callable[..., Any]]

    def submit(self, work: Callable[[Job, Any], Any], argument: Any) -> "Future[Any]":
        """Do the work."""
        self.done.append(work)
        return super().submit(work, argument)


@pytest.mark.parametrize("at_once", [False, True])
def test_a_pause_saves_all_that_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: Prepared, expected: Totals, commits: list[int],
    at_once: bool,
) -> None:
    done: list[Callable[..., Any]] = []
    monkeypatch.setattr(Counting, "done", done, raising=False)
    monkeypatch.setattr("latticework.run.search.Pool", Counting)
    path, stop, now, reports = tmp_path / "a.search", threading.Event(), threading.Event(), list[RunStatus]()

    def report(status: RunStatus) -> None:
        reports.append(status)
        if len(reports) == 7:
            stop.set()
            if at_once:
                now.set()

    with closing(Search.start(prepared, path)) as search:
        totals = search.run(2, stop, report, at_once=now)
        assert not totals.complete
        in_flight = handout.SPARE + 2
        assert sum(commits) == slices(path) >= done.count(slice_work.run) - (in_flight if at_once else 0)
        assert session_help.numbers(search.run(2, threading.Event())) == session_help.numbers(expected)


def test_workers_get_ready_before_there_are_slices_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: Prepared
) -> None:
    done: list[Callable[..., Any]] = []
    monkeypatch.setattr(Counting, "done", done, raising=False)
    monkeypatch.setattr("latticework.run.search.Pool", Counting)
    with closing(Search.start(prepared, tmp_path / "a.search")) as search:
        search.run(3, threading.Event())
    assert done[:3] == [slice_work.get_ready, slice_work.get_ready, slice_work.run]
