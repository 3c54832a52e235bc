"""`latticework shape`: shapes as puzzle files, pictures and lists."""

import json
from pathlib import Path

import pytest

from latticework.cli.main import run
from latticework.lattice.lattice import as_array
from latticework.puzzle import load, parse


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(("shape", *arguments)) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


def test_a_pyramid_of_balls_stands_on_its_square(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = parse(printed(capsys, "packed-spheres", "pyramid", "5"), "printed")
    assert len(puzzle.target.cells) == 55
    assert (puzzle.name, puzzle.up) == ("Square pyramid 5", (-1, 1, 1))
    heights = puzzle.standing.lattice.positions(as_array(puzzle.target.cells))[:, 2].round(4).tolist()
    assert [heights.count(height) for height in sorted(set(heights))] == [25, 16, 9, 4, 1]


@pytest.mark.parametrize("words", [["4x5x6"], ["box", "4x5x6"], ["box", "4", "5", "6"], ["box", "4x5", "6"]])
def test_a_box_is_written_in_any_way_and_hollowed(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    full = parse(printed(capsys, "cubic", *words), "printed")
    assert (len(full.target.cells), full.name) == (120, "Box 4 x 5 x 6")
    shell = parse(printed(capsys, "cubic", *words, "--hollow", "1"), "printed")
    assert (len(shell.target.cells), shell.name) == (120 - 24, "Hollow box 4 x 5 x 6")


@pytest.mark.parametrize(("lattice", "size", "name"), [
    ("square", "3x2", "Rectangle 3 x 2"), ("hexagon", "3x2", "Parallelogram 3 x 2"),
    ("triangle", "3x2", "Parallelogram 3 x 2"), ("square-stick", "3x2", "Rectangle 3 x 2"),
    ("packed-spheres", "3x2x1", "Box 3 x 2 x 1"), ("ring", "3", "Stack 3")])
def test_a_box_has_the_name_that_people_give_it(capsys: pytest.CaptureFixture[str], lattice: str, size: str,
                                                name: str) -> None:
    assert parse(printed(capsys, lattice, size), "printed").name == name
    listed = [line.split()[0] for line in printed(capsys, lattice).splitlines()]
    assert listed[0] == "box"


def test_a_file_and_a_picture_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, picture = tmp_path / "y.toml", tmp_path / "y.svg"
    assert printed(capsys, "square", "Y", "3", "-o", str(file)) == ""
    assert len(load(file).target.cells) == 45
    printed(capsys, "square", "Y", "3", "-o", str(picture))
    assert picture.read_text("utf-8").startswith("<")


def test_a_lattice_says_what_it_offers(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "cubic").splitlines()
    assert lines[0].split() == ["box", "LENGTH", "WIDTH", "HEIGHT", "Box"]
    assert lines[-1].endswith("F I L N P T U V W X Y Z")
    told = json.loads(printed(capsys, "packed-spheres", "--json"))
    assert told["parts"] == []
    assert {"kind": "pyramid", "title": "Square pyramid", "sizes": ["side"]} in told["shapes"]


def test_json_has_the_cells(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(printed(capsys, "hexagon", "ring", "1", "--json"))
    assert (told["kind"], told["sizes"], told["hollow"], len(told["cells"])) == ("ring", [1], None, 6)
    assert len(json.loads(printed(capsys, "square", "disc", "1.5", "--json"))["cells"]) == 9


@pytest.mark.parametrize(("words", "told"), [
    (["cubc"], "did you mean 'cubic'"), (["cubic", "cone", "3"], "there are box, triangle"),
    (["cubic", "3x3"], "2 sizes given; LENGTH WIDTH HEIGHT would be right"),
    (["cubic", "3xq"], "size 'q': give numbers"),
    (["square", "box", "3", "3", "-o", "out.xyz"], "the ending should be one of"),
    (["square", "box", "nan", "3"], "length nan: give a whole number from 1 to 10,000"),
    (["square", "box", "10001", "1"], "length 10001: give a whole number from 1 to 10,000"),
    (["square", "disc", "inf"], "radius inf: give a number from 0 to 10,000")])
def test_what_is_wrong_is_said_with_what_would_be_right(capsys: pytest.CaptureFixture[str], words: list[str],
                                                        told: str) -> None:
    assert run(("shape", *words)) == 2
    assert told in capsys.readouterr().err
