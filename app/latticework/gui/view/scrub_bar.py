"""The bar that shows how far a solution is taken apart, with a mark wherever a part comes out."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QStylePainter

from latticework.gui.common import theme

_LEAST_APART, _HEIGHT = 4, 5
"""Pixels between two marks below which there are none, and their height."""


class ScrubBar(QSlider):
    """A slider over the moves of an assembly, whole at the left; the arrow keys go a move on or back, Space plays."""

    play_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setInvertedAppearance(True)  # time goes to the right, and the film from the whole to the parts
        self.setInvertedControls(True)
        self.marks: list[int] = []

    def set_moves(self, moves: int, marks: list[int], fewest: int = 0) -> None:
        """Take other moves, with marks after some of them; the first `fewest` are never taken back."""
        self.marks = [mark for mark in marks if mark > fewest]
        self.setRange(fewest, moves)
        self.setPageStep(max(1, moves // 10))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Space; go to the beginning and to the end with Home and End."""
        if event.key() == Qt.Key.Key_Space:
            self.play_wanted.emit()
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.setValue(self.maximum() if event.key() == Qt.Key.Key_Home else self.minimum())
        else:
            super().keyPressEvent(event)

    def places(self) -> list[int]:
        """Return where the marks are, in pixels from the left; none where they would run together."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, kind = self.style(), QStyle.ComplexControl.CC_Slider
        groove = style.subControlRect(kind, option, QStyle.SubControl.SC_SliderGroove, self)
        handle = style.subControlRect(kind, option, QStyle.SubControl.SC_SliderHandle, self).width()
        room = groove.width() - handle
        if not self.marks or room < _LEAST_APART * len(self.marks):
            return []
        first, last, mirrored = self.minimum(), self.maximum(), option.upsideDown
        return [groove.left() + handle // 2 + QStyle.sliderPositionFromValue(first, last, mark, room, mirrored)
                for mark in self.marks]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks below the slider; where nothing can be moved there is only a groove."""
        if not self.isEnabled():
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            option.subControls, option.sliderPosition = QStyle.SubControl.SC_SliderGroove, self.minimum()
            QStylePainter(self).drawComplexControl(QStyle.ComplexControl.CC_Slider, option)
            return
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setPen(QPen(QColor(theme.current().faint_text), 1.5))
            for x in self.places():
                painter.drawLine(QPoint(x, self.height() - _HEIGHT), QPoint(x, self.height() - 1))
