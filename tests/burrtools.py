"""An independent reader of files of BurrTools, written from the description of the format alone.

It takes no part in the program: what the program reads and writes is compared with it, and counts of real files are.

`python tests/burrtools.py FOLDER` writes the puzzles of all files in a folder, a JSON object a line.
"""

import gzip
import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

from latticework.lattice import Cell, Lattice, builtin
from latticework.lattice.motion import locate
from latticework.puzzle import Part, Puzzle, Target, dump

GRIDS = ("cubic", "triangular-prism", "packed-spheres", "rhombic-tetrahedron", "tetrahedron-octant")
CELL = re.compile(r"([_#+])(\d*)")
IN_THIRD = np.array([0.25, 0.5, 0.75])
IN_BLOCK = np.array([0.25, 0.5, 1.0, 1.5, 1.75])  # where five cells along the edge of a cube have their centres

Voxel = list[tuple[Cell, str, str]]
"""Cells of a shape: where, whether it is fixed ("#") or variable ("+"), its colour or ""."""


def load_problems(path: Path) -> list[Puzzle]:
    """Return the problems of a file, each as a puzzle."""
    data = path.read_bytes()
    plain = gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
    try:
        root = ElementTree.fromstring(plain.decode())  # noqa: S314
    except UnicodeDecodeError:
        root = ElementTree.fromstring(plain.decode("latin-1"))  # noqa: S314
    kind = root.find("gridType")
    grid = int(kind.get("type", "0")) if kind is not None else 0
    lattice = builtin(GRIDS[grid])
    shapes = [_voxels(lattice, grid, shape) for shape in root.findall("shapes/voxel")]
    return [_puzzle(lattice, path.stem, shapes, problem) for problem in root.findall("problems/problem")]


def _voxels(lattice: Lattice, grid: int, shape: ElementTree.Element) -> Voxel:
    x, y, z = (int(shape.get(side, "0")) for side in "xyz")
    cells = CELL.findall(shape.text or "")
    assert len(cells) == x * y * z, f"{len(cells)} cells, but {x} x {y} x {z} are named"
    filled = [(n, state, color) for n, (state, color) in enumerate(cells) if state != "_"]
    raw = np.array([(n % x, n // x % y, n // x // y) for n, _, _ in filled])
    return [(cell, state, color) for cell, (_, state, color) in zip(_placed(lattice, grid, raw), filled, strict=True)]


def _placed(lattice: Lattice, grid: int, raw: np.ndarray) -> list[Cell]:
    if grid == 0:
        return [(*row, 0) for row in raw.tolist()]
    if grid == 2:
        steps = (raw.sum(axis=1)[:, None] - 2 * raw[:, ::-1]) // 2
        return [(*row, 0) for row in steps.tolist()]
    found = locate(lattice, _centers(grid, raw), [tuple(range(len(lattice.kinds)))] * len(raw))
    assert found is not None
    return list(map(tuple, found.tolist()))


def _centers(grid: int, raw: np.ndarray) -> np.ndarray:
    """Return the centres of cells where our lattice has them."""
    if grid == 3:
        return np.asarray(2.0 * (raw // 5) + IN_BLOCK[raw % 5])
    if grid == 4:
        return np.asarray(raw // 3 + IN_THIRD[raw % 3])
    x, y, z = raw.T
    up = (x + y) % 2 == 0
    return np.column_stack([(1 + x) / 2, np.sqrt(3) / 2 * y + np.where(up, np.sqrt(3) / 6, np.sqrt(3) / 3), z + 0.5])


def _puzzle(lattice: Lattice, name: str, shapes: list[Voxel], problem: ElementTree.Element) -> Puzzle:
    result = shapes[int(problem.findall("result")[0].attrib["id"])]
    pairs = tuple(sorted((_color(int(pair.get("piece", "")) + 1), _color(int(pair.get("result", "")) + 1))
                         for pair in problem.findall("bitmap/pair")))
    parts = []
    for used in problem.findall("shapes/shape"):
        number, count = int(used.attrib["id"]), used.get("count")
        least, most = (count, count) if count else (used.attrib["min"], used.attrib["max"])
        parts.append(Part(str(number), tuple(cell for cell, _, _ in shapes[number]), int(least), int(most),
                          cell_colors=_colors(shapes[number])))
    optional = tuple(cell for cell, state, _ in result if state == "+")
    holes = problem.get("maxHoles")
    target = Target(tuple(cell for cell, _, _ in result), optional, _colors(result), problem.get("name", ""),
                    most_empty=int(holes) if holes else None, color_pairs=pairs)
    return Puzzle(lattice, name, motions="turn", target=target, parts=tuple(parts))


def _colors(voxel: Voxel) -> tuple[tuple[Cell, str], ...]:
    return tuple((cell, _color(int(color))) for cell, _, color in voxel if color)


def _color(number: int) -> str:
    return f"#0000{number:02x}"


if __name__ == "__main__":
    for path in sorted(Path(sys.argv[1]).glob("*.xmpuzzle")):
        for number, puzzle in enumerate(load_problems(path)):
            sys.stdout.write(json.dumps({"file": path.stem, "problem": number, "puzzle": dump(puzzle)}) + "\n")
