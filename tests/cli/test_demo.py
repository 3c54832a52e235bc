"""The demonstration without a display draws its picture where it can."""

import tempfile
from pathlib import Path

import pytest

from latticework.cli.demo import PICTURE, drawn
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution.placement import Placement

CELL = (0, 0, 0)
PUZZLE = Puzzle(builtin("square"), target=Target((CELL,)), parts=(Part("A", (CELL,)),))


def test_where_the_picture_is_when_the_current_folder_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = tmp_path / "file", tmp_path / "other"
    file.write_text("")  # where not even root can make a file
    other.mkdir()
    monkeypatch.setattr(Path, "cwd", lambda: file)
    monkeypatch.setattr(tempfile, "tempdir", str(other))
    solution = (Placement(0, (CELL,)),)
    assert drawn(PUZZLE, solution) == f"A picture of it is in {other / PICTURE}"
    assert (other / PICTURE).read_bytes().startswith(b"\x89PNG")
    monkeypatch.setattr(tempfile, "tempdir", str(file))
    assert drawn(PUZZLE, solution).startswith(f"There is no picture of it: {file / PICTURE}: could not be saved")
