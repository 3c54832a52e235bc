"""A comparison of methods: each is tried for a moment, and what a whole search by it would take is estimated."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from latticework.gui.activity.number_table import Cell, NumberTable
from latticework.gui.activity.time_texts import error, length, rounded
from latticework.gui.background import Channel, TaskQueue
from latticework.gui.common.translation import grouped, reworded, tr, tr_n
from latticework.gui.search import method_dialog
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.method.comparison import SECONDS, Compared, compare, methods_to_compare
from latticework.method.probing import Mean

WORST = float("inf")
TIME = 4
"""The column by which methods are sorted at first."""


class MethodsPage(QWidget):
    """A button that compares, and the table; `taken` carries a method that searches are to use from now on."""

    taken = Signal(object)  # Method

    def __init__(self) -> None:
        super().__init__()
        self._prepared: Callable[[], Prepared | None] = lambda: None
        self._work = TaskQueue("methods compared", None, self._on_progress, self._on_rested)
        self._comparison = 0
        self._compared = Channel(self._on_compared)
        self._found: list[Compared] = []
        self.go = QPushButton(tr("Compare"))
        self.go.setToolTip(tr("Try every engine with every order, and estimate what a whole search would take"))
        self.seconds = QDoubleSpinBox(minimum=0.1, maximum=60.0, value=SECONDS, decimals=1, singleStep=0.5)
        self.seconds.setSuffix(tr(" s for each"))
        self.seconds.setAccessibleName(tr("Seconds for which each method is tried"))
        self.use, self.copy = QPushButton(tr("Use this method")), QPushButton(tr("Copy"))
        self.use.setToolTip(tr("Search by the method of the chosen row from now on"))
        self.copy.setToolTip(tr("Copy the chosen rows, or all, for a spreadsheet (Ctrl+C)"))
        self.text = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.table = NumberTable([tr("Method"), tr("Nodes a second"), tr("Nodes"), tr("Error"), tr("Time"),
                                  tr("Error"), tr("Remark")], tr("Comparison of methods"), spared=(3, 6, 2, 1))
        self.table.sortByColumn(TIME, Qt.SortOrder.AscendingOrder)
        self._lay_out()
        self.go.clicked.connect(self._on_go)
        self.use.clicked.connect(self._on_use)
        self.copy.clicked.connect(self.table.copy)
        self.table.itemSelectionChanged.connect(self._enable)
        self._tell()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for widget in (self.go, self.seconds, self.use, self.copy):
            row.addWidget(widget)
        row.addWidget(self.text, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addLayout(row)
        column.addWidget(self.table, 1)

    def show_puzzle(self, prepared: Callable[[], Prepared | None]) -> None:
        """Compare for another puzzle from now on; what was found for the one before is forgotten."""
        self.give_up()
        self._prepared, self._found = prepared, []
        self.table.show_rows([])
        self._tell()

    def give_up(self) -> None:
        """Compare no further."""
        self._work.cancel()
        self._comparison += 1

    def close_work(self) -> None:
        """Compare no further, for good; this page may be deleted then."""
        self._work.close()

    @property
    def comparing(self) -> bool:
        """Whether methods are being tried."""
        return self._work.busy

    def _on_go(self) -> None:
        prepared = self._prepared()
        if self.comparing:
            self.give_up()
        elif prepared is not None:
            self._begin(prepared)

    def _begin(self, prepared: Prepared) -> None:
        self._found = []
        self._work.add(partial(_compare_all, prepared, self.seconds.value(), self._compared, self._comparison))
        self.table.show_rows([])
        self._tell()

    def _on_progress(self, doing: str, _: float) -> None:
        self.text.setText(reworded(doing))

    def _on_compared(self, comparison: int, one: Compared) -> None:
        if comparison == self._comparison:
            self._found.append(one)
            self.table.show_rows([_row(found) for found in self._found])
            self._enable()

    def _on_rested(self) -> None:
        self._tell()

    def _tell(self) -> None:
        prepared, comparing = self._prepared(), self.comparing
        self.go.setText(tr("Stop comparing") if comparing else tr("Compare"))
        self.go.setEnabled(comparing or prepared is not None)
        if not comparing:
            self.text.setText(tr_n(
                "{n} method compared, on one core; the longer each is tried, the smaller the error.",
                "{n} methods compared, on one core; the longer each is tried, the smaller the error.",
                len(self._found)) if self._found else tr(
                "Press Compare: each engine is tried with each order, and what a whole search by it would take is "
                "estimated."))
        self._enable()

    def _enable(self) -> None:
        self.use.setEnabled(self._chosen() is not None)
        self.copy.setEnabled(self.table.rowCount() > 0)

    def _chosen(self) -> Method | None:
        rows = {index.row() for index in self.table.selectedIndexes()}
        if len(rows) != 1:
            return None
        return Method.of(self.table.text(rows.pop(), 0))

    def _on_use(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            method_dialog.store_method(chosen)
            self.taken.emit(chosen)


def _compare_all(prepared: Prepared, seconds: float, compared: Channel, comparison: int) -> None:
    for one in compare(prepared, methods_to_compare(), seconds):
        compared(comparison, one)


def _row(found: Compared) -> list[Cell]:
    name = str(found.method)
    if found.refusal:
        return [(name, name), *([("–", WORST)] * 5), (reworded(found.refusal), found.refusal)]
    remark = tr("all was searched") if found.exact else tr("may well take far longer") if found.heavy else ""
    return [(name, name), (grouped(round(found.rate)), found.rate), *_mean(found.nodes, rounded(found.nodes.mean)),
            *_mean(found.seconds, length(found.seconds.mean)), (remark, remark)]


def _mean(mean: Mean, text: str) -> list[Cell]:
    return [(text, mean.mean), (error(mean), mean.error / mean.mean if mean.mean else 0.0)]
