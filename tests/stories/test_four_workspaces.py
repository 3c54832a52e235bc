"""A user finds the way through the four workspaces: comes first, solves, sees what blocks, arranges, returns."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from gui_help import LEFT
from latticework import paths
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, LIBRARY, SEARCHES, SOLVE
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from panel_help import dominoes
from quick_suite import in_part
from tour_help import begun
from window_help import press, told

SQUARE, CTRL = builtin("square"), Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _painted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")


def comes_to(qtbot: QtBot, window: MainWindow, state: SearchState) -> None:
    qtbot.waitUntil(lambda: window.runner.state == state, timeout=60_000)


def shown(window: MainWindow) -> set[str]:
    return {name for name, dock in window.tabs.spaces[window.tabs.currentIndex()].docks.items() if dock.isVisible()}


def test_a_newcomer_is_shown_what_to_do_and_a_button_does_it(qtbot: QtBot) -> None:
    window = begun(qtbot)
    assert window.tabs.currentIndex() == LIBRARY
    assert window.document.puzzle.name.startswith("Pentominoes")
    qtbot.waitUntil(lambda: told(window) == "Pentominoes 6x10 is open and not solved yet.", timeout=60_000)
    press(qtbot, window, Action.SOLVE)
    qtbot.waitUntil(lambda: window.tabs.currentIndex() == SOLVE, timeout=20_000)
    qtbot.waitUntil(lambda: window.model.rowCount() > 0, timeout=60_000)
    window.search.go.trigger()  # pauses, unless it has just ended
    qtbot.waitUntil(lambda: window.runner.state in {SearchState.PAUSED, SearchState.FINISHED}, timeout=60_000)
    window.close()
    again = begun(qtbot)
    assert again.tabs.currentIndex() == SOLVE  # where it was left


def test_f5_solves_from_anywhere_and_the_line_tells_how_it_stands(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.document.new(builtin("square"))
    window.document.change("Set", dominoes(4, 4))
    for tab in (LIBRARY, DRAW, SEARCHES):
        window.tabs.setCurrentIndex(tab)
        qtbot.waitUntil(lambda: window.search.go.isEnabled() and window.runner.look is not None, timeout=30_000)
        qtbot.keyClick(window, Qt.Key.Key_F5)
        qtbot.waitUntil(lambda: window.tabs.currentIndex() == SOLVE, timeout=30_000)
        assert window.panels.voice.isVisible()
        comes_to(qtbot, window, SearchState.FINISHED)
        window.tabs.setCurrentIndex(tab)
        of_it = f" of {window.document.puzzle.name}" if tab == LIBRARY else ""
        assert told(window) == f"All {window.runner.totals.solutions} different solutions{of_it} are found."
        press(qtbot, window, Action.SHOW_SOLUTIONS)
        assert window.tabs.currentIndex() == SOLVE
        window.document.change("Set", dominoes(4, 5 + tab))
        qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=60_000)


def test_f5_shows_the_solutions_of_a_puzzle_that_was_solved_before(qtbot: QtBot) -> None:
    window = begun(qtbot)
    for _ in range(2):  # drawn, solved, and drawn once more
        window.document.new(builtin("square"))
        window.document.change("Set", dominoes(4, 3))
        window.tabs.setCurrentIndex(DRAW)
        qtbot.waitUntil(lambda: window.runner.look is not None and window.runner.look.puzzle == window.document.puzzle
                        and window.runner.state in {SearchState.IDLE, SearchState.FINISHED}, timeout=60_000)
        assert window.tabs.currentIndex() == DRAW
        qtbot.keyClick(window, Qt.Key.Key_F5)
        qtbot.waitUntil(lambda: window.tabs.currentIndex() == SOLVE, timeout=30_000)
        comes_to(qtbot, window, SearchState.FINISHED)
    assert "All possibilities were tried" in window.passing.text


def test_what_blocks_is_told_everywhere_and_its_reasons_are_one_press_away(qtbot: QtBot) -> None:
    window = begun(qtbot)
    cells, far = ((0, 0, 0), (1, 0, 0)), (5, 0, 0)
    window.document.new(builtin("square"))
    window.document.change("Set", Puzzle(SQUARE, target=Target(((0, 0, 0), far)), parts=(Part("I", cells),)))
    for tab in (LIBRARY, DRAW, SOLVE, SEARCHES):
        window.tabs.setCurrentIndex(tab)
        qtbot.waitUntil(lambda: told(window) == "Part I fits nowhere in the target.", timeout=30_000)
        assert "No part can cover the cells (0, 0), (5, 0)." in window.panels.voice.words.toolTip()
    press(qtbot, window, Action.SHOW_WHY)
    assert window.tabs.currentIndex() == DRAW
    qtbot.waitUntil(lambda: told(window).startswith("Reason 1 of "), timeout=30_000)
    press(qtbot, window, Action.NEXT_REASON)
    assert told(window).startswith("Reason 2 of ")
    qtbot.waitUntil(lambda: far in getattr(window.canvas.surface.overlay, "colors", {}), timeout=30_000)
    window.document.change("Set", Puzzle(SQUARE, target=Target(cells), parts=(Part("I", cells),)))
    window.panels.leave_modes()
    qtbot.waitUntil(lambda: told(window) == "1 part for a target of 2 cells.", timeout=30_000)


def test_what_is_told_leaves_room_for_the_tabs(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.document.change("Set", replace(dominoes(4, 3), name="A puzzle with a rather long name"))
    window.tabs.setCurrentIndex(LIBRARY)
    words, bar = window.panels.voice.words, window.tabs.tabBar()
    qtbot.waitUntil(lambda: words.text().startswith("A puzzle"), timeout=30_000)
    for tab in (DRAW, SEARCHES, LIBRARY):  # whatever else is laid out, the words in the corner hold nothing open
        window.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        window.tabs.updateGeometry()
        assert window.tabs.minimumSizeHint().width() < 760
    for width in (1024, 760):
        window.resize(width, 700)
        qtbot.waitUntil(lambda width=width: window.width() == width)
        qtbot.waitUntil(lambda: 0 <= bar.tabRect(0).left() < bar.tabRect(SEARCHES).right() <= bar.width())
        qtbot.waitUntil(lambda: bar.geometry().right() < words.mapTo(window.tabs, words.rect().topLeft()).x())


@pytest.mark.parametrize("tab", in_part([LIBRARY, DRAW, SOLVE, SEARCHES], 4))
def test_the_key_of_solve_says_why_there_is_nothing_to_search(qtbot: QtBot, tab: int) -> None:
    window = begun(qtbot)
    cells = ((0, 0, 0), (1, 0, 0))
    window.document.new(builtin("square"))
    window.document.change("Set", Puzzle(SQUARE, target=Target(cells), parts=(Part("I", cells[:1]),)))
    assert told(window) == "The parts fill 1 cell too few for the target."
    comes_to(qtbot, window, SearchState.IDLE)
    qtbot.keyClick(window, (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)[tab], CTRL)
    focused, line = window.focusWidget(), window.panels.voice
    assert focused is not None
    for keys in (Qt.KeyboardModifier.NoModifier, CTRL):
        qtbot.keyClick(focused if keys == Qt.KeyboardModifier.NoModifier else line.button, Qt.Key.Key_F5, keys)
        assert window.tabs.currentIndex() == tab
        assert line.button.hasFocus()
        assert line.accessibleDescription() == "The parts fill 1 cell too few for the target."
    assert window.passing.text == ""
    qtbot.keyClick(line.button, Qt.Key.Key_Escape)  # back to what one was at
    assert window.focusWidget() is focused


def test_what_blocks_is_told_when_a_search_waited_for_the_look(qtbot: QtBot) -> None:
    window = begun(qtbot)
    cells = ((0, 0, 0), (1, 0, 0))
    window.document.new(builtin("square"))
    window.document.change("Set", Puzzle(SQUARE, target=Target(cells), parts=(Part("I", cells[:1]),)))
    assert window.runner.standing == SearchState.LOOKING
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.waitUntil(window.panels.voice.button.hasFocus, timeout=30_000)
    assert told(window) == "The parts fill 1 cell too few for the target."


def test_the_key_of_solve_says_that_all_is_solved(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.document.change("Set", dominoes(4, 3))
    qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=60_000)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    comes_to(qtbot, window, SearchState.FINISHED)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert "All possibilities were tried" in window.passing.text


def test_keys_lead_to_each_workspace(qtbot: QtBot) -> None:
    window = begun(qtbot)
    keys = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
    for tab in (SEARCHES, DRAW, SOLVE, LIBRARY):
        qtbot.keyClick(window, keys[tab], CTRL)
        assert window.tabs.currentIndex() == tab
        assert window.tabs.currentWidget().isAncestorOf(window.focusWidget())


def test_each_workspace_keeps_its_own_arrangement(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.resize(1500, 900)
    window.panels.to_solution()
    window.panels.solve_workspace.show_dock("Search")
    window.panels.solve_workspace.docks["Solutions"].close()
    window.panels.to_canvas()
    assert "Parts" in shown(window)
    window.close()
    again = begun(qtbot)
    assert again.tabs.currentIndex() == DRAW
    assert "Parts" in shown(again)
    again.panels.to_solution()
    assert "Solutions" not in shown(again)
    assert "Search" in shown(again)
    again.actions_by_text["Reset the pa&nels"].trigger()
    assert shown(again) == {"Solutions"}
    handles = [handle.text() for handle in again.panels.solve_workspace.handles]
    assert handles == ["Search", "Parts", "The search at work"]


def test_nothing_is_off_a_small_screen_and_no_panel_scrolls_sideways(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.resize(1024, 700)
    window.files.open_path(paths.library() / "cubic" / "soma.toml")
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert (window.width(), window.height()) == (1024, 700)
        space = window.tabs.spaces[tab]
        areas = [area for area in space.findChildren(QAbstractScrollArea) if area.isVisible()]
        assert not [area for area in areas if area.horizontalScrollBar().isVisible()]
        for dock in space.docks.values():
            if dock.isVisible():
                place = dock.mapTo(window, dock.rect().topLeft())
                assert window.rect().contains(dock.rect().translated(place)), dock.objectName()
        assert space.middle.width() >= 400


def test_a_drawer_is_opened_by_its_handle_in_a_narrow_window(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.resize(1024, 700)
    window.panels.to_solution()
    window.browser.page.setChecked(True)
    window.panels.solve_workspace.show_dock("Search")
    qtbot.waitUntil(lambda: "Solutions" not in shown(window))
    handle = next(handle for handle in window.panels.solve_workspace.handles if handle.text() == "Solutions")
    qtbot.mouseClick(handle, LEFT)
    assert "Solutions" in shown(window)
    assert "Search" not in shown(window)
    assert window.browser.isVisible()
    assert QSettings().value("workspaces/solve") is None  # kept only when the program ends
