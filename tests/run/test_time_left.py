"""The time that a running search still takes, by probes of what is open."""

import threading
import time
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import session_help
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.totals import Open, Totals
from latticework.method.random_probing import Mean
from latticework.puzzle import parse
from latticework.run import time_left
from latticework.run.run_status import RunClock, RunStatus
from latticework.run.search import MARGIN, Search
from latticework.run.time_left import ProbeAnswer, ProbeTask, TreeSize, probe_open
from latticework.run.worker_pool import LatePool
from latticework.search import WHOLE, root


@pytest.fixture
def dominoes() -> Prepared:
    return prepare(parse(session_help.dominoes(6, 6), "test"))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let probes be sent from the beginning, and search all that is open, whose size is then known exactly."""
    monkeypatch.setattr(time_left, "BEGIN", 0.0)
    monkeypatch.setattr(time_left, "SUBTREE", 1e9)
    monkeypatch.setattr(time_left, "load_probes", lambda: None)
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    session_help.slices_of(monkeypatch, 200)


@pytest.mark.usefixtures("at_once")
def test_a_running_search_knows_how_large_its_tree_is(dominoes: Prepared, tmp_path: Path) -> None:
    told: list[RunStatus] = []
    with closing(Search.start(dominoes, tmp_path / "a.search")) as search:
        totals = search.run(1, threading.Event(), told.append)
        known = search._run._size.nodes if search._run else None
    assert known == Mean(totals.nodes, 0.0)
    least, most = next(status.left for status in told if status.left)
    assert least == most > 0
    assert told[-1].left is None


@pytest.mark.usefixtures("at_once")
def test_nothing_is_said_of_the_time_left_where_forecasts_did_not_hold(
    dominoes: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(RunClock, "forecasts_hold", lambda _self, _most: False)
    told: list[RunStatus] = []
    with closing(Search.start(dominoes, tmp_path / "a.search")) as search:
        search.run(1, threading.Event(), told.append)
    assert any(status.tree for status in told)
    assert {(status.left, status.seconds_left) for status in told} <= {(None, None), (None, 0.0)}


def answer(mean: float, error: float, share: float, probes: int = 10, half: int = 9) -> ProbeAnswer:
    return ProbeAnswer(Mean(mean, error), probes, half, share, 3, 0.1)


class FakePool:
    """Keeps what is submitted."""

    alone = False

    def __init__(self) -> None:
        self.tasks: list[ProbeTask] = []
        self.future: Future[ProbeAnswer] = Future()

    def submit(self, _work: object, task: ProbeTask) -> "Future[ProbeAnswer]":
        self.tasks.append(task)
        self.future = Future()
        return self.future


@pytest.fixture
def size(monkeypatch: pytest.MonkeyPatch) -> TreeSize:
    monkeypatch.setattr(time_left, "BEGIN", 0.0)
    monkeypatch.setattr(time_left, "PART", 1e9)
    monkeypatch.setattr(time_left, "load_probes", lambda: None)
    return TreeSize()


def ask(size: TreeSize, pool: FakePool, known: int) -> None:
    """Ask until probes are handed out."""
    sent = len(pool.tasks)
    size._next = 0.0
    while len(pool.tasks) == sent:
        size.ask(pool, 1, known, lambda: [Open(1, 5, b"")])  # type: ignore[arg-type]


class TestTreeSize:
    def test_later_answers_count_more(self, size: TreeSize) -> None:
        pool = FakePool()
        for known, said in ((100, answer(1000.0, 300.0, 1.0)), (900, answer(100.0, 30.0, 0.1))):
            ask(size, pool, known)
            pool.future.set_result(said)
            size.collect(1)
        assert size.nodes is not None
        assert 1000 < size.nodes.mean < 1002
        assert 29 < size.nodes.error < 31
        assert not size.heavy

    def test_one_that_is_lost_is_asked_for_again(self, size: TreeSize) -> None:
        pool = FakePool()
        ask(size, pool, 0)
        pool.future.set_exception(ValueError("lost"))
        size.collect(1)
        assert size.nodes is None
        ask(size, pool, 0)
        assert len(pool.tasks) == 2

    def test_no_range_where_the_search_has_shown_it_to_be_wrong(self, size: TreeSize) -> None:
        size.nodes = Mean(1000.0, 100.0)
        assert size.seconds_left(Totals(nodes=900), 10.0) == (0.0, 30.0)
        assert size.seconds_left(Totals(nodes=1300), 10.0) is None
        assert size.seconds_left(Totals(nodes=900), 0.0) is None

    def test_far_more_than_the_mean_is_possible_where_few_probes_carry_it(self, size: TreeSize) -> None:
        pool = FakePool()
        ask(size, pool, 0)
        pool.future.set_result(answer(1000.0, 100.0, 1.0, half=1))
        size.collect(1)
        assert size.heavy
        assert size.seconds_left(Totals(), 10.0) == (100.0, 120.0)

    def test_slices_wait_for_probes_only_so_long(self, size: TreeSize, monkeypatch: pytest.MonkeyPatch) -> None:
        ask(size, FakePool(), 0)
        assert size.keeps_waiting
        monkeypatch.setattr(time_left, "PATIENCE", -1.0)
        assert not size.keeps_waiting


def test_probes_of_the_whole_tree_come_near(dominoes: Prepared, tmp_path: Path) -> None:
    nodes = session_help.finish(tmp_path / "a.search", dominoes).nodes
    made = probe_open(dominoes.job, ProbeTask(((root().pack(), root().share),), 1, None))
    assert made.depth > 0
    assert abs(made.nodes.mean - nodes) < 5 * made.nodes.error
    assert made.share == pytest.approx(1.0)


def test_the_rate_of_the_last_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    clock = RunClock()
    for second in range(200):
        now[0] = float(second)
        rate = clock.recent_rate(Totals(nodes=second * (1 if second < 100 else 10)))
    assert np.isclose(rate, 10.0)


LINGERING = ((0, 0.0), (10, 0.548), (15, 0.548), (23, 0.548), (35, 0.548), (52, 0.548), (78, 0.548))
"""Seconds, and the explored share, as a search of Arne's cube told them: few subtrees hold nearly all its nodes."""

