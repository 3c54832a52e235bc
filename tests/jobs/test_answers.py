"""What workers answer is checked: nothing right is refused, and lies of every kind are found."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs import slice_work
from latticework.jobs.answers import WrongAnswerError, check
from latticework.jobs.apart_job import ApartJob, Examined, Outcome
from latticework.jobs.job import Job, Prepared, prepare
from latticework.jobs.keeping import EVERY
from latticework.jobs.method import Method
from latticework.jobs.packed_solutions import Rows, concatenated, packed, unpacked
from latticework.jobs.slice_work import Result, Task
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run import finished_slices
from latticework.run.cluster import duty, remote_slices
from latticework.run.cluster.connection import FIRST_BUDGET, LEAST_BUDGET, RemoteWorker
from latticework.run.crew import Crew
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.search import WHOLE, State
from latticework.store import lineage
from quick_suite import in_part
from session_help import numbers

ENGINES = ["bitset", "cells", "dlx", "backtrack", "processor"]
Lie = Callable[[Result], object]


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return prepare(parse(session_help.pentominoes(15, 4), "test"))


def some_answers(given: Prepared, budget: int, pieces: int, below: int = EVERY) -> Iterator[tuple[Task, Result]]:
    """Yield slices of a whole search with what they gave."""
    todo = [(b"", WHOLE)]
    while todo:
        state, share = todo.pop()
        task = Task(state, share, budget, pieces, 1 << 16, below=below)
        done = slice_work.run(given.job, task)
        yield task, done
        todo += done.remaining


@pytest.fixture(scope="module")
def answer(prepared: Prepared) -> tuple[Task, Result]:
    """A slice in the midst of the search that leaves subtrees open and found solutions."""
    return next((task, done) for task, done in some_answers(prepared, 3_000, 3)
                if task.state and len(done.remaining) == 3 and done.solutions > 1)


class TestRightAnswers:
    @pytest.mark.parametrize("engine", ENGINES)
    @pytest.mark.parametrize("below", in_part([1 << 62, EVERY, 0], 3))
    def test_are_all_accepted(self, engine: str, below: int) -> None:
        ready = prepare(parse(session_help.pentominoes(20, 3), "test"), Method(engine=engine))
        found = 0
        for task, done in some_answers(ready, 200, 2, below):
            assert check(ready.job, task, done, far=True) is done
            assert check(ready.job, task, done) is done
            assert duty.received(duty._encode(replace(done, below=0)), task) == done
            found += done.copies
        assert found == 8

    # Threads of a cluster that another test here has begun draw random numbers meanwhile.
    @pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
    def test_with_copies_and_secondary_items(self) -> None:
        from random_solvable import solvable

        @settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
        @given(solvable())
        def every(puzzle: Any) -> None:
            try:
                ready = prepare(puzzle)
            except LatticeworkError:
                assume(False)
            for number, (task, done) in enumerate(some_answers(ready, 50, 2)):
                check(ready.job, task, done, far=True)
                if number == 50:
                    break

        every()

    @pytest.mark.parametrize(("nodes", "budget"), [(50_000, 200_000), (1, LEAST_BUDGET)])
    def test_the_next_slice_is_as_long_as_the_last_one_says(
        self, answer: tuple[Task, Result], nodes: int, budget: int
    ) -> None:
        remote = RemoteWorker("tcp://127.0.0.1:1", 1)
        assert remote.budget(2.0) == FIRST_BUDGET
        remote.answered(replace(answer[1], nodes=nodes, seconds=0.5), waited=1.0)
        assert remote.budget(2.0) == budget


def with_rows(result: Result, change: Callable[[Rows], Rows], longest: int = 12) -> Result:
    rows = change(concatenated([unpacked(block, longest) for block in result.blocks]))
    return replace(result, blocks=tuple(packed(rows)))


def other_option(rows: Rows) -> Rows:
    options = rows.options.copy()
    options[0, -1] += 1
    return replace(rows, options=options)


def first_open(result: Result, state: bytes) -> Result:
    (_, share), *rest = result.remaining
    return replace(result, remaining=((state, share), *rest))


def outside(result: Result) -> Result:
    """Leave open the first subtree, but its deepest level begins one option earlier than it should."""
    state, share = result.remaining[0]
    levels = State.unpack(state, share).levels
    levels["option"][0] = 0
    return first_open(result, levels.tobytes())


LIES: dict[str, Lie] = {
    "nothing": lambda _: None,
    "a number": lambda _: 5,
    "one more solution": lambda done: replace(done, solutions=done.solutions + 1),
    "one more in all counts": lambda done: replace(done, solutions=done.solutions + 1, rotations=done.rotations + 1,
                                                   copies=done.copies + 1),
    "other copies": lambda done: replace(done, copies=done.copies + 1),
    "other rotations": lambda done: replace(done, rotations=done.rotations + 1),
    "another hash": lambda done: replace(done, digest=done.digest ^ 1),
    "a hash that is none": lambda done: replace(done, digest=1 << 64),
    "nodes of no level": lambda done: replace(done, nodes=done.nodes + 1),
    "negative nodes": lambda done: replace(done, nodes=-1, profile=(-1,)),
    "a level of no number": lambda done: replace(done, profile=(*done.profile, None)),
    "more explored": lambda done: replace(done, explored=done.explored + 1),
    "a subtree forgotten": lambda done: replace(done, remaining=done.remaining[1:]),
    "a subtree twice": lambda done: replace(done, remaining=(done.remaining[0], *done.remaining[:2])),
    "shares exchanged": lambda done: replace(done, remaining=(
        (done.remaining[0][0], done.remaining[1][1]), (done.remaining[1][0], done.remaining[0][1]),
        *done.remaining[2:])),
    "a subtree that is none": lambda done: first_open(done, b"\xff" * 12),
    "a subtree of no length": lambda done: first_open(done, b"\1"),
    "a subtree outside": outside,
    "another task": lambda done: replace(done, asked=(1, 1, 1, 1)),
    "a pruning that there is not": lambda done: replace(done, cut=(("wishing", 1),)),
    "nodes without end": lambda done: replace(done, nodes=1 << 62, profile=(1 << 62,)),
    "updates without end": lambda done: replace(done, updates=1 << 62),
    "a level too deep": lambda done: replace(done, profile=(*done.profile, *[0] * 1000)),
    "a pruning twice": lambda done: replace(done, cut=(("small", 0), ("small", 0))),
    "no time": lambda done: replace(done, seconds=float("nan")),
    "a long name": lambda done: replace(done, machine="x" * 1000),
    "no solution": lambda done: with_rows(done, other_option),
    "a solution less": lambda done: with_rows(done, lambda rows: rows[1:]),
    "a solution twice": lambda done: with_rows(done, lambda rows: concatenated([rows[:1], rows[:1], rows[2:]])),
    "a block that is none": lambda done: replace(done, blocks=(replace(done.blocks[0], data=b"\1\0\0\0\0"),)),
}


WRONG_APART: dict[str, dict[str, Any]] = {
    "negative moves": {"moves": -1}, "moves without end": {"moves": 1 << 62},
    "states without end": {"states": 1 << 64}, "a level that is none": {"level": "3.x"},
}


class TestLies:
    @pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
    def test_are_found_whoever_reports_them(self, prepared: Prepared, answer: tuple[Task, Result], lie: Lie) -> None:
        task, done = answer
        for far in (True, False):
            with pytest.raises(WrongAnswerError):
                check(prepared.job, task, lie(done), far)

    @pytest.mark.parametrize("change", WRONG_APART.values(), ids=WRONG_APART)
    def test_about_taking_apart_are_found(
        self, prepared: Prepared, answer: tuple[Task, Result], change: dict[str, Any]
    ) -> None:
        job, (task, done) = replace(prepared.job, apart=ApartJob(prepared.reduction)), answer
        first, *others = [Examined(number, Outcome.YES, "3.2", 5, 20) for number in range(done.solutions)]
        check(job, task, replace(done, apart=(first, *others)), far=True)
        with pytest.raises(WrongAnswerError, match="taking apart"):
            check(job, task, replace(done, apart=(first._replace(**change), *others)), far=True)

    def test_of_the_time_that_a_slice_took_do_not_make_a_worker_be_waited_for(
        self, answer: tuple[Task, Result]
    ) -> None:
        remote = RemoteWorker("tcp://127.0.0.1:1", 1)
        remote.answered(replace(answer[1], seconds=1e300), waited=2.0)
        assert remote.slowest == 2.0

    def test_a_flipped_bit_in_an_open_subtree_is_found_or_changes_nothing(
        self, prepared: Prepared, answer: tuple[Task, Result]
    ) -> None:
        task, done = answer
        state, share = done.remaining[0]
        missed = []
        for bit in range(8 * len(state)):
            flipped = bytearray(state)
            flipped[bit // 8] ^= 1 << bit % 8
            try:
                check(prepared.job, task, first_open(done, bytes(flipped)), far=True)
            except WrongAnswerError:
                continue
            missed.append(bytes(flipped))
        whole = [slice_work.run(prepared.job, Task(one, share, 1 << 40, 1, 1 << 16)) for one in (state, *missed)]
        assert len(missed) < len(state) // 2
        assert len({(one.nodes, one.digest, one.explored) for one in whole}) == 1

    @given(st.binary(max_size=200))
    def test_bytes_that_are_no_answer(self, data: bytes) -> None:
        with pytest.raises(WrongAnswerError):
            duty.received(data, Task(b"", WHOLE, 1, 1, 1))

    def test_what_is_read_is_of_the_right_types(self, answer: tuple[Task, Result]) -> None:
        task, done = answer
        for wrong in ({"nodes": "5"}, {"profile": [1.5]}, {"remaining": [["", 5]]}, {"digest": None}):
            fields = msgspec.to_builtins(replace(done, below=0), builtin_types=(bytes,)) | wrong
            with pytest.raises(WrongAnswerError, match="cannot be read"):
                duty.received(msgspec.msgpack.encode(fields), task)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers in threads of this process, so that a test can make one lie."""
    distributed = pytest.importorskip("distributed", reason="the extra latticework[cluster] is not installed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=False, protocol="tcp://",
                                  host="127.0.0.1", dashboard_address="127.0.0.1:0") as made:
        yield made


