"""Workers hang, and slices fail: it costs what was in flight, is told, and never more."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import Future
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs import slice_work
from latticework.jobs.job import Job, Prepared
from latticework.jobs.slice_work import Task
from latticework.jobs.totals import Open, Totals
from latticework.run import handout
from latticework.run.processor_time import processor_seconds, waits_for_processor
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from quick_suite import in_part
from session_help import InlinePool, wait_until, workers


class Failing(InlinePool):
    """Fails in some slices, given by their number in the order in which they are handed out, or by their state."""

    def __init__(self, job: Job, *_: object) -> None:
        super().__init__(job)
        self.number = 0

    fails: Callable[[int, bytes], bool]

    def submit(self, work: Callable[[Job, Any], Any], argument: Any) -> "Future[Any]":
        """Do the work, or fail; a worker that gets ready does not."""
        if work is slice_work.get_ready:
            return super().submit(work, argument)
        self.number += 1
        if not type(self).fails(self.number, argument.state):
            return super().submit(work, argument)
        future: Future[Any] = Future()
        future.set_exception(MemoryError())
        return future


class TestASliceThatFails:
    @pytest.fixture(autouse=True)
    def failing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("latticework.run.search.Pool", Failing)
        session_help.slices_of(monkeypatch, 500)

    def test_now_and_then_is_done_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: Prepared, expected: Totals
    ) -> None:
        monkeypatch.setattr(Failing, "fails", lambda number, _: number % 3 == 2, raising=False)
        told: set[str] = set()
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(2, threading.Event(), lambda status: told.add(status.notice))
        assert session_help.numbers(totals) == session_help.numbers(expected)
        assert any("not enough memory" in notice for notice in told)

    def test_each_time_is_set_aside_and_the_rest_goes_on(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: Prepared, expected: Totals
    ) -> None:
        bad: list[bytes] = []

        def fails(number: int, state: bytes) -> bool:
            if number == 6:
                bad.append(state)
            return state in bad

        monkeypatch.setattr(Failing, "fails", fails, raising=False)
        path = tmp_path / "a.search"
        with closing(Search.start(prepared, path)) as search:
            told: list[RunStatus] = []
            totals = search.run(2, threading.Event(), told.append)
            assert search.set_aside == 1
            assert "left for later" in told[-1].notice
            assert [row.state for row in search.file.frontier()] == bad
        assert not totals.complete
        session_help.assert_sound(path, prepared)
        monkeypatch.setattr(Failing, "fails", lambda *_: False)
        assert session_help.numbers(session_help.finish(path, prepared)) == session_help.numbers(expected)

    def test_all_of_them_pauses_the_search_and_says_why(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: Prepared
    ) -> None:
        monkeypatch.setattr(Failing, "fails", lambda number, _: number > 8, raising=False)
        path = tmp_path / "a.search"
        with closing(Search.start(prepared, path)) as search, \
                pytest.raises(LatticeworkError, match=r"not enough memory.*8 times"):
            search.run(4, threading.Event())
        session_help.assert_sound(path, prepared)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers through /proc")
class TestAWorkerThatHangs:
    @pytest.fixture(autouse=True)
    def impatient(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(handout, "FIRST_BUDGET", 200)
        monkeypatch.setattr(handout, "SLICE", 0.004)
        monkeypatch.setattr(handout, "LEAST", 0.05)
        monkeypatch.setattr(handout, "FIRST", 4.0)

    @pytest.fixture(autouse=True)
    def none_is_left(self) -> Iterator[None]:
        yield
        for pid in workers():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def hang(self, status: RunStatus, hung: list[int]) -> None:
        if not hung and status.totals.nodes > 2_000:
            hung.extend(workers())
            for pid in hung:
                os.kill(pid, signal.SIGSTOP)

    @pytest.mark.parametrize("count", in_part([2, 1], 2))
    def test_is_replaced(self, tmp_path: Path, prepared: Prepared, expected: Totals, count: int) -> None:
        hung: list[int] = []
        told: set[str] = set()

        def report(status: RunStatus) -> None:
            told.add(status.notice)
            self.hang(status, hung)

        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(count, threading.Event(), report)
        assert session_help.numbers(totals) == session_help.numbers(expected)
        assert any("not responding" in notice for notice in told)
        assert any("was replaced" in notice for notice in told)
        assert wait_until(lambda: not set(hung) & set(workers()))

    @pytest.mark.parametrize("at_once", in_part([False, True], 2))
    def test_does_not_keep_the_search_from_stopping(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, prepared: Prepared, expected: Totals, at_once: bool
    ) -> None:
        hung: list[int] = []
        stop, now = threading.Event(), threading.Event()

        def report(status: RunStatus) -> None:
            self.hang(status, hung)
            if hung:
                stop.set()
                (now if at_once else stop).set()

        path = tmp_path / "a.search"
        with closing(Search.start(prepared, path)) as search:
            assert not search.run(2, stop, report, at_once=now).complete
        assert hung
        assert wait_until(lambda: not set(hung) & set(workers()))
        session_help.assert_sound(path, prepared)
        monkeypatch.setattr(handout, "SLICE", 0.1)  # no more than to come to the end soon
        with closing(Search.start(prepared, path)) as search:
            assert session_help.numbers(search.run(2, threading.Event())) == session_help.numbers(expected)


def test_time_in_which_the_program_itself_was_stopped_makes_no_slice_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.0, 3600.0, 3600.0, 3660.0])
    monkeypatch.setattr(time, "monotonic", lambda: next(clock))
    away = handout.Flights()
    away.add(Future(), Open(1, 1, b""), Task(b"", 1, 1, 1, 1))
    away.wait(set(), 0)
    assert away.late(1) < 1


class TestALateSlice:
    """Slices of workers 1 and 2; the third is idle. The clock goes on by a quarter of a second for each look."""

    @pytest.fixture
    def looks(self, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[float]]:
        now = [0.0]
        monkeypatch.setattr(time, "monotonic", lambda: now[0])
        away = handout.Flights()
        for worker in (1, 2):
            away.answered(replace(slice_work.nothing_in(1), worker=worker))
            away.add(Future(), Open(worker, 1, b""), Task(b"", 1, 1, 1, 1))

        def look(rates: dict[int, float | None], seconds: float, waiting: Collection[int] = ()) -> list[float]:
            """Return how late a slice is at each look, where workers get such shares of a processor."""
            begin, found = now[0], list[float]()
            def processor_time(worker: int) -> float | None:
                rate = rates[worker]
                return None if rate is None else rate * (now[0] - begin)

            monkeypatch.setattr(handout, "processor_seconds", processor_time)
            monkeypatch.setattr(handout, "waits_for_processor", waiting.__contains__)
            while now[0] < begin + seconds:
                now[0] += 0.25
                away.wait(set(), 0)
                found.append(away.late(2, processes=[*rates]))
            return found

        return look

    @pytest.mark.parametrize("rates", [{1: 0.01, 2: 0.01, 3: 0.0}, {1: 0.05, 2: 0.02, 3: 0.0}])
    def test_is_not_late_while_its_worker_gets_little_processor_time(
        self, looks: Callable[..., list[float]], rates: dict[int, float | None]
    ) -> None:
        assert max(looks(rates, 20)) < 1

    def test_is_not_late_while_its_worker_waits_for_a_processor(
        self, looks: Callable[..., list[float]]
    ) -> None:
        """With the lowest priority a worker got no time for half a minute; it would compute, so it does not hang."""
        assert max(looks({1: 0.0, 2: 0.0, 3: 0.0}, 60, waiting=(1, 2))) < 1

    @pytest.mark.parametrize("rates", [
        {1: 0.0, 2: 0.5, 3: 0.0}, {1: 0.0, 2: 0.0, 3: 0.0}, {1: 0.5, 2: 0.0, 3: 0.0},  # one is stopped, or both
        {1: 1.0, 2: 0.1, 3: 0.0}, {1: 1.0, 2: 1.0, 3: 0.0},  # one computes without end, or both
        {1: None, 2: None, 3: None}, {1: None, 2: 0.5, 3: 0.0},  # it is not known
    ])
    def test_is_late_and_then_abandoned_where_its_worker_hangs(
        self, looks: Callable[..., list[float]], rates: dict[int, float | None]
    ) -> None:
        found = looks(rates, 20)
        assert any(1 < late <= 2 for late in found)
        assert max(found) > 2


BUSY = """
import time
while time.process_time() < 0.3:
    pass
print(time.process_time(), flush=True)
input()
"""


@pytest.mark.skipif(sys.platform not in {"linux", "darwin", "win32"}, reason="not known on this system")
def test_the_processor_time_of_a_process_is_what_it_says_itself() -> None:
    words = [sys.executable, "-S", "-c", BUSY]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        own = float(child.stdout.readline())
        seen = processor_seconds(child.pid)
        child.communicate(b"\n")
    assert seen is not None
    assert not waits_for_processor(child.pid), "it has ended"
    assert own - 0.05 < seen < own + 1
    assert processor_seconds(child.pid) is None
