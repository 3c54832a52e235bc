"""A user without a mouse begins a puzzle, draws, marks, colours and counts a part, solves, browses, comes back."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import CTRL, opened_window
from keyboard_help import Keyboard
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, SEARCHES, SOLVE
from latticework.gui.widgets.search_state import SearchState
from window_help import comes_to

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = opened_window(qtbot)
    made.begin(None)
    return made


@pytest.fixture
def keys(qtbot: QtBot, window: MainWindow) -> Keyboard:
    return Keyboard(qtbot, window)


def draw_two_dominoes(window: MainWindow, keys: Keyboard) -> None:
    """Begin a puzzle of squares: a square of four cells, and two dominoes."""
    keys.then(lambda: keys.press(Key.Key_Return))
    keys.press(Key.Key_N, held=CTRL)
    keys.press(Key.Key_2, held=CTRL)
    for way in (Key.Key_Right, Key.Key_Up, Key.Key_Left, Key.Key_Down):
        keys.press(Key.Key_Space, way)
    assert sorted(window.document.cells) == [(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)]
    keys.press(Key.Key_Insert)
    keys.press(Key.Key_Space, Key.Key_Right, Key.Key_Space)
    assert len(window.document.puzzle.parts[0].cells) == 2
    keys.tab_to(window.parts.table, back=True)
    keys.press(Key.Key_Right, Key.Key_F2)
    keys.type("2")
    keys.press(Key.Key_Return)
    assert window.document.puzzle.parts[0].most == 2


def solve(qtbot: QtBot, window: MainWindow, keys: Keyboard) -> int:
    comes_to(qtbot, window, SearchState.IDLE)
    keys.press(Key.Key_F5)
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.tabs.currentIndex() == SOLVE
    return window.runner.totals.copies


def test_two_dominoes_are_drawn_solved_and_looked_at(qtbot: QtBot, window: MainWindow, keys: Keyboard) -> None:
    draw_two_dominoes(window, keys)
    assert solve(qtbot, window, keys) == 2
    qtbot.waitUntil(lambda: window.browser.row == 0, timeout=20_000)
    keys.press(Key.Key_B, held=CTRL)
    keys.press(Key.Key_3, held=CTRL)
    keys.press(Key.Key_T)
    above = window.pane.view._camera.elevation
    keys.press(Key.Key_F, Key.Key_L)
    assert window.pane.view._camera.elevation < above
    assert window.pane.look.letters.isVisible()
    assert window.browser.notes.star.isChecked()


@pytest.mark.slow
def test_a_part_gets_another_colour(window: MainWindow, keys: Keyboard) -> None:
    draw_two_dominoes(window, keys)
    before = window.document.puzzle.color(0)
    keys.press(Key.Key_Right, Key.Key_F2)
    keys.press(Key.Key_Right, Key.Key_Return)
    assert window.document.puzzle.color(0) != before


@pytest.mark.slow
def test_a_part_is_marked_on_two_sides(qtbot: QtBot, window: MainWindow, keys: Keyboard) -> None:
    draw_two_dominoes(window, keys)
    keys.press(Key.Key_2, held=CTRL)
    assert window.tabs.currentIndex() == DRAW
    keys.press(Key.Key_K, Key.Key_K)
    keys.type("red")
    keys.press(Key.Key_Return)
    keys.press(Key.Key_Space, Key.Key_Period, Key.Key_Space)
    marks = window.document.puzzle.parts[0].marks
    assert [mark.mark for mark in marks] == ["red", "red"]
    assert len({mark.side for mark in marks}) == 2


def test_the_search_is_found_again_and_opened(qtbot: QtBot, window: MainWindow, keys: Keyboard) -> None:
    draw_two_dominoes(window, keys)
    solve(qtbot, window, keys)
    window.document.stack.setClean()  # or it would be asked whether to save
    keys.press(Key.Key_4, held=CTRL)
    assert window.tabs.currentIndex() == SEARCHES
    qtbot.waitUntil(lambda: bool(window.panels.searches.table.chosen), timeout=20_000)
    keys.press(Key.Key_Return)
    qtbot.waitUntil(lambda: window.document.search is not None, timeout=20_000)
    assert len(window.document.puzzle.target.cells) == 4
