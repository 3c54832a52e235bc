"""The workers of a Dask cluster do slices: they come and go, and the counts stay."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import session_help
from latticework.puzzle import parse
from latticework.session import Prepared, RunStatus, Search, Totals, dispatcher, prepare
from latticework.session.cluster import remote_slices
from latticework.session.cluster.scheduler import scheduler_at
from latticework.session.crew import Crew
from session_help import InlinePool, numbers

distributed = pytest.importorskip("distributed", reason="the extra latticework[cluster] is not installed")


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return prepare(parse(session_help.pentominoes(15, 4), "test"))


@pytest.fixture(scope="module")
def expected(prepared: Prepared, tmp_path_factory: pytest.TempPathFactory) -> Totals:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "Pool", InlinePool)
        return session_help.finish(tmp_path_factory.mktemp("expected") / "a.search", prepared)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two worker processes and their scheduler, on this machine."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as made:
        yield made


@pytest.fixture
def crew(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> Crew:
    """Nobody but the cluster, in slices short enough to lose some."""
    monkeypatch.setattr(remote_slices, "SECONDS", 0.05)
    monkeypatch.setattr(remote_slices, "SHORT", 0.02)
    return Crew(0, cluster=scheduler_at(cluster.scheduler_address))


class TestSlicesOfACluster:
    def test_give_the_counts_of_a_local_search(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew
    ) -> None:
        told: list[RunStatus] = []
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(crew, threading.Event(), told.append)
        assert numbers(totals) == numbers(expected)
        assert {status.workers for status in told} == {0}
        assert max(status.remote for status in told) == 2
        session_help.assert_sound(tmp_path / "a.search", prepared)

    def test_one_worker_is_killed_and_another_one_comes(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, cluster: Any
    ) -> None:
        killed: list[int] = []
        told: set[str] = set()

        def report(status: RunStatus) -> None:
            told.add(status.notice)
            if not killed and status.totals.nodes > 20_000:
                killed.append(next(iter(cluster.workers.values())).pid)
                os.kill(killed[0], signal.SIGKILL)  # its nanny starts another one
                cluster.scale(3)

        crew.workers = 1  # this machine helps
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            totals = search.run(crew, threading.Event(), report)
            assert search.deaths > 0
        assert killed
        assert numbers(totals) == numbers(expected)
        assert any("A worker of the cluster was lost" in notice for notice in told)
        session_help.assert_sound(tmp_path / "a.search", prepared)

    def test_can_be_paused_and_gone_on_with_here(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew
    ) -> None:
        path, stop = tmp_path / "a.search", threading.Event()
        with closing(Search.start(prepared, path)) as search:
            paused = search.run(crew, stop, lambda status: stop.set() if status.totals.nodes > 20_000 else None)
        assert not paused.complete
        session_help.assert_sound(path, prepared)
        with closing(Search.start(prepared, path)) as search:
            assert numbers(search.run(1, threading.Event(), alone=1e9)) == numbers(expected)
