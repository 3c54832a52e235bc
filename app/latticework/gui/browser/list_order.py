"""Keeps the list of solutions in the order that is chosen, also while more becomes known of them."""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.gui.browser.apart_bar import ApartBar
from latticework.gui.browser.arrangement import BY_NUMBER, Arrangement, Arranger, Numbers, Order
from latticework.gui.browser.solution_rows import APART, MOVES, NUMBER, STATES, SolutionModel

LATER = 1500
"""Milliseconds before the list is arranged anew when more is known."""
_ORDERS = {NUMBER: Order.NUMBER, APART: Order.LEVEL, MOVES: Order.MOVES, STATES: Order.STATES}
"""What a click on the heading of a column orders by."""


class ListOrder(QObject):
    """Works out which solutions a model is to list; `listed` carries their numbers, None for all as they are."""

    listed = Signal(object, bool)  # Numbers or None; whether another order was chosen, whose first is to be shown

    def __init__(self, model: SolutionModel, bar: ApartBar, parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._bar = model, bar
        self._arranger = Arranger(self)
        self._order, self._chosen = BY_NUMBER.order, False
        self._timer = QTimer(self, singleShot=True, interval=LATER)
        self._timer.timeout.connect(self._arrange)
        model.outgrown.connect(self.renew)
        bar.changed.connect(self._on_changed)
        self._arranger.arranged.connect(self._on_arranged)

    def renew(self) -> None:
        """Arrange the list anew soon, as more is known by now."""
        if self._bar.wish != BY_NUMBER and not self._timer.isActive():
            self._timer.start()

    def reset(self) -> None:
        """List all by their numbers, which the model does already."""
        self._bar.reset()
        self._order = BY_NUMBER.order
        self._timer.stop()

    def by_column(self, column: int) -> None:
        """Order by what is in a column, if that is possible."""
        if column in _ORDERS:
            self._bar.choose(_ORDERS[column])

    def close(self) -> None:
        """Arrange nothing any more."""
        self._timer.stop()
        self._arranger.close()

    def _on_changed(self) -> None:
        wish = self._bar.wish
        self._chosen = wish.order not in {self._order, Order.NUMBER}
        self._order = wish.order
        self._arrange()

    def _arrange(self) -> None:
        wish, path = self._bar.wish, self._model.path
        if wish == BY_NUMBER or path is None:
            self.listed.emit(None, False)
        else:
            self._arranger.arrange(path, wish)

    def _on_arranged(self, wish: Arrangement, path: Path, numbers: Numbers) -> None:
        if (wish, path) == (self._bar.wish, self._model.path):
            chosen, self._chosen = self._chosen, False
            self.listed.emit(numbers, chosen)
