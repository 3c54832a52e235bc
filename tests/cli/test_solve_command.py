"""`latticework solve`: what it prints, its exit status, stopping early and going on."""

import json
import re
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import session_help
from latticework.cli import search_report, solve
from latticework.cli.main import run
from latticework.cover import ORDERS
from latticework.jobs.job import Job, prepare
from latticework.jobs.method import Method
from latticework.puzzle import load
from latticework.search import ENGINES, advance, make_searcher, root
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from session_help import InlinePool, counts, write

TOO_SMALL = session_help.puzzle_text("Too small", 3, 3, {"I": ("####", 2)})
IMPOSSIBLE = session_help.puzzle_text("F, L, N, P in 4x5", 5, 4, {
    name: (session_help.PENTOMINOES[name], 1) for name in "FLNP"})
"""No reason is seen before the search."""
UNBALANCED = session_help.puzzle_text("T-tetrominoes in 4x5", 5, 4, {"T": ("###/.#.", 5)})
"""A T covers 3 of one colour and 1 of the other, and 5 is odd."""
BARS = session_help.puzzle_text("Straight tetrominoes in 10x10", 10, 10, {"I": ("####", 25)})
"""A bar covers one cell of each remainder of x + y divided by 4, but not all remainders have 25 cells."""


@pytest.fixture(autouse=True)
def inline(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(search_report, "ALONE", 0.0)
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    session_help.slices_of(monkeypatch, 500)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    return write(tmp_path, session_help.dominoes(6, 6))


def solved(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, dict[str, Any]]:
    status = run(["solve", *map(str, arguments), "--json"])
    output = capsys.readouterr()
    assert output.err == ""
    assert len(output.out.splitlines()) == 1
    return status, json.loads(output.out)


class TestJson:
    def test_all_keys(self, capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
        status, printed = solved(capsys, puzzle)
        assert status == 0
        assert set(printed) == session_help.KEYS
        assert printed["name"] == "Dominoes 6x6"
        assert printed["engine"] == "bitset"
        assert printed["complete"] is True
        assert printed["explored"] == 1
        assert (printed["solutions_total"], printed["solutions"]) == (6728, printed["solutions_reflections"])
        assert int(printed["hash"], 16) > 0

    @pytest.mark.parametrize("engine", in_part(ENGINES, 3))
    def test_every_engine_finds_the_same(self, capsys: pytest.CaptureFixture[str], puzzle: Path, engine: str) -> None:
        _, usual = solved(capsys, puzzle)
        _, printed = solved(capsys, puzzle, "--engine", engine)
        same = ("solutions_total", "solutions_rotations", "solutions_reflections", "hash")
        assert [printed[key] for key in same] == [usual[key] for key in same]
        assert (printed["updates"] is None) == (printed["engine"] != "dlx")

    @pytest.mark.parametrize("order", in_part(ORDERS, 3))
    @pytest.mark.parametrize("options", [(), ("--no-size",), ("--engine", "backtrack")])
    def test_every_order_finds_the_same(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, order: str, options: tuple[str, ...]
    ) -> None:
        small = write(tmp_path, session_help.dominoes(4, 5))
        _, usual = solved(capsys, small)
        _, printed = solved(capsys, small, "--order", order, *options)
        assert (printed["solutions_total"], printed["hash"]) == (95, usual["hash"])  # OEIS A187596

    @pytest.mark.parametrize(("modulo", "number"), in_part([
        ("nothing", "solutions_total"), ("rotations", "solutions_rotations"),
        ("reflections", "solutions_reflections"),
    ], 3, several=True))
    def test_modulo(self, capsys: pytest.CaptureFixture[str], puzzle: Path, modulo: str, number: str) -> None:
        _, printed = solved(capsys, puzzle, "--modulo", modulo)
        assert printed["modulo"] == modulo
        assert printed["solutions"] == printed[number]

    def test_from_a_real_process(self, puzzle: Path, tmp_path: Path) -> None:
        done = session_help.run("solve", puzzle, "--json", "--workers", 2, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert len(done.stdout.splitlines()) == 1
        assert set(json.loads(done.stdout)) == session_help.KEYS

    def test_updates_of_all_slices_are_added(self, capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
        """The search takes many slices; in one slice it makes the same updates."""
        whole = advance(make_searcher(prepare(load(puzzle), Method("dlx")).job.problem), root(), 10**9)
        printed = solved(capsys, puzzle, "--engine", "dlx")[1]
        assert printed["nodes"] > 500
        assert (printed["nodes"], printed["updates"]) == (whole.nodes, whole.updates)

    def test_without_json_the_numbers_are_named(self, capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
        assert run(["solve", str(puzzle), "--quiet"]) == 0
        assert "6,728" in capsys.readouterr().out


class TestNoSolution:
    @pytest.mark.parametrize("text", [TOO_SMALL, IMPOSSIBLE])
    def test_exit_status_1(self, capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
        status, printed = solved(capsys, write(tmp_path, text))
        assert status == 1
        assert printed["complete"] is True
        assert [printed[key] for key in session_help.COUNTS[:3]] == [0, 0, 0]

    def test_the_reason_is_said(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        assert "reasons" in solved(capsys, write(tmp_path, TOO_SMALL))[1]
        assert run(["solve", str(write(tmp_path, TOO_SMALL))]) == 1
        assert "8 cells" in capsys.readouterr().out

    def test_colours_are_a_reason(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        status, printed = solved(capsys, write(tmp_path, UNBALANCED))
        assert (status, printed["nodes"]) == (1, 0)
        assert "two colours" in printed["reasons"][0]

    def test_a_colouring_ends_a_search_and_its_file_is_complete(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        bars, kept = write(tmp_path, BARS), tmp_path / "bars.search"
        status, printed = solved(capsys, bars, "--search", str(kept))
        assert (status, printed["nodes"], printed["complete"]) == (1, 0, True)
        assert "remainder of x + y divided by 4" in printed["reasons"][0]
        status, printed = solved(capsys, kept)
        assert (status, printed["nodes"], printed["complete"]) == (1, 0, True)
        assert run(["verify", str(kept)]) == 0

    def test_where_none_is_seen_the_search_finds_it(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        assert "reasons" not in solved(capsys, write(tmp_path, IMPOSSIBLE))[1]


class TestStoppingEarly:
    @pytest.mark.parametrize(("options", "least"), in_part([
        (["--first"], 1), (["--limit", "7"], 7), (["--limit", "100"], 100),
    ], 3, several=True))
    def test_state_is_kept_and_resumed_from(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, tmp_path: Path, options: list[str], least: int
    ) -> None:
        expected = solved(capsys, puzzle)[1]
        search = tmp_path / "s.search"
        status, printed = solved(capsys, puzzle, "--search", search, *options)
        assert (status, printed["complete"]) == (0, False)  # it did what it was asked for
        assert ("solution" in printed) == ("--first" in options)
        assert least <= printed["solutions"] < expected["solutions"]
        assert [printed[key] for key in session_help.COUNTS[:3]] == [None, None, None]
        assert 0 < printed["explored"] < 1
        session_help.assert_sound(search, prepare(load(puzzle)))
        again = solved(capsys, puzzle, "--search", search, *options)[1]
        assert again["solutions"] == printed["solutions"]
        status, printed = solved(capsys, puzzle, "--search", search)
        assert status == 0
        assert counts(json.dumps(printed)) == counts(json.dumps(expected))

    def test_a_complete_search_is_not_repeated(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, tmp_path: Path
    ) -> None:
        search = tmp_path / "s.search"
        first = solved(capsys, puzzle, "--search", search)
        before = search.read_bytes()
        own = {"seconds_prepare": 0, "seconds_start": 0, "why": ""}  # of the call, not of the search
        assert {**solved(capsys, puzzle, "--search", search)[1], **own} == {**first[1], **own}
        assert search.read_bytes() == before

    def test_interrupted_before_the_limit(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(solve, "search_on", lambda search, *_: search.totals)
        assert solved(capsys, puzzle, "--limit", 2)[0] == 3

    def test_the_first_solution_is_printed(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        small = write(tmp_path, session_help.dominoes(4, 2))
        found = solved(capsys, small, "--first")[1]["solution"]
        covered = sorted(tuple(cell) for placed in found for cell in placed["cells"])
        assert covered == [(x, y) for x in range(4) for y in (0, 1)]
        assert run(["solve", str(small), "--first", "--quiet"]) == 0
        rows = re.search(r"\n([A-D]{4})\n([A-D]{4})\n$", capsys.readouterr().out).groups()
        assert sorted("".join(rows)) == list("AABBCCDD")
        assert run(["solve", str(small), "--quiet"]) == 0
        assert not re.search(r"\n[A-D]{4}\n", capsys.readouterr().out)

    def test_a_limit_that_is_not_reached(self, capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
        status, printed = solved(capsys, puzzle, "--limit", 10**9)
        assert (status, printed["complete"]) == (0, True)

    def test_without_search_nothing_is_left_behind(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, tmp_path: Path
    ) -> None:
        solved(capsys, puzzle, "--first")
        solved(capsys, puzzle)
        assert [path.name for path in tmp_path.iterdir()] == ["puzzle.toml"]

    def test_kept_where_no_file_is_overwritten(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        names = []
        monkeypatch.setattr(solve, "search_on", lambda search, *_: search.totals)  # as if it were interrupted at once
        for _ in range(3):
            assert run(["solve", str(puzzle)]) == 3
            names.append(capsys.readouterr().out.split()[-1])
        assert names == ["puzzle.search", "puzzle-2.search", "puzzle-3.search"]
        assert len({_identity(Path(name)) for name in names}) == 3


def _identity(path: Path) -> str:
    with closing(SearchFile.open(path)) as file:
        return file.origin.identity


class TestAWorkersDeathCostsItsSlice:
    def test_the_user_is_informed_in_one_line(
        self, capsys: pytest.CaptureFixture[str], puzzle: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        expected = solved(capsys, puzzle)[1]
        monkeypatch.setattr("latticework.run.search.Pool", _Mortal)
        assert run(["solve", str(puzzle), "--json"]) == 0
        output = capsys.readouterr()
        assert counts(output.out) == counts(json.dumps(expected))
        assert len(output.err.splitlines()) == 1
        assert "A worker ended unexpectedly" in output.err


class _Mortal(InlinePool):
    """Dies in its first two slices."""

    deaths = 0

    def submit(self, work: Callable[[Job, Any], Any], argument: object) -> "Future[Any]":
        if self.deaths == 2:
            return super().submit(work, argument)
        self.deaths += 1
        future: Future[Any] = Future()
        future.set_exception(BrokenProcessPool())
        return future
