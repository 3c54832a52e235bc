"""Symmetries are derived from the outlines and agree with the labels of the half-edges."""

from pathlib import Path

import numpy as np
import pytest

from latticework.lattice import HalfEdge, Lattice, Motion, builtin, images, load, motions, symmetries
from latticework.lattice.motion import label_permutation
from shapes import HEXAGON, TRIANGLES, box, cells, cubic, made, square

FAR_BALLS = """
format = 1
name = "balls"
title = "Balls in squares, with smaller ones above and below"
vectors = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.75]]
[[cells]]
name = "ball"
ball = [0.0, 0.0, 0.0]
[[cells]]
name = "small ball"
ball = [0.0, 0.0, 0.875]
radius = 0.375
"""
ORDERS = [("square", 8), ("cubic", 48), ("my hexagon", 12), ("my triangles", 12)]


@pytest.fixture(params=ORDERS, ids=[name for name, _ in ORDERS])
def case(request: pytest.FixtureRequest) -> tuple[Lattice, int]:
    name, order = request.param
    own = {"my hexagon": HEXAGON, "my triangles": TRIANGLES}
    return made(own[name]) if name in own else builtin(name), order


class TestSymmetriesOfALattice:
    def test_there_are_as_many_as_the_point_group_has(self, case: tuple[Lattice, int]) -> None:
        lattice, order = case
        found = motions(lattice)
        assert len(found) == order
        assert sum(not motion.mirrors for motion in found) == order // 2

    def test_the_identity_comes_first_and_rotations_before_reflections(self, case: tuple[Lattice, int]) -> None:
        found = motions(case[0])
        assert np.allclose(found[0].matrix, np.eye(case[0].dimension))
        assert [motion.mirrors for motion in found] == sorted(motion.mirrors for motion in found)

    def test_each_is_orthogonal_with_its_determinant(self, case: tuple[Lattice, int]) -> None:
        for motion in motions(case[0]):
            assert np.allclose(motion.matrix @ motion.matrix.T, np.eye(case[0].dimension))
            assert np.isclose(np.linalg.det(motion.matrix), motion.determinant)
            assert motion.mirrors == (motion.determinant == -1)

    def test_contacts_of_unequal_length_are_not_carried_onto_each_other(self) -> None:
        found = motions(made(FAR_BALLS))
        assert len(found) == 16  # of a cubic lattice those that keep an axis
        for motion in found:
            assert np.allclose(motion.matrix @ motion.matrix.T, np.eye(3))

    def test_they_form_a_group(self, case: tuple[Lattice, int]) -> None:
        keys = {_key(motion.matrix) for motion in motions(case[0])}
        assert keys == {_key(a.matrix @ b.matrix) for a in motions(case[0]) for b in motions(case[0])}


class TestLabelsOfHalfEdges:
    def test_partners_go_to_partners(self, case: tuple[Lattice, int]) -> None:
        lattice, _ = case
        for motion in motions(lattice):
            labels = label_permutation(lattice, motion)
            assert labels is not None
            assert sorted(labels) == sorted(labels.values())
            for place, image in labels.items():
                assert _partner(lattice, image) == labels[_partner(lattice, place)]

    def test_the_identity_keeps_every_label(self, case: tuple[Lattice, int]) -> None:
        labels = label_permutation(case[0], motions(case[0])[0])
        assert labels is not None
        assert all(label == image for label, image in labels.items())

    def test_a_quarter_turn_carries_east_to_north(self) -> None:
        turn = next(m for m in motions(square()) if np.allclose(m.matrix, [[0, -1], [1, 0]]))
        labels = label_permutation(square(), turn)
        assert labels is not None
        assert labels[0, "east"] == (0, "north")
        assert labels[0, "north"] == (0, "west")

    def test_a_motion_off_the_lattice_has_no_labels(self) -> None:
        c, s = np.cos(0.1), np.sin(0.1)
        assert label_permutation(square(), Motion(np.array([[c, -s], [s, c]]), 1, ((0,),))) is None


class TestSymmetriesOfCells:
    @pytest.mark.parametrize(("shape", "order"), [
        (box(3, 3), 8), (box(2, 5), 4), (cells("##/#."), 2), (cells("##./.##"), 2), (cells("###/#.."), 1)])
    def test_flat_targets(self, shape: tuple[tuple[int, ...], ...], order: int) -> None:
        assert len(symmetries(square(), shape)) == order

    @pytest.mark.parametrize(("sizes", "order"), [((3, 3, 3), 48), ((2, 2, 3), 16), ((3, 4, 5), 8)])
    def test_blocks(self, sizes: tuple[int, ...], order: int) -> None:
        found = symmetries(cubic(), box(*sizes))
        assert len(found) == order
        assert sum(not motion.mirrors for motion, _ in found) == order // 2

    def test_each_comes_with_its_permutation(self) -> None:
        shape = tuple((x + 5, y - 7, kind) for x, y, kind in box(3, 2))
        found = symmetries(square(), shape)
        assert found[0][1].tolist() == list(range(6))
        assert all(sorted(permutation) == list(range(6)) for _, permutation in found)
        assert len({tuple(permutation.tolist()) for _, permutation in found}) == 4

    def test_images_keep_the_order_of_the_cells(self) -> None:
        shape = cells("###/#..")
        for motion in motions(square()):
            (image,) = images(square(), shape, motion)
            steps = np.diff(np.array(image)[:, :2], axis=0)
            assert np.allclose(steps, np.diff(np.array(shape)[:, :2], axis=0) @ motion.matrix.T)

    def test_a_motion_may_suit_only_some_cells(self, tmp_path: Path) -> None:
        """Carries name the kinds that have the same outline after the motion."""
        path = tmp_path / "triangles.toml"
        path.write_text(TRIANGLES)
        found = motions(load(path))
        assert sorted(motion.carries for motion in found) == [((0,), (1,))] * 6 + [((1,), (0,))] * 6


def _key(matrix: np.ndarray) -> tuple[int, ...]:
    return tuple(np.rint(1000 * matrix).astype(int).ravel().tolist())


def _partner(lattice: Lattice, place: tuple[int, str]) -> tuple[int, str]:
    kind, label = place
    edge: HalfEdge = next(edge for edge in lattice.kinds[kind].half_edges if edge.label == label)
    return edge.kind, edge.partner
