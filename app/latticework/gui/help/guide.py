"""Leads the user through a tour: a card with the step, a frame round what it means, and whether it was done."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QRegion
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTabBar,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from latticework.gui.help.tours import Place, Seen, Tour
from latticework.gui.widgets import theme
from latticework.gui.widgets.spoken import announce
from latticework.gui.widgets.translation import tr, translated, without_letter
from latticework.gui.widgets.workspace import Workspace

_LINES, _TOP_LINE = 2, 3
"""Lines of text for which the card always has room, so that nothing moves, and pixels of the line above the card."""

_Lit = tuple[QWidget, QRect]
"""A widget, and the part of it to be lit."""

_HALO, _FRAME_LINE = 1, 3
"""Pixels: the margin in the colour of the window at both sides of the frame, and the frame itself."""
_THICK = _FRAME_LINE + 2 * _HALO
_MOVED = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange,
          QEvent.Type.LayoutRequest, QEvent.Type.ZOrderChange}

Places = Mapping[Place, Callable[[], QWidget]]
"""Where each place is now."""


class TourCard(QFrame):
    """The card with a step, below the workspaces so that it covers nothing; hidden while there is no tour."""

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
        self.words.setMinimumHeight(_LINES * self.words.fontMetrics().lineSpacing())
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.head)
        texts.addWidget(self.words)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 8 + _TOP_LINE, 16, 8)
        whole.setSpacing(8)
        whole.addLayout(texts, 1)
        for button in (self.back, self.skip, self.end):
            whole.addWidget(button)

    def show_step(self, tour: Tour, number: int, done: bool) -> None:
        """Show a step; done: whether it is done already, so that the button says to go on."""
        self.skip.setText(tr("G&o on") if done else tr("S&kip"))
        self.end.setText(tr("E&nd the tour"))
        self._show(tour, number, tour.steps[number].text)

    def show_end(self, tour: Tour) -> None:
        """Show the words at the end."""
        self.end.setText(tr("&Close the tour"))
        self._show(tour, len(tour.steps), tour.end)

    def show_stopped(self, tour: Tour, why: str) -> None:
        """Show why the tour cannot continue."""
        self.end.setText(tr("&Close the tour"))
        self._show(tour, len(tour.steps), why)
        self.back.setEnabled(False)

    def _show(self, tour: Tour, number: int, text: str) -> None:
        last = number == len(tour.steps)
        title = without_letter(translated(tour.title))
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
            painter.fillRect(0, 0, self.width(), _TOP_LINE, QColor(theme.current().cursor))


class Light(QWidget):
    """A frame over the window round what is lit, or while that is hidden round what leads there; takes no events."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._home = window
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def lead_to(self, widget: QWidget | None, bring_into_view: bool = False) -> None:
        """Light a widget, None for none; bring_into_view: by scrolling, or from behind another panel."""
        if bring_into_view and widget is not None:
            for outer in _ancestors(widget):
                if isinstance(outer, QScrollArea):
                    outer.ensureWidgetVisible(widget)
                elif isinstance(outer, QDockWidget):
                    outer.raise_()
        self._target = widget
        self._follow()

    def _follow(self) -> None:
        """Move to where the lit widget is now."""
        lit = _lit_part(self._target) if self._target is not None else None
        self._watch([] if self._target is None else [
            widget for start in (self._target, lit[0] if lit else None) if start is not None
            for widget in (start, *_ancestors(start))])
        if lit is None:
            self.hide()
            return
        widget, part = lit
        window = widget.window()
        # A dock that was dragged out of the main window is a window of its own, in which only its children are seen.
        if self.parentWidget() is not window:
            self.setParent(window)
        place = QRect(widget.mapTo(window, part.topLeft()), part.size())
        self.setGeometry(place.adjusted(-_THICK, -_THICK, _THICK, _THICK).intersected(window.rect()))
        # The frame covers all that it lights; only its ring is painted and seen.
        self.setMask(_ring(self.rect(), _THICK))
        self.show()
        self.raise_()

    def _watch(self, widgets: list[QWidget]) -> None:
        # Widgets may be gone by now: the handle of a drawer is deleted as the drawer opens.
        for widget in filter(isValid, self._watched):
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
            painter.setClipRegion(_ring(self.rect().adjusted(_HALO, _HALO, -_HALO, -_HALO), _FRAME_LINE))
            painter.fillRect(self.rect(), QColor(theme.current().cursor))


