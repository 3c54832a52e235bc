"""The picture of a preview: before squares where it is transparent, made smaller where there is less room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel

CHEQUER, CHEQUERS = 8, ("#ffffff", "#d4d8de")
"""The side, in pixels, and the colours of the squares that are seen through a transparent ground."""

LEAST = 260
"""Pixels of each side that there are on a small screen."""


class PictureLabel(QLabel):
    """Shows a picture, or a text instead."""

    def __init__(self) -> None:
        super().__init__(alignment=Qt.AlignmentFlag.AlignCenter)
        self.setMinimumSize(QSize(LEAST, LEAST))
        self._whole = QPixmap()

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture, nothing where it is null."""
        self._whole = picture
        self._fit()

    def clear(self) -> None:
        """Show nothing."""
        self._whole = QPixmap()
        super().clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the picture into what room there is now."""
        super().resizeEvent(event)
        if not self._whole.isNull():  # else a text may be shown
            self._fit()

    def _fit(self) -> None:
        whole, room = self._whole, self.size()
        fits = room.expandedTo(whole.size()) == room
        self.setPixmap(whole if fits else whole.scaled(room, Qt.AspectRatioMode.KeepAspectRatio,
                                                       Qt.TransformationMode.SmoothTransformation))


def on_chequers(picture: QImage) -> QPixmap:
    """Return a picture before squares, which show where it is transparent."""
    ground = QPixmap(picture.size())
    with QPainter(ground) as painter:
        for y in range(0, picture.height(), CHEQUER):
            for x in range(0, picture.width(), CHEQUER):
                painter.fillRect(x, y, CHEQUER, CHEQUER, QColor(CHEQUERS[(x + y) // CHEQUER % 2]))
        painter.drawImage(0, 0, picture)
    return ground
