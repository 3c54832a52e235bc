"""`latticework program`: sizes as the literature has them, and a listing that can be read."""

from pathlib import Path

import pytest

from latticework.cli.main import run

LIBRARY = Path(__file__).resolve().parents[2] / "puzzles"


@pytest.mark.parametrize(("file", "aspects", "embeddings", "total"), [  # Verhoeff, The puzzle processor, 2001
    ("hexagon/meteor.toml", "60", "2,596", "15,576"),
    ("square/pentominoes-6x10.toml", "72", "2,056", "12,336"),
    ("cubic/pentominoes-3x4x5.toml", "72", "2,440", "14,640"),
])
def test_sizes(capsys: pytest.CaptureFixture[str], file: str, aspects: str, embeddings: str, total: str) -> None:
    assert run(["program", str(LIBRARY / file), "--count", "--full"]) == 0
    printed = dict(line.rsplit(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert (printed["aspects"], printed["embeddings"], printed["total size"]) == (aspects, embeddings, total)


def test_listing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["program", str(LIBRARY / "square" / "simple-2x3.toml")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Solve_")
    assert "embedding 1 = {" in "\n".join(lines[:4])
    assert [line.split()[-1] for line in lines if "SOLUTION" in line] == ["SOLUTION"]
