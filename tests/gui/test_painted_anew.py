"""Only what changes is painted anew."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from latticework.gui.shell.window import MainWindow


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:  # noqa: N802 - a name of Qt
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def drawn(window: MainWindow, qtbot: QtBot) -> Paints:
    """The canvas of a window in which nothing is going on."""
    window.panels.show_canvas()
    qtbot.waitUntil(lambda: not window.library.reading, timeout=60_000)
    return Paints(window.canvas.canvas)


def settle() -> None:
    """Let all be laid out and painted."""
    for _ in range(5):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def test_a_text_that_grows_paints_no_canvas_beside_it(window: MainWindow, drawn: Paints) -> None:
    settle()
    before = drawn.count
    title, dock = QLabel("a"), window.panels.drawing.docks["Parts"]
    dock.widget().layout().addWidget(title)
    for text in ("a", "a b", "a b c"):
        title.setText(text)
        settle()
    window.canvas.at_pointer.setText("3, 4")
    settle()
    assert drawn.count == before


def test_what_wants_other_room_beside_the_tabs_gets_it(window: MainWindow) -> None:
    corner = window.panels.voice
    window.panels.show_canvas()
    settle()
    before = corner.width()
    corner.button.setText("A much longer text than before" * 2)
    settle()
    assert corner.width() > before
