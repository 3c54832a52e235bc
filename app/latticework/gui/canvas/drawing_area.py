"""The canvas with a dock beside it that shows the same cells in 3D."""

from PySide6.QtCore import QByteArray, QSettings, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from latticework.gui.canvas.pane import CanvasPane
from latticework.gui.canvas.space_view import SpaceView
from latticework.gui.common.translation import tr

_WIDE, _TALL = 400, 270
"""The first width of the dock beside the canvas, and its height below a canvas that is too narrow for two."""

_BOTH = 680
_LAYOUT = 1


class _Dock(QDockWidget):
    """A dock that tells by its action whether it is wanted, also where it is not shown."""

    def __init__(self, wanted: QAction, parent: QWidget) -> None:
        super().__init__(tr("In 3D"), parent)
        self.setObjectName("In 3D")
        self._wanted = wanted

    def closeEvent(self, event: QCloseEvent) -> None:
        """Take the button that closes it for the action."""
        self._wanted.setChecked(False)
        super().closeEvent(event)


class DrawingArea(QMainWindow):
    """Holds a canvas and the dock, which hides itself in flat lattices and is remembered between sessions."""

    def __init__(self, pane: CanvasPane, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.pane = pane
        self.view: SpaceView | None = None
        """The view in the dock, made when it is first needed."""
        self.action = QAction(tr("Drawing in &3D"), self, checkable=True, checked=True)
        self.action.setShortcut(QKeySequence(Qt.Key.Key_F3))
        self.dock = _Dock(self.action, self)
        self.setCentralWidget(pane)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.dock.hide()
        self._restore()
        self.dock.dockLocationChanged.connect(self._moved)
        self.dock.topLevelChanged.connect(self._moved)
        self.action.toggled.connect(self._refresh)
        pane.document.changed.connect(self._refresh)
        self._refresh()

    def minimumSizeHint(self) -> QSize:
        """Need the room of the canvas alone: where the dock has none beside it, it goes below."""
        return self.pane.minimumSizeHint()

    def keep(self) -> None:
        """Store where the dock is and whether it is wanted."""
        settings = QSettings()
        settings.setValue("drawing/in_3d", self.action.isChecked())
        settings.setValue("drawing/by_hand", self._by_hand)
        settings.setValue("drawing/layout", self.saveState(_LAYOUT))

    def _restore(self) -> None:
        settings = QSettings()
        self.action.setChecked(bool(settings.value("drawing/in_3d", True, bool)))
        self._by_hand = bool(settings.value("drawing/by_hand", False, bool))
        layout = settings.value("drawing/layout")
        if isinstance(layout, QByteArray):
            self.restoreState(layout, _LAYOUT)
        self._area = self.dockWidgetArea(self.dock)
        self._sized = isinstance(layout, QByteArray)

    def _moved(self, *_: object) -> None:
        """From now on the dock stays where somebody put it."""
        if self.dock.isFloating() or self.dockWidgetArea(self.dock) != self._area:
            self._by_hand = True

    def _refresh(self, *_: object) -> None:
        solid = not self.pane.document.puzzle.lattice.flat
        wanted = solid and self.action.isChecked()
        self.action.setEnabled(solid)
        if wanted and self.view is None:
            self.view = SpaceView(self.pane.canvas)
            self.dock.setWidget(self.view)
        if wanted != (not self.dock.isHidden()):
            self.dock.setVisible(wanted)
            if wanted and not self._sized:
                self._place(self._area)

    def _place(self, area: Qt.DockWidgetArea) -> None:
        """Put the dock beside the canvas or below it."""
        self._area = area
        self.addDockWidget(area, self.dock)
        if area == Qt.DockWidgetArea.RightDockWidgetArea:
            self.resizeDocks([self.dock], [_WIDE], Qt.Orientation.Horizontal)
        else:
            self.resizeDocks([self.dock], [_TALL], Qt.Orientation.Vertical)

    def minimumSizeHint(self) -> QSize:
        """Return the size of the canvas alone where the dock goes below it when there is no room beside it."""
        usual = super().minimumSizeHint()
        return usual if self._by_hand else QSize(self.pane.minimumSizeHint().width(), usual.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the dock where there is room for it, unless somebody put it elsewhere."""
        super().resizeEvent(event)
        beside, below = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
        area = beside if self.width() >= _BOTH else below
        if not self._by_hand and not self.dock.isHidden() and area != self._area:
            self._place(area)
