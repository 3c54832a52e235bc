"""Real files of BurrTools, where they lie beside the project: read, counted, and written and read again.

They are not ours to ship, so the tests are made for the files that are found; tests/counts/burrtools.jsonl has the
same puzzles for everybody.
"""

from pathlib import Path

import pytest

from counts.test_burrtools import COUNTS
from document_blocks import ROOT
from latticework.cli.main import run
from latticework.errors import FileRefusedError
from latticework.files import formats
from latticework.puzzle import dump, parse
from latticework.puzzle.targets import at_target, only_current_target, targets
from latticework.solution import faults
from quick_suite import in_part
from shapes import solve

FOLDER = ROOT.parent / "shared" / "reference" / "xmpuzzle"
FILES = sorted(FOLDER.glob("*.xmpuzzle"))
MALFORMED = {"n5igzoxlcz87"}
"""BurrTools crashes on these."""

READABLE = [path for path in FILES if path.stem not in MALFORMED]
NO_SOLUTION = {("BrokenSticks", 1)}
"""Problems that BurrTools refuses to solve, as the parts and the shape to be made do not fit."""

STORED = {"BallRoom": [2, 1, 3], "lonpos3d": [1],
          "Bermuda": [1], "BrokenSticks": [2, 0], "chocolate dip": [21], "closed box": [1], "CubeInCage": [1],
          "FourPieceTetrahedron": [1], "magic drawer": [6], "PiecesOfEight": [6, 4, 43, 12, 20, 12],
          "Prisgon": [1, 1], "SolidSixPieceBurrs": [314]}
"""Solutions that the files keep, all of them understood."""


def name_of(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", in_part(READABLE, 4), ids=name_of)
def test_counts(path: Path) -> None:
    puzzle = formats.read(path).puzzle
    expected = COUNTS[path.stem]
    for place in range(len(targets(puzzle))):
        counts = solve(only_current_target(at_target(puzzle, place))).counts
        assert counts[:0:-1] == ((0, 0) if (path.stem, place) in NO_SOLUTION else expected[place])


@pytest.mark.parametrize("path", in_part(READABLE, 3), ids=name_of)
def test_stored_solutions_are_solutions(path: Path) -> None:
    opened = formats.read(path)
    places = range(len(targets(opened.puzzle)))
    found = [list(opened.contents(place).solutions()) for place in places]
    assert [len(some) for some in found] == STORED.get(path.stem, [0] * len(places))
    for place in places:
        here = at_target(opened.puzzle, place)
        assert [faults(here, solution) for solution in found[place][:20]] == [[]] * len(found[place][:20])
    assert not [remark for remark in opened.remarks if "stored assembl" in remark]


@pytest.mark.parametrize("path", in_part(READABLE, 6), ids=name_of)
def test_read_written_read(path: Path, tmp_path: Path) -> None:
    first = formats.read(path)
    assert parse(dump(first.puzzle), path) == first.puzzle
    for place in range(len(targets(first.puzzle))):
        contents = first.contents(place)
        here = at_target(first.puzzle, place)
        out = tmp_path / path.name
        told = formats.to_write(out).write(type(contents)(here, contents.solution, contents.rest), out)
        of_balls = here.lattice.name == "packed-spheres" and contents.solution is not None
        assert [remark[:26] for remark in told] == ["solutions are left out: ho"] * of_balls
        second = formats.read(out)
        assert second.puzzle == first.puzzle
        assert list(second.contents(place).solutions()) == (
            [] if of_balls else list(first.contents(place).solutions()))


@pytest.mark.parametrize("path", [path for path in FILES if path.stem in MALFORMED], ids=name_of)
def test_the_malformed_are_refused_with_a_reason(path: Path) -> None:
    with pytest.raises(FileRefusedError, match=r"voxel 0 .* has 0 x 0 x 0 cells and no content"):
        formats.read(path)


@pytest.mark.parametrize("path", in_part(READABLE[:2], 2), ids=name_of)
def test_the_terminal_works_on_them(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["info", str(path)]) == 0
    printed = capsys.readouterr()
    assert "target cells" in printed.out
    assert "is not taken over" in printed.err
    assert run(["count", str(path), "--quiet"]) == 0
    assert run(["convert", str(path), str(tmp_path / "a.toml")]) == 0
