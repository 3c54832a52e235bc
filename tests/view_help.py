"""Looking at the view of a solution: its colours, what is found under its points, and the mouse over it."""

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from latticework.gui.stage import SolutionView
from latticework.gui.stage.scene.camera_view import CameraView
from latticework.puzzle import Puzzle
from latticework.solution import Solution

TOP_CORNER = "P"
"""In the sample SOMA the part that has the corner nearest to the viewer."""


def area(view: SolutionView, color: str) -> int:
    """Return how many pixels of the view have a colour, give or take rounding."""
    image = view.grab_image().convertToFormat(view.grab_image().format().Format_RGB32)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.width(), 4)
    shade = QColor(color)
    wanted = np.array([shade.blue(), shade.green(), shade.red()])
    return int((np.abs(pixels[..., :3].astype(int) - wanted).max(axis=2) <= 2).sum())


def index_of(puzzle: Puzzle, solution: Solution, name: str) -> int:
    """Return which placement of a solution is of the part with a name."""
    return next(i for i, placement in enumerate(solution) if puzzle.parts[placement.part].name == name)


def picked(view: SolutionView) -> set[int]:
    """Return which placements the view finds under a grid of points."""
    points = [QPointF(x, y) for x in range(10, view.width(), 20) for y in range(10, view.height(), 20)]
    return {found for found in map(view.part_at, points) if found is not None}


def drag(view: CameraView, qtbot: QtBot, start: QPoint, end: QPoint,
         button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Press a button of the mouse, move it in two steps, and release it."""
    qtbot.mousePress(view, button, pos=start)
    for share in (0.5, 1.0):
        away = end - start
        moved_mouse(view, QPointF(start.x() + share * away.x(), start.y() + share * away.y()), button)
    qtbot.mouseRelease(view, button, pos=end)


def moved_mouse(view: CameraView, point: QPointF, button: Qt.MouseButton) -> None:
    """Move the mouse while a button is pressed."""
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(view, QMouseEvent(QEvent.Type.MouseMove, point, view.mapToGlobal(point), none, button,
                                             Qt.KeyboardModifier.NoModifier))
