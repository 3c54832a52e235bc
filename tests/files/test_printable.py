"""Files for printers: plates, names, colours, units, and what is told of them."""

import io
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import trimesh

from latticework.cli.main import run
from latticework.files import printable
from latticework.files.opened_and_written import Contents, distinct_names
from latticework.make.settings import PrintSettings
from latticework.puzzle import load
from latticework.puzzle.library import find
from samples import solved
from three_mf import three_mf

SOMA = load(find(Path("soma")))
SMALL = PrintSettings(plate_width=60, plate_depth=60, cell=15)
NAMES = ["A", "a", "<b> & \"c\"", "../../etc", "\x1b[31mred", "", "con", "x" * 300, "A-1"]


def test_3mf_holds_each_part_with_name_and_colour() -> None:
    read = three_mf(printable.threemf_file(Contents(SOMA), PrintSettings()).data)
    assert [name for name, _, _ in read] == [part.name for part in SOMA.parts]
    assert [color for _, color, _ in read] == [f"{SOMA.color(n).upper()}FF" for n in range(len(SOMA.parts))]
    assert all(mesh.is_watertight and mesh.volume > 0 for _, _, mesh in read)
    assert min(mesh.bounds[0][2] for _, _, mesh in read) == pytest.approx(0, abs=0.002)


def test_parts_stand_apart_on_several_plates() -> None:
    made = printable.made_parts(Contents(SOMA), SMALL)
    plates = sorted({part.plate for part in made.values()})
    assert len(plates) > 1
    files = printable.stl_file(Contents(SOMA), replace(SMALL, files="plates")).data
    assert sorted(files) == [f"plate-{number}" for number in plates]
    boxes = [np.array(part.solid.bounding_box()).reshape(2, 3)[:, :2] for part in made.values()]
    for number, (one, part) in enumerate(zip(boxes, made.values(), strict=True)):
        base = np.array([0, (part.plate - 1) * (SMALL.plate_depth + 4)])
        assert (one[0] >= base - 1e-3).all()
        assert (one[1] <= base + [SMALL.plate_width, SMALL.plate_depth] + 1e-3).all()
        assert all((one[0] >= other[1]).any() or (other[0] >= one[1]).any() for other in boxes[:number])


def test_strange_names_become_harmless_and_differ() -> None:
    made = distinct_names(NAMES)
    assert len({name.casefold() for name in made}) == len(NAMES)
    assert all(name and len(name) < 80 and not set(name) & set("/\\<>&\"'\x1b.:") for name in made)
    assert "con" not in made


def test_a_file_for_each_part_never_has_the_name_of_another() -> None:
    parts = tuple(replace(part, name=name) for part, name in zip(SOMA.parts, NAMES, strict=False))
    files = printable.threemf_file(Contents(replace(SOMA, parts=parts)), PrintSettings(files="each")).data
    assert isinstance(files, dict)
    assert len(files) == len(parts)
    assert all(len(three_mf(data)) == 1 for data in files.values())


def test_the_terminal_reports_what_was_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "soma.stl"
    assert run(["render", "soma", "-o", str(out), "--cell", "10", "--play", "0"]) == 0
    told = capsys.readouterr()
    assert not told.out
    assert "V: 20.0 x 20.0 x 10.0 mm, 3.00 cm³, 3.7 g, watertight" in told.err
    assert "parts: 7, plates: 1; 194.0 x 20.0 x 20.0 mm, 27.00 cm³, 33.5 g" in told.err
    assert run(["render", "soma", "-o", str(out), "--cell", "10", "--play", "0", "--json"]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert fields["volume"] == pytest.approx(27, rel=1e-3)
    assert {part["name"]: part["watertight"] for part in fields["parts"]} == dict.fromkeys("VLTZABP", True)
    assert fields["file"] == str(out)
    assert run(["render", "soma", "-o", str(out), "--files", "each", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["files"] == [
        str(out.with_name(f"{out.stem}-{name}{out.suffix}")) for name in "VLTZABP"]


def test_a_model_names_no_other_file() -> None:
    text = printable.obj_file(Contents(SOMA), PrintSettings()).data
    assert isinstance(text, bytes)
    assert text.count(b"\no ") == 7
    assert b"mtl" not in text


def test_an_assembly_stands_on_the_ground_in_the_corner() -> None:
    made = printable.made_parts(Contents(*solved("AAB", "square")), PrintSettings(arrange="assembled"))
    boxes = np.array([part.solid.bounding_box() for part in made.values()])
    assert boxes[:, :3].min(axis=0) == pytest.approx(0, abs=1e-3)
    assert boxes[:, 3:].max(axis=0) == pytest.approx([35.8, 11.8, 5], abs=1e-3)


@pytest.mark.slow
def test_rods_lie_flat_although_they_touch_with_next_to_nothing() -> None:
    made = printable.made_parts(Contents(load(find(Path("tetrasticks-without-h")))), PrintSettings())
    assert max(part.solid.bounding_box()[5] for part in made.values()) == pytest.approx(2.2, abs=0.01)


def test_other_programs_read_the_models() -> None:
    for kind, write, unit in (("obj", printable.obj_file, 1.0), ("glb", printable.glb_file, 1000.0)):
        scene = trimesh.load_scene(io.BytesIO(write(Contents(SOMA), PrintSettings()).data), file_type=kind)
        volume = sum(abs(mesh.volume) for mesh in scene.dump() if isinstance(mesh, trimesh.Trimesh))
        assert volume * unit**3 == pytest.approx(27 * 12**3 * 0.97, rel=0.03)
        upwards = 2 if kind == "obj" else 1  # y leads up in GLB
        assert scene.bounds[0][upwards] * unit == pytest.approx(0, abs=0.01)
        assert scene.extents[upwards] * unit == pytest.approx(23.8, abs=0.1)


def test_an_obj_model_names_no_other_file_and_has_colours() -> None:
    data = printable.obj_file(Contents(SOMA), PrintSettings()).data
    assert isinstance(data, bytes)
    assert b"mtllib" not in data
    colors = {tuple(round(float(share) * 255) for share in line.split()[4:])
              for line in data.splitlines() if line.startswith(b"v ")}
    assert colors == {tuple(bytes.fromhex(SOMA.color(number)[1:])) for number in range(len(SOMA.parts))}
