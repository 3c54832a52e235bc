"""Docks in the colours of the theme, their tabs, and their handles where they are put away as drawers."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
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

from latticework.gui.common.icons import set_icon
from latticework.gui.common.translation import tr

_BUTTONS = {"qt_dockwidget_floatbutton": "float", "qt_dockwidget_closebutton": "close"}
"""The names that Qt gives to the buttons of a dock, and their drawings."""

LEFT, RIGHT, BOTTOM = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea,
                       Qt.DockWidgetArea.BottomDockWidgetArea)
SIDES = (LEFT, RIGHT)
THICK, ROOM = 28, 24
"""How thick a handle is, and how much longer than its words."""


class DockPanel(QDockWidget):
    """A dock with buttons drawn as all others: those of Qt are dark grey in every theme."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self._draw_buttons()
        self.topLevelChanged.connect(lambda _: self._draw_buttons())  # Qt has just given them its own again

    def _draw_buttons(self) -> None:
        for name, drawing in _BUTTONS.items():
            button = self.findChild(QAbstractButton, name)
            if isinstance(button, QAbstractButton):
                set_icon(button, drawing)


class _FramedTabs(QProxyStyle):
    """Fusion, with the frames and the ground that tabs have in a QTabWidget.

    By itself it fills tabs without frames in the colour that frames are made of, which in high contrast is that of
    their words.
    """

    def drawControl(self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter,
                    widget: QWidget | None = None) -> None:
        """Draw a tab with its frame."""
        if isinstance(option, QStyleOptionTab):
            option.features |= QStyleOptionTab.TabFeature.HasFrame
        super().drawControl(element, option, painter, widget)


def frame_tabs(window: QMainWindow) -> None:
    """Draw the tabs of a window's docks as all others."""
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

    def __init__(self, dock: QDockWidget, area: Qt.DockWidgetArea, wanted: Callable[[], object]) -> None:
        super().__init__()
        self._turn = {LEFT: -90, RIGHT: 90}.get(area, 0)
        self.setText(dock.windowTitle())
        self.setToolTip(tr("Show the panel {name}", name=dock.windowTitle()))
        self.clicked.connect(lambda _: wanted())

    def sizeHint(self) -> QSize:
        """Return the size for the words along the edge."""
        size = QSize(self.fontMetrics().horizontalAdvance(self.text()) + ROOM, THICK)
        return size.transposed() if self._turn else size

    def minimumSizeHint(self) -> QSize:
        """Return the least size, in which the words are whole."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a tool button that is turned."""
        if not self._turn:
            super().paintEvent(event)
            return
        painter, option = QStylePainter(self), QStyleOptionToolButton()
        self.initStyleOption(option)
        option.rect = self.rect().transposed()
        painter.translate(self.rect().bottomLeft() if self._turn < 0 else self.rect().topRight())
        painter.rotate(self._turn)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.end()


class Edges(QWidget):
    """A widget with the handles of panels that were put away at its edges."""

    def __init__(self, middle: QWidget) -> None:
        super().__init__()
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        directions = QBoxLayout.Direction
        self._strips: dict[Qt.DockWidgetArea, QWidget] = {}
        self._lines: dict[Qt.DockWidgetArea, QBoxLayout] = {}
        mirrored = QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft  # docks are not, but a grid is
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
                grid.addWidget(strip, 0, columns[area], 3, 1)
            else:
                grid.addWidget(strip, 3, 0, 1, 3)
        grid.addWidget(middle, 1, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)

    def add_line(self, widget: QWidget, above: bool = False, least: int = 0) -> None:
        """Show a widget below the one in the middle, or above it; so many pixels stay its own where it is hidden."""
        row = 0 if above else 2
        self._grid.addWidget(widget, row, 1)
        self._grid.setRowMinimumHeight(row, least)

    def show_handles(self, area: Qt.DockWidgetArea, docks: list[QDockWidget], wanted: Callable[[], object]) -> None:
        """Show handles for just these docks at an edge; `wanted` is called when one is pressed."""
        strip = self._strips[area]
        for handle in strip.findChildren(Handle):
            handle.hide()
            handle.deleteLater()
        for number, dock in enumerate(docks):
            self._lines[area].insertWidget(number, Handle(dock, area, wanted))
        strip.setVisible(bool(docks))

    def handles(self) -> list[Handle]:
        """Return the handles that are shown."""
        return [handle for strip in self._strips.values() if not strip.isHidden()
                for handle in strip.findChildren(Handle) if not handle.isHidden()]
