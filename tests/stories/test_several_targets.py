"""A user builds three figures from one set of parts: chooses a target, solves it, goes on to the next, comes back."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework import paths
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import SOLVE
from latticework.gui.widgets.search_state import SearchState
from latticework.puzzle.edit_parts import with_group

CTRL, DOWN, UP = Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp
IN_ALL = [12, 2, 1]  # as published in the puzzle file


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = opened_window(qtbot)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.files.open_path(paths.library() / "packed-spheres" / "five-tetraspheres.toml")
    return made


def looked_at(window: MainWindow) -> bool:
    look = window.runner.look
    return look is not None and look.puzzle is window.document.puzzle and window.runner.state != SearchState.LOOKING


def solved(qtbot: QtBot, window: MainWindow) -> int:
    """Solve the target at hand and return the number of its solutions, symmetric copies included."""
    qtbot.waitUntil(lambda: looked_at(window), timeout=30_000)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)
    return window.runner.totals.copies


def test_each_target_is_solved_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    box, found = window.parts.targets.box, []
    assert [box.itemText(i) for i in range(box.count())] == ["Pyramid", "Roof", "Leaning block"]
    for number in range(3):
        found.append(solved(qtbot, window))
        assert window.tabs.currentIndex() == SOLVE
        assert shown_cells(window) == set(window.document.puzzle.target.cells)
        if number < 2:
            qtbot.keyClick(window, DOWN, CTRL)
            qtbot.waitUntil(lambda: looked_at(window), timeout=30_000)
            assert (window.runner.state, window.browser.solution) == (SearchState.IDLE, None)
    assert found == IN_ALL

    qtbot.keyClick(window, UP, CTRL)
    qtbot.waitUntil(lambda: looked_at(window), timeout=30_000)
    assert (window.runner.state, window.runner.totals.copies) == (SearchState.FINISHED, 2)
    assert shown_cells(window) == set(window.document.puzzle.target.cells)
    assert not window.isWindowModified()


@pytest.mark.slow
def test_a_group_moves_as_one_in_the_solution_that_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    solved(qtbot, window)
    qtbot.waitUntil(lambda: window.pane.step.maximum() == 5, timeout=30_000)
    for number in (0, 1):
        window.document.change("Group", with_group(window.document.puzzle, number, "a"))
    solved(qtbot, window)  # what comes apart with other groups is another search
    qtbot.waitUntil(lambda: window.pane.step.maximum() == 4, timeout=30_000)
    window.document.stack.undo()
    window.document.stack.undo()
    qtbot.waitUntil(lambda: window.pane.step.maximum() == 5, timeout=30_000)
    assert window.runner.state == SearchState.FINISHED


def shown_cells(window: MainWindow) -> set[tuple[int, ...]]:
    solution = window.browser.solution
    assert solution is not None
    return {cell for placement in solution for cell in placement.cells}
