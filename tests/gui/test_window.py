"""The main window: titles, tabs, focus, menus, the status bar."""

import re

from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui import status, theme
from latticework.gui.library import NAME, PATH
from latticework.gui.parts.model import Column
from latticework.lattice import builtin
from latticework.puzzle import Puzzle, save

SQUARE, CUBIC = builtin("square"), builtin("cubic")
DRAW, SOLUTION = 0, 1


def block(width: int, height: int) -> tuple[tuple[int, int, int], ...]:
    return tuple((x, y, 0) for x in range(width) for y in range(height))


def answering(monkeypatch, title):
    """Let the question for a lattice be answered; returns what was to choose from."""
    offered = []

    def answer(dialog):
        offered.extend(dialog.comboBoxItems())
        if title is not None:
            dialog.setTextValue(title)
        return QInputDialog.DialogCode.Rejected if title is None else QInputDialog.DialogCode.Accepted
    monkeypatch.setattr(QInputDialog, "exec", answer)
    return offered


def recent(window) -> list[str]:
    group = window.library.tree.topLevelItem(0)
    return [group.child(i).data(0, PATH).name for i in range(group.childCount())]


class TestNewAndOpen:
    def test_new_begins_on_the_canvas_with_the_keyboard(self, window, monkeypatch, qtbot):
        answering(monkeypatch, CUBIC.title)
        window.tabs.setCurrentIndex(SOLUTION)
        window.library.filter.setFocus()
        window.actions_by_text["&New…"].trigger()
        assert window.document.puzzle.lattice is CUBIC
        assert window.tabs.currentIndex() == DRAW
        canvas = window.canvas.canvas
        assert window.focusWidget() is canvas
        assert canvas.keyboard.visible
        qtbot.keyClick(canvas, Qt.Key.Key_Space)
        assert window.document.cells == ((0, 0, 0, 0),)

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

    def test_opening_shows_what_was_opened_and_leaves_the_focus(self, window, tmp_path):
        save(Puzzle(SQUARE, "A", target=block(2, 2)), tmp_path / "a.toml")
        window.tabs.setCurrentIndex(SOLUTION)
        window.library.filter.setFocus()
        window.files.open_path(tmp_path / "a.toml")
        assert window.tabs.currentIndex() == DRAW
        assert window.focusWidget() is window.library.filter

    def test_what_was_opened_or_saved_is_recent(self, window, chooser, qtbot, tmp_path):
        save(Puzzle(SQUARE, "A"), tmp_path / "a.toml")
        window.files.open_path(tmp_path / "a.toml")
        assert recent(window) == ["a.toml"]
        window.document.set_name("B")
        chooser.answer = str(tmp_path / "b")
        window.actions_by_text["Save &as…"].trigger()
        assert recent(window) == ["b.toml", "a.toml"]
        window.document.set_name("C")
        window.actions_by_text["&Save"].trigger()
        qtbot.waitUntil(lambda: not window.library.reading)
        assert window.library.tree.topLevelItem(0).child(0).data(0, NAME) == "C"

    def test_the_title_tells_files_apart(self, window, chooser, tmp_path):
        window.files.open_path(paths.library() / "square" / "pentominoes-6x10.toml")
        assert window.windowTitle() == f"{window.document.puzzle.name}[*]"
        chooser.answer = str(tmp_path / "mine.toml")
        window.files.save_as()
        window.document.set_name("Fine")
        assert window.windowTitle() == "Fine[*] (mine.toml)"
        assert window.isWindowModified()


class TestKeyboardAndMenus:
    def test_the_tabs_take_the_keyboard_along(self, window, qtbot):
        window.files.open_path(paths.library() / "square" / "pentominoes-6x10.toml")
        qtbot.waitUntil(lambda: window.pane.view.isVisibleTo(window.pane), timeout=30_000)
        window.library.filter.setFocus()
        to_solution, to_canvas = (window.actions_by_text[text] for text in ("&Solution", "&Draw"))
        assert [action.shortcut().toString() for action in (to_canvas, to_solution)] == ["Ctrl+1", "Ctrl+2"]
        to_solution.trigger()
        assert window.focusWidget() is window.pane.view
        to_canvas.trigger()
        canvas = window.canvas.canvas
        assert window.focusWidget() is canvas
        canvas.keyboard.hide()  # as the mouse does
        to_canvas.trigger()
        assert canvas.keyboard.visible

    def test_the_canvas_shows_its_cursor_only_when_keys_lead_there(self, window):
        canvas = window.canvas.canvas
        reasons, kinds = Qt.FocusReason, QEvent.Type
        for kind, reason, visible in ((kinds.FocusIn, reasons.TabFocusReason, True),
                                      (kinds.FocusOut, reasons.TabFocusReason, False),
                                      (kinds.FocusIn, reasons.MouseFocusReason, False),
                                      (kinds.FocusIn, reasons.ActiveWindowFocusReason, True)):
            QApplication.sendEvent(canvas, QFocusEvent(kind, reason))
            assert canvas.keyboard.visible is visible
        window.document.add_part()
        assert canvas.keyboard.visible

    def test_no_menu_has_a_letter_twice(self, window):
        menus = [action.menu() for action in window.menuBar().actions()]
        assert len(menus) >= 5
        for menu in menus:
            letters = re.findall(r"&(\w)", "".join(action.text() for action in menu.actions()).lower())
            assert len(set(letters)) == len(letters), menu.title()

    def test_the_look_in_use_is_checked(self, window):
        light, dark, system = window.looks.actions()
        assert [look.isChecked() for look in (light, dark, system)] == [True, False, False]
        dark.trigger()
        assert [look.isChecked() for look in (light, dark, system)] == [False, True, False]
        assert theme.current() is theme.DARK
        assert QSettings().value("theme") == "dark"
        light.trigger()
        assert theme.current() is theme.LIGHT


