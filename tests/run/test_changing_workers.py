"""Workers come and go while a search runs, and none may hold more memory than it is given."""

import random
import threading
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

import deadly_work
import session_help
from latticework.cli.search_report import in_words
from latticework.errors import LatticeworkError
from latticework.jobs import slice_work
from latticework.jobs.job import Prepared
from latticework.jobs.totals import Totals
from latticework.run import crew, handout, run_status
from latticework.run.crew import Crew
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from quick_suite import in_part
from session_help import InlinePool, numbers, wait_until, workers

finds_workers = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers through /proc")


@pytest.fixture(autouse=True)
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    session_help.slices_of(monkeypatch, 200)  # or a fast machine is done after two


class TestWorkersChange:
    @pytest.mark.parametrize("seed", in_part(range(4), 4))
    def test_after_any_slice_and_the_counts_stay(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, seed: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
        rng, seen = random.Random(seed), set()

        def report(status: RunStatus) -> None:
            seen.add(status.workers)
            search.workers = rng.randrange(5)

        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(1, threading.Event(), report)
        assert numbers(totals) == numbers(expected)
        assert len(seen) > 2

    def test_while_there_are_none_nothing_is_said_of_speed_and_time_left(
        self, tmp_path: Path, prepared: Prepared, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
        monkeypatch.setattr(handout, "SLICE", 0.01)
        monkeypatch.setattr(run_status, "SETTLED", 0.0)
        idle: list[RunStatus] = []

        def report(status: RunStatus) -> None:
            if status.workers == 0:
                idle.append(status)
            search.workers = int(not 0 < status.totals.nodes < 1_000 or len(idle) > 3)

        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            search.run(1, threading.Event(), report)
        assert {(status.idle, status.nodes_per_second, status.seconds_left, status.left) for status in idle} == {
            (True, 0.0, None, None)}
        assert in_words(idle[-1]).endswith(" solutions, waiting for workers")

    @pytest.mark.slow
    @finds_workers
    def test_with_processes_and_none_is_left(self, tmp_path: Path, prepared: Prepared, expected: Totals) -> None:
        steps, seen = iter([(2_000, 3), (4_000, 1), (6_000, 2)]), []
        step = [next(steps)]

        def report(status: RunStatus) -> None:
            seen.append(len(workers()))
            if step[0] and status.totals.nodes > step[0][0]:
                search.workers = step[0][1]
                step[0] = next(steps, ())

        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(2, threading.Event(), report)
            assert search.deaths == 0
        assert numbers(totals) == numbers(expected)
        assert not step[0]
        assert max(seen) > 2
        assert wait_until(lambda: not workers())

    @pytest.mark.slow
    @finds_workers
    def test_to_none_which_is_no_end_and_no_time_of_the_search(
        self, tmp_path: Path, prepared: Prepared, expected: Totals
    ) -> None:
        crew, gone, at_rest = Crew(2), threading.Event(), []

        def report(status: RunStatus) -> None:
            if status.totals.nodes > 2_000 and not gone.is_set():
                crew.workers = 0
                gone.set()
            elif gone.is_set() and not crew.workers and not workers():
                at_rest.append(status.totals)
                time.sleep(0.05)  # what they did last is saved meanwhile
                if len(at_rest) == 8:
                    crew.workers = 1

        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(crew, threading.Event(), report)
        assert numbers(totals) == numbers(expected)
        assert len(set(at_rest[4:])) == 1
        assert not at_rest[4].complete

    def test_a_search_without_workers_can_be_stopped(self, tmp_path: Path, prepared: Prepared) -> None:
        stop = threading.Event()
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(0, stop, lambda _: stop.set())
        assert totals.nodes == 0


@pytest.mark.skipif("sys.platform != 'linux'", reason="only Linux limits the memory of workers")
class TestMemoryOfWorkers:
    @pytest.mark.slow
    def test_one_that_needs_more_is_replaced_and_that_is_reported(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "greedy").touch()
        monkeypatch.setattr(slice_work, "run", partial(deadly_work.be_greedy_once, tmp_path / "greedy"))
        told: set[str] = set()
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(Crew(2, crew.checked_memory(400)), threading.Event(),
                                lambda status: told.add(status.notice))
            assert search.deaths == 1
        assert numbers(totals) == numbers(expected)
        assert any("needed more memory than it may use" in notice for notice in told)

    def test_too_little_is_refused(self) -> None:
        with pytest.raises(LatticeworkError, match="memory: 100 MB should be at least 256"):
            crew.checked_memory(100)


def test_a_search_without_workers_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session_help.slices_of(monkeypatch, 50)
    path, prepared = session_help.part_way(tmp_path, session_help.dominoes(8, 8))
    search, stop, reports = Search.start(prepared, path), threading.Event(), list[object]()

    def report(status: object) -> None:
        reports.append(status)
        if len(reports) == 2:  # the first rest is over
            threading.Timer(1.0, stop.set).start()

    search.run(0, stop, report)
    search.close()
    assert len(reports) < 100  # a loop without rest says some ten thousand
