"""Closing a window: ask before work is lost, save the search, and do not keep the user waiting."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMainWindow

from latticework.gui.common.translation import tr
from latticework.gui.search.runner import Runner

PATIENCE = 400
"""Milliseconds that the steps of a search in flight may take; then they are given up, to be done again later."""


class Closing(QObject):
    """Decides whether the window may close; while the search is being saved it stays, then it closes by itself."""

    def __init__(self, window: QMainWindow, may_leave: Callable[[], bool], runner: Runner) -> None:
        super().__init__(window)
        self.window, self._may_leave, self.runner = window, may_leave, runner
        self.begun = False
        """Whether the user was asked, and the window closes once the search is saved."""
        self._given_up = False
        """Whether the window closes though the search has not ended, as what it does now cannot be stopped."""
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._give_up)

    def may_close(self) -> bool:
        """Ask before work is lost, then save the search; return whether all that is done."""
        window = self.window
        if not (self.begun or self._may_leave()):
            return False
        if self.runner.running and not self._given_up:
            self.begun = True
            window.setEnabled(False)  # what was asked about leaving is true of the puzzle as it is
            window.statusBar().showMessage(tr("The search is being saved, then the window closes."))
            self._save()
            self._patience.start()
        return not self.runner.running or self._given_up

    def _save(self) -> None:
        """Pause the search; the second time, at once."""
        if self.runner.running:
            self.runner.end(self.window.close)

    def _give_up(self) -> None:
        """Close without what is in flight; a kernel that is being compiled holds nothing that could be saved."""
        self._save()
        if self.runner.running and self.runner.held_up:
            self._given_up = True
            self.window.close()
