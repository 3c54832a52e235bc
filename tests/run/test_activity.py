"""A running search tells where it stands, how deep it came, and what each worker has done."""

import platform
import threading
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.jobs.slice_work import Result
from latticework.jobs.totals import Open
from latticework.puzzle import parse
from latticework.run.run_status import MOST_ENDED, ActivityLog, RunStatus, deepest_state, placed
from latticework.run.search import Search
from latticework.search.engines import REGISTER
from quick_suite import in_part

PENTOMINOES = session_help.pentominoes(20, 3)


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    session_help.slices_of(monkeypatch, 400)


@pytest.mark.parametrize("engine", in_part(REGISTER, 4))
def test_a_search_reports_what_it_does(tmp_path: Path, engine: str) -> None:
    prepared, told = prepare(parse(PENTOMINOES, "test"), Method(engine)), list[RunStatus]()
    with closing(Search.start(prepared, tmp_path / "a.search")) as search:
        totals = search.run(2, threading.Event(), told.append)
        profile = search.file.profile()
    last = told[-1].activity
    assert last.job is not None
    assert list(last.profile) == profile
    assert sum(worker.nodes for worker in last.workers) == totals.nodes == sum(profile)
    assert last.deepest is not None
    assert last.deepest.depth == max(level for level, nodes in enumerate(profile) if nodes)
    cells = set(prepared.puzzle.target.cells)
    for status in told:
        here = placed(last.job, prepared.reduction, status.activity.state)
        assert len(here) == status.activity.depth
        covered = [cell for placement in here for cell in placement.cells]
        assert len(set(covered)) == len(covered)
        assert cells.issuperset(covered)
    assert any(0 < status.activity.depth < 12 for status in told)


@pytest.mark.parametrize("engine", in_part(REGISTER, 4))
def test_the_deepest_placement_is_found_again(tmp_path: Path, engine: str) -> None:
    prepared, told = prepare(parse(PENTOMINOES, "test"), Method(engine)), list[RunStatus]()
    with closing(Search.start(prepared, tmp_path / "a.search")) as search:
        search.run(1, threading.Event(), told.append)
    seen = {status.activity.deepest for status in told if status.activity.deepest}
    assert len(seen) > 1  # it came deeper than in its first slice
    for deep in seen:
        job = told[-1].activity.job
        assert job is not None
        assert len(placed(job, prepared.reduction, deepest_state(job, deep))) == deep.depth


def test_workers_that_are_gone_are_reported_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "node", lambda: "here")
    log = ActivityLog(prepare(parse(PENTOMINOES, "test")).job, [])
    for machine, number in [("there", 5), *(("here", number) for number in range(100))]:
        result = Result((), 0, 0, 0, 0, (), 7, 0, (1, 6), 1, (), 0.25, number, asked=(1, 1, 1, 1), machine=machine)
        log.record([(Open(number, 1, b""), result)])
    workers = log.activity({98, 99}, 0, 0).workers
    at_work = [(worker.machine, worker.number) for worker in workers if not worker.ended]
    assert at_work == [("there", 5), ("", 98), ("", 99)]  # what is far away may still be there
    assert len(workers) == len(at_work) + MOST_ENDED
