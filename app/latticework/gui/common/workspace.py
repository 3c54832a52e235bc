"""A workspace of the window: what one works on in the middle, docks around it, and the memory of how they lie."""

from zlib import crc32

from PySide6.QtCore import QByteArray, QSettings, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

LEFT, RIGHT, BOTTOM = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea,
                       Qt.DockWidgetArea.BottomDockWidgetArea)
LAYOUT = 1
"""Counted up when docks change so much that an older arrangement should not be restored."""


class Workspace(QMainWindow):
    """Shows a widget with docks around it, which can be moved, hidden, and are restored as they were left.

    name: under which the arrangement is stored, the same in every language.
    """

    def __init__(self, name: str, middle: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.name, self.middle = name, middle
        self.docks: dict[str, QDockWidget] = {}
        self._sizes: dict[str, int] = {}
        self._restored = False
        self.setCentralWidget(middle)
        for corner, area in _CORNERS.items():
            self.setCorner(corner, area)

    def add_dock(self, name: str, title: str, widget: QWidget, area: Qt.DockWidgetArea, size: int = 300,
                 shown: bool = True) -> QDockWidget:
        """Add a dock with a widget; before the workspace is shown for the first time.

        name: the same in every language; title: translated; size: width at a side, height at the bottom; shown:
        whether it is there at first, else the View menu shows it.
        """
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        dock.setVisible(shown)
        self.docks[name], self._sizes[name] = dock, size
        return dock

    def show_dock(self, name: str) -> None:
        """Show a dock, in front of others that lie in the same place."""
        self.docks[name].show()
        self.docks[name].raise_()

    def restore(self) -> None:
        """Arrange the docks as they were left, or as at first."""
        self._restored = True
        stored = QSettings().value(self._key)
        if not (isinstance(stored, QByteArray) and self.restoreState(stored, self._version)):
            self.arrange()

    def arrange(self) -> None:
        """Give the docks their first sizes."""
        for orientation, areas in _ALONG.items():
            docks = [dock for dock in self.docks.values() if self.dockWidgetArea(dock) in areas]
            self.resizeDocks(docks, [self._sizes[dock.objectName()] for dock in docks], orientation)

    def keep(self) -> None:
        """Store how the docks are arranged."""
        if self._restored:
            QSettings().setValue(self._key, self.saveState(self._version))

    @property
    def _key(self) -> str:
        return f"workspaces/{self.name}"

    @property
    def _version(self) -> int:
        """A number that is another one when there are other docks, so that Qt refuses what was stored before."""
        return crc32(" ".join((str(LAYOUT), *sorted(self.docks))).encode()) >> 1

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the docks once there is room to arrange them in."""
        super().showEvent(event)
        if not self._restored:
            self.restore()


_ALONG: dict[Qt.Orientation, tuple[Qt.DockWidgetArea, ...]] = {
    Qt.Orientation.Horizontal: (LEFT, RIGHT), Qt.Orientation.Vertical: (BOTTOM,)}
_CORNERS: dict[Qt.Corner, Qt.DockWidgetArea] = {
    Qt.Corner.BottomLeftCorner: LEFT, Qt.Corner.BottomRightCorner: RIGHT,
    Qt.Corner.TopLeftCorner: LEFT, Qt.Corner.TopRightCorner: RIGHT}
