"""Help: the manual, first steps, and about the program."""

from PySide6.QtWidgets import QMessageBox, QWidget

from latticework import paths
from latticework.gui.app.workspace_tabs import DRAW, LIBRARY, SEARCHES, SOLVE
from latticework.gui.common.dialogs import remove_icons
from latticework.gui.common.translation import tr
from latticework.gui.manual.window import ManualWindow
from latticework.version import __version__

ABOUT = {LIBRARY: "manual.md#a-first-puzzle", DRAW: "manual.md#draw-a-puzzle-of-your-own", SOLVE: "manual.md#solve",
         SEARCHES: "manual.md#searches"}
"""Where the manual tells of each workspace."""
OF_TOURS = "manual.md#tours"


def show_manual(parent: QWidget, page: str) -> None:
    """Show the manual beside the window, at a heading of a page."""
    manual = parent.findChild(ManualWindow) or ManualWindow(paths.resources() / "docs", parent)
    manual.show()  # before the page: where a heading lies depends on how wide the page is
    manual.raise_()
    manual.activateWindow()
    manual.open_at(page)


def show_first_steps(parent: QWidget) -> None:
    """Show how to begin."""
    text = "".join(f"<p>{paragraph}</p>" for paragraph in _first_steps())
    box = QMessageBox(QMessageBox.Icon.NoIcon, tr("First steps"), text, parent=parent)
    _tell(box)


def show_about(parent: QWidget) -> None:
    """Show what the program is."""
    text = (f"<p><b>Latticework {__version__}</b></p><p>"
            + tr("Solves put-together puzzles on any structured lattice.") + "</p><p>" + tr("MIT licence.") + "</p>")
    box = QMessageBox(QMessageBox.Icon.NoIcon, tr("About Latticework"), text, parent=parent)
    box.setIconPixmap(parent.windowIcon().pixmap(64, 64))
    _tell(box)


def _tell(box: QMessageBox) -> None:
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    remove_icons(box.buttons())
    box.exec()


def _first_steps() -> tuple[str, ...]:
    return (
        tr("<b>Solve.</b> Choose a puzzle in the library and press <b>Solve</b> (F5). Pause whenever you like; you "
           "may close the program and resume next week. Searches are saved several times a second by themselves."),
        tr("<b>Look.</b> Step through the solutions with Ctrl+Right and Ctrl+Left. Drag to turn, wheel to zoom; pull "
           "the sliders to take a solution apart. A click on a part in the legend makes it faint, then hides it."),
        tr("<b>Draw.</b> File, New begins a puzzle. The target is the first row of the list of parts; add parts "
           "with +, and draw the cells of the chosen row with the mouse, or with the arrow keys and Space. "
           "Undo is Ctrl+Z."),
        tr("<b>Be led.</b> Help, Tours goes through all this with you, one step at a time."))
