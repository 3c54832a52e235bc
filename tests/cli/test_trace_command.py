"""`latticework trace`: a search as text, line by line."""

import json
from pathlib import Path

import pytest

from cover_texts import TOY
from latticework import paths
from latticework.cli.main import run

LIBRARY = paths.library() / "square"
SIMPLE, PENTOMINOES = str(LIBRARY / "simple-2x3.toml"), str(LIBRARY / "pentominoes-6x10.toml")


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert run(["trace", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_line_for_each_node_and_one_for_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, SIMPLE)
    assert lines[0] == "     1 2 ways are left for part C, the first of 4 with so few."
    assert lines[3] == "     4       A on 2,0. Solution 1: everything is covered."
    assert lines[9] == "     9 The search is done: 9 nodes, 3 solutions."
    assert len(lines) == 10
    assert printed(capsys, SIMPLE, "--steps", "3") == lines[:3]


def test_a_dead_end_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, PENTOMINOES, "--steps", "7")[-1].endswith("Dead end: no way is left for cell (2, 3).")
    cut = printed(capsys, PENTOMINOES, "--engine", "backtrack", "--prune", "islands", "--steps", "200")
    assert any("the test “islands” cuts off" in line for line in cut)


def test_what_is_below_a_depth_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, SIMPLE, "--depth", "1")
    assert lines[1:] == ["     2   C on 0,0 0,1 1,0. Below: 4 nodes, 2 solutions.",
                         "     7   C on 1,0 1,1 2,0. Below: 2 nodes, 1 solution.",
                         "     9 The search is done: 9 nodes, 3 solutions."]
    assert printed(capsys, SIMPLE, "--depth", "0")[0] == "     1 Below: 8 nodes, 3 solutions."


def test_options_and_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, SIMPLE, "--options", "--pictures", "--steps", "2")
    assert lines[1:4] == ["       - C on 0,0 0,1 1,0", "       - C on 1,0 1,1 2,0", lines[3]]
    assert lines[-3:-1] == ["C..", "CC."]


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    first, *_, last = [json.loads(line) for line in printed(capsys, SIMPLE, "--json")]
    assert first["item"] == "part C"
    assert first["options"] == ["C on 0,0 0,1 1,0", "C on 1,0 1,1 2,0"]
    assert (last["kind"], last["node"]) == ("end", 9)
    told = [json.loads(line) for line in printed(capsys, SIMPLE, "--json", "--depth", "1")]
    assert told[1]["below"] == {"nodes": 4, "solutions": 2}


def test_an_exact_cover_problem(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "toy.dlx"
    path.write_text(TOY)
    lines = printed(capsys, str(path))
    assert "for item " in lines[0]
    assert "option " in lines[1]
    assert lines[-1].endswith(", 1 solution.")


def test_pictures_of_an_exact_cover_problem_are_left_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "toy.dlx"
    path.write_text(TOY)
    assert printed(capsys, str(path), "--pictures") == printed(capsys, str(path))
