"""What a wrong worker of a cluster did is taken out of a search file exactly, with all that followed from it."""

import random
import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import session_help
from latticework.errors import LatticeworkError
from latticework.jobs import slice_work
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.keeping import NONE, sample
from latticework.jobs.slice_work import Result, Task
from latticework.jobs.totals import Open, Totals
from latticework.puzzle import parse
from latticework.store import lineage
from latticework.store.lineage import Lineage, take_back
from latticework.store.search_file import SearchFile
from latticework.store.tables import checksum, part_rows, sample_rows
from latticework.store.tables.note_rows import Note
from session_help import numbers

LIAR, OTHERS = "liar", ["honest", "honest too", None]
"""Workers of a cluster, and None for this computer."""


@pytest.fixture(scope="module")
def prepared() -> Prepared:
    return prepare(parse(session_help.dominoes(6, 5), "test"))


def overlooking(result: Result, row: Open) -> Result:
    """Report what was left open as explored and keep what was found, as no check of the answer can see."""
    return replace(result, remaining=(), explored=row.share)


class Run:
    """A search by several workers, a slice at a time, in an order drawn by chance."""

    def __init__(self, path: Path, prepared: Prepared, seed: int, keeps: str = "") -> None:
        self.file = SearchFile.create(path, prepared.document, prepared.fingerprint, keeps=keeps)
        self.lineage, self.prepared, self.draw = Lineage(), prepared, random.Random(seed)
        self.below = self.file.keeping.below

    def slices(self, workers: list[str | None], most: int, budget: int = 60) -> None:
        """Do and save some slices."""
        for _ in range(most):
            rows = self.file.frontier()
            if not rows:
                return
            row, by = self.draw.choice(rows), self.draw.choice(workers)
            task = Task(row.state, row.share, self.draw.randrange(5, budget), 3, 100, below=self.below)
            result = slice_work.run(self.prepared.job, task)
            if by == LIAR and self.draw.random() < 0.5:
                result = overlooking(result, row)
            first = self.file.totals().stored + 1
            _, opened = self.file.commit([(row.id, result)], 0.01)
            self.lineage.add(row, result, opened, by, first)

    def take_back(self, worker: str = LIAR) -> lineage.Wrong:
        """Take back what a worker did."""
        wrong = self.lineage.forget(worker)
        rows = take_back(self.file, wrong)
        self.lineage.opened_again(rows)
        return wrong

    def finished(self) -> Totals:
        """Finish the search by those who are honest."""
        self.slices(OTHERS, 1_000_000, 1_000)
        return self.file.totals()


@pytest.fixture(scope="module")
def expected(prepared: Prepared, tmp_path_factory: pytest.TempPathFactory) -> Totals:
    run = Run(tmp_path_factory.mktemp("alone") / "a.search", prepared, 0)
    with closing(run.file):
        totals = run.finished()
    assert totals.copies == 1183  # Kasteleyn 1961
    return totals


@pytest.fixture(params=range(3))
def run(tmp_path: Path, prepared: Prepared, request: pytest.FixtureRequest) -> Iterator[Run]:
    made = Run(tmp_path / "a.search", prepared, request.param)
    with closing(made.file):
        yield made


def test_nothing_of_it_is_left_and_nothing_is_lost(run: Run, expected: Totals) -> None:
    run.slices(OTHERS, 3)
    for name in (LIAR, "honest", LIAR, "honest too"):  # solutions and rows have other numbers after each
        run.slices([*OTHERS, LIAR], 25)
        run.take_back(name)
        session_help.assert_sound(run.file.path, run.prepared)
        run.file.check()
        assert not any(name in record.workers for record in run.lineage._records)
    run.take_back()
    totals = run.finished()
    assert numbers(totals) == numbers(expected)
    stored = [solution.options for solution in run.file.page(1, 10_000)]
    assert len(set(stored)) == len(stored) == totals.solutions
    run.file.check()
    session_help.assert_sound(run.file.path, run.prepared)


def test_a_file_of_few_records_takes_back_more_but_as_exactly(
    run: Run, expected: Totals, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lineage, "MOST", 4)
    run.slices(["honest"], 6)
    run.slices([*OTHERS, LIAR], 15)
    run.take_back()
    assert len(run.lineage._records) <= 4
    assert numbers(run.finished()) == numbers(expected)


def test_only_what_followed_from_it_is_taken_back(run: Run) -> None:
    run.slices(OTHERS, 12)
    before = run.file.totals()
    run.slices([LIAR], 2)
    given = run.take_back().sums.totals
    assert given.nodes > 0
    after = run.file.totals()
    assert replace(after, seconds=0.0) == replace(before, seconds=0.0)


def test_a_search_that_is_killed_meanwhile_is_as_before(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """All is one transaction: whatever step fails, nothing is changed."""
    run.slices([*OTHERS, LIAR], 20)
    wrong = run.lineage.forget(LIAR)
    before = run.file.path.read_bytes()
    for module, name in ((part_rows, "give_back"), (sample_rows, "remove"), (checksum, "renew")):
        with monkeypatch.context() as patch:
            patch.setattr(module, name, _killed)
            with pytest.raises(KeyboardInterrupt):
                take_back(run.file, wrong)
        assert run.file.path.read_bytes() == before


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


def test_notes_stay_with_their_solutions(tmp_path: Path, prepared: Prepared) -> None:
    run = Run(tmp_path / "a.search", prepared, 1)
    with closing(run.file) as file:
        run.slices(OTHERS, 25)
        run.slices([*OTHERS, LIAR], 10)
        run.slices(OTHERS, 5)
        options = {solution.id: solution.options for solution in file.page(1)}
        file.store_notes([Note(number, True) for number in options])
        run.take_back()
        left = {solution.id: solution.options for solution in file.page(1)}
        assert 0 < len(left) < len(options)
        assert {note.solution for note in file.notes} == set(left)
        assert set(left.values()) <= set(options.values())


def test_a_search_that_only_counts(tmp_path: Path, prepared: Prepared, expected: Totals) -> None:
    run = Run(tmp_path / "a.search", prepared, 2, NONE)
    with closing(run.file):
        run.slices([*OTHERS, LIAR], 15)
        run.take_back()
        assert numbers(run.finished())[:3] == numbers(expected)[:3]


def test_a_sample_from_which_solutions_were_left_out_is_not_exact_again(tmp_path: Path, prepared: Prepared) -> None:
    run = Run(tmp_path / "a.search", prepared, 3, sample(1000))
    with closing(run.file) as file:
        run.slices([LIAR], 3)
        shutil.copy(file.path, tmp_path / "before")
        with pytest.raises(LatticeworkError, match="begin it again without that worker"):
            run.take_back()
        assert file.path.read_bytes() == (tmp_path / "before").read_bytes()
