"""A frame lies round what a tour means, wherever that goes: the window is resized, panels move, themes change."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QTabBar
from pytestqt.qtbot import QtBot

from gui_help import LEFT
from latticework.gui.help.guide import Light
from latticework.gui.help.tours import DRAW, TOURS
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW as DRAW_TAB
from latticework.gui.shell.workspace_tabs import LIBRARY
from latticework.gui.widgets import theme
from tour_help import at_step, begun, choose, lights, lit, place

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


@pytest.fixture
def drawing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window in which the target is to be drawn."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    window = begun(qtbot)
    window.resize(1400, 860)
    choose(window, TOURS.index(DRAW))
    qtbot.keyClick(window.canvas.canvas, Qt.Key.Key_B)
    at_step(qtbot, window, 2)
    yield window
    window.document.stack.setClean()
    window.close()


def test_what_is_meant_stays_lit_while_the_window_changes(qtbot: QtBot, drawing: MainWindow) -> None:
    canvas, light = drawing.canvas.canvas, drawing.findChild(Light)
    for width, height in ((1024, 700), (1300, 800)):
        drawing.resize(width, height)
        qtbot.waitUntil(lambda: lights(drawing, canvas))
    for point in (lit(drawing).center(), lit(drawing).topLeft() + QPoint(2, 40)):  # within the frame and on it
        assert drawing.childAt(point) not in {light, None}
    qtbot.mouseClick(canvas, LEFT, pos=QPoint(1, 40))
    assert len(drawing.document.puzzle.target.cells) == 1  # drawn below the frame
    drawing.tabs.setCurrentIndex(LIBRARY)
    bar = drawing.tabs.tabBar()
    qtbot.waitUntil(lambda: lit(drawing).contains(place(drawing, bar).topLeft() + bar.tabRect(DRAW_TAB).center()))


def test_the_frame_is_seen_in_every_theme(qtbot: QtBot, drawing: MainWindow) -> None:
    for name in ("dark", "contrast", "light"):
        colors = theme.apply_theme(name)
        QApplication.processEvents()
        edge = drawing.grab().toImage().pixelColor(lit(drawing).topLeft() + QPoint(2, 6)).name()
        assert edge == colors.cursor
        assert theme.contrast(edge, colors.window) > 3


def test_the_handle_of_a_drawer_is_lit_and_a_panel_is_followed_out_of_the_window(
        qtbot: QtBot, drawing: MainWindow) -> None:
    drawing.resize(1024, 700)
    for _ in range(5):
        qtbot.mouseClick(drawing.tours.card.skip, LEFT)
    drawing.panels.show_solution()
    drawing.panels.solve_workspace.docks["Solutions"].close()
    space, wanted, light = drawing.panels.solve_workspace, drawing.browser.next, drawing.findChild(Light)
    qtbot.waitUntil(lambda: any(lights(drawing, handle) for handle in space.handles))
    qtbot.mouseClick(next(handle for handle in space.handles if handle.text() == "Solutions"), LEFT)
    qtbot.waitUntil(lambda: lights(drawing, wanted))
    dock = space.docks["Solutions"]
    dock.hide()
    qtbot.waitUntil(lambda: dock.isVisible() and lights(drawing, wanted))  # it is needed
    dock.setFloating(True)
    qtbot.waitUntil(lambda: light.window() is dock and light.isVisible(), timeout=20_000)
    dock.setFloating(False)
    qtbot.waitUntil(lambda: light.window() is drawing and lights(drawing, wanted))


def test_a_panel_that_lies_behind_another_comes_to_the_front_when_it_is_meant(
        qtbot: QtBot, drawing: MainWindow) -> None:
    space, add = drawing.panels.drawing, drawing.parts.buttons["add"]
    drawing.panels.show_why()
    qtbot.waitUntil(lambda: add.visibleRegion().isEmpty())
    qtbot.mouseClick(drawing.tours.card.skip, LEFT)
    qtbot.waitUntil(lambda: lights(drawing, add))
    assert not add.visibleRegion().isEmpty()
    space.show_dock("Why")  # as a button beside the canvas does
    tabs = next(tabs for tabs in space.findChildren(QTabBar, options=DIRECT) if tabs.isVisible())
    qtbot.waitUntil(lambda: lit(drawing).contains(place(drawing, tabs).topLeft() + tabs.tabRect(0).center()))
    assert tabs.tabText(0) == "Parts"
    space.show_dock("Parts")
    qtbot.waitUntil(lambda: lights(drawing, add))
