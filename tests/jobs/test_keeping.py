"""What a search stores of what it finds: all, none, or a sample that depends on nothing but what was found."""

import json
import random
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import session_help
from latticework.cover import ExactCover
from latticework.errors import FileRefusedError
from latticework.files import exact_covers
from latticework.jobs import keeping
from latticework.jobs.apart_job import Examined, Outcome
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import ALL, EVERY, NONE, Keeping, sample
from latticework.jobs.slice_work import Task, class_hashes, run
from latticework.jobs.totals import Totals
from latticework.puzzle import parse
from latticework.run import finished_slices
from latticework.run.search import Search
from latticework.run.verification import verify
from latticework.shares.split_and_merge import merge, split
from latticework.store.part_files import locked
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from session_help import InlinePool

MOST = 20
MATES = "a b c d e f\n" + "\n".join(f"{a} {b}" for a in "abcdef" for b in "abcdef" if a != b)


@pytest.fixture
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)


@pytest.fixture(scope="module", params=["puzzle", "twins", "cover"])
def prepared(request: pytest.FixtureRequest) -> Prepared:
    if request.param == "cover":
        return prepare(exact_covers.parse_dlx(MATES, "mates", "mates"))
    return prepare(parse({"puzzle": session_help.dominoes(6, 5), "twins": session_help.TWINS}[request.param], "test"))


@pytest.fixture(scope="module")
def dominoes() -> Prepared:
    return prepare(parse(session_help.dominoes(6, 5), "test"))


def searched(prepared: Prepared, keeps: str, path: Path, workers: int = 1) -> Totals:
    with closing(Search.start(prepared.keeping(keeps), path)) as search:
        return search.run(workers, threading.Event())


def stored(path: Path) -> list[tuple[int, ...]]:
    with closing(SearchFile.open(path)) as file:
        return [row.options for row in file.page(1, 100_000)]


def least(prepared: Prepared, path: Path, most: int) -> set[tuple[int, ...]]:
    """Return the solutions of the least hashes in a file that holds all: what a sample should be."""
    with closing(SearchFile.open(path)) as file:
        rows = file.rows(1, 100_000)
    order = np.argsort(class_hashes(prepared.job, rows))
    return {rows.chosen(i) for i in order[:most].tolist()}


@pytest.mark.usefixtures("inline")
class TestCountsAreExact:
    @pytest.mark.parametrize("keeps", in_part([NONE, sample(3), sample(10**9)], 3))
    def test_whatever_is_stored(self, prepared: Prepared, tmp_path: Path, keeps: str) -> None:
        every = searched(prepared, ALL, tmp_path / "all.search")
        totals = searched(prepared, keeps, tmp_path / "some.search")
        assert session_help.numbers(totals) == session_help.numbers(every)
        expected = {NONE: 0, sample(3): min(3, every.solutions)}.get(keeps, every.solutions)
        assert totals.stored == len(stored(tmp_path / "some.search")) == expected

    def test_an_exact_cover_problem_has_as_many_as_there_are_pairings_twice_over(self, tmp_path: Path) -> None:
        document = exact_covers.parse_dlx(MATES, "mates", "mates")
        assert isinstance(document, ExactCover)
        totals = searched(prepare(document), NONE, tmp_path / "mates.search")
        assert (totals.solutions, totals.stored) == (15 * 2**3, 0)


