"""A user who has drawn a target is offered what is missing, where it is missed, and sees the list it comes to."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import LEFT, drag, opened_window
from latticework.gui.editor.add_dialogs import SetDialog
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, SOLVE
from latticework.lattice import builtin
from shapes import box
from window_help import press, told


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window in which a target was drawn, and no part."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    window = opened_window(qtbot)
    window.document.new(builtin("square"))
    window.document.set_cells(None, box(3, 2))
    window.activateWindow()
    qtbot.waitUntil(lambda: "no parts" in told(window), timeout=30_000)
    yield window
    window.document.stack.setClean()
    window.close()


def take_set(qtbot: QtBot, window: MainWindow) -> None:
    """Add the set that the dialog proposes."""
    dialog = window.findChild(SetDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.add_button.isEnabled)
    qtbot.mouseClick(dialog.add_button, LEFT)


@pytest.mark.parametrize("tab", [DRAW, SOLVE])
def test_the_button_beside_the_tabs_adds_a_part_to_be_drawn(qtbot: QtBot, window: MainWindow, tab: int) -> None:
    window.tabs.setCurrentIndex(tab)
    press(qtbot, window, Action.ADD_PART)
    assert (window.tabs.currentIndex(), window.document.subject) == (DRAW, 0)
    drag(qtbot, window.canvas, (0, 0, 0), (1, 0, 0))
    assert len(window.document.puzzle.parts[0].cells) == 2
    qtbot.waitUntil(lambda: told(window) == "The parts fill 4 cells too few for the target.", timeout=30_000)


@pytest.mark.slow
def test_a_whole_set_is_added_there(qtbot: QtBot, window: MainWindow) -> None:
    window.parts.commands["add-set"].trigger()
    take_set(qtbot, window)
    assert len(window.document.puzzle.parts) == 5


def test_first_the_target_is_drawn(qtbot: QtBot, window: MainWindow) -> None:
    window.document.set_cells(None, ())
    qtbot.waitUntil(lambda: told(window) == "Draw the target: click on cells.", timeout=30_000)
    window.panels.to_searches()
    press(qtbot, window, Action.DRAW_TARGET)
    assert (window.tabs.currentIndex(), window.document.subject) == (DRAW, None)


@pytest.mark.slow
def test_the_list_comes_to_the_front_when_something_is_added(qtbot: QtBot, window: MainWindow) -> None:
    window.panels.show_why()
    assert told(window) == "There are no parts yet."  # which does not speak of no solution yet
    table = window.parts.table
    qtbot.waitUntil(lambda: table.visibleRegion().isEmpty())
    window.canvas.canvas.setFocus()
    qtbot.keyClick(window.canvas.canvas, Qt.Key.Key_Insert)
    qtbot.waitUntil(lambda: not table.visibleRegion().isEmpty())
    qtbot.waitUntil(lambda: window.canvas.surface.overlay is None)
    window.panels.show_why()
    qtbot.waitUntil(lambda: table.visibleRegion().isEmpty())
    window.parts.add_set()
    take_set(qtbot, window)
    qtbot.waitUntil(lambda: not table.visibleRegion().isEmpty())
