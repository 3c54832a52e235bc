"""A user joins two parts of a solution into one, undoes it, and then makes a smaller target of three."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.gui.editor.add_dialogs import TakenDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.job import prepare
from latticework.puzzle import parse
from session_help import finish, pentominoes
from window_help import comes_to


@pytest.fixture
def found(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The window with the two solutions of the twelve pentominoes in 3 rows."""
    monkeypatch.setenv("LATTICEWORK_NO_GL", "1")
    finish(tmp_path / "a.search", prepare(parse(pentominoes(20, 3), "test")))
    window = opened_window(qtbot)
    window.files.open_path(tmp_path / "a.search")
    comes_to(qtbot, window, SearchState.FINISHED)
    qtbot.waitUntil(lambda: window.browser.row == 0, timeout=20_000)
    window.panels.to_solution()
    return window


def asked(window: MainWindow) -> TakenDialog:
    """Return the dialog that has come up."""
    (dialog,) = [one for one in window.findChildren(TakenDialog) if one.isVisible()]
    return dialog


def tick(dialog: TakenDialog, *names: str) -> None:
    """Tick parts by the keyboard."""
    for row in range(dialog.list.count()):
        if dialog.document.puzzle.parts[dialog._solution[row].part].name in names:
            dialog.list.setCurrentRow(row)
            QTest.keyClick(dialog.list, Qt.Key.Key_Space)


def menu_entry(qtbot: QtBot) -> QMenu:
    """Return the menu that has come up."""
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_two_parts_are_joined_and_the_puzzle_still_has_the_solution(qtbot: QtBot, found: MainWindow) -> None:
    document, before = found.document, found.document.puzzle
    found.in_and_out.taken_cells.action.trigger()
    dialog = asked(found)
    assert not dialog.take_button.isEnabled()
    solution = found.browser.solution
    assert solution is not None
    tick(dialog, "F", "X")
    named = [before.parts[solution[row].part].name for row in dialog.chosen]
    assert sorted(named) == ["F", "X"]
    assert found.pane.view._faded == set(range(12)) - set(dialog.chosen)
    assert dialog.summary.text() == "2 parts, 10 cells"
    assert dialog.name.text() == "F+X"
    dialog.take_button.click()
    part = document.puzzle.parts[-1]
    assert (part.name, len(part.cells), part.most) == ("F+X", 10, 1)
    assert {name.name: name.most for name in document.puzzle.parts[:12]} == {
        one.name: int(one.name not in {"F", "X"}) for one in before.parts}
    assert (found.tabs.currentIndex(), document.subject) == (DRAW, 12)
    assert "Undo" in found.passing.text
    assert found.pane.view._faded == set()
    comes_to(qtbot, found, SearchState.IDLE)
    assert found.search.go.isEnabled()
    document.stack.undo()
    assert document.puzzle == before
    qtbot.waitUntil(lambda: found.browser.solution == solution, timeout=20_000)


@pytest.mark.slow
def test_a_target_is_made_of_a_part_clicked_on_and_others(qtbot: QtBot, found: MainWindow) -> None:
    view, solution = found.pane.view, found.browser.solution
    assert solution is not None
    middle = QPoint(view.width() // 2, view.height() // 2)
    index = view.part_at(middle)
    assert index is not None
    QTest.mouseClick(view, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, middle)
    menu_entry(qtbot).actions()[0].trigger()
    dialog = asked(found)
    assert dialog.chosen == [index]
    other = (index + 1) % 12
    dialog.list.item(other).setCheckState(Qt.CheckState.Checked)
    dialog.as_target.click()
    assert not dialog.instead.isEnabled()
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "two of them")
    dialog.take_button.click()
    puzzle = found.document.puzzle
    assert (puzzle.place, puzzle.target.name) == (1, "two of them")
    assert set(puzzle.target.cells) == {*solution[index].cells, *solution[other].cells}
    assert sum(part.most for part in puzzle.parts) == 2
    assert found.document.stack.index() == 1


@pytest.mark.slow
def test_only_what_the_legend_shows_is_ticked(qtbot: QtBot, found: MainWindow) -> None:
    legend, solution = found.pane.legend, found.browser.solution
    assert solution is not None
    for row in range(3, 12):
        legend.itemClicked.emit(legend.item(row))
    shown = {i for i, placement in enumerate(solution) if placement.part < 3}
    faded = set(found.pane.view._faded)
    found.in_and_out.taken_cells.action.trigger()
    assert set(asked(found).chosen) == shown
    asked(found).reject()
    assert found.pane.view._faded == faded


def test_one_part_is_taken_from_the_legend_by_the_keys(qtbot: QtBot, found: MainWindow) -> None:
    legend, before = found.pane.legend, found.document.puzzle
    at = legend.visualItemRect(legend.item(4)).center()
    legend.setCurrentRow(4)
    QApplication.sendEvent(legend, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, legend.mapToGlobal(at)))
    menu_entry(qtbot).actions()[0].trigger()
    dialog = asked(found)
    dialog.instead.click()
    assert dialog.name.text() == before.parts[4].name
    dialog.take()
    assert found.document.puzzle.parts[:12] == before.parts
    assert found.document.puzzle.parts[12].name == f"{before.parts[4].name} 2"
