"""Where the plane is seen: a viewport on it, and the tiles in which layers are shown side by side."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QTransform

from latticework.picture.plane import Point

GAP = 6
"""Pixels between two tiles."""

MOST = 36
"""The most layers that are shown at once; of more, a block with the current layer."""

MARGIN = 1.6
"""Empty space around a drawing when it fits the view, in widths of a cell."""

_LEAST_MARGIN = 0.5
"""The same between it and edges that are covered, on both sides together."""


@dataclass(frozen=True)
class Tile:
    """A piece of a canvas, in pixels, that shows one layer."""

    layer: int
    left: int
    top: int
    width: int
    height: int

    def holds(self, x: float, y: float) -> bool:
        """Whether a pixel is in it."""
        return 0 <= x - self.left < self.width and 0 <= y - self.top < self.height


def shown_layers(drawn: set[int], layer: int) -> list[int]:
    """Return the layers to show: all from the lowest to the next above the highest drawn, and the current one."""
    low, high = min({*drawn, layer}), max({*drawn, layer - 1, *(() if drawn else (layer,))}) + 1
    block = (layer - low) // MOST * MOST
    return list(range(low, high + 1))[block : block + MOST]


def tiles(width: int, height: int, layers: Sequence[int], shape: float) -> tuple[Tile, ...]:
    """Return a tile for each layer, in rows from the top; one alone takes the whole canvas.

    shape: the width of a drawing divided by its height; the number of columns is that with the largest drawings.
    """
    def room(columns: int) -> float:
        rows = ceil(len(layers) / columns)
        return min(width / columns / shape, height / rows)

    columns = max(range(1, len(layers) + 1), key=room)
    rows = ceil(len(layers) / columns)
    gap = GAP if len(layers) > 1 else 0
    wide, high = max(1, (width + gap) // columns - gap), max(1, (height + gap) // rows - gap)
    return tuple(Tile(layer, number % columns * (wide + gap), number // columns * (high + gap), wide, high)
                 for number, layer in enumerate(layers))


@dataclass
class Viewport:
    """The middle of the view in the plane, pixels per unit, its size and place on the widget, the width of a cell."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 40.0
    width: int = 1
    height: int = 1
    cell: float = 1.0
    left: int = 0
    top: int = 0
    edges: tuple[int, int] = (0, 0)
    """Pixels at the left and right, and at the top and bottom, that a drawing does not fill when it is fitted."""

    def to_plane(self, at: QPointF) -> Point:
        """Return the point of the plane under a pixel."""
        return (self.x + (at.x() - self.left - self.width / 2) / self.scale,
                self.y - (at.y() - self.top - self.height / 2) / self.scale)

    def to_screen(self, point: Point) -> QPointF:
        """Return the pixel that shows a point of the plane."""
        return QPointF(self.left + self.width / 2 + (point[0] - self.x) * self.scale,
                       self.top + self.height / 2 - (point[1] - self.y) * self.scale)

    def transform(self) -> QTransform:
        """Return the transformation from the plane to pixels."""
        zero = self.to_screen((0.0, 0.0))
        return QTransform(self.scale, 0, 0, -self.scale, zero.x(), zero.y())

    @contextmanager
    def in_plane(self, painter: QPainter) -> Iterator[None]:
        """Let a painter draw in the coordinates of the plane within the block."""
        painter.save()
        painter.setTransform(self.transform(), combine=True)
        yield
        painter.restore()

    def visible(self) -> tuple[Point, Point]:
        """Return the least and greatest corner of what is seen, with one cell more on each side."""
        right = self.width / 2 / self.scale + self.cell
        up = self.height / 2 / self.scale + self.cell
        return (self.x - right, self.y - up), (self.x + right, self.y + up)

    def take(self, tile: Tile) -> None:
        """Take the place and size of a tile of the widget."""
        self.left, self.top, self.width, self.height = tile.left, tile.top, tile.width, tile.height

    def fit(self, low: Point, high: Point) -> None:
        """Show a rectangle of the plane with some space around it, however small that makes a cell."""
        self.x, self.y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2
        margin, scales = 2 * MARGIN * self.cell, [52 / self.cell]
        for least, most, size, edge in zip(low, high, (self.width, self.height), self.edges, strict=True):
            scales += [size / (most - least + margin),
                       max(1, size - 2 * edge) / (most - least + _LEAST_MARGIN * self.cell)]
        self.scale = min(scales)

    def zoom(self, factor: float, at: QPointF) -> None:
        """Zoom so that the point under a pixel stays there."""
        anchor = self.to_plane(at)
        self.scale = self._bounded(self.scale * factor)
        self.bring(anchor, at)

    def bring(self, anchor: Point, at: QPointF) -> None:
        """Move the view so that a point of the plane is under a pixel."""
        here = self.to_plane(at)
        self.x += anchor[0] - here[0]
        self.y += anchor[1] - here[1]

    def reveal(self, point: Point) -> None:
        """Move the view as little as needed to show a point a bit away from the edge."""
        at = self.to_screen(point) - QPointF(self.left, self.top)
        space = min(40.0, self.width / 4, self.height / 4)
        inside = QPointF(min(max(at.x(), space), self.width - space), min(max(at.y(), space), self.height - space))
        self.bring(point, inside + QPointF(self.left, self.top))

    def _bounded(self, scale: float) -> float:
        # A large drawing that was fitted may be smaller already.
        return min(max(scale, min(2 / self.cell, self.scale)), 200 / self.cell)
