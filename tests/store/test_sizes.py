"""A search file with more in it than a search leaves is refused before that is read."""

import sqlite3
import sys
import threading
import tracemalloc
import zlib
from contextlib import closing
from pathlib import Path

import pytest

import forked_program
import session_help
from latticework import paths
from latticework.errors import FileRefusedError
from latticework.jobs.job import prepare
from latticework.puzzle import load
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from session_help import changed

DOMINOES = session_help.dominoes(6, 6)


@pytest.mark.parametrize("statement", in_part([
    "UPDATE blocks SET hash = zeroblob(10000000)", "UPDATE blocks SET hash = zeroblob(17)",
    "UPDATE frontier SET state = zeroblob(10000000) WHERE id = (SELECT max(id) FROM frontier)",
    "UPDATE frontier SET state = zeroblob(12 * 37) WHERE id = (SELECT max(id) FROM frontier)",
    "UPDATE meta SET puzzle = puzzle || char(10) || '#' || hex(zeroblob(5000000))",
    "UPDATE meta SET puzzle = '{' || hex(zeroblob(40000000))",
    "UPDATE meta SET fingerprint = hex(zeroblob(5000000))", "UPDATE meta SET engine = zeroblob(10000000)",
    "UPDATE meta SET keeps = hex(zeroblob(5000000))",
    "UPDATE totals SET digest = hex(zeroblob(5000000))", "UPDATE totals SET nodes = zeroblob(10000000)",
    "UPDATE profile SET nodes = zeroblob(10000000) WHERE level = 1",
    "INSERT INTO cut VALUES (hex(zeroblob(5000000)), 1)", "UPDATE seal SET whole = zeroblob(10000000)",
    "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n LIMIT 200000) "
    "INSERT INTO frontier (share, state) SELECT 0, x'000000000000000000000000' FROM n",
    "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n LIMIT 200000) "
    "INSERT INTO profile SELECT i, 0 FROM n",
    "INSERT INTO meta SELECT * FROM meta", "INSERT INTO totals SELECT * FROM totals",
    "INSERT INTO totals VALUES (0, 0, 0, 0.0, 0, 0, 0, '0', 0)",
], 3))
def test_is_refused_within_little_memory(tmp_path: Path, statement: str) -> None:
    path, _ = session_help.part_way(tmp_path, DOMINOES, 4, 300)
    changed(path, statement, sealed=False)
    tracemalloc.start()
    try:
        with pytest.raises(FileRefusedError, match="damaged"):
            SearchFile.open(path)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()


def test_levels_that_no_search_entered_do_no_harm(tmp_path: Path) -> None:
    """Versions before counted nodes, all 0, of more levels than there are cells where sides of parts must match."""
    path, _ = session_help.part_way(tmp_path, DOMINOES, 4, 300)
    changed(path, "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n LIMIT 50) "
                  "INSERT INTO profile SELECT i, 0 FROM n")
    with closing(SearchFile.open(path)) as file:
        assert file.totals().nodes == sum(file.profile())


def test_a_search_with_sides_that_must_match_is_read_again(tmp_path: Path) -> None:
    puzzle = load(paths.library() / "square" / "macmahon-4x6.toml")
    with closing(Search.start(prepare(puzzle), tmp_path / "a.search")) as search:
        search.run(1, threading.Event(), limit=1, alone=60)
    with closing(SearchFile.open(tmp_path / "a.search")) as file:
        assert file.totals().solutions == 1
        assert len(file.profile()) <= 25


@pytest.mark.slow
def test_no_command_takes_the_memory_that_it_asks_for(tmp_path: Path) -> None:
    """With 40 MB for a solution a command took a gigabyte; what SQLite takes is only seen from outside."""
    path, _ = session_help.part_way(tmp_path, DOMINOES, 4, 300)
    with closing(sqlite3.connect(path)) as db:
        (right,) = db.execute("SELECT data FROM blocks").fetchone()
    zeros = right[:5] + zlib.compress(bytes(200_000_000), 1)
    taken, said = [], []
    for data in (right, bytes(40_000_000), zeros, zeros[:1] + b"\xff" * 4 + zeros[5:]):
        changed(path, "UPDATE blocks SET data = ?", values=(data,))
        code = ("import resource, sys; from latticework.cli.main import run; run(sys.argv[1:]); "
                "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)")
        done = forked_program.run([sys.executable, "-c", code, "solutions", str(path), "--limit", "1"], tmp_path)
        taken.append(int(done.stdout.split()[-1]))
        said.append(done.stderr)
    assert ["damaged search file" in error for error in said] == [False, True, True, True]
    assert max(taken) < taken[0] + 30_000  # kilobytes
