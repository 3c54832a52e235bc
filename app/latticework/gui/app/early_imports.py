"""Modules that most users need soon, imported beside the window once it is there, so that no panel waits for them.

An import in the main thread would keep the window from answering for a quarter of a second and more. None of these
makes an object of Qt when it is imported.
"""

from functools import partial
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

from latticework.gui.background import TaskQueue

AFTER = 1500
"""Milliseconds from the first picture of the window on, which is not to come later for this."""

MODULES = ("latticework.run.examination", "latticework.gui.activity.plots_page", "latticework.gui.console.repl",
           "latticework.files.pictures.png")
"""What a search, the plots, the console and copied pictures load."""


class EarlyImports(QObject):
    """Imports them one after the other, a while after it was made."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.imports = TaskQueue("imports", faults=False)  # what cannot be loaded is told where it is needed
        QTimer.singleShot(AFTER, self, self._begin)

    def _begin(self) -> None:
        for name in MODULES:
            self.imports.add(partial(import_module, name))
