"""The first solution: looked for beside the search, put in its place, found again by nobody."""

import threading
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import session_help
from latticework.cover import least_of_images
from latticework.jobs.job import prepare
from latticework.puzzle import Puzzle, parse
from latticework.run import first_solution_dives
from latticework.run.first_solution_dives import FirstSolutionDives
from latticework.run.search import Search
from session_help import InlinePool, numbers

DOMINOES = parse(session_help.dominoes(6, 6), "dominoes")


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    session_help.slices_of(monkeypatch, 1000)


def whole(puzzle: Puzzle, path: Path) -> tuple[object, ...]:
    with closing(Search.start(prepare(puzzle), path)) as search:
        return numbers(search.run(1, threading.Event()))


def test_is_found_by_random_dives_and_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    placed = []
    put = FirstSolutionDives.placed
    monkeypatch.setattr(FirstSolutionDives, "placed", lambda *given: placed.append(put(*given)) or placed[-1])
    path = tmp_path / "a.search"
    prepared = prepare(DOMINOES)
    with monkeypatch.context() as short, closing(Search.start(prepared, path)) as search:
        session_help.slices_of(short, 1)  # so that the search itself finds nothing
        totals = search.run(2, threading.Event(), limit=1)
    assert totals.solutions == 1
    assert placed[0] is not None
    session_help.assert_sound(path, prepared)
    assert whole(DOMINOES, path) == whole(DOMINOES, tmp_path / "b.search")


def test_where_there_is_none_the_search_ends(tmp_path: Path) -> None:
    puzzle = parse(session_help.puzzle_text("T in 4x5", 5, 4, {"T": ("###/.#.", 5)}), "t")
    with closing(Search.start(prepare(puzzle), tmp_path / "a.search")) as search:
        totals = search.run(1, threading.Event(), limit=1)
    assert totals.complete
    assert totals.solutions == 0


def test_nobody_is_sent_when_all_are_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_solution_dives, "dive", lambda *_: pytest.fail("work for dives was handed out"))
    assert whole(DOMINOES, tmp_path / "a.search")


def test_a_worker_that_dies_is_followed_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Mortal(InlinePool):
        lost = 0

        def submit(self, work: Any, argument: object) -> "Future[Any]":
            if work is not first_solution_dives.dive or Mortal.lost:
                return super().submit(work, argument)
            Mortal.lost += 1
            future: Future[Any] = Future()
            future.set_exception(BrokenProcessPool())
            return future

    monkeypatch.setattr("latticework.run.search.Pool", Mortal)
    prepared = prepare(DOMINOES)
    with closing(Search.start(prepared, tmp_path / "a.search")) as search:
        assert search.run(2, threading.Event(), limit=1).solutions == 1
    assert Mortal.lost == 1
    session_help.assert_sound(tmp_path / "a.search", prepared)


def test_what_was_found_first_is_not_forgotten_when_others_come_back() -> None:
    away: list[Future[first_solution_dives.DiveAnswer]] = []

    class Waiting(InlinePool):
        def submit(self, *_: object) -> "Future[Any]":
            away.append(Future())
            return away[-1]

    sent = FirstSolutionDives(Waiting(prepare(DOMINOES).job, 3), 3)  # type: ignore[arg-type]
    sent.hand_out()
    found = np.array([3, 1], np.int32)
    for future, solution in zip(away, (found, None, np.array([2], np.int32)), strict=True):
        future.set_result(first_solution_dives.DiveAnswer(solution, 1))
        sent.collect()
        assert sent.found is found
    assert not sent.away


def test_what_is_found_is_the_image_that_a_search_keeps() -> None:
    job = prepare(DOMINOES).job
    found = set()
    for seed in range(30):
        solution = first_solution_dives.dive(job, first_solution_dives.DiveTask(seed, 12)).solution
        assert solution is not None
        assert len(least_of_images(job.numbers[solution][None], job.group, job.kept).rows) == 1
        found.add(tuple(solution.tolist()))
    assert len(found) > 6
