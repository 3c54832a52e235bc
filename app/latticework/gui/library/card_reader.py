"""Reading puzzle files and drawing their pictures, which are kept on disk, in threads: the window never waits."""

import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter

from latticework import paths
from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.gui.background import Channel, Pixels, Task, TaskQueue
from latticework.gui.common.painting import picture
from latticework.gui.library.card import Card, read_card
from latticework.picture.shapes import part_shape
from latticework.puzzle import Puzzle

SHADE = {False: "#8fa3bd", True: "#7f95b2"}
"""The colour of targets, light or dark, which stand back behind the parts."""
STRIP, GAP, LEAST_PART, MOST_PARTS, LEAST_WITH_PARTS = 0.3, 4, 26, 12, 80
"""The share of the height that the parts have, the pixels between them, the least width of each, the most of them;
and the least height of a picture in which there is room for parts."""
LARGEST = 16.0
"""The most pixels for a unit of the lattice in large pictures."""
VERSION = 2
"""Raised when pictures are drawn in another way, so that those on disk are drawn anew."""
MOST_KEPT = 3_000
"""Pictures that stay on disk, the latest."""

AT_A_TIME = 0.1
"""Seconds of reading after which what was read is shown."""
Stamp = tuple[int, int]
_known: dict[Path, tuple[Stamp, Card]] = {}
"""What was read of files that may not have changed since, for all windows; their threads write it."""
Drawn = tuple[Path, QSize, Pixels | None]


def card_picture(puzzle: Puzzle, size: QSize, ratio: float, dark: bool) -> QImage:
    """Draw the target of a puzzle above as many of its parts as there is room for."""
    puzzle = puzzle.standing
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    drawn = [number for number, part in enumerate(puzzle.parts) if part.cells]
    room = max(1, min(MOST_PARTS, size.width() // (LEAST_PART + GAP)))
    shown = drawn[:room] if size.height() >= LEAST_WITH_PARTS else []
    strip = round(size.height() * STRIP) if shown else 0
    above = QSize(size.width(), size.height() - strip - (GAP if strip else 0))
    with QPainter(image) as painter:
        painter.drawImage(QPoint(0, 0), picture(puzzle.lattice, puzzle.target.cells, SHADE[dark], above, ratio, dark,
                                                puzzle.target.cell_colors, largest=LARGEST))
        if shown:
            width = min(size.width() // len(shown), 2 * strip)
            left = (size.width() - width * len(shown)) // 2
            for place, number in enumerate(shown):
                part = puzzle.parts[number]
                color = puzzle.color(number)
                marked = part_shape(puzzle, number) if part.marks else None
                small = picture(puzzle.lattice, part.cells, color, QSize(width - GAP, strip), ratio, dark,
                                part.cell_colors, marked)
                painter.drawImage(QPoint(left + place * width + GAP // 2, above.height() + GAP), small)
    return image


def kept_picture(digest: str, size: QSize, ratio: float, dark: bool) -> QImage | None:
    """Return the picture on disk of a file with these bytes, None where there is none."""
    path = _place(digest, size, ratio, dark)
    image = QImage(str(path)) if path.is_file() else QImage()
    if image.isNull():
        return None
    image.setDevicePixelRatio(ratio)
    return image


def keep_picture(image: QImage, digest: str, size: QSize, ratio: float, dark: bool) -> None:
    """Keep a picture on disk; where that fails it is drawn again the next time."""
    path = _place(digest, size, ratio, dark)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{os.getpid()}.png")
        if image.save(str(unfinished)):
            unfinished.replace(path)


def forget_old_pictures(most: int = MOST_KEPT) -> None:
    """Remove the oldest pictures on disk where there are very many."""
    with suppress(OSError):
        files = [*paths.pictures().glob("*.png")]
        if len(files) <= most:  # as nearly always; to look at the age of each takes much longer
            return
        for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)[most:]:
            file.unlink(missing_ok=True)


def _place(digest: str, size: QSize, ratio: float, dark: bool) -> Path:
    told = f"{VERSION} {digest} {size.width()} {size.height()} {ratio:g} {dark}"
    return paths.pictures() / f"{hashlib.blake2b(told.encode(), digest_size=16).hexdigest()}.png"


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
