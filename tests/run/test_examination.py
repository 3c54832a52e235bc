"""Which stored solutions come apart is found out by workers, in any order, with stops and kills on the way."""

import os
import threading
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import closing
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import session_help
from drawn_pieces import made
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import exact_covers
from latticework.jobs import slice_work
from latticework.jobs.apart_job import ApartJob, Examined, Outcome, take_apart
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import THAT_COME_APART
from latticework.puzzle import parse
from latticework.run import examination, handout
from latticework.run.examination import Examination, open_numbers
from latticework.run.run_status import RunStatus
from latticework.run.search import Search
from latticework.run.verification import verify
from latticework.store import stored_searches
from latticework.store.commit import NoRoomError
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import apart_so_far, come_apart, counted_by_modulus, examined
from quick_suite import in_part
from session_help import InlinePool, numbers
from six_piece_burrs import LOVES_DOZEN, burr

APART = 222
"""Of the 478 assemblies of Love's Dozen; the highest level is published, 12: B. Cutler, six-piece burrs for sale."""

INSIDE = list(product((1, 2, 3), (1, 2, 3), (1, 2)))
BOX = tuple((*cell, 0) for cell in product(range(5), range(5), range(4)) if cell not in INSIDE)
LOOSE = made("cubic", {"box": BOX} | {str(i): ((*INSIDE[i], 0),) for i in range(5)})[0]
"""A closed box with five loose cubes: 18 * 17 * 16 * 15 * 14 arrangements."""


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return prepare(parse(burr(LOVES_DOZEN), "test"))


