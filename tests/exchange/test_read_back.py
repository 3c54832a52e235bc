"""What is written has its hand, its up and its size: a chiral part in a lopsided scene comes back as it was.

Each format that shows shapes is read by other code than that which wrote it: meshes by the angles that they fill
around the middle of each cell, drawings by their lines, pictures by their pixels, texts by their letters.
"""

import gzip
import json
import re
import struct
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import trimesh
from ezdxf.entities.lwpolyline import LWPolyline
from ezdxf.filemanagement import readfile
from PIL import Image, ImageColor
from shapely import Point, Polygon

import burrtools
from latticework.errors import LatticeworkError
from latticework.exchange import formats
from latticework.exchange.contents import Contents
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, Solution
from samples import solved
from shapes import box
from slow_twin import signed_permutations
from three_mf import three_mf

# S is chiral: with its mirror image it would be another part. The scene has no symmetry at all.
SOLID, SOLUTION = solved(".S..\nSSBB\n\n.S..\n....", "cubic")
FLAT, FLAT_SOLUTION = solved("SS...\n.SBBB\n.S...", "square")
MILLIMETRES = 10.0

Cells = frozenset[tuple[int, ...]]
Mesh = tuple[np.ndarray, np.ndarray]
"""Corners and triangles."""


def cells_of(solution: Solution) -> dict[str, Cells]:
    """Return the cells of each part, moved so that the scene begins at 0."""
    every = np.array([cell[:-1] for placement in solution for cell in placement.cells])
    return {"SB"[placement.part]: frozenset(tuple((np.array(cell[:-1]) - every.min(axis=0)).tolist())
                                            for cell in placement.cells) for placement in solution}


def written(name: str, folder: Path, puzzle: Puzzle, solution: Solution | None, **settings: object) -> Path:
    """Write a file; return its path."""
    path = folder / name
    formats.to_write(path).write(Contents(puzzle, solution), path, **settings)
    return path


def filled(mesh: Mesh, size: float, origin: np.ndarray) -> Cells:
    """Return the cells, of so large cubes from an origin on, whose middles lie within a mesh turned outwards.

    Within it the triangles fill the whole angle around a point: https://en.wikipedia.org/wiki/Solid_angle.
    """
    corners, triangles = mesh[0] - origin, mesh[1]
    found = []
    for place in np.ndindex(*np.rint(corners.max(axis=0) / size).astype(int)):
        a, b, c = np.moveaxis(corners[triangles] - (np.array(place) + 0.5) * size, 1, 0)
        la, lb, lc = (np.linalg.norm(side, axis=1) for side in (a, b, c))
        angle = 2 * np.arctan2(np.einsum("ij,ij->i", a, np.cross(b, c)), la * lb * lc + np.einsum(
            "ij,ij->i", a, b) * lc + np.einsum("ij,ij->i", a, c) * lb + np.einsum("ij,ij->i", b, c) * la)
        turns = angle.sum() / (4 * np.pi)
        assert abs(turns - round(turns)) < 1e-3
        assert turns > -0.5, "the surface is turned inwards"
        if turns > 0.5:
            found.append(place)
    return frozenset(found)


def stl(path: Path) -> dict[str, Mesh]:
    data = path.read_bytes()
    (count,) = struct.unpack_from("<I", data, 80)
    rows = np.frombuffer(data, np.dtype([("floats", "<f4", 12), ("more", "<u2")]), count, 84)["floats"]
    corners = rows[:, 3:].reshape(-1, 3).astype(float)
    return {"SB": (corners, np.arange(len(corners)).reshape(-1, 3))}


def obj(path: Path) -> dict[str, Mesh]:
    corners, faces, name = [], {}, ""
    for line in path.read_text().splitlines():
        kind, *words = line.split() or [""]
        if kind == "v":
            corners.append([float(word) for word in words[:3]])
        elif kind == "o":
            name = words[0]
        elif kind == "f":
            faces.setdefault(name, []).append([int(word.split("/")[0]) - 1 for word in words])
    return {name: (np.array(corners), np.array(some)) for name, some in faces.items()}