@pytest.mark.usefixtures("inline")
class TestASample:
    @pytest.mark.parametrize("most", [1, 7, MOST, 200])
    def test_is_the_solutions_of_the_least_hashes(self, dominoes: Prepared, tmp_path: Path, most: int) -> None:
        searched(dominoes, ALL, tmp_path / "all.search")
        searched(dominoes, sample(most), tmp_path / "some.search")
        found = stored(tmp_path / "some.search")
        assert len(found) == len({*found})
        assert {*found} == least(dominoes, tmp_path / "all.search", most)

    @pytest.mark.parametrize("workers", in_part([1, 3], 4))
    @pytest.mark.parametrize("budget", [20, 3000])
    def test_any_budget_and_cutting(
        self, dominoes: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, budget: int, workers: int
    ) -> None:
        searched(dominoes, sample(MOST), tmp_path / "once.search")
        session_help.slices_of(monkeypatch, budget)
        searched(dominoes, sample(MOST), tmp_path / "cut.search", workers)
        assert {*stored(tmp_path / "cut.search")} == {*stored(tmp_path / "once.search")}

    def test_stopped_at_random_it_is_one_of_what_was_found_and_ends_as_the_same(
        self, dominoes: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        rng, path, complete, sizes = random.Random(1), tmp_path / "stopped.search", False, []
        searched(dominoes, sample(MOST), tmp_path / "once.search")
        session_help.slices_of(monkeypatch, 60)
        while not complete:
            stop = threading.Event()
            after = iter(range(rng.randrange(1, 4)))
            with closing(Search.start(dominoes.keeping(sample(MOST)), path)) as search:
                totals = search.run(2, stop, partial(_stop_after, stop, after))
                verify(search.file, 1, lambda *_: None)
            complete = totals.complete
            sizes.append((totals.solutions, totals.stored))
        assert all(have == min(found, MOST) for found, have in sizes)
        assert len(sizes) > 5
        assert {*stored(path)} == {*stored(tmp_path / "once.search")}

    def test_a_slice_begun_before_the_sample_was_thinned_out_adds_no_more(
        self, dominoes: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        session_help.slices_of(monkeypatch, 300)
        monkeypatch.setattr(finished_slices.FinishedSlices, "_apply", lambda _, now: now)  # workers are never told
        searched(dominoes, sample(MOST), tmp_path / "late.search")
        searched(dominoes, ALL, tmp_path / "all.search")
        assert {*stored(tmp_path / "late.search")} == least(dominoes, tmp_path / "all.search", MOST)

    def test_every_solution_has_the_same_chance(self, dominoes: Prepared, tmp_path: Path) -> None:
        searched(dominoes, ALL, tmp_path / "all.search")
        searched(dominoes, sample(MOST), tmp_path / "some.search")
        every, some = stored(tmp_path / "all.search"), {*stored(tmp_path / "some.search")}
        places = [number for number, options in enumerate(every) if options in some]
        quarters = np.bincount(4 * np.array(places) // len(every), minlength=4)
        assert quarters.sum() == MOST
        assert quarters.min() > 0  # 5 expected in each

    def test_what_is_known_of_taking_apart_goes_with_its_solution(
        self, dominoes: Prepared, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path, stop = tmp_path / "apart.search", threading.Event()
        session_help.slices_of(monkeypatch, 300)
        with closing(Search.start(dominoes.keeping(sample(MOST)), path)) as search:
            begun = search.run(1, stop, lambda status: status.totals.solutions > MOST and stop.set())
            before = search.file.page(1, MOST)
            search.file.examine([Examined(row.id, Outcome.YES, str(sum(row.options)), 1, 1) for row in before])
            assert not begun.complete
        assert searched(dominoes, ALL, path).complete
        with closing(SearchFile.open(path)) as file:
            verify(file, 1, lambda *_: None)
            known = file.examined(1)
            assert 0 < len(known) < MOST
            for row in known:
                (solution,) = file.page(row.solution, 1)
                assert row.level == str(sum(solution.options))
                assert solution.options in {one.options for one in before}

    def test_killed_before_it_was_thinned_out_it_is_afterwards(self, dominoes: Prepared, tmp_path: Path) -> None:
        path, most = tmp_path / "killed.search", 100
        with closing(SearchFile.create(path, dominoes.document, dominoes.fingerprint, keeps=sample(most))) as file:
            while file.totals().solutions < 3 * most:
                row = file.frontier()[0]
                done = run(dominoes.job, Task(row.state, row.share, 60, 1, 100))
                file.commit([(row.id, done)], 0.1, hashes=partial(class_hashes, dominoes.job))
                assert file.totals().stored <= file.keeping.room(complete=False)
                own = class_hashes(dominoes.job, file.rows(1, 10 * most))
                assert all(one < file.keeping.below for one in own.tolist())
        searched(dominoes, sample(most), path)
        searched(dominoes, sample(most), tmp_path / "once.search")
        assert {*stored(path)} == {*stored(tmp_path / "once.search")}


def _stop_after(stop: threading.Event, reports: Iterator[int], _: object) -> None:
    if next(reports, None) is None:
        stop.set()


@pytest.mark.usefixtures("inline")
class TestAFile:
    @pytest.mark.slow
    def test_by_any_number_of_workers(self, tmp_path: Path) -> None:
        """Real workers; the counts are Fisher's and Temperley's, 1,183 ways to lay dominoes on 5x6."""
        puzzle = session_help.write(tmp_path, session_help.dominoes(6, 5))
        first = session_help.run("solve", puzzle, "--keep", 50, "--search", "a.search", "--json", cwd=tmp_path)
        other = session_help.run("solve", puzzle, "--keep", 50, "--search", "b.search", "--json", "--workers", 2,
                                 cwd=tmp_path)
        assert json.loads(first.stdout)["solutions_total"] == 1183
        assert session_help.counts(first.stdout) == session_help.counts(other.stdout)
        assert {*stored(tmp_path / "a.search")} == {*stored(tmp_path / "b.search")}

    def test_resumes_as_it_was_begun_and_not_otherwise(self, dominoes: Prepared, tmp_path: Path) -> None:
        path = tmp_path / "some.search"
        searched(dominoes, sample(5), path)
        assert searched(dominoes, ALL, path).stored == 5
        with pytest.raises(FileRefusedError, match="a sample of at most 5 solutions; one that keeps no solutions"):
            Search.start(dominoes.keeping(NONE), path)

    @pytest.mark.parametrize("text", ["sample", "sample 0", "sample 5 below 12", "sample 99999999999", "nothing"])
    def test_that_stores_what_nobody_knows_is_refused(self, dominoes: Prepared, tmp_path: Path, text: str) -> None:
        path = tmp_path / "some.search"
        searched(dominoes, sample(5), path)
        session_help.changed(path, "UPDATE meta SET keeps = ?", values=(text,))
        with pytest.raises(FileRefusedError, match="which this program does not know"):
            SearchFile.open(path)

    @pytest.mark.parametrize("keeps", ["", NONE, "sample 5", "sample 2 below 8000000000000000"])
    def test_that_stores_more_or_fewer_than_it_says_is_refused(
        self, dominoes: Prepared, tmp_path: Path, keeps: str
    ) -> None:
        path = tmp_path / "some.search"
        searched(dominoes, sample(5), path)
        session_help.changed(path, "UPDATE meta SET keeps = ?", values=(keeps,))
        with pytest.raises(FileRefusedError, match=r"5 solutions stored"):
            SearchFile.open(path)

    def test_with_a_solution_that_is_none_of_the_sample_is_refused(self, dominoes: Prepared, tmp_path: Path) -> None:
        path = tmp_path / "some.search"
        searched(dominoes, sample(5), path)
        with closing(SearchFile.open(path)) as file:
            largest = int(class_hashes(dominoes.job, file.rows(1, 5)).max())
        session_help.changed(path, "UPDATE meta SET keeps = ?", values=(f"sample 5 below {largest:016x}",))
        with closing(SearchFile.open(path)) as file, pytest.raises(FileRefusedError, match="none of the sample"):
            verify(file, 1, lambda *_: None)

    def test_that_left_nothing_out_is_compared_with_the_digest(self, dominoes: Prepared, tmp_path: Path) -> None:
        path = tmp_path / "some.search"
        totals = searched(dominoes, sample(9_000), path)
        session_help.changed(path, "UPDATE totals SET digest = '1'")
        with closing(SearchFile.open(path)) as file, pytest.raises(FileRefusedError, match="not those that were"):
            verify(file, 1, lambda *_: None)
        assert totals.stored == totals.solutions

    def test_a_program_that_knows_no_samples_refuses_it(self, dominoes: Prepared, tmp_path: Path) -> None:
        """Earlier versions accept no text but these two."""
        searched(dominoes, NONE, tmp_path / "some.search")
        with closing(sqlite3.connect(tmp_path / "some.search")) as db:
            assert db.execute("SELECT keeps FROM meta").fetchone()[0] not in {"", "apart"}


class TestTexts:
    @pytest.mark.parametrize("text", ["", "apart", "none", "sample 1", f"sample {10**9}", f"sample 7 below {7:016x}"])
    def test_read_and_written(self, text: str) -> None:
        assert str(Keeping.of(text)) == text

    def test_the_limit_of_hashes(self) -> None:
        assert [Keeping.of(text).below for text in ("", "none", "sample 3")] == [EVERY, 0, EVERY]
        assert Keeping.of(sample(3)).limited(8).below == 8
        assert Keeping.of(sample(keeping.MOST_SAMPLED)).most == keeping.MOST_SAMPLED


@pytest.mark.usefixtures("inline")
@pytest.mark.parametrize("keeps", in_part([sample(500), NONE], 2))
def test_a_search_split_into_parts_and_merged_stores_the_same(tmp_path: Path, keeps: str) -> None:
    dominoes = prepare(parse(session_help.dominoes(7, 6), "test"))
    path, once = tmp_path / "split.search", tmp_path / "once.search"
    expected = searched(dominoes, keeps, once)
    with closing(Search.start(dominoes.keeping(keeps), path)):
        pass
    parts = [tmp_path / part.name for part in split(path, 3)]
    for part in parts:
        searched(dominoes, keeps, part)
    with locked(path) as file:
        for part in parts:
            merge(file, dominoes, part)
            verify(file, 1, lambda *_: None)
        totals = file.totals()
    assert session_help.numbers(totals)[:3] == session_help.numbers(expected)[:3]
    assert (totals.stored, totals.digest) == (expected.stored, expected.digest)
    assert {*stored(path)} == {*stored(once)}
