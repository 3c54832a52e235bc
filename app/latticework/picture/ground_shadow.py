"""The soft shadow on the ground below a drawing: how dark each point of a grid is, from what lies in the light."""

from dataclasses import dataclass
from functools import cached_property
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.lattice import Floats, Ints
from latticework.picture.camera import Drawing, looks_flat
from latticework.picture.faces import Faces
from latticework.picture.mesh import triangles_of
from latticework.picture.scenes import LIGHT, Shape, bounds

SHADOW = 0.34
"""How opaque the shadow is where it is darkest."""

_STEPS = 40
"""Steps of the grid along the longer side of what casts the shadow."""
_BELOW = 0.004
"""How far the ground is below the lowest point, in sizes of the drawing."""
_SLANT = 0.22 * LIGHT[:2] / LIGHT[2]
"""How far the shadow of a point moves against the light for each unit that the point is high."""
_BANDS = ((0.0, 1.0), (0.1, 1.4), (0.35, 1.8), (0.7, 2.2))
"""Where bands of height begin, in sizes of the drawing, and how blurred their shadows are, in steps of the grid."""
_FAINTEST = 0.05
"""What is less dark is not seen, so that the shadow ends somewhere."""
_FRINGE = 9
"""Steps of the grid around the shadow, in which it fades."""

# Weak keys: the points of faces go with them.
_FOOTPRINTS: WeakKeyDictionary[Faces, tuple[float, Floats]] = WeakKeyDictionary()


@dataclass(frozen=True, eq=False)
class Shadow:
    """How dark, from 0 to 1, the points (rows, columns) of a square grid are; rows go along y.

    corner (3,): its least point. step: the distance of its points.
    """

    corner: Floats
    step: float
    dark: Floats

    @cached_property
    def pixels(self) -> NDArray[np.uint8]:
        """Red, green, blue and alpha (rows, columns, 4) of a picture of the shadow with a pixel for each point."""
        pixels = np.zeros((*self.dark.shape, 4), np.uint8)
        pixels[..., 3] = np.rint(255 * SHADOW * np.maximum(0, self.dark - _FAINTEST) / (1 - _FAINTEST))
        return pixels

    @property
    def ground(self) -> Floats:
        """The corners (4, 3) of what the picture covers, counter-clockwise from above, from the least one on."""
        rows, columns = self.dark.shape
        sides = np.array([[0, 0, 0], [columns, 0, 0], [columns, rows, 0], [0, rows, 0]])
        ground: Floats = self.corner + self.step * (sides - [0.5, 0.5, 0.0])
        return ground


NONE = Shadow(np.zeros(3), 1.0, np.zeros((0, 0)))


class ShadowMaker:
    """Makes the shadows of drawings; keeps one, as a camera that moves, or a ghost that comes, does not change it."""

    def __init__(self) -> None:
        self._shapes: list[Shape] = []
        self._offsets, self._shadow = b"", NONE

    def shadow(self, drawing: Drawing) -> Shadow:
        """Return the shadow of what is solid in a drawing, the same object while that is the same."""
        solid = _casting(drawing)
        shapes, offsets = solid.shapes, solid.offsets.tobytes()
        # By identity: shapes never change.
        if offsets != self._offsets or list(map(id, shapes)) != list(map(id, self._shapes)):
            self._shapes, self._offsets, self._shadow = shapes, offsets, shadow(shapes, solid.offsets)
        return self._shadow


def _casting(drawing: Drawing) -> Drawing:
    """Return the drawing of what casts a shadow: nothing that is as of glass, and nothing of what is flat."""
    flat = looks_flat(drawing.reach)
    return drawing.only([] if flat else [i for i in range(len(drawing.shapes)) if i not in drawing.faded])


def shadow(shapes: list[Shape], offsets: Floats) -> Shadow:
    """Return the shadow of shapes that are moved by offsets (n, 3)."""
    if not shapes:
        return NONE
    low, high = bounds(shapes, offsets)
    size = float((high - low).max())
    step = size / _STEPS
    moves = np.column_stack([_fallen(offsets), offsets[:, 2]])
    points = np.concatenate([_footprint(shape, step) + move for shape, move in zip(shapes, moves, strict=True)])
    height, foot = points[:, 2] - low[2], _fallen(low) - low[:2]
    corner = points[:, :2].min(axis=0) - _FRINGE * step
    cells = np.rint((points[:, :2] - corner) / step).astype(np.int64)
    return Shadow(np.append(corner - foot, low[2] - _BELOW * size), step, _blurred(cells, height / size))


