"""The soft shadow on the ground: below everything, facing up, darkest in the middle, and none below nothing."""

import numpy as np

from latticework.lattice import builtin
from latticework.picture.camera import Drawing, box
from latticework.picture.ground_shadow import shadow
from latticework.picture.shapes import shape_of

LOW, HIGH = np.array([0.0, 0.0, 0.0]), np.array([3.0, 2.0, 1.0])


def test_it_lies_below_faces_up_and_fades_outwards() -> None:
    corners, dark = shadow(LOW, HIGH)
    assert corners.shape == (*dark.shape, 3)
    assert (corners[..., 2] < LOW[2]).all()
    sides = corners[:, 1:] - corners[:, :1]
    turns = np.cross(sides[:, 0], sides[:, 1])[:, 2]
    assert (turns >= -1e-12).all()
    assert turns.sum() > 0
    far = np.linalg.norm((corners - corners.mean(axis=(0, 1)))[..., :2], axis=2)
    assert dark[far.argmin() // 3].max() == 1.0
    assert dark.flat[far.argmax()] == 0.0


def test_what_is_low_has_a_narrow_one() -> None:
    wide, narrow = (np.ptp(shadow(LOW, np.array([3.0, 2.0, height]))[0][..., 0]) for height in (2.0, 0.1))
    assert 3.0 < narrow < wide


def test_without_anything_there_is_none() -> None:
    assert not shadow(LOW, LOW)[0].size
    cube = shape_of(builtin("cubic"), ((0, 0, 0, 0),), "#808080")
    shapes, offsets = [cube], np.zeros((1, 3))
    glass = Drawing(shapes, offsets, frozenset({0}), *box(shapes, offsets))
    assert not shadow(*glass.ground)[0].size
    assert shadow(*Drawing(shapes, offsets, frozenset(), *box(shapes, offsets)).ground)[0].size
    board = [shape_of(builtin("square"), ((0, 0, 0), (1, 0, 0)), "#808080")]
    assert not shadow(*Drawing(board, offsets, frozenset(), *box(board, offsets)).ground)[0].size
