"""The console of Python, below all workspaces and hidden until it is asked for."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from latticework.gui.common.docks import DockPanel
from latticework.gui.common.translation import tr
from latticework.gui.console.panel import ConsolePanel
from latticework.gui.document.document import Document
from latticework.gui.search.runner import Runner

HEIGHT = 190


class ConsoleDock(DockPanel):
    """Holds the console; `action` shows it and takes the keyboard there, or hides it."""

    def __init__(self, window: QMainWindow, document: Document, runner: Runner) -> None:
        super().__init__(tr("Console"), window)
        self.setObjectName("Console")
        self._window, self._document, self._runner = window, document, runner
        self.panel = ConsolePanel(document.show_other)
        self.setWidget(self.panel)
        window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self)
        self.hide()
        self.action: QAction = self.toggleViewAction()
        self.action.setText(tr("Console of Pyt&hon"))
        self.action.setShortcut(QKeySequence(Qt.Key.Key_F12))
        self.action.triggered.connect(self._on_triggered)
        document.changed.connect(lambda *_: self._follow())
        runner.looked.connect(lambda _: self._follow())
        self._follow()

    def _on_triggered(self, shown: bool) -> None:
        if shown:
            self._window.resizeDocks([self], [HEIGHT], Qt.Orientation.Vertical)
            self.panel.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _follow(self) -> None:
        look, puzzle = self._runner.look, self._document.puzzle
        self.panel.follow(puzzle, look.path if look is not None and look.puzzle == puzzle else None)
