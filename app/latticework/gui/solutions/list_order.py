"""The order in which solutions are listed: the fields that choose it, and the thread that works it out."""

from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.solutions.filter_bar import FilterBar
from latticework.gui.solutions.solution_rows import APART, MOVES, NUMBER, STATES, SolutionModel
from latticework.gui.widgets.controls import ChoiceBox
from latticework.gui.widgets.translation import grouped, tr, translatable, translated
from latticework.jobs.job import Prepared
from latticework.store.search_file import SearchFile
from latticework.store.solution_order import (
    BY_NUMBER,
    ApartSoFar,
    Arrangement,
    Filter,
    Numbers,
    Order,
    numbers_in_order,
)

_LATER = 1500
"""Milliseconds until the list is worked out again after there are more solutions or results."""
_ORDERS = {NUMBER: Order.NUMBER, APART: Order.LEVEL, MOVES: Order.MOVES, STATES: Order.STATES}
"""The order that a click on the heading of a column chooses."""

_ORDER_TEXTS = {Order.NUMBER: translatable("by number"), Order.LEVEL: translatable("by level"),
                Order.MOVES: translatable("by moves"), Order.STATES: translatable("by tries"),
                Order.SYMMETRY: translatable("by symmetry")}


class ApartBar(QWidget):
    """Fields for the order of the list and for what comes apart; `changed` is sent when another list is chosen."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.take_apart = QToolButton()
        self.take_apart.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.take_apart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.only_apart = QCheckBox()
        self.only_apart.setToolTip(tr("List only solutions that come apart"))
        self.only_highest = QCheckBox(tr("Highest level only"))
        self.order = ChoiceBox()
        self.order.setAccessibleName(tr("Order of the solutions"))
        self.order.setToolTip(tr("Order of the list: by number, or the highest level, the most moves, or the "
                                 "most tries first"))
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.order.setMinimumContentsLength(len("by number"))
        for order, words in _ORDER_TEXTS.items():
            self.order.addItem(translated(words), order)
        rows = QVBoxLayout(self)  # one below the other: side by side they would make a small window wider
        rows.setContentsMargins(0, 0, 0, 0)
        for widget in (self.only_apart, self.only_highest, self.order, self.take_apart):
            rows.addWidget(widget)
        for box in (self.only_apart, self.only_highest):
            box.toggled.connect(lambda _: self.changed.emit())
        self.order.currentIndexChanged.connect(lambda _: self.changed.emit())

    def offer(self, action: QAction) -> None:
        """Let the button trigger the action that takes all solutions apart."""
        self.take_apart.setDefaultAction(action)

    def show_known(self, known: ApartSoFar, stored: int) -> None:
        """Show the fields that make sense by how many of the stored solutions were taken apart."""
        self.only_apart.setText(tr("Comes apart: {apart} of {stored}", apart=known.apart, stored=stored))
        self.take_apart.setVisible(known.examined < stored or not stored)
        self.only_highest.setToolTip(tr("List only solutions with the highest level found so far: {level}",
                                        level=known.best or grouped(0)))
        self.only_highest.setVisible(known.apart > 0)
        for widget in (self.only_apart, self.order):
            widget.setVisible(known.examined > 0)

    @property
    def arrangement(self) -> Arrangement:
        """The chosen order, and whether only solutions are listed that come apart."""
        only = (Filter.HIGHEST if self.only_highest.isChecked() else Filter.APART if self.only_apart.isChecked()
                else Filter.ALL)
        return Arrangement(self.order.currentData(), only)

    def choose(self, order: Order) -> None:
        """Choose an order."""
        self.order.setCurrentIndex(list(_ORDER_TEXTS).index(order))

    def reset(self) -> None:
        """Choose all solutions by their numbers, without sending `changed`."""
        self.blockSignals(True)
        self.choose(BY_NUMBER.order)
        for box in (self.only_apart, self.only_highest):
            box.setChecked(False)
        self.blockSignals(False)


class ListOrder(QObject):
    """Works out which solutions a model is to list, in a thread as there may be millions.

    `listed` carries their numbers, from 0, or None for all as they are stored.
    """

    listed = Signal(object, bool)  # Numbers or None; whether another order was chosen, whose first is to be shown
    working = Signal(bool)
    progressed = Signal(object, float)  # what is being done, and the share of it that is done

    def __init__(self, model: SolutionModel, bar: ApartBar, filters: FilterBar, parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._bar, self._filters = model, bar, filters
        self._order, self._chosen, self._works, self._grown = BY_NUMBER.order, False, False, False
        self._work = TaskQueue("list of solutions", self._on_done, self._on_progress)
        self._took = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, interval=_LATER)
        self._timer.timeout.connect(self._arrange)
        model.outgrown.connect(self.renew)
        bar.changed.connect(self._on_changed)
        filters.changed.connect(self._on_changed)

    @property
    def arrangement(self) -> Arrangement:
        """The chosen list: its order and its conditions."""
        return self._filters.added_to(self._bar.arrangement)

    def renew(self) -> None:
        """Work out the list again soon, as there are more solutions or results; work in progress ends first."""
        if self.arrangement != BY_NUMBER:
            # Begun again at each report, work on a search that finds solutions all the time would never end.
            self._grown = self._works
            if not self._works and not self._timer.isActive():
                self._timer.start()

    def reset(self) -> None:
        """Choose all solutions by their numbers, which the model lists already."""
        self._bar.reset()
        self._filters.reset()
        self._order = BY_NUMBER.order
        self.cancel()

    def cancel(self) -> None:
        """Leave the list as it is."""
        self._timer.stop()
        self._work.cancel()
        self._set_working(works=False)

    def by_column(self, column: int) -> None:
        """Order by what is in a column, if that is possible."""
        if column in _ORDERS:
            self._bar.choose(_ORDERS[column])

    def _set_working(self, works: bool) -> None:
        self._works = works
        self.working.emit(works)

    def _on_changed(self) -> None:
        order = self.arrangement.order
        # Other orders put the best first, which is shown then; by number the solution shown stays.
        self._chosen = order not in {self._order, Order.NUMBER}
        self._order = order
        self._arrange()

    def _arrange(self) -> None:
        arrangement, path, prepared = self.arrangement, self._model.path, self._model.source.prepared
        self.cancel()
        if arrangement == BY_NUMBER or path is None or prepared is None:
            self.listed.emit(None, False)
            return
        self._grown = False
        self._took.start()
        self._set_working(works=True)
        self._work.restart(lambda: (arrangement, path, _listed(path, prepared, arrangement)))

    def _on_progress(self, doing: str, share: float) -> None:
        self.progressed.emit(doing, share)

    def _on_done(self, task: Task[tuple[Arrangement, Path, Numbers]]) -> None:
        if task.error is not None:
            if isinstance(task.error, LatticeworkError):  # a damaged file; `latticework verify` says how
                self._set_working(works=False)
            return
        arrangement, path, numbers = task.result()
        # Another list was chosen meanwhile, and is being worked out.
        if (arrangement, path) != (self.arrangement, self._model.path):
            return
        self._set_working(works=False)
        chosen, self._chosen = self._chosen, False
        self.listed.emit(numbers, chosen)
        if self._grown:
            self._timer.start(max(_LATER, 5 * self._took.elapsed()))  # it takes a sixth of the time at most


def _listed(path: Path, prepared: Prepared, arrangement: Arrangement) -> Numbers:
    with closing(SearchFile.open(path, check=False)) as file:
        return numbers_in_order(file, prepared, arrangement) - 1  # rows of the window count from 0
