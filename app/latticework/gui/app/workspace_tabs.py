"""The large tabs at the top of the window that choose a workspace."""

from PySide6.QtCore import QSettings, QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTabBar, QTabWidget

from latticework.gui.common.workspace import Workspace

LIBRARY, DRAW, SOLVE, SEARCHES = range(4)
"""The tabs, in the order of their keys Ctrl+1 to Ctrl+4."""

KEY = "workspace"
HEIGHT, WIDTH = 40, 112


class WorkspaceTabs(QTabWidget):
    """Shows one of several workspaces."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabBar(_LargeTabs())
        self.setDocumentMode(True)
        self.spaces: list[Workspace] = []
        self.currentChanged.connect(self._on_changed)

    def add(self, space: Workspace, title: str, tip: str) -> None:
        """Add a workspace with what its tab says, and a tool tip."""
        self.spaces.append(space)
        self.setTabToolTip(self.addTab(space, title), tip)

    def dock_actions(self) -> list[QAction]:
        """Return the actions that show and hide docks; those of the workspace at hand are visible."""
        self._on_changed(self.currentIndex())
        return [dock.toggleViewAction() for space in self.spaces for dock in space.docks.values()]

    def _on_changed(self, index: int) -> None:
        for number, space in enumerate(self.spaces):
            for dock in space.docks.values():
                dock.toggleViewAction().setVisible(number == index)

    def keep(self) -> None:
        """Store which workspace is shown, and how the docks of each are arranged."""
        QSettings().setValue(KEY, self.spaces[self.currentIndex()].name)
        for space in self.spaces:
            space.keep()

    def restore(self) -> None:
        """Show the workspace that was shown last, at first the library."""
        names = [space.name for space in self.spaces]
        stored = QSettings().value(KEY)
        self.setCurrentIndex(names.index(stored) if stored in names else LIBRARY)


class _LargeTabs(QTabBar):
    """Tabs that are easy to hit."""

    def tabSizeHint(self, index: int) -> QSize:
        """Return how large a tab is."""
        return super().tabSizeHint(index).expandedTo(QSize(WIDTH, HEIGHT))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return how small a tab may become: its words stay whole."""
        return super().tabSizeHint(index).expandedTo(QSize(0, HEIGHT))