def _fallen(points: Floats) -> Floats:
    """Return where (..., 2) the light carries points (..., 3) to at the height of the origin."""
    fallen: Floats = points[..., :2] - points[..., 2:] * _SLANT
    return fallen


def _blurred(cells: Ints, heights: Floats) -> Floats:
    """Return how dark the points (rows, columns) of the grid are, from points in the light (n, 2), in its steps.

    heights (n,): how high above the ground they are, in sizes of the drawing; what is high has a soft shadow.
    """
    columns, rows = (cells.max(axis=0) + _FRINGE + 1).tolist()
    band = np.maximum(0, np.searchsorted([begin for begin, _ in _BANDS], heights, side="right") - 1)
    light = np.ones((rows, columns))
    for number, (_, blur) in enumerate(_BANDS):
        x, y = cells[band == number].T
        covered = np.bincount(y * columns + x, minlength=rows * columns).reshape(rows, columns) > 0
        if covered.any():
            light = np.minimum(light, 1 - _bell(rows, blur) @ covered @ _bell(columns, blur))
    dark: Floats = 1 - light
    return dark


def _bell(size: int, width: float) -> Floats:
    """Return the matrix (size, size) that takes the mean of neighbours, the near ones first."""
    away = np.arange(size)[:, None] - np.arange(size)
    weights: Floats = np.exp(-0.5 * (away / width) ** 2)
    weights /= np.exp(-0.5 * (np.arange(-size, size + 1) / width) ** 2).sum()
    return weights


def _footprint(shape: Shape, step: float) -> Floats:
    """Return where points all over a shape throw their shadows, less than a step from one another, and their heights.

    Each of the points (n, 3) is x and y at the height of the origin, and its own height.
    """
    faces = shape.packed
    model = faces.model or faces
    kept = _FOOTPRINTS.get(model)
    # What is a little denser is used again: what is drawn comes and goes, and its size changes.
    if kept is None or not 0.6 * step <= kept[0] <= step:
        distance = 0.8 * step
        points = _spread(shape, distance) - (0 if model is faces else faces.moved)
        kept = _FOOTPRINTS[model] = distance, _thinned(np.column_stack([_fallen(points), points[:, 2]]), distance)
    return kept[1] if model is faces else kept[1] + np.append(_fallen(faces.moved), faces.moved[2])


def _spread(shape: Shape, distance: float) -> Floats:
    """Return points (n, 3) all over the faces of a shape that the light meets, so far from one another or less."""
    corners, _, owner = triangles_of(shape)
    corners = corners[shape.packed.normals[owner] @ LIGHT > 0]
    sides = np.linalg.norm(corners - np.roll(corners, 1, axis=1), axis=2).max(axis=1, initial=0)
    pieces = np.ceil(sides / distance).astype(np.int64)
    # Each triangle is cut into so many pieces along each side, all at once that have the same number of them.
    made = [np.zeros((0, 3))]
    for count in np.unique(pieces):
        a, b = np.mgrid[: count + 1, : count + 1].reshape(2, -1)
        share = np.stack([a, b, count - a - b], axis=1)[a + b <= count] / max(1, count)
        made.append((share @ corners[pieces == count]).reshape(-1, 3))
    return np.concatenate(made)


def _thinned(points: Floats, distance: float) -> Floats:
    """Return the points (n, 3) moved to a grid, each once; heights may be coarser."""
    steps = np.rint(points / (distance * np.array([1, 1, 4]))).astype(np.int64)
    # As one number each, of which numpy finds the different ones much faster than of rows.
    _, first = np.unique(steps @ np.array([1 << 40, 1 << 20, 1]), return_index=True)
    thinned: Floats = steps[first] * distance * np.array([1, 1, 4])
    return thinned
