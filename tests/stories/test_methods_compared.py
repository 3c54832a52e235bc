"""A user compares two ways to search a puzzle, then wants one solution, and another day all of them."""

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox
from pytestqt.qtbot import QtBot

from gui_help import LEFT, opened_window
from latticework import paths
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve.method_dialog import MethodDialog
from latticework.gui.widgets.search_state import SearchState
from window_help import press, told

PUZZLE = paths.library() / "square" / "pentominoes-8x8-centre.toml"
ALL = (520, 65)  # in all (Knuth 2000), and essentially different (Scott 1958)


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    return opened_window(qtbot)


def comes_to(qtbot: QtBot, window: MainWindow, state: SearchState) -> None:
    qtbot.waitUntil(lambda: window.runner.state == state, timeout=120_000)


def show(qtbot: QtBot, window: MainWindow, state: SearchState) -> None:
    window.begin(PUZZLE)
    qtbot.waitUntil(lambda: window.runner.look is not None and window.runner.look.puzzle.name
                    == window.document.puzzle.name, timeout=30_000)
    comes_to(qtbot, window, state)


def choose(qtbot: QtBot, window: MainWindow, engine: str, *prunings: str) -> None:
    window.search.method.trigger()
    dialog = window.findChild(MethodDialog)
    qtbot.mouseClick(dialog.usual, LEFT)
    for box in (dialog.engines[engine], *map(dialog.prunings.__getitem__, prunings)):
        box.click()
    qtbot.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    qtbot.waitUntil(lambda: window.findChild(MethodDialog) is None)


def counted(window: MainWindow) -> tuple[int, int]:
    return window.runner.totals.copies, window.runner.totals.solutions


def test_two_ways_are_compared(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    show(qtbot, window, SearchState.IDLE)
    figures, nodes = window.search.figures, []
    window.panels.solve_workspace.show_dock("Search")
    window.search.form.details.button.click()
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    for prunings, begin in (((), window.search.go), (("islands",), window.search.again)):
        choose(qtbot, window, "backtrack", *prunings)
        begin.trigger()
        comes_to(qtbot, window, SearchState.FINISHED)
        assert counted(window) == ALL
        nodes.append(window.runner.totals.nodes)
        assert figures["Method"].text() == " --prune ".join(("backtrack", *prunings))
        assert figures["Cut off"].isVisible() == bool(prunings)
    assert figures["Cut off"].text().endswith(" by islands")
    assert nodes[1] < 0.6 * nodes[0]
    window.close()


@pytest.mark.slow
def test_one_solution_first_and_all_of_them_another_day(qtbot: QtBot, window: MainWindow) -> None:
    show(qtbot, window, SearchState.IDLE)
    choose(qtbot, window, "processor")
    assert window.search.one.shortcut().toString() == "Ctrl+F5"
    window.search.one.trigger()
    comes_to(qtbot, window, SearchState.PAUSED)
    assert "found; the search can go on" in told(window)
    found = window.runner.totals
    assert 0 < found.solutions < ALL[1]
    assert window.tabs.currentWidget() is window.panels.solve_workspace
    assert window.browser.solution is not None
    assert not window.search.one.isEnabled()
    window.close()

    again = opened_window(qtbot)
    choose(qtbot, again, "dlx")
    show(qtbot, again, SearchState.PAUSED)
    assert again.runner.totals == found
    assert again.model.rowCount() == found.solutions
    press(qtbot, again, Action.RESUME)
    comes_to(qtbot, again, SearchState.FINISHED)
    assert counted(again) == ALL
    assert again.model.rowCount() == ALL[1]
    assert again.search.figures["Method"].text() == "processor"
    again.close()
