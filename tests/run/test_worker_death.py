"""Workers are killed while they search."""

import os
import random
import signal
import subprocess
import sys
import threading
from contextlib import closing, suppress
from pathlib import Path

import pytest

import deadly_work
import session_help
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared
from latticework.jobs.totals import Totals
from latticework.run import handout, worker_pool
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from quick_suite import in_part
from session_help import InlinePool, wait_until, workers

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers through /proc")


@pytest.fixture(autouse=True)
def short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some 80 slices instead of two, so that there is time to kill."""
    session_help.slices_of(monkeypatch, 300)


class TestAWorkersDeathCostsItsSlice:
    @pytest.mark.parametrize("count", in_part([2, 1], 2))
    def test_the_search_goes_on_and_tells(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, monkeypatch: pytest.MonkeyPatch, count: int
    ) -> None:
        monkeypatch.setattr(worker_pool, "_call_installed", deadly_work.take_time)
        path, told, killed = tmp_path / "a.search", set(), []

        def report(status: RunStatus) -> None:
            told.add(status.deaths)
            victims = workers()
            if victims and len(killed) < 2 and status.totals.nodes > 2_000 * (1 + len(killed)):
                killed.append(victims[0])
                os.kill(victims[0], signal.SIGKILL)

        with closing(Search.start(prepared, path)) as search:
            totals = search.run(count, threading.Event(), report)
        assert session_help.numbers(totals) == session_help.numbers(expected)
        assert len(killed) == 2
        assert search.deaths in told
        assert search.deaths in {1, 2}  # the second may have been of the pool that was just given up
        session_help.assert_sound(path, prepared)
        assert wait_until(lambda: not workers())

    @pytest.mark.slow
    def test_workers_that_die_in_some_of_their_slices(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(worker_pool, "_call_installed", deadly_work.die_sometimes)
        monkeypatch.setattr(handout, "SLICE", 0.0001)  # some hundreds of slices, so that some surely die
        monkeypatch.setattr(handout, "MOST_IN_A_ROW", 1_000)
        monkeypatch.setattr(handout, "HOPELESS", 1_000)
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(2, threading.Event())
        assert session_help.numbers(totals) == session_help.numbers(expected)
        assert search.deaths > 0

    @pytest.mark.slow
    def test_when_all_die_again_and_again_it_stops_and_keeps_the_file(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "a.search"
        stop = threading.Event()
        with monkeypatch.context() as patch, closing(Search.start(prepared, path)) as search:
            patch.setattr("latticework.run.search.Pool", InlinePool)  # workers in a hurry may leave too few slices
            session_help.slices_of(patch, 100)  # or a fast machine leaves too few
            search.run(4, stop, lambda status: stop.set() if status.totals.nodes > 2_000 else None)
            assert len(search.file.frontier()) >= 4
        before = path.read_bytes()
        with monkeypatch.context() as patch:
            patch.setattr(worker_pool, "_call_installed", deadly_work.die)
            with closing(Search.start(prepared, path)) as search, pytest.raises(LatticeworkError, match="8 times"):
                search.run(2, threading.Event())
        assert path.read_bytes() == before
        with closing(Search.start(prepared, path)) as search:
            assert session_help.numbers(search.run(2, threading.Event())) == session_help.numbers(expected)
        assert wait_until(lambda: not workers())

    @pytest.mark.slow
    def test_the_server_of_workers_dies(self, tmp_path: Path, prepared: Prepared, expected: Totals) -> None:
        killed = []

        def report(status: RunStatus) -> None:
            if not killed and status.totals.nodes > 2_000:
                killed.extend(session_help.servers())
                os.kill(killed[0], signal.SIGKILL)

        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(2, threading.Event(), report)
        assert killed
        assert session_help.numbers(totals) == session_help.numbers(expected)

    @pytest.mark.slow
    def test_the_server_of_workers_hangs_as_a_pool_is_closed(
        self, prepared: Prepared, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """At its exit Python would wait for the thread of such a pool without end."""
        monkeypatch.setattr(worker_pool, "PATIENCE", 0.5)
        pool = worker_pool.Pool(prepared.job, 1)
        assert pool.submit(isinstance, object).result()
        thread: threading.Thread | None = pool._teams[0]._thread
        [server] = session_help.servers()
        os.kill(server, signal.SIGSTOP)
        os.kill(workers()[0], signal.SIGKILL)
        try:
            pool.close(patience=0)
            assert thread is not None
            assert not thread.is_alive()
        finally:
            with suppress(ProcessLookupError):
                os.kill(server, signal.SIGKILL)

    def test_a_worker_dies_in_the_middle_of_its_answer(
        self, prepared: Prepared, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The thread of the pool waits for the rest of it, and at its exit Python would wait for the thread."""
        monkeypatch.setattr(worker_pool, "PATIENCE", 0.5)
        pool = worker_pool.Pool(prepared.job, 1)
        monkeypatch.setattr(worker_pool, "_call_installed", deadly_work.die_in_mid_answer)
        pool.submit(isinstance, object)
        thread: threading.Thread | None = pool._teams[0]._thread
        assert wait_until(workers)
        assert wait_until(lambda: not workers())
        pool.close(patience=0)
        assert thread is not None
        assert not thread.is_alive()

    def test_stop_while_workers_die(self, tmp_path: Path, prepared: Prepared) -> None:
        rng, path, stop = random.Random(1), tmp_path / "a.search", threading.Event()

        def report(status: RunStatus) -> None:
            if status.totals.nodes > 2_000:
                stop.set()
                for pid in workers():
                    if rng.random() < 0.7:
                        os.kill(pid, signal.SIGKILL)

        with closing(Search.start(prepared, path)) as search:
            search.run(2, stop, report)
        session_help.assert_sound(path, prepared)
        with closing(Search.start(prepared, path)):
            pass


KILLED_WHILE_A_WORKER_STARTS = """
import multiprocessing, os, pickle, signal
from multiprocessing import forkserver
from multiprocessing.connection import wait
from latticework.run import worker_pool

before = os.environ.get("PYTHONWARNINGS")
worker_pool._context()
worker_pool.start_server()
assert os.environ.get("PYTHONWARNINGS") == before
left = multiprocessing.get_context("forkserver").Semaphore()
for whole in (True, False):
    ended, to_worker = forkserver.connect_to_new_process([])
    os.write(to_worker, pickle.dumps({"name": 1}) if whole else pickle.dumps({"name": "half"})[:-4])
    os.close(to_worker)
    wait([ended])
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_nothing_is_said_by_what_a_killed_program_leaves(tmp_path: Path) -> None:
    """A worker that was told half of what to be, and a semaphore; other errors of a new worker are still printed."""
    done = subprocess.run([sys.executable, "-c", KILLED_WHILE_A_WORKER_STARTS], check=False, capture_output=True,
                          text=True, cwd=tmp_path, timeout=60)
    assert done.returncode == -signal.SIGKILL
    assert done.stderr.count("Traceback") == 1
    assert "name must be a string" in done.stderr
    assert "truncated" not in done.stderr
    assert "leaked" not in done.stderr
