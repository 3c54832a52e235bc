"""A user draws rules into a puzzle: cells that may stay empty, colours, keys and locks; the solver obeys them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from gui_help import LEFT, click, drag, opened_window
from latticework.gui.editor.matching_dialog import MatchingDialog
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import Cell, builtin
from latticework.puzzle import Matching
from window_help import press

ROW = ((0, 0, 0), (1, 0, 0), (2, 0, 0))
BLACK, WHITE = "#222222", "#f5f5f5"


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = opened_window(qtbot)
    made.document.new(builtin("square"))
    return made


def solved(qtbot: QtBot, window: MainWindow) -> int:
    """Solve the puzzle and return its number of solutions, symmetric copies included."""
    known = SearchState.IDLE, SearchState.FINISHED  # a puzzle with the same placements was perhaps solved before
    qtbot.waitUntil(lambda: not window.display.settling and window.runner.state in known, timeout=30_000)
    if window.runner.state == SearchState.IDLE:
        press(qtbot, window, Action.SOLVE)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)
    window.panels.show_canvas()
    return window.runner.totals.copies


def paint(qtbot: QtBot, window: MainWindow, color: str, *cells: Cell) -> None:
    window.canvas.surface.brush.color = color
    drag(qtbot, window.canvas, *cells)


def test_a_black_and_white_domino_on_a_row_of_three(qtbot: QtBot, window: MainWindow) -> None:
    pane, document = window.canvas, window.document
    drag(qtbot, pane, ROW[0], ROW[2])
    qtbot.mouseClick(window.parts.buttons["add"], LEFT)
    drag(qtbot, pane, ROW[0], ROW[1])
    document.set_subject(None)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_O)
    drag(qtbot, pane, ROW[0], ROW[2])
    assert "may stay empty" in window.parts.sums.text()
    assert solved(qtbot, window) == 2

    qtbot.keyClick(pane.canvas, Qt.Key.Key_C)
    paint(qtbot, window, BLACK, ROW[0])
    paint(qtbot, window, WHITE, ROW[1], ROW[2])
    document.set_subject(0)
    paint(qtbot, window, BLACK, ROW[0])
    paint(qtbot, window, WHITE, ROW[1])
    assert solved(qtbot, window) == 1
    document.set_subject(None)
    paint(qtbot, window, BLACK, ROW[2])
    assert solved(qtbot, window) == 2


def test_a_key_finds_its_lock(qtbot: QtBot, window: MainWindow) -> None:
    pane, document = window.canvas, window.document
    drag(qtbot, pane, ROW[0], ROW[1])
    document.set_motions(None, "fixed")
    for mark, x in (("key", 0.9), ("lock", 0.1)):
        qtbot.mouseClick(window.parts.buttons["add"], LEFT)
        qtbot.keyClick(pane.canvas, Qt.Key.Key_P)
        drag(qtbot, pane, ROW[0])
        qtbot.keyClick(pane.canvas, Qt.Key.Key_K)
        pane.mark.setEditText(mark)
        click(qtbot, pane.canvas, x, 0.5)
    assert solved(qtbot, window) == 2  # the key in the lock, which needs no table to be filled in, or back to back

    window.actions_by_text["&Marks and what may meet…"].trigger()
    dialog = window.findChild(MatchingDialog)
    for row, column in ((0, 0), (0, 2), (1, 3), (2, 3)):
        place = dialog.view.visualRect(dialog.model.index(row, column)).center()
        qtbot.mouseClick(dialog.view.viewport(), LEFT, pos=place)
    qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert document.puzzle.matching == Matching(
        (("key", "lock"), ("lock", "lock")), ("",))
    assert solved(qtbot, window) == 1
    assert first_part_at(window, ROW[0]) == 0
    document.stack.undo()
    assert document.puzzle.matching == Matching((("", ""), ("key", "lock"), ("lock", ""), ("lock", "lock")))


def first_part_at(window: MainWindow, cell: Cell) -> int:
    solution = window.browser.solution
    assert solution is not None
    return next(placement.part for placement in solution if cell in placement.cells)
