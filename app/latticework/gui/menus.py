"""What stands in the menus of the main window."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from latticework.gui.actions import SEPARATOR, Entry
from latticework.gui.help import show_about, show_first_steps
from latticework.gui.matching import MatchingDialog

if TYPE_CHECKING:
    from latticework.gui.window import MainWindow


def menu_table(window: "MainWindow") -> list[Entry | QAction | str]:
    """Return the menus of a window whose panels are there."""
    keys, files = QKeySequence.StandardKey, window.files
    undo = window.document.stack.createUndoAction(window, "Undo")
    redo = window.document.stack.createRedoAction(window, "Redo")
    undo.setShortcuts(keys.Undo)
    redo.setShortcuts(keys.Redo)
    return [
        Entry("&File", "&New…", files.new, keys.New), Entry("&File", "&Open…", files.open, keys.Open),
        Entry("&File", "&Save", files.save, keys.Save), Entry("&File", "Save &as…", files.save_as, keys.SaveAs),
        SEPARATOR, Entry("&File", "&Export picture…", window.export, "Ctrl+E"),
        SEPARATOR, Entry("&File", "&Quit", window.close, "Ctrl+Q"),
        Entry("&Edit", "&Puzzle properties…", files.properties, "Ctrl+I"),
        Entry("&Edit", "&Marks and what may meet…", lambda: MatchingDialog(window.document, window).open()),
        SEPARATOR, window.parts.plates.action, *window.parts.targets.actions_in_order(), SEPARATOR, undo, redo,
        Entry("&View", "&Draw", window.to_canvas, "Ctrl+1"),
        Entry("&View", "&Solution", window.to_solution, "Ctrl+2"),
        Entry("&View", "&Reset the view", window.pane.view.reset_camera, "Ctrl+0"), SEPARATOR,
        *(dock.toggleViewAction() for dock in window.docks), SEPARATOR, *window.looks.actions(),
        Entry("&Search", "&Next solution", lambda: window.step(1), "Ctrl+Right"),
        Entry("&Search", "&Previous solution", lambda: window.step(-1), "Ctrl+Left"), SEPARATOR,
        window.search.go, window.search.one, window.search.stop, window.search.again, SEPARATOR, window.search.method,
        Entry("&Help", "&First steps", lambda: show_first_steps(window), keys.HelpContents),
        Entry("&Help", "&About Latticework", lambda: show_about(window)),
    ]
