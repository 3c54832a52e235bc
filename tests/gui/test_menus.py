"""All that can be done stands in the menus, with keys that mean one thing each."""

import os
from collections import defaultdict
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtTest import QTest

from latticework.gui.shell.command_palette import CommandPalette
from latticework.gui.shell.window import MainWindow
from latticework.gui.shell.workspace_tabs import DRAW, LIBRARY, SOLVE
from latticework.gui.stage.canvas.commands import COMMANDS
from latticework.gui.widgets.preferences import RECENT_FILES, add_recent_file
from latticework.lattice import builtin
from latticework.paths import library
from latticework.puzzle import Part, Puzzle, Target

CELLS = ((0, 0, 0, 0), (1, 0, 0, 0))

LOCAL = (Qt.ShortcutContext.WidgetShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut)


@pytest.fixture
def window(borrowed: MainWindow) -> MainWindow:
    """The main window that all tests here share."""
    return borrowed


@pytest.fixture
def menus(window) -> dict[str, list[QAction]]:
    return {bar.text().replace("&", ""): [action for action in bar.menu().actions() if not action.isSeparator()]
            for bar in window.menuBar().actions()}


def test_undo_and_redo_come_first_in_edit(menus):
    assert [action.text().split()[0].replace("&", "") for action in menus["Edit"][:2]] == ["Undo", "Redo"]


def test_every_tool_of_canvas_and_parts_is_in_a_menu_with_its_key(window, menus):
    canvas = {action for title in ("Edit", "Draw", "View") for action in menus[title]}
    assert set(window.canvas.commands.values()) <= canvas
    assert set(window.parts.commands.values()) <= set(menus["Part"])
    for action in (*window.canvas.commands.values(), *window.parts.commands.values()):
        assert not action.shortcut().isEmpty(), action.text()
        assert action.shortcut().toString() in action.toolTip() or action.toolTip().startswith("Marks are for")
    assert len(COMMANDS) == len(window.canvas.commands) >= 17


def test_no_shortcut_is_ambiguous(window):
    meant = defaultdict(set)
    for action in window.findChildren(QAction):
        local = action.shortcutContext() in LOCAL
        for keys in action.shortcuts():
            meant[keys.toString()].add((action.parent() if local else None, action))
    for shortcut in window.findChildren(QShortcut):
        local = shortcut.context() in LOCAL
        meant[shortcut.key().toString()].add((shortcut.parent() if local else None, shortcut))
    assert len(meant) > 30
    for keys, owners in meant.items():
        places = [place for place, _ in owners]
        assert len(places) == 1 or (None not in places and len(set(places)) == len(places)), (keys, owners)


def test_tools_are_chosen_and_checked_in_the_menu(window, menus):
    eraser, pencil = window.canvas.commands["eraser"], window.canvas.commands["pencil"]
    eraser.trigger()
    assert window.canvas.surface.tool == "eraser"
    assert (eraser.isChecked(), pencil.isChecked()) == (True, False)
    assert window.canvas.tools["eraser"].isChecked()
    window.canvas.surface.set_tool("pencil")
    assert (eraser.isChecked(), pencil.isChecked()) == (False, True)
    assert not window.canvas.commands["mark"].isEnabled()  # the target has no marks


def test_menus_reshape_and_move_through_layers(window):
    parts = (Part("A", CELLS), Part("B", CELLS))
    window.document.change("Set", Puzzle(builtin("cubic"), target=Target(CELLS), parts=parts))
    commands, canvas = window.canvas.commands, window.canvas.canvas
    commands["rotate"].trigger()
    assert window.document.cells == ((0, 0, 0, 0), (0, 1, 0, 0))
    commands["copy-layer"].trigger()
    assert (canvas.surface.layer, len(window.document.cells)) == (1, 4)
    commands["layer-below"].trigger()
    assert canvas.surface.layer == 0
    window.document.set_subject(0)
    window.parts.commands["down"].trigger()
    assert [part.name for part in window.document.puzzle.parts] == ["B", "A"]


@pytest.fixture
def soma(window, qtbot):
    """A solid puzzle that is looked at in Solve, with the keyboard in a list there."""
    window.begin(library() / "cubic" / "soma.toml")
    window.tabs.setCurrentIndex(SOLVE)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_a_letter_in_an_open_menu_is_the_menus(soma, qtbot):
    before = soma.document.puzzle
    bar = soma.menuBar()
    for title in ("&Help", "&View", "&Edit"):
        bar.setFocus(Qt.FocusReason.MenuBarFocusReason)  # as Alt does
        menu = next(action for action in bar.actions() if action.text() == title).menu()
        bar.setActiveAction(menu.menuAction())
        qtbot.waitUntil(menu.isVisible)
        for key in (Qt.Key.Key_U, Qt.Key.Key_X, Qt.Key.Key_Delete, Qt.Key.Key_J):
            if menu.isVisible():
                QTest.keyClick(menu.windowHandle(), key)
        assert soma.document.puzzle is before
        menu.close()


def test_a_letter_while_a_menu_lies_over_the_canvas_chooses_its_entry(window, qtbot):
    window.begin(library() / "cubic" / "soma.toml")
    window.activateWindow()
    window.panels.to_canvas()
    qtbot.waitUntil(window.canvas.shown.hasFocus)
    help_menu = next(action for action in window.menuBar().actions() if action.text() == "&Help").menu()
    help_menu.popup(window.mapToGlobal(window.rect().center()))  # by the mouse: the canvas keeps the focus
    chosen = []
    about = next(action for action in help_menu.actions() if action.text() == "&About Latticework")
    about.triggered.disconnect()
    about.triggered.connect(lambda *_: chosen.append("about"))
    before = window.document.puzzle
    QTest.keyClick(help_menu.windowHandle(), Qt.Key.Key_U)
    assert help_menu.isVisible()
    QTest.keyClick(help_menu.windowHandle(), Qt.Key.Key_A)
    assert (len(chosen), help_menu.isVisible(), window.document.puzzle is before) == (1, False, True)


