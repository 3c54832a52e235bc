"""Size and position of the main window, stored in the settings."""

from PySide6.QtCore import QByteArray, QMargins, QSettings, QSize
from PySide6.QtWidgets import QMainWindow

USUAL = QSize(1360, 860)
FRAME = QMargins(8, 36, 8, 8)
"""Room for title bar and borders, which the desktop adds when the window is shown."""


def restore(window: QMainWindow) -> None:
    """Give a window its stored size and position, adapted to the screens that there are now."""
    geometry = QSettings().value("geometry")
    if not (isinstance(geometry, QByteArray) and window.restoreGeometry(geometry)):  # which fits it to the screens
        resize(window, USUAL)


def resize(window: QMainWindow, size: QSize) -> None:
    """Give a window a size, or as much of it as there is room for on the screen."""
    window.resize(size.boundedTo(window.screen().availableGeometry().marginsRemoved(FRAME).size()))


def keep(window: QMainWindow, settings: QSettings) -> None:
    """Store size and position."""
    settings.setValue("geometry", window.saveGeometry())
