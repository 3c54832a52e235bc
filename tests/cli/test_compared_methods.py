"""`latticework estimate --compare`: every engine with every order, the fastest first."""

import json
from pathlib import Path

import pytest

import session_help
from latticework.cli import estimate
from latticework.cli.main import run
from latticework.jobs.method import Method

SOME = (Method("dlx"), Method("bitset"), Method("backtrack", "long"), Method("processor", "", True))


@pytest.fixture
def puzzle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(estimate, "methods_to_compare", lambda: SOME)
    return str(session_help.write(tmp_path, session_help.dominoes(4, 4)))


def test_as_json(capsys: pytest.CaptureFixture[str], puzzle: str) -> None:
    assert run(["estimate", puzzle, "--compare", "--seconds", "0.05", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["methods"]
    *searched, refused = told
    assert "cannot go by size" in refused["refusal"]
    assert [one["seconds"] for one in searched] == sorted(one["seconds"] for one in searched)
    assert {one["method"] for one in searched} == {"dlx", "bitset", "backtrack --order long"}
    assert all(one["exact"] and one["nodes"] > 0 and one["nodes_per_second"] > 0 for one in searched)


def test_as_a_table(capsys: pytest.CaptureFixture[str], puzzle: str) -> None:
    assert run(["estimate", puzzle, "--compare", "--seconds", "0.05"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["method", "nodes/s", "nodes", "error", "time", "error", "remark"]
    assert sum("all was searched" in line for line in lines) == 3


@pytest.mark.parametrize("option", [["--engine", "dlx"], ["--order", "long"], ["--probes", "5"], ["--no-size"]])
def test_a_method_is_not_to_be_named(capsys: pytest.CaptureFixture[str], puzzle: str, option: list[str]) -> None:
    assert run(["estimate", puzzle, "--compare", *option]) == 2
    assert "leave out" in capsys.readouterr().err


@pytest.mark.slow
def test_what_is_held_may_be_named_or_probed(capsys: pytest.CaptureFixture[str], puzzle: str) -> None:
    assert run(["estimate", puzzle, "--compare", "--seconds", "0.05", "--hold", "Q"]) == 2
    assert "hold: 'Q' should be a part or cell" in capsys.readouterr().err
    assert run(["estimate", puzzle, "--compare", "--seconds", "0.05", "--hold", "probe"]) == 0
