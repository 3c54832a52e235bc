"""A workspace of the window: what one works on in the middle, and panels around it that fold to handles."""

from collections.abc import Iterator
from dataclasses import dataclass
from zlib import crc32

from PySide6.QtCore import QByteArray, QEvent, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QBoxLayout,
    QDockWidget,
    QHBoxLayout,
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
    QVBoxLayout,
    QWidget,
)

from latticework.gui.widgets.icons import set_icon
from latticework.gui.widgets.translation import tr

_LAYOUT = 2
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
_THICK, _ROOM = 24, 40
"""How thick a handle is, and how much longer than its words, with the arrow."""


def as_texts_run(area: Qt.DockWidgetArea) -> Qt.DockWidgetArea:
    """Return the area at the other side where texts run from right to left: Qt mirrors all but docks."""
    if QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft and area in SIDES:
        return RIGHT if area == LEFT else LEFT
    return area


@dataclass(frozen=True)
class _First:
    """How a dock is at first."""

    area: Qt.DockWidgetArea
    shown: bool
    folded: bool
    size: int


class Workspace(QMainWindow):
    """Shows a widget with docks around it, which can be moved and folded, and are restored as they were left.

    A dock that is closed folds to a handle at the edge. Where there is too little room, docks become drawers: of the
    two sides only one is open, or none, the other is put away behind its handles; so is the bottom. name: that of the
    stored arrangement, the same in every language.
    """

    escaped = Signal()  # Escape was pressed, and nothing that has the focus has used it

    def __init__(self, name: str, middle: QWidget) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.name, self.middle = name, middle
        self.docks: dict[str, QDockWidget] = {}
        self._sizes: dict[str, int] = {}
        self._modes: list[str] = []
        """The docks that are closed when the workspace is left, and never come back by themselves."""
        self._first: dict[str, _First] = {}
        self._restored = False
        self._folded: set[str] = set()
        """The docks that the user has folded, or that are folded at first."""
        self._aside: set[str] = set()
        """The docks of which only the handle is to be seen for a while."""
        self._away: dict[str, Qt.DockWidgetArea] = {}
        """The docks of which only the handle is shown, folded or for want of room, and their areas."""
        self._opened = as_texts_run(LEFT)
        self._bottom_opened = False
        self._requested = False
        """Whether the user has opened a side since there was another width: it is shown in any width."""
        self._least_middle = QSize()
        self._floating: list[QDockWidget] = []
        """Docks that float outside of the window and are hidden while the workspace is not shown."""
        self._edges = _Edges(middle)
        self._edges.pressed.connect(self._on_handle)
        self.setCentralWidget(self._edges)
        # Once for all the signals that docks send when one of them is moved.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
        self._soon.timeout.connect(lambda: _frame_tabs(self))
        for corner, area in _CORNERS.items():
            self.setCorner(corner, area)

    def add_dock(self, name: str, title: str, widget: QWidget, area: Qt.DockWidgetArea, size: int = 300,
                 shown: bool = True, mode: bool = False, folded: bool = False) -> QDockWidget:
        """Add a dock with a widget; before the workspace is shown for the first time.

        name: the same in every language; title: translated; size: width at a side, height at the bottom; shown:
        whether it is there at first, else the View menu shows it; mode: it is closed when the workspace is left, and
        has no handle; folded: at first only its handle is there. Sides are those where texts run from left to right.
        """
        area = as_texts_run(area)
        dock = DockPanel(title, self)
        dock.setObjectName(name)
        dock.setWidget(widget)
        self.addDockWidget(area, dock)
        self._modes += [name] if mode else []
        self.docks[name], self._first[name] = dock, _First(area, shown, folded, size)
        self._place_first(name)
        dock.toggleViewAction().triggered.connect(lambda shown: self._on_toggled(name) if shown else None)
        dock.closed.connect(lambda: self._fold(name))
        dock.visibilityChanged.connect(lambda _: self._soon.start())
        dock.dockLocationChanged.connect(lambda _: self._soon.start())
        return dock

    def _place_first(self, name: str) -> None:
        """Show a dock, its handle or neither, as at first."""
        first = self._first[name]
        self._sizes[name] = first.size
        self.docks[name].setVisible(first.shown and not first.folded)
        if first.folded:
            self._folded.add(name)
            self._away[name] = first.area

    def widen(self, name: str) -> None:
        """Let a dock at the bottom extend below those at the sides while it is shown."""
        def take_corners(shown: bool) -> None:
            for corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner):
                self.setCorner(corner, BOTTOM if shown else _CORNERS[corner])
        self.docks[name].visibilityChanged.connect(take_corners)

    def show_dock(self, name: str) -> None:
        """Show a dock, in front of others in the same place."""
        self._on_toggled(name)
        self.docks[name].show()
        self.docks[name].raise_()

    def leave_modes(self) -> None:
        """Close the docks that are modes."""
        for name in self._modes:
            area = self._away.pop(name, None)
            self.docks[name].hide()
            if area is not None:
                self._show_handles(area)

    @property
    def handles(self) -> list["Handle"]:
        """The handles of docks that are folded or put away."""
        return self._edges.handles()

    def set_aside(self, name: str, aside: bool) -> None:
        """Let only the handle of a dock be seen for a while, whether or not it is folded, or end that."""
        self._aside = self._aside | {name} if aside else self._aside - {name}
        self._fit()

    def set_size(self, name: str, size: int) -> None:
        """Make a dock so wide, or so high where it is at the bottom."""
        self._sizes[name] = size
        self.resizeDocks([self.docks[name]], [size], self._along(name))
        self._soon.start()

    def _along(self, name: str) -> Qt.Orientation:
        at_bottom = self.dockWidgetArea(self.docks[name]) == BOTTOM
        return Qt.Orientation.Vertical if at_bottom else Qt.Orientation.Horizontal

    def restore(self) -> None:
        """Arrange the docks as they were left, or as at first."""
        self._restored = True
        stored = QSettings().value(self._key)
        if isinstance(stored, QByteArray) and self.restoreState(stored, self._version):
            self._folded = set(str(QSettings().value(self._key_of_folded, "")).split()) & self.docks.keys()
        else:
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
        self._folded.clear()
        for name, first in self._first.items():
            dock = self.docks[name]
            dock.setFloating(False)
            self.addDockWidget(first.area, dock)
            self._place_first(name)
        self._opened, self._bottom_opened = as_texts_run(LEFT), False
        self.arrange()
        self._fit()

    def keep(self, settings: QSettings) -> None:
        """Store how the docks are arranged when there is room for all of them."""
        if self._restored:
            # Qt stores which docks are visible, and these are hidden only behind their handles.
            settings.setValue(self._key_of_folded, " ".join(sorted(self._folded)))
            for name in list(self._away):
                self.docks[name].show()
            for dock in self._floating:
                dock.show()
            settings.setValue(self._key, self.saveState(self._version))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the middle with a handle at each side: all docks become drawers."""
        return self._edges.least + QSize(_THICK * sum(bool(self._unfolded(area)) for area in SIDES), 0)

    @property
    def _key(self) -> str:
        return f"workspaces/{self.name}"

    @property
    def _key_of_folded(self) -> str:
        return f"{self._key}_folded"

    @property
    def _version(self) -> int:
        """A number that changes with the set of docks and their sides: Qt refuses what was stored for others."""
        mirrored = ["mirrored"] * (as_texts_run(LEFT) == RIGHT)
        return crc32(" ".join((str(_LAYOUT), *mirrored, *sorted(self.docks))).encode()) >> 1

    def _docks_in(self, area: Qt.DockWidgetArea) -> list[QDockWidget]:
        """Return the docks that are to be in an area, shown or put away."""
        return [dock for name, dock in self.docks.items() if self._away.get(name) == area or (
            not dock.isHidden() and not dock.isFloating() and self.dockWidgetArea(dock) == area)]

    def _unfolded(self, area: Qt.DockWidgetArea) -> list[QDockWidget]:
        """Return the docks that are to be seen in an area as soon as there is room."""
        return [dock for dock in self._docks_in(area) if dock.objectName() not in self._folded | self._aside]

    def _least(self, area: Qt.DockWidgetArea) -> int:
        return max((dock.minimumSizeHint().width() for dock in self._unfolded(area)), default=0)

    def _size(self, area: Qt.DockWidgetArea) -> int:
        return max((self._sizes[dock.objectName()] for dock in self._unfolded(area)), default=0)

    def _fit(self) -> None:
        """Put away docks for which there is no room, and show those again for which there is."""
        if not (self._restored and self.isVisible()):
            return
        wide = self.width() >= _MIDDLE + sum(map(self._size, SIDES))
        self._least_middle = self._edges.least
        for area in SIDES:
            other = RIGHT if area == LEFT else LEFT
            fits = self._requested or self.width() >= self._least_middle.width() + self._least(area)
            self._put(area, roomy=fits and (wide or area == self._opened or not self._unfolded(other)))
        self._put(BOTTOM, roomy=self._bottom_opened or self.height() >= _LOW + self._size(BOTTOM))

    def _put(self, area: Qt.DockWidgetArea, *, roomy: bool) -> None:
        """Show the docks of an area, and only the handles of those that are folded or have no room."""
        for dock in self._docks_in(area):
            name = dock.objectName()
            if name in self._folded | self._aside or not roomy:
                self._away[name] = area
                dock.hide()
            elif self._away.pop(name, None) is not None:
                dock.show()
                self.resizeDocks([dock], [self._sizes[name]], self._along(name))
        self._show_handles(area)

    def _show_handles(self, area: Qt.DockWidgetArea) -> None:
        self._edges.show_handles(area, [self.docks[name] for name in self.docks if self._away.get(name) == area])

    def _open(self, area: Qt.DockWidgetArea) -> None:
        """Open a drawer, which closes the one at the other side."""
        if area == BOTTOM:
            self._bottom_opened = True
        else:
            self._opened, self._requested = area, True
        self._fit()

    def _fold(self, name: str) -> None:
        """Let a dock that the user closes fold to its handle, unless it is a mode, which is left then."""
        dock = self.docks[name]
        area, left = self.dockWidgetArea(dock), self.focusWidget()
        if area == BOTTOM:
            self._bottom_opened = False
        if name in self._modes:
            return
        dock.setFloating(False)
        self._sizes[name] = dock.height() if area == BOTTOM else dock.width()
        self._folded.add(name)
        self._away[name] = area
        self._fit()
        if left is not None and dock.isAncestorOf(left):
            self._edges.focus_handle(name)

    def _on_toggled(self, name: str) -> None:
        """Unfold a dock that the user shows, and open its drawer."""
        dock = self.docks[name]
        self._folded.discard(name)
        self._aside -= {name}
        if not dock.isFloating():
            self._open(self._away.get(name, self.dockWidgetArea(dock)))

    def _on_handle(self, name: str) -> None:
        """Show the dock of a handle with the keyboard focus."""
        self.show_dock(name)
        whole = self.docks[name].widget()
        fields = [field for field in _by_tab(whole) if field.isEnabled() and field.isVisible()
                  and field.focusPolicy() & Qt.FocusPolicy.TabFocus]
        for field in fields[:1]:
            field.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        super().keyPressEvent(event)

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
        self._requested = self._requested and event.size().width() == event.oldSize().width()
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Open or close drawers, too, as the middle needs more room or less."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self._edges.least != self._least_middle:
            self._soon.start()
        return handled


def _by_tab(whole: QWidget) -> Iterator[QWidget]:
    """Yield the widgets in one in the order in which Tab leads through them, then that one."""
    field: QWidget | None = whole.nextInFocusChain()
    while field is not None and field is not whole:
        if whole.isAncestorOf(field):
            yield field
        field = field.nextInFocusChain()
    yield whole


class DockPanel(QDockWidget):
    """A dock whose buttons have our icons: those of Qt are dark grey in every theme."""

    closed = Signal()  # by the user, before it is hidden

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

    def closeEvent(self, event: QCloseEvent) -> None:
        """Report that the user closes it."""
        self.closed.emit()
        super().closeEvent(event)


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
    """Draw the tabs of a window's docks as all other tabs, and let Tab lead to those only that are seen."""
    # Qt makes a bar of tabs whenever docks are put on one another: this is called after each change.
    app = QApplication.instance()
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for bar in bars:
        # Qt puts the tabs of docks that are all hidden outside of the window, where Tab would still lead.
        shown = window.rect().intersects(bar.geometry())
        bar.setFocusPolicy(Qt.FocusPolicy.TabFocus if shown else Qt.FocusPolicy.NoFocus)
    bars = [bar for bar in bars if not isinstance(bar.style(), _FramedTabs)]
    if bars and app is not None:
        style = app.findChild(_FramedTabs)
        if not isinstance(style, _FramedTabs):
            style = _FramedTabs(QStyleFactory.create("Fusion"))
            style.setParent(app)
        for bar in bars:
            bar.setStyle(style)