def _ring(outer: QRect, thick: int) -> QRegion:
    return QRegion(outer).subtracted(QRegion(outer.adjusted(thick, thick, -thick, -thick)))


def _ancestors(widget: QWidget) -> Iterator[QWidget]:
    """Yield the widgets round a widget, from the inner to the outer ones, up to its window."""
    outer = None if widget.isWindow() else widget.parentWidget()
    while outer is not None:
        yield outer
        outer = None if outer.isWindow() else outer.parentWidget()


def _lit_part(widget: QWidget) -> _Lit | None:
    """Return what to light for a widget: what is visible of it, or what leads to it; None where nothing does."""
    around = list(_ancestors(widget))
    part = _unclipped(widget, around) if widget.isVisible() else QRect()
    if not part.isEmpty():
        return widget, part
    for outer in reversed(around):
        if isinstance(outer, QTabWidget) and outer.isVisible():
            page = next((n for n in range(outer.count()) if outer.widget(n) in {widget, *around}), None)
            if page is None:  # it is beside the tabs, in their corner
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


def _in_dock(space: Workspace, docks: list[QDockWidget]) -> _Lit | None:
    """Return the handle of the drawer that holds a dock, or the tab of a dock behind others; show a closed dock.

    Qt calls a dock behind others visible; only its empty visible region shows that it is hidden.
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


def _tab(space: Workspace, dock: QDockWidget) -> _Lit | None:
    """Return the tab of a dock among those in the same place."""
    for tabs in space.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        for number in range(tabs.count() if tabs.isVisible() else 0):
            if tabs.tabText(number) == dock.windowTitle():
                return tabs, tabs.tabRect(number)
    return None


class Guide(QObject):
    """Shows the steps of a tour on a card and lights what they mean; call `see` after anything the user did."""

    left = Signal()  # the user has ended a tour in its middle by Escape

    def __init__(self, window: QWidget, card: TourCard, places: Places, seen: Callable[[], Seen]) -> None:
        super().__init__(window)
        self.tour: Tour | None = None
        self.number = 0
        """The current step, from 0; the number after the last step is the end."""
        self._window, self._card, self._places, self._seen = window, card, places, seen
        self._light = Light(window)
        self._before = False  # whether the step was done already at the last look
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        card.back.clicked.connect(self._go_back)
        card.skip.clicked.connect(lambda _: self._go_on(self.number + 1))
        card.end.clicked.connect(self.end)

    def begin(self, tour: Tour) -> None:
        """Begin a tour at its first step."""
        self.tour = tour
        self._window.installEventFilter(self)
        self._go_on(0)

    def end(self) -> None:
        """End the tour: hide card and frame."""
        self.tour = None
        self._window.removeEventFilter(self)
        self._card.hide()
        self._light.lead_to(None)

    def stop(self, why: str) -> None:
        """Stop the tour; the card shows why until the user closes it."""
        if self.tour is not None:
            self.number = len(self.tour.steps)
            self._card.show_stopped(self.tour, why)
            self._light.lead_to(None)

    def see(self) -> None:
        """Check the step soon, once all receivers of the same signal have run."""
        if self.tour is not None:
            self._soon.start()

    def _look(self) -> None:
        if self.tour is None or self.number == len(self.tour.steps):
            return
        if self.tour.past(self._seen()):
            self.stop(self.tour.too_late)
            return
        done = self.tour.steps[self.number].done(self._seen(), self._then)
        # A step that was done already when it was shown, after going back, waits until it is done once more.
        if done and not self._before:
            self._go_on(self.number + 1)
            return
        self._before = done
        self._light.lead_to(self._places[self.tour.steps[self.number].place]())

    def _go_on(self, number: int) -> None:
        """Show the next step, from a number on, that is not done yet."""
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
        self._light.lead_to(self._places[step.place](), bring_into_view=True)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """End the tour at Escape, which reaches the window only when no widget in it has used the key."""
        escape = (event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
                  and event.key() == Qt.Key.Key_Escape)
        if escape:
            in_the_middle = self.tour is not None and self.number < len(self.tour.steps)
            self.end()
            if in_the_middle:
                self.left.emit()
        return escape
