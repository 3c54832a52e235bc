"""A user finds the way through the four workspaces: comes first, solves, sees what blocks, arranges, returns."""

import re

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from gui_help import LEFT
from latticework import paths
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, LIBRARY, SEARCHES, SOLVE
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from panel_help import dominoes
from quick_suite import in_part
from tour_help import begun

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def _painted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")


def comes_to(qtbot: QtBot, window: MainWindow, state: SearchState) -> None:
    qtbot.waitUntil(lambda: window.runner.state == state, timeout=60_000)


def shown(window: MainWindow) -> set[str]:
    return {name for name, dock in window.tabs.spaces[window.tabs.currentIndex()].docks.items() if dock.isVisible()}


def test_a_newcomer_is_shown_what_to_do_and_a_button_does_it(qtbot: QtBot) -> None:
    window = begun(qtbot)
    first = window.panels.first_steps
    assert window.tabs.currentIndex() == LIBRARY
    assert first.words.isVisible()
    assert window.document.puzzle.name.startswith("Pentominoes")
    qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=60_000)
    qtbot.mouseClick(first.go, LEFT)
    qtbot.waitUntil(lambda: window.tabs.currentIndex() == SOLVE, timeout=20_000)
    qtbot.waitUntil(lambda: window.model.rowCount() > 0, timeout=60_000)
    window.search.go.trigger()  # pauses, unless it has just ended
    qtbot.waitUntil(lambda: window.runner.state in {SearchState.PAUSED, SearchState.FINISHED}, timeout=60_000)
    window.close()
    again = begun(qtbot)
    assert not again.panels.first_steps.isVisible()
    assert again.tabs.currentIndex() == SOLVE  # where it was left


def test_f5_solves_from_anywhere_and_the_corner_shows_how_it_stands(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.document.new(builtin("square"))
    window.document.change("Set", dominoes(4, 4))
    corner = window.panels.corner
    for tab in (LIBRARY, DRAW, SEARCHES):
        window.tabs.setCurrentIndex(tab)
        qtbot.waitUntil(lambda: window.search.go.isEnabled() and window.runner.look is not None, timeout=30_000)
        assert corner.go.isVisible()
        qtbot.keyClick(window, Qt.Key.Key_F5)
        qtbot.waitUntil(lambda: window.tabs.currentIndex() == SOLVE, timeout=30_000)
        assert not corner.isVisible()  # there is a larger button
        comes_to(qtbot, window, SearchState.FINISHED)
        window.tabs.setCurrentIndex(tab)
        assert corner.words.text() == f"{window.runner.totals.solutions} solutions"
        qtbot.mouseClick(corner.words, LEFT)
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
    assert "All possibilities were tried" in window.statusBar().currentMessage()


def test_what_blocks_is_one_key_away_and_stands_below_the_canvas(qtbot: QtBot) -> None:
    window = begun(qtbot)
    cells = ((0, 0, 0), (1, 0, 0))
    window.document.new(builtin("square"))
    window.document.change("Set", Puzzle(builtin("square"), target=Target(((0, 0, 0), (5, 0, 0))),
                                         parts=(Part("I", cells),)))
    window.tabs.setCurrentIndex(SOLVE)
    corner, complaints = window.panels.corner, window.panels.complaints
    qtbot.waitUntil(lambda: "cover" in complaints.message.text() and not corner.go.isEnabled(), timeout=30_000)
    window.tabs.setCurrentIndex(LIBRARY)
    assert corner.words.text().startswith("Untitled: ")  # which puzzle, and why
    assert "cover" in corner.words.toolTip()
    qtbot.mouseClick(corner.words, LEFT)
    assert window.tabs.currentIndex() == DRAW
    assert complaints.message.isVisible()
    *_, link = re.findall(r'href="(\d+)"', complaints.message.text())
    complaints.message.linkActivated.emit(link)
    assert window.canvas.surface.marked
    window.document.change("Set", Puzzle(builtin("square"), target=Target(cells), parts=(Part("I", cells),)))
    qtbot.waitUntil(lambda: not complaints.isVisible(), timeout=30_000)


def test_what_blocks_leaves_room_for_the_tabs(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.document.change("Set", Puzzle(builtin("square"), "A puzzle with a rather long name for a narrow window"))
    window.tabs.setCurrentIndex(LIBRARY)
    words, bar = window.panels.corner.words, window.tabs.tabBar()
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
    window.document.change("Set", Puzzle(builtin("square"), target=Target(cells), parts=(Part("I", cells[:1]),)))
    qtbot.waitUntil(lambda: "The parts fill 1 cell" in window.search.message.text(), timeout=30_000)
    qtbot.keyClick(window, (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)[tab], CTRL)
    assert window.tabs.currentIndex() == tab
    focused = window.focusWidget()
    assert focused is not None
    qtbot.keyClick(focused, Qt.Key.Key_F5)
    message = (window.search if tab == SOLVE else window.panels.complaints).message
    assert window.tabs.currentIndex() == (SOLVE if tab == SOLVE else DRAW)
    assert message.isVisible()
    assert message.hasFocus()
    assert "The parts fill 1 cell" in message.text()
    assert "The parts fill 1 cell" in window.statusBar().currentMessage()
    assert window.tabs.accessibleDescription() == window.statusBar().currentMessage()
    qtbot.keyClick(message, Qt.Key.Key_F5, CTRL)
    assert message.hasFocus()
    qtbot.keyClick(message, Qt.Key.Key_Escape)  # back to what one was at, or to the drawing
    assert window.focusWidget() is (focused if focused.isVisible() else window.canvas.canvas)


def test_what_blocks_is_reported_when_a_search_waited_for_the_look(qtbot: QtBot) -> None:
    window = begun(qtbot)
    cells = ((0, 0, 0), (1, 0, 0))
    window.document.new(builtin("square"))
    window.document.change("Set", Puzzle(builtin("square"), target=Target(cells), parts=(Part("I", cells[:1]),)))
    assert window.runner.standing == SearchState.LOOKING
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: "The parts fill 1 cell" in window.statusBar().currentMessage(), timeout=30_000)


def test_the_key_of_solve_says_that_all_is_solved(qtbot: QtBot) -> None:
    window = begun(qtbot)
    window.document.change("Set", dominoes(4, 3))
    qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=60_000)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    comes_to(qtbot, window, SearchState.FINISHED)
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert "All possibilities were tried" in window.statusBar().currentMessage()


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
    again.actions_by_text["Arrange the panels ane&w"].trigger()
    assert {"Search", "Solutions"} <= shown(again)


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
    qtbot.waitUntil(lambda: "Solutions" not in shown(window))
    handle = next(handle for handle in window.panels.solve_workspace.handles if handle.text() == "Solutions")
    qtbot.mouseClick(handle, LEFT)
    assert "Solutions" in shown(window)
    assert "Search" not in shown(window)
    assert window.browser.isVisible()
    assert QSettings().value("workspaces/solve") is None  # kept only when the program ends
