"""A little picture of a solution."""

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPen, QPixmap, QPolygonF

from latticework.gui.browser.thumbnail_letters import write_letters
from latticework.picture.projection import polygons
from latticework.picture.shapes import Shape, scene, viewpoint
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution
from latticework.solution.text import letters

MOST_KNOWN = 2_000
SHARPNESS = 2  # the picture is drawn this much larger, for screens with small pixels


def icon_of(image: QImage) -> QIcon:
    """Return a picture as an icon, the same when selected."""
    picture = QPixmap.fromImage(image)
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


class Shapes:
    """The shapes of placements that were painted before: solutions found one after the other differ in few."""

    def __init__(self) -> None:
        self._known: dict[tuple[Placement, str], Shape] = {}

    def of(self, puzzle: Puzzle, solution: Solution) -> list[Shape]:
        """Return the shapes of a solution of the puzzle that all these are of."""
        if any(kind.segment for kind in puzzle.lattice.kinds):
            return scene(puzzle, solution)  # rods have bridges where others cross them
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        return scene(puzzle, solution, self._known)


def painted(puzzle: Puzzle, shapes: list[Shape], side: int, lettered: bool = False) -> QImage:
    """Return a picture that fits a square of `side` points, on a transparent ground; called in any thread.

    lettered: with the letters that stand for the parts in texts, too.
    """
    faces = polygons(shapes, np.zeros((len(shapes), 3)), *viewpoint(puzzle.lattice))
    image = QImage(side * SHARPNESS, side * SHARPNESS, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(SHARPNESS)
    image.fill(Qt.GlobalColor.transparent)
    if not faces:
        return image
    points = np.concatenate([face.points for face in faces])
    low, high = points.min(axis=0), points.max(axis=0)
    scale = (side - 4) / max(float((high - low).max()), 1e-9)
    shift = side / 2 - scale * (low + high) / 2
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outlines = []
        for face in faces:
            corners = QPolygonF([QPointF(float(x), float(side - y)) for x, y in face.points * scale + shift])
            outlines.append((face.shape, corners))
            painter.setBrush(QColor(face.fill))
            painter.setPen(QPen(QColor(face.fill), 0.5))
            painter.drawPolygon(corners)
            painter.setPen(QPen(QColor(0, 0, 0, 150), 0.8))
            for (ax, ay), (bx, by) in face.lines * scale + shift:
                painter.drawLine(QPointF(float(ax), float(side - ay)), QPointF(float(bx), float(side - by)))
    if lettered:
        every = letters(puzzle)
        write_letters(image, outlines, [every[shape.part] for shape in shapes])
    return image
