"""A user draws a small puzzle, solves it, pauses, closes the program, comes back, resumes, and browses in 3D."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from gui_help import LEFT, drag, opened_window
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve import method_dialog
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.method import Method
from latticework.lattice import builtin
from window_help import press, told

DOMINO_TILINGS_7X8 = 1_292_697  # Kasteleyn 1961; OEIS A004003 and A187596


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return opened_window(qtbot)


def draw_dominoes(qtbot: QtBot, window: MainWindow) -> None:
    window.document.new(builtin("square"))
    qtbot.mouseClick(window.canvas.tools["rectangle"], LEFT)
    drag(qtbot, window.canvas, (0, 0, 0), (7, 6, 0))
    qtbot.mouseClick(window.parts.buttons["add"], LEFT)
    qtbot.mouseClick(window.canvas.tools["pencil"], LEFT)
    drag(qtbot, window.canvas, (0, 0, 0), (1, 0, 0))
    window.document.set_copies(0, 28, 28)


def pressed(qtbot: QtBot, window: MainWindow, state: SearchState) -> None:
    qtbot.waitUntil(window.search.go.isEnabled, timeout=30_000)
    begins = Action.RESUME if window.runner.totals.nodes else Action.SOLVE
    press(qtbot, window, Action.PAUSE if state == SearchState.PAUSED else begins)
    qtbot.waitUntil(lambda: window.runner.state == state, timeout=60_000)


def colors(image: QImage) -> set[str]:
    small = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(small.constBits(), np.uint32).reshape(small.height(), -1)
    values, counts = np.unique(pixels & 0xFFFFFF, return_counts=True)
    return {QColor.fromRgb(int(v)).name() for v, n in zip(values, counts, strict=True) if n > 200}


@pytest.mark.gl
def test_draw_solve_pause_close_resume_browse(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    draw_dominoes(qtbot, window)
    assert len(window.document.puzzle.target.cells) == 56
    assert window.document.puzzle.parts[0].cells == ((0, 0, 0), (1, 0, 0))
    window.document.save_as(tmp_path / "dominoes.toml")

    pressed(qtbot, window, SearchState.RUNNING)
    qtbot.waitUntil(lambda: window.model.rowCount() > 0, timeout=60_000)
    assert window.tabs.currentWidget() is window.panels.solve_workspace
    pressed(qtbot, window, SearchState.PAUSED)
    found = window.runner.totals
    assert 0 < found.copies < DOMINO_TILINGS_7X8
    window.close()

    again = opened_window(qtbot)
    again.begin(tmp_path / "dominoes.toml")
    qtbot.waitUntil(lambda: again.runner.state == SearchState.PAUSED, timeout=30_000)
    assert again.runner.totals == found
    assert again.model.rowCount() == found.solutions
    pressed(qtbot, again, SearchState.FINISHED)
    assert again.runner.totals.copies == DOMINO_TILINGS_7X8
    assert again.model.rowCount() == again.runner.totals.solutions

    assert again.pane.view.has_opengl
    first = again.pane.view.grab_image()
    assert len(colors(first)) > 3  # a ground and several parts
    qtbot.mouseClick(again.browser.next, LEFT)
    assert again.browser.row == 1
    assert again.pane.view.grab_image() != first
    again.browser.number.setValue(again.model.rowCount())
    assert again.browser.row == again.model.rowCount() - 1
    again.close()


def test_an_edit_pauses_the_search_and_undo_brings_it_back(qtbot: QtBot, window: MainWindow) -> None:
    method_dialog.store_method(Method("bitset"))  # or several would be tried for seconds
    draw_dominoes(qtbot, window)
    window.document.set_cells(None, tuple((x, y, 0) for x in range(8) for y in range(10)))  # takes minutes
    window.document.set_copies(0, 40, 40)
    pressed(qtbot, window, SearchState.RUNNING)
    window.document.set_copies(0, 39, 39)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=30_000)
    assert told(window) == "The parts fill 2 cells too few for the target."
    assert not window.search.go.isEnabled()
    window.document.stack.undo()
    qtbot.waitUntil(lambda: window.runner.state == SearchState.PAUSED, timeout=30_000)
    assert window.runner.totals.nodes > 0
    window.search.stop.trigger()
    assert window.runner.state == SearchState.STOPPED
    window.document.stack.setClean()
    window.close()


def test_symmetric_copies_are_stepped_through(qtbot: QtBot, window: MainWindow) -> None:
    window.document.new(builtin("square"))
    window.document.set_cells(None, tuple((x, y, 0) for x in range(4) for y in range(3)))
    window.document.add_part()
    window.document.set_cells(0, ((0, 0, 0), (1, 0, 0), (2, 0, 0)))
    window.document.set_copies(0, 4, 4)
    pressed(qtbot, window, SearchState.FINISHED)
    assert window.runner.totals.copies == 3
    assert window.runner.totals.solutions == 2
    window.browser.with_copies.setChecked(True)
    shown = []
    window.browser.chosen.connect(shown.append)
    for _ in range(2):
        window.browser.step(1)
    assert len(set(shown)) == 2
    window.document.stack.setClean()
    window.close()
