"""Reading puzzle files and drawing their pictures in threads, so that the window never waits."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from latticework.errors import LatticeworkError
from latticework.exchange import formats
from latticework.gui.common.telling import Telling
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.library.card import Card, read_card
from latticework.gui.library.card_picture import card_picture, forget_old_pictures, keep_picture, kept_picture

AT_A_TIME = 0.1
"""Seconds of reading after which what was read is shown."""
Stamp = tuple[int, int]


class CardReader(QObject):
    """Reads cards and draws pictures; a file that has not changed since is not read again."""

    read = Signal(object)  # list of Card
    drawn = Signal(object, object, object)  # Path, QSize and QImage, or None where nothing can be drawn
    at_rest = Signal(int)  # all that was asked for in this round was read

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[Path, tuple[Stamp, Card]] = {}
        self.round = 0
        self._telling = Telling()
        self._reading, self._drawing = (ThreadPoolExecutor(1, thread_name_prefix="library") for _ in range(2))
        self._submit(self._drawing, forget_old_pictures)

    def look_at(self, files: Sequence[Path]) -> None:
        """Read files, and no more of those asked for before."""
        self.round += 1
        self._submit(self._reading, partial(self._read, list(files), self.round))

    def draw(self, card: Card, size: QSize, ratio: float, dark: bool) -> None:
        """Draw the picture of a card, for a screen with so many pixels for a point."""
        self._submit(self._drawing, partial(self._draw, card, size, ratio, dark))

    def close(self) -> None:
        """Read and draw nothing any more."""
        self._telling.end()
        for executor in (self._reading, self._drawing):
            executor.shutdown(wait=False, cancel_futures=True)

    def _submit(self, executor: ThreadPoolExecutor, work: Callable[[], Any]) -> None:
        if not self._telling.ended:
            executor.submit(self._in_thread, work).add_done_callback(report_failure)

    def _in_thread(self, work: Callable[[], Any]) -> None:
        with suppress(RuntimeError):  # the program is ending
            work()

    def _read(self, files: list[Path], number: int) -> None:
        new: list[Card] = []
        told = monotonic()
        for path in files:
            if self._telling.ended or number != self.round:
                break
            new.append(self._card(path))
            if monotonic() > told + AT_A_TIME:
                self._telling.tell(self.read, new)
                new, told = [], monotonic()
        self._telling.tell(self.read, new)
        if number == self.round:
            self._telling.tell(self.at_rest, number)

    def _card(self, path: Path) -> Card:
        stamp = _stamp(path)
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = self._known[path] = (stamp, read_card(path))
        return known[1]

    def _draw(self, card: Card, size: QSize, ratio: float, dark: bool) -> None:
        if not self._telling.ended:
            self._telling.tell(self.drawn, card.path, size, _picture(card, size, ratio, dark))


def _picture(card: Card, size: QSize, ratio: float, dark: bool) -> QImage | None:
    found = kept_picture(card.digest, size, ratio, dark)
    if found is not None:
        return found
    try:
        image = card_picture(formats.read(card.path).puzzle, size, ratio, dark)
    except LatticeworkError:
        return None
    keep_picture(image, card.digest, size, ratio, dark)
    return image


def _stamp(path: Path) -> Stamp:
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_mtime_ns, status.st_size
