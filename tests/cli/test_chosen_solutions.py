"""Which solutions `latticework solutions` prints with `--where`, `--favourites` and `--sort symmetry`."""

import json
from contextlib import closing
from pathlib import Path

import pytest

import session_help
from cover_texts import queens
from latticework.cli.main import run
from latticework.cli.options import SORTS
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import Order
from latticework.store.tables.note_rows import Note
from session_help import InlinePool, write

Told = pytest.CaptureFixture[str]


@pytest.fixture
def search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    session_help.finish(tmp_path / "a.search", prepare(parse(session_help.TWINS, "test")))
    with closing(SearchFile.open(tmp_path / "a.search")) as file:
        file.store_notes([Note(2, favourite=True, text="neat"), Note(3, favourite=False, text="odd")])
    return tmp_path / "a.search"


def printed(capsys: Told, search: Path, *options: str) -> list[dict[str, object]]:
    assert run(["solutions", str(search), "--json", *options]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def numbers(capsys: Told, search: Path, *options: str) -> list[object]:
    return [one["number"] for one in printed(capsys, search, *options)]


def test_all_conditions_must_hold(capsys: Told, search: Path) -> None:
    every = printed(capsys, search)

    def at(name: str, cell: list[int]) -> set[object]:
        return {one["number"] for one in every for placed in one["placements"]  # type: ignore[attr-defined]
                if placed["part"] == name and cell in placed["cells"]}

    corner, other = at("I", [0, 0]), at("O", [0, 3])
    assert corner & other
    assert corner - other
    assert set(numbers(capsys, search, "--where", "I at 0,0")) == corner
    assert set(numbers(capsys, search, "--where", "I at 0,0", "--where", "O at 0,3")) == corner & other
    assert set(numbers(capsys, search, "--where", "I at 0,0", "--where", "O not at 0,3")) == corner - other
    upper = at("I", [0, 3])
    assert set(numbers(capsys, search, "--where", "I at 0,3")) == upper
    assert set(numbers(capsys, search, "--where", "I at 0,3", "--any-copy")) >= upper | corner > upper
    assert len(numbers(capsys, search, "--where", "I at 0,0", "--limit", "1")) == 1
    counted = printed(capsys, search, "--where", "I at 0,0", "--count")[0]
    assert counted["reflections"] == len(corner)


def test_favourites_and_notes_are_shown(capsys: Told, search: Path) -> None:
    (one,) = printed(capsys, search, "--favourites")
    assert (one["number"], one["favourite"], one["note"]) == (2, True, "neat")
    assert run(["solutions", str(search)]) == 0
    told = capsys.readouterr().out
    assert "Solution 1\n" in told
    assert "Solution 2, favourite: neat\n" in told
    assert "Solution 3: odd\n" in told


def test_every_order_can_be_asked_for() -> None:
    assert {*SORTS, Order.NUMBER.value} == {order.value for order in Order}


def test_the_most_symmetric_come_first(capsys: Told, search: Path) -> None:
    found = numbers(capsys, search, "--sort", "symmetry")
    assert sorted(map(str, found)) == sorted(map(str, numbers(capsys, search)))
    assert found != sorted(map(int, map(str, found)))
    for least in (6, 10, 14):
        high = numbers(capsys, search, "--where", f"symmetry {least}")
        assert set(found[: len(high)]) == set(high)


def test_few_of_many_are_sorted_by_symmetry(capsys: Told, search: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.store.solution_order.MOST", 1)  # most looks find none that is chosen
    assert numbers(capsys, search, "--favourites", "--sort", "symmetry") == [2]
    assert numbers(capsys, search, "--where", "symmetry 1000", "--sort", "symmetry") == []


@pytest.mark.parametrize(("options", "words"), [
    (["--where", "near"], "--where: 'near': a condition should be like"),
    (["--where", "Q at 0,0"], "--where: 'Q' should be the name of a part"),
    (["--any-copy"], "should stand beside a condition")])
def test_what_is_wrong_is_said(capsys: Told, search: Path, options: list[str], words: str) -> None:
    assert run(["solutions", str(search), *options]) == 2
    assert words in capsys.readouterr().err


def test_an_exact_cover_problem_has_no_parts(capsys: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latticework.run.search.Pool", InlinePool)
    monkeypatch.chdir(tmp_path)
    assert run(["solve", str(write(tmp_path, queens(6), "queens.dlx")), "--search", "q.search", "--quiet"]) == 0
    capsys.readouterr()
    assert run(["solutions", "q.search", "--where", "symmetric"]) == 2
    assert "only a puzzle has parts" in capsys.readouterr().err


def written(capsys: Told, search: Path, *options: str) -> list[dict[str, object]]:
    target = search.with_suffix(".jsonl")
    assert run(["convert", str(search), str(target), *options]) == 0
    capsys.readouterr()
    return [json.loads(line) for line in target.read_text().splitlines()]


@pytest.mark.parametrize("options", [["--favourites"], ["--where", "I at 0,0"], ["--sort", "symmetry"],
                                     ["--where", "I at 0,3", "--any-copy"], []])
def test_the_same_solutions_are_written_as_are_printed(capsys: Told, search: Path, options: list[str]) -> None:
    listed = printed(capsys, search, *options)
    assert listed
    made = written(capsys, search, *options)
    assert [one["number"] for one in made] == [one["number"] for one in listed]
    assert [one["placements"] for one in made] == [one["placements"] for one in listed]


def test_what_cannot_be_written_so_is_refused(capsys: Told, search: Path) -> None:
    def refused(*options: str) -> str:
        assert run(["convert", *options]) == 2
        return capsys.readouterr().err

    out = str(search.with_suffix(".jsonl"))
    assert "leave it out" in refused(str(search), out, "--favourites", "--solution", "2")
    assert "no such solution" in refused(str(search), out, "--where", "symmetry 9999")
    assert "--any-copy" in refused(str(search), out, "--any-copy")
    assert "is none" in refused("soma", out, "--favourites")
    assert not Path(out).exists()