class TestStatusBar:
    def test_the_count_is_that_of_what_is_edited(self, window, qtbot):
        window.document.new(SQUARE)
        window.document.set_cells(None, block(3, 2))
        assert window.cursor_label.text().endswith("6 cells")
        qtbot.mouseClick(window.parts.buttons["add"], Qt.MouseButton.LeftButton)
        assert window.cursor_label.text().endswith("0 cells")
        window.document.set_cells(0, ((0, 0, 0),))
        assert window.cursor_label.text().endswith("1 cell")
        window.document.set_subject(None)
        assert window.cursor_label.text().endswith("6 cells")
        window.document.stack.undo()
        assert window.cursor_label.text().endswith("0 cells")

    def test_it_says_nothing_about_cells_beside_a_solution(self, window):
        window.tabs.setCurrentIndex(SOLUTION)
        assert not window.cursor_label.isVisible()
        window.tabs.setCurrentIndex(DRAW)
        assert window.cursor_label.isVisible()

    def test_a_refused_stroke_says_why_until_the_mouse_moves(self, window, qtbot, monkeypatch):
        def refuse(*_):
            raise LatticeworkError("no, because")
        monkeypatch.setattr(window.document, "set_cells", refuse)
        window.document.new(SQUARE)
        canvas = window.canvas.canvas
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.pixel_of((0, 0, 0)).toPoint())
        assert window.cursor_label.text() == "no, because"


class TestMessages:
    def test_a_refusal_goes_with_the_next_change(self, window):
        window.document.add_part()
        window.parts.model.setData(window.parts.model.index(1, Column.COPIES), "x")
        assert window.statusBar().currentMessage().startswith("copies 'x'")
        window.document.rename(0, "B")
        assert window.statusBar().currentMessage() == ""

    def test_messages_go_by_themselves(self, window, qtbot, monkeypatch):
        monkeypatch.setattr(status, "TOLD", 20)
        window.parts.refused.emit("no")
        assert window.statusBar().currentMessage() == "no"
        qtbot.waitUntil(lambda: window.statusBar().currentMessage() == "")

    def test_where_a_file_was_written_is_said(self, window, chooser, tmp_path):
        window.document.new(SQUARE)
        window.document.set_cells(None, block(2, 2))
        for action, name, told in (("Save &as…", "a.toml", "Saved"), ("&Export picture…", "a.svg", "Exported")):
            chooser.answer = str(tmp_path / name)
            window.actions_by_text[action].trigger()
            assert window.statusBar().currentMessage() == f"{told} to {tmp_path / name}"

    def test_a_tool_is_chosen_from_the_list_of_parts(self, window, qtbot):
        qtbot.keyClick(window.parts.table, "o")
        assert window.canvas.canvas.tool == "optional"
        assert window.canvas.tools["optional"].isChecked()


def test_no_letter_of_a_slider_is_that_of_a_menu(window):
    texts = [action.text() for action in window.menuBar().actions()]
    texts += [label.text() for label in window.pane.findChildren(QLabel) if label.buddy()]
    letters = re.findall(r"&(\w)", "".join(texts).lower())
    assert len(letters) >= 7
    assert len(set(letters)) == len(letters)


def test_the_search_panel_has_room_for_wrapped_lines(window, qtbot):
    window.resize(1024, 700)
    search = window.search
    search.headline.setText("Paused. Everything is saved; you may close the program.")
    search.figures["Solutions"].setText("1 essentially different\n2 modulo rotations\n3 in all")
    for label in (search.headline, search.figures["Solutions"]):
        qtbot.waitUntil(lambda label=label: label.height() >= label.heightForWidth(label.width()))
    room = window.docks[2].widget()
    assert room.verticalScrollBar().maximum() == 0
    search.message.setText("long " * 400)
    qtbot.waitUntil(lambda: room.verticalScrollBar().maximum() > 0)


def framed(button) -> bool:
    """Whether some of the square beside the arrow stands out from the window."""
    picture = button.icon().pixmap(button.iconSize()).toImage()
    seen = {picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width() * 2 // 3)}
    return max(theme.contrast(shade, theme.current().window) for shade in seen) > 4


def test_the_colour_to_paint_with_is_framed_in_both_themes(window, qtbot):
    button = window.canvas.inks.color
    for look in ("light", "dark"):
        theme.apply_theme(look)
        qtbot.waitUntil(lambda: framed(button))