def glb(path: Path) -> dict[str, Mesh]:
    """Read the one buffer and the nodes of a file by hand; y leads up in it, here z does."""
    data = path.read_bytes()
    magic, _, length, head, kind = struct.unpack_from("<4sII I4s", data)
    assert (magic, length, kind) == (b"glTF", len(data), b"JSON")
    tree, binary = json.loads(data[20 : 20 + head]), data[20 + head + 8 :]

    def array(number: int) -> np.ndarray:
        accessor = tree["accessors"][number]
        view = tree["bufferViews"][accessor["bufferView"]]
        dtype = {5126: "<f4", 5125: "<u4", 5123: "<u2"}[accessor["componentType"]]
        n = accessor["count"] * {"VEC3": 3, "SCALAR": 1}[accessor["type"]]
        return np.frombuffer(binary, dtype, n, view.get("byteOffset", 0) + accessor.get("byteOffset", 0))

    found = {}

    def walk(number: int, above: np.ndarray) -> None:
        node = tree["nodes"][number]
        here = above @ np.array(node.get("matrix", np.eye(4).ravel()), float).reshape(4, 4).T
        assert not {"rotation", "scale", "translation"} & set(node)
        if "mesh" in node:
            (piece,) = tree["meshes"][node["mesh"]]["primitives"]
            corners = array(piece["attributes"]["POSITION"]).reshape(-1, 3)
            found[node["name"]] = (np.column_stack([corners, np.ones(len(corners))]) @ here.T)[:, :3], array(
                piece["indices"]).reshape(-1, 3)
        for child in node.get("children", ()):
            walk(child, here)

    for root in tree["scenes"][0]["nodes"]:
        walk(root, np.eye(4))
    return {name: (corners[:, [0, 2, 1]] * [1, -1, 1], faces) for name, (corners, faces) in found.items()}


def x3d(path: Path) -> dict[str, Mesh]:
    """Read the shapes with the one rotation around them; y leads up in it, here z does."""
    (turned,) = ElementTree.fromstring(path.read_bytes()).iter("Transform")  # noqa: S314 written just now
    *axis, angle = map(float, turned.get("rotation", "0 0 1 0").split())
    rotation = trimesh.transformations.rotation_matrix(angle, axis)[:3, :3]
    found = {}
    for shape in turned.iter("Shape"):
        where = np.array(shape.find(".//Coordinate").get("point").split(), float).reshape(-1, 3) @ rotation.T
        rows = [list(map(int, row.split())) for row in shape.find("IndexedFaceSet").get("coordIndex").split("-1")]
        faces = [(row[0], *pair) for row in rows for pair in pairwise(row[1:])]
        found[shape[0].get("value").strip('"')] = where[:, [0, 2, 1]] * [1, -1, 1], np.array(faces)
    return found


def threemf(path: Path) -> dict[str, Mesh]:
    return {name: (mesh.vertices, mesh.faces) for name, _, mesh in three_mf(path.read_bytes())}


PRINTED = {"cell": MILLIMETRES, "play": 0.0, "joint": 0.0, "arrange": "assembled"}
MODELS: dict[str, tuple[Callable[[Path], dict[str, Mesh]], float, dict[str, object]]] = {
    ".stl": (stl, MILLIMETRES, PRINTED), ".obj": (obj, MILLIMETRES, PRINTED), ".3mf": (threemf, MILLIMETRES, PRINTED),
    ".glb": (glb, MILLIMETRES / 1000, PRINTED), ".x3d": (x3d, 1.0, {}),
}


@pytest.mark.parametrize("ending", MODELS)
def test_a_model_has_its_hand_its_up_and_its_unit(ending: str, tmp_path: Path) -> None:
    read, size, settings = MODELS[ending]
    meshes = read(written(f"a{ending}", tmp_path, SOLID, SOLUTION, **settings))
    origin = np.min([corners[faces].min(axis=(0, 1)) for corners, faces in meshes.values()], axis=0)
    found = {name: filled(mesh, size, origin) for name, mesh in meshes.items()}
    expected = cells_of(SOLUTION)
    assert found == (expected if len(found) > 1 else {"SB": expected["S"] | expected["B"]})


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize(("width", "depth"), [(35.0, 60.0), (60.0, 35.0)])
def test_parts_lie_within_a_plate_that_is_longer_one_way(
    width: float, depth: float, axis: int, tmp_path: Path
) -> None:
    """Bars that are modelled along either side lie along the longer one."""
    settings = PRINTED | {"arrange": "plate", "plate_width": width, "plate_depth": depth}
    cells = tuple(tuple(x if side == axis else 0 for side in range(4)) for x in range(5))
    bar = Puzzle(SOLID.lattice, "Bars", parts=(Part("I", cells, 2, 2),))
    corners, _ = stl(written("a.stl", tmp_path, bar, None, **settings))["SB"]
    low, high = corners.min(axis=0), corners.max(axis=0)
    assert (low >= [0, 0, 0]).all()
    assert (high <= [width, depth, MILLIMETRES]).all()
    long, short = max(high - low), sorted(high - low)[1]
    assert long == pytest.approx(50, abs=0.1)
    assert short > 2 * MILLIMETRES
    assert (high - low).argmax() == int(depth > width)


