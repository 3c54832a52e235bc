"""The format of a file is told by its name and contents, that of a pasted text by what it says."""

from pathlib import Path

import pytest

from latticework.cli.main import run
from latticework.errors import FileRefusedError
from latticework.files import formats
from latticework.files.puzzle_files import code_of
from latticework.puzzle import dump, parse
from other_programs import READ_ONLY, SAMPLES
from session_help import TWINS as TEXT

TWINS = parse(TEXT, "twins")

EACH = [(ending, text) for ending, texts in SAMPLES.items() for text in texts] + list(READ_ONLY.items())
COVER = '{"options": [["grid", "board"], ["shapes"]]}'


@pytest.mark.parametrize(("ending", "text"), EACH)
def test_a_text_is_recognised_under_any_name(tmp_path: Path, ending: str, text: str) -> None:
    other = {".polysolve.json": ".json"}.get(ending, ".txt")
    puzzle = formats.read_text(text).puzzle
    for name in (f"a{ending}", f"a{ending}".upper(), f"a{other}", "a", "a.b"):
        path = tmp_path / name
        path.write_text(text)
        form = formats.of_file(path)
        assert form is not None
        assert form.ending == ending
        assert formats.read(path).puzzle.parts == puzzle.parts


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_however_it_is_encoded(tmp_path: Path, encoding: str) -> None:
    text = SAMPLES[".conf"][0].replace("A tray", "Götz’ Brett" if encoding != "latin-1" else "Götz")
    (tmp_path / "a.conf").write_bytes(text.encode(encoding))
    assert formats.read(tmp_path / "a.conf").puzzle.name.startswith("Götz")


def test_the_same_ending_for_two_formats(tmp_path: Path) -> None:
    (tmp_path / "cover.json").write_text(COVER)
    (tmp_path / "puzzle.json").write_text(SAMPLES[".polysolve.json"][0])
    assert formats.read_document(tmp_path / "cover.json").cover
    assert formats.read_document(tmp_path / "puzzle.json").puzzle
    assert formats.recognised(COVER.encode()) is None


def test_a_registered_ending_with_other_contents_is_refused_by_its_reader(tmp_path: Path) -> None:
    (tmp_path / "a.psv").write_text("neither\nnor\n")
    with pytest.raises(FileRefusedError, match=r"a\.psv: line 2: 'nor' is no grid"):
        formats.read(tmp_path / "a.psv")


class TestPasted:
    def test_puzzles_of_our_own(self) -> None:
        assert formats.read_text(code_of(TWINS)).puzzle == TWINS
        assert formats.read_text(dump(TWINS)).puzzle == parse(dump(TWINS), "it")

    @pytest.mark.parametrize(("text", "told"), [
        ("hello", "is no puzzle code, no puzzle file .*PolySolver puzzle, .*puzzlecad pieces"),
        (" \n", "is empty"), ("a = 1", r"\(format is missing"), ("LW1:abc", "changed or cut off"),
        ('format = 1\nlattice = "cube"\n', "lattice: 'cube' is not known"),
        ('{"grid": "\ud800", "board": 1, "shapes": 1}', "pasted text: "),
        ("D:xDim=3:yDim=0", "pasted text: line 1: the box has 0 cells"),
    ])
    def test_refusals_say_what_was_tried(self, text: str, told: str) -> None:
        with pytest.raises(FileRefusedError, match=told):
            formats.read_text(text)


@pytest.mark.parametrize(("ending", "text"), READ_ONLY.items())
def test_info_and_solve_take_such_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str, text: str
) -> None:
    path = tmp_path / f"twins{ending}"
    path.write_text(text)
    assert run(["info", str(path)]) == 0
    assert "Twins" in capsys.readouterr().out or ending in {".scad", ".polycube.txt"}  # which hold no name
