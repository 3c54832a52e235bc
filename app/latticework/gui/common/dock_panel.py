"""Docks, and the tabs of docks that lie in the same place, in the colours of the theme."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDockWidget,
    QMainWindow,
    QProxyStyle,
    QStyle,
    QStyleFactory,
    QStyleOption,
    QStyleOptionTab,
    QTabBar,
    QWidget,
)

from latticework.gui.common.icons import set_icon

_BUTTONS = {"qt_dockwidget_floatbutton": "float", "qt_dockwidget_closebutton": "close"}
"""The names that Qt gives to the buttons of a dock, and their drawings."""


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