def test_a_full_plate_is_followed_by_another_behind_it(tmp_path: Path) -> None:
    settings = PRINTED | {"arrange": "plate", "plate_width": 35.0, "plate_depth": 60.0}
    bars = Puzzle(SOLID.lattice, "Bars", parts=(Part("I", box(1, 5, 1), 4, 4),))
    corners, _ = stl(written("a.stl", tmp_path, bars, None, **settings))["SB"]
    assert corners[:, 0].max() <= 35
    assert corners[:, 1].max() > 60
    assert (corners[:, 1] % 64 <= 60).all()  # 4 mm lie between the plates


@pytest.mark.parametrize(("width", "depth"), [(35.0, 60.0), (60.0, 35.0)])
def test_a_part_that_is_larger_one_way_than_the_plate_is_refused(width: float, depth: float, tmp_path: Path) -> None:
    settings = PRINTED | {"arrange": "plate", "plate_width": width, "plate_depth": depth}
    slab = Puzzle(SOLID.lattice, "Slab", parts=(Part("Large", box(5, 4, 1)),))
    with pytest.raises(LatticeworkError, match="Large: this part is"):
        written("a.stl", tmp_path, slab, None, **settings)


def laser_lines(path: Path) -> list[Polygon]:
    """Return what is cut, in millimetres, y leading up."""
    if path.suffix == ".dxf":
        drawing = readfile(path)
        assert drawing.units == 4  # millimetres: ezdxf.units.MM
        return [Polygon(list(line.vertices())) for line in drawing.modelspace()
                if isinstance(line, LWPolyline) and line.dxf.layer == "CUT"]
    root = ElementTree.fromstring(path.read_bytes())  # noqa: S314 written just now
    width, height = (float(side) for side in root.get("viewBox").split()[2:])
    assert (root.get("width"), root.get("height")) == (f"{width:g}mm", f"{height:g}mm")
    cut = next(group for group in root.iter("{http://www.w3.org/2000/svg}g") if group.get("id") == "CUT")
    return [Polygon(np.array([point.split(",") for point in line.get("d")[1:-1].split("L")], float) * [1, -1])
            for line in cut]


@pytest.mark.parametrize("ending", [".dxf", ".laser.svg"])
def test_what_is_cut_has_its_hand_and_its_size(ending: str, tmp_path: Path) -> None:
    path = written(f"a{ending}", tmp_path, FLAT, FLAT_SOLUTION, cell=MILLIMETRES, kerf=0.0, play=0.0, labels=False)
    shapes = {round(polygon.area / MILLIMETRES**2): polygon for polygon in laser_lines(path)}
    assert sorted(shapes) == [3, 4]
    left, low, right, high = shapes[4].bounds
    found = frozenset((x, y) for x in range(round((right - left) / MILLIMETRES))
                      for y in range(round((high - low) / MILLIMETRES))
                      if shapes[4].contains(Point(left + (x + 0.5) * MILLIMETRES, low + (y + 0.5) * MILLIMETRES)))
    wanted = np.array(sorted(cells_of(FLAT_SOLUTION)["S"]))
    assert any(found == moved(wanted @ matrix.T) for matrix in signed_permutations(2) if np.linalg.det(matrix) > 0)


def moved(cells: np.ndarray) -> Cells:
    return frozenset(map(tuple, (cells - cells.min(axis=0)).tolist()))


def by_pixels(picture: Image.Image) -> dict[str, Cells]:
    """Return the cells of the flat scene by the colours in their middles; y leads up in it and down in pixels."""
    pixels = np.asarray(picture.convert("RGB")).astype(int)
    near = {name: np.abs(pixels - ImageColor.getrgb(FLAT.color(part))).max(axis=2) < 40
            for part, name in enumerate("SB")}
    rows, columns = np.nonzero(near["S"] | near["B"])
    left, top = columns.min(), rows.min()
    size = (columns.max() + 1 - left) / 5
    assert (rows.max() + 1 - top) / size == pytest.approx(3, abs=0.1)
    return {name: frozenset((x, 2 - y) for x in range(5) for y in range(3)
                            if there[int(top + (y + 0.5) * size), int(left + (x + 0.5) * size)])
            for name, there in near.items()}


STILL = {"animation": "assembly", "frame_size": 200, "seconds": 0.5, "frame_rate": 4, "arrows": False}


