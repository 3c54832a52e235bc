"""The workspace for drawing: the canvas, with a dock beside it that shows the same cells in 3D."""

from collections.abc import Callable

from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from latticework.gui.canvas.pane import CanvasPane
from latticework.gui.canvas.space_view import SpaceView
from latticework.gui.common.translation import tr
from latticework.gui.common.workspace import BOTTOM, LEFT, RIGHT, DockPanel, Workspace

_WIDE, _TALL = 400, 270
"""The first width of the dock beside the canvas, and its height below a canvas that is too narrow for two."""

_BOTH = 680
"""How wide canvas and dock must be to lie beside each other."""


class _Dock(DockPanel):
    """A dock that tells by its action whether it is wanted, also where it is not shown."""

    def __init__(self, wanted: QAction, parent: QWidget) -> None:
        super().__init__(tr("In 3D"), parent)
        self.setObjectName("In 3D")
        self._wanted = wanted

    def closeEvent(self, event: QCloseEvent) -> None:
        """Take the button that closes it for the action."""
        self._wanted.setChecked(False)
        super().closeEvent(event)


class DrawingArea(Workspace):
    """Holds a canvas and the dock, which hides itself in flat lattices and is remembered between sessions."""

    def __init__(self, pane: CanvasPane, parent: QWidget | None = None) -> None:
        super().__init__("draw", pane, parent)
        self.pane = pane
        self.view: SpaceView | None = None
        """The view in the dock, made when it is first needed."""
        self.action = QAction(tr("Drawing in &3D"), self, checkable=True, checked=True)
        self.action.setShortcut(QKeySequence(Qt.Key.Key_F3))
        self.dock = _Dock(self.action, self)
        self.addDockWidget(RIGHT, self.dock)
        self.dock.hide()
        settings = QSettings()
        self.action.setChecked(bool(settings.value("drawing/in_3d", True, bool)))
        self._by_hand = bool(settings.value("drawing/by_hand", False, bool))
        self._area = RIGHT
        self.dock.dockLocationChanged.connect(self._moved)
        self.dock.topLevelChanged.connect(self._moved)
        self.action.toggled.connect(self._refresh)
        pane.document.changed.connect(self._refresh)
        self._refresh()

    def minimumSizeHint(self) -> QSize:
        """Need the room of the canvas and of panels beside it: where the view in 3D has none there, it goes below."""
        return self.pane.minimumSizeHint() + QSize(self._beside(lambda dock: dock.minimumSizeHint().width()), 0)

    def keep(self, settings: QSettings) -> None:
        """Store where the docks are and whether the one in 3D is wanted."""
        settings.setValue("drawing/in_3d", self.action.isChecked())
        settings.setValue("drawing/by_hand", self._by_hand)
        super().keep(settings)

    def restore(self) -> None:
        """Arrange the docks as they were left; whether the one in 3D is shown depends on the lattice."""
        super().restore()
        self._area = self.dockWidgetArea(self.dock)
        self._refresh()

    def arrange(self) -> None:
        """Give the docks their first sizes."""
        super().arrange()
        self._place(RIGHT if self._room() >= _BOTH else BOTTOM)

    def _beside(self, width: Callable[[QDockWidget], int]) -> int:
        """Return how wide the panels beside the canvas are together, of those at one side the widest."""
        shown = [dock for dock in self.docks.values() if not dock.isHidden() and not dock.isFloating()]
        return sum(max((width(dock) for dock in shown if self.dockWidgetArea(dock) == side), default=0)
                   for side in (LEFT, RIGHT))

    def _room(self) -> int:
        """Return how much width there is for the canvas and the dock together."""
        return self.width() - self._beside(QDockWidget.width)

    def _moved(self, *_: object) -> None:
        """From now on the dock stays where somebody put it."""
        if self.dock.isFloating() or self.dockWidgetArea(self.dock) != self._area:
            self._by_hand = True

    def _refresh(self, *_: object) -> None:
        solid = not self.pane.document.puzzle.lattice.flat
        wanted = solid and self.action.isChecked()
        self.action.setEnabled(solid)
        if wanted and self.view is None:
            self.view = SpaceView(self.pane.surface, self.pane.canvas.actions)
            self.dock.setWidget(self.view)
        if wanted != (not self.dock.isHidden()):
            self.dock.setVisible(wanted)
            self._fit()

    def _place(self, area: Qt.DockWidgetArea) -> None:
        """Put the dock beside the canvas or below it."""
        self._area = area
        hidden = self.dock.isHidden()
        self.addDockWidget(area, self.dock)
        self.dock.setHidden(hidden)
        if area == RIGHT:
            self.resizeDocks([self.dock], [_WIDE], Qt.Orientation.Horizontal)
        else:
            self.resizeDocks([self.dock], [_TALL], Qt.Orientation.Vertical)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find room for the dock again."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Put the dock where there is room for it, unless somebody put it elsewhere."""
        area = RIGHT if self._room() >= _BOTH else BOTTOM
        if not self._by_hand and not self.dock.isHidden() and area != self._area:
            self._place(area)
