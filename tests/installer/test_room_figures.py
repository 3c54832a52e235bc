"""The table of rooms counts what is there."""

import importlib
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "installer"))
room_figures = importlib.import_module("room_figures")


@pytest.fixture
def small_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program of two rooms: `low.base` has two readers, `high.part` has one."""
    files = {
        "low/__init__.py": '"""Below."""\n',
        "low/base.py": "# why\nX = 1\n",
        "high/part.py": "from prog.low.base import X\nY = X\nZ = Y\n",
        "high/whole.py": "from prog.high import part\nfrom prog.low import base\n",
    }
    for name, text in files.items():
        (tmp_path / "prog" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "prog" / name).write_text(text)
    monkeypatch.setattr(room_figures, "APP", tmp_path)
    monkeypatch.setattr(room_figures, "PACKAGE", "prog")


@pytest.mark.usefixtures("small_program")
def test_each_room_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert room_figures.main([]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    assert rows == [["high", "2", "5", "2", "60.0", "0.00", "1"], ["low", "2", "3", "2", "0.0", "33.33", "0"],
                    ["all", "4", "8", "2", "37.5", "12.50", "1"]]


@pytest.mark.usefixtures("small_program")
def test_files_with_one_reader_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    room_figures.main(["--readers"])
    assert "prog.high.part is read by prog.high.whole\n" in capsys.readouterr().out
