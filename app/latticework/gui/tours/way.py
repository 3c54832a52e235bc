"""What leads to a widget that is not shown now: the tab of its workspace, or the handle of its drawer."""

from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDockWidget, QTabWidget, QWidget

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
    if widget.isVisible():
        return _unclipped(widget, around)
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


def _unclipped(widget: QWidget, around: list[QWidget]) -> Lit | None:
    """Return the part of a widget that no widget around it cuts off."""
    part = widget.rect()
    for outer in around:
        part &= QRect(widget.mapFrom(outer, outer.rect().topLeft()), outer.size())
    return None if part.isEmpty() else (widget, part)


def _in_dock(space: Workspace, docks: list[QDockWidget]) -> Lit | None:
    """Return the handle of the drawer that holds a dock; a dock that was closed or lies behind others is shown."""
    for dock in docks:
        for handle in space.handles:
            if handle.text() == dock.windowTitle():
                return handle, handle.rect()
        if not dock.isVisible():
            space.show_dock(dock.objectName())
    return None
