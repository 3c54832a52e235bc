"""Shapes nested on sheets: each as far down, then as far left as it goes, turned as it fits best.

Sheets and shapes are taken as grids of points, and all places where a shape would meet another are found at once, as
the correlation of two grids. Shapes are grown so much that nothing between the points is missed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon, affinity

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.phrases import phrase

Bools = NDArray[np.bool_]

_MOST_POINTS = 4_000_000  # of the grid of a sheet
_FACTOR = 60  # grids are transformed in sizes that are multiples of this number, so that their factors are small


@dataclass(frozen=True)
class Sheet:
    """The size of a sheet, and how far apart shapes stay from one another and from its edges."""

    width: float
    depth: float
    gap: float


@dataclass(frozen=True, eq=False)
class _Turned:
    """A shape turned by some angle, its box at the origin, and the points (rows, columns) of a grid that it takes."""

    outline: Polygon
    points: Bools


def nested(shapes: Sequence[tuple[str, Polygon]], angles: Sequence[float], sheet: Sheet, finest: float
           ) -> list[tuple[int, Polygon]]:
    """Return for each shape, given with its name, the number of its sheet and its outline there.

    angles: by how many degrees shapes may be turned. finest: the distance of the points of the grids; on large sheets
    they are wider apart. Raises LatticeworkError naming a shape that is larger than the sheet.
    """
    step = max(finest, float(np.sqrt(sheet.width * sheet.depth / _MOST_POINTS)))
    sheets: list[_Grid] = []
    ways: dict[int, list[_Turned]] = {}
    first: dict[int, int] = {}  # the sheet on which a shape, which may come several times, last found room
    placed: dict[int, tuple[int, Polygon]] = {}
    for done, number in enumerate(sorted(range(len(shapes)), key=lambda number: -_size(shapes[number][1]))):
        checkpoint("nesting parts", done / len(shapes))
        name, shape = shapes[number]
        if id(shape) not in ways:
            ways[id(shape)] = _turned(shape, angles, sheet.gap, step)
        for place in range(first.get(id(shape), 0), len(sheets) + 1):
            if place == len(sheets):
                sheets.append(_Grid(sheet, step))
            there = sheets[place].put(ways[id(shape)])
            if there is not None:
                first[id(shape)] = place
                placed[number] = place, there
                break
            if not sheets[place].top:
                raise _too_large(name, shape, sheet)
    return [placed[number] for number in range(len(shapes))]


def _size(shape: Polygon) -> float:
    """Return the area of the smallest box around a shape."""
    return float(shapely.oriented_envelope(shape).area)


def _too_large(name: str, shape: Polygon, sheet: Sheet) -> LatticeworkError:
    left, low, right, high = shape.bounds
    return LatticeworkError(phrase(
        "{name}: is {width} x {depth} mm large and does not go on a sheet of {most_width} x {most_depth} mm; take a "
        "larger sheet or smaller cells", name=name, width=float(right - left), depth=float(high - low),
        most_width=sheet.width, most_depth=sheet.depth))


def _reach(gap: float, step: float) -> int:
    """Return how many points of the grid stand before the box of a shape: as many as it is grown."""
    return int(np.ceil((gap / 2 + step) / step))


def _turned(shape: Polygon, angles: Sequence[float], gap: float, step: float) -> list[_Turned]:
    """Return a shape turned by these angles, those that look the same once."""
    found: dict[bytes, _Turned] = {}
    for angle in angles:
        turned = affinity.rotate(shape, angle, origin=(0, 0))
        turned = affinity.translate(turned, *(-side for side in turned.bounds[:2]))
        points = _points(turned, gap, step)
        found.setdefault(bytes([len(points) % 251]) + np.packbits(points).tobytes(), _Turned(turned, points))
    return list(found.values())


def _points(shape: Polygon, gap: float, step: float) -> Bools:
    reach = _reach(gap, step)
    x, y = (step * np.arange(-reach, int(size / step) + 1 + reach) for size in shape.bounds[2:])
    around = shape.buffer(gap / 2 + step * np.sqrt(0.5))
    shapely.prepare(around)
    inside: Bools = shapely.contains_xy(around, *np.meshgrid(x, y))
    return inside


class _Grid:
    """What of a sheet is taken."""

    def __init__(self, sheet: Sheet, step: float) -> None:
        self.sheet, self.step, self.reach = sheet, step, _reach(sheet.gap, step)
        rows, columns = (max(0, int((side - 2 * sheet.gap) / step)) + 1 + 2 * self.reach
                         for side in (sheet.depth, sheet.width))
        self.taken: Bools = np.zeros((rows, columns), bool)
        self.top = 0  # no row from here on is taken

    def put(self, ways: list[_Turned]) -> Polygon | None:
        """Take room for a shape that may be turned in these ways; return it where it lies, None if none is free."""
        rows = min(len(self.taken), self.top + max(len(way.points) for way in ways))
        size = tuple(-(-count // _FACTOR) * _FACTOR for count in (rows, self.taken.shape[1]))
        taken = np.fft.rfft2(self.taken[:rows], size)
        found = [(row + way.outline.bounds[3] / self.step, column, row, way) for way in ways
                 for row, column in self._lowest(way.points, taken, (rows, size))]
        if not found:
            return None
        _, column, row, way = min(found, key=lambda one: one[:2])
        self.taken[row:row + way.points.shape[0], column:column + way.points.shape[1]] |= way.points
        self.top = max(self.top, row + len(way.points))
        return affinity.translate(way.outline, *(self.sheet.gap + self.step * place for place in (column, row)))

    def _lowest(self, points: Bools, taken: NDArray[np.complex128], window: tuple[int, tuple[int, ...]]
                ) -> list[tuple[int, int]]:
        """Return the lowest row, and the first column in it, where points meet nothing; nothing if there is none."""
        rows, size = window
        last = rows - points.shape[0], self.taken.shape[1] - points.shape[1]
        if min(last) < 0:
            return []
        met = np.fft.irfft2(taken * np.conj(np.fft.rfft2(points, size)), size)[:last[0] + 1, :last[1] + 1]
        free = met < 0.5
        row = int(free.any(axis=1).argmax())
        return [(row, int(free[row].argmax()))] if free[row].any() else []
