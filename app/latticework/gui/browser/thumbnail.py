"""A little picture of a solution."""

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from latticework.puzzle import Puzzle
from latticework.scene.projection import polygons
from latticework.scene.shapes import scene, viewpoint
from latticework.solution import Solution

SHARPNESS = 2  # the picture is drawn this much larger, for screens with small pixels


def thumbnail(puzzle: Puzzle, solution: Solution, side: int) -> QIcon:
    """Return a picture that fits a square of `side` points, on a transparent ground, the same when selected."""
    picture = _painted(puzzle, solution, side)
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


def _painted(puzzle: Puzzle, solution: Solution, side: int) -> QPixmap:
    shapes = scene(puzzle, solution)
    faces = polygons(shapes, np.zeros((len(shapes), 3)), *viewpoint(puzzle.lattice))
    pixmap = QPixmap(side * SHARPNESS, side * SHARPNESS)
    pixmap.setDevicePixelRatio(SHARPNESS)
    pixmap.fill(Qt.GlobalColor.transparent)
    if not faces:
        return pixmap
    points = np.concatenate([face.points for face in faces])
    low, high = points.min(axis=0), points.max(axis=0)
    scale = (side - 4) / max(float((high - low).max()), 1e-9)
    shift = side / 2 - scale * (low + high) / 2
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for face in faces:
        corners = face.points * scale + shift
        painter.setBrush(QColor(face.fill))
        painter.setPen(QPen(QColor(face.fill), 0.5))
        painter.drawPolygon(QPolygonF([QPointF(float(x), float(side - y)) for x, y in corners]))
        painter.setPen(QPen(QColor(0, 0, 0, 150), 0.8))
        for (ax, ay), (bx, by) in face.lines * scale + shift:
            painter.drawLine(QPointF(float(ax), float(side - ay)), QPointF(float(bx), float(side - by)))
    painter.end()
    return pixmap
