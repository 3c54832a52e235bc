"""`--target` chooses one of several targets of a document."""

import json
from pathlib import Path

import pytest
from PIL import Image

from latticework.cli.main import run
from latticework.puzzle import Part, Puzzle, Target, save
from shapes import box, square


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    other = Target(box(6, 1), name="wide", copies=((3, 3),))
    save(Puzzle(square(), "Two", target=Target(box(2, 3), name="high"), parts=(Part("I", box(2, 1), 3, 3),),
                others=(other,)), tmp_path / "two.toml")
    return tmp_path / "two.toml"


@pytest.mark.parametrize(("target", "solutions"), [(["--target", "1"], 3), ([], 3), (["--target", "Wide"], 1)])
def test_solve(puzzle: Path, capsys: pytest.CaptureFixture[str], target: list[str], solutions: int) -> None:
    assert run(["solve", str(puzzle), "--json", *target]) == 0
    assert json.loads(capsys.readouterr().out)["solutions_total"] == solutions


def test_info_names_them(puzzle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["info", str(puzzle), "--json", "--target", "wide"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert (facts["target"], facts["targets"], facts["placements"]) == ("wide", "high, wide", 5)


def test_one_that_is_not_there(puzzle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", str(puzzle), "--target", "3"]) == 2
    assert "there is no target '3'; there are 1 'high', 2 'wide'" in capsys.readouterr().err


def test_render(puzzle: Path) -> None:
    sizes = []
    for target in ("high", "wide"):
        picture = puzzle.with_name(f"{target}.png")
        assert run(["render", str(puzzle), "-o", str(picture), "--target", target]) == 0
        with Image.open(picture) as image:
            sizes.append(image.size)
    assert sizes[0] != sizes[1]
