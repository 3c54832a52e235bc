"""Reading puzzle files and drawing their pictures in threads, so that the window never waits."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QSize, Signal

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.gui.background import Channel, Pixels, Task, TaskQueue
from latticework.gui.library.card import Card, read_card
from latticework.gui.library.card_picture import card_picture, forget_old_pictures, keep_picture, kept_picture

AT_A_TIME = 0.1
"""Seconds of reading after which what was read is shown."""
Stamp = tuple[int, int]
_known: dict[Path, tuple[Stamp, Card]] = {}
"""What was read of files that may not have changed since, for all windows; their threads write it."""
Drawn = tuple[Path, QSize, Pixels | None]


class CardReader(QObject):
    """Reads cards and draws pictures; a file that has not changed since is not read again, by any window."""

    read = Signal(object)  # list of Card
    drawn = Signal(object, object, object)  # Path, QSize and QImage, or None where nothing can be drawn
    at_rest = Signal(int)  # all that was asked for in this round was read

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.round = 0
        self._cards = Channel(self._on_cards)
        self._reading = TaskQueue("library", self._on_read)
        self._drawing = TaskQueue("pictures of the library", self._on_drawn)
        self._drawing.add(forget_old_pictures)

    def look_at(self, files: Sequence[Path]) -> None:
        """Read files, and no more of those asked for before."""
        self.round += 1
        self._reading.restart(partial(_read, list(files), self.round, self._cards))

    def draw(self, card: Card, size: QSize, ratio: float, dark: bool) -> None:
        """Draw the picture of a card, for a screen with so many pixels for a point."""
        self._drawing.add(partial(_drawn, card, size, ratio, dark))

    def close(self) -> None:
        """Read and draw nothing any more."""
        self._reading.close()
        self._drawing.close()

    def _on_cards(self, cards: list[Card]) -> None:
        self.read.emit(cards)

    def _on_read(self, task: Task[int]) -> None:
        if task.error is None:
            self.at_rest.emit(task.result())

    def _on_drawn(self, task: Task[Drawn | None]) -> None:
        drawn = None if task.error else task.result()
        if drawn is not None:
            path, size, pixels = drawn
            self.drawn.emit(path, size, pixels and pixels.image)


def _read(files: list[Path], number: int, cards: Channel) -> int:
    """Read files and send their cards bit by bit; return the number of the round."""
    new: list[Card] = []
    sent = monotonic()
    for path in files:
        checkpoint()
        new.append(_card(path))
        if monotonic() > sent + AT_A_TIME:
            cards(new)
            new, sent = [], monotonic()
    cards(new)
    return number


def _card(path: Path) -> Card:
    stamp = _stamp(path)
    before = _known.get(path)
    if before is None or before[0] != stamp:
        before = _known[path] = (stamp, read_card(path))
    return before[1]


def _drawn(card: Card, size: QSize, ratio: float, dark: bool) -> Drawn:
    return card.path, size, _picture(card, size, ratio, dark)


def _picture(card: Card, size: QSize, ratio: float, dark: bool) -> Pixels | None:
    found = kept_picture(card.digest, size, ratio, dark)
    if found is not None:
        return Pixels.of(found)
    try:
        image = card_picture(formats.read(card.path).puzzle, size, ratio, dark)
    except LatticeworkError:
        return None
    keep_picture(image, card.digest, size, ratio, dark)
    return Pixels.of(image)


def _stamp(path: Path) -> Stamp:
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_mtime_ns, status.st_size
