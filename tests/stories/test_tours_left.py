"""A newcomer leaves a tour in its middle, knowingly or not, and is told how it stands."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui_help import LEFT
from latticework import paths
from latticework.gui.help.manual_window import ManualWindow
from latticework.gui.help.tours import DRAW, PAUSE, SYMMETRIC, TOURS
from latticework.gui.shell.help import ABOUT_TOURS, ABOUT_WORKSPACES
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW as DRAW_TAB
from latticework.gui.widgets.search_state import SearchState
from tour_help import at_step, begun, choose, lit, solve

Key = Qt.Key
ANOTHER = "Another puzzle was opened"


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window at the second step of the tour that draws."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    window = begun(qtbot)
    choose(window, TOURS.index(DRAW))
    qtbot.keyClick(window.canvas.canvas, Key.Key_B)
    at_step(qtbot, window, 2)
    yield window
    window.document.stack.setClean()
    window.close()


def test_f1_explains_tours_while_there_is_one(
        qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(ManualWindow, "open_at", lambda _, page: told.append(page))
    qtbot.keyClick(window, Key.Key_F1)
    qtbot.keyClick(window.canvas.canvas, Key.Key_Escape)
    qtbot.keyClick(window, Key.Key_F1)
    assert told == [ABOUT_TOURS, ABOUT_WORKSPACES[DRAW_TAB]]


def test_escape_says_where_the_tour_begins_again(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window.canvas.canvas, Key.Key_Escape)
    assert not window.tours.card.isVisible()
    assert "Help, Tours" in window.passing.text


def test_another_puzzle_ends_a_tour_in_words(qtbot: QtBot, window: MainWindow) -> None:
    card = window.tours.card
    window.files.open_path(paths.library() / SYMMETRIC.opens)
    qtbot.waitUntil(lambda: ANOTHER in card.words.text())
    QApplication.processEvents()
    assert lit(window) is None
    assert not card.back.isEnabled()
    assert not card.skip.isVisible()
    assert card.end.text() == "&Close the tour"
    choose(window, TOURS.index(SYMMETRIC))
    at_step(qtbot, window, 1)
    window.files.open_path(paths.library() / SYMMETRIC.opens)  # the same puzzle
    QApplication.processEvents()
    at_step(qtbot, window, 1)
    window.files.open_path(paths.library() / PAUSE.opens)
    qtbot.waitUntil(lambda: ANOTHER in card.words.text())
    qtbot.mouseClick(card.end, LEFT)
    assert not card.isVisible()


def test_a_search_that_has_ended_cannot_be_paused_and_the_tour_says_so(qtbot: QtBot, window: MainWindow) -> None:
    window.document.stack.setClean()
    short = replace(PAUSE, opens=SYMMETRIC.opens)  # as if years had gone by
    window.tours.begin(short)
    at_step(qtbot, window, 1)
    solve(qtbot, window)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)
    qtbot.waitUntil(lambda: window.tours.card.words.text() == PAUSE.too_late)
    window.tours.begin(short)
    qtbot.waitUntil(lambda: window.tours.card.words.text() == PAUSE.too_late, timeout=60_000)
    assert not window.tours.card.skip.isVisible()
