"""A workspace of the window: what one works on in the middle, docks around it, and the memory of how they lie."""

from functools import partial
from zlib import crc32

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from latticework.gui.common.docks import BOTTOM, LEFT, RIGHT, SIDES, DockPanel, Edges, Handle, frame_tabs

LAYOUT = 1
"""Counted up when docks change so much that an older arrangement should not be restored."""
MIDDLE, LOW = 560, 420
"""The width and the height that the middle keeps: panels for which no more is left become drawers."""

__all__ = ["BOTTOM", "LEFT", "RIGHT", "Workspace"]


class Workspace(QMainWindow):
    """Shows a widget with docks around it, which can be moved, hidden, and are restored as they were left.

    Where there is too little room, docks become drawers: of the two sides only one is open, the other is put away
    behind handles at its edge; so is the bottom. name: under which the arrangement is stored, the same in every
    language.
    """

    def __init__(self, name: str, middle: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.name, self.middle = name, middle
        self.docks: dict[str, QDockWidget] = {}
        self._sizes: dict[str, int] = {}
        self._modes: list[str] = []
        """The docks that are closed when the workspace is left, and never come back by themselves."""
        self._first: dict[str, tuple[Qt.DockWidgetArea, bool]] = {}
        self._restored = False
        self._away: dict[str, Qt.DockWidgetArea] = {}
        """The docks that were put away, and where they belong."""
        self._opened: Qt.DockWidgetArea = LEFT
        self._bottom_opened = False
        self._floating: list[QDockWidget] = []
        """Docks that lie outside of the window while the workspace is not shown."""
        self._edges = Edges(middle)
        self.setCentralWidget(self._edges)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
        self._soon.timeout.connect(lambda: frame_tabs(self))
        for corner, area in _CORNERS.items():
            self.setCorner(corner, area)

    def add_dock(self, name: str, title: str, widget: QWidget, area: Qt.DockWidgetArea, size: int = 300,
                 shown: bool = True, mode: bool = False) -> QDockWidget:
        """Add a dock with a widget; before the workspace is shown for the first time.

        name: the same in every language; title: translated; size: width at a side, height at the bottom; shown:
        whether it is there at first, else the View menu shows it; mode: it is closed when the workspace is left.
        """
        dock = DockPanel(title, self)
        dock.setObjectName(name)
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        dock.setVisible(shown)
        self._modes += [name] if mode else []
        self.docks[name], self._sizes[name], self._first[name] = dock, size, (area, shown)
        dock.toggleViewAction().triggered.connect(lambda shown: self._on_wanted(name, shown))
        dock.visibilityChanged.connect(lambda _: self._soon.start())
        dock.dockLocationChanged.connect(lambda _: self._soon.start())
        return dock

    def add_line(self, widget: QWidget, above: bool = False, least: int = 0) -> None:
        """Show a widget below the middle, or above it; so many pixels stay its own where it is hidden."""
        self._edges.add_line(widget, above, least)

    def widen(self, name: str) -> None:
        """Let a dock at the bottom reach below those at the sides while it is shown."""
        def take_corners(shown: bool) -> None:
            for corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner):
                self.setCorner(corner, BOTTOM if shown else _CORNERS[corner])
        self.docks[name].visibilityChanged.connect(take_corners)

    def show_dock(self, name: str) -> None:
        """Show a dock, in front of others that lie in the same place."""
        self._on_wanted(name, True)
        self.docks[name].show()
        self.docks[name].raise_()

    def leave_modes(self) -> None:
        """Close the docks that are modes."""
        for name in self._modes:
            area = self._away.pop(name, None)
            self.docks[name].hide()
            if area is not None:
                self._edges.show_handles(area, self._wanted(area), partial(self._open, area))

    @property
    def handles(self) -> list[Handle]:
        """The handles of drawers that are put away."""
        return self._edges.handles()

    def restore(self) -> None:
        """Arrange the docks as they were left, or as at first."""
        self._restored = True
        stored = QSettings().value(self._key)
        if not (isinstance(stored, QByteArray) and self.restoreState(stored, self._version)):
            self.arrange()
        self.leave_modes()
        self._fit()

    def arrange(self) -> None:
        """Give the docks their first sizes."""
        for orientation, areas in _ALONG.items():
            docks = [dock for dock in self.docks.values() if self.dockWidgetArea(dock) in areas]
            self.resizeDocks(docks, [self._sizes[dock.objectName()] for dock in docks], orientation)

    def arrange_anew(self) -> None:
        """Arrange the docks as at first, whatever somebody made of them."""
        self._away.clear()
        for name, (area, shown) in self._first.items():
            dock = self.docks[name]
            dock.setFloating(False)
            self.addDockWidget(area, dock)
            dock.setVisible(shown)
        self._opened, self._bottom_opened = LEFT, False
        self.arrange()
        self._fit()

    def keep(self, settings: QSettings) -> None:
        """Store how the docks are arranged when there is room for all of them."""
        if self._restored:
            for name in list(self._away):
                self.docks[name].show()
            for dock in self._floating:
                dock.show()
            settings.setValue(self._key, self.saveState(self._version))

    def minimumSizeHint(self) -> QSize:
        """Need the room of the middle with one side open: others become drawers."""
        least = self._edges.minimumSizeHint()
        return least + QSize(max((self._least(area) for area in SIDES), default=0), 0)

    @property
    def _key(self) -> str:
        return f"workspaces/{self.name}"

    @property
    def _version(self) -> int:
        """A number that is another one when there are other docks, so that Qt refuses what was stored before."""
        return crc32(" ".join((str(LAYOUT), *sorted(self.docks))).encode()) >> 1

    def _wanted(self, area: Qt.DockWidgetArea) -> list[QDockWidget]:
        """Return the docks that are to be in an area, shown or put away."""
        return [dock for name, dock in self.docks.items() if self._away.get(name) == area or (
            not dock.isHidden() and not dock.isFloating() and self.dockWidgetArea(dock) == area)]

    def _least(self, area: Qt.DockWidgetArea) -> int:
        return max((dock.minimumSizeHint().width() for dock in self._wanted(area)), default=0)

    def _size(self, area: Qt.DockWidgetArea) -> int:
        return max((self._sizes[dock.objectName()] for dock in self._wanted(area)), default=0)

    def _fit(self) -> None:
        """Put away what there is no room for, and bring back what there is room for."""
        if not (self._restored and self.isVisible()):
            return
        wide = self.width() >= MIDDLE + sum(map(self._size, SIDES))
        for area in SIDES:
            self._set_open(area, wide or area == self._opened or not self._wanted(RIGHT if area == LEFT else LEFT))
        self._set_open(BOTTOM, self._bottom_opened or self.height() >= LOW + self._size(BOTTOM))

    def _set_open(self, area: Qt.DockWidgetArea, is_open: bool) -> None:
        docks = self._wanted(area)
        away = [dock for dock in docks if dock.objectName() in self._away]
        if is_open:
            for dock in away:
                del self._away[dock.objectName()]
                dock.show()
        elif len(away) < len(docks):
            self._away |= {dock.objectName(): area for dock in docks}
            for dock in docks:
                dock.hide()
        else:
            return
        self._edges.show_handles(area, [] if is_open else docks, partial(self._open, area))

    def _open(self, area: Qt.DockWidgetArea) -> None:
        """Open a drawer, which closes the one at the other side."""
        if area == BOTTOM:
            self._bottom_opened = True
        else:
            self._opened = area
        self._fit()

    def _on_wanted(self, name: str, shown: bool) -> None:
        """Open the drawer of a dock that somebody asks for."""
        dock = self.docks[name]
        area = self._away.get(name, self.dockWidgetArea(dock))
        if shown and not dock.isFloating():
            self._open(area)
        elif area == BOTTOM:
            self._bottom_opened = False

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the docks once there is room to arrange them in."""
        super().showEvent(event)
        if not self._restored:
            self.restore()
        for dock in self._floating:
            dock.show()
        self._floating.clear()
        self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the modes, and take along the docks that lie outside of the window."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.leave_modes()
            docks = self.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            floating = [dock for dock in docks if dock.isFloating() and not dock.isHidden()]
            self._floating += floating
            for dock in floating:
                dock.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Open or close drawers as there is room."""
        super().resizeEvent(event)
        self._fit()


_ALONG: dict[Qt.Orientation, tuple[Qt.DockWidgetArea, ...]] = {
    Qt.Orientation.Horizontal: SIDES, Qt.Orientation.Vertical: (BOTTOM,)}
_CORNERS: dict[Qt.Corner, Qt.DockWidgetArea] = {
    Qt.Corner.BottomLeftCorner: LEFT, Qt.Corner.BottomRightCorner: RIGHT,
    Qt.Corner.TopLeftCorner: LEFT, Qt.Corner.TopRightCorner: RIGHT}
