"""The geometry to draw cells."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lattice_help import BRICKS
from latticework.lattice import Lattice, shifted
from latticework.lattice.geometry import THICKNESS, bodies, cell_at, exposed_faces, extent, outline, plate
from shapes import HEXAGON, TRIANGLES, box, cells, cubic, made, square, without_half_edges

LATTICES = {"square": square(), "cubic": cubic(), "hexagon": made(HEXAGON), "triangles": made(TRIANGLES)}
steps = st.integers(-50, 50)


class TestFaces:
    @pytest.mark.parametrize(("sizes", "faces"), [((1, 1, 1), 6), ((3, 3, 3), 54), ((2, 3, 4), 52)])
    def test_a_block_shows_only_its_surface(self, sizes: tuple[int, ...], faces: int) -> None:
        assert len(exposed_faces(cubic(), box(*sizes))) == faces

    def test_a_hole_has_a_surface_too(self) -> None:
        assert len(exposed_faces(cubic(), tuple(c for c in box(3, 3, 3) if c != (1, 1, 1, 0)))) == 54 + 6

    def test_flat_cells_are_plates(self) -> None:
        # Three plates in a row: above and below each, and eight sides round them.
        faces = exposed_faces(square(), cells("###"))
        assert len(faces) == 3 * 2 + 8
        assert {float(z) for face in faces for z in face[:, 2]} == {0.0, THICKNESS}

    @pytest.mark.parametrize("way", [1, -1])
    def test_a_plate_is_closed_and_faces_outwards(self, way: int) -> None:
        ell = np.array([(0, 0), (2, 0), (2, 1), (1, 1), (1, 2), (0, 2)], float)[::way]
        corners, faces = plate(ell, 0.5)
        edges = [edge for face in faces for edge in zip(face, (*face[1:], face[0]), strict=True)]
        assert len({*edges}) == len(edges)
        assert {(b, a) for a, b in edges} == {*edges}
        fans = [(face[0], face[i], face[i + 1]) for face in faces for i in range(1, len(face) - 1)]
        volume = sum(float(np.linalg.det(corners[list(three)])) for three in fans) / 6
        assert volume == pytest.approx(3 * 0.5)

    def test_neighbours_of_another_kind_hide_faces(self) -> None:
        assert len(exposed_faces(LATTICES["triangles"], ((0, 0, 0), (0, 0, 1)))) == 2 * (2 + 3) - 2

    @pytest.mark.parametrize("name", LATTICES)
    def test_faces_are_counter_clockwise_from_outside(self, name: str) -> None:
        for body in bodies(LATTICES[name]):
            middle = body.corners.mean(axis=0)
            for face in body.faces:
                a, b, c = body.corners[list(face[:3])]
                assert np.dot(np.cross(b - a, c - b), a - middle) > 0

    @pytest.mark.parametrize("name", LATTICES)
    def test_each_half_edge_is_a_face_and_the_surface_is_closed(self, name: str) -> None:
        lattice = LATTICES[name]
        for kind, body in zip(lattice.kinds, bodies(lattice), strict=True):
            assert sum(across is not None for across in body.across) == len(kind.half_edges)
            edges = [(face[i - 1], face[i]) for face in body.faces for i in range(len(face))]
            assert sorted(edges) == sorted((b, a) for a, b in edges)


class TestCellAt:
    @pytest.mark.parametrize("name", LATTICES)
    @given(x=steps, y=steps, z=st.integers(-3, 3), inside=st.floats(0, 0.9), data=st.data())
    def test_is_the_inverse_of_the_outline(
        self, name: str, x: int, y: int, z: int, inside: float, data: st.DataObject
    ) -> None:
        lattice = LATTICES[name]
        kind = data.draw(st.integers(0, len(lattice.kinds) - 1))
        cell = (x, y, kind) if lattice.flat else (x, y, z, kind)
        corners = outline(lattice, cell)
        middle = corners.mean(axis=0)
        corner = data.draw(st.sampled_from(range(len(corners))))
        point = middle + inside * (corners[corner] - middle)
        assert cell_at(lattice, (float(point[0]), float(point[1])), layer=0 if lattice.flat else z) == cell

    def test_outlines_are_counter_clockwise(self) -> None:
        for lattice in LATTICES.values():
            for kind in range(len(lattice.kinds)):
                x, y = outline(lattice, (*(0,) * lattice.rank, kind)).T
                assert np.dot(x, np.roll(y, -1)) > np.dot(y, np.roll(x, -1))

    def test_a_point_between_separate_cells_is_none(self) -> None:
        apart: Lattice = made("gaps = true\n" + without_half_edges(HEXAGON).replace("[1.0, 0.0],", "[2.0, 0.0],", 1))
        assert cell_at(apart, (0.0, 0.0)) == (0, 0, 0)
        assert cell_at(apart, (1.0, 0.0)) is None


def test_sides_of_bricks_are_shared_though_their_corners_are_not() -> None:
    bricks = made(BRICKS)
    assert len({across for across in bodies(bricks)[0].across if across}) == 6
    assert len(exposed_faces(bricks, ((0, 0, 0),))) == 8
    assert len(exposed_faces(bricks, ((0, 0, 0), (0, 1, 0)))) == 14


class TestExtent:
    def test_holds_the_cells(self) -> None:
        low, high = extent(cubic(), shifted(box(3, 2, 1), (-1, 0, 4)))
        assert np.allclose(low, [-1, 0, 4])
        assert np.allclose(high, [2, 2, 5])

    @pytest.mark.parametrize("name", LATTICES)
    def test_no_corner_lies_outside(self, name: str) -> None:
        lattice = LATTICES[name]
        shape = tuple((*(i,) * lattice.rank, kind) for i in (-2, 3) for kind in range(len(lattice.kinds)))
        low, high = extent(lattice, shape)
        for cell in shape:
            corners = lattice.kinds[cell[-1]].corners + np.array(cell[:-1]) @ lattice.vectors
            assert (corners >= low - 1e-9).all()
            assert (corners <= high + 1e-9).all()