@pytest.mark.parametrize(("name", "settings"), [
    ("a.png", {"size": 400, "layout": "view"}), ("a.gif", STILL), ("a.webp", STILL)])
def test_a_picture_shows_the_scene_as_it_lies(name: str, settings: dict[str, object], tmp_path: Path) -> None:
    """The first frame of an animation, which is shown where nothing moves, has the whole solution."""
    with Image.open(written(name, tmp_path, FLAT, FLAT_SOLUTION, **settings)) as picture:
        assert by_pixels(picture) == cells_of(FLAT_SOLUTION)


def test_a_drawing_shows_the_scene_as_it_lies(tmp_path: Path) -> None:
    root = ElementTree.fromstring(  # noqa: S314 written just now
        written("a.svg", tmp_path, FLAT, FLAT_SOLUTION, layout="view").read_bytes())
    middles: dict[str, list[np.ndarray]] = {}
    for path in root.iter("{http://www.w3.org/2000/svg}path"):
        points = np.array(re.findall(r"[-\d.]+", path.get("d")), float).reshape(-1, 2)
        middles.setdefault(path.get("fill"), []).append((points.min(axis=0) + points.max(axis=0)) / 2)
    found = {name: np.array(middles[FLAT.color(part)]) for part, name in enumerate("SB")}
    every = np.concatenate(list(found.values()))
    step = np.ptp(every[:, 0]) / 4
    places = {name: np.rint((points - every.min(axis=0)) / step).astype(int) for name, points in found.items()}
    assert {name: frozenset((x, 2 - y) for x, y in some.tolist()) for name, some in places.items()} == cells_of(
        FLAT_SOLUTION)


class TestPuzzlesOfOtherPrograms:
    @pytest.mark.parametrize("ending", [".xmpuzzle", ".psv", ".polysolve.json", ".polycube.txt", ".puz", ".toml"])
    def test_a_part_keeps_its_hand(self, ending: str, tmp_path: Path) -> None:
        puzzle = Puzzle(SOLID.lattice, "Hand", target=SOLID.target, parts=SOLID.parts)
        path = tmp_path / f"a{ending}"
        formats.to_write(path).write(Contents(puzzle), path)
        (read,) = burrtools.load_problems(path) if ending == ".xmpuzzle" else [formats.read(path).puzzle]
        (part,) = (part for part in read.parts if len(part.cells) == 4)
        found, own = (np.array([cell[:3] for cell in cells]) for cells in (part.cells, SOLID.parts[0].cells))
        hands = {round(np.linalg.det(matrix)) for matrix in signed_permutations(3)
                 if moved(found) == moved(own @ matrix.T)}
        assert hands == {1}

    def test_unused_copies_are_marked(self, tmp_path: Path) -> None:
        """An assembly of BurrTools has a place for each copy that there may be, x for one that is not used."""
        parts = (Part("A", ((0, 0, 0, 0), (1, 0, 0, 0)), 1, 3), Part("B", ((0, 0, 0, 0),), 0, 2))
        puzzle = Puzzle(builtin("cubic"), "Copies", target=Target(box(2, 2, 1)), parts=parts)
        solution = (Placement(0, ((0, 0, 0, 0), (1, 0, 0, 0))), Placement(0, ((0, 1, 0, 0), (1, 1, 0, 0))))
        path = written("a.xmpuzzle", tmp_path, puzzle, solution)
        text = re.search("<assembly>(.*?)</assembly>", gzip.decompress(path.read_bytes()).decode())[1]
        numbers = text.split()
        assert numbers.count("x") == 3  # of five copies two are used
        assert len(numbers) == 2 * 4 + 3
        assert numbers[8:] == ["x"] * 3


KEPT_ELSEWHERE = {
    ".search": "tests/promises", ".pdf": "test_pictures.py", ".booklet.pdf": "test_sheets_and_booklets.py",
    ".html": "test_page_in_browser.py, test_web_page.py", ".mp4": "test_animations.py", ".txt": "test_formats.py",
    ".jsonl": "test_solution_tables.py", ".csv": "test_solution_tables.py", ".parquet": "test_solution_tables.py",
    ".dlx": "test_dlx_text.py", ".json": "test_formats.py",
}


def test_every_format_that_is_written_is_read_back_somewhere() -> None:
    source = Path(__file__).read_text("utf-8")
    endings = {form.ending for form in formats.writable()}
    here = {ending for ending in endings if f'"{ending}"' in source or f'"a{ending}"' in source}
    assert endings <= here | set(KEPT_ELSEWHERE)

