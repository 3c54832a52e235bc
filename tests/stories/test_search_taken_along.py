"""A user changes the workers of a search as it runs, saves it as a file, deletes it, and goes on with the file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gui_help import CTRL, opened_window
from keyboard_help import Keyboard
from latticework import paths
from latticework.gui.searches import actions
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve import method_dialog, search_thread
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.method import Method
from session_help import dominoes, slices_of, write
from window_help import comes_to, drop, told

Key = Qt.Key
DOMINO_TILINGS_6X6 = 6_728  # Kasteleyn 1961; OEIS A004003 and A187596


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window with a puzzle whose search takes some seconds, in small steps."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    monkeypatch.setattr(search_thread, "ALONE", 0.0)
    method_dialog.store_method(Method("bitset"))
    slices_of(monkeypatch, 300)
    made = opened_window(qtbot)
    made.files.open_path(write(tmp_path, dominoes(6, 6)))
    comes_to(qtbot, made, SearchState.IDLE)
    return made


@pytest.mark.slow
def test_no_worker_then_one_more(qtbot: QtBot, window: MainWindow) -> None:
    keys, search = Keyboard(qtbot, window), window.search
    search.workers.setValue(1)
    keys.press(Key.Key_F5)
    qtbot.waitUntil(lambda: window.runner.totals.nodes > 0, timeout=60_000)
    search.workers.setFocus()
    keys.press(Key.Key_Down)
    assert told(window) == "The search waits for workers: their number is 0."
    keys.press(Key.Key_Up)
    assert told(window).startswith("Searching: ")
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.runner.totals.copies == DOMINO_TILINGS_6X6


def test_a_copy_is_saved_the_search_deleted_and_the_copy_resumed(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, searches, copy = Keyboard(qtbot, window), window.panels.searches, tmp_path / "taken along.search"
    keys.press(Key.Key_F5, held=CTRL)
    comes_to(qtbot, window, SearchState.PAUSED)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(copy), ""))
    window.actions_by_text["Sa&ve a copy of the search…"].trigger()
    found = window.runner.totals
    window.files.begin(window.document.puzzle.lattice)  # so that the search is no longer at hand
    keys.press(Key.Key_4, held=CTRL)
    qtbot.waitUntil(lambda: len(searches.table.chosen) == 1, timeout=20_000)
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    monkeypatch.setattr(actions, "ask_to_delete", lambda *_: True)
    qtbot.waitUntil(searches.commands.delete.isEnabled, timeout=20_000)
    keys.press(Key.Key_Delete)
    qtbot.waitUntil(lambda: not list(paths.searches().glob("*.search")), timeout=20_000)

    drop(window, copy)
    comes_to(qtbot, window, SearchState.PAUSED)
    assert (window.runner.path, window.runner.totals) == (copy, found)
    keys.press(Key.Key_F5)
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.runner.totals.copies == DOMINO_TILINGS_6X6
    assert not list(paths.searches().glob("*.search"))
