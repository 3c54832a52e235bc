"""The main window and files: new, open, recent, the title."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from gui_help import rename
from latticework import paths
from latticework.gui.editor.new_puzzle_dialog import NewDialog
from latticework.gui.library.card_facts import unread
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, SOLVE
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, Target, save
from library_help import shown_recent
from shapes import box

SQUARE, CUBIC = builtin("square"), builtin("cubic")


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


def answering(monkeypatch, title):
    """Let the dialog of a new puzzle be answered; returns the lattices that were to choose from."""
    offered = []

    def answer(dialog):
        every = {lattice.title: lattice for lattice in dialog.lattices.lattices()}
        offered.extend(every)
        if title is None:
            dialog.reject()
            return QDialog.DialogCode.Rejected
        dialog.lattices.choose(every[title])
        dialog.accept()
        return QDialog.DialogCode.Accepted
    monkeypatch.setattr(NewDialog, "exec", answer)
    return offered


def recent(window) -> list[str]:
    return [path.name for path in window.library.cards.recent]


class TestNewAndOpen:
    def test_what_is_open_is_marked_in_the_library(self, window, tmp_path):
        path = tmp_path / "own.toml"
        save(Puzzle(SQUARE, "Own", target=Target(box(2, 2))), path)
        window.files.open_path(path)
        rows = window.library.rows
        assert rows.is_open(unread(path))
        window.document.new(SQUARE)
        assert not rows.is_open(unread(path))

    def test_new_begins_on_the_canvas_with_the_keyboard(self, window, monkeypatch, qtbot):
        answering(monkeypatch, CUBIC.title)
        window.tabs.setCurrentIndex(SOLVE)
        window.library.filter.setFocus()
        window.actions_by_text["&New…"].trigger()
        assert window.document.puzzle.lattice is CUBIC
        assert window.tabs.currentIndex() == DRAW
        view = window.canvas.shown
        assert window.focusWidget() is view is window.canvas.space
        qtbot.keyClick(view, Qt.Key.Key_Space)
        assert window.document.cells == ((0, 0, 0, 0),)
        said = []
        window.canvas.surface.status.connect(said.append)
        qtbot.keyClick(view, Qt.Key.Key_Space)
        assert said[-1] == "With the keys one draws layer by layer: press F3."
        window.canvas.in_3d.trigger()
        assert window.canvas.shown is window.canvas.canvas
        qtbot.keyClick(window.canvas.canvas, Qt.Key.Key_Right)
        qtbot.keyClick(window.canvas.canvas, Qt.Key.Key_Space)
        assert len(window.document.cells) == 2
        window.canvas.in_3d.trigger()

    def test_giving_up_new_changes_nothing(self, window, monkeypatch):
        offered = answering(monkeypatch, None)
        before = window.document.puzzle
        window.actions_by_text["&New…"].trigger()
        assert window.document.puzzle is before
        assert SQUARE.title in offered

    def test_a_lattice_of_ones_own_can_be_begun_again(self, window, monkeypatch, tmp_path):
        text = (paths.resources() / "lattices" / "square.toml").read_text()
        (tmp_path / "own.toml").write_text(text.replace('"square"', '"own"', 1).replace(SQUARE.title, "My own", 1))
        window.files.open_path(tmp_path / "own.toml")
        offered = answering(monkeypatch, "My own")
        window.actions_by_text["&New…"].trigger()
        assert "My own" in offered
        assert window.document.puzzle.lattice.title == "My own"

    @pytest.mark.parametrize("lattice", [SQUARE, CUBIC])
    def test_opening_shows_what_was_opened_with_the_keyboard(self, window, tmp_path, lattice):
        save(Puzzle(lattice, "A", target=Target(box(2, 2))), tmp_path / "a.toml")
        for place in (window.library.filter, window.parts.table, window.pane.view):
            window.tabs.setCurrentIndex(SOLVE)
            place.setFocus()
            window.files.open_path(tmp_path / "a.toml")
            assert window.tabs.currentIndex() == DRAW
            assert window.focusWidget() is window.canvas.shown
            window.document.new(SQUARE)

    def test_what_was_opened_or_saved_is_recent(self, own_window, chooser, qtbot, tmp_path):
        save(Puzzle(SQUARE, "A"), tmp_path / "a.toml")
        own_window.files.open_path(tmp_path / "a.toml")
        assert recent(own_window) == ["a.toml"]
        rename(own_window.document, "B")
        chooser.answer = str(tmp_path / "b")
        own_window.actions_by_text["Save &as…"].trigger()
        assert recent(own_window) == ["b.toml", "a.toml"]
        rename(own_window.document, "C")
        own_window.actions_by_text["&Save"].trigger()
        own_window.panels.to_library()
        qtbot.waitUntil(lambda: not own_window.library.reading, timeout=20_000)
        assert shown_recent(own_window.library)[0] == "C"

    def test_the_title_distinguishes_files(self, window, chooser, tmp_path):
        window.files.open_path(paths.library() / "square" / "pentominoes-6x10.toml")
        assert window.windowTitle() == f"{window.document.puzzle.name}[*]"
        chooser.answer = str(tmp_path / "mine.toml")
        window.files.save_as()
        rename(window.document, "Fine")
        assert window.windowTitle() == "Fine[*] (mine.toml)"
        assert window.isWindowModified()
