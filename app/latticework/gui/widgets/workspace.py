"""A workspace of the window: what one works on in the middle, docks around it, drawers where there is no room."""

from collections.abc import Callable
from functools import partial
from zlib import crc32

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QDockWidget,
    QGridLayout,
    QMainWindow,
    QProxyStyle,
    QStyle,
    QStyleFactory,
    QStyleOption,
    QStyleOptionTab,
    QStyleOptionToolButton,
    QStylePainter,
    QTabBar,
    QToolButton,
    QWidget,
)

from latticework.gui.widgets.icons import set_icon
from latticework.gui.widgets.translation import tr

_LAYOUT = 1
"""Increased when docks change so much that an older arrangement must not be restored."""
_MIDDLE, _LOW = 560, 420
"""The width and the height that the middle keeps: panels for which no more is left become drawers."""

_BUTTONS = {"qt_dockwidget_floatbutton": "float", "qt_dockwidget_closebutton": "close"}
"""The names that Qt gives to the buttons of a dock, and their drawings."""

LEFT, RIGHT, BOTTOM = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea,
                       Qt.DockWidgetArea.BottomDockWidgetArea)
SIDES = (LEFT, RIGHT)

_ALONG: dict[Qt.Orientation, tuple[Qt.DockWidgetArea, ...]] = {
    Qt.Orientation.Horizontal: SIDES, Qt.Orientation.Vertical: (BOTTOM,)}
_CORNERS: dict[Qt.Corner, Qt.DockWidgetArea] = {
    Qt.Corner.BottomLeftCorner: LEFT, Qt.Corner.BottomRightCorner: RIGHT,
    Qt.Corner.TopLeftCorner: LEFT, Qt.Corner.TopRightCorner: RIGHT}
_THICK, _ROOM = 28, 24
"""How thick a handle is, and how much longer than its words."""


class Workspace(QMainWindow):
    """Shows a widget with docks around it, which can be moved, hidden, and are restored as they were left.

    Where there is too little room, docks become drawers: of the two sides only one is open, the other is put away
    behind handles at its edge; so is the bottom. name: that of the stored arrangement, the same in every language.
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
        """The docks that were put away, and their areas."""
        self._opened: Qt.DockWidgetArea = LEFT
        self._bottom_opened = False
        self._floating: list[QDockWidget] = []
        """Docks that float outside of the window and are hidden while the workspace is not shown."""
        self._edges = _Edges(middle)
        self.setCentralWidget(self._edges)
        # Once for all the signals that docks send when one of them is moved.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
        self._soon.timeout.connect(lambda: _frame_tabs(self))
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
        dock.toggleViewAction().triggered.connect(lambda shown: self._on_toggled(name, shown))
        dock.visibilityChanged.connect(lambda _: self._soon.start())
        dock.dockLocationChanged.connect(lambda _: self._soon.start())
        return dock

    def widen(self, name: str) -> None:
        """Let a dock at the bottom extend below those at the sides while it is shown."""
        def take_corners(shown: bool) -> None:
            for corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner):
                self.setCorner(corner, BOTTOM if shown else _CORNERS[corner])
        self.docks[name].visibilityChanged.connect(take_corners)

    def show_dock(self, name: str) -> None:
        """Show a dock, in front of others in the same place."""
        self._on_toggled(name, True)
        self.docks[name].show()
        self.docks[name].raise_()

    def leave_modes(self) -> None:
        """Close the docks that are modes."""
        for name in self._modes:
            area = self._away.pop(name, None)
            self.docks[name].hide()
            if area is not None:
                self._edges.show_handles(area, self._docks_in(area), partial(self._open, area))

    @property
    def handles(self) -> list["Handle"]:
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
        """Arrange the docks as at first, wherever the user has put them."""
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
            # Qt stores which docks are visible, and these are hidden only for want of room.
            for name in list(self._away):
                self.docks[name].show()
            for dock in self._floating:
                dock.show()
            settings.setValue(self._key, self.saveState(self._version))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the middle with one side open: the others become drawers."""
        least = self._edges.minimumSizeHint()
        return least + QSize(max((self._least(area) for area in SIDES), default=0), 0)

    @property
    def _key(self) -> str:
        return f"workspaces/{self.name}"

    @property
    def _version(self) -> int:
        """A number that changes with the set of docks, so that Qt refuses what was stored for another."""
        return crc32(" ".join((str(_LAYOUT), *sorted(self.docks))).encode()) >> 1

    def _docks_in(self, area: Qt.DockWidgetArea) -> list[QDockWidget]:
        """Return the docks that are to be in an area, shown or put away."""
        return [dock for name, dock in self.docks.items() if self._away.get(name) == area or (
            not dock.isHidden() and not dock.isFloating() and self.dockWidgetArea(dock) == area)]

    def _least(self, area: Qt.DockWidgetArea) -> int:
        return max((dock.minimumSizeHint().width() for dock in self._docks_in(area)), default=0)

    def _size(self, area: Qt.DockWidgetArea) -> int:
        return max((self._sizes[dock.objectName()] for dock in self._docks_in(area)), default=0)

    def _fit(self) -> None:
        """Put away docks for which there is no room, and show those again for which there is."""
        if not (self._restored and self.isVisible()):
            return
        wide = self.width() >= _MIDDLE + sum(map(self._size, SIDES))
        for area in SIDES:
            self._set_open(area, wide or area == self._opened or not self._docks_in(RIGHT if area == LEFT else LEFT))
        self._set_open(BOTTOM, self._bottom_opened or self.height() >= _LOW + self._size(BOTTOM))

    def _set_open(self, area: Qt.DockWidgetArea, is_open: bool) -> None:
        docks = self._docks_in(area)
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

    def _on_toggled(self, name: str, shown: bool) -> None:
        """Open the drawer of a dock that the user shows."""
        dock = self.docks[name]
        area = self._away.get(name, self.dockWidgetArea(dock))
        if shown and not dock.isFloating():
            self._open(area)
        elif area == BOTTOM:
            self._bottom_opened = False

    def showEvent(self, event: QShowEvent) -> None:
        """Arrange the docks when the window has its size."""
        super().showEvent(event)
        if not self._restored:
            self.restore()
        for dock in self._floating:
            dock.show()
        self._floating.clear()
        self._soon.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the modes, and hide the docks that float outside of the window."""
        super().hideEvent(event)
        # Spontaneous ones come from the desktop, as when the window is minimized: floating docks stay then.
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


class DockPanel(QDockWidget):
    """A dock whose buttons have our icons: those of Qt are dark grey in every theme."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._draw_buttons()
        # Qt sets its own icons again whenever a dock is taken out of the window or put back.
        self.topLevelChanged.connect(lambda _: self._draw_buttons())

    def _draw_buttons(self) -> None:
        for name, drawing in _BUTTONS.items():
            button = self.findChild(QAbstractButton, name)
            if isinstance(button, QAbstractButton):
                set_icon(button, drawing)


