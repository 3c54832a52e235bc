"""A frame round the widget that a step of a tour means."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QDockWidget, QScrollArea, QWidget
from shiboken6 import isValid

from latticework.gui.common import theme
from latticework.gui.tours.way import ancestors, lit_part

HALO, LINE = 1, 3
"""Pixels: the line in the colour of the window at both sides of the frame, which parts it from what it lies on."""
THICK = LINE + 2 * HALO
_MOVED = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange,
          QEvent.Type.LayoutRequest, QEvent.Type.ZOrderChange}


class Light(QWidget):
    """Lies over the window of what it lights and takes no event; where that is hidden it lights what leads there."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._home = window
        self._wanted: QWidget | None = None
        self._watched: list[QWidget] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def lead_to(self, widget: QWidget | None, anew: bool = False) -> None:
        """Light a widget, None for none; anew: whether to bring it into view, by scrolling or from behind a panel."""
        if anew and widget is not None:
            for outer in ancestors(widget):
                if isinstance(outer, QScrollArea):
                    outer.ensureWidgetVisible(widget)
                elif isinstance(outer, QDockWidget):
                    outer.raise_()
        self._wanted = widget
        self._follow()

    def _follow(self) -> None:
        """Lie round what is lit, wherever that is now."""
        lit = lit_part(self._wanted) if self._wanted is not None else None
        self._watch([] if self._wanted is None else [
            widget for start in (self._wanted, lit[0] if lit else None) if start is not None
            for widget in (start, *ancestors(start))])
        if lit is None:
            self.hide()
            return
        widget, part = lit
        window = widget.window()
        if self.parentWidget() is not window:  # a panel that was taken out of the window
            self.setParent(window)
        place = QRect(widget.mapTo(window, part.topLeft()), part.size())
        self.setGeometry(place.adjusted(-THICK, -THICK, THICK, THICK).intersected(window.rect()))
        self.setMask(_ring(self.rect(), THICK))
        self.show()
        self.raise_()

    def _watch(self, widgets: list[QWidget]) -> None:
        for widget in filter(isValid, self._watched):  # the handle of a drawer goes as that is opened
            widget.removeEventFilter(self)
        self._watched = list(dict.fromkeys(widgets))
        for widget in self._watched:
            widget.installEventFilter(self)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Follow when something moves."""
        if event.type() in _MOVED:
            self._soon.start()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the frame."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(theme.current().window))
            painter.setClipRegion(_ring(self.rect().adjusted(HALO, HALO, -HALO, -HALO), LINE))
            painter.fillRect(self.rect(), QColor(theme.current().cursor))


def _ring(outer: QRect, thick: int) -> QRegion:
    return QRegion(outer).subtracted(QRegion(outer.adjusted(thick, thick, -thick, -thick)))
