"""What the window shows when a puzzle, or the program, is opened, and how it closes."""

import pytest
from PySide6.QtCore import QSettings

from gui_help import rename
from latticework import paths
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve import search_thread
from latticework.gui.widgets.preferences import add_recent_file
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.totals import Totals
from latticework.puzzle import Puzzle, save
from panel_help import dominoes


@pytest.fixture
def solved(window: MainWindow, qtbot, tmp_path):
    """A window whose puzzle was solved and left for another one."""
    save(dominoes(4, 4), tmp_path / "solved.toml")
    save(dominoes(3, 4), tmp_path / "other.toml")
    window.files.open_path(tmp_path / "solved.toml")
    qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=60_000)
    window.search.go.trigger()
    qtbot.waitUntil(lambda: window.runner.state == SearchState.FINISHED, timeout=60_000)
    window.files.open_path(tmp_path / "other.toml")
    qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=60_000)
    assert window.tabs.currentWidget() is window.panels.drawing
    return window


def test_stored_solutions_are_shown_when_their_puzzle_is_opened(solved, qtbot, tmp_path):
    solved.files.open_path(tmp_path / "solved.toml")
    qtbot.waitUntil(lambda: solved.runner.state == SearchState.FINISHED, timeout=60_000)
    assert solved.tabs.currentWidget() is solved.panels.solve_workspace
    assert solved.browser.solution is not None
    rename(solved.document, "Other")  # an edit, which leaves one where one is
    solved.panels.to_canvas()
    qtbot.waitUntil(lambda: solved.runner.look.puzzle.name == "Other", timeout=60_000)
    assert solved.tabs.currentWidget() is solved.panels.drawing


def test_who_begins_to_draw_is_not_taken_to_the_solutions(solved, qtbot, tmp_path):
    solved.files.open_path(tmp_path / "solved.toml")
    solved.document.set_subject(0)
    qtbot.waitUntil(lambda: solved.runner.state == SearchState.FINISHED, timeout=60_000)
    assert solved.tabs.currentWidget() is solved.panels.drawing


def began(window: MainWindow) -> Puzzle:
    window.begin(None)
    return window.document.puzzle


def test_the_program_opens_what_was_open_last(window, tmp_path, told):
    assert began(window).name.startswith("Pentominoes 6x10")
    window.files.open_path(paths.library() / "cubic" / "soma.toml")
    again = MainWindow()
    assert began(again).name == "Soma"
    again.close()
    path = tmp_path / "gone.toml"
    save(dominoes(2, 2), path)
    add_recent_file(QSettings(), path)
    path.unlink()
    assert began(window).name.startswith("Pentominoes 6x10")
    assert told == []


def test_a_file_that_is_named_comes_first(window, tmp_path):
    save(dominoes(2, 2), tmp_path / "named.toml")
    window.files.open_path(paths.library() / "cubic" / "soma.toml")
    window.begin(tmp_path / "named.toml")
    assert window.document.source == tmp_path / "named.toml"


def test_a_window_that_closes_waits_for_no_long_steps(window, qtbot, tmp_path, monkeypatch):
    def stubborn(_order, _stop, at_once, _listener):
        at_once.wait(60)
        return Totals()

    monkeypatch.setattr(search_thread, "search", stubborn)
    save(dominoes(4, 4), tmp_path / "a.toml")
    window.files.open_path(tmp_path / "a.toml")
    qtbot.waitUntil(lambda: window.runner.state == SearchState.IDLE, timeout=60_000)
    window.search.go.trigger()
    assert not window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
