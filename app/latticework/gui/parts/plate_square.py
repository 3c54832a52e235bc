"""The square on which a plate is drawn, with the mouse or with the keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from latticework.gui.common import theme
from latticework.gui.common.painting import shades
from latticework.gui.common.translation import tr
from latticework.puzzle.plates import Place, Plate, border

LARGEST, EDGE = 268, 6  # pixels: the side of the square, and what is free around it

ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, 1), Qt.Key.Key_Down: (0, -1)}


class PlateSquare(QWidget):
    """Shows a plate from above; tells which places of its border are asked to be there, or not."""

    drawn = Signal(object, bool)  # a place of the border, and whether it is to be a tooth

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plate, self.color = Plate(), "#000000"
        self.here: Place = (0, self.plate.size - 1)
        self._hovered: Place | None = None
        self._stroke: bool | None = None  # what a drag makes of the places it comes over
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # a drawing is not mirrored with the window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Border of the plate"))
        self.setToolTip(tr("Click or drag along the border, or use the arrow keys and Space; the middle stays"))

    def show_plate(self, plate: Plate, color: str) -> None:
        """Show a plate in a colour "#rrggbb"."""
        if plate.size != self.plate.size:
            self.here, self._hovered = (0, plate.size - 1), None
        self.plate, self.color = plate, color
        self._describe()

    def area(self, place: Place) -> QRectF:
        """Return where a place is, in pixels."""
        step = (LARGEST - 2 * EDGE) / self.plate.size
        left = (self.width() - LARGEST) / 2 + EDGE
        return QRectF(left + place[0] * step, EDGE + (self.plate.size - 1 - place[1]) * step, step, step)

    def sizeHint(self) -> QSize:
        """Return the size of the square."""
        return QSize(LARGEST, LARGEST)

    def minimumSizeHint(self) -> QSize:
        """Return the size of the square, which does not shrink."""
        return self.sizeHint()

    def _at(self, point: QPointF) -> Place | None:
        places = (place for place in border(self.plate.size) if self.area(place).contains(point))
        return next(places, None)

    def _describe(self) -> None:
        column, row = self.here[0] + 1, self.plate.size - self.here[1]
        cube = self.here in self.plate.teeth
        self.setAccessibleDescription(tr("Line {row}, column {column}: cube", row=row, column=column) if cube
                                      else tr("Line {row}, column {column}: gap", row=row, column=column))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to draw, or to take away when there is a cube already."""
        place = self._at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self._stroke = place not in self.plate.teeth
            self._draw(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on drawing; show what a click would change."""
        self._hovered = self._at(event.position())
        if self._stroke is not None and self._hovered is not None:
            self._draw(self._hovered)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the stroke."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._stroke = None

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer."""
        super().leaveEvent(event)
        self._hovered = None
        self.update()

    def _draw(self, place: Place) -> None:
        self.here = place
        self.drawn.emit(place, bool(self._stroke))
        self._describe()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move along and across the border, or change a place; all other keys belong to the dialog."""
        step = ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self._move(*step)
        elif event.key() == Qt.Key.Key_Space:
            self.drawn.emit(self.here, self.here not in self.plate.teeth)
        else:
            super().keyPressEvent(event)
            return
        self._describe()

    def _move(self, right: int, up: int) -> None:
        """Go to the next place of the border in a direction, over the middle if it lies there."""
        ways = border(self.plate.size)
        steps = ((self.here[0] + n * right, self.here[1] + n * up) for n in range(1, self.plate.size))
        self.here = next((place for place in steps if place in ways), self.here)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the middle in one piece, the border cube by cube."""
        colors = theme.current()
        with QPainter(self) as painter:
            fill, _, edge = shades(self.color, colors.dark, colors.outline)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size = self.plate.size
            self._box(painter, self.area((0, size - 1)).united(self.area((size - 1, 0))), colors.canvas, colors.frame)
            for place in sorted(border(size)):
                self._box(painter, self.area(place), "#00000000", colors.frame, dashed=True)
            for place in sorted(self.plate.teeth):
                self._box(painter, self.area(place), fill, edge)
            self._box(painter, self.area((1, size - 2)).united(self.area((size - 2, 1))), fill, edge)
            if self._hovered is not None:
                self._ring(painter, self._hovered, colors.hover)
            if self.hasFocus():
                self._ring(painter, self.here, colors.cursor)

    def _ring(self, painter: QPainter, place: Place, color: str) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Light under dark or dark under light: the plate may be of nearly the colour of the ring.
        for shade, width in ((theme.current().canvas, 6), (color, 2.5)):
            painter.setPen(QPen(QColor(shade), width))
            painter.drawRect(self.area(place).adjusted(5, 5, -5, -5))

    @staticmethod
    def _box(painter: QPainter, area: QRectF, fill: QColor | str, edge: QColor | str, dashed: bool = False) -> None:
        painter.setBrush(QColor(fill))
        painter.setPen(QPen(QColor(edge), 1, Qt.PenStyle.DotLine if dashed else Qt.PenStyle.SolidLine))
        painter.drawRect(area)

    def middle_of(self, place: Place) -> QPoint:
        """Return the pixel in the middle of a place."""
        return self.area(place).center().toPoint()
