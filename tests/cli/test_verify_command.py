"""`verify`: what it finds wrong in a search file, even in one that was sealed anew; on one core and on several."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import deadly_work
import session_help
import solution_blocks
from latticework.cli.main import run
from latticework.jobs.job import prepare
from latticework.jobs.packed_solutions import Rows
from latticework.jobs.slice_work import Task
from latticework.jobs.slice_work import run as run_slice
from latticework.run import verification, worker_pool
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from session_help import changed, write
from solution_blocks import Row

GOLDEN = Path(__file__).parents[1] / "golden"
WHOLE_TREE = "UPDATE totals SET explored = explored + (SELECT coalesce(sum(share), 0) FROM frontier)"
NODES = ("UPDATE totals SET nodes = nodes + 5", "UPDATE profile SET nodes = nodes + 5 WHERE level = 1",
         "UPDATE machines SET nodes = nodes + 5")


@pytest.fixture(scope="module")
def complete(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    puzzle = write(tmp_path_factory.mktemp("puzzle"), session_help.dominoes(6, 6))
    return session_help.complete(puzzle)


@pytest.fixture
def search(tmp_path: Path, complete: bytes) -> Path:
    path = tmp_path / "s.search"
    path.write_bytes(complete)
    return path


def refusal(capsys: pytest.CaptureFixture[str], path: Path, *more: object) -> str:
    """Return what `verify` says against a file, in one line."""
    assert run(["verify", str(path), *map(str, more)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert len(output.err.splitlines()) == 1
    assert str(path) in output.err
    return output.err


class TestRight:
    def test_changes_nothing(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        before = search.read_bytes()
        assert run(["verify", str(search)]) == 0
        output = capsys.readouterr()
        assert (output.out, output.err) == ("930 solutions checked, all right\n", "")
        assert search.read_bytes() == before

    @pytest.mark.parametrize("workers", [1, 2])
    def test_json(
        self, capsys: pytest.CaptureFixture[str], search: Path, monkeypatch: pytest.MonkeyPatch, workers: int
    ) -> None:
        monkeypatch.setattr(verification, "ALONE", 0)
        monkeypatch.setattr(verification, "PAGE", 100)
        assert run(["verify", str(search), "--json", "--workers", str(workers)]) == 0
        fields: dict[str, Any] = json.loads(capsys.readouterr().out)
        assert fields.pop("seconds") > 0
        with closing(SearchFile.open(search)) as file:
            totals = file.totals()
        assert fields == {
            "format": 1, "name": "Dominoes 6x6", "method": "bitset", "complete": True, "explored": 1.0,
            "sealed": True,
            "solutions": 930, "solutions_total": 6728, "solutions_rotations": 1712, "solutions_reflections": 930,
            "nodes": totals.nodes, "hash": f"{totals.digest:016x}"}

    def test_of_a_search_without_solutions(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        path, _ = session_help.part_way(tmp_path, session_help.dominoes(6, 6), 1, 1)
        assert run(["verify", str(path)]) == 0
        assert capsys.readouterr().out == "0 solutions checked, all right\n"

    @pytest.mark.slow
    def test_by_pages_of_any_size(
        self, search: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        for options in (1, 100, 36 * 929, 36 * 930):
            monkeypatch.setattr(verification, "OPTIONS", options)
            assert run(["verify", str(search)]) == 0
            assert "930" in capsys.readouterr().out

    def test_a_bar_is_drawn_on_a_terminal(self, search: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        seen: list[int] = []
        monkeypatch.setattr(verification, "PAGE", 300)
        with closing(SearchFile.open(search)) as file:
            verification.check_solutions(file, prepare(file.document), 930, 1, seen.append)
        assert seen == [300, 600, 900, 930]


def test_of_a_search_that_goes_on_meanwhile(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is committed after `verify` began is left out; nothing of it looks like damage."""
    monkeypatch.setattr(verification, "PAGE", 20)
    path, prepared = session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)
    pages = verification._pages

    def goes_on(file: SearchFile, *limits: int) -> Iterator[Rows]:
        for rows in pages(file, *limits):
            yield rows
            with closing(SearchFile.open(path)) as other:
                first = other.frontier()[-1]
                other.commit([(first.id, run_slice(prepared.job, Task(first.state, first.share, 300, 2, 100)))], 0.1)

    monkeypatch.setattr(verification, "_pages", goes_on)
    with closing(SearchFile.open(path)) as file:
        before = file.totals().solutions
    assert run(["verify", str(path)]) == 0
    assert capsys.readouterr().out == f"{before:,} solutions checked, all right\n"
    with closing(SearchFile.open(path)) as file:
        assert file.totals().solutions > before


