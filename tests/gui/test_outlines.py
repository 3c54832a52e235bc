"""Many outlines are painted at once, as each would be by itself."""

import numpy as np
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from latticework.gui.widgets.painting import cell_outlines, outlines, polygon, set_cosmetic_pen
from latticework.lattice import builtin
from latticework.picture.plane import plane


def painted(smooth: bool) -> tuple[QImage, QPainter]:
    image = QImage(QSize(200, 200), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    painter.scale(11, 11)
    set_cosmetic_pen(painter, QColor("#888888"), 1)
    return image, painter


@pytest.mark.parametrize("smooth", [False, True])
@pytest.mark.parametrize("name", ["square", "triangle", "hexagon", "packed-spheres", "kite"])
def test_they_look_the_same(qapp: QApplication, name: str, smooth: bool) -> None:
    seen = plane(builtin(name))
    cells = seen.within((0, 0), (15, 15), 0)
    (one, first), (other, second) = painted(smooth), painted(smooth)
    for corners in seen.polygons(cells):
        first.drawPolygon(polygon(corners))
    second.drawPath(outlines([corners for _, corners in seen.polygons_by_kind(cells)]))
    first.end()
    second.end()
    assert len(cells) > 10
    assert one == other


def test_of_none_there_is_nothing(qapp: QApplication) -> None:
    assert outlines([]).isEmpty()
    assert outlines([np.zeros((0, 4, 2))]).isEmpty()


@pytest.mark.parametrize("name", ["square", "kite", "tetrahedron-octahedron", "rhombic-tetrahedron"])
def test_the_outlines_of_cells_come_in_their_order(qapp: QApplication, name: str) -> None:
    seen = plane(builtin(name))
    cells = seen.within((0, 0), (3, 3), 0)[::-1]
    for outline, corners in zip(cell_outlines(seen, cells), seen.polygons(cells), strict=True):
        assert [(point.x(), point.y()) for point in outline.toList()[:-1]] == list(map(tuple, corners.tolist()))
        assert outline.isClosed()
