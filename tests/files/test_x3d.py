"""X3D scenes: read back as XML, with all parts, closed surfaces and harmless names."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.puzzle import Part, Puzzle, load
from latticework.puzzle.library import shipped
from samples import SOMA, solved

PUZZLE, SOLUTION = solved(SOMA, "cubic")
X3D = Path("a.x3d")


def scene(puzzle: Puzzle, solution: object = None, **settings: object) -> ElementTree.Element:
    contents = Contents(puzzle, solution)  # type: ignore[arg-type]
    written = formats.to_write(X3D).encode(contents, X3D, **settings)[X3D]
    return ElementTree.fromstring(written)  # noqa: S314  our own


def points(shape: ElementTree.Element) -> np.ndarray:
    coordinate = shape.find(".//Coordinate")
    assert coordinate is not None
    return np.fromstring(coordinate.get("point", ""), sep=" ").reshape(-1, 3)


def test_each_part_is_a_shape_with_its_name_and_cells() -> None:
    shapes = list(scene(PUZZLE, SOLUTION).iter("Shape"))
    names = [shape[0].get("value") for shape in shapes]
    assert names == [f'"{PUZZLE.parts[placement.part].name}"' for placement in SOLUTION]
    for shape, placement in zip(shapes, SOLUTION, strict=True):
        low = np.array(placement.cells)[:, :3].min(axis=0)
        assert np.allclose(points(shape).min(axis=0), low)


def test_surfaces_are_closed_and_turned_outwards() -> None:
    for shape in scene(PUZZLE, SOLUTION).iter("Shape"):
        faces = shape.find("IndexedFaceSet")
        assert faces is not None
        rows = [list(map(int, row.split())) for row in faces.get("coordIndex", "").split(" -1") if row.strip()]
        edges = Counter((a, b) for row in rows for a, b in zip(row, row[1:] + row[:1], strict=True))
        assert all(edges[b, a] == number for (a, b), number in edges.items())
        where = points(shape)
        volume = sum(np.dot(where[row[0]], np.cross(where[row[i]], where[row[i + 1]])) / 6
                     for row in rows for i in range(1, len(row) - 1))
        assert volume == pytest.approx(round(volume))
        assert volume > 0


def test_moved_apart_and_left_out() -> None:
    apart = scene(PUZZLE, SOLUTION, explode=1.0, hide="1")
    assert len(list(apart.iter("Shape"))) == 6
    assert np.ptp(np.concatenate([points(shape) for shape in apart.iter("Shape")]), axis=0).min() > 3


@pytest.mark.parametrize("path", [next(path for path in shipped() if path.parent.name == lattice) for lattice in
                                  ("packed-spheres", "square-stick", "ring", "triangle")], ids=lambda path: path.stem)
def test_round_and_flat_cells_are_drawn_too(path: Path) -> None:
    assert len(list(scene(load(path)).iter("Shape"))) == 1


def test_names_do_no_harm() -> None:
    evil = '<&"\\\x1b\x00>'
    puzzle = replace(PUZZLE, name=evil, parts=tuple(replace(part, name=evil) for part in PUZZLE.parts))
    assert scene(puzzle, SOLUTION).find(".//WorldInfo") is not None


def test_nothing_to_draw_is_said() -> None:
    with pytest.raises(LatticeworkError, match="nothing to draw"):
        scene(Puzzle(PUZZLE.lattice, parts=(Part("x"),)))
