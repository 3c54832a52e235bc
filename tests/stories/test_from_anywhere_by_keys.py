"""A user finds a puzzle by typing, walks through its search, asks console and manual, and changes a key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from gui_help import CTRL, opened_window
from keyboard_help import Keyboard
from latticework.gui.help.manual_window import ManualWindow
from latticework.gui.shell.shortcuts_dialog import ShortcutsDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from window_help import comes_to, in_front

Key = Qt.Key
MOMENTS = 20_000


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = opened_window(qtbot)
    made.begin(None)
    return made


@pytest.fixture
def keys(qtbot: QtBot, window: MainWindow) -> Keyboard:
    """The keyboard, after a puzzle was found by typing its name in the library."""
    made = Keyboard(qtbot, window)
    made.press(Key.Key_1, held=CTRL)
    qtbot.waitUntil(lambda: not window.library.reading, timeout=60_000)
    made.type("simple 2x3")
    made.press(Key.Key_Return)
    assert window.document.puzzle.name == "Simple 2x3"
    comes_to(qtbot, window, SearchState.IDLE)
    return made


def test_its_search_is_walked_through_and_looked_at(qtbot: QtBot, window: MainWindow, keys: Keyboard) -> None:
    trace = window.panels.trace
    keys.press(Key.Key_F7)
    qtbot.waitUntil(lambda: trace.tracer.node is not None and not trace.tracer.busy, timeout=MOMENTS)
    keys.press(Key.Key_Right, Key.Key_Right, Key.Key_Right)
    assert trace.text == "Solution 1: everything is covered."
    keys.press(Key.Key_Left)
    assert trace.tracer.node is not None
    assert trace.tracer.node.number == 3


@pytest.mark.slow
def test_the_console_knows_it(qtbot: QtBot, window: MainWindow, keys: Keyboard) -> None:
    keys.press(Key.Key_F12)
    repl = window.console.panel.repl
    assert repl is not None
    keys.type("len(list(lw.solve(puzzle)))")
    keys.press(Key.Key_Return)
    qtbot.waitUntil(lambda: repl.command is None, timeout=60_000)
    assert repl.output.toPlainText().rstrip().endswith("\n3")


def test_words_are_found_in_the_manual(qtbot: QtBot, window: MainWindow, keys: Keyboard) -> None:
    keys.press(Key.Key_F1)
    manual = window.findChild(ManualWindow)
    in_front(qtbot, manual)
    keys = Keyboard(qtbot, manual)
    keys.press(Key.Key_F, held=CTRL)
    keys.type("favourites star")
    keys.press(Key.Key_Return)
    assert manual.reader.textCursor().block().text().startswith("Favourites have a star")
    manual.close()


@pytest.mark.slow
def test_a_key_is_changed_and_means_what_was_chosen(qtbot: QtBot, window: MainWindow, keys: Keyboard) -> None:
    window.actions_by_text["&Keyboard shortcuts…"].trigger()
    dialog = window.findChild(ShortcutsDialog)
    keys.type("draw eraser")
    assert dialog.chosen is not None
    assert dialog.chosen.title == "Eraser"
    keys.tab_to(dialog.edit)
    keys.press(Key.Key_Q)
    qtbot.waitUntil(lambda: window.canvas.commands["eraser"].shortcut() == QKeySequence("Q"), timeout=MOMENTS)
    dialog.close()
    keys.press(Key.Key_2, held=CTRL)
    keys.press(Key.Key_E)
    assert window.canvas.surface.tool == "pencil"
    keys.press(Key.Key_Q)
    assert window.canvas.surface.tool == "eraser"
