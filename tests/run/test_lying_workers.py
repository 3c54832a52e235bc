"""One worker of a cluster lies once, after it was believed: whatever a search keeps, the lie costs nothing."""

import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs.answers import WrongAnswerError, check
from latticework.jobs.job import Job, Prepared, prepare
from latticework.jobs.keeping import ALL, BY_PARTS, EVERY, NONE, THAT_COME_APART, sample
from latticework.jobs.packed_solutions import Rows, concatenated, packed, unpacked
from latticework.jobs.slice_work import Result, Task, class_hashes, run, without_spare
from latticework.puzzle import parse
from latticework.run.cluster import duty, remote_slices
from latticework.run.cluster.connection import RemoteWorker, WorkerLostError
from latticework.run.cluster.remote_slices import SHARES, RemoteSlices
from latticework.run.crew import Crew, Scheduler
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.search import WHOLE
from quick_suite import in_part
from session_help import numbers

MODES = [ALL, THAT_COME_APART, NONE, BY_PARTS, sample(40)]
BUDGET = 3_000

Lie = Callable[[Job, Result], Result]
MaybeLie = Callable[[Job, Result], Result | None]


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return prepare(parse(session_help.pentominoes(15, 4), "test"))


def below_of(mode: str) -> int:
    return 0 if mode in {NONE, BY_PARTS} else 1 << 61 if mode == sample(40) else EVERY


def slices(job: Job, mode: str) -> list[tuple[Task, Result]]:
    """Return all slices of a search, as workers of a cluster do them."""
    todo, done = [(b"", WHOLE)], list[tuple[Task, Result]]()
    while todo:
        task = Task(*todo.pop(), BUDGET, 3, 1 << 16, below=below_of(mode), whole=True)
        done.append((task, run(job, task)))
        todo += done[-1][1].remaining
    return done


def rows_in(job: Job, result: Result) -> Rows:
    return concatenated([unpacked(block, job.problem.longest) for block in result.blocks])


def with_rows(job: Job, result: Result, rows: Rows) -> Result:
    """Return an answer with other solutions, and with all counts that follow from them."""
    digest = int(class_hashes(job, rows).sum()) if len(rows) else 0
    apart = tuple(one._replace(solution=i) for i, one in zip(range(len(rows)), 2 * result.apart, strict=False))
    return replace(result, solutions=len(rows), copies=int(rows.copies.sum()), rotations=int(rows.rotations.sum()),
                   digest=digest, blocks=tuple(packed(rows)) if len(rows) else (), apart=apart,
                   sets=job.sets.count(rows) if job.sets else ())


def invented(job: Job, result: Result) -> Result:
    rows = rows_in(job, result)
    options = rows.options.copy()
    options[0, -1] += 1
    return with_rows(job, result, replace(rows, options=options))


def added(job: Job, result: Result, rows: Rows) -> Result:
    return with_rows(job, result, concatenated([rows_in(job, result), rows]))


def plus(**more: int) -> Lie:
    return lambda _, done: replace(done, **{name: getattr(done, name) + n for name, n in more.items()})


def in_row(name: str) -> Lie:
    """Return the lie that a solution has one copy more, or one more that only rotations do not make."""
    def lie(job: Job, done: Result) -> Result:
        rows = rows_in(job, done)
        return with_rows(job, done, replace(rows, **{name: getattr(rows, name) + 1}))

    return lie


def first_open(done: Result, state: bytes) -> Result:
    return replace(done, remaining=((state, done.remaining[0][1]), *done.remaining[1:]))


LIES: dict[str, Lie] = {
    "a solution that is none": invented,
    "a solution twice": lambda job, done: added(job, done, rows_in(job, done)[:1]),
    "all solutions twice": lambda job, done: added(job, done, rows_in(job, done)),
    "one solution more": plus(solutions=1, rotations=1, copies=1),
    "a solution more, with its copies": plus(solutions=1, rotations=2, copies=4),
    "many solutions more": plus(solutions=1000, rotations=2000, copies=4000),
    "a solution less": plus(solutions=-1, rotations=-2, copies=-4),
    "copies more": plus(copies=4), "rotations more": plus(rotations=1, copies=1),
    "copies of a solution": in_row("copies"), "rotations of a solution": in_row("rotations"),
    "another hash": lambda _, done: replace(done, digest=done.digest ^ 1),
    "no solution": lambda _, done: replace(done, solutions=0, rotations=0, copies=0, digest=0),
    "solutions that are not sent": lambda _, done: replace(done, blocks=()),
    "nodes of no level": plus(nodes=1),
    "more explored": plus(explored=1),
    "a subtree forgotten": lambda _, done: replace(done, remaining=done.remaining[1:]),
    "a subtree twice": lambda _, done: replace(done, remaining=(*done.remaining[:2], done.remaining[0])),
    "a subtree that is none": lambda _, done: first_open(done, b"\xff" * 12),
    "a subtree of another slice": lambda _, done: first_open(done, b""),
    "another task": lambda _, done: replace(done, asked=(1, 1, 1, 1)),
}


def elsewhere(job: Job, done: list[tuple[Task, Result]], at: int) -> Lie:
    """Return the lie that counts a true solution of another slice."""
    other = next(rows_in(job, result)[:1] for i, (_, result) in enumerate(done) if i != at and result.solutions)
    return lambda job, result: added(job, result, other)


