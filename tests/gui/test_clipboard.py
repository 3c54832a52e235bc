"""Copying pictures, texts and codes from the main window, and pasting puzzles."""

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QClipboard
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from export_help import export
from latticework.files import formats
from latticework.files.puzzle_files import code_of, puzzle_of
from latticework.gui.export.dialog import ExportChooser
from latticework.gui.export.exportable import Which
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets.search_state import SearchState
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target, save
from latticework.puzzle.write import encoded
from window_help import comes_to

CELLS = tuple((x, y, 0) for x in range(2) for y in range(2))
DOMINOES = Puzzle(builtin("square"), "Two dominoes", target=Target(CELLS),
                  parts=(Part("domino", ((0, 0, 0), (1, 0, 0)), 2, 2),))


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


@pytest.fixture
def clipboard(qapp: QApplication) -> QClipboard:
    found = qapp.clipboard()
    found.clear()
    return found


@pytest.fixture
def puzzle_window(window: MainWindow, tmp_path) -> MainWindow:
    save(DOMINOES, tmp_path / "dominoes.toml")
    window.files.open_path(tmp_path / "dominoes.toml")
    return window


def press(qtbot: QtBot, window: MainWindow, text: str) -> None:
    """Choose an entry of the menus by its text."""
    window.actions_by_text[text].trigger()


def solve(qtbot: QtBot, window: MainWindow) -> None:
    comes_to(qtbot, window, SearchState.IDLE)
    window.search.workers.setValue(1)
    window.search.go.trigger()
    comes_to(qtbot, window, SearchState.FINISHED)
    qtbot.waitUntil(lambda: window.panels.exportable.solution is not None)


def test_while_drawing_the_puzzle_is_copied(puzzle_window, qtbot, clipboard):
    puzzle_window.panels.show_canvas()
    press(qtbot, puzzle_window, "Copy as te&xt")
    assert puzzle_of(clipboard.text()) == puzzle_window.document.puzzle
    press(qtbot, puzzle_window, "Copy picture")
    assert max(clipboard.image().size().toTuple()) == 1600
    assert puzzle_window.passing.text == "The picture was copied"


def test_a_solution_is_copied_as_it_is_seen_and_as_letters_and_exported(puzzle_window, qtbot, clipboard, chooser,
                                                                       tmp_path):
    solve(qtbot, puzzle_window)
    puzzle_window.panels.show_solution()
    puzzle_window.panels.solve_workspace.docks["Activity"].hide()  # else the view is too flat to be filled
    view = puzzle_window.pane.view
    qtbot.waitUntil(lambda: 2 * view.height() > view.width(), timeout=20_000)
    press(qtbot, puzzle_window, "Copy as te&xt")
    assert sorted(clipboard.text().split()) == ["AA", "dd"]  # a copy has a letter of its own
    press(qtbot, puzzle_window, "Copy picture")
    plain = clipboard.image()
    assert plain.pixelColor(0, 0).alpha() == 255
    qtbot.keyClick(puzzle_window.pane.view, Qt.Key.Key_Left)
    qtbot.keyClick(puzzle_window.pane.view, Qt.Key.Key_Down)
    view = puzzle_window.panels.exportable.view
    assert (round(view.turn), round(view.tilt)) == (6, -6)
    press(qtbot, puzzle_window, "Copy picture &without ground")
    assert clipboard.image().pixelColor(0, 0).alpha() == 0
    turned = clipboard.image().size()
    assert turned != plain.size()
    for _ in range(6):
        qtbot.keyClick(puzzle_window.pane.view, Qt.Key.Key_Plus)
    press(qtbot, puzzle_window, "Copy picture")
    shown = puzzle_window.pane.view.size()
    assert clipboard.image().size() != turned  # what is zoomed out of the window is cut off
    assert clipboard.image().width() / clipboard.image().height() == pytest.approx(
        shown.width() / shown.height(), rel=0.01)
    exportable = puzzle_window.panels.exportable
    assert exportable.stored is not None
    with exportable.contents(Which.ALL) as contents:
        assert len(list(contents.solutions())) == exportable.stored.count
    chooser.answer = str(tmp_path / "all")
    dialog = puzzle_window.in_and_out.export()
    export(dialog, ".txt")
    assert (tmp_path / "all.txt").read_text().count("Solution ") == exportable.stored.count
    assert puzzle_window.messages.folder_button.isVisible()
    dialog.close()
    press(qtbot, puzzle_window, "&Print on paper…")
    assert next(one for one in puzzle_window.findChildren(ExportChooser) if one.isVisible()).format == formats.BOOKLET
    puzzle_window.document.add_part()
    assert puzzle_window.panels.exportable.solution is None


