"""Keys of actions as the user wants them: found, changed, cleared, reset, taken from others, followed everywhere."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from gui_help import opened_window
from latticework.gui.shell.shortcuts_dialog import ShortcutsDialog
from latticework.gui.shell.window import MainWindow
from latticework.gui.widgets import shortcuts

Keys = QKeySequence


@pytest.fixture
def window(borrowed: MainWindow) -> Iterator[MainWindow]:
    """The main window that all tests here share."""
    yield borrowed
    shortcuts.keep_defaults()


@pytest.fixture
def dialog(window: MainWindow, qtbot: QtBot) -> ShortcutsDialog:
    made = ShortcutsDialog(window)
    made.open()
    qtbot.waitExposed(made)
    return made


def press(dialog: ShortcutsDialog, keys: str) -> None:
    """Press keys in the field for new ones, and wait no longer for more of them."""
    dialog.edit.setKeySequence(Keys(keys))
    dialog.edit.editingFinished.emit()


def seen(dialog: ShortcutsDialog) -> list[str]:
    return [item.text(0) for item in dialog._items() if not item.isHidden()]


def test_every_action_of_the_menus_is_listed_once(window, dialog):
    names = [command.name for command in dialog.commands]
    assert len(set(names)) == len(names)
    texts = {action.text().replace("&", "") for menu in shortcuts._menus(window) for action in menu.actions()
             if action.text() and action.menu() is None}
    assert texts <= set(seen(dialog))
    assert "Resume in the queue" in seen(dialog)  # in the menu of a list only


def test_an_action_is_found_by_its_name_its_menu_or_its_keys(dialog):
    for words in ("export", "CTRL+e", "file export"):
        dialog.filter.setText("undo")
        assert "Undo" in seen(dialog)
        dialog.filter.setText(words)
        assert "Export…" in seen(dialog), words
        assert "Undo" not in seen(dialog), words
        assert dialog.chosen.title == "Export…", words


def test_nothing_is_changed_while_nothing_is_found(dialog):
    dialog.filter.setText("no such action")
    assert dialog.chosen is None
    assert not dialog.edit.isEnabled()


def test_other_keys_count_at_once_in_all_windows_and_at_the_next_start(window, dialog, qtbot):
    other = opened_window(qtbot)
    dialog.choose("Export")
    press(dialog, "Ctrl+Alt+X")
    for one in (window, other, opened_window(qtbot)):
        assert one.actions_by_text["&Export…"].shortcut() == Keys("Ctrl+Alt+X")
    assert dialog.list.currentItem().text(1) == "Ctrl+Alt+X"


def test_a_tool_follows_its_keys_on_the_canvas_in_the_list_of_parts_and_in_its_tip(window, dialog, qtbot):
    dialog.choose("eraser")
    press(dialog, "Q")
    dialog.close()
    window.panels.to_canvas()
    canvas, table = window.canvas.canvas, window.parts.table
    for widget in (canvas, table):
        for key, tool in ((Qt.Key.Key_P, "pencil"), (Qt.Key.Key_E, "pencil"), (Qt.Key.Key_Q, "eraser")):
            qtbot.keyClick(widget, key)
            assert canvas.surface.tool == tool, (widget, key)
    assert window.canvas.commands["eraser"].toolTip().startswith("Eraser (Q)")


def test_keys_of_another_action_are_taken_only_when_the_user_says_so(window, dialog):
    dialog.choose("Export")
    press(dialog, "Ctrl+S")
    assert window.actions_by_text["&Export…"].shortcut() == Keys("Ctrl+E")
    assert "Ctrl+S already belongs to “Save”" in dialog.message.text()
    dialog.take.click()
    assert window.actions_by_text["&Export…"].shortcut() == Keys("Ctrl+S")
    assert window.actions_by_text["&Save"].shortcuts() == []
    dialog.choose("Save")
    dialog.default.click()  # which would give them to both
    assert "already belongs to “Export…”" in dialog.message.text()


def test_keys_that_work_in_different_lists_do_not_clash(dialog):
    by_name = {command.name: command for command in dialog.commands}
    assert shortcuts.holders(Keys("Del"), by_name["clear"], dialog.commands) == []


def test_keys_for_moving_are_refused(window, dialog):
    for keys in ("Space", "Left", "Shift+Up", "Return", "Esc", "Tab"):
        dialog.choose("undo")
        assert dialog.message.text() == ""
        dialog.choose("Export")
        press(dialog, keys)
        assert "needed to move" in dialog.message.text(), keys
        assert window.actions_by_text["&Export…"].shortcut() == Keys("Ctrl+E"), keys


def test_no_keys_and_as_at_first(window, dialog):
    export = window.actions_by_text["&Export…"]
    dialog.choose("Export")
    dialog.none.click()
    assert export.shortcuts() == []
    assert dialog.list.currentItem().font(1).bold()
    dialog.default.click()
    assert export.shortcut() == Keys("Ctrl+E")
    assert not dialog.list.currentItem().font(1).bold()
    assert QSettings().allKeys() == [key for key in QSettings().allKeys() if not key.startswith("shortcuts")]


def test_all_as_at_first(window, dialog, monkeypatch):
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Yes)
    for name in ("Export", "eraser", "undo"):
        dialog.choose(name)
        press(dialog, f"Ctrl+Alt+{len(name)}")
    dialog.reset.click()
    assert window.actions_by_text["&Export…"].shortcut() == Keys("Ctrl+E")
    assert window.canvas.commands["eraser"].shortcut() == Keys("E")
    assert all(command.keys == command.default for command in dialog.commands)


def test_names_are_the_same_in_every_language(window, spoken, qtbot):
    names = {command.name for command in shortcuts.commands(window)}
    assert {command.name for command in shortcuts.commands(opened_window(qtbot))} == names


def test_keys_in_the_settings_that_are_no_text_count_as_none_kept(window):
    command = next(one for one in shortcuts.commands(window) if one.default)
    QSettings().setValue(f"{shortcuts.GROUP}/{command.name}", ["Ctrl+K", "nonsense"])
    shortcuts.take_kept(window)
    assert command.keys == command.default