@pytest.fixture
def file(prepared: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A complete search."""
    with monkeypatch.context() as patch:
        patch.setattr("latticework.run.search.Pool", InlinePool)
        session_help.finish(tmp_path / "a.search", prepared)
    return tmp_path / "a.search"


def outcomes(path: Path) -> Counter[tuple[Outcome, str, int]]:
    """Return what is known, without the numbers of the solutions."""
    with closing(SearchFile.open(path)) as file:
        return Counter((row.outcome, row.level, row.moves) for row in examined(file))


class TestDisassemble:
    @pytest.mark.parametrize("workers", in_part([1, 2], 2))
    def test_by_workers_with_stops(self, prepared: Prepared, file: Path, workers: int) -> None:
        for stops, alone in ((True, 60.0), (True, 0.0), (False, 0.0)):
            stop = threading.Event()
            with closing(SearchFile.open(file)) as opened:
                some = open_numbers(opened)
                done = Examination(opened, ApartJob(prepared.reduction), some,
                                   (lambda _, __, stop=stop: stop.set()) if stops else lambda _, __: None).run(
                                       workers, stop, alone)
            assert done != stops
        with closing(SearchFile.open(file)) as opened:
            assert not len(open_numbers(opened))
            found = apart_so_far(opened)
            by_modulus = counted_by_modulus(opened, come_apart(opened))
            assert verify(opened, 1, lambda *_: None).totals.complete
        assert (found.examined, found.apart, found.best) == (478, APART, "12.3")
        assert sum(found.levels.values()) == APART
        assert list(by_modulus.values()) == [12 * APART, APART, APART]

    @pytest.mark.slow
    @pytest.mark.skipif(os.name != "posix", reason="kills")
    def test_a_worker_that_dies_costs_nothing(
        self, prepared: Prepared, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(examination, "MOST", 32)
        killed: list[int] = []

        def report(done: int, _: object) -> None:
            if not killed and session_help.workers():
                killed.append(session_help.workers()[0])
                os.kill(killed[0], 9)

        with closing(SearchFile.open(file)) as opened:
            some = open_numbers(opened)
            job = ApartJob(prepared.reduction)
            assert Examination(opened, job, some, report).run(2, threading.Event(), alone=0.0)
            assert apart_so_far(opened).apart == APART
        assert killed

    def test_a_full_disk_is_reported_once_and_waited_for(
        self, prepared: Prepared, file: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        examine, said = SearchFile.examine, list[str]()
        refusals = [NoRoomError("The disk is full.")] * 3

        def refused_at_first(opened: SearchFile, rows: Iterable[Examined]) -> None:
            if refusals:
                raise refusals.pop()
            examine(opened, rows)

        monkeypatch.setattr(examination, "RETRY", 0.0)
        monkeypatch.setattr(SearchFile, "examine", refused_at_first)
        with closing(SearchFile.open(file)) as opened:
            some, job = open_numbers(opened), ApartJob(prepared.reduction)
            assert Examination(opened, job, some, notice=said.append).run(1, threading.Event())
            assert apart_so_far(opened).apart == APART
        assert said == ["The disk is full."]

    def test_what_is_not_known_is_tried_again_when_asked(self, prepared: Prepared, file: Path) -> None:
        with closing(SearchFile.open(file)) as opened:
            few = open_numbers(opened, sample=40)
            assert len(few) == 40
            opened.examine([Examined(number, Outcome.NOT_KNOWN, "", 0, 2) for number in few.tolist()])
            assert len(open_numbers(opened)) == 438
            again = open_numbers(opened, sample=40, again=True)
            assert again.tolist() == few.tolist()
            Examination(opened, ApartJob(prepared.reduction), again).run(1, threading.Event())
            assert not apart_so_far(opened).unknown

    def test_a_stop_at_once_leaves_what_is_in_flight(self, prepared: Prepared, file: Path,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
        stop, at_once, closed = threading.Event(), threading.Event(), []

        def never(*_: object) -> Future[Any]:
            stop.set()
            at_once.set()
            return Future()

        pool = SimpleNamespace(alone=False, submit=never, close=closed.append)
        monkeypatch.setattr(examination, "LatePool", lambda *_: pool)
        monkeypatch.setattr(examination, "PATIENCE", 1e6)
        with closing(SearchFile.open(file)) as opened:
            job = ApartJob(prepared.reduction)
            assert not Examination(opened, job, open_numbers(opened)).run(2, stop, 0.0, at_once)
        assert closed == [0]

    @pytest.mark.parametrize("alone", [60.0, 0.0])
    def test_a_stop_does_not_wait_for_a_solution_of_a_million_arrangements(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: float
    ) -> None:
        loose, stop = prepare(LOOSE), threading.Event()

        def then_stopped(*arguments: Any) -> Any:
            stop.set()
            return read(*arguments)

        with monkeypatch.context() as patch:
            patch.setattr("latticework.run.search.Pool", InlinePool)
            session_help.finish(tmp_path / "a.search", loose)
        read = stored_searches.rows_of
        monkeypatch.setattr(examination, "rows_of", then_stopped)
        monkeypatch.setattr(examination, "PATIENCE", 0.0)
        with closing(SearchFile.open(tmp_path / "a.search")) as opened:
            job, some = ApartJob(loose.reduction, states=1 << 40), open_numbers(opened)
            assert not Examination(opened, job, some[:1]).run(1, stop, alone)
            assert not apart_so_far(opened).examined

    def test_of_more_parts_than_can_be_taken_apart_it_is_not_known(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        many = prepare(parse(session_help.puzzle_text("Many", 13, 5, {"M": ("#", 65)}), "test"))
        monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
        session_help.finish(tmp_path / "a.search", many)
        with closing(SearchFile.open(tmp_path / "a.search")) as opened:
            assert Examination(opened, ApartJob(many.reduction), open_numbers(opened)).run(1, threading.Event())
            assert (apart_so_far(opened).examined, apart_so_far(opened).unknown) == (1, 1)


class TestKeepOnlyWhatComesApart:
    def test_what_is_to_end_at_once_does_not_wait_for_a_solution_of_a_million_arrangements(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        at_once, run = threading.Event(), slice_work.run

        def then_ended(*arguments: Any) -> Any:
            at_once.set()
            return run(*arguments)

        monkeypatch.setattr(slice_work, "run", then_ended)
        with closing(Search.start(prepare(LOOSE).keeping(THAT_COME_APART), tmp_path / "a.search")) as search:
            totals = search.run(1, at_once, at_once=at_once, alone=60.0)
        assert not totals.nodes

    def test_the_first_slice_has_one_solution_as_it_may_take_long(
        self, prepared: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        numbers = list[int]()

        def noted(job: ApartJob, task: Any) -> list[Examined]:
            numbers.append(len(task[0]))
            return take_apart(job, task)

        monkeypatch.setattr(slice_work, "take_apart", noted)
        with closing(Search.start(prepared.keeping(THAT_COME_APART), tmp_path / "a.search")) as search:
            assert search.run(1, threading.Event(), alone=60.0).stored == APART
        assert numbers[0] == 1
        assert max(numbers) > 1

    @pytest.mark.slow
    @pytest.mark.parametrize("workers", in_part([1, 2], 2))
    def test_searched_with_stops(
        self, prepared: Prepared, file: Path, tmp_path: Path, workers: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(handout, "FIRST_BUDGET", 200)
        monkeypatch.setattr(handout, "SLICE", 0.004)
        path, keeping = tmp_path / "b.search", prepared.keeping(THAT_COME_APART)
        for at in (500, 1_500, 1 << 60):
            stop = threading.Event()

            def report(status: RunStatus, at: int = at, stop: threading.Event = stop) -> None:
                if status.totals.nodes > at:
                    stop.set()

            with closing(Search.start(keeping, path)) as search:
                totals = search.run(workers, stop, report)
        with closing(SearchFile.open(file)) as opened:
            whole = opened.totals()
            everything = {row.options for row in opened.page(1, 478)}
        assert numbers(totals) == numbers(whole)
        assert totals.stored == APART
        with closing(SearchFile.open(path)) as opened:
            assert opened.keeps == THAT_COME_APART
            assert apart_so_far(opened).best == "12.3"
            kept = {row.options for row in opened.page(1, 478)}
            assert verify(opened, 1, lambda *_: None).totals == totals
        assert len(kept) == APART
        assert kept < everything

    def test_it_resumes_as_it_was_begun(self, prepared: Prepared, tmp_path: Path) -> None:
        with closing(Search.start(prepared.keeping(THAT_COME_APART), tmp_path / "a.search")):
            pass
        with closing(Search.start(prepared, tmp_path / "a.search")) as search:
            assert search.prepared.keeps == THAT_COME_APART
            assert search.run(1, threading.Event(), alone=60.0).stored == APART

    def test_a_search_that_keeps_all_is_refused(self, prepared: Prepared, file: Path) -> None:
        with pytest.raises(FileRefusedError, match="disassemble"):
            Search.start(prepared.keeping(THAT_COME_APART), file)

    def test_of_an_exact_cover_problem_there_is_nothing_to_take_apart(self) -> None:
        with pytest.raises(LatticeworkError, match="exact cover"):
            prepare(exact_covers.parse_dlx("a b\na\nb\n", "test", "test")).keeping(THAT_COME_APART)
