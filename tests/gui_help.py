"""Showing a widget that edits a document, and using the mouse on a canvas."""

from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from latticework.gui.editor.document import Document
from latticework.gui.shell.window import MainWindow
from latticework.gui.stage.canvas import CanvasPane
from latticework.gui.stage.canvas.widget import Canvas
from latticework.lattice import Cell
from latticework.puzzle import Puzzle, edit_parts

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NO_KEYS, SHIFT, CTRL = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier,
                        Qt.KeyboardModifier.ControlModifier)
W = TypeVar("W", bound=QWidget)


def opened(qtbot: QtBot, widget: W, width: int, height: int) -> W:
    """Show a widget, which takes its document along when it goes."""
    document: Any = getattr(widget, "document", None)
    if document is not None:
        document.setParent(widget)
    widget.resize(width, height)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def opened_window(qtbot: QtBot) -> MainWindow:
    """Show the main window; as it closes it does not ask whether to save."""
    window = MainWindow()
    qtbot.addWidget(window, before_close_func=lambda w: w.document.let_go())
    with qtbot.waitExposed(window):
        window.show()
    return window


def handle_events() -> None:
    """Handle what is due in the event loop, and what that brings about: changed layouts, paintings, ended timers."""
    for _ in range(10):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def rename(document: Document, name: str) -> None:
    """Give the puzzle another name, as one step to undo."""
    document.change("Name", edit_parts.with_text(document.puzzle, name=name))


def pane_of(qtbot: QtBot, puzzle: Puzzle, subject: int | None = None) -> CanvasPane:
    """Show the flat canvas for a puzzle, also where it is of solids."""
    pane = opened(qtbot, CanvasPane(Document(puzzle)), 640, 520)
    pane.in_3d.setChecked(False)
    pane.document.set_subject(subject)
    return pane


def drag(qtbot: QtBot, pane: CanvasPane, *cells: Cell, button: Qt.MouseButton = LEFT,
         held: Qt.KeyboardModifier = NO_KEYS, release: bool = True) -> None:
    """Drag from cell to cell."""
    canvas = pane.canvas
    places = [canvas.surface.pixel_of(cell).toPoint() for cell in cells]
    qtbot.mousePress(canvas, button, held, places[0])
    for place in places[1:]:
        qtbot.mouseMove(canvas, place)
        QApplication.processEvents()
    if release:
        qtbot.mouseRelease(canvas, button, held, places[-1])


def click(qtbot: QtBot, canvas: Canvas, x: float, y: float, button: Qt.MouseButton = LEFT,
          held: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Click on a point of the plane."""
    qtbot.mouseClick(canvas, button, held, canvas.surface.view.to_screen((x, y)).toPoint())


def hover(canvas: Canvas, at: QPointF, held: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Move the pointer to a pixel with just these keys held, whatever an earlier test held."""
    event = QMouseEvent(QEvent.Type.MouseMove, at, canvas.mapToGlobal(at), Qt.MouseButton.NoButton,
                        Qt.MouseButton.NoButton, held)
    QApplication.sendEvent(canvas, event)


def colors_near(canvas: Canvas, at: QPointF, reach: int = 10) -> set[str]:
    """Return the colours within some pixels of a pixel."""
    image = canvas.grab().toImage()
    ratio, around = image.devicePixelRatio(), range(-reach, reach + 1)
    return {image.pixelColor((QPointF(at.x() + x, at.y() + y) * ratio).toPoint()).name()
            for x in around for y in around}
