"""What is written has its hand, its up and its size: a chiral part in a lopsided scene comes back as it was.

Each format that shows shapes is read by other code than that which wrote it: meshes by the angles that they fill
around the middle of each cell, drawings by their lines, pictures by their pixels, texts by their letters.
"""

import csv
import gzip
import json
import re
import struct
import tomllib
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import imageio.v3
import numpy as np
import pytest
import trimesh
from ezdxf.entities.lwpolyline import LWPolyline
from ezdxf.filemanagement import readfile
from PIL import Image, ImageColor
from shapely import Point, Polygon

import burrtools
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
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


class Read(NamedTuple):
    """What a puzzle file says of shapes: the target, and for each part its cells and how often it is there."""

    target: Cells
    parts: dict[Cells, tuple[int, int]]


def coordinates(text: str) -> list[tuple[int, ...]]:
    return [tuple(map(int, cell.split(","))) for cell in re.findall(r"\(([-\d,]+)\)", text)]


def puz(text: str) -> Read:
    """The first line of a shape is its back row; layers stand side by side, the lowest one first."""
    lines, found = text.splitlines(), []
    while lines:
        kind, sizes = lines.pop(0).split()
        x, y, z = map(int, sizes.split(","))
        rows = [lines.pop(0).ljust((x + 1) * z) for _ in range(y)]
        found.append((kind, frozenset(at for at in np.ndindex(x, y, z)
                                      if rows[y - 1 - at[1]][at[2] * (x + 1) + at[0]] == "#")))
    counts = Counter(cells for kind, cells in found if kind == "PIECE")
    (target,) = (cells for kind, cells in found if kind == "RESULT")
    return Read(target, {cells: (many, many) for cells, many in counts.items()})


def pictured(text: str) -> Cells:
    """The last line is y = 0, the left-most column x = 0; a blank line comes between layers, the lowest one first."""
    layers = [layer.splitlines()[::-1] for layer in text.strip("\n").split("\n\n")]
    return frozenset((x, y, z) for z, layer in enumerate(layers) for y, row in enumerate(layer)
                     for x, mark in enumerate(row) if mark in "#SB")


def toml(text: str) -> Read:
    data = tomllib.loads(text)
    return Read(pictured(data["target"]["picture"]), {
        moved(np.array(sorted(pictured(part["picture"])))): tuple(part.get("copies", (1, 1)))
        for part in data["parts"]})


READERS: dict[str, Callable[[str], Read]] = {".puz": puz, ".toml": toml}
ONLY_MOST = {".puz"}
"""Formats in which a part is there so often and no less."""


def solid_cells(cells: Cells) -> Cells:
    """Return cells in space, the flat ones as a layer at the bottom."""
    return frozenset((*cell, 0)[:3] for cell in cells)


class TestPuzzlesOfOtherPrograms:
    @pytest.mark.parametrize("puzzle", [SOLID, FLAT], ids=["solid", "flat"])
    @pytest.mark.parametrize("ending", READERS)
    def test_target_and_parts_keep_their_hand_and_their_copies(
        self, ending: str, puzzle: Puzzle, tmp_path: Path
    ) -> None:
        """Each reader knows no more than what is said of its format on the page of other programs."""
        one, two = puzzle.parts
        some = replace(puzzle, motions="turn", parts=(one, replace(two, least=1, most=3)))
        found = READERS[ending](written(f"a{ending}", tmp_path, some, None).read_text("utf-8"))
        assert solid_cells(found.target) == solid_cells(frozenset(cell[:-1] for cell in puzzle.target.cells))
        assert {solid_cells(cells): copies for cells, copies in found.parts.items()} == {
            solid_cells(moved(np.array([cell[:-1] for cell in part.cells]))): copies
            for part, copies in ((one, (1, 1)), (two, (3 if ending in ONLY_MOST else 1, 3)))}

    def test_a_puzzle_of_burrtools_keeps_its_hand(self, tmp_path: Path) -> None:
        (read,) = burrtools.load_problems(written("a.xmpuzzle", tmp_path, SOLID, None))
        found = {part.name: moved(np.array([cell[:3] for cell in part.cells])) for part in read.parts}
        assert set(found.values()) == {moved(np.array([cell[:3] for cell in part.cells])) for part in SOLID.parts}

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


def lines_of(path: Path) -> dict[str, Cells]:
    """Return the cells of the letters in the picture of a solution."""
    layers = path.read_text("utf-8").removeprefix("Solution 1\n").strip("\n")
    return {name: pictured(re.sub(f"[^{name}\n]", ".", layers)) for name in "SB"}


def objects_of(path: Path) -> dict[str, Cells]:
    (line,) = path.read_text("utf-8").splitlines()
    return {placed["part"]: frozenset(map(tuple, placed["cells"])) for placed in json.loads(line)["placements"]}


