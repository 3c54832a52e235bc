"""What the main window tells over its foot: where the pointer is, and what was refused or written."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices

from export_help import export
from latticework.errors import LatticeworkError
from latticework.gui.editor.part_rows import Column
from latticework.gui.export.dialog import ExportChooser
from latticework.gui.shell import status_messages
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, SOLVE
from latticework.gui.widgets.dialogs import shortened
from latticework.lattice import builtin
from shapes import box

SQUARE = builtin("square")


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


class TestBesideThePointer:
    def test_the_count_is_that_of_what_is_edited(self, window, qtbot):
        window.document.new(SQUARE)
        window.document.set_cells(None, box(3, 2))
        assert window.canvas.at_pointer.text().endswith("6 cells")
        qtbot.mouseClick(window.parts.buttons["add"], Qt.MouseButton.LeftButton)
        assert window.canvas.at_pointer.text().endswith("0 cells")
        window.document.set_cells(0, ((0, 0, 0),))
        assert window.canvas.at_pointer.text().endswith("1 cell")
        window.document.set_subject(None)
        assert window.canvas.at_pointer.text().endswith("6 cells")
        window.document.stack.undo()
        assert window.canvas.at_pointer.text().endswith("0 cells")

    def test_it_says_nothing_about_cells_beside_a_solution(self, window):
        window.tabs.setCurrentIndex(SOLVE)
        assert not window.canvas.at_pointer.isVisible()
        window.tabs.setCurrentIndex(DRAW)
        assert window.canvas.at_pointer.isVisible()

    def test_a_refused_stroke_says_why_until_the_mouse_moves(self, window, qtbot, monkeypatch):
        def refuse(*_):
            raise LatticeworkError("no, because")
        monkeypatch.setattr(window.document, "set_cells", refuse)
        window.document.new(SQUARE)
        canvas = window.canvas.canvas
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.surface.pixel_of((0, 0, 0)).toPoint())
        assert window.canvas.at_pointer.text() == "no, because"


class TestMessages:
    def test_a_refusal_goes_with_the_next_change(self, window):
        window.document.add_part()
        window.parts.model.setData(window.parts.model.index(1, Column.COPIES), "x")
        assert window.passing.text.startswith("copies 'x'")
        window.document.rename(0, "B")
        assert window.passing.text == ""

    def test_messages_go_by_themselves(self, window, qtbot, monkeypatch):
        monkeypatch.setattr(status_messages, "MESSAGE_TIME", 20)
        window.parts.refused.emit("no")
        assert window.passing.text == "no"
        qtbot.waitUntil(lambda: window.passing.text == "")

    def test_a_message_lies_within_the_window_takes_no_room_and_goes_by_a_click(self, window, qtbot):
        stage, passing = window.canvas.stage, window.passing
        before = stage.size()
        for text in ("no", "no, because " * 40):
            window.parts.refused.emit(text)
            assert passing.isVisible()
            assert window.rect().contains(passing.geometry())
            assert stage.size() == before
        qtbot.mouseClick(passing, Qt.MouseButton.LeftButton)
        assert not passing.isVisible()

    def test_where_a_file_was_written_is_said(self, window, chooser, tmp_path):
        window.document.new(SQUARE)
        window.document.set_cells(None, box(2, 2))
        chooser.answer = str(tmp_path / "a.toml")
        window.actions_by_text["Save &as…"].trigger()
        assert window.passing.text == f"Saved to {shortened(chooser.answer)}"
        assert not window.messages.folder_button.isVisible()

    def test_a_button_shows_the_folder_of_what_was_exported(self, window, chooser, monkeypatch, tmp_path):
        window.document.new(SQUARE)
        shown = []
        monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(Path(url.toLocalFile())))
        window.document.set_cells(None, box(2, 2))
        chooser.answer = str(tmp_path / "a.png")
        window.actions_by_text["&Export…"].trigger()
        export(window.findChild(ExportChooser), ".png")
        assert window.passing.text == f"Exported to {shortened(chooser.answer)}"
        window.messages.folder_button.click()
        assert shown == [tmp_path]
        window.document.add_part()
        assert not window.messages.folder_button.isVisible()
