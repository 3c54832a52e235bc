"""Which piece of the plane the canvas shows, and how large."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from latticework.gui.canvas.layer_tiles import Tile
from latticework.picture.plane import Point

MARGIN = 1.6
"""Empty space around a drawing when it fits the view, in widths of a cell."""


@dataclass
class Viewport:
    """The middle of the view in the plane, pixels per unit; its size and place on the widget; width of a cell."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 40.0
    width: int = 1
    height: int = 1
    cell: float = 1.0
    left: int = 0
    top: int = 0

    def to_plane(self, at: QPointF) -> Point:
        """Return the point of the plane under a pixel."""
        return (self.x + (at.x() - self.left - self.width / 2) / self.scale,
                self.y - (at.y() - self.top - self.height / 2) / self.scale)

    def to_screen(self, point: Point) -> QPointF:
        """Return the pixel that shows a point of the plane."""
        return QPointF(self.left + self.width / 2 + (point[0] - self.x) * self.scale,
                       self.top + self.height / 2 - (point[1] - self.y) * self.scale)

    def transform(self) -> QTransform:
        """Return the way from the plane to pixels."""
        zero = self.to_screen((0.0, 0.0))
        return QTransform(self.scale, 0, 0, -self.scale, zero.x(), zero.y())

    def visible(self) -> tuple[Point, Point]:
        """Return the least and greatest corner of what can be seen, one cell more on each side."""
        right = self.width / 2 / self.scale + self.cell
        up = self.height / 2 / self.scale + self.cell
        return (self.x - right, self.y - up), (self.x + right, self.y + up)

    def take(self, tile: Tile) -> None:
        """Show its piece of the plane in a tile of the widget."""
        self.left, self.top, self.width, self.height = tile.left, tile.top, tile.width, tile.height

    def fit(self, low: Point, high: Point) -> None:
        """Show a rectangle of the plane with some space around."""
        self.x, self.y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2
        margin = 2 * MARGIN * self.cell
        self.scale = self._bounded(min(
            self.width / (high[0] - low[0] + margin), self.height / (high[1] - low[1] + margin), 52 / self.cell))

    def zoom(self, factor: float, at: QPointF) -> None:
        """Zoom, leaving the point under a pixel where it is."""
        anchor = self.to_plane(at)
        self.scale = self._bounded(self.scale * factor)
        self.bring(anchor, at)

    def bring(self, anchor: Point, at: QPointF) -> None:
        """Move the view so that a point of the plane comes to lie under a pixel."""
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
        return min(max(scale, 2 / self.cell), 200 / self.cell)
