"""What stands in the menus of the main window."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from latticework.gui.app.help import show_about, show_first_steps
from latticework.gui.canvas.commands import RESHAPE_COMMANDS, TOOL_COMMANDS, VIEW_COMMANDS
from latticework.gui.common.actions import SEPARATOR, Entry, Menus
from latticework.gui.common.translation import tr
from latticework.gui.matching import MatchingDialog

if TYPE_CHECKING:
    from latticework.gui.app.window import MainWindow


def menu_table(window: "MainWindow") -> Menus:
    """Return the menus of a window whose panels are there."""
    keys, files = QKeySequence.StandardKey, window.files
    canvas, parts, search = window.canvas.commands, window.parts.commands, window.search
    undo = window.document.stack.createUndoAction(window, tr("&Undo"))
    redo = window.document.stack.createRedoAction(window, tr("&Redo"))
    undo.setShortcuts(keys.Undo)
    redo.setShortcuts(keys.Redo)
    return {
        tr("&File"): [
            Entry(tr("&New…"), files.new, keys.New), Entry(tr("&Open…"), files.open, keys.Open),
            Entry(tr("&Save"), files.save, keys.Save), Entry(tr("Save &as…"), files.save_as, keys.SaveAs), SEPARATOR,
            Entry(tr("&Export picture…"), window.export, "Ctrl+E"), SEPARATOR,
            Entry(tr("&Quit"), window.close, "Ctrl+Q")],
        tr("&Edit"): [
            undo, redo, SEPARATOR, *(canvas[command.name] for command in TOOL_COMMANDS), SEPARATOR,
            *(canvas[command.name] for command in RESHAPE_COMMANDS), SEPARATOR,
            Entry(tr("&Puzzle properties…"), files.properties, "Ctrl+I"),
            Entry(tr("&Marks and what may meet…"), lambda: MatchingDialog(window.document, window).open())],
        tr("&Part"): [
            parts["add"], parts["add-set"], window.parts.plates.action, SEPARATOR,
            *(parts[name] for name in ("duplicate", "remove", "up", "down")), SEPARATOR,
            *window.parts.targets.actions_in_order()],
        tr("&View"): [
            Entry(tr("&Draw"), window.to_canvas, "Ctrl+1"), Entry(tr("&Solution"), window.to_solution, "Ctrl+2"),
            SEPARATOR,
            *(canvas[command.name] for command in VIEW_COMMANDS), SEPARATOR,
            Entry(tr("&Reset the view of the solution"), window.pane.view.reset_camera, "Ctrl+0"), SEPARATOR,
            *(dock.toggleViewAction() for dock in window.docks), SEPARATOR, *window.looks.actions()],
        tr("&Search"): [
            search.go, search.one, search.stop, search.again, SEPARATOR,
            Entry(tr("&Next solution"), lambda: window.step(1), "Ctrl+Right"),
            Entry(tr("&Previous solution"), lambda: window.step(-1), "Ctrl+Left"), SEPARATOR, search.method],
        tr("&Help"): [
            Entry(tr("&First steps"), lambda: show_first_steps(window), keys.HelpContents),
            Entry(tr("&About Latticework"), lambda: show_about(window))],
    }
