"""A newcomer is led through the window by the tours, does each step, and leaves a tour when it is enough."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from gui_help import LEFT, drag, rename
from latticework.gui.editor.part_rows import Column
from latticework.gui.help.tours import DRAW, PAUSE, SYMMETRIC, TOURS
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve import method_dialog
from latticework.gui.stage.player import EXPLODE
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.method import Method
from tour_help import at_step, begun, choose, lights, lit, place, solve
from window_help import press

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _painted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = begun(qtbot)
    yield window
    window.document.stack.setClean()
    window.close()


def test_the_tour_of_drawing_goes_on_as_each_step_is_done(qtbot: QtBot, window: MainWindow) -> None:
    window.tours.menu.actions()[TOURS.index(DRAW)].trigger()
    at_step(qtbot, window, 1)
    assert lights(window, window.canvas.tools["rectangle"])
    qtbot.mouseClick(window.canvas.tools["rectangle"], LEFT)  # which the frame lies round
    at_step(qtbot, window, 2)
    drag(qtbot, window.canvas, (0, 0, 0), (4, 2, 0))
    QApplication.processEvents()
    at_step(qtbot, window, 2)  # that was too wide
    window.document.stack.undo()
    drag(qtbot, window.canvas, (0, 0, 0), (3, 2, 0))
    at_step(qtbot, window, 3)
    qtbot.mouseClick(window.parts.buttons["add"], LEFT)
    at_step(qtbot, window, 4)
    drag(qtbot, window.canvas, (0, 0, 0), (2, 0, 0))
    at_step(qtbot, window, 5)
    table = window.parts.table
    table.edit(table.model().index(1, Column.COPIES))
    field = table.findChild(QLineEdit)
    field.selectAll()
    qtbot.keyClicks(field, "4")
    qtbot.keyClick(field, Key.Key_Return)
    at_step(qtbot, window, 6)
    assert lights(window, window.panels.voice.button)
    solve(qtbot, window)
    at_step(qtbot, window, 7)
    qtbot.mouseClick(window.browser.next, LEFT)
    at_step(qtbot, window, 8)
    window.pane.player.choose(EXPLODE)
    qtbot.keyClick(window.pane.explode, Key.Key_Right)
    at_step(qtbot, window, 9)
    assert lit(window) is None
    assert not window.tours.card.skip.isVisible()
    qtbot.mouseClick(window.tours.card.end, LEFT)
    assert not window.tours.card.isVisible()


def test_all_symmetric_solutions_are_browsed(qtbot: QtBot, window: MainWindow) -> None:
    choose(window, TOURS.index(SYMMETRIC))
    at_step(qtbot, window, 1)
    solve(qtbot, window)
    at_step(qtbot, window, 3)
    assert window.model.rowCount() == 2
    qtbot.keyClick(window, Key.Key_Right, CTRL)
    at_step(qtbot, window, 4)
    assert lights(window, window.browser.bar.page), "which leads to what is only on the page"
    qtbot.mouseClick(window.browser.bar.page, LEFT)
    qtbot.waitUntil(lambda: lit(window).contains(place(window, window.browser.with_copies).center()))
    qtbot.keyClick(window.browser.with_copies, Key.Key_Space)
    at_step(qtbot, window, 5)
    for _ in range(3):
        qtbot.keyClick(window, Key.Key_Right, CTRL)
    at_step(qtbot, window, 6)
    qtbot.mouseClick(window.browser.gallery_button, LEFT)
    at_step(qtbot, window, 7)
    qtbot.keyClick(window.tours.card.end, Key.Key_Space)
    assert not window.tours.card.isVisible()


@pytest.mark.slow
def test_a_long_search_is_paused_found_again_and_resumed(qtbot: QtBot, window: MainWindow) -> None:
    method_dialog.store_method(Method("bitset"))  # or several would be tried for seconds
    choose(window, TOURS.index(PAUSE))
    at_step(qtbot, window, 1)
    solve(qtbot, window)
    at_step(qtbot, window, 3)
    assert lights(window, window.panels.voice.button)
    press(qtbot, window, Action.PAUSE)
    at_step(qtbot, window, 4)
    found = window.runner.totals
    qtbot.keyClick(window, Key.Key_4, CTRL)
    at_step(qtbot, window, 5)
    table = window.panels.searches.table
    qtbot.waitUntil(lambda: len(table.chosen) == 1, timeout=30_000)
    qtbot.keyClick(table, Key.Key_Return)
    at_step(qtbot, window, 6)
    solve(qtbot, window)
    at_step(qtbot, window, 7)
    assert window.runner.totals.nodes >= found.nodes > 0
    qtbot.waitUntil(lambda: window.runner.state == SearchState.RUNNING)
    qtbot.keyClick(window, Key.Key_F5)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.PAUSED, timeout=60_000)


def test_a_tour_is_ended_in_the_middle_by_escape(qtbot: QtBot, window: MainWindow) -> None:
    choose(window, TOURS.index(DRAW))
    qtbot.keyClick(window.canvas.canvas, Key.Key_B)
    at_step(qtbot, window, 2)
    drag(qtbot, window.canvas, (0, 0, 0), (3, 2, 0))
    at_step(qtbot, window, 3)
    qtbot.keyClick(window.canvas.canvas, Key.Key_Escape)
    assert not window.tours.card.isVisible()
    assert lit(window) is None
    qtbot.mouseClick(window.parts.buttons["add"], LEFT)
    QApplication.processEvents()
    assert not window.tours.card.isVisible()
    assert len(window.document.puzzle.target.cells) == 12  # what was drawn stays


def test_steps_are_skipped_and_gone_back_to_by_the_keys(qtbot: QtBot, window: MainWindow) -> None:
    choose(window, TOURS.index(DRAW))
    card = window.tours.card
    qtbot.keyClick(window.canvas.canvas, Key.Key_B)
    at_step(qtbot, window, 2)
    card.back.setFocus()
    qtbot.keyClick(card.back, Key.Key_Space)
    at_step(qtbot, window, 1)  # it stays, though the tool is chosen already
    assert card.skip.text() == "G&o on"
    assert not card.back.isEnabled()
    for number in range(2, 10):
        qtbot.keyClick(card.skip, Key.Key_Space)
        at_step(qtbot, window, number)
    qtbot.keyClick(card, Key.Key_Escape)
    assert not card.isVisible()


def test_a_tour_asks_about_unsaved_changes_and_keeps_them_on_request(
        qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    rename(window.document, "Mine")
    answers = [QMessageBox.StandardButton.Cancel, QMessageBox.StandardButton.Discard]
    monkeypatch.setattr(QMessageBox, "exec", lambda _: answers.pop(0))
    choose(window, TOURS.index(SYMMETRIC))
    assert window.document.puzzle.name == "Mine"
    assert not window.tours.card.isVisible()
    choose(window, TOURS.index(SYMMETRIC))
    assert window.document.puzzle.name != "Mine"
    assert window.tours.card.isVisible()


@pytest.mark.slow
def test_a_tour_that_is_taken_again_resumes_where_something_is_left_to_do(qtbot: QtBot, window: MainWindow) -> None:
    choose(window, TOURS.index(SYMMETRIC))
    solve(qtbot, window)
    at_step(qtbot, window, 3)
    qtbot.keyClick(window, Key.Key_Right, CTRL)
    at_step(qtbot, window, 4)
    choose(window, TOURS.index(SYMMETRIC))
    at_step(qtbot, window, 1)
    at_step(qtbot, window, 3)  # as its search has ended already
    qtbot.waitUntil(lambda: window.browser.row == 0)
    QApplication.processEvents()
    at_step(qtbot, window, 3)
