"""Letters on the parts of a little picture of a solution, where most of each part is seen."""

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPolygonF

from latticework.gui.common.painting import paint_letter

LEAST, MOST = 6, 11
"""Heights of letters, in points of the list; where there is no room for that, a part has none."""

ROOM = 2.6
"""How high a letter may be, as a multiple of how far its middle lies from the edge of what is seen of the part."""

RIM = 5
"""How much higher than its light rim is wide a letter is."""

Faces = list[tuple[int, QPolygonF]]
"""The number of the shape, and its corners in the picture, of each face, the farthest first."""


def write_letters(image: QImage, faces: Faces, letters: list[str]) -> None:
    """Write on a picture the letter of each shape of which enough is seen; none if that is less than half of them."""
    font = QFont()
    font.setBold(True)
    seen = [(letter, place, ROOM * depth)
            for letter, (place, depth) in zip(letters, middles(image, faces, len(letters)), strict=True) if depth]
    written = [one for one in seen if one[2] >= LEAST]
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for letter, place, room in written if 2 * len(written) >= len(seen) else []:
            font.setPixelSize(min(MOST, int(room)))
            paint_letter(painter, place, letter, font, font.pixelSize() / RIM)


def middles(image: QImage, faces: Faces, count: int) -> list[tuple[QPointF, float]]:
    """Return for each shape the point deepest inside of what is seen of it, and how deep; 0 where nothing is."""
    seen = QImage(image.size(), QImage.Format.Format_RGB32)
    seen.setDevicePixelRatio(image.devicePixelRatio())
    seen.fill(0)
    with QPainter(seen) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        for number, corners in faces:
            painter.setBrush(QColor.fromRgb(number + 1))
            painter.drawPolygon(corners)
    owners = np.frombuffer(seen.constBits(), np.uint32).reshape(seen.height(), seen.width()) & 0xFFFFFF
    return [_deepest(owners == number + 1, image.devicePixelRatio()) for number in range(count)]


def _deepest(pixels: NDArray[np.bool_], ratio: float) -> tuple[QPointF, float]:
    """Return the pixel that is left last while pixels at the edge are taken away, nearest to the middle of such."""
    left, depth = pixels, 1
    while (less := _without_edge(left)).any():
        left, depth = less, depth + 1
    rows, columns = np.nonzero(left)
    if not len(rows):
        return QPointF(), 0.0
    nearest = int(((rows - rows.mean()) ** 2 + (columns - columns.mean()) ** 2).argmin())
    return QPointF(float(columns[nearest]), float(rows[nearest])) / ratio, depth / ratio


def _without_edge(pixels: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the pixels whose eight neighbours are there, too."""
    across = pixels[:, :-2] & pixels[:, 1:-1] & pixels[:, 2:]
    less = np.zeros_like(pixels)
    less[1:-1, 1:-1] = across[:-2] & across[1:-1] & across[2:]
    return less
