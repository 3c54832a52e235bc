"""`latticework program`: sizes as the literature has them, and a listing that can be read."""

from pathlib import Path

import pytest

from latticework.cli.main import run

LIBRARY = Path(__file__).resolve().parents[2] / "puzzles"


@pytest.mark.parametrize(("file", "options", "aspects", "embeddings", "total"), [
    # Verhoeff, Efficient solvers for packing puzzles, 2001, table of the benchmark: full, then restricted
    ("hexagon/meteor.toml", "--full", "60", "2,596", "15,576"),
    ("hexagon/meteor.toml", "--hold 5", "60", "2,447", "14,682"),
    ("square/pentominoes-6x10.toml", "--full", "72", "2,056", "12,336"),
    ("square/pentominoes-6x10.toml", "--hold P", "72", "1,828", "10,968"),
    ("cubic/pentominoes-3x4x5.toml", "--full", "72", "2,440", "14,640"),
    ("cubic/pentominoes-3x4x5.toml", "--hold P --orientations", "72", "2,062", "12,372"),
    ("cubic/25-y-5x5x5.toml", "--full", "125", "960", "4,800"),
    ("cubic/25-y-5x5x5.toml", "--hold 2,2,2", "125", "891", "4,455"),
    ("cubic/25-n-5x5x5.toml", "--full", "125", "960", "4,800"),
    ("cubic/25-n-5x5x5.toml", "--hold 2,2,2", "125", "891", "4,455"),
    ("packed-spheres/hollow-pyramid.toml", "--full", "125", "5,632", "28,160"),
    ("packed-spheres/hollow-pyramid.toml", "--hold 4-3", "125", "4,850", "24,250"),
    # Barequet and Tal, Solving General Lattice Puzzles, 2010, Table 1: 182 poses; an item each for cells and parts
    ("cubic/happy-cube-green.toml", "--hold C --orientations", "104", "182", "3,226"),
])
def test_sizes(capsys: pytest.CaptureFixture[str], file: str, options: str, aspects: str, embeddings: str,
               total: str) -> None:
    assert run(["program", str(LIBRARY / file), "--count", *options.split()]) == 0
    printed = dict(line.rsplit(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert (printed["aspects"], printed["embeddings"], printed["total size"]) == (aspects, embeddings, total)


@pytest.mark.parametrize("options", [["--orientations"], ["--orientations", "--hold", "2,2"]])
def test_orientations_need_a_held_part(capsys: pytest.CaptureFixture[str], options: list[str]) -> None:
    assert run(["program", str(LIBRARY / "square" / "pentominoes-8x8-centre.toml"), "--count", *options]) == 2
    assert "--orientations: needs --hold and the name of a part" in capsys.readouterr().err


def test_listing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["program", str(LIBRARY / "square" / "simple-2x3.toml")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Solve_")
    assert "embedding 1 = {" in "\n".join(lines[:4])
    assert [line.split()[-1] for line in lines if "SOLUTION" in line] == ["SOLUTION"]
