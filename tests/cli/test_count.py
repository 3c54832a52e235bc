"""`latticework count`: numbers without lists."""

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

import latticework as lw
from latticework.cli import count
from latticework.cli.main import run
from latticework.jobs import searched
from latticework.search import ENGINES
from latticework.search.counting.layers import CountingProgress, SolutionCounter
from session_help import dominoes, puzzle_text, write

QUEENS = Path(__file__).resolve().parents[2] / "puzzles/exact-cover/queens-8.dlx"


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    return write(tmp_path, dominoes(8, 8))


def printed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["count", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def test_count(capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
    assert printed(capsys, puzzle) == "12,988,816 solutions, symmetric copies too\n"
    assert json.loads(printed(capsys, puzzle, "--json"))["solutions_total"] == 12_988_816


@pytest.mark.parametrize(("least", "number"), [(0, 36), (1, 0)])
def test_a_part_without_cells_is_left_out_or_leaves_no_solution_by_every_way_to_count(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, least: int, number: int
) -> None:
    file = write(tmp_path, dominoes(4, 4) + f'[[parts]]\nname = "E"\ncopies = [{least}, 1]\n')
    run(["count", str(file), "--json"])
    assert json.loads(capsys.readouterr().out)["solutions_total"] == number
    for engine in ENGINES:
        assert len(list(lw.solve(file, engine=engine, modulo="nothing"))) == number
        run(["solve", str(file), "--engine", engine, "--json"])
        assert json.loads(capsys.readouterr().out)["solutions_total"] == number


def test_no_symmetries_are_looked_for(
    capsys: pytest.CaptureFixture[str], puzzle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counting does not use them, and of large targets with many parts they take a while to find."""
    monkeypatch.setattr(searched, "symmetry_group", lambda _: pytest.fail("symmetries were looked for"))
    assert "12,988,816" in printed(capsys, puzzle)


def test_one_of_them(capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
    last = printed(capsys, puzzle, "--number", 12_988_816)
    assert "Solution 12,988,816" in last
    assert last != printed(capsys, puzzle, "--number", 1)
    assert printed(capsys, puzzle, "--random", "--seed", 5) == printed(capsys, puzzle, "--random", "--seed", 5)


def test_a_number_beyond_all_that_can_be_stored(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wide = write(tmp_path, dominoes(14, 14))  # 1.1e23 solutions: Kasteleyn 1961
    asked = [json.loads(printed(capsys, wide, "--number", number, "--json")) for number in (2**62, 10**20, 10**23)]
    assert [one["number"] for one in asked] == [2**62, 10**20, 10**23]
    assert len({json.dumps(one["solution"]) for one in asked}) == 3


def test_none_beyond(capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
    assert run(["count", str(puzzle), "--number", "12988817"]) == 2
    shown = capsys.readouterr()
    assert "there are 12,988,816" in shown.err
    assert shown.out == ""


def test_the_one_asked_for_is_in_the_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    puzzle = write(tmp_path, dominoes(4, 4))
    asked = [json.loads(printed(capsys, puzzle, "--number", k, "--json")) for k in (1, 36)]
    assert [one["number"] for one in asked] == [1, 36]
    first, last = ([sorted(placed["cells"]) for placed in one["solution"]] for one in asked)
    assert first != last
    assert sorted(cell for placed in last for cell in placed) == [[x, y] for x in range(4) for y in range(4)]
    any_one = json.loads(printed(capsys, puzzle, "--random", "--seed", 5, "--json"))
    assert any_one["number"] in range(1, 37)
    assert "solution" not in json.loads(printed(capsys, puzzle, "--json"))


@pytest.mark.parametrize(("progress", "said"), [
    (CountingProgress(0.5, 3, 64, 1_500, 0), "3 of 64 items, 1,500 states"),
    (CountingProgress(0.5, 3, 64, 1_500, 1), "3 of 64 items, 1,500 states, in parts because --memory is full"),
])
def test_progress_in_words(progress: CountingProgress, said: str) -> None:
    assert count.in_words(progress) == said


@pytest.mark.parametrize(("arguments", "told"), [
    (["--number", "1", "--different"], "--different: not allowed with argument --number"),
    (["--number", "1", "--random"], "--random: not allowed with argument --number"),
    (["--seed", "5"], "--seed chooses a solution together with --random"),
])
def test_options_that_would_be_ignored_are_refused(
    capsys: pytest.CaptureFixture[str], puzzle: Path, arguments: list[str], told: str
) -> None:
    try:
        status = run(["count", str(puzzle), *arguments])
    except SystemExit as error:  # as argparse ends
        status = int(str(error.code))
    assert status == 2
    assert told in capsys.readouterr().err


def test_no_solution(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["count", str(write(tmp_path, dominoes(3, 3)))]) == 1
    assert capsys.readouterr().out.startswith("0 solutions")


@pytest.mark.parametrize("more", [[], ["--random"]])
def test_progress_is_shown_in_a_terminal_only(
    capsys: pytest.CaptureFixture[str], puzzle: Path, monkeypatch: pytest.MonkeyPatch, more: list[str]
) -> None:
    printed_errors = []
    for terminal, quiet in (("1", []), ("1", ["--quiet"]), ("", [])):
        monkeypatch.setenv("FORCE_COLOR", terminal)
        monkeypatch.setenv("COLUMNS", "200")
        assert run(["count", str(puzzle), *more, *quiet]) == 0
        printed_errors.append(capsys.readouterr().err)
    assert "64 of 64 items" in printed_errors[0]
    assert "states" in printed_errors[0]
    assert printed_errors[1:] == ["", ""]


def test_an_interrupt_ends_it(
    capsys: pytest.CaptureFixture[str], puzzle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    follow, calls = SolutionCounter.follow, []

    def interrupted(self: SolutionCounter, *arguments: Any) -> Any:
        calls.append(arguments)
        if len(calls) == 5:
            os.kill(os.getpid(), signal.SIGINT)
        return follow(self, *arguments)

    monkeypatch.setattr(SolutionCounter, "follow", interrupted)
    assert run(["count", str(puzzle)]) == 3
    shown = capsys.readouterr()
    assert shown.err == "latticework: stopped before the end; counts are not kept\n"
    assert not shown.out
    assert len(calls) == 5


def test_how_much_memory(capsys: pytest.CaptureFixture[str], puzzle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def count(self: SolutionCounter, *_: Any) -> int:
        given.append(self.most_bytes)
        return 7

    monkeypatch.setattr(SolutionCounter, "count", count)
    assert printed(capsys, puzzle).startswith("7 solutions")
    printed(capsys, puzzle, "--memory", 3)
    assert given == [256 << 20, 3 << 20]


def test_different_ones(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    puzzle = write(tmp_path, dominoes(4, 4))
    assert printed(capsys, puzzle, "--different") == "36 solutions, 12 with mirror images, 9 different\n"
    assert json.loads(printed(capsys, puzzle, "--different", "--json")).items() >= {
        "solutions_total": 36, "solutions_rotations": 12, "solutions_reflections": 9}.items()
    assert printed(capsys, QUEENS, "--different") == "92 solutions\n"


def test_by_the_parts_that_are_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    parts = {"D": ("##", "[0, 2]"), "V": ("##/#.", "1"), "O": ("#", "[0, 2]")}
    file = write(tmp_path, puzzle_text("Square", 2, 2, parts))  # type: ignore[arg-type]
    found = json.loads(printed(capsys, file, "--by-parts", "--json"))
    assert found["solutions_total"] == 4
    assert found["found"] == [{"parts": {"V": 1, "O": 1}, "solutions_total": 4, "solutions_rotations": 1,
                               "solutions_reflections": 1}]
    shown = printed(capsys, file, "--by-parts")
    assert shown.startswith("4 solutions, symmetric copies too\n1 set of parts\n")
    assert "V, O" in shown
