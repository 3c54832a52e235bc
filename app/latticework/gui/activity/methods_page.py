"""A comparison of methods: each is tried for a moment, and what a whole search by it would take is estimated."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from latticework.gui.activity.number_table import Cell, NumberTable
from latticework.gui.activity.time_texts import error, length, rounded
from latticework.gui.common.thread_failures import report_failure
from latticework.gui.common.translation import grouped, reworded, tr, tr_n
from latticework.gui.common.work import Work
from latticework.gui.search import method_settings
from latticework.session import Prepared
from latticework.session.method import Method
from latticework.session.method_comparison import SECONDS, Compared, compare, methods_to_compare
from latticework.session.probing import Mean

WORST = float("inf")
TIME = 4
"""The column by which methods are sorted at first."""


class MethodsPage(QWidget):
    """A button that compares, and the table; `taken` carries a method that searches are to use from now on."""

    taken = Signal(object)  # Method
    _compared = Signal(object)  # Compared, from the thread that tries methods

    def __init__(self) -> None:
        super().__init__()
        self._prepared: Callable[[], Prepared | None] = lambda: None
        self._work: Work | None = None
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
        self._compared.connect(self._on_compared)
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
        if self._work is not None:
            self._work.give_up()

    def close_work(self) -> None:
        """Compare no further, for good; this page may be deleted then."""
        if self._work is not None:
            self._work.close()

    @property
    def comparing(self) -> bool:
        """Whether methods are being tried."""
        return self._work is not None

    def _on_go(self) -> None:
        prepared = self._prepared()
        if self._work is not None:
            self._work.give_up()
        elif prepared is not None:
            self._begin(prepared)

    def _begin(self, prepared: Prepared) -> None:
        methods, seconds, compared = methods_to_compare(), self.seconds.value(), self._compared
        self._found = []

        def compare_all() -> None:
            for one in compare(prepared, methods, seconds):
                work.tell(compared, one)

        self._work = work = Work(compare_all)
        work.told.connect(self._on_told)
        work.ended.connect(self._on_ended)
        work.start()
        self.table.show_rows([])
        self._tell()

    def _on_told(self, doing: str, _: float) -> None:
        self.text.setText(reworded(doing))

    def _on_compared(self, one: Compared) -> None:
        if self._work is not None and not self._work.given_up.is_set():
            self._found.append(one)
            self.table.show_rows([_row(found) for found in self._found])
            self._enable()

    def _on_ended(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            report_failure(work.future)
        self._tell()

    def _tell(self) -> None:
        prepared, comparing = self._prepared(), self._work is not None
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
            method_settings.store_method(chosen)
            self.taken.emit(chosen)


def _row(found: Compared) -> list[Cell]:
    name = str(found.method)
    if found.refusal:
        return [(name, name), *([("–", WORST)] * 5), (reworded(found.refusal), found.refusal)]
    remark = tr("all was searched") if found.exact else tr("may well take far longer") if found.heavy else ""
    return [(name, name), (grouped(round(found.rate)), found.rate), *_mean(found.nodes, rounded(found.nodes.mean)),
            *_mean(found.seconds, length(found.seconds.mean)), (remark, remark)]


def _mean(mean: Mean, text: str) -> list[Cell]:
    return [(text, mean.mean), (error(mean), mean.error / mean.mean if mean.mean else 0.0)]
