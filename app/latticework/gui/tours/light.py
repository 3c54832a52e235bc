"""A frame round the widget that a step of a tour means, or round what leads to it while it is not shown."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QDockWidget, QScrollArea, QTabBar, QTabWidget, QWidget
from shiboken6 import isValid

from latticework.gui.common import theme
from latticework.gui.common.workspace import Workspace

Lit = tuple[QWidget, QRect]
"""A widget, and the part of it that is to be lit."""

HALO, LINE = 1, 3
"""Pixels: the line in the colour of the window at both sides of the frame, which parts it from what it lies on."""
THICK = LINE + 2 * HALO
_MOVED = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange,
          QEvent.Type.LayoutRequest, QEvent.Type.ZOrderChange}


class Light(QWidget):
    """Lies over the window of what it lights and takes no event; where that is hidden it lights what leads there."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._home = window
        self._wanted: QWidget | None = None
        self._watched: list[QWidget] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def lead_to(self, widget: QWidget | None, anew: bool = False) -> None:
        """Light a widget, None for none; anew: whether to bring it into view, by scrolling or from behind a panel."""
        if anew and widget is not None:
            for outer in ancestors(widget):
                if isinstance(outer, QScrollArea):
                    outer.ensureWidgetVisible(widget)
                elif isinstance(outer, QDockWidget):
                    outer.raise_()
        self._wanted = widget
        self._follow()

    def _follow(self) -> None:
        """Lie round what is lit, wherever that is now."""
        lit = lit_part(self._wanted) if self._wanted is not None else None
        self._watch([] if self._wanted is None else [
            widget for start in (self._wanted, lit[0] if lit else None) if start is not None
            for widget in (start, *ancestors(start))])
        if lit is None:
            self.hide()
            return
        widget, part = lit
        window = widget.window()
        if self.parentWidget() is not window:  # a panel that was taken out of the window
            self.setParent(window)
        place = QRect(widget.mapTo(window, part.topLeft()), part.size())
        self.setGeometry(place.adjusted(-THICK, -THICK, THICK, THICK).intersected(window.rect()))
        self.setMask(_ring(self.rect(), THICK))
        self.show()
        self.raise_()

    def _watch(self, widgets: list[QWidget]) -> None:
        for widget in filter(isValid, self._watched):  # the handle of a drawer goes as that is opened
            widget.removeEventFilter(self)
        self._watched = list(dict.fromkeys(widgets))
        for widget in self._watched:
            widget.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Follow when something moves."""
        if event.type() in _MOVED:
            self._soon.start()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.current().window))
            painter.setClipRegion(_ring(self.rect().adjusted(HALO, HALO, -HALO, -HALO), LINE))
            painter.fillRect(self.rect(), QColor(theme.current().cursor))


def _ring(outer: QRect, thick: int) -> QRegion:
    return QRegion(outer).subtracted(QRegion(outer.adjusted(thick, thick, -thick, -thick)))


def ancestors(widget: QWidget) -> Iterator[QWidget]:
    """Return the widgets that a widget lies in, from the inner to the outer ones, within its window."""
    outer = None if widget.isWindow() else widget.parentWidget()
    while outer is not None:
        yield outer
        outer = None if outer.isWindow() else outer.parentWidget()


def lit_part(widget: QWidget) -> Lit | None:
    """Return what is to be lit for a widget: what is seen of it, or what leads to it; None where nothing does."""
    around = list(ancestors(widget))
    part = _unclipped(widget, around) if widget.isVisible() else QRect()
    if not part.isEmpty():
        return widget, part
    for outer in reversed(around):
        if isinstance(outer, QTabWidget) and outer.isVisible():
            page = next((n for n in range(outer.count()) if outer.widget(n) in {widget, *around}), None)
            if page is None:  # it stands beside the tabs
                return None
            if page != outer.currentIndex():
                return outer.tabBar(), outer.tabBar().tabRect(page)
        if isinstance(outer, Workspace) and outer.isVisible():
            return _in_dock(outer, [inner for inner in around if isinstance(inner, QDockWidget)])
    return None


def _unclipped(widget: QWidget, around: list[QWidget]) -> QRect:
    """Return the part of a widget that no widget around it cuts off."""
    part = widget.rect()
    for outer in around:
        part &= QRect(widget.mapFrom(outer, outer.rect().topLeft()), outer.size())
    return part


def _in_dock(space: Workspace, docks: list[QDockWidget]) -> Lit | None:
    """Return the handle of the drawer that holds a dock, or the tab of one behind others; show one that was closed.

    A dock behind others is visible to Qt, but not a pixel of it is seen.
    """
    for dock in docks:
        for handle in space.handles:
            if handle.text() == dock.windowTitle():
                return handle, handle.rect()
        if not dock.isVisible():
            space.show_dock(dock.objectName())
        elif dock.visibleRegion().isEmpty():
            return _tab(space, dock)
    return None


def _tab(space: Workspace, dock: QDockWidget) -> Lit | None:
    """Return the tab of a dock among those that lie in the same place."""
    for tabs in space.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        for number in range(tabs.count() if tabs.isVisible() else 0):
            if tabs.tabText(number) == dock.windowTitle():
                return tabs, tabs.tabRect(number)
    return None
