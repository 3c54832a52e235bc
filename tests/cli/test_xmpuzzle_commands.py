"""The commands work on files of BurrTools, and say on standard error what could not be taken over."""

import json
from pathlib import Path

import pytest

import session_help
from latticework.cli.main import run
from latticework.puzzle import load
from xmpuzzle_files import problem, voxel, written, xml

TWO = xml(voxel(2, 1, 1, "##") + voxel(2, 2, 1, "####") + voxel(4, 2, 1, "########", 'weight="7"'),
          problem(1, '<shape id="0" count="2"/>', "<bitmap/><solutions><solution><assembly>0 0 0 0 0 1 0 0</assembly>"
                  "</solution></solutions>", 'name="square"') + problem(2, '<shape id="0" count="4"/>'))
TOLD = "a.xmpuzzle: the weight of 1 shape is left out"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr("latticework.run.search.Pool", session_help.InlinePool)
    return str(written(tmp_path / "a.xmpuzzle", TWO))


@pytest.mark.parametrize(("arguments", "field", "expected"), [
    (["info", "--json"], "target_cells", 4), (["info", "--json", "--target", "2"], "target_cells", 8),
    (["count", "--json", "--quiet"], "solutions_total", 2),
    (["count", "--json", "--quiet", "--target", "2"], "solutions_total", 5),
    (["solve", "--json", "--quiet", "--target", "SQUARE"], "solutions", 1),
    (["solve", "--json", "--quiet", "--target", "2"], "solutions", 4)])
def test_commands(
    capsys: pytest.CaptureFixture[str], file: str, arguments: list[str], field: str, expected: int
) -> None:
    assert run([arguments[0], file, *arguments[1:]]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)[field] == expected
    assert TOLD in printed.err


def test_convert_takes_the_puzzle_and_the_stored_solutions(
    capsys: pytest.CaptureFixture[str], file: str, tmp_path: Path
) -> None:
    puzzle, text, one = tmp_path / "a.toml", tmp_path / "a.txt", tmp_path / "a.svg"
    for out in (puzzle, text, one):
        assert run(["convert", file, str(out)]) == 0
        told = capsys.readouterr().err
        assert TOLD in told
        assert ("a.toml: the stored solutions stay behind" in told) == (out == puzzle)
    assert [len(load(puzzle).target.cells), *(len(other.cells) for other in load(puzzle).others)] == [4, 8]
    assert text.read_text().startswith("Solution 1\n")
    assert run(["convert", file, str(text), "--solution", "1"]) == 0
    assert run(["convert", file, str(text), "--solution", "2"]) == 2
    assert "has no solution number 2; there is 1" in capsys.readouterr().err.replace("are 1", "is 1")
    assert run(["convert", file, str(text), "--target", "2"]) == 2


def test_convert_says_what_the_file_cannot_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["convert", "soma", str(tmp_path / "soma.xmpuzzle")]) == 0
    assert "soma.xmpuzzle: " in capsys.readouterr().err


class TestMuchThatIsLeftOut:
    @pytest.fixture
    def much(self, tmp_path: Path) -> str:
        shapes = voxel(2, 1, 1, "##", 'weight="7" hx="1"') + voxel(2, 2, 1, "####")
        return str(written(tmp_path / "a.xmpuzzle", xml(shapes, problem(1, '<shape id="0" count="2"/>'))))

    def test_other_commands_count_it_in_one_line(self, capsys: pytest.CaptureFixture[str], much: str) -> None:
        assert run(["convert", much, f"{much}.toml"]) == 0
        (line,) = capsys.readouterr().err.splitlines()
        assert line.endswith("2 things beside puzzle and solutions were left out; --verbose lists all of it")

    @pytest.mark.parametrize("arguments", [["info"], ["convert", "--verbose"]])
    def test_it_is_listed_when_asked_for(
        self, capsys: pytest.CaptureFixture[str], much: str, arguments: list[str]
    ) -> None:
        command, *options = arguments
        assert run([command, much, *([f"{much}.toml"] if command == "convert" else []), *options]) == 0
        assert [line.partition("the ")[2].partition(" of")[0] for line in capsys.readouterr().err.splitlines()] == [
            "weight", "hot spot"]


def test_targets_without_names_are_numbered(capsys: pytest.CaptureFixture[str], file: str) -> None:
    assert run(["info", "--json", file]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["target"], printed["targets"]) == ("square", "square, 2")


def test_solutions_of_other_targets_that_stay_behind_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: str
) -> None:
    out = tmp_path / "b.xmpuzzle"
    assert run(["convert", file, str(out), "--target", "1"]) == 0
    assert "other targets" not in capsys.readouterr().err
    assert run(["convert", file, str(out), "--target", "2"]) == 0
    assert "the solutions stored of other targets stay behind" in capsys.readouterr().err
