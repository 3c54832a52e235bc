"""Cells on the clipboard of the desktop."""

import atexit

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from latticework.files.part_text import OWN, cells_of_own, cells_of_text, offered
from latticework.puzzle import Puzzle

_OF_DESKTOPS = ("xcb", "wayland", "windows", "cocoa")
"""Platforms whose clipboard is that of the desktop, which frees our data in time or keeps them for other programs."""


@atexit.register
def _let_go() -> None:
    """Clear a clipboard that ends with this program: it would free data made by Python after Python has ended."""
    if QGuiApplication.instance() is not None and not QGuiApplication.platformName().startswith(_OF_DESKTOPS):
        QGuiApplication.clipboard().clear()


def copy_cells(cut: Puzzle, color: str) -> None:
    """Put cells on the clipboard in all formats in which they are offered; raises LatticeworkError."""
    data = QMimeData()
    for kind, content in offered(cut, color).items():
        data.setData(kind, content)
    QGuiApplication.clipboard().setMimeData(data)


def cells_there(puzzle: Puzzle) -> Puzzle | None:
    """Return the cells of one drawing that are on the clipboard, None where there is anything else.

    Raises LatticeworkError where they are in another lattice.
    """
    own = own_cells()
    if own:
        return cells_of_own(own, puzzle)
    data = QGuiApplication.clipboard().mimeData()
    # File managers put the names of files on the clipboard as text, too.
    return None if data.hasUrls() else cells_of_text(data.text(), puzzle)


def holds_cells(puzzle: Puzzle) -> bool:
    """Whether there are cells on the clipboard, also of another lattice."""
    return bool(own_cells()) or cells_there(puzzle) is not None


def own_cells() -> bytes:
    """Return the cells that a window of the program put on the clipboard, empty where there are none."""
    return bytes(QGuiApplication.clipboard().mimeData().data(OWN).data())