def test_a_pasted_code_is_a_new_puzzle_without_a_file(puzzle_window, qtbot, clipboard, told, monkeypatch):
    other = Puzzle(builtin("cubic"), "Pasted", target=Target(((0, 0, 0, 0),)))
    clipboard.setText(f"> {code_of(other)}\n")
    press(qtbot, puzzle_window, "Pa&ste puzzle")
    assert puzzle_window.document.puzzle == other
    assert puzzle_window.document.path is None
    assert puzzle_window.document.modified
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Cancel)
    clipboard.setText(encoded(DOMINOES, "x").decode())
    press(qtbot, puzzle_window, "Pa&ste puzzle")
    assert puzzle_window.document.puzzle == other
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Discard)
    press(qtbot, puzzle_window, "Pa&ste puzzle")
    assert puzzle_window.document.puzzle == DOMINOES


def test_what_is_not_understood_is_said(puzzle_window, qtbot, clipboard, told):
    before = puzzle_window.document.puzzle
    for text, said in {
        "": "is empty; copy a puzzle first", "hello, world": "is no puzzle of a known program, and no part",
        "LW1:AAAA": "cut off", "format = 1\nlattice = 3": "lattice", "x" * 3_000_000: "at most 200,000 are read",
    }.items():
        clipboard.setText(text)
        press(qtbot, puzzle_window, "Pa&ste puzzle")
        assert said in told.pop()
        assert not told
        assert puzzle_window.document.puzzle is before


def test_a_copied_file_is_opened(puzzle_window, qtbot, clipboard, tmp_path):
    save(Puzzle(builtin("cubic"), "Copied"), tmp_path / "copied.toml")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "copied.toml"))])
    clipboard.setMimeData(data)
    press(qtbot, puzzle_window, "Pa&ste puzzle")
    assert puzzle_window.document.path == tmp_path / "copied.toml"


def test_a_text_field_keeps_its_own_paste(puzzle_window, qtbot, clipboard, told):
    field = puzzle_window.library.filter
    clipboard.setText("soma")
    field.setFocus()
    qtbot.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "soma"
    assert not told


def test_a_picture_of_a_part_is_added_to_the_parts(puzzle_window: MainWindow, told: list[str]) -> None:
    parts = len(puzzle_window.document.puzzle.parts)
    QApplication.clipboard().setText("##.\n.##")
    puzzle_window.actions_by_text["Pa&ste puzzle"].trigger()
    assert len(puzzle_window.document.puzzle.parts) == parts + 1
    assert puzzle_window.passing.text == "1 part was added"
    QApplication.clipboard().setText("neither puzzle nor part")
    puzzle_window.actions_by_text["Pa&ste puzzle"].trigger()
    assert len(puzzle_window.document.puzzle.parts) == parts + 1
    assert "no puzzle of a known program, and no part: line 1: 'neither puzzle nor part' should be" in told.pop()


def test_what_is_pasted_at_once_is_no_filter_of_the_library(own_window: MainWindow, tmp_path) -> None:
    save(DOMINOES, tmp_path / "dominoes.toml")
    own_window.files.open_path(tmp_path / "dominoes.toml")
    assert own_window.focusWidget() is own_window.canvas.canvas
