"""Files for laser cutters, as other programs read them."""

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from ezdxf import units
from ezdxf.entities.lwpolyline import LWPolyline
from ezdxf.filemanagement import readfile
from shapely import MultiPolygon, Polygon

from latticework.cli.main import run
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle
from samples import PENTOMINOES, solved

SVG = "{http://www.w3.org/2000/svg}"
NASTY = "<b>&\"'\x1b[31m\n"


def written(puzzle: Puzzle, path: Path, **settings: object) -> Path:
    formats.to_write(path).write(Contents(puzzle), path, **settings)
    return path


def lines(path: Path) -> dict[str, list[np.ndarray]]:
    """Return the closed lines of each layer, with y leading up."""
    if path.suffix == ".dxf":
        found: dict[str, list[np.ndarray]] = {"CUT": [], "LABEL": []}
        for line in readfile(path).modelspace():
            assert isinstance(line, LWPolyline)
            assert line.closed
            found[line.dxf.layer].append(np.array(list(line.vertices())))
        return found
    drawn = ElementTree.fromstring(path.read_bytes())  # noqa: S314 written just now
    return {group.get("id"): [np.array([point.split(",") for point in line.get("d")[1:-1].split("L")], float)
                              * [1, -1] + [0, 400] for line in group] for group in drawn.iter(f"{SVG}g")}


def test_a_drawing_states_its_units_layers_and_version(tmp_path: Path) -> None:
    puzzle, _ = solved("AAB\nCCB", "square")
    drawing = readfile(written(puzzle, tmp_path / "a.dxf"))
    assert (drawing.dxfversion, drawing.units) == ("AC1024", units.MM)
    assert {"CUT", "LABEL"} <= {layer.dxf.name for layer in drawing.layers}
    assert not drawing.audit().errors
    root = ElementTree.fromstring(written(puzzle, tmp_path / "a.laser.svg").read_bytes())  # noqa: S314
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("600mm", "400mm", "0 0 600 400")


def test_both_formats_hold_the_same_lines(tmp_path: Path) -> None:
    puzzle, _ = solved("AAB\nCCB", "square")
    one, other = (lines(written(puzzle, tmp_path / name, tray=True)) for name in ("a.dxf", "a.laser.svg"))
    for layer in ("CUT", "LABEL"):
        assert len(one[layer]) == len(other[layer]) >= 3
        for a, b in zip(one[layer], other[layer], strict=True):
            assert np.abs(a - b).max() < 1e-3
    assert len(one["CUT"]) == 3 + 3


@pytest.mark.slow
def test_labels_lie_within_parts_and_are_left_out_on_request(tmp_path: Path) -> None:
    puzzle, _ = solved(PENTOMINOES, "square")
    drawn = lines(written(puzzle, tmp_path / "a.dxf"))
    parts = MultiPolygon([Polygon(line) for line in drawn["CUT"]])
    assert all(parts.contains(Polygon(line)) for line in drawn["LABEL"])
    assert lines(written(puzzle, tmp_path / "b.dxf", labels=False))["LABEL"] == []


@pytest.mark.parametrize("ending", [".dxf", ".laser.svg"])
def test_any_name_does_no_harm(tmp_path: Path, ending: str) -> None:
    parts = tuple(Part(name, ((0, 0, 0),)) for name in (NASTY, ""))
    puzzle = Puzzle(builtin("square"), NASTY, parts=parts)
    path = written(puzzle, tmp_path / f"a{ending}")
    assert "\x1b" not in path.read_text()
    assert len(lines(path)["CUT"]) == 2


def test_a_file_for_each_sheet(tmp_path: Path) -> None:
    puzzle, _ = solved(PENTOMINOES, "square")
    for ending in (".dxf", ".laser.svg"):
        written(puzzle, tmp_path / f"a{ending}", sheet_width=110.0, sheet_depth=90.0)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "a-sheet-1.dxf", "a-sheet-1.laser.svg", "a-sheet-2.dxf", "a-sheet-2.laser.svg"]


def test_the_longest_ending_says_the_format(tmp_path: Path) -> None:
    assert formats.to_write(tmp_path / "a.laser.svg").ending == ".laser.svg"
    assert formats.to_write(tmp_path / "A.LASER.SVG").ending == ".laser.svg"
    assert formats.to_write(tmp_path / "laser.svg").ending == ".svg"


@pytest.mark.parametrize(("kerf", "play"), [(0.0, 0.0), (0.3, 0.0), (0.3, 0.4)])
def test_cuts_lie_half_a_kerf_outside_of_what_is_to_be(tmp_path: Path, kerf: float, play: float) -> None:
    puzzle, _ = solved("AA", "square")
    (cut,) = lines(written(puzzle, tmp_path / "a.dxf", cell=10.0, kerf=kerf, play=play))["CUT"]
    assert np.ptp(cut, axis=0) == pytest.approx([20 + kerf - play, 10 + kerf - play])


def test_the_terminal_cuts_as_requested(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a.dxf"
    assert run(["render", "simple-2x3", "-o", str(out), "--cell", "20", "--kerf", "0", "--play", "0"]) == 0
    assert sum(Polygon(line).area for line in lines(out)["CUT"]) == pytest.approx(6 * 400)
    assert run(["render", "soma", "-o", str(tmp_path / "b.dxf")]) == 2
    assert "cannot be cut from a sheet" in capsys.readouterr().err