def rows_of(path: Path) -> dict[str, Cells]:
    if path.suffix == ".parquet":
        some = pytest.importorskip("pyarrow.parquet").read_table(path).to_pylist()
    else:
        with path.open(encoding="utf-8", newline="") as file:
            some = list(csv.DictReader(file))
    return {row["part"]: frozenset(coordinates(row["cells"])) for row in some}


@pytest.mark.parametrize(("ending", "read"), [
    (".txt", lines_of), (".jsonl", objects_of), (".csv", rows_of), (".parquet", rows_of)])
def test_a_solution_in_writing_has_each_part_where_it_lies(
    ending: str, read: Callable[[Path], dict[str, Cells]], tmp_path: Path
) -> None:
    if ending == ".parquet":
        pytest.importorskip("pyarrow")
    assert read(written(f"a{ending}", tmp_path, SOLID, SOLUTION)) == cells_of(SOLUTION)


@pytest.mark.parametrize("ending", [".dlx", ".json"])
def test_an_exact_cover_problem_has_every_way_to_lay_a_part_and_no_mirrored_one(ending: str, tmp_path: Path) -> None:
    """S fits in one way; turned over it would not be S. A domino lies on each pair of neighbours."""
    path = written(f"a{ending}", tmp_path, SOLID, None)
    if ending == ".dlx":
        items, *options = (line.split() for line in path.read_text("utf-8").splitlines())
    else:
        data = json.loads(path.read_text("utf-8"))
        items, options = data["primary"], data["options"]
    cells = [cell[:3] for cell in SOLID.target.cells]
    assert sorted(items) == sorted(["S", "B", *(",".join(map(str, cell)) for cell in cells)])
    found = {name: {frozenset(tuple(map(int, cell.split(","))) for cell in option if "," in cell)
                    for option in options if name in option} for name in "SB"}
    assert found == {"S": {cells_of(SOLUTION)["S"]}, "B": {
        frozenset(pair) for pair in combinations(cells, 2) if np.abs(np.subtract(*pair)).sum() == 1}}


def test_a_film_begins_with_the_scene_as_it_lies(tmp_path: Path) -> None:
    film = imageio.v3.imread(written("a.mp4", tmp_path, FLAT, FLAT_SOLUTION, **STILL), plugin="pyav")
    assert by_pixels(Image.fromarray(film[0])) == cells_of(FLAT_SOLUTION)


@pytest.mark.parametrize("name", ["a.pdf"])
def test_a_page_shows_the_scene_as_it_lies(name: str, tmp_path: Path) -> None:
    """A path of a page begins with its colour, and y leads up there."""
    data = written(name, tmp_path, FLAT, FLAT_SOLUTION, layout="view").read_bytes()
    pages = [zlib.decompress(stream) for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
             if stream[:1] == b"x"]
    page = next(text for text in (page.decode("latin-1") for page in pages) if " rg" in text)
    number = r"([\d.]+)"
    middles: dict[tuple[int, ...], list[np.ndarray]] = {}
    for path in re.finditer(rf"{number} {number} {number} rg ((?:(?!rg).)*?) b\n", page, re.DOTALL):
        points = np.array(re.findall(rf"{number} {number} [ml]\b", path[4]), float)
        color = tuple(round(255 * float(share)) for share in path.groups()[:3])
        middles.setdefault(color, []).append((points.min(axis=0) + points.max(axis=0)) / 2)
    found = {name: np.array(middles[ImageColor.getrgb(FLAT.color(part))]) for part, name in enumerate("SB")}
    every = np.concatenate(list(found.values()))
    step = np.ptp(every[:, 0]) / 4
    assert {name: frozenset(map(tuple, np.rint((points - every.min(axis=0)) / step).astype(int).tolist()))
            for name, points in found.items()} == cells_of(FLAT_SOLUTION)


READ_BACK_ELSEWHERE = {
    ".search": "promises/test_exactly_once.py", ".booklet.pdf": "files/test_sheets_and_booklets.py",
    ".html": "files/test_page_in_browser.py", ".tex": "files/test_pictures.py",
}
"""Formats that take a program of their own to read: a search, a printed book of `.pdf` pages, a browser, LaTeX."""


def test_every_format_that_is_written_is_read_back_somewhere() -> None:
    source, tests = Path(__file__).read_text("utf-8"), Path(__file__).parents[1]
    for ending, file in READ_BACK_ELSEWHERE.items():
        assert f"{ending}\"" in (tests / file).read_text("utf-8"), ending
    endings = {form.ending for form in formats.writable()}
    here = {ending for ending in endings if f'"{ending}"' in source or f'"a{ending}"' in source}
    assert endings <= here | set(READ_BACK_ELSEWHERE)
