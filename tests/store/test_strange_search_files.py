"""Search files that are damaged, newer, of another puzzle, or made to do harm."""

import os
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import damaged_search_files
import forked_program
import session_help
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.jobs.totals import UNCHOSEN, Choice
from latticework.method import choosing
from latticework.puzzle import parse
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from latticework.store.tables.layout import FORMAT
from quick_suite import in_part
from session_help import InlinePool, changed

DOMINOES = session_help.dominoes(4, 4)


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)


class TestStrangeFilesAreRefused:
    @pytest.mark.parametrize("seeds", in_part([
        range(15), pytest.param(range(15, 1000), marks=[pytest.mark.slow, pytest.mark.timeout(900)])], 2), ids=str)
    @pytest.mark.parametrize("name", ["twins", "dominoes"])
    def test_fuzz(self, tmp_path: Path, name: str, seeds: range) -> None:
        """In a process of its own, because what is feared is that a kernel crashes or never returns."""
        code = f"import damaged_search_files; damaged_search_files.fuzz({str(tmp_path)!r}, {name!r}, {seeds})"
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = forked_program.run([sys.executable, "-c", f"import faulthandler; faulthandler.enable(); {code}"],
                                  tmp_path, 3 * len(seeds), env=environment)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.count("refused") == len(damaged_search_files.DAMAGES)

    def test_another_puzzle(self, tmp_path: Path) -> None:
        path, _ = session_help.part_way(tmp_path, DOMINOES)
        before = path.read_bytes()
        with pytest.raises(FileRefusedError, match="another puzzle"):
            Search.start(prepare(parse(session_help.TWINS, "test")), path)
        assert path.read_bytes() == before

    @pytest.mark.parametrize("version", [0, FORMAT + 1, 2**31])
    def test_another_format(self, tmp_path: Path, version: int) -> None:
        path, _ = session_help.part_way(tmp_path, DOMINOES)
        data = bytearray(path.read_bytes())
        data[60:64] = version.to_bytes(4, "big")
        path.write_bytes(data)
        with pytest.raises(FileRefusedError, match=rf"format {version}; this program reads formats 1 to {FORMAT}"):
            SearchFile.open(path)
        assert path.read_bytes() == data

    @pytest.mark.parametrize("data", [b"", b"SQLite format 3\0", b"format = 1\n", b"\x00" * 5_000, b"\xff" * 99])
    def test_not_a_search_file(self, tmp_path: Path, data: bytes) -> None:
        path = tmp_path / "a.search"
        path.write_bytes(data)
        with pytest.raises(FileRefusedError, match="not a Latticework search file"):
            SearchFile.open(path)
        assert path.read_bytes() == data

    def test_a_database_of_another_program(self, tmp_path: Path) -> None:
        path = tmp_path / "a.search"
        before = changed(path, "CREATE TABLE bookmarks (address TEXT)")
        with pytest.raises(FileRefusedError, match="not a Latticework search file"):
            SearchFile.open(path)
        assert path.read_bytes() == before

    def test_truncated_anywhere(self, tmp_path: Path) -> None:
        path, prepared = session_help.part_way(tmp_path, DOMINOES)
        whole = path.read_bytes()
        for length in {*range(0, len(whole), 1_024), *range(60, 110), len(whole) - 1}:
            path.write_bytes(whole[:length])
            with pytest.raises(FileRefusedError):
                Search.start(prepared, path)
            assert path.read_bytes() == whole[:length]

    def test_one_that_appears_while_a_method_is_chosen(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """It was not there when the user asked for a new search, and may be anything: it is not begun anew."""
        path, prepared = tmp_path / "new.search", prepare(parse(DOMINOES, "test"))
        (tmp_path / "far").mkdir()
        there, _ = session_help.part_way(tmp_path / "far", session_help.TWINS)
        before = there.read_bytes()

        def slow(own: Prepared) -> tuple[Prepared, Choice]:
            there.rename(path)
            return own, UNCHOSEN

        monkeypatch.setattr(choosing, "choose_method", slow)
        with pytest.raises(LatticeworkError, match="exists already"):
            Search.start(prepared, path)
        assert path.read_bytes() == before
        assert [file.name for file in tmp_path.iterdir() if file.is_file()] == [path.name]

    @pytest.mark.parametrize("statement", [
        "DELETE FROM meta", "DELETE FROM totals", "DELETE FROM frontier", "DROP TABLE profile",
        "UPDATE totals SET explored = explored + 1", "UPDATE totals SET solutions = solutions + 1",
        "UPDATE totals SET digest = 'no number'", "UPDATE meta SET puzzle = 'format = 2'",
        "UPDATE frontier SET share = share + (CASE id % 2 WHEN 0 THEN 1 ELSE -1 END)",
        "DELETE FROM blocks WHERE first = 1", "INSERT INTO frontier (share, state) VALUES (0, x'00')",
        "UPDATE frontier SET state = (SELECT state FROM frontier ORDER BY id LIMIT 1)",
    ])
    def test_what_does_not_add_up(self, tmp_path: Path, statement: str) -> None:
        path, prepared = session_help.part_way(tmp_path, session_help.pentominoes(15, 4), 4, 3_000)
        before = changed(path, statement)
        with pytest.raises(FileRefusedError):
            Search.start(prepared, path)
        assert path.read_bytes() == before

    @pytest.mark.parametrize("text", in_part([session_help.TWINS, DOMINOES, session_help.pentominoes(20, 3)], 3))
    def test_random_bytes_for_an_open_subtree(self, tmp_path: Path, text: str) -> None:
        path, prepared = session_help.part_way(tmp_path, text)
        rng = random.Random(text)
        with closing(sqlite3.connect(path)) as db:
            number, length = db.execute("SELECT id, length(state) FROM frontier ORDER BY id DESC").fetchone()
        for _ in range(50):
            changed(path, "UPDATE frontier SET state = ? WHERE id = ?", values=(rng.randbytes(length), number))
            with pytest.raises(FileRefusedError, match="none of this puzzle"):
                Search.start(prepared, path)

    def test_a_branch_that_the_search_would_not_make(self, tmp_path: Path) -> None:
        """To branch on a part of several copies too early hides its options; the kernel looked for one for ever."""
        path, prepared = session_help.part_way(tmp_path, DOMINOES)
        cover = prepared.reduction.cover.only(prepared.restriction.kept)
        first, second = int(cover.options_of(0)[0]), int(cover.options_of(0)[-1])
        state = np.array([[0, first, first], [cover.items[cover.start[second] + 1], second, second]], "<i4").tobytes()
        changed(path, "UPDATE frontier SET state = ?", values=(state,))
        with pytest.raises(FileRefusedError, match="damaged"):
            Search.start(prepared, path)


class TestOpeningAFileIsSafe:
    @pytest.mark.parametrize("statements", [
        ["CREATE TRIGGER t AFTER INSERT ON blocks BEGIN DELETE FROM frontier; END"],
        ["CREATE TRIGGER t AFTER DELETE ON frontier BEGIN DELETE FROM blocks; END"],
        ["ALTER TABLE meta RENAME TO old", "CREATE VIEW meta AS SELECT * FROM old"],
        ["ALTER TABLE totals RENAME TO old", "CREATE VIEW totals AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
         "SELECT i % 9 FROM n) SELECT nodes, updates, explored, seconds, solutions, rotations, copies, digest, "
         "stored FROM old, n WHERE i < 0"],
        ["DROP TABLE blocks", "CREATE TABLE blocks (first, count, hash, data)"],
    ])
    def test_views_and_triggers_never_run(self, tmp_path: Path, statements: list[str]) -> None:
        path, _ = session_help.part_way(tmp_path, DOMINOES)
        before = changed(path, *statements, sealed=False)
        with pytest.raises(FileRefusedError):
            SearchFile.open(path)
        assert path.read_bytes() == before

    def test_a_pipe_is_not_waited_for(self, tmp_path: Path) -> None:
        path = tmp_path / "a.search"
        os.mkfifo(path)
        with pytest.raises(FileRefusedError, match="pipe"):
            SearchFile.open(path)

    def test_a_folder(self, tmp_path: Path) -> None:
        with pytest.raises(FileRefusedError, match=str(tmp_path)):
            SearchFile.open(tmp_path)

    def test_a_puzzle_of_an_unknown_lattice_inside(self, tmp_path: Path) -> None:
        path, _ = session_help.part_way(tmp_path, DOMINOES)
        changed(path, "UPDATE meta SET puzzle = replace(puzzle, '\"square\"', '\"../../etc/passwd\"')")
        with pytest.raises(FileRefusedError, match="lattice"):
            SearchFile.open(path)
