"""`latticework worker` joins a cluster, searches for it, and ends when it is told to or its scheduler ends."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from latticework.run.cluster import serve
from latticework.run.crew import Crew, scheduler_at
from latticework.run.search import Search
from quick_suite import in_part

distributed = pytest.importorskip("distributed", reason="the extra latticework[cluster] is not installed")
pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes through /proc")


@pytest.fixture
def scheduler() -> Iterator[Any]:
    with distributed.LocalCluster(n_workers=0, processes=False, protocol="tcp", host="127.0.0.1",
                                  dashboard_address="127.0.0.1:0") as made:
        yield made


@pytest.mark.parametrize("told", in_part([True, False], 2), ids=["interrupted", "without scheduler"])
def test_it_searches_and_ends(told: bool, scheduler: Any, tmp_path: Path) -> None:
    address = scheduler.scheduler_address
    started = session_help.start("worker", address, "--workers", 1, cwd=tmp_path)
    try:
        with closing(Search.start(prepare(parse(session_help.pentominoes(20, 3), "test")), tmp_path / "s")) as search:
            totals = search.run(Crew(0, cluster=scheduler_at(address)), threading.Event())
        assert (totals.complete, totals.copies) == (True, 8)
        if told:
            started.send_signal(signal.SIGINT)
        else:
            scheduler.close()
        _, said = started.communicate(timeout=60)
        assert started.returncode == 0
        assert ("has ended" in said) == (not told)
        assert "1 worker for" in said
        assert session_help.wait_until(lambda: not session_help.group(started.pid))
    finally:
        session_help.kill_group(started.pid)


@pytest.mark.slow
def test_what_dies_is_reported_in_a_sentence(tmp_path: Path) -> None:
    """A worker is started again, and without a scheduler it ends. Of Dask's tracebacks none is shown."""
    where = tmp_path / "scheduler.json"
    dask = [sys.executable, "-P", "-c", "from dask.__main__ import main; main()", "scheduler", "--port", "0",
            "--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0", "--scheduler-file", str(where)]
    scheduler = subprocess.Popen(dask, stderr=subprocess.DEVNULL)
    assert session_help.wait_until(where.exists, 60)
    address = json.loads(where.read_text())["address"]
    started = session_help.start("worker", address, "--workers", 1, cwd=tmp_path)
    try:
        with distributed.Client(address) as client:
            client.wait_for_workers(1, 60)
        there = wait_for_process(started.pid)
        os.kill(there, signal.SIGKILL)
        assert session_help.wait_until(lambda: wait_for_process(started.pid) != there, 60)
        time.sleep(1)  # for it to be seen
        scheduler.kill()
        _, said = started.communicate(timeout=60)
        lines = said.splitlines()
        assert [line.partition(": ")[0] for line in lines] == ["latticework"] * 3
        assert "started again" in lines[1]
        assert "has ended" in lines[2]
    finally:
        scheduler.kill()
        scheduler.wait()
        session_help.kill_group(started.pid)


def wait_for_process(leader: int) -> int:
    """Return the process in which a worker of a cluster searches, once it is there."""
    there: list[int] = []

    def found() -> bool:
        there[:] = [child for child in session_help.group(leader)
                    if "spawn_main" in session_help._text(Path(f"/proc/{child}/cmdline"))]
        return bool(there)

    assert session_help.wait_until(found, 60)
    return there[0]


@pytest.mark.parametrize("deaths", [2, 3])
def test_what_dies_while_it_starts_is_started_again(deaths: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask gives up such a process. Until now the command ended then, and said that no scheduler answered."""
    said: list[str] = []
    stop = threading.Event()
    closed: list[object] = []

    class Keeper:
        made = 0
        pid, status = 1, SimpleNamespace(name="running")

        def __init__(self, *_: Any, **__: Any) -> None:
            Keeper.made += 1
            self._dies = Keeper.made <= deaths

        def __await__(self) -> Any:
            if self._dies:
                raise RuntimeError("Nanny failed to start.") from RuntimeError("failed to start worker process")
            stop.set()
            return self
            yield

        async def close(self) -> None:
            closed.append(self)

    monkeypatch.setattr(distributed, "Nanny", Keeper)
    monkeypatch.setenv(serve.LOG, "critical")
    for name in ("load", "yield_to_others"):
        monkeypatch.setattr(serve, name, lambda *_: None)
    fails = pytest.raises(LatticeworkError, match="ended 3 times while it started")
    with fails if deaths == serve.STARTS else nullcontext():
        serve.serve(scheduler_at("tcp://127.0.0.1:1"), 1, None, stop, said.append)
    assert said == [serve.STARTED_AGAIN] * 2
    assert Keeper.made == len(closed) == serve.STARTS


@pytest.mark.parametrize(("most", "limit"), [(None, 0), (10**9, 10**9)])
def test_each_process_is_limited_to_its_memory(most: int | None, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask takes 0 for no limit."""
    started: list[tuple[int, int]] = []

    class Keeper:
        def __init__(self, _: str, **how: Any) -> None:
            started.append((how["nthreads"], how["memory_limit"]))

        def __await__(self) -> Any:
            raise OSError("nobody answers")

        async def close(self) -> None:
            pass

    monkeypatch.setattr(distributed, "Nanny", Keeper)
    monkeypatch.setenv(serve.LOG, "critical")
    for name in ("load", "yield_to_others"):
        monkeypatch.setattr(serve, name, lambda *_: None)
    with pytest.raises(LatticeworkError, match="nobody answers"):
        serve.serve(scheduler_at("tcp://127.0.0.1:1"), 2, most, threading.Event(), print)
    assert started == [(1, limit)] * 2


def test_where_no_scheduler_is_it_says_so(tmp_path: Path) -> None:
    done = session_help.run("worker", "http://elsewhere", cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "should be the address of a Dask scheduler" in done.stderr


def test_nobody_searches_without_workers_and_cluster(tmp_path: Path) -> None:
    done = session_help.run("solve", "soma", "--workers", 0, cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("latticework: --workers: 0 should be 1 or more where no --cluster searches")
