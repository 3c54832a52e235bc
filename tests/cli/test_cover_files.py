"""Exact cover problems in the terminal: solve, count, estimate, info, solutions, verify, pause and resume."""

import json
import re
import threading
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import solution_blocks
from cover_texts import MANY, TOY, langford, queens
from latticework.cli.main import run
from latticework.files import exact_covers
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.run.search import Search
from latticework.store.search_file import SearchFile
from quick_suite import in_part
from session_help import InlinePool, assert_sound, numbers, seal_anew, slices_of, write


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> dict[str, object]:
    assert run([*map(str, arguments), "--json"]) in {0, 1}
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize(("text", "solutions"), in_part(
    [(queens(8), 92), (queens(12), 14_200), (langford(11), 35_584),
                                                 (TOY, 1), (MANY, 3), ("a\n", 0)], 3, several=True))
def test_the_figures_of_the_literature(
    text: str, solutions: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, text, "problem.dlx")
    found = said(capsys, "solve", file)
    assert (found["name"], found["solutions"], found["solutions_total"]) == ("problem", solutions, solutions)
    if solutions:
        assert said(capsys, "count", file)["solutions_total"] == solutions


@pytest.mark.parametrize("engine", ["bitset", "cells", "dlx", "backtrack", "processor", "auto"])
def test_each_engine(engine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text, solutions in ((queens(8), 92), (TOY, 1), (MANY, 3)):
        file = write(tmp_path, text, "problem.dlx")
        assert said(capsys, "solve", file, "--engine", engine)["solutions"] == solutions


def test_a_solution_is_its_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, TOY, "toy.dlx")
    assert run(["solve", str(file), "--first"]) == 0
    assert capsys.readouterr().out.endswith("\np r x:A y\nq x:A\n")
    assert said(capsys, "solve", file, "--first")["solution"] == [["p", "r", ["x", "A"], "y"], ["q", ["x", "A"]]]
    assert said(capsys, "count", file, "--number", 1)["solution"] == [["p", "r", ["x", "A"], "y"], ["q", ["x", "A"]]]


def test_names_with_blanks_are_quoted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, '[["a b", "c"]]', "some.json")
    assert run(["solve", str(file), "--first"]) == 0
    assert capsys.readouterr().out.endswith("\n'a b' c\n")


def test_what_is_kept_of_a_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, kept = write(tmp_path, MANY, "many.dlx"), tmp_path / "many.search"
    said(capsys, "solve", file, "--search", kept)
    assert run(["solutions", str(kept)]) == 0
    assert "Solution 3\n" in capsys.readouterr().out
    assert said(capsys, "verify", kept)["solutions"] == 3
    assert said(capsys, "solutions", kept, "--limit", 1)["options"]
    assert run(["solutions", str(kept), "--modulo", "nothing"]) == 2
    assert "leave out --modulo" in capsys.readouterr().err


def test_another_problem_does_not_resume_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "some.search"
    said(capsys, "solve", write(tmp_path, MANY, "many.dlx"), "--search", kept)
    assert run(["solve", str(write(tmp_path, TOY, "toy.dlx")), "--search", str(kept)]) == 2
    assert "holds a search of another problem, 'many'" in capsys.readouterr().err
    assert run(["solve", str(write(tmp_path, MANY + "a\n", "many.dlx")), "--search", str(kept)]) == 2
    assert "of this name; its items or options differ" in capsys.readouterr().err


def test_a_solution_changed_by_hand_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, kept = write(tmp_path, MANY, "many.dlx"), tmp_path / "many.search"
    said(capsys, "solve", file, "--search", kept)
    solution_blocks.change(kept, 2, lambda row: ((0, 1), *row[1:]))
    seal_anew(kept)
    assert run(["verify", str(kept)]) == 2
    assert "solution 2: the item 'a' is held by 2 options, not by 1 to 1" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "budget"), in_part(
    [(queens(8), 50), (langford(7), 20), (MANY, 7)], 3, several=True))
def test_pause_and_resume_find_the_same(
    text: str, budget: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    slices_of(monkeypatch, budget)
    prepared = prepare(exact_covers.parse_dlx(text, "text", "some"), Method("bitset"))
    whole = Search.start(prepared, tmp_path / "whole")
    whole.run(1, threading.Event())
    whole.close()
    pieces, complete = 0, False
    while not complete:
        some = Search.start(prepared, tmp_path / "pieces")
        stop = threading.Event()
        totals = some.run(1, stop, lambda _, stop=stop: stop.set())
        some.close()
        assert_sound(tmp_path / "pieces", prepared)
        pieces, complete = pieces + 1, totals.complete
    assert numbers(totals) == numbers(whole.totals)
    assert pieces > 1
    with closing(SearchFile.open(tmp_path / "pieces")) as file:
        assert file.document.name == "some"


def test_a_matrix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.npz"
    np.savez(file, indptr=[0, 2, 4, 6, 7], indices=[0, 1, 1, 2, 2, 0, 2], n_primary=2, n_items=3)
    assert said(capsys, "solve", file)["solutions"] == len(exact_covers.read_npz(file).items) - 2
    assert said(capsys, "info", file) == {
        "format": 1, "name": "some", "primary_items": 2, "secondary_items": 1, "items_with_multiplicity": 0,
        "colors": 0, "options": 4, "options_never_chosen": 1, "options_empty": 0, "reasons": []}


def test_an_estimate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, queens(8), "queens.dlx")
    assert said(capsys, "estimate", file, "--probes", 10)["solutions_total"] == 92
    assert run(["estimate", str(file), "--probes", "10"]) == 0
    assert "92 exactly" in capsys.readouterr().out


def test_what_is_lacking_is_said_before_any_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, "a 2|b c\na b\n", "some.dlx")
    assert run(["solve", str(file)]) == 1
    out = capsys.readouterr().out
    assert "Only 1 option holds the item 'b', which must be held by 2." in out
    assert "No option holds the item 'c'." in out


@pytest.mark.parametrize(("arguments", "message"), [
    (["solve", "--hold", "a"], "hold: 'a' should be left to the program"),
    (["solve", "--prune", "islands"], "prune: islands look at the cells of a target"),
    (["solve", "--order", "diagonal"], "order: 'diagonal' goes by the places of cells.* given, footprint"),
    (["solve", "--target", "2"], "is an exact cover problem, which has no targets"),
    (["solve", "--modulo", "rotations"], "--modulo rotations: toy is an exact cover problem, which has no symmetric"),
    (["solve", "--modulo", "reflections"], "leave out --modulo"),
    (["program"], "is an exact cover problem; this command needs a puzzle"),
])
def test_what_only_puzzles_have(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, TOY, "toy.dlx")
    assert run([*arguments[:1], str(file), *arguments[1:]]) == 2
    assert re.search(message, capsys.readouterr().err)


def test_an_order_by_footprint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, queens(8), "queens.dlx")
    assert said(capsys, "solve", file, "--engine", "backtrack", "--order", "footprint")["solutions"] == 92
