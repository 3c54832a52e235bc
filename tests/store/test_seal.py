"""The seal of a search file: renewed by each commit, broken by any other change."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from latticework.errors import FileRefusedError
from latticework.jobs.slice_work import Task, run
from latticework.shares import split_and_merge
from latticework.store import part_files
from latticework.store.search_file import SearchFile
from session_help import changed

TABLES = {"meta": ("puzzle", "fingerprint", "engine", "keeps"), "profile": ("level", "nodes"),
          "totals": ("nodes", "updates", "explored", "seconds", "solutions", "rotations", "copies", "digest",
                     "stored"),
          "frontier": ("id", "share", "state"), "cut": ("pruning", "nodes"), "seal": ("solutions", "apart", "whole"),
          "blocks": ("first", "count", "hash"), "origin": ("identity", "search", "share", "subtrees"),
         "parts": ("part", "name", "share", "subtrees", "status", "explored", "solutions", "digest"),
         "away": ("part", "share", "state"), "machines": ("name", "version", "slices", "nodes"), "sampled": ("hash",),
         "sliced": ("hash",),
         "samples": ("key", "machine", "method", "share", "state", "budget", "pieces", "room", "work", "nodes",
                     "copies", "digest", "rest")}


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A search file with something in each table."""
    path, _ = session_help.part_way(tmp_path_factory.mktemp("begun"), session_help.dominoes(6, 6), 4, 300)
    changed(path, "INSERT INTO cut VALUES ('islands', 3)")
    first, _ = split_and_merge.split(path, 2)
    with part_files.locked(path) as file:
        split_and_merge.give_up(file, first.name)
    return path.read_bytes()


@pytest.fixture
def path(begun: bytes, tmp_path: Path) -> Path:
    """A copy of it, to be changed."""
    copy = tmp_path / "part-way.search"
    copy.write_bytes(begun)
    return copy


def test_each_commit_leaves_what_a_new_computation_gives(tmp_path: Path) -> None:
    path, prepared = session_help.part_way(tmp_path, session_help.TWINS, 1, 4)
    chance, commits = random.Random(1), 0
    with closing(SearchFile.open(path)) as file:
        while frontier := file.frontier():
            rows = chance.sample(frontier, min(len(frontier), chance.choice((1, 1, 2))))
            results = [(row.id, run(prepared.job, Task(row.state, row.share, 6, 2, 3))) for row in rows]
            file.commit(results, 0.1)
            file.check()
            file.check_seal_of_rows()
            commits += 1
        assert file.totals().complete
    assert commits > 5


@pytest.mark.parametrize(("table", "column"), [(table, column) for table, own in TABLES.items() for column in own])
def test_a_change_of_any_value_is_reported(path: Path, table: str, column: str) -> None:
    """By the seal if not before: what is refused for another reason when it is sealed anew is damaged anyway."""
    with closing(sqlite3.connect(path)) as db:
        kind, = db.execute(f"SELECT typeof({column}) FROM {table}").fetchone()  # noqa: S608
    value = {"text": f"{column} || ' '", "blob": f"CAST({column} || x'00' AS BLOB)"}.get(kind, f"{column} + 1")
    changed(path, f"UPDATE {table} SET {column} = {value} "  # noqa: S608
            f"WHERE rowid = (SELECT max(rowid) FROM {table})", sealed=False)
    with pytest.raises(FileRefusedError):
        SearchFile.open(path)


@pytest.mark.parametrize("statement", [
    "INSERT INTO cut VALUES ('fits', 0)", "DELETE FROM cut", "INSERT INTO profile VALUES (30, 0)", "DELETE FROM seal",
    "INSERT INTO seal SELECT * FROM seal",
    "INSERT INTO frontier (share, state) VALUES (0, x'000000000000000000000000')", "DELETE FROM origin",
    "DELETE FROM away", "DELETE FROM samples WHERE key = (SELECT max(key) FROM samples)", "DELETE FROM sampled",
    "INSERT INTO machines VALUES ('another', '1', 0, 0)",
])
def test_a_row_more_or_less_is_reported(path: Path, statement: str) -> None:
    changed(path, statement, sealed=False)
    with pytest.raises(FileRefusedError, match=r"seal is broken|damaged"):
        SearchFile.open(path)


def test_a_change_between_two_commits_is_not_sealed_by_the_second(tmp_path: Path) -> None:
    path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)
    with closing(SearchFile.open(path)) as file:
        row = file.frontier()[0]
        result = run(prepared.job, Task(row.state, row.share, 100, 1, 100))
        before = changed(path, "UPDATE totals SET updates = 7", sealed=False)
        with pytest.raises(FileRefusedError, match="seal is broken"):
            file.commit([(row.id, result)], 0.1)
    assert path.read_bytes() == before
