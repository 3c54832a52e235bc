"""A search that is stopped, saved, cut and resumed in any way gives what one undisturbed run gives."""

import random
import tempfile
import threading
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run import handout
from latticework.run.search import Search
from latticework.store import sqlite
from latticework.store.search_file import SearchFile
from latticework.store.search_lock import SearchLock
from quick_suite import in_part
from session_help import FailingConnection, InlinePool

PUZZLES = {
    "twins": session_help.TWINS,
    "dominoes": session_help.dominoes(6, 4),
    "pentominoes": session_help.pentominoes(20, 3),
}


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    session_help.slices_of(monkeypatch, handout.FIRST_BUDGET)


@cache
def undisturbed(name: str) -> tuple[Prepared, Totals]:
    """Return a puzzle made ready and what one run finds; to be used with InlinePool."""
    prepared = prepare(parse(PUZZLES[name], "test"))
    with tempfile.TemporaryDirectory() as folder:
        return prepared, session_help.finish(Path(folder) / "undisturbed.search", prepared)


@pytest.mark.usefixtures("inline")
class TestExactlyOnce:
    def test_the_numbers_are_the_published_ones(self) -> None:
        """Golomb, Polyominoes: 2 ways for 3x20; Kasteleyn 1961: 281 ways to lay dominoes on 4x6."""
        assert undisturbed("pentominoes")[1].solutions == 2
        assert undisturbed("dominoes")[1].copies == 281

    @pytest.mark.parametrize("workers", in_part([3, 1], 2))
    @pytest.mark.parametrize(("name", "budget"), in_part([
        ("twins", 1), ("twins", 7), ("dominoes", 5), ("dominoes", 300), ("pentominoes", 97), ("pentominoes", 10**7),
    ], 2, several=True))
    def test_any_budget_and_cutting(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, budget: int, workers: int
    ) -> None:
        prepared, expected = undisturbed(name)
        session_help.slices_of(monkeypatch, budget)
        path = tmp_path / "cut.search"
        with closing(Search.start(prepared, path)) as search:
            totals = search.run(workers, threading.Event())
        assert session_help.numbers(totals) == session_help.numbers(expected)
        session_help.assert_sound(path, prepared)

    @pytest.mark.parametrize("name", in_part(PUZZLES, 3))
    @pytest.mark.parametrize("wal", [False, True])
    def test_stopped_and_reopened_between_slices_with_random_budgets(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, wal: bool
    ) -> None:
        prepared, expected = undisturbed(name)
        rng = random.Random(name)
        path = tmp_path / "stopped.search"
        stops, explored, complete = 0, 0, False
        session_help.slices_of(monkeypatch, 3)
        while not complete:
            stop = threading.Event()
            slices = iter(range(rng.randrange(1, 4)))

            def report(_: object, stop: threading.Event = stop, slices: object = slices) -> None:
                session_help.slices_of(monkeypatch, rng.randrange(1, 1 + expected.nodes // 20))
                if next(slices, None) is None:  # type: ignore[call-overload]
                    stop.set()

            if wal and path.exists():
                session_help.give_log(path)
            with closing(Search.start(prepared, path)) as search:
                complete = search.run(rng.choice((1, 2, 5)), stop, report).complete
            before, explored = explored, session_help.assert_sound(path, prepared)
            assert explored >= before
            stops += 1
        assert stops > 2
        assert session_help.numbers(search.totals) == session_help.numbers(expected)

    def test_a_stop_before_the_start_changes_nothing(self, tmp_path: Path) -> None:
        path, prepared = session_help.part_way(tmp_path, PUZZLES["twins"], 3)
        before = path.read_bytes()
        stop = threading.Event()
        stop.set()
        with closing(Search.start(prepared, path)) as search:
            search.run(2, stop)
        assert path.read_bytes() == before

    def test_two_programs_where_nothing_can_be_locked_cannot_both_store(self, tmp_path: Path) -> None:
        path, prepared = session_help.part_way(tmp_path, PUZZLES["pentominoes"], 3)
        locks = [SearchLock(tmp_path / name) for name in ("slow", "fast")]
        with closing(Search.start(prepared, path, locks[0])) as slow, \
                closing(Search.start(prepared, path, locks[1])) as fast:
            with pytest.raises(LatticeworkError, match="another program"):
                slow.run(1, threading.Event(), lambda _: fast.run(1, threading.Event()))
            expected = fast.totals
        session_help.assert_sound(path, prepared)
        assert session_help.finish(path, prepared) == expected

    @pytest.mark.parametrize("every", [19, pytest.param(1, marks=pytest.mark.slow)])
    @pytest.mark.parametrize("after", [False, True], ids=["fails", "fails-after-it-was-done"])
    def test_the_nth_step_of_sqlite_fails(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: bool, every: int
    ) -> None:
        """Every nineteenth step fails, and in the slow proof every one of three hundred."""
        prepared, expected = undisturbed("twins")
        session_help.slices_of(monkeypatch, 25)
        monkeypatch.setattr(sqlite, "Connection", FailingConnection)
        monkeypatch.setattr(FailingConnection, "after", after)
        path, failures = tmp_path / "failing.search", 0
        while True:
            path.unlink(missing_ok=True)
            FailingConnection.steps, FailingConnection.fail_at = 0, 1 + failures * every
            try:
                session_help.finish(path, prepared)
            except LatticeworkError:
                failures += 1
            else:
                break
            finally:
                FailingConnection.fail_at = 0
            if path.exists():
                session_help.assert_sound(path, prepared)
            assert session_help.numbers(session_help.finish(path, prepared)) == session_help.numbers(expected)
            assert {p.name for p in tmp_path.iterdir()} == {"failing.search"}
        assert failures * every > 250
        assert 0 <= failures * every - FailingConnection.steps < every

    def test_a_reader_meanwhile_is_no_trouble(self, tmp_path: Path) -> None:
        path, prepared = session_help.part_way(tmp_path, PUZZLES["twins"], 1)
        with closing(SearchFile.open(path)) as reader:
            totals = session_help.finish(path, prepared)
            assert reader.totals() == totals
            assert len(reader.page(1)) == totals.solutions


class TestRealWorkers:
    @pytest.mark.parametrize("name", in_part(["dominoes", "pentominoes"], 2))
    def test_one_and_two_workers_give_the_same(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
    ) -> None:
        prepared = prepare(parse(PUZZLES[name], "test"))
        monkeypatch.setattr(handout, "FIRST_BUDGET", 40)
        seen = set()
        for workers in (1, 2):
            with closing(Search.start(prepared, tmp_path / f"{workers}.search")) as search:
                seen.add(session_help.numbers(search.run(workers, threading.Event())))
        with monkeypatch.context() as patch:
            patch.setattr("latticework.run.search.Pool", InlinePool)
            seen.add(session_help.numbers(session_help.finish(tmp_path / "inline.search", prepared)))
        assert len(seen) == 1
