"""Closing the main window in order: no work is lost unasked, the search is saved, and nobody waits long."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from latticework.gui.common.translation import tr

if TYPE_CHECKING:
    from latticework.gui.app.window import MainWindow

PATIENCE = 400
"""Milliseconds that the steps of a search in flight may take; then they are given up, to be done again later."""


class Leaving(QObject):
    """Says whether the window may close; while its search is being saved it may not, and closes by itself then."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.window = window
        self._asked = False
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._save)

    def may_close(self) -> bool:
        """Ask before work is lost, then save the search; return whether all that is done."""
        window = self.window
        if not (self._asked or window.files.may_leave()):
            return False
        if window.runner.running:
            self._asked = True
            window.setEnabled(False)  # what was asked about leaving is true of the puzzle as it is
            window.statusBar().showMessage(tr("The search is being saved, then the window closes."))
            self._save()
            self._patience.start()
        return not window.runner.running

    def _save(self) -> None:
        """Pause the search; the second time, at once."""
        if self.window.runner.running:
            self.window.runner.end(self.window.close)
