"""The workers of a Dask cluster do slices: they come and go, and the counts stay."""

import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs import slice_work
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.slice_work import Task
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run.cluster import connection, duty, remote_slices
from latticework.run.cluster.duty import Identity
from latticework.run.crew import Certificates, Crew, Scheduler, scheduler_at
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.search import WHOLE
from session_help import numbers

distributed = pytest.importorskip("distributed", reason="the extra latticework[cluster] is not installed")


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return prepare(parse(session_help.pentominoes(15, 4), "test"))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two worker processes and their scheduler, on this machine."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0") as made:
        yield made


def wait_for_threads(search: Search, number: int) -> None:
    """Wait until a running search has so many threads of a cluster: starting a worker may take long."""
    assert search._run is not None
    end = time.monotonic() + 120
    while search._run.slices.remote.threads != number and time.monotonic() < end:
        time.sleep(0.1)


def is_busy(search: Search, address: str) -> bool:
    """Whether a worker of the cluster has slices of a running search."""
    assert search._run is not None
    return any(worker.busy for worker in search._run.slices.remote.workers if worker.address == address)


class TestSlicesOfACluster:
    def test_give_the_counts_of_a_local_search(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, cluster: Any
    ) -> None:
        told: list[RunStatus] = []
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(crew, threading.Event(), told.append)
        assert numbers(totals) == numbers(expected)
        assert {status.workers for status in told} == {0}
        assert max(status.remote for status in told) == len(cluster.workers)
        session_help.assert_sound(tmp_path / "a.search", prepared)

    @pytest.mark.slow
    def test_one_worker_is_killed_and_another_one_comes(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, cluster: Any
    ) -> None:
        stopped: list[int] = []
        joined: list[int] = []
        told: set[str] = set()

        def report(status: RunStatus) -> None:
            told.add(status.notice)
            joined.append(status.remote)
            if not stopped and status.remote == 2:
                stopped.append(victim.pid)
                os.kill(victim.pid, signal.SIGSTOP)  # so that what it is given next stays with it
                time.sleep(0.5)  # and what it has answered arrives
            elif stopped and not killed.is_set() and is_busy(search, victim.worker_address):
                killed.set()
                os.kill(stopped[0], signal.SIGKILL)  # its nanny starts another one
                cluster.scale(3)
                wait_for_threads(search, 3)

        killed, victim = threading.Event(), next(iter(cluster.workers.values()))
        crew.workers = 1  # this machine helps
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(crew, threading.Event(), report)
            assert search.deaths > 0
        assert killed.is_set()
        assert max(joined) == 3
        assert numbers(totals) == numbers(expected)
        assert any("A worker of the cluster was lost" in notice for notice in told)
        session_help.assert_sound(tmp_path / "a.search", prepared)

    def test_can_be_paused_and_resumed_here(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew
    ) -> None:
        path, stop = tmp_path / "a.search", threading.Event()
        with closing(Search.start(prepared, path)) as search:
            paused = search.run(crew, stop, lambda status: stop.set() if status.totals.nodes > 20_000 else None)
        assert not paused.complete
        session_help.assert_sound(path, prepared)
        with closing(Search.start(prepared, path)) as search:
            assert numbers(search.run(1, threading.Event(), alone=1e9)) == numbers(expected)

    @pytest.mark.slow
    def test_the_scheduler_is_lost_and_the_search_goes_on_without_it(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(remote_slices, "SECONDS", 0.05)
        monkeypatch.setattr(connection, "PATIENCE", 1.0)
        told: set[str] = set()
        ended: list[bool] = []
        made = distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address="127.0.0.1:0")

        def report(status: RunStatus) -> None:
            told.add(status.notice)
            if not ended and status.remote and status.totals.nodes > 20_000:
                ended.append(True)
                made.close()

        with made, closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(Crew(1, cluster=scheduler_at(made.scheduler_address)), threading.Event(), report)
        assert ended
        assert numbers(totals) == numbers(expected)
        assert any("was lost" in notice or "does not answer" in notice for notice in told)

    def test_the_scheduler_is_lost_and_nobody_else_is_there(
        self, tmp_path: Path, prepared: Prepared, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It says why it waits."""
        monkeypatch.setattr(connection, "PATIENCE", 1.0)
        made, stop = distributed.LocalCluster(n_workers=0, dashboard_address="127.0.0.1:0"), threading.Event()
        told: list[str] = []
        giving_up = time.monotonic() + 60

        def report(status: RunStatus) -> None:
            told.append(status.notice)
            if len(told) == 1:
                made.close()
            if "does not answer" in status.notice or time.monotonic() > giving_up:
                stop.set()

        with made, closing(Search.start(prepared, tmp_path / "a.search")) as search:
            search.run(Crew(0, cluster=scheduler_at(made.scheduler_address)), stop, report)
        assert "has no workers yet" in told[0]
        assert "does not answer" in told[-1]


def test_a_trouble_of_the_cluster_is_news_once_and_when_it_is_over(prepared: Prepared) -> None:
    slices, there = remote_slices.RemoteSlices(None, prepared.job, WHOLE), SimpleNamespace(notice="")
    slices._connection = there
    assert slices.news() is None
    there.notice = "no scheduler"
    assert [slices.news(), slices.news()] == ["no scheduler", None]
    slices._notice = "a worker hangs"
    assert slices.news() == "a worker hangs"
    there.notice = ""
    assert [slices.news(), slices.news()] == ["", None]


@pytest.mark.slow
@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", bytes(64), bytes(range(1, 65))],
                         ids=["a web server", "zeros", "garbage"])
def test_another_program_at_the_address_of_a_scheduler_is_reported(tmp_path: Path, answer: bytes) -> None:
    """Dask raises many kinds of errors for it. In a process of its own, as Dask leaves tasks behind."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=_answer_one, args=(server, answer), daemon=True).start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        done = session_help.run("solve", "soma", "--cluster", address, "--workers", 0, cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "no scheduler of Dask answers" in done.stderr
    assert "allocate" not in done.stderr
    assert [*tmp_path.iterdir()] == []


def test_where_no_scheduler_answers_a_new_file_goes_and_an_old_one_stays(
    tmp_path: Path, prepared: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.2)
    path = tmp_path / "a.search"
    nobody = Crew(0, cluster=scheduler_at("127.0.0.1:9"))
    with closing(Search.start(prepared, path)) as search:
        assert path.exists()
        with pytest.raises(LatticeworkError, match="no scheduler of Dask answers"):
            search.run(nobody, threading.Event())
    assert [*tmp_path.iterdir()] == []
    for run_before in (False, True):
        with closing(Search.start(prepared, path)) as search:
            if run_before:
                stop = threading.Event()
                stop.set()
                search.run(1, stop)
                with pytest.raises(LatticeworkError, match="no scheduler of Dask answers"):
                    search.run(nobody, threading.Event())
        assert path.exists()


def test_an_error_in_what_another_program_sends_is_not_shown() -> None:
    assert str(connection.no_scheduler("tcp://a:1", MemoryError("Unable to allocate 3 EiB"))).endswith(
        "answers at tcp://a:1, but another program or another version of Dask")
    assert str(connection.no_scheduler("tcp://a:1", OSError("refused"))).endswith("answers at tcp://a:1 (refused)")


def _answer_one(server: socket.socket, answer: bytes) -> None:
    with server.accept()[0] as peer:
        peer.sendall(answer)
        peer.recv(1 << 16)


class TestWorkersOfOtherVersions:
    def test_are_refused_with_what_they_have(
        self, tmp_path: Path, prepared: Prepared, crew: Crew, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(duty, "own", lambda: Identity("9.9", "00112233"))
        with closing(Search.start(prepared, tmp_path / "a.search")) as search, \
                pytest.raises(LatticeworkError, match=r"gets no slices: it has .*this is 9\.9 \(00112233\)"):
            search.run(crew, threading.Event())

    @pytest.mark.slow
    def test_do_not_keep_those_who_are_here_from_searching(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A worker that comes later is told of, and gets nothing to do."""
        monkeypatch.setattr(connection.Connection, "_meet", lambda self: self._met.set_result(None))
        monkeypatch.setattr(duty, "own", lambda: Identity("9.9", "00112233"))
        crew.workers = 1
        told: list[RunStatus] = []
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(crew, threading.Event(), told.append)
        assert numbers(totals) == numbers(expected)
        assert any("gets no slices" in status.notice for status in told)
        assert {status.remote for status in told} == {0}


class TestWhatAWorkerDoes:
    def test_a_slice_of_a_job_that_it_was_given(self, prepared: Prepared) -> None:
        task = Task(b"", WHOLE, 1_000, 2, 100)
        assert duty.introduce(duty.own(), "job", duty.packed(prepared.job)) == duty.own()
        found, again = duty.received(duty.run("job", duty.sent(task)), task), slice_work.run(prepared.job, task)
        assert (found.nodes, found.explored, found.remaining) == (again.nodes, again.explored, again.remaining)
        duty.forget("job")
        with pytest.raises(duty.MissingJobError):
            duty.run("job", duty.sent(task))

    def test_the_jobs_used_last_are_kept(self, prepared: Prepared) -> None:
        names = [f"job {number}" for number in range(duty.MOST_JOBS + 1)]
        for name in names:
            duty.introduce(duty.own(), name, duty.packed(prepared.job))
        with pytest.raises(duty.MissingJobError):
            duty.run(names[0], duty.sent(Task(b"", WHOLE, 1, 1, 1)))
        for name in names:
            duty.forget(name)

    def test_no_slice_of_another_version(self, prepared: Prepared) -> None:
        duty.introduce(Identity("9.9", ""), "job", duty.packed(prepared.job))
        with pytest.raises(duty.MissingJobError):
            duty.run("job", duty.sent(Task(b"", WHOLE, 1, 1, 1)))

    def test_many_threads_at_the_same_time(self, prepared: Prepared) -> None:
        task = Task(b"", WHOLE, 20_000, 1, 100)
        with ThreadPoolExecutor(4) as pool:
            results = list(pool.map(lambda _: slice_work.run(prepared.job, task), range(40)))
        assert len({(result.nodes, result.explored, result.digest, result.remaining) for result in results}) == 1


class TestAddresses:
    @pytest.mark.parametrize(("given", "address"), [
        ("127.0.0.1:8786", "tcp://127.0.0.1:8786"), ("localhost", "tcp://localhost:8786"), ("[::1]:1", "tcp://[::1]:1"),
        ("tcp://head.example.org", "tcp://head.example.org:8786"), ("tcp://10.0.0.5:99", "tcp://10.0.0.5:99")])
    def test_without_encryption(self, given: str, address: str) -> None:
        assert scheduler_at(given) == Scheduler(address)

    @pytest.mark.parametrize("given", ["", "http://a", "a:b", "tcp://", "a b", "tcp://a/b", "tcp://me@a", "a:99999"])
    def test_that_are_none(self, given: str) -> None:
        with pytest.raises(LatticeworkError, match="should be the address of a Dask scheduler"):
            scheduler_at(given)

    @pytest.mark.slow
    def test_of_other_machines_want_certificates(self, tmp_path: Path) -> None:
        for given in ("10.0.0.5", "head.example.org:8786", "tls://localhost"):
            with pytest.raises(LatticeworkError, match="there are no certificates"):
                scheduler_at(given)
        files = [tmp_path / name for name in ("ca.pem", "cert.pem", "key.pem")]
        with pytest.raises(LatticeworkError, match="there is no such file"):
            scheduler_at("10.0.0.5", Certificates(*files))
        for file in files:
            file.touch()
        found = scheduler_at("10.0.0.5", Certificates(*files))
        assert found.address == "tls://10.0.0.5:8786"
        assert found.security.require_encryption
        with pytest.raises(LatticeworkError, match="should begin with tls://"):
            scheduler_at("tcp://10.0.0.5", Certificates(*files))
