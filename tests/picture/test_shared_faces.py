"""Faces of shapes that are alike are made once, and lie where each shape is."""

from pathlib import Path

import numpy as np
import pytest

from latticework import paths
from latticework.lattice import builtin
from latticework.picture import faces, mesh, scenes
from latticework.picture.mesh import buried, edges, triangles
from latticework.picture.scenes import Shape, scene, shape_of
from latticework.puzzle import load
from latticework.solution import Placement

CHESSBOARD = Path("square") / "dominoes-8x8.toml"


def rows() -> list[Shape]:
    """Return the board covered by its rows, which no puzzle of the library has: no other picture is there of them."""
    puzzle = load(paths.library() / CHESSBOARD)
    return scene(puzzle, tuple(Placement(0, tuple((x, y, 0) for x in range(8))) for y in range(8)))


def counted(monkeypatch: pytest.MonkeyPatch, module: object, name: str) -> list[object]:
    """Return a list that grows by one for each call of a function from now on."""
    calls, made = [], getattr(module, name)
    monkeypatch.setattr(module, name, lambda *given: (calls.append(given), made(*given))[1])
    return calls


def test_of_many_equal_parts_one_mesh_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    packed, cut = counted(monkeypatch, scenes, "pack"), counted(monkeypatch, mesh, "_newly_cut")
    board, offsets = rows(), np.zeros((8, 3))
    triangles(board, offsets, 1.0, buried(board, offsets))
    assert (len(packed), len(cut)) == (1, 1)
    later = rows()  # as long as an earlier picture is there, a later one takes its meshes
    triangles(later, offsets, 1.0)
    assert (len(packed), len(cut)) == (1, 1)


@pytest.mark.parametrize(("lattice", "kinds"), [("cubic", 1), ("packed-spheres", 1), ("square-stick", 2)])
def test_a_copy_lies_where_a_shape_of_its_own_would(lattice: str, kinds: int) -> None:
    made = builtin(lattice)
    origin = (0,) * made.rank
    there = (*(3 for _ in origin[1:]), 2)
    here = [(*origin, kind) for kind in range(kinds)]
    first = shape_of(made, tuple(here), "#336699")
    copy = shape_of(made, tuple((*there, cell[-1]) for cell in here), "#336699")
    alone = faces.with_quads(faces.pack(copy.faces), copy.rounded.mesh(copy.around))
    # Where an earlier picture of a cell is still there, both take its faces.
    model = first.packed.model or first.packed
    assert copy.packed.model is model
    assert np.allclose(copy.packed.corners, alone.corners)
    assert np.allclose(copy.packed.shading, alone.shading)
    assert (copy.packed.sharp == alone.sharp).all()
    assert np.allclose(copy.extent, [alone.corners.min(axis=(0, 1)), alone.corners.max(axis=(0, 1))])
    nowhere = np.zeros((1, 3))
    away = np.pad(np.array(there) @ made.vectors, (0, 3 - made.dimension))
    assert np.allclose(triangles([copy], nowhere, 1.0)[0], triangles([first], away[None], 1.0)[0], atol=1e-5)
    assert np.allclose(edges([copy], nowhere), edges([first], away[None]), atol=1e-5)


def test_shapes_that_differ_in_size_share_nothing() -> None:
    lattice = builtin("square")
    small, large = (shape_of(lattice, cells, "#336699") for cells in (((0, 0, 0),), ((0, 0, 0), (1, 0, 0))))
    assert (small.packed.model or small.packed) is not (large.packed.model or large.packed)
