"""The controls of a solution list for taking apart: take all apart, list only what comes apart, the order."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from latticework.gui.common.controls import ChoiceBox
from latticework.gui.common.translation import grouped, tr, translatable, translated
from latticework.store.solution_list import BY_NUMBER, ApartSoFar, Arrangement, Filter, Order

_ORDERS = {Order.NUMBER: translatable("by number"), Order.LEVEL: translatable("by level"),
           Order.MOVES: translatable("by moves"), Order.STATES: translatable("by states"),
           Order.SYMMETRY: translatable("by symmetry")}


class ApartBar(QWidget):
    """Tells by `changed` when another arrangement of the list is wanted."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.take_apart = QToolButton()
        self.take_apart.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.take_apart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.only_apart = QCheckBox()
        self.only_apart.setToolTip(tr("List only solutions that come apart"))
        self.only_highest = QCheckBox(tr("Highest level only"))
        self.order = ChoiceBox()
        self.order.setAccessibleName(tr("Order of the solutions"))
        self.order.setToolTip(tr("Order of the list: by number, or the highest level, the most moves, or most "
                                 "states first"))
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.order.setMinimumContentsLength(len("by number"))
        for order, words in _ORDERS.items():
            self.order.addItem(translated(words), order)
        rows = QVBoxLayout(self)  # one below the other: side by side they would make a small window wider
        rows.setContentsMargins(0, 0, 0, 0)
        for widget in (self.only_apart, self.only_highest, self.order, self.take_apart):
            rows.addWidget(widget)
        for box in (self.only_apart, self.only_highest):
            box.toggled.connect(lambda _: self.changed.emit())
        self.order.currentIndexChanged.connect(lambda _: self.changed.emit())

    def offer(self, action: QAction) -> None:
        """Have a button for the action that takes all solutions apart."""
        self.take_apart.setDefaultAction(action)

    def show_known(self, known: ApartSoFar, stored: int) -> None:
        """Show what can be chosen, of so many stored solutions."""
        self.only_apart.setText(tr("Comes apart: {apart} of {stored}", apart=known.apart, stored=stored))
        self.take_apart.setVisible(known.examined < stored or not stored)
        self.only_highest.setToolTip(tr("List only solutions with the highest level found so far: {level}",
                                        level=known.best or grouped(0)))
        self.only_highest.setVisible(known.apart > 0)
        for widget in (self.only_apart, self.order):
            widget.setVisible(known.examined > 0)

    @property
    def wish(self) -> Arrangement:
        """The arrangement that is chosen."""
        only = (Filter.HIGHEST if self.only_highest.isChecked() else Filter.APART if self.only_apart.isChecked()
                else Filter.ALL)
        return Arrangement(self.order.currentData(), only)

    def choose(self, order: Order) -> None:
        """Choose an order."""
        self.order.setCurrentIndex(list(_ORDERS).index(order))

    def reset(self) -> None:
        """List all solutions by their numbers, and tell nobody."""
        self.blockSignals(True)
        self.choose(BY_NUMBER.order)
        for box in (self.only_apart, self.only_highest):
            box.setChecked(False)
        self.blockSignals(False)
