"""The large tabs at the top of the window that choose a workspace."""

from PySide6.QtCore import QEvent, QPoint, QRect, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QTabBar, QTabWidget, QWidget

from latticework.gui.widgets import icons
from latticework.gui.widgets.workspace import Workspace

LIBRARY, DRAW, SOLVE, SEARCHES = range(4)
"""The tabs, in the order of their keys Ctrl+1 to Ctrl+4."""

_KEY = "workspace"
_NARROW = 1000
"""The width in pixels below which tabs have no icons."""
_HEIGHT, WIDTH, _ICON, _GAP, _LINE = 40, 120, 20, 8, 3
"""Pixels: a tab, its icon, the room around it, and the line below the tab that is chosen."""


class WorkspaceTabs(QTabWidget):
    """Shows one of several workspaces, and in the corner beside the tabs a widget."""

    room_changed = Signal(int)  # pixels beside the tabs

    def __init__(self, corner: QWidget) -> None:
        super().__init__()
        self.setTabBar(_LargeTabs())
        self.setDocumentMode(True)
        self.setCornerWidget(corner)
        self._corner = corner
        self._laid_out: tuple[QSize, QSize] | None = None
        self.spaces: list[Workspace] = []
        self._icons: list[str] = []
        self.currentChanged.connect(self._on_changed)

    def add(self, space: Workspace, icon: str, title: str, tip: str) -> None:
        """Add a workspace with what its tab says, and a tool tip."""
        self.spaces.append(space)
        self._icons.append(icon)
        self.setTabToolTip(self.addTab(space, icons.icon(icon), title), tip)

    def dock_actions(self) -> list[QAction]:
        """Return the actions that show and hide docks; only those of the current workspace are visible."""
        self._on_changed(self.currentIndex())
        return [dock.toggleViewAction() for space in self.spaces for dock in space.docks.values()]

    def _on_changed(self, index: int) -> None:
        for number, space in enumerate(self.spaces):
            for dock in space.docks.values():
                dock.toggleViewAction().setVisible(number == index)

    def arrange(self) -> None:
        """Arrange the docks of the current workspace as at first."""
        self.spaces[self.currentIndex()].arrange_anew()

    def keep(self, settings: QSettings) -> None:
        """Store which workspace is shown, and how the docks of each are arranged."""
        settings.setValue(_KEY, self.spaces[self.currentIndex()].name)
        for space in self.spaces:
            space.keep(settings)

    def restore(self) -> None:
        """Show the workspace that was shown last, at first the library."""
        names = [space.name for space in self.spaces]
        stored = QSettings().value(_KEY)
        self.setCurrentIndex(names.index(stored) if stored in names else LIBRARY)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report how much room there is beside the tabs, before Qt lays out the corner widget for it."""
        bar = self.tabBar()
        # Words alone leave more room to the line beside them; to set the size has Qt lay the tabs out again.
        bar.setIconSize(QSize(0, 0) if self.width() < _NARROW else QSize(_ICON, _ICON))
        self.room_changed.emit(self.width() - sum(bar.tabSizeHint(tab).width() for tab in range(bar.count())))
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Lay tabs and corner out only when they need other room.

        Workspaces request a layout whenever a text in them changes, and QTabWidget would then paint all that it shows
        again.
        """
        if event.type() == QEvent.Type.LayoutRequest:
            sizes = self.tabBar().sizeHint(), self._corner.sizeHint()
            if sizes == self._laid_out:
                self.updateGeometry()
                return True
            self._laid_out = sizes
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing: QTabWidget would draw a line below the corner widget that the tabs do not have."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for number, name in enumerate(self._icons):
                self.setTabIcon(number, icons.icon(name))


class _LargeTabs(QTabBar):
    """Tabs that are easy to hit, flat but for a line below the one that is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)

    def tabSizeHint(self, index: int) -> QSize:
        """Return how large a tab is."""
        least = self.minimumTabSizeHint(index)
        return least.expandedTo(QSize(WIDTH, _HEIGHT)) if self._taken_by_icon else least

    @property
    def _taken_by_icon(self) -> int:
        return self.iconSize().width() and self.iconSize().width() + _GAP

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return how small a tab may become: its words stay whole."""
        # The metrics are those of the normal font; the title of the current tab is bold, and so wider.
        words = self.fontMetrics().horizontalAdvance(self.tabText(index)) * 9 // 8
        return QSize(words + self._taken_by_icon + 3 * _GAP, _HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint icon and words of each tab."""
        with QPainter(self) as painter:
            pointed = self.tabAt(self.mapFromGlobal(self.cursor().pos()))
            for index in range(self.count()):
                self._paint_tab(painter, index, self.tabRect(index), index == pointed)

    def _paint_tab(self, painter: QPainter, index: int, place: QRect, pointed: bool) -> None:
        chosen, roles = index == self.currentIndex(), QPalette.ColorRole
        if pointed and not chosen:
            painter.fillRect(place, self.palette().color(roles.Button))
        if chosen:
            painter.fillRect(QRect(place.left(), place.bottom() - _LINE + 1, place.width(), _LINE),
                             self.palette().color(roles.Highlight))
        font = self.font()
        font.setBold(chosen)
        painter.setFont(font)
        words = painter.fontMetrics().horizontalAdvance(self.tabText(index))
        icon, taken = self.iconSize(), self._taken_by_icon
        left = place.center().x() - (taken + words) // 2
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.tabIcon(index).paint(painter, QRect(QPoint(left + (words + _GAP if mirrored else 0),
                                                        place.center().y() - icon.height() // 2), icon),
                                  Qt.AlignmentFlag.AlignCenter, QIcon.Mode.Normal)
        painter.setPen(self.palette().color(roles.WindowText))
        painter.drawText(QRect(left + (0 if mirrored else taken), place.top(), words + 1, place.height()),
                         Qt.AlignmentFlag.AlignVCenter, self.tabText(index))
        if chosen and self.hasFocus():
            painter.setPen(self.palette().color(roles.Highlight))
            painter.drawRect(place.adjusted(2, 2, -3, -_LINE - 2))
