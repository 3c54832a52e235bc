"""The soft shadow on the ground: below everything, of the form of what casts it, and none below nothing."""

import numpy as np

from latticework.lattice import Cell, Floats, builtin
from latticework.picture.camera import Drawing, box
from latticework.picture.ground_shadow import Shadow, ShadowMaker, shadow
from latticework.picture.scenes import Shape, bounds, shape_of

CUBIC = builtin("cubic")
FRAME = tuple((x, y, 0, 0) for x in range(5) for y in range(5) if x in (0, 4) or y in (0, 4))
"""A square with a hole in it."""


def solid(*cells: Cell) -> Shape:
    return shape_of(CUBIC, cells, "#808080")


def drawing(*shapes: Shape, faded: frozenset[int] = frozenset()) -> Drawing:
    offsets = np.zeros((len(shapes), 3))
    return Drawing([*shapes], offsets, faded, *box([*shapes], offsets))


def dark_at(cast: Shadow, x: float, y: float) -> float:
    """Return how dark the ground is at a place."""
    column, row = np.rint((np.array([x, y]) - cast.corner[:2]) / cast.step).astype(int)
    return float(cast.dark[row, column])


def lowest(shape: Shape) -> Floats:
    return bounds([shape], np.zeros((1, 3)))[0]


def test_it_lies_below_faces_up_and_fades_outwards() -> None:
    shape = solid((0, 0, 0, 0))
    cast = shadow([shape], np.zeros((1, 3)))
    assert (cast.ground[:, 2] < lowest(shape)[2]).all()
    along, aside = cast.ground[[1, 3]] - cast.ground[0]
    assert np.cross(along, aside)[2] > 0
    assert cast.dark.max() > 0.9
    for edge in (cast.dark[0], cast.dark[-1], cast.dark[:, 0], cast.dark[:, -1]):
        assert edge.max() < 0.1


def test_it_has_the_form_of_what_casts_it() -> None:
    shape = solid(*FRAME)
    cast, low = shadow([shape], np.zeros((1, 3))), lowest(shape)
    middle, side = dark_at(cast, *(low[:2] + 2.5)), dark_at(cast, low[0] + 0.5, low[1] + 2.5)
    assert middle < 0.2
    assert side > 0.8


def test_what_is_high_has_a_softer_one() -> None:
    low, high = solid((0, 0, 0, 0), (6, 0, 0, 0)), solid((3, 0, 9, 0))
    cast = shadow([low, high], np.zeros((2, 3)))
    on_the_ground = dark_at(cast, lowest(low)[0] + 0.5, lowest(low)[1] + 0.6)
    assert 0.1 < cast.dark[cast.dark.shape[0] // 2 :].max() < on_the_ground


def test_it_stays_the_same_while_what_casts_it_does() -> None:
    maker, cube, other = ShadowMaker(), solid((0, 0, 0, 0)), solid((2, 0, 0, 0))
    first = maker.shadow(drawing(cube))
    assert maker.shadow(drawing(cube, other, faded=frozenset({1}))) is first
    assert maker.shadow(drawing(cube, other)) is not first


def test_without_anything_there_is_none() -> None:
    maker, cube = ShadowMaker(), solid((0, 0, 0, 0))
    board = shape_of(builtin("square"), ((0, 0, 0), (1, 0, 0)), "#808080")
    for empty in (drawing(), drawing(cube, faded=frozenset({0})), drawing(board)):
        assert not maker.shadow(empty).dark.size
    assert maker.shadow(drawing(cube)).dark.size
