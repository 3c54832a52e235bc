"""First steps and about."""

from PySide6.QtWidgets import QMessageBox, QWidget

from latticework import __version__

FIRST_STEPS = """
<p><b>Solve.</b> Choose a puzzle in the library and press <b>Solve</b> (F5). Pause whenever you like; you may close
the program and resume next week. Searches are saved several times a second by themselves.</p>
<p><b>Look.</b> Step through the solutions with Ctrl+Right and Ctrl+Left. Drag to turn, wheel to zoom; pull the
sliders to take a solution apart. A click on a part in the legend makes it faint, then hides it.</p>
<p><b>Draw.</b> File, New begins a puzzle. The target is the first row of the list of parts; add parts with +, and
draw the cells of the chosen row with the mouse, or with the arrow keys and Space. Undo is Ctrl+Z.</p>
"""


def show_first_steps(parent: QWidget) -> None:
    """Show how to begin."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, "First steps", FIRST_STEPS, parent=parent)
    box.exec()


def show_about(parent: QWidget) -> None:
    """Show what the program is."""
    QMessageBox.about(parent, "About Latticework", f"<p><b>Latticework {__version__}</b></p><p>Solves put-together "
                      "puzzles on any structured lattice.</p><p>MIT licence.</p>")
