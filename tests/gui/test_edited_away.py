"""Edits after which the solutions found are another puzzle's: that is said, and undo brings them back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from gui_help import RIGHT
from latticework.gui.app.window import MainWindow
from latticework.gui.app.workspace_tabs import SOLVE
from latticework.gui.common.search_state import SearchState
from latticework.gui.parts.part_rows import Column
from latticework.gui.search import method_settings
from latticework.puzzle import edit_parts, parse
from latticework.session import Method, prepare
from session_help import finish
from six_piece_burrs import PISTON, burr
from window_help import comes_to

FOUND = 26
BROUGHT_BACK = "26 solutions belong to the puzzle as it was before. Edit > Undo (Ctrl+Z) brings them back."


@pytest.fixture
def solved(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> MainWindow:
    """A window with a burr that is solved."""
    method_settings.store_method(Method("bitset"))
    finish(tmp_path / "a.search", prepare(parse(burr(PISTON), "test"), Method("bitset")))
    window.files.open_path(tmp_path / "a.search")
    comes_to(qtbot, window, SearchState.FINISHED)
    assert (window.model.rowCount(), window.tabs.currentIndex()) == (FOUND, SOLVE)
    return window


@pytest.mark.parametrize("edit", [edit_parts.with_box, edit_parts.with_group])
def test_box_and_group_say_where_the_solutions_are(qtbot: QtBot, solved: MainWindow, edit) -> None:
    document = solved.document
    document.change("Edit", edit(document.puzzle, 0, True if edit is edit_parts.with_box else "a"))
    comes_to(qtbot, solved, SearchState.IDLE)
    assert solved.model.rowCount() == 0
    assert solved.browser.empty.text() == solved.pane.message.text() == BROUGHT_BACK
    document.change("Edit", edit_parts.with_text(document.puzzle, notes="a note"))
    comes_to(qtbot, solved, SearchState.IDLE)
    assert solved.browser.empty.text() == BROUGHT_BACK, "also after another edit"
    document.stack.undo()
    document.stack.undo()
    comes_to(qtbot, solved, SearchState.FINISHED)
    assert solved.model.rowCount() == FOUND
    document.new(document.puzzle.lattice)
    comes_to(qtbot, solved, SearchState.IDLE)
    assert "belong" not in solved.browser.empty.text() + solved.pane.message.text()


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
        assert menu.actions()[0].text() == f"{document.puzzle.parts[row - 1].name} may stay together with"
        menu.close()
        qtbot.waitUntil(lambda: not solved.parts.findChildren(QMenu))
