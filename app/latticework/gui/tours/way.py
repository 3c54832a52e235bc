"""What leads to a widget that is not shown now: the tab of its workspace or panel, or the handle of its drawer."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QDockWidget, QTabBar, QTabWidget, QWidget

from latticework.gui.common.workspace import Workspace

Lit = tuple[QWidget, QRect]
"""A widget, and the part of it that is to be lit."""


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
