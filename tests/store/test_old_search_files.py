"""Searches that past versions of the program left: each goes on to exact counts."""

import shutil
import sqlite3
import threading
from contextlib import closing
from dataclasses import astuple
from pathlib import Path

import numpy as np
import pytest

import session_help
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs import packed_solutions
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.jobs.slice_work import Task
from latticework.jobs.slice_work import run as run_slice
from latticework.puzzle import parse
from latticework.run.search import Search
from latticework.store import older_formats, sqlite
from latticework.store.search_file import SearchFile
from latticework.store.tables import part_rows
from latticework.store.tables.layout import FORMAT, GIVEN_AWAY, PARTS, SEALED, version_of
from latticework.store.tables.part_rows import Part, Status
from quick_suite import in_part
from session_help import FailingConnection

GOLDEN = Path(__file__).parents[1] / "golden"
DOMINOES = parse(session_help.dominoes(6, 6), "dominoes")


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)


@pytest.mark.parametrize("version", in_part(range(1, FORMAT + 1), 3))
def test_goes_on_to_exact_counts(tmp_path: Path, version: int) -> None:
    path, prepared = tmp_path / "old.search", prepare(DOMINOES)
    shutil.copy(GOLDEN / f"format-{version}.search", path)
    with closing(Search.start(prepared, path)) as search:
        assert search.totals.explored > 0
        assert not search.totals.complete
        totals = search.run(1, threading.Event())
        assert version_of(search.file._db) == FORMAT
    with closing(Search.start(prepared, tmp_path / "new.search")) as search:
        assert session_help.numbers(totals) == session_help.numbers(search.run(1, threading.Event()))
    session_help.assert_sound(path, prepared)


@pytest.mark.parametrize(("version", "method"), [(1, "bitset"), (2, "auto"), (3, "auto"), (4, "auto"), (5, "auto"),
                                                 (6, "auto"), (7, "auto"), (8, "auto")])
def test_looking_at_one_changes_nothing(tmp_path: Path, version: int, method: str) -> None:
    path = tmp_path / "old.search"
    shutil.copy(GOLDEN / f"format-{version}.search", path)
    before = path.read_bytes()
    with closing(SearchFile.open(path)) as file:
        assert file.cut() == {}
        assert file.method == Method(method)
        assert len(file.page(1)) == file.totals().solutions == file.totals().stored
        assert [row.id for row in file.page(3, 4)] == [3, 4, 5, 6]
        assert (file.keeps, [row.solution for row in file.examined(1)]) == ("", [3, 4, 9] if version >= 4 else [])
        assert list(file.outcomes().values()) == [int(version >= 4)] * 3
        assert file.is_sealed == (version >= SEALED)
        file.check_seal_of_rows()
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_the_first_commit_seals_what_is_there(tmp_path: Path, version: int) -> None:
    path, prepared = tmp_path / "old.search", prepare(DOMINOES)
    shutil.copy(GOLDEN / f"format-{version}.search", path)
    with closing(SearchFile.open(path)) as file:
        row, before = file.frontier()[0 if version == 4 else -1], file.page(1)
        file.commit([(row.id, run_slice(prepared.job, Task(row.state, row.share, 5_000, 2, 100)))], 0.1)
        rows = file.page(1, 10_000)
        assert len(rows) > len(before)
        assert rows[: len(before)] == before
        file.check()
    session_help.changed(path, "UPDATE totals SET nodes = nodes + 1", "UPDATE profile SET nodes = nodes + 1 "
                         "WHERE level = 0", sealed=False)
    with pytest.raises(FileRefusedError, match="seal is broken"):
        SearchFile.open(path)