def make_one_worker(monkeypatch: pytest.MonkeyPatch, cluster: Any, act: Callable[[bytes], Any]) -> str:
    """Let one worker answer something else than it found; return its address."""
    address: str = sorted(one.address for one in cluster.workers.values())[0]
    encode = duty._encode
    from distributed import get_worker

    def encoded(what: Task | Result) -> Any:
        data = encode(what)
        return act(data) if isinstance(what, Result) and get_worker().address == address else data

    monkeypatch.setattr(duty, "_encode", encoded)
    return address


def searched(path: Path, prepared: Prepared, crew: Crew) -> tuple[Totals, set[str]]:
    told: list[RunStatus] = []
    with closing(Search.start(prepared, path)) as search:
        totals = search.run(crew, threading.Event(), told.append)
    return totals, {str(status.notice) for status in told}


def overlooking(result: Result) -> Result:
    """Report what was left open as explored, as nothing but a second look can find."""
    return replace(result, remaining=(), explored=result.explored + sum(share for _, share in result.remaining))


def lying(lie: Lie) -> Callable[[bytes], bytes]:
    decoder = msgspec.msgpack.Decoder(Result)
    return lambda data: msgspec.msgpack.encode(lie(decoder.decode(data)))


class TestALyingWorkerOfACluster:
    @pytest.mark.slow
    @pytest.mark.parametrize("act", in_part([
        lying(lambda done: replace(done, nodes=done.nodes + 1)), lying(overlooking),
        lambda _: None, pytest.param(lambda data: data[:-1], marks=pytest.mark.slow),
        lying(lambda done: replace(done, nodes=1 << 62, profile=(1 << 62,), seconds=0.0))], 4),
        ids=["counts", "overlooks", "nothing", "cut short", "endlessly fast"])
    def test_is_named_and_shut_out_and_its_lie_costs_nothing(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, cluster: Any,
        monkeypatch: pytest.MonkeyPatch, act: Callable[[bytes], Any],
    ) -> None:
        address = make_one_worker(monkeypatch, cluster, act)
        totals, told = searched(tmp_path / "a.search", prepared, crew)
        assert numbers(totals) == numbers(expected)
        assert any(f"at {address} gave a wrong answer" in notice and "done again" in notice for notice in told)
        session_help.assert_sound(tmp_path / "a.search", prepared)

    @pytest.mark.slow
    def test_that_was_right_before_has_all_it_did_done_again(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, cluster: Any,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(remote_slices, "AUDITED", 1)
        taken: list[lineage.Wrong] = []
        monkeypatch.setattr(finished_slices, "take_back",
                            lambda file, wrong: (taken.append(wrong), lineage.take_back(file, wrong))[1])
        answers: list[bytes] = []

        def act(data: bytes) -> bytes:
            answers.append(data)
            return data if len(answers) < 4 else lying(overlooking)(data)

        address = make_one_worker(monkeypatch, cluster, act)
        totals, told = searched(tmp_path / "a.search", prepared, crew)
        assert numbers(totals) == numbers(expected)
        assert sum(wrong.sums.totals.nodes for wrong in taken) > 0
        assert any(f"at {address} gave a wrong answer" in notice for notice in told)
        session_help.assert_sound(tmp_path / "a.search", prepared)

    @pytest.mark.slow
    def test_that_hangs_is_abandoned(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, cluster: Any,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        monkeypatch.setattr(remote_slices, "FIRST", 2.0)
        ended = threading.Event()
        address = make_one_worker(monkeypatch, cluster, lambda data: ended.wait(60) and data)
        crew.workers = 1
        totals, told = searched(tmp_path / "a.search", prepared, crew)
        ended.set()
        assert numbers(totals) == numbers(expected)
        assert any(f"at {address} has not answered for 2 seconds" in notice for notice in told)

    @pytest.mark.slow
    def test_that_hung_for_a_while_searches_again_when_it_answers(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """So does a scheduler that was stopped: all its workers hang, and nobody else may be there to go on."""
        monkeypatch.setattr(remote_slices, "FIRST", 2.0)
        monkeypatch.setattr(remote_slices, "LONGEST", 2.0)
        hung, encode = threading.Event(), duty._encode

        def encoded(what: Task | Result) -> bytes:
            if isinstance(what, Result) and not hung.is_set():
                time.sleep(4)
                hung.set()
            return encode(what)

        monkeypatch.setattr(duty, "_encode", encoded)
        totals, told = searched(tmp_path / "a.search", prepared, crew)
        assert numbers(totals) == numbers(expected)
        assert any("has not answered for 2 seconds" in notice and "when it answers" in notice for notice in told)

    def test_a_second_look_that_fails_here_is_taken_again(
        self, tmp_path: Path, prepared: Prepared, expected: Totals, crew: Crew, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """This computer may have too little memory for a moment; that says nothing of the worker."""
        looks: list[Task] = []

        def run(job: Job, task: Task) -> Result:
            looks.append(task)
            if len(looks) == 1:
                raise MemoryError
            return slice_work.run(job, task)

        monkeypatch.setattr(remote_slices, "here", SimpleNamespace(run=run, without_spare=slice_work.without_spare))
        crew.workers = 0
        totals, told = searched(tmp_path / "a.search", prepared, crew)
        assert numbers(totals) == numbers(expected)
        assert any("not enough memory" in notice and "nothing is lost" in notice for notice in told)
        assert not any("wrong answer" in notice for notice in told)
        assert len(looks) > 1
