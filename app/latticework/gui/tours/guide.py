"""Leads the user through a tour: shows a step, sees that it was done, and shows the next."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from latticework.gui.tours.card import TourCard
from latticework.gui.tours.light import Light
from latticework.gui.tours.tour import Place, Seen, Tour

Places = Mapping[Place, Callable[[], QWidget]]
"""Where each place is now."""


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