class Handle(QToolButton):
    """A button at the edge with the title of a panel and an arrow to where it opens; it reads along the edge."""

    def __init__(self, dock: QDockWidget, area: Qt.DockWidgetArea) -> None:
        super().__init__()
        self.name = dock.objectName()
        self._turn = 90 if area == RIGHT else -90
        self.setText(dock.windowTitle())
        self.setToolTip(tr("Show the panel {name}", name=dock.windowTitle()))
        self.setAccessibleName(self.toolTip())
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoRaise(True)
        # As the button is painted before it is turned.
        self.setArrowType(Qt.ArrowType.RightArrow if area == BOTTOM else Qt.ArrowType.DownArrow)

    def sizeHint(self) -> QSize:
        """Return the size for the words along the edge."""
        return QSize(_THICK, self.fontMetrics().horizontalAdvance(self.text()) + _ROOM)

    def minimumSizeHint(self) -> QSize:
        """Return the same size, so that the words are never cut off."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the panel with Enter, too."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button turned to read along its edge."""
        # Qt has no buttons with turned text: drawn as if it were lying, by a painter that is turned.
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.rect = self.rect().transposed()
        painter.translate(self.rect().bottomLeft() if self._turn < 0 else self.rect().topRight())
        painter.rotate(self._turn)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.end()


