"""Shapes nested on sheets: each as far down, then as far left as it goes, turned as it fits best.

Sheets and shapes are represented as grids of points, and all places where a shape would meet another are found at
once, as the correlation of two grids. Shapes are grown so that nothing between the points is missed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon, affinity

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.phrases import decimals, phrase

Bools = NDArray[np.bool_]

_MOST_POINTS = 4_000_000  # of the grid of a sheet
_NEAR = 2  # points of the grid within which something counts as along a shape
_FACTOR = 60  # grids are transformed in sizes that are multiples of this number, so that their factors are small


@dataclass(frozen=True)
class Sheet:
    """The size of a sheet, and how far apart shapes stay from one another and from its edges."""

    width: float
    depth: float
    gap: float


@dataclass(frozen=True, eq=False)
class _Turned:
    """A shape turned by some angle, its box at the origin; the points (rows, columns) of a grid that it takes.

    `points` has an empty border, wide enough for `around`, the points along the shape.
    """

    outline: Polygon
    points: Bools
    around: Bools


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
    # The largest first, while there is most room; small ones fill the gaps.
    for done, number in enumerate(sorted(range(len(shapes)), key=lambda number: -_size(shapes[number][1]))):
        checkpoint(phrase("nesting parts"), done / len(shapes))
        name, shape = shapes[number]
        if id(shape) not in ways:
            ways[id(shape)] = _turned(shape, angles, sheet.gap, step)
        # A sheet that had no room for an equal shape has none now.
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
        "{name}: is {width} x {depth} mm large and does not go on a sheet of {most_width} x {most_depth} mm with "
        "{gap} mm left free at its edges; take a larger sheet or smaller cells", name=name,
        width=float(right - left), depth=float(high - low), most_width=decimals(sheet.width, "g"),
        most_depth=decimals(sheet.depth, "g"), gap=decimals(sheet.gap, "g")))


def _reach(gap: float, step: float) -> int:
    """Return how many points of the grid are before the box of a shape: as many as it is grown."""
    return int(np.ceil((gap / 2 + step) / step))


def _turned(shape: Polygon, angles: Sequence[float], gap: float, step: float) -> list[_Turned]:
    """Return a shape turned by these angles, those that look the same once."""
    found: dict[tuple[int, bytes], _Turned] = {}
    for angle in angles:
        turned = affinity.rotate(shape, angle, origin=(0, 0))
        turned = affinity.translate(turned, *(-side for side in turned.bounds[:2]))
        points = np.pad(_points(turned, gap, step), _NEAR)
        found.setdefault((len(points), points.tobytes()), _Turned(turned, points, _widened(points) & ~points))
    return list(found.values())


def _points(shape: Polygon, gap: float, step: float) -> Bools:
    reach = _reach(gap, step)
    x, y = (step * np.arange(-reach, int(np.ceil(size / step)) + 1 + reach) for size in shape.bounds[2:])
    # Half the diagonal of the grid more, so that nothing of the shape is missed between points.
    around = shape.buffer(gap / 2 + step * np.sqrt(0.5))
    shapely.prepare(around)
    inside: Bools = shapely.contains_xy(around, *np.meshgrid(x, y))
    return inside


def _widened(points: Bools) -> Bools:
    """Return points with all points near one of them; the border must be empty."""
    wide = points
    for axis in (0, 1):
        wide = np.logical_or.reduce([np.roll(wide, by, axis) for by in range(-_NEAR, _NEAR + 1)])
    return wide


class _Grid:
    """The taken points of a sheet; around it is a border, which is taken, too."""

    def __init__(self, sheet: Sheet, step: float) -> None:
        self.sheet, self.step, reach = sheet, step, _reach(sheet.gap, step)
        rows, columns = (max(0, int((side - 2 * sheet.gap) / step)) + 1 + 2 * reach
                         for side in (sheet.depth, sheet.width))
        self.taken: Bools = np.pad(np.zeros((rows, columns), bool), _NEAR, constant_values=True)
        self.top = 0  # no row from here on is taken, but that of the border

    def put(self, ways: list[_Turned]) -> Polygon | None:
        """Place a shape that may be turned in these ways; return it in its place, None if there is no room.

        It goes where it adds the fewest rows; among such places, where most is along it.
        """
        window = _Window(self.taken[:self.top + max(len(way.points) for way in ways)])
        free = [(way, window.sums(way.points) == 0) for way in ways]
        free = [(way, places) for way, places in free if places.any()]
        if not free:
            return None
        tops = [int(places.any(axis=1).argmax()) + len(way.points) for way, places in free]
        highest = max(self.top, min(tops))
        low = [(way, places[:max(0, highest - len(way.points) + 1)]) for way, places in free]
        _, way, row, column = max((_best(way, places, window) for way, places in low if places.any()),
                                  key=lambda one: one[0])
        self.taken[row:row + way.points.shape[0], column:column + way.points.shape[1]] |= way.points
        self.top = highest
        return affinity.translate(way.outline, *(self.sheet.gap + self.step * place for place in (column, row)))


class _Window:
    """The Fourier transform of the lowest rows of a grid, to count taken points for all places of a shape at once."""

    def __init__(self, taken: Bools) -> None:
        self.shape = taken.shape
        self.size = [-(-count // _FACTOR) * _FACTOR for count in taken.shape]
        self.transformed = np.fft.rfft2(taken, self.size)

    def sums(self, points: Bools) -> NDArray[np.float64]:
        """Return for each row and column how many points of a shape placed there are taken; no point may jut out."""
        rows, columns = (max(0, here - there + 1) for here, there in zip(self.shape, points.shape, strict=True))
        if not rows * columns:
            return np.zeros((0, 0))
        found: NDArray[np.float64] = np.fft.irfft2(
            # Rounded, as the transform leaves sums a little beside whole numbers.
            self.transformed * np.conj(np.fft.rfft2(points, self.size)), self.size)[:rows, :columns].round()
        return found


def _best(way: _Turned, free: Bools, window: _Window) -> tuple[float, _Turned, int, int]:
    """Return the largest taken share of the points around a shape, with the shape, row and column."""
    along = np.where(free, window.sums(way.around)[:len(free)], -1.0) / way.around.sum()
    row, column = np.unravel_index(int(along.argmax()), along.shape)
    return float(along[row, column]), way, int(row), int(column)
