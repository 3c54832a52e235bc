"""What stands in the menus of the main window."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from latticework.gui.app.help import show_about, show_first_steps
from latticework.gui.canvas.commands import RESHAPE_COMMANDS, TOOL_COMMANDS, VIEW_COMMANDS
from latticework.gui.common.actions import SEPARATOR, Entry, Menus
from latticework.gui.matching import MatchingDialog

if TYPE_CHECKING:
    from latticework.gui.app.window import MainWindow


def menu_table(window: "MainWindow") -> Menus:
    """Return the menus of a window whose panels are there."""
    keys, files = QKeySequence.StandardKey, window.files
    canvas, parts, search = window.canvas.commands, window.parts.commands, window.search
    undo = window.document.stack.createUndoAction(window, "&Undo")
    redo = window.document.stack.createRedoAction(window, "&Redo")
    undo.setShortcuts(keys.Undo)
    redo.setShortcuts(keys.Redo)
    return {
        "&File": [
            Entry("&New…", files.new, keys.New), Entry("&Open…", files.open, keys.Open),
            Entry("&Save", files.save, keys.Save), Entry("Save &as…", files.save_as, keys.SaveAs), SEPARATOR,
            Entry("&Export picture…", window.export, "Ctrl+E"), SEPARATOR, Entry("&Quit", window.close, "Ctrl+Q")],
        "&Edit": [
            undo, redo, SEPARATOR, *(canvas[command.name] for command in TOOL_COMMANDS), SEPARATOR,
            *(canvas[command.name] for command in RESHAPE_COMMANDS), SEPARATOR,
            Entry("&Puzzle properties…", files.properties, "Ctrl+I"),
            Entry("&Marks and what may meet…", lambda: MatchingDialog(window.document, window).open())],
        "&Part": [
            parts["add"], parts["add-set"], window.parts.plates.action, SEPARATOR,
            *(parts[name] for name in ("duplicate", "remove", "up", "down")), SEPARATOR,
            *window.parts.targets.actions_in_order()],
        "&View": [
            Entry("&Draw", window.to_canvas, "Ctrl+1"), Entry("&Solution", window.to_solution, "Ctrl+2"), SEPARATOR,
            *(canvas[command.name] for command in VIEW_COMMANDS), SEPARATOR,
            Entry("&Reset the view of the solution", window.pane.view.reset_camera, "Ctrl+0"), SEPARATOR,
            *(dock.toggleViewAction() for dock in window.docks), SEPARATOR, *window.looks.actions()],
        "&Search": [
            search.go, search.one, search.stop, search.again, SEPARATOR,
            Entry("&Next solution", lambda: window.step(1), "Ctrl+Right"),
            Entry("&Previous solution", lambda: window.step(-1), "Ctrl+Left"), SEPARATOR, search.method],
        "&Help": [
            Entry("&First steps", lambda: show_first_steps(window), keys.HelpContents),
            Entry("&About Latticework", lambda: show_about(window))],
    }
