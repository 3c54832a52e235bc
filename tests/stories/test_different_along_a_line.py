"""A user draws a row of cubes with coloured faces on whose long sides no colour may occur twice, and solves it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from gui_help import LEFT, drag, opened_window
from latticework import paths
from latticework.gui.editor.matching_lines_dialog import LinesDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.puzzle import dump, load, parse
from window_help import comes_to, in_front

INSTANT_INSANITY = paths.library() / "cubic" / "instant-insanity.toml"
ROUND = ("north", "south", "up", "down")
Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window with the four cubes, but with no line yet."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    made = opened_window(qtbot)
    made.files.open_path(INSTANT_INSANITY)
    made.document.change("Without lines", made.document.puzzle.with_target(different=()))
    return made


def lines_dialog(window: MainWindow) -> LinesDialog:
    window.actions_by_text["&Lines of different marks…"].trigger()
    return window.findChild(LinesDialog)


def rows(list_: QListWidget) -> list[str]:
    return [list_.item(row).text() for row in range(list_.count())]


def select_the_row(qtbot: QtBot, window: MainWindow) -> None:
    window.canvas.canvas.setFocus()
    qtbot.keyClick(window.canvas.canvas, Key.Key_V)
    drag(qtbot, window.canvas, (-1, -1, 0, 0), (3, 0, 0, 0))


def test_four_lines_are_added_and_the_cubes_have_one_way(qtbot: QtBot, window: MainWindow) -> None:
    dialog = lines_dialog(window)
    select_the_row(qtbot, window)
    for side in ROUND:
        dialog.side.setCurrentIndex(dialog.side.findText(side))
        qtbot.mouseClick(dialog.add, LEFT)
    assert rows(dialog.list)[0] == "north of (0, 0, 0) (1, 0, 0) (2, 0, 0) (3, 0, 0)"
    assert set(window.document.puzzle.target.different) == set(load(INSTANT_INSANITY).target.different)
    saved = parse(dump(window.document.puzzle), "saved")
    assert saved.target.different == window.document.puzzle.target.different
    in_front(qtbot, window)
    qtbot.keyClick(window, Key.Key_F5)
    comes_to(qtbot, window, SearchState.FINISHED)
    assert window.runner.totals.rotations == 24  # one way, in 24 orders, as its notes say
    window.document.stack.setClean()
    window.close()


def test_a_line_is_pointed_out_taken_away_and_brought_back(qtbot: QtBot, window: MainWindow) -> None:
    dialog = lines_dialog(window)
    select_the_row(qtbot, window)
    for side in ROUND[:2]:
        dialog.side.setCurrentIndex(dialog.side.findText(side))
        qtbot.mouseClick(dialog.add, LEFT)
        qtbot.mouseClick(dialog.add, LEFT)  # the same again is no second line
    assert len(rows(dialog.list)) == 2
    in_front(qtbot, dialog)
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Key.Key_Up)
    assert window.canvas.surface.marked == tuple((x, 0, 0, 0) for x in range(4))
    qtbot.keyClick(dialog.list, Key.Key_Delete)
    assert [row.split()[0] for row in rows(dialog.list)] == ["south"]
    window.document.stack.undo()
    assert [row.split()[0] for row in rows(dialog.list)] == ["north", "south"]
    assert lines_dialog(window) is dialog
    window.document.stack.setClean()
    window.close()


def test_what_is_no_line_is_reported(qtbot: QtBot, window: MainWindow) -> None:
    dialog = lines_dialog(window)
    qtbot.mouseClick(dialog.add, LEFT)
    assert dialog.message.text() == "select two cells of the target, or more"
    assert rows(dialog.list) == []
    window.document.stack.setClean()
    window.close()