class TestTampered:
    """Each file is sealed anew, so what is told is told by looking at the solutions."""

    @pytest.mark.parametrize(("number", "how", "words"), in_part([
        (500, lambda row: ((0,), *row[1:]), "solution 500: cell"),
        (500, lambda row: ((*row[0][:-1], 2**31 - 2), *row[1:]), "solution 500: a stored solution is damaged"),
        (930, lambda row: (row[0][1:], *row[1:]), "solution 930: cell"),
        (1, lambda row: ((), *row[1:]), "solution 1: cell"),
        (1, lambda row: ((-1, *row[0][1:]), *row[1:]), "a block holds what is no solution"),
        (1, lambda row: ((*row[0][:-1], 2**31 + 5), *row[1:]), "a block holds what is no solution"),
        (5, lambda row: ((row[0][1], row[0][0], *row[0][2:]), *row[1:]), "a block holds what is no solution"),
        (5, lambda row: (row[0], 0, 0), "a block holds what is no solution"),
        (8, lambda row: (row[0], row[1] + 4, row[2]),
         "solution 8: has 4 symmetric copies, 1 where turned ones count as one; the file says 8 and 1"),
        (8, lambda row: (row[0], row[1], row[2] + 1),
         "solution 8: has 4 symmetric copies, 1 where turned ones count as one; the file says 4 and 2"),
    ], 3, several=True))
    @pytest.mark.parametrize("workers", [1, 2])
    def test_a_changed_solution_is_reported(
        self, capsys: pytest.CaptureFixture[str], search: Path, monkeypatch: pytest.MonkeyPatch, number: int,
        how: Callable[[Row], Row], words: str, workers: int
    ) -> None:
        monkeypatch.setattr(verification, "ALONE", 0)
        solution_blocks.change(search, number, how)
        assert "seal is broken" in refusal(capsys, search, "--workers", workers)
        session_help.seal_anew(search)
        assert words in refusal(capsys, search, "--workers", workers)

    def test_a_solution_that_is_there_twice(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        solution_blocks.change_all(search, lambda rows: [*rows[:7], rows[6], *rows[8:]])
        session_help.seal_anew(search)
        assert "solution 7: is stored a second time, as solution 8" in refusal(capsys, search)

    def test_a_block_put_in_the_place_of_another(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        """The sum of the hashes of both is what it was, yet each says for which solutions it is."""
        solution_blocks.change_all(search, lambda rows: rows)
        session_help.seal_anew(search)
        changed(search, "UPDATE blocks SET first = -first", "UPDATE blocks SET first = CASE first WHEN -1 THEN 401 "
                "WHEN -401 THEN 1 ELSE -first END", sealed=False)
        assert "from number 1 on was changed or damaged" in refusal(capsys, search)

    @pytest.mark.parametrize(("statement", "words"), [
        ("UPDATE totals SET copies = copies + 1", "not those that were counted"),
        ("UPDATE totals SET stored = stored - 1", "930 solutions stored, 929 counted"),
        ("UPDATE totals SET digest = '1'", "not those that were counted"),
        ("UPDATE totals SET nodes = -nodes", "less than nothing"),
        ("UPDATE totals SET seconds = -1.0", "less than nothing"),
        ("UPDATE totals SET nodes = nodes + 1", "nodes counted"),
        ("UPDATE blocks SET first = 2", "solutions stored"),
    ])
    def test_a_changed_number_is_reported(
        self, capsys: pytest.CaptureFixture[str], search: Path, statement: str, words: str
    ) -> None:
        changed(search, statement)
        assert words in refusal(capsys, search)

    def test_another_image_of_a_solution_in_place_of_one(
        self, capsys: pytest.CaptureFixture[str], search: Path
    ) -> None:
        """It is right by itself, and only stands for a class that is there already."""
        with closing(SearchFile.open(search)) as file:
            prepared = prepare(file.document)
            group, row = prepared.group, list(file.page(7, 1)[0].options)
        images = {tuple(sorted(group.options[g, row].tolist())) for g in range(group.order)}
        other = max(images)
        assert other != tuple(row)
        solution_blocks.change(search, 8, lambda row: (other, *row[1:]))
        session_help.seal_anew(search)
        assert "solution 8: is not the one of its symmetric copies" in refusal(capsys, search)


class TestBrokenSeal:
    """What looking at solutions cannot tell, and the seal does."""

    @pytest.mark.parametrize("statements", [
        NODES, ("UPDATE totals SET updates = updates + 1",), ("UPDATE totals SET seconds = seconds + 1",),
        ("UPDATE meta SET engine = 'dlx'",), ("UPDATE meta SET puzzle = puzzle || ' '",),
        ("INSERT INTO cut VALUES ('islands', 3)",), ("UPDATE seal SET whole = '0'",),
    ])
    def test_is_reported(self, capsys: pytest.CaptureFixture[str], search: Path, statements: tuple[str, ...]) -> None:
        changed(search, *statements, sealed=False)
        assert "seal is broken" in refusal(capsys, search)
        session_help.seal_anew(search)
        assert run(["verify", str(search)]) == 0

    def test_an_unfinished_search_made_to_look_finished(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        path, _ = session_help.part_way(tmp_path, session_help.dominoes(6, 6), 4, 300)
        changed(path, WHOLE_TREE, "DELETE FROM frontier", sealed=False)
        assert "seal is broken" in refusal(capsys, path)

    def test_a_block_that_was_changed(self, capsys: pytest.CaptureFixture[str], search: Path) -> None:
        changed(search, "UPDATE blocks SET data = CAST(data || x'00' AS BLOB)", sealed=False)
        assert "block of solutions from number 1 on was changed or damaged" in refusal(capsys, search)

    @pytest.mark.parametrize("statement", [
        "UPDATE solutions SET copies = copies + CASE id WHEN 8 THEN 4 WHEN 9 THEN -4 ELSE 0 END",
        "UPDATE solutions SET options = CAST(substr(options, 5) || substr(options, 1, 4) AS BLOB) WHERE id = 5"])
    def test_solutions_of_an_older_file(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, statement: str
    ) -> None:
        path = tmp_path / "old.search"
        path.write_bytes((GOLDEN / "format-3.search").read_bytes())
        changed(path, statement, sealed=False)
        assert "not those that were counted" in refusal(capsys, path)

    def test_a_file_of_old_has_none(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        golden = GOLDEN / "format-2.search"
        path = tmp_path / "old.search"
        path.write_bytes(golden.read_bytes())
        assert run(["verify", str(path)]) == 0
        assert "an older version made this file and sealed nothing" in capsys.readouterr().out
        assert run(["verify", str(path), "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["sealed"] is False
        assert path.read_bytes() == golden.read_bytes()


def test_a_worker_that_dies_is_reported(
    capsys: pytest.CaptureFixture[str], search: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verification, "ALONE", 0)
    monkeypatch.setattr(worker_pool, "_call_installed", deadly_work.die)
    assert run(["verify", str(search), "--workers", "2"]) == 2
    assert "not all solutions were checked" in capsys.readouterr().err
