"""The menus of the main window, and which of them each workspace shows."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from latticework.gui.design.window import BURRS, CALENDARS, CHALLENGES, CUTS, PAINT, SETS, SHAPES
from latticework.gui.editor.matching_dialog import MatchingDialog
from latticework.gui.editor.matching_lines_dialog import LinesDialog
from latticework.gui.shell.any_window import ThemeActions
from latticework.gui.shell.command_palette import CommandPalette
from latticework.gui.shell.help import (
    ABOUT_PLAYING,
    ABOUT_TOURS,
    ABOUT_WORKSPACES,
    Tours,
    show_about,
    show_first_steps,
    show_manual,
)
from latticework.gui.shell.in_and_out import InAndOut
from latticework.gui.shell.panels import Panels
from latticework.gui.shell.preferences_dialog import PreferencesDialog
from latticework.gui.shell.shortcuts_dialog import ShortcutsDialog
from latticework.gui.shell.workspace_tabs import DRAW, LIBRARY
from latticework.gui.stage.canvas.commands import (
    PEN,
    RESHAPE_COMMANDS,
    SELECT_COMMANDS,
    SHAPE_COMMANDS,
    TOOL_COMMANDS,
    VIEW_COMMANDS,
)
from latticework.gui.stage.look_menu import LookMenu
from latticework.gui.widgets.actions import SEPARATOR, Entry, Menu, Menus, take_keys
from latticework.gui.widgets.dialogs import open_child, shortened
from latticework.gui.widgets.preferences import places, recent_files
from latticework.gui.widgets.shortcuts import PASSING
from latticework.gui.widgets.translation import tr
from latticework.reading import is_there
from latticework.visible_text import one_line

_KEYS = QKeySequence.StandardKey


def menu_table(window: QMainWindow, in_and_out: InAndOut, themes: ThemeActions, notice: QAction,
               console: QAction, tours: Tours, another: Callable[[], object],
               leave: Callable[[], object]) -> Menus:
    """Return the menus of the main window.

    notice: turns on messages at the end of a search; console: shows the console; another: opens one more window;
    leave: closes all windows.
    """
    panels = in_and_out.panels
    return {
        tr("&File"): _file_menu(window, in_and_out, another, leave),
        tr("&Edit"): _edit_menu(window, in_and_out),
        tr("&Draw"): _draw_menu(panels),
        tr("&Part"): _part_menu(panels),
        tr("&View"): _view_menu(window, panels, console, themes),
        tr("&Search"): _search_menu(panels, in_and_out, notice),
        tr("Desi&gn"): _design_menu(in_and_out),
        tr("&Help"): [
            Entry(tr("&Commands…"), lambda: CommandPalette(window).open(), "Ctrl+K"), SEPARATOR,
            Entry(tr("&Manual"), lambda: show_manual(window, _page(panels, tours)), _KEYS.HelpContents),
            Entry(tr("&First steps"), lambda: show_first_steps(window)), tours.menu.menuAction(),
            Entry(tr("&About Latticework"), lambda: show_about(window))],
    }


def _page(panels: Panels, tours: Tours) -> str:
    """Return the place of the manual about the current tour, or else about the current workspace."""
    if panels.pane.on_stage is panels.play and panels.play.isVisible():
        return ABOUT_PLAYING
    return ABOUT_TOURS if tours.card.isVisible() else ABOUT_WORKSPACES[panels.tabs.currentIndex()]


def show_menus_of(window: QMainWindow, tab: int) -> None:
    """Show the menus that a workspace has something for: drawing and parts in Draw, searches outside the library."""
    hidden = {tr("&Draw"): tab != DRAW, tr("&Part"): tab != DRAW,
              tr("&Search"): tab == LIBRARY, tr("Desi&gn"): tab == LIBRARY}
    for action in window.menuBar().actions():
        action.setVisible(not hidden.get(action.text(), False))


class RecentMenu(QMenu):
    """The files opened last, which are read whenever the menu opens."""

    def __init__(self, open_path: Callable[[Path], object], parent: QWidget) -> None:
        super().__init__(tr("Open &recent"), parent)
        self._open = open_path
        take_keys(self)
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        opened = recent_files(QSettings())
        files = [path for path in opened if is_there(path)]
        for path, text in zip(files, places(files), strict=True):
            entry = self.addAction(shortened(one_line(text)).replace("&", "&&"))
            entry.setProperty(PASSING, True)
            entry.triggered.connect(lambda _=False, path=path: self._open(path))
        if not files:
            none = tr("The files opened last are gone.") if opened else tr("No file was opened yet.")
            self.addAction(none).setEnabled(False)


def _file_menu(window: QMainWindow, in_and_out: InAndOut, another: Callable[[], object],
               leave: Callable[[], object]) -> Menu:
    files = in_and_out.files
    return [
        Entry(tr("&New…"), files.new, _KEYS.New), Entry(tr("New latti&ce of your own…"), files.new_lattice),
        Entry(tr("New &window"), another, "Ctrl+Alt+N"), Entry(tr("&Open…"), files.open, _KEYS.Open),
        RecentMenu(files.open_path, window).menuAction(),
        Entry(tr("&Save"), files.save, _KEYS.Save), Entry(tr("Save &as…"), files.save_as, _KEYS.SaveAs), SEPARATOR,
        Entry(tr("&Import…"), files.import_files), files.left_out,
        Entry(tr("&Export…"), in_and_out.export, "Ctrl+E"),
        Entry(tr("&Print on paper…"), in_and_out.print_on_paper, _KEYS.Print), SEPARATOR,
        Entry(tr("&Quit"), leave, "Ctrl+Q")]


def _edit_menu(window: QMainWindow, in_and_out: InAndOut) -> Menu:
    panels, clipboard = in_and_out.panels, in_and_out.clipboard
    canvas, document = panels.canvas.commands, panels.document
    undo, redo = (document.stack.createUndoAction(window, tr("&Undo")),
                  document.stack.createRedoAction(window, tr("&Redo")))
    undo.setShortcuts(_KEYS.Undo)
    redo.setShortcuts(_KEYS.Redo)
    # Shortcuts that the user has chosen are stored by these names, as the texts of the actions change.
    undo.setObjectName("undo")
    redo.setObjectName("redo")
    return [
        undo, redo, SEPARATOR,
        Entry(tr("Copy picture"), clipboard.copy_picture, "Ctrl+Shift+C"),
        Entry(tr("Copy picture &without ground"), clipboard.copy_transparent_picture),
        Entry(tr("Copy as te&xt"), clipboard.copy_text, _KEYS.Copy),
        Entry(tr("Copy pu&zzle code"), clipboard.copy_code),
        Entry(tr("Pa&ste puzzle"), clipboard.paste, _KEYS.Paste), SEPARATOR,
        *(canvas[command.name] for command in SELECT_COMMANDS), SEPARATOR,
        Entry(tr("&Puzzle properties…"), in_and_out.files.properties, "Ctrl+I"),
        Entry(tr("&Marks and what may meet…"), lambda: MatchingDialog(document, window).open()),
        Entry(tr("&Lines of different marks…"), lambda: _draw_lines(window, panels)), SEPARATOR,
        Entry(tr("Prefere&nces…"), lambda: PreferencesDialog(window).open(), "Ctrl+,"),
        Entry(tr("&Keyboard shortcuts…"), lambda: ShortcutsDialog(window).open())]


def _draw_lines(window: QMainWindow, panels: Panels) -> None:
    """Open the dialog for lines of different marks beside the target on the canvas, or show the one that is open."""
    panels.to_canvas()
    panels.document.set_subject(None)
    surface = panels.canvas.surface
    dialog = open_child(window, LinesDialog) or LinesDialog(
        panels.document, lambda: surface.selection.cells, surface.mark_cells, window)
    dialog.show()
    dialog.raise_()


def _draw_menu(panels: Panels) -> Menu:
    canvas = panels.canvas.commands
    return [
        *(canvas[command.name] for command in (*TOOL_COMMANDS, PEN)), SEPARATOR,
        *(canvas[command.name] for command in SHAPE_COMMANDS), SEPARATOR,
        *(canvas[command.name] for command in RESHAPE_COMMANDS), SEPARATOR, panels.judged.action]


def _part_menu(panels: Panels) -> Menu:
    parts = panels.parts.commands
    return [
        parts["add"], parts["add-set"], parts["add-shape"], parts["add-text"], panels.parts.plates.action,
        SEPARATOR,
        *(parts[name] for name in ("duplicate", "remove", "up", "down", "next", "previous")), SEPARATOR,
        Entry(tr("&Facts about the parts"), panels.show_facts, "Ctrl+Shift+F"),
        panels.parts.palette_action, SEPARATOR,
        *panels.canvas.forms.actions_in_order(), SEPARATOR,
        *panels.parts.targets.actions_in_order()]


def _view_menu(window: QMainWindow, panels: Panels, console: QAction, themes: ThemeActions) -> Menu:
    return [
        Entry(tr("Lib&rary"), panels.to_library, "Ctrl+1"), Entry(tr("&Draw"), panels.to_canvas, "Ctrl+2"),
        Entry(tr("&Solve"), panels.to_solution, "Ctrl+3"), Entry(tr("Sear&ches"), panels.to_searches, "Ctrl+4"),
        SEPARATOR,
        LookMenu(lambda: panels.view_in_3d, window).menuAction(),
        *(panels.canvas.commands[command.name] for command in VIEW_COMMANDS),
        panels.canvas.ghosts, panels.canvas.side_by_side, panels.canvas.in_3d, panels.canvas.small_3d,
        SEPARATOR,
        Entry(tr("Rese&t the view of the solution"), panels.pane.view.reset_camera, "Ctrl+0"), SEPARATOR,
        *panels.tabs.dock_actions(), panels.browser.page, console,
        Entry(tr("Reset the pa&nels"), panels.tabs.arrange), SEPARATOR, *themes.actions()]


def _search_menu(panels: Panels, in_and_out: InAndOut, notice: QAction) -> Menu:
    search = panels.search
    return [
        search.go, search.one, search.stop, search.again, SEPARATOR,
        search.commands.apart, Entry(tr("Sho&w why"), panels.show_why, "F6"), SEPARATOR,
        Entry(tr("&Next solution"), lambda: panels.step(1), "Ctrl+Right"),
        Entry(tr("&Previous solution"), lambda: panels.step(-1), "Ctrl+Left"),
        Entry(tr("&Favourite"), panels.browser.notes.toggle, "Ctrl+B"),
        in_and_out.taken_cells.action, SEPARATOR, search.method,
        search.commands.copy_path, Entry(tr("Sa&ve a copy of the search…"), in_and_out.copy_search), SEPARATOR,
        Entry(tr("Play by han&d"), panels.to_play, "F8"), Entry(tr("Trace step b&y step"), panels.to_trace, "F7"),
        Entry(tr("Count all &targets…"), in_and_out.count_targets),
        SEPARATOR, panels.searches.commands.pause, notice]


def _design_menu(in_and_out: InAndOut) -> Menu:
    tasks = {
        SETS: tr("F&ind sets of parts…"), CUTS: tr("&Cut the target into parts…"),
        CHALLENGES: tr("Find challen&ges…"), PAINT: tr("Find p&ainted cells…"),
        SHAPES: tr("Find s&hapes of the parts…"), CALENDARS: tr("Find ca&lendars…"),
        BURRS: tr("Find &burrs…")}
    return [Entry(name, partial(in_and_out.design.open, task)) for task, name in tasks.items()]
