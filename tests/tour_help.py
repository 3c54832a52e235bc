"""Helpers of the tests of tours: choosing one, waiting for a step, what is lit."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.gui.help.guide import Light
from latticework.gui.shell.window import MainWindow


def begun(qtbot: QtBot) -> MainWindow:
    """Start the program as by a click on its icon."""
    window = opened_window(qtbot)
    window.begin(None)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=20_000)
    return window


def choose(window: MainWindow, number: int) -> None:
    """Choose a tour in the menu Help."""
    window.tours.menu.actions()[number].trigger()


def at_step(qtbot: QtBot, window: MainWindow, number: int) -> None:
    """Wait until a step is shown, which are counted from 1 on as on the card."""
    qtbot.waitUntil(lambda: window.tours.guide.number == number - 1, timeout=120_000)
    tour, words = window.tours.guide.tour, window.tours.card.words
    assert tour is not None
    steps = [*(step.text for step in tour.steps), tour.end]
    assert (words.text(), words.isVisible()) == (steps[number - 1], True)


def lit(window: MainWindow) -> QRect | None:
    """Return what of the window is lit."""
    light = window.findChild(Light)
    return light.geometry() if light is not None and light.isVisible() else None


def lights(window: MainWindow, widget: QWidget) -> bool:
    """Whether the frame lies round a widget."""
    frame = lit(window)
    return frame is not None and frame.contains(place(window, widget))


def place(window: MainWindow, widget: QWidget) -> QRect:
    """Return where a widget lies in the window."""
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def solve(qtbot: QtBot, window: MainWindow) -> None:
    """Press F5 as soon as that means something."""
    qtbot.waitUntil(window.search.go.isEnabled, timeout=60_000)
    qtbot.keyClick(window, Qt.Key.Key_F5)