@pytest.mark.parametrize("mode", in_part(MODES, 2), ids=repr)
def test_an_answer_with_a_lie_is_refused(prepared: Prepared, mode: str) -> None:
    job = prepared.keeping(mode).job
    done = slices(job, mode)
    at = next(i for i, (task, result) in enumerate(done)
              if task.state and len(result.remaining) == 3 and result.solutions > 1)
    task, result = done[at]
    assert check(job, task, duty.received(duty._encode(replace(result, below=0)), task), far=True) == result
    for name, lie in (LIES | {"a solution of another slice": elsewhere(job, done, at)}).items():
        with pytest.raises(WrongAnswerError):
            pytest.fail(f"{name}: {check(job, task, lie(job, result), far=True)}")


@pytest.mark.parametrize("mode", in_part(MODES, 2), ids=repr)
def test_what_is_kept_of_an_answer_is_what_a_worker_here_would_keep(prepared: Prepared, mode: str) -> None:
    job = prepared.keeping(mode).job
    for task, result in slices(job, mode):
        here = run(job, replace(task, whole=False))
        kept = without_spare(job, check(job, task, result, far=True))
        assert replace(kept, seconds=0.0) == replace(here, seconds=0.0)


def test_what_explores_much_is_always_done_again(prepared: Prepared, monkeypatch: pytest.MonkeyPatch) -> None:
    """By chance each answer is done again with 1 in AUDITED, and with SHARES times its part of the search."""
    remote, task = RemoteSlices(None, prepared.job, WHOLE), Task(b"", WHOLE, BUDGET, 1, 1 << 16)
    result = replace(run(prepared.job, task), remaining=((b"", 1),))
    monkeypatch.setattr(secrets, "randbelow", lambda most: most - 1)
    assert remote._is_audited(task, replace(result, explored=WHOLE // SHARES + 1))
    assert not remote._is_audited(task, replace(result, explored=WHOLE // SHARES - 1))
    assert remote._is_audited(task, replace(result, remaining=(), explored=0))
    assert not remote._is_audited(task, replace(result, remaining=(), explored=0, nodes=BUDGET - 1))
    monkeypatch.setattr(secrets, "randbelow", lambda _: 0)
    assert remote._is_audited(task, replace(result, explored=0))
    part = RemoteSlices(None, prepared.job, WHOLE // 1000)
    monkeypatch.setattr(secrets, "randbelow", lambda most: most - 1)
    assert part._is_audited(task, replace(result, explored=WHOLE // (1000 * SHARES) + 1))


class Workers:
    """Two workers in threads in place of a connection to a cluster; one lies from its fourth answer on if it can."""

    def __init__(self, job: Job, lie: MaybeLie) -> None:
        self.workers = {name: RemoteWorker(name, 1) for name in ("honest", "liar")}
        self.notice = ""
        self._job, self._lie, self._threads = job, lie, ThreadPoolExecutor(2)
        self._answers, self._lied = 0, False

    def open(self) -> None:
        duty._jobs["lies"] = self._job

    def close(self) -> None:
        self._threads.shutdown()
        duty.forget("lies")
        assert self._lied, "there was nothing to find"

    def submit(self, to: RemoteWorker, task: bytes) -> "Future[bytes]":
        return self._threads.submit(self._answer, to, task)

    def bar(self, worker: RemoteWorker) -> None:
        worker.gone.set()
        self.workers = {name: one for name, one in self.workers.items() if one is not worker}

    def _answer(self, worker: RemoteWorker, task: bytes) -> bytes:
        if worker.gone.is_set():
            raise WorkerLostError
        data = duty.run("lies", task)
        if worker.address == "liar":
            self._answers += 1
            told = self._lie(self._job, msgspec.msgpack.decode(data, type=Result)) if self._answers > 3 else None
            if told is not None and not self._lied:
                self._lied = True
                return msgspec.msgpack.encode(told)
        return data


def closing_much(_: Job, done: Result) -> Result | None:
    """Report open subtrees that are some of the whole search as explored, and hide that the budget was used up."""
    hidden, profile = sum(share for _, share in done.remaining), [*done.profile]
    if hidden < WHOLE // 40:
        return None
    profile[int(np.argmax(profile))] -= 1
    return replace(done, remaining=(), explored=done.explored + hidden, nodes=done.nodes - 1, profile=tuple(profile))


def counting_one_more(_: Job, done: Result) -> Result:
    return replace(done, solutions=done.solutions + 1, rotations=done.rotations + 1, copies=done.copies + 4)


@pytest.mark.parametrize("lie", [closing_much, counting_one_more])
@pytest.mark.parametrize("mode", in_part(MODES, 2), ids=repr)
def test_a_search_with_a_liar_ends_as_without(
    tmp_path: Path, prepared: Prepared, monkeypatch: pytest.MonkeyPatch, mode: str, lie: MaybeLie
) -> None:
    ready, told = prepared.keeping(mode), list[RunStatus]()
    monkeypatch.setattr(remote_slices, "Connection", lambda _, job: Workers(job, lie))
    monkeypatch.setattr(RemoteWorker, "budget", lambda *_: BUDGET)
    crew = Crew(0, cluster=Scheduler("tcp://127.0.0.1:1"))
    with closing(Search.start(ready, tmp_path / "a.search")) as search:
        if mode in {BY_PARTS, sample(40)}:  # of which nothing can be taken out
            with pytest.raises(LatticeworkError, match="begin it again without that worker"):
                search.run(crew, threading.Event(), told.append)
            return
        totals = search.run(crew, threading.Event(), told.append)
    with closing(Search.start(ready, tmp_path / "alone.search")) as search:
        alone = search.run(1, threading.Event(), alone=1e9)
    assert (*numbers(totals), totals.stored) == (*numbers(alone), alone.stored)
    said = [*dict.fromkeys(str(status.notice) for status in told if status.notice)]
    assert any("liar gave a wrong answer" in notice for notice in said)
    assert not any("was lost" in notice for notice in said)
