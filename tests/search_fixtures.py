"""What tests of searches share: a puzzle whose search takes a moment, and what it finds."""

from typing import Any

import pytest

import session_help
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run.cluster import remote_slices
from latticework.run.crew import Crew, scheduler_at
from session_help import InlinePool


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    """A puzzle that a module may replace by its own."""
    return prepare(parse(session_help.pentominoes(20, 3), "test"))


@pytest.fixture(scope="module")
def expected(prepared: Prepared, tmp_path_factory: pytest.TempPathFactory) -> Totals:
    """What a search in this process finds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", InlinePool)
        return session_help.finish(tmp_path_factory.mktemp("expected") / "a.search", prepared)


@pytest.fixture
def crew(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> Crew:
    """Nobody but the cluster of a module, in slices short enough to lose some."""
    monkeypatch.setattr(remote_slices, "SECONDS", 0.02)
    monkeypatch.setattr(remote_slices, "SHORT", 0.01)
    return Crew(0, cluster=scheduler_at(cluster.scheduler_address))
