"""Pictures one after the other in a label: by themselves, or leafed through by buttons."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from latticework.gui.common.icons import tool_button
from latticework.gui.common.translation import tr
from latticework.gui.export.picture_label import PictureLabel


class PictureSeries(QWidget):
    """Shows pictures in a label; pages have buttons below it, of which nothing is seen while pictures move."""

    def __init__(self, label: PictureLabel) -> None:
        super().__init__()
        self._label, self._pictures, self._place = label, list[QPixmap](), 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self.turn(1))
        self.said = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.back = tool_button("previous", tr("Previous page"), lambda: self.turn(-1))
        self.on = tool_button("next", tr("Next page"), lambda: self.turn(1))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        for widget in (self.back, self.said, self.on):
            row.addWidget(widget)
        row.addStretch(1)
        self.hide()

    def clear(self) -> None:
        """Show no more pictures; others begin with the first."""
        self.show_pictures([], 0.0)
        self._place = 0

    def show_pictures(self, pictures: list[QPixmap], interval: float) -> None:
        """Show pictures for so many seconds each, or if that is 0 the page that was looked at before."""
        moving, self._pictures = bool(pictures) and interval > 0, pictures
        self._place = min(self._place, len(pictures) - 1) if pictures else self._place
        self.setVisible(len(pictures) > 1 and not moving)
        self._timer.stop()
        if moving:
            self._timer.start(max(1, round(1000 * interval)))
        self.turn(0)

    def turn(self, by: int) -> None:
        """Show the picture that comes so many later; after the last one comes the first."""
        if self._pictures:
            self._place = (self._place + by) % len(self._pictures)
            self._label.show_picture(self._pictures[self._place])
            self.said.setText(tr("Page {n} of {count}", n=self._place + 1, count=len(self._pictures)))
