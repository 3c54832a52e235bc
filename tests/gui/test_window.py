"""The main window: focus, menus, room, looks."""

import re

from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QLabel

from latticework import paths
from latticework.gui.editor.shape_dialog import ShapeDialog
from latticework.gui.widgets import theme


class TestKeyboardAndMenus:
    def test_the_tabs_take_the_keyboard_along(self, window, qtbot):
        window.files.open_path(paths.library() / "square" / "pentominoes-6x10.toml")
        qtbot.waitUntil(lambda: window.pane.view.isVisibleTo(window.pane), timeout=30_000)
        window.library.filter.setFocus()
        to_solution, to_canvas = (window.actions_by_text[text] for text in ("&Solve", "&Draw"))
        assert [action.shortcut().toString() for action in (to_canvas, to_solution)] == ["Ctrl+2", "Ctrl+3"]
        to_solution.trigger()
        assert window.focusWidget() is window.pane.view
        to_canvas.trigger()
        canvas = window.canvas.canvas
        assert window.focusWidget() is canvas
        canvas.keyboard.hide()  # as the mouse does
        to_canvas.trigger()
        assert canvas.surface.cursor_shown

    def test_keys_of_the_list_of_parts_work_on_the_canvas_too(self, window, qtbot):
        canvas, document = window.canvas.shown, window.document
        window.activateWindow()
        canvas.setFocus()
        qtbot.waitUntil(canvas.hasFocus)
        before = len(document.puzzle.parts)
        for key, modifier in ((Qt.Key.Key_Insert, Qt.KeyboardModifier.NoModifier),
                              (Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)):
            qtbot.keyClick(canvas, key, modifier)
        assert len(document.puzzle.parts) == before + 2

    def test_keys_that_add_parts_work_beside_a_solution_too(self, window, qtbot):
        window.panels.to_solution()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        qtbot.keyClick(window.pane, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier
                       | Qt.KeyboardModifier.ShiftModifier)
        qtbot.waitUntil(lambda: bool(window.parts.findChildren(ShapeDialog)))
        window.parts.findChildren(ShapeDialog)[0].reject()

    def test_the_canvas_shows_its_cursor_only_when_keys_lead_there(self, window):
        canvas = window.canvas.canvas
        reasons, kinds = Qt.FocusReason, QEvent.Type
        for kind, reason, visible in ((kinds.FocusIn, reasons.TabFocusReason, True),
                                      (kinds.FocusOut, reasons.TabFocusReason, False),
                                      (kinds.FocusIn, reasons.MouseFocusReason, False),
                                      (kinds.FocusIn, reasons.ActiveWindowFocusReason, True)):
            QApplication.sendEvent(canvas, QFocusEvent(kind, reason))
            assert canvas.surface.cursor_shown is visible
        window.document.add_part()
        assert canvas.surface.cursor_shown

    def test_no_menu_has_a_letter_twice(self, window):
        menus = [action.menu() for action in window.menuBar().actions()]
        assert len(menus) >= 5
        for menu in menus:
            letters = re.findall(r"&(\w)", "".join(action.text() for action in menu.actions()).lower())
            assert len(set(letters)) == len(letters), menu.title()

    def test_a_tool_is_chosen_from_the_list_of_parts(self, window, qtbot):
        qtbot.keyClick(window.parts.table, "o")
        assert window.canvas.surface.tool == "optional"
        assert window.canvas.tools["optional"].isChecked()

    def test_the_look_in_use_is_checked(self, window):
        light, dark, contrast, system = looks = window.themes.actions()
        assert [look.isChecked() for look in looks] == [True, False, False, False]
        dark.trigger()
        assert [look.isChecked() for look in (light, dark, contrast, system)] == [False, True, False, False]
        assert theme.current() is theme.DARK
        assert QSettings().value("theme") == "dark"
        light.trigger()
        assert theme.current() is theme.LIGHT


def test_no_letter_of_a_slider_is_that_of_a_menu(window):
    texts = [action.text() for action in window.menuBar().actions()]
    texts += [label.text() for label in window.pane.findChildren(QLabel) if label.buddy()]
    letters = re.findall(r"&(\w)", "".join(texts).lower())
    assert len(letters) >= 7
    assert len(set(letters)) == len(letters)


def test_the_search_panel_has_room_for_wrapped_lines(window, qtbot):
    window.resize(1024, 700)
    window.panels.show_solution()
    window.panels.solve_workspace.show_dock("Search")
    search = window.search
    label = search.figures["Solutions"]
    label.setText("1 different\n2 with mirror images\n3 in all positions")
    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))
    room = window.panels.solve_workspace.docks["Search"].widget()
    assert room.verticalScrollBar().maximum() == 0
    search.message.tell("long " * 400)
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