@pytest.mark.parametrize("version", in_part([1, 3, 4, 5], 6))
def test_the_nth_step_of_bringing_up_to_date_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    """It is the old file each time, or the new one with all that was in it."""
    monkeypatch.setattr(sqlite, "Connection", FailingConnection)
    if version < 4:
        monkeypatch.setattr(packed_solutions, "MOST", 20)
    path, old = tmp_path / "old.search", (GOLDEN / f"format-{version}.search").read_bytes()
    prepared = prepare(DOMINOES)
    with closing(SearchFile.open(GOLDEN / f"format-{version}.search")) as file:
        before = file.totals(), file.page(1)
        row = file.frontier()[-1]
        done = [(row.id, run_slice(prepared.job, Task(row.state, row.share, 5_000, 2, 100)))]
    failures, went_on = 0, False
    while not went_on:
        path.write_bytes(old)
        with closing(SearchFile.open(path)) as file:
            FailingConnection.steps, FailingConnection.fail_at = 0, failures + 1
            try:
                file.commit(done, 0.1)
                went_on = True
            except LatticeworkError:
                failures += 1
            finally:
                FailingConnection.fail_at = 0
        with closing(SearchFile.open(path)) as file:
            assert version_of(file._db) == (FORMAT if went_on else version)
            assert went_on or (file.totals(), file.page(1)) == before
            assert file.page(1)[: len(before[1])] == before[1]
    assert failures > 25
    session_help.assert_sound(path, prepared)


def test_what_format_3_sealed_is_compared_before_it_is_sealed_again(tmp_path: Path) -> None:
    path, prepared = tmp_path / "old.search", prepare(DOMINOES)
    shutil.copy(GOLDEN / "format-3.search", path)
    change = "UPDATE solutions SET copies = copies + CASE id WHEN 8 THEN 4 WHEN 9 THEN -4 ELSE 0 END"
    before = session_help.changed(path, change, sealed=False)
    with closing(SearchFile.open(path)) as file, pytest.raises(FileRefusedError, match="not those that were counted"):
        session_help.go_on(file, prepared)
    assert path.read_bytes() == before


@pytest.mark.parametrize("options", [b"\1\0\0", b"\5\0\0\0\1\0\0\0", b"\xff\xff\xff\xff", bytes(4 * 40)])
def test_a_damaged_solution_is_refused_and_stays(tmp_path: Path, options: bytes) -> None:
    """The seal of format 3 tells such a change; here it is told by what is there."""
    path, prepared = tmp_path / "old.search", prepare(DOMINOES)
    shutil.copy(GOLDEN / "format-2.search", path)
    change = "UPDATE solutions SET options = ? WHERE id = 5"
    before = session_help.changed(path, change, values=(options,), sealed=False)
    with pytest.raises(FileRefusedError, match="damaged search file"), closing(SearchFile.open(path)) as file:
        session_help.go_on(file, prepared)
    assert path.read_bytes() == before


def test_solutions_of_different_lengths_are_read() -> None:
    """As those of a puzzle whose parts may be left out."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute("CREATE TABLE solutions (id INTEGER PRIMARY KEY, options, copies, rotations)")
        for options in ([1, 3, 4], [0, 5], [2]):
            db.execute("INSERT INTO solutions (options, copies, rotations) VALUES (?, 1, 1)",
                       (np.array(options, "<i4").tobytes(),))
        found = older_formats.rows(db, 1, 10, 3)
    assert found.options.tolist() == [[1, 3, 4], [0, 5, -1], [2, -1, -1]]


def test_what_is_away_is_read_from_the_first_format_with_parts() -> None:
    part = Part("a" * 64, "a.part", 5, "b" * 64, Status.AWAY, 0, 0, "0")
    with closing(sqlite3.connect(":memory:")) as db:
        db.execute(f"PRAGMA user_version = {PARTS}")
        for statement in GIVEN_AWAY:
            db.execute(statement)
        db.execute("INSERT INTO parts VALUES (?, ?, ?, ?, ?, ?, ?, ?)", astuple(part))
        db.execute("INSERT INTO away (part, share, state) VALUES (?, 5, x'01')", (part.identity,))
        assert part_rows.parts(db) == [part]
        assert part_rows.away(db) == part_rows.away(db, part.identity) == [part_rows.Subtree(5, b"\1")]
        assert not part_rows.away(db, "c" * 64)
