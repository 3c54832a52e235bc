"""`latticework count`: numbers without lists."""

import json
from pathlib import Path

import pytest

from latticework.cli.main import run
from session_help import dominoes, write


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    return write(tmp_path, dominoes(8, 8))


def printed(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["count", *map(str, arguments)]) == 0
    return capsys.readouterr().out


def test_count(capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
    assert printed(capsys, puzzle) == "12,988,816 solutions, symmetric copies too\n"
    assert json.loads(printed(capsys, puzzle, "--json"))["solutions_total"] == 12_988_816


def test_one_of_them(capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
    last = printed(capsys, puzzle, "--number", 12_988_816)
    assert "Solution 12,988,816" in last
    assert last != printed(capsys, puzzle, "--number", 1)
    assert printed(capsys, puzzle, "--random", "--seed", 5) == printed(capsys, puzzle, "--random", "--seed", 5)


def test_none_beyond(capsys: pytest.CaptureFixture[str], puzzle: Path) -> None:
    assert run(["count", str(puzzle), "--number", "12988817"]) == 2
    assert "there are 12,988,816" in capsys.readouterr().err


def test_no_solution(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["count", str(write(tmp_path, dominoes(3, 3)))]) == 1
    assert capsys.readouterr().out.startswith("0 solutions")