STEADY = ((0, 0.0), (900, 0.31), (2000, 0.52), (3600, 0.96))


@pytest.mark.parametrize(("course", "held"), [(LINGERING, False), (STEADY, True)])
@pytest.mark.parametrize("probed", [True, False])
def test_forecasts_that_did_not_hold_are_followed_by_none(
    course: tuple[tuple[float, float], ...], held: bool, probed: bool, monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    clock = RunClock()
    seconds, shares = np.array(course).T
    for second in range(10, int(seconds[-1])):
        now[0] = float(second)
        share = float(np.interp(second, seconds, shares))
        guess = clock.seconds_left(Totals(explored=int(share * WHOLE)))
        assert guess is not None
        holds = clock.forecasts_hold(MARGIN * guess if held or not probed else 20.0)
        assert not held or holds
    assert holds is held


def test_forecasts_are_believed_again_when_they_are_good(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    clock = RunClock()

    def hold(begin: int, end: int, most: float) -> bool:
        for second in range(begin, end):
            now[0] = float(second)
            holds = clock.forecasts_hold(most)
        return holds

    assert hold(0, 40, 20.0)
    assert not hold(40, 100, 20.0)
    assert hold(100, 1000, 2000.0)
    assert not hold(1000, 2400, 1.0)
    clock.forget_forecasts()
    assert hold(2400, 2405, 1.0)


def test_a_pool_of_this_process_is_not_asked(size: TreeSize, dominoes: Prepared) -> None:
    alone = LatePool(dominoes.job, 1000.0, lambda: None)  # type: ignore[arg-type, return-value]
    size.ask(alone, 1, 0, list)
    assert not size.away


def test_nobody_is_asked_where_nobody_works(size: TreeSize) -> None:
    pool = FakePool()
    size._next = 0.0
    for _ in range(100):
        size.ask(pool, 0, 0, list)  # type: ignore[arg-type]
    assert not pool.tasks
