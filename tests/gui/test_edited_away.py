"""Edits after which the solutions found are another puzzle's: that is said, and undo brings them back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from gui_help import RIGHT
from latticework.gui.editor.part_rows import Column
from latticework.gui.shell.voice import Action
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import SOLVE
from latticework.gui.solve import method_dialog
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.puzzle import edit_parts, parse
from quick_suite import in_part
from session_help import TWINS, finish
from window_help import comes_to, press, told

FOUND = 11
BROUGHT_BACK = "It was changed; Undo brings back 11 solutions."


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


@pytest.fixture
def solved(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> MainWindow:
    """A window with a puzzle that is solved."""
    method_dialog.store_method(Method("bitset"))
    finish(tmp_path / "a.search", prepare(parse(TWINS, "test"), Method("bitset")))
    window.files.open_path(tmp_path / "a.search")
    comes_to(qtbot, window, SearchState.FINISHED)
    assert (window.model.rowCount(), window.tabs.currentIndex()) == (FOUND, SOLVE)
    return window


@pytest.mark.parametrize("edit", in_part([edit_parts.with_box, edit_parts.with_group], 2))
def test_box_and_group_say_where_the_solutions_are(qtbot: QtBot, solved: MainWindow, edit) -> None:
    document = solved.document
    document.change("Edit", edit(document.puzzle, 0, True if edit is edit_parts.with_box else "a"))
    comes_to(qtbot, solved, SearchState.IDLE)
    assert solved.model.rowCount() == 0
    assert told(solved) == BROUGHT_BACK
    document.change("Edit", edit_parts.with_text(document.puzzle, notes="a note"))
    comes_to(qtbot, solved, SearchState.IDLE)
    assert told(solved) == BROUGHT_BACK, "also after another edit"
    document.stack.undo()
    document.stack.undo()
    comes_to(qtbot, solved, SearchState.FINISHED)
    assert solved.model.rowCount() == FOUND
    document.new(document.puzzle.lattice)
    comes_to(qtbot, solved, SearchState.IDLE)
    assert "Undo" not in told(solved)


def test_the_menu_of_a_part_stays_at_the_solution(qtbot: QtBot, solved: MainWindow) -> None:
    table, document = solved.parts.table, solved.document
    for row in (1, 2):
        at = table.visualRect(solved.parts.model.index(row, Column.NAME)).center()
        qtbot.mousePress(table.viewport(), RIGHT, pos=at)
        table.customContextMenuRequested.emit(at)
        qtbot.mouseRelease(table.viewport(), RIGHT, pos=QPoint(at))
        assert solved.tabs.currentIndex() == SOLVE
        assert document.subject is None
        menu, = (menu for menu in solved.parts.findChildren(QMenu) if menu.isVisible())
        name = document.puzzle.parts[row - 1].name
        assert menu.actions()[0].text() == f"Group of {name}, whose parts may stay together"
        menu.close()
        qtbot.waitUntil(lambda: not solved.parts.findChildren(QMenu))


def test_undo_is_named_only_where_it_leads_back(qtbot: QtBot, solved: MainWindow) -> None:
    document = solved.document
    document.add_target()
    document.set_cells(None, document.puzzle.others[0].cells[:-1])
    document.show_target(0)
    comes_to(qtbot, solved, SearchState.FINISHED)
    document.stack.clear()  # as if the targets had been in the file
    document.show_target(1)
    comes_to(qtbot, solved, SearchState.IDLE)
    assert "Undo" not in told(solved)
    document.set_cells(None, document.cells[:-1])
    comes_to(qtbot, solved, SearchState.IDLE)
    assert "Undo" not in told(solved), "it leads to the second target as it was"


def test_a_filter_without_hits_says_so(qtbot: QtBot, solved: MainWindow) -> None:
    solved.browser.filters.favourites.setChecked(True)
    qtbot.waitUntil(lambda: solved.model.rowCount() == 0, timeout=20_000)
    assert told(solved) == "None of 11 solutions passes the filter."
    press(qtbot, solved, Action.LIST_ALL)
    qtbot.waitUntil(lambda: solved.model.rowCount() == FOUND, timeout=20_000)
    assert "filter" not in told(solved)


def test_solutions_whose_file_was_deleted_are_not_brought_back(
    qtbot: QtBot, solved: MainWindow, tmp_path: Path
) -> None:
    document = solved.document
    document.change("Edit", edit_parts.with_group(document.puzzle, 0, "a"))
    comes_to(qtbot, solved, SearchState.IDLE)
    assert told(solved) == BROUGHT_BACK
    (tmp_path / "a.search").unlink()
    assert told(solved) == "This puzzle is not solved yet."


def test_a_search_file_that_is_damaged_while_it_is_shown_is_not_offered_to_resume(
    qtbot: QtBot, solved: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "a.search").write_bytes(b"no search")
    qtbot.waitUntil(lambda: told(solved) == "The earlier search of this puzzle cannot be read.", timeout=30_000)
    assert solved.panels.voice.said.action == Action.START_OVER
