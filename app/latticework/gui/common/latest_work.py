"""Work in a thread, of which only the latest that was wanted counts."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from latticework.gui.common.work import Work


class LatestWork(QObject):
    """Does one piece of work at a time; what is wanted next gives up the one before and begins after its end."""

    told = Signal(object, float)  # what is being done, and the share of it that is done
    ended = Signal(object)  # the Future of work that was not given up

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: Callable[[], Any] | None = None
        self._work: Work | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being done, or will be."""
        return self._work is not None or self._wanted is not None

    def want(self, work: Callable[[], Any]) -> None:
        """Do this as soon as possible, and nothing else any more."""
        self.give_up()
        self._wanted = work
        self._begin()

    def give_up(self) -> None:
        """Do nothing any more."""
        self._wanted = None
        if self._work is not None:
            self._work.give_up()

    def _begin(self) -> None:
        if self._work is None and self._wanted is not None:  # else the end of that work begins this one
            self._work, self._wanted = Work(self._wanted), None
            self._work.told.connect(self._on_told)
            self._work.ended.connect(self._on_ended)
            self._work.start()

    def _on_told(self, doing: object, share: float) -> None:
        if self._work is not None and not self._work.given_up.is_set():
            self.told.emit(doing, share)

    def _on_ended(self) -> None:
        work, self._work = self._work, None
        if work is not None and not work.given_up.is_set():
            self.ended.emit(work.future)
        self._begin()
