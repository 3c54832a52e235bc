"""Showing the drawing in 3D, and clicking on the faces of its cells."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui_help import LEFT, NO_KEYS, opened
from latticework.gui.editor.document import Document
from latticework.gui.stage.canvas import CanvasPane
from latticework.gui.stage.canvas.space_view import SpaceView
from latticework.lattice import Cell
from latticework.picture.hits import CellHit
from latticework.puzzle import Puzzle


def area_of(qtbot: QtBot, puzzle: Puzzle, subject: int | None = None) -> CanvasPane:
    """Show what one draws on, for solids the view in 3D."""
    area = CanvasPane(Document(puzzle))
    area.document.setParent(area)
    opened(qtbot, area, 900, 520)
    area.document.set_subject(subject)
    return area


def settled(view: SpaceView | None) -> SpaceView:
    """Return a view that shows what the canvas shows."""
    assert view is not None
    view.refresh()
    return view


def pixel_of(view: SpaceView, cell: Cell, beyond: Cell | None = None) -> QPoint:
    """Return a pixel in which a cell is seen, and if wanted the side towards another one."""
    for point in pixels(view, 4):
        hit = view.hit(QPointF(point))
        if hit is not None and (hit if beyond else hit.cell) == (CellHit(cell, beyond) if beyond else cell):
            return point
    raise AssertionError((cell, beyond))


def pixels(view: SpaceView, finest: int) -> Iterator[QPoint]:
    """Yield the pixels of a grid, then those of grids that are finer and finer."""
    step = 32
    while step >= finest:
        yield from (QPoint(x, y) for y in range(step, view.height(), step) for x in range(step, view.width(), step))
        step //= 2


def click_face(qtbot: QtBot, view: SpaceView, cell: Cell, beyond: Cell | None = None,
               button: Qt.MouseButton = LEFT, held: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Click on a cell, and if wanted on its side towards another one."""
    qtbot.mouseClick(view, button, held, pixel_of(settled(view), cell, beyond))
    settled(view)


def move_to(view: SpaceView, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.NoButton,
            held: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Move the mouse, perhaps with a button pressed."""
    point = QPointF(at)
    QApplication.sendEvent(view, QMouseEvent(QEvent.Type.MouseMove, point, view.mapToGlobal(point),
                                             Qt.MouseButton.NoButton, button, held))
