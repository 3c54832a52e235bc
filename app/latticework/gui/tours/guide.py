"""Leads the user through a tour: a card with the step, a frame round what it means, and whether it was done."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout
from latticework.gui.common import theme
from latticework.gui.common.shown_text import announce
from latticework.gui.common.translation import tr, translated
from latticework.gui.tours.tours import Tour
from collections.abc import Iterator
from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QDockWidget, QScrollArea, QTabBar, QTabWidget, QWidget
from shiboken6 import isValid
from latticework.gui.common.workspace import Workspace
from collections.abc import Callable, Mapping
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


from latticework.gui.tours.tours import Place, Seen, Tour

LINES, TOP_LINE = 2, 3
"""The lines of text for which there is always room, so that nothing moves, and pixels of the line above the card."""

Lit = tuple[QWidget, QRect]
"""A widget, and the part of it that is to be lit."""

HALO, FRAME_LINE = 1, 3
"""Pixels: the line in the colour of the window at both sides of the frame, which parts it from what it lies on."""
THICK = FRAME_LINE + 2 * HALO
_MOVED = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange,
          QEvent.Type.LayoutRequest, QEvent.Type.ZOrderChange}

Places = Mapping[Place, Callable[[], QWidget]]
"""Where each place is now."""


class TourCard(QFrame):
    """Lies below the workspaces, so that it covers nothing; hidden while there is no tour."""

    def __init__(self) -> None:
        super().__init__()
        self.head, self.words = QLabel(), QLabel(wordWrap=True)
        self.back, self.skip = QPushButton(tr("&Back")), QPushButton()
        self.end = QPushButton()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        for label in (self.head, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.head.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        font = self.words.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.words.setFont(font)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.words.setMinimumHeight(LINES * self.words.fontMetrics().lineSpacing())
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.head)
        texts.addWidget(self.words)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 8 + TOP_LINE, 16, 8)
        whole.setSpacing(8)
        whole.addLayout(texts, 1)
        for button in (self.back, self.skip, self.end):
            whole.addWidget(button)

    def show_step(self, tour: Tour, number: int, done: bool) -> None:
        """Show a step; done: whether there is nothing left to do in it."""
        self.skip.setText(tr("G&o on") if done else tr("S&kip"))
        self.end.setText(tr("E&nd the tour"))
        self._show(tour, number, tour.steps[number].text)

    def show_end(self, tour: Tour) -> None:
        """Show the words at the end."""
        self.end.setText(tr("&Close the tour"))
        self._show(tour, len(tour.steps), tour.end)

    def show_broken_off(self, tour: Tour, why: str) -> None:
        """Say why the tour cannot go on."""
        self.end.setText(tr("&Close the tour"))
        self._show(tour, len(tour.steps), why)
        self.back.setEnabled(False)

    def _show(self, tour: Tour, number: int, text: str) -> None:
        last = number == len(tour.steps)
        title = translated(tour.title).replace("&", "")
        self.head.setText(title if last else tr("{title}: step {number} of {all}", title=title, number=number + 1,
                                                all=len(tour.steps)))
        self.words.setText(translated(text))
        self.back.setEnabled(number > 0)
        if last and self.skip.hasFocus():
            self.end.setFocus(Qt.FocusReason.OtherFocusReason)
        self.skip.setHidden(last)
        self.setAccessibleName(self.head.text())
        announce(self, self.words.text())
        self.show()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the line above in the colour of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line above, in the colour of what is lit."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.fillRect(0, 0, self.width(), TOP_LINE, QColor(theme.current().cursor))


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
            painter.setClipRegion(_ring(self.rect().adjusted(HALO, HALO, -HALO, -HALO), FRAME_LINE))
            painter.fillRect(self.rect(), QColor(theme.current().cursor))


def _ring(outer: QRect, thick: int) -> QRegion:
    return QRegion(outer).subtracted(QRegion(outer.adjusted(thick, thick, -thick, -thick)))


def ancestors(widget: QWidget) -> Iterator[QWidget]:
    """Return the widgets that a widget lies in, from the inner to the outer ones, within its window."""
    outer = None if widget.isWindow() else widget.parentWidget()
    while outer is not None:
        yield outer
        outer = None if outer.isWindow() else outer.parentWidget()


def lit_part(widget: QWidget) -> Lit | None:
    """Return what is to be lit for a widget: what is seen of it, or what leads to it; None where nothing does."""
    around = list(ancestors(widget))
    part = _unclipped(widget, around) if widget.isVisible() else QRect()
    if not part.isEmpty():
        return widget, part
    for outer in reversed(around):
        if isinstance(outer, QTabWidget) and outer.isVisible():
            page = next((n for n in range(outer.count()) if outer.widget(n) in {widget, *around}), None)
            if page is None:  # it stands beside the tabs
                return None
            if page != outer.currentIndex():
                return outer.tabBar(), outer.tabBar().tabRect(page)
        if isinstance(outer, Workspace) and outer.isVisible():
            return _in_dock(outer, [inner for inner in around if isinstance(inner, QDockWidget)])
    return None


def _unclipped(widget: QWidget, around: list[QWidget]) -> QRect:
    """Return the part of a widget that no widget around it cuts off."""
    part = widget.rect()
    for outer in around:
        part &= QRect(widget.mapFrom(outer, outer.rect().topLeft()), outer.size())
    return part


def _in_dock(space: Workspace, docks: list[QDockWidget]) -> Lit | None:
    """Return the handle of the drawer that holds a dock, or the tab of one behind others; show one that was closed.

    A dock behind others is visible to Qt, but not a pixel of it is seen.
    """
    for dock in docks:
        for handle in space.handles:
            if handle.text() == dock.windowTitle():
                return handle, handle.rect()
        if not dock.isVisible():
            space.show_dock(dock.objectName())
        elif dock.visibleRegion().isEmpty():
            return _tab(space, dock)
    return None


def _tab(space: Workspace, dock: QDockWidget) -> Lit | None:
    """Return the tab of a dock among those that lie in the same place."""
    for tabs in space.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        for number in range(tabs.count() if tabs.isVisible() else 0):
            if tabs.tabText(number) == dock.windowTitle():
                return tabs, tabs.tabRect(number)
    return None


class Guide(QObject):
    """Shows the steps of a tour on a card and lights what is meant; `see` is to be called when anything was done."""

    left = Signal()  # a tour was ended in its middle by Escape

    def __init__(self, window: QWidget, card: TourCard, places: Places, seen: Callable[[], Seen]) -> None:
        super().__init__(window)
        self.tour: Tour | None = None
        self.number = 0
        """The step at hand, from 0 on; that after the last step is the end."""
        self._window, self._card, self._places, self._seen = window, card, places, seen
        self._light = Light(window)
        self._before = False  # whether the step was done already when it was seen last
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        card.back.clicked.connect(self._go_back)
        card.skip.clicked.connect(lambda _: self._go_on(self.number + 1))
        card.end.clicked.connect(self.end)

    def begin(self, tour: Tour) -> None:
        """Lead through a tour from its first step on."""
        self.tour = tour
        self._window.installEventFilter(self)
        self._go_on(0)

    def end(self) -> None:
        """Leave the user alone."""
        self.tour = None
        self._window.removeEventFilter(self)
        self._card.hide()
        self._light.lead_to(None)

    def break_off(self, why: str) -> None:
        """Say on the card why the tour cannot go on, which stays there until it is closed."""
        if self.tour is not None:
            self.number = len(self.tour.steps)
            self._card.show_broken_off(self.tour, why)
            self._light.lead_to(None)

    def see(self) -> None:
        """Look soon what the user has done, once everybody has heard of it."""
        if self.tour is not None:
            self._soon.start()

    def _look(self) -> None:
        if self.tour is None or self.number == len(self.tour.steps):
            return
        if self.tour.past(self._seen()):
            self.break_off(self.tour.too_late)
            return
        done = self.tour.steps[self.number].done(self._seen(), self._then)
        if done and not self._before:
            self._go_on(self.number + 1)
            return
        self._before = done
        self._light.lead_to(self._places[self.tour.steps[self.number].place]())

    def _go_on(self, number: int) -> None:
        """Show the next step from a number on that was not done already."""
        if self.tour is None:
            return
        seen, steps = self._seen(), self.tour.steps
        while number < len(steps) and steps[number].done(seen, seen):
            number += 1
        self._show(self.tour, number, seen)

    def _go_back(self) -> None:
        """Show the step before, which stays until it is done again."""
        if self.tour is not None and self.number:
            self._show(self.tour, self.number - 1, self._seen())

    def _show(self, tour: Tour, number: int, seen: Seen) -> None:
        self.number, self._then = number, seen
        if number == len(tour.steps):
            self._before = False
            self._card.show_end(tour)
            self._light.lead_to(None)
            return
        step = tour.steps[number]
        self._before = step.done(seen, seen)
        self._card.show_step(tour, number, self._before)
        self._light.lead_to(self._places[step.place](), anew=True)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """End the tour by Escape, which comes to the window where nothing in it has a use for it."""
        escape = (event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
                  and event.key() == Qt.Key.Key_Escape)
        if escape:
            in_the_middle = self.tour is not None and self.number < len(self.tour.steps)
            self.end()
            if in_the_middle:
                self.left.emit()
        return escape