def test_what_a_menu_changes_is_seen(soma):
    soma.canvas.commands["copy-layer"].trigger()
    assert soma.tabs.currentIndex() == DRAW


def test_keys_of_the_canvas_are_left_to_whoever_has_the_focus(window, qtbot):
    window.activateWindow()
    for tab, place, tool in ((LIBRARY, window.library.filter, "pencil"), (DRAW, window.canvas.shown, "eraser")):
        window.tabs.setCurrentIndex(tab)
        place.setFocus()
        qtbot.waitUntil(place.hasFocus)
        qtbot.keyClick(place, Qt.Key.Key_E)
        assert window.canvas.surface.tool == tool
    assert window.library.filter.text() == "e"


def test_each_workspace_shows_the_menus_that_it_has_something_for(window):
    shown = {}
    for tab in (LIBRARY, DRAW, SOLVE):
        window.tabs.setCurrentIndex(tab)
        shown[tab] = [action.text().replace("&", "") for action in window.menuBar().actions() if action.isVisible()]
    assert shown[LIBRARY] == ["File", "Edit", "View", "Help"]
    assert shown[DRAW] == ["File", "Edit", "Draw", "Part", "View", "Search", "Design", "Help"]
    assert shown[SOLVE] == ["File", "Edit", "View", "Search", "Design", "Help"]


def test_keys_of_a_hidden_menu_still_work(soma, qtbot):
    qtbot.keyClick(soma, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert soma.tabs.currentIndex() == DRAW


def test_the_palette_finds_a_command_by_a_few_letters_and_runs_it(soma, qtbot):
    qtbot.keyClick(soma, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = soma.findChild(CommandPalette)
    assert palette.list.topLevelItemCount() == len(palette.commands) > 60
    qtbot.keyClicks(palette.filter, "era")
    assert palette.list.topLevelItem(0).text(0) == "Eraser"
    with qtbot.waitSignal(palette.destroyed):
        qtbot.keyClick(palette.filter, Qt.Key.Key_Return)
    assert (soma.tabs.currentIndex(), soma.canvas.surface.tool) == (DRAW, "eraser")


def test_the_palette_moves_by_arrows_runs_nothing_without_a_hit_and_leaves_out_what_cannot_be_done(soma, qtbot):
    palette = CommandPalette(soma)
    palette.open()
    assert soma.canvas.commands["mark"].text() not in [command.action.text() for command in palette.commands]
    first = palette.list.currentItem()
    qtbot.keyClick(palette.filter, Qt.Key.Key_Down)
    assert palette.list.currentItem() is not first
    palette.filter.setText("no such command")
    assert [palette.list.topLevelItem(row).isDisabled() for row in range(palette.list.topLevelItemCount())] == [True]
    qtbot.keyClick(palette.filter, Qt.Key.Key_Return)
    assert palette.isVisible()
    with qtbot.waitSignal(palette.destroyed):
        qtbot.keyClick(palette, Qt.Key.Key_Escape)


def test_the_palette_does_not_list_itself(soma, menus):
    itself = next(action for action in menus["Help"] if action.shortcut() == QKeySequence("Ctrl+K"))
    listed = [command.action for command in CommandPalette(soma).commands]
    assert menus["Help"][1] in listed
    assert itself not in listed


def test_recent_files_are_in_the_file_menu(soma, tmp_path, menus):
    recent = next(action for action in menus["File"] if action.text() == "Open &recent").menu()
    add_recent_file(QSettings(), tmp_path / "gone.toml")
    add_recent_file(QSettings(), library() / "cubic" / "bedlam.toml")
    recent.aboutToShow.emit()
    texts = [action.text() for action in recent.actions()]
    assert texts[0].endswith("bedlam.toml")
    assert not any("gone" in text for text in texts)
    palette = CommandPalette(soma)
    assert texts[0] not in [command.action.text() for command in palette.commands], "a file is no command"
    recent.actions()[0].trigger()
    assert "Bedlam" in soma.document.puzzle.name


def test_recent_files_that_are_gone_or_cannot_be_looked_for_are_not_offered(soma, tmp_path, menus, monkeypatch):
    recent = next(action for action in menus["File"] if action.text() == "Open &recent").menu()
    strange = tmp_path / ("two\nlines" + 200 * "x" + ".toml")
    QSettings().remove(RECENT_FILES)
    add_recent_file(QSettings(), strange)
    recent.aboutToShow.emit()
    assert not any("lines" in action.text() for action in recent.actions())
    strange.write_text("")
    recent.aboutToShow.emit()
    first = recent.actions()[0].text()
    assert "\n" not in first
    assert len(first) < 120

    stat = Path.stat

    def of_a_drive(path: Path, **how: bool) -> os.stat_result:
        if path == strange:
            raise OSError(112, "Host is down")
        return stat(path, **how)
    monkeypatch.setattr(Path, "stat", of_a_drive)
    recent.aboutToShow.emit()
    texts = [action.text() for action in recent.actions()]
    assert texts == ["The files opened last are gone."]
    assert not recent.actions()[0].isEnabled()
