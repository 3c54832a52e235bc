"""`latticework worker` joins a cluster, searches for it, and ends when it is told to or its scheduler ends."""

import signal
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.puzzle import parse
from latticework.session import Search, prepare
from latticework.session.cluster import serve
from latticework.session.cluster.scheduler import scheduler_at
from latticework.session.crew import Crew

distributed = pytest.importorskip("distributed", reason="the extra latticework[cluster] is not installed")
pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes through /proc")


@pytest.fixture
def scheduler() -> Iterator[Any]:
    with distributed.LocalCluster(n_workers=0, processes=False, protocol="tcp", host="127.0.0.1",
                                  dashboard_address="127.0.0.1:0") as made:
        yield made


@pytest.mark.parametrize("told", [True, False], ids=["interrupted", "without scheduler"])
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


@pytest.mark.parametrize(("most", "limit"), [(None, 0), (10**9, 10**9)])
def test_each_process_is_held_to_its_memory(most: int | None, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
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
    for name in ("load", "yield_to_others"):
        monkeypatch.setattr(serve, name, lambda *_: None)
    with pytest.raises(LatticeworkError, match="nobody answers"):
        serve.serve(scheduler_at("tcp://127.0.0.1:1"), 2, most, threading.Event())
    assert started == [(1, limit)] * 2


def test_where_no_scheduler_is_it_says_so(tmp_path: Path) -> None:
    done = session_help.run("worker", "http://elsewhere", cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "should be the address of a Dask scheduler" in done.stderr


def test_nobody_searches_without_workers_and_cluster(tmp_path: Path) -> None:
    done = session_help.run("solve", "soma", "--workers", 0, cwd=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("latticework: --workers: 0 should be 1 or more where no --cluster searches")