class _Edges(QWidget):
    """A widget with the handles of panels at both edges; those of the bottom are low where texts begin."""

    pressed = Signal(str)  # the name of the dock of a handle

    def __init__(self, middle: QWidget) -> None:
        super().__init__()
        self._middle = middle
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        # Where text runs from right to left Qt mirrors a row, but not the areas of docks.
        row.setDirection(QBoxLayout.Direction.LeftToRight if QApplication.layoutDirection() ==
                         Qt.LayoutDirection.LeftToRight else QBoxLayout.Direction.RightToLeft)
        self._handles: dict[Qt.DockWidgetArea, list[Handle]] = {}
        self._strips, self._lines = dict[Qt.DockWidgetArea, QWidget](), dict[Qt.DockWidgetArea, QVBoxLayout]()
        for area in SIDES:
            strip = self._strips[area] = QWidget()
            line = self._lines[area] = QVBoxLayout(strip)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(0)
            line.addStretch(1)
            strip.hide()
        for widget in (self._strips[LEFT], middle, self._strips[RIGHT]):
            row.addWidget(widget, 1 if widget is middle else 0)

    @property
    def least(self) -> QSize:
        """The least size of what is in the middle."""
        return self._middle.minimumSizeHint()

    def show_handles(self, area: Qt.DockWidgetArea, docks: list[QDockWidget]) -> None:
        """Show handles for just these docks of an area."""
        before = self._handles.get(area, [])
        # A handle that stays keeps the keyboard focus.
        if [handle.name for handle in before] == [dock.objectName() for dock in docks]:
            return
        for handle in before:
            handle.hide()
            handle.deleteLater()
        self._handles[area] = [Handle(dock, area) for dock in docks]
        low = as_texts_run(LEFT)
        side = low if area == BOTTOM else area
        for number, handle in enumerate(self._handles[area]):
            handle.clicked.connect(lambda _, name=handle.name: self.pressed.emit(name))
            self._lines[side].insertWidget(self._lines[side].count() if area == BOTTOM else number, handle)
        of_side = (side, BOTTOM) if side == low else (side,)
        self._strips[side].setVisible(any(self._handles.get(one) for one in of_side))

    def focus_handle(self, name: str) -> None:
        """Give the keyboard focus to the handle of a dock."""
        for handle in self.handles():
            if handle.name == name:
                handle.setFocus(Qt.FocusReason.OtherFocusReason)

    def handles(self) -> list[Handle]:
        """Return the handles that are shown."""
        return [handle for handles in self._handles.values() for handle in handles]
