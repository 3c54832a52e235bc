"""The picture of a puzzle on its card: the target, and under it parts in their colours; kept on disk once drawn."""

import hashlib
import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from latticework import paths
from latticework.gui.common.cell_pictures import picture
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
