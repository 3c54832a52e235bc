"""A picture of the layers of a solid, side by side, the lowest first."""

from math import ceil

import numpy as np
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from latticework.gui.common import theme
from latticework.gui.common.translation import tr
from latticework.picture.projection import Polygon

_GAP = 0.6
"""Between two layers, in units of the lattice."""


class LayersPicture(QWidget):
    """Paints the layers as large as they fit, in as many columns as that takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Layers, the lowest first"))
        self.setToolTip(tr("The layers of the solid, the lowest first"))
        self.layers: list[list[Polygon]] = []

    def show_layers(self, layers: list[list[Polygon]]) -> None:
        """Paint these; without any there is nothing to be seen."""
        self.layers = layers
        self.setVisible(bool(layers))
        self.update()

    def sizeHint(self) -> QSize:
        """A size at which layers are told apart."""
        return QSize(130, 150)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint cells and the lines between parts."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.current().canvas))
            if not self.layers:
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            points = np.concatenate([polygon.points for layer in self.layers for polygon in layer])
            low, size = points.min(axis=0), np.ptp(points, axis=0) + _GAP
            columns, scale = self._grid(float(size[0]), float(size[1]))
            for number, layer in enumerate(self.layers):
                row, column = divmod(number, columns)
                left, top = _GAP / 2 + column * size[0] - low[0], (row + 1) * size[1] - _GAP / 2 + low[1]
                self._paint(painter, layer, np.array([left, top]) * scale, scale)

    def _grid(self, wide: float, high: float) -> tuple[int, float]:
        """Return the number of columns with which layers of this size are largest, and the pixels for a unit."""
        n = len(self.layers)
        sizes = ((min(self.width() / (c * wide), self.height() / (ceil(n / c) * high)), c) for c in range(1, n + 1))
        scale, columns = max(sizes)
        return columns, scale

    def _paint(self, painter: QPainter, layer: list[Polygon], corner: np.ndarray, scale: float) -> None:
        turn = scale * np.array([1.0, -1.0])
        for polygon in layer:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(polygon.fill))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in (corner + polygon.points * turn).tolist()]))
        painter.setPen(QPen(QColor(theme.current().text), 1.2))
        for polygon in layer:
            for (ax, ay), (bx, by) in (corner + polygon.lines * turn).tolist():
                painter.drawLine(QPointF(ax, ay), QPointF(bx, by))