class _FramedTabs(QProxyStyle):
    """Fusion, with the frame and the background that tabs have in a QTabWidget."""

    def drawControl(self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter,
                    widget: QWidget | None = None) -> None:
        """Draw a tab with its frame."""
        # By itself Fusion fills the tabs of docks with the colour that frames are made of: in high contrast that of
        # their text.
        if isinstance(option, QStyleOptionTab):
            option.features |= QStyleOptionTab.TabFeature.HasFrame
        super().drawControl(element, option, painter, widget)


def _frame_tabs(window: QMainWindow) -> None:
    """Draw the tabs of a window's docks as all other tabs."""
    # Qt makes a bar of tabs whenever docks are put on one another: this is called after each change.
    app = QApplication.instance()
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    bars = [bar for bar in bars if not isinstance(bar.style(), _FramedTabs)]
    if bars and app is not None:
        style = app.findChild(_FramedTabs)
        if not isinstance(style, _FramedTabs):
            style = _FramedTabs(QStyleFactory.create("Fusion"))
            style.setParent(app)
        for bar in bars:
            bar.setStyle(style)


class Handle(QToolButton):
    """A button at the edge with the title of a panel, which it shows; at a side it is turned to read along it."""

    def __init__(self, dock: QDockWidget, area: Qt.DockWidgetArea, pressed: Callable[[], object]) -> None:
        super().__init__()
        self._turn = {LEFT: -90, RIGHT: 90}.get(area, 0)
        self.setText(dock.windowTitle())
        self.setToolTip(tr("Show the panel {name}", name=dock.windowTitle()))
        self.clicked.connect(lambda _: pressed())

    def sizeHint(self) -> QSize:
        """Return the size for the words along the edge."""
        size = QSize(self.fontMetrics().horizontalAdvance(self.text()) + _ROOM, _THICK)
        return size.transposed() if self._turn else size

    def minimumSizeHint(self) -> QSize:
        """Return the same size, so that the words are never cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button turned to read along its edge."""
        if not self._turn:
            super().paintEvent(event)
            return
        # Qt has no buttons with turned text: drawn as if it were lying, by a painter that is turned.
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.rect = self.rect().transposed()
        painter.translate(self.rect().bottomLeft() if self._turn < 0 else self.rect().topRight())
        painter.rotate(self._turn)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.end()


class _Edges(QWidget):
    """A widget that has the handles of panels that were put away at its edges."""

    def __init__(self, middle: QWidget) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        directions = QBoxLayout.Direction
        self._strips: dict[Qt.DockWidgetArea, QWidget] = {}
        self._lines: dict[Qt.DockWidgetArea, QBoxLayout] = {}
        # Where text runs from right to left Qt mirrors a grid, but not the areas of docks.
        mirrored = QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        columns = {LEFT: 2 if mirrored else 0, RIGHT: 0 if mirrored else 2}
        for area in (LEFT, RIGHT, BOTTOM):
            strip = self._strips[area] = QWidget()
            direction = directions.TopToBottom if area in SIDES else directions.LeftToRight
            line = self._lines[area] = QBoxLayout(direction, strip)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(0)
            line.addStretch(1)
            strip.hide()
            if area in SIDES:
                grid.addWidget(strip, 0, columns[area])
            else:
                grid.addWidget(strip, 1, 0, 1, 3)
        grid.addWidget(middle, 0, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(0, 1)

    def show_handles(self, area: Qt.DockWidgetArea, docks: list[QDockWidget], pressed: Callable[[], object]) -> None:
        """Show handles for just these docks at an edge; `pressed` is called when one is."""
        strip = self._strips[area]
        for handle in strip.findChildren(Handle):
            handle.hide()
            handle.deleteLater()
        for number, dock in enumerate(docks):
            self._lines[area].insertWidget(number, Handle(dock, area, pressed))
        strip.setVisible(bool(docks))

    def handles(self) -> list[Handle]:
        """Return the handles that are shown."""
        return [handle for strip in self._strips.values() if not strip.isHidden()
                for handle in strip.findChildren(Handle) if not handle.isHidden()]
