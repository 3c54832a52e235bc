"""Estimates of how large a search is and how long it takes: of the current search, and compared by methods."""

from collections.abc import Callable
from contextlib import closing
from functools import partial
from math import isfinite
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from latticework.durations import duration, span
from latticework.errors import LatticeworkError
from latticework.gui.background import Channel, Task, TaskQueue
from latticework.gui.solve import method_dialog
from latticework.gui.solve.activity.number_pages import Cell, NumberTable
from latticework.gui.widgets.translation import error_text, grouped, reworded, sentences, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.method.comparison import SECONDS, Compared, compare, methods_to_compare
from latticework.method.estimate import Estimate, estimate, estimate_search, ranged
from latticework.method.random_probing import Mean
from latticework.reading import is_there
from latticework.run.run_status import RunStatus
from latticework.store.search_file import SearchFile
from latticework.visible_text import UNFINISHED, percent

_PROBING_SECONDS, MOST = 3.0, 1_000_000
"""For how long probes are sent at a click, and how many at most."""

_WORST = float("inf")
"""What is sorted last: the numbers of a method that cannot search the puzzle."""
_TIME = 4
"""The column by which methods are sorted at first."""


class EstimateBar(QWidget):
    """A line above the pages: a button that estimates a search before it begins, and the estimate in words."""

    def __init__(self) -> None:
        super().__init__()
        self.go = QPushButton(tr("Estimate"))
        self.go.setToolTip(tr("Try random ways through the search for some seconds, to see how long all of it takes"))
        self.text = QLabel(textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._estimated: Callable[[], Estimate] | None = None
        self._work = TaskQueue("estimate", self._on_done, self._on_progress, self._on_rested)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 4, 2)
        row.addWidget(self.go)
        row.addWidget(self.text, 1)
        self.go.clicked.connect(self._on_go)
        self.offer(None)

    def offer(self, estimated: Callable[[], Estimate] | None) -> None:
        """Let the button run this estimate, None for none; one that is being made is cancelled."""
        self._estimated = estimated
        # An estimate that was made stays; only what is said of one in the making goes.
        if self._work.busy:
            self._work.cancel()
            self.text.clear()
        self.go.setEnabled(estimated is not None)

    def clear(self) -> None:
        """Show no estimate."""
        self.text.clear()
        self.text.setToolTip("")

    def show_status(self, status: RunStatus) -> None:
        """Show what a running search is expected to take by now."""
        if status.tree is not None:
            self.text.setText(_during(status, status.tree))

    def _on_go(self) -> None:
        if self._estimated is None or self._work.busy:
            return
        self._work.add(self._estimated)
        self.go.setEnabled(False)
        self.text.setText(tr("Trying random ways through the search…"))

    def _on_progress(self, doing: str, _: float) -> None:
        self.text.setText(reworded(doing))

    def _on_rested(self) -> None:
        self.go.setEnabled(self._estimated is not None)

    def _on_done(self, task: Task[Estimate]) -> None:
        if task.error is None:
            made = task.result()
            self.text.setText(_before(made))
            self.text.setToolTip("\n".join(reworded(doubt) for doubt in made.doubts))
        elif isinstance(task.error, LatticeworkError):
            self.text.setText(error_text(task.error))
        else:
            self.text.clear()


def of_puzzle(prepared: Prepared, path: Path | None, begun: bool) -> Estimate:
    """Estimate a search that has not begun, or the rest of one that has; raises LatticeworkError."""
    if begun and path is not None and is_there(path):
        with closing(SearchFile.open(path)) as file:
            return estimate_search(file, MOST, _PROBING_SECONDS)[1]
    return estimate(prepared, MOST, _PROBING_SECONDS)


def _before(made: Estimate) -> str:
    """Return an estimate made by probes, in one sentence or two."""
    figures = {"nodes": _rounded(made.nodes.mean), "time": _length(made.seconds.mean),
               "solutions": _rounded(made.total.mean)}
    ranges = {"within_nodes": reworded(ranged(made.nodes, _rounded)),
              "within_time": reworded(ranged(made.seconds, _length)),
              "within_solutions": reworded(ranged(made.total, _rounded))}
    if made.exact:
        texts = [tr("Exactly: {nodes} nodes; {time} on one core; {solutions} solutions in all.", **figures)]
    elif made.total.mean:
        texts = [tr("Estimated: {nodes} nodes, {within_nodes}; {time} on one core, {within_time}; "
                    "{solutions} solutions in all, {within_solutions}.", **figures, **ranges)]
    else:
        texts = [tr("Estimated: {nodes} nodes, {within_nodes}; {time} on one core, {within_time}; "
                    "no way that was tried led to a solution.", **figures, **ranges)]
    if made.done.nodes:
        done = made.done.nodes / made.nodes.mean
        share = done if made.done.complete else min(done, UNFINISHED)
        texts.append(tr("Of the nodes {share} % were done by then.", share=grouped(percent(share, 1), 1)))
    if made.doubts:
        texts.append(tr("Doubtful: rest the pointer here to see why."))
    return sentences(*texts)


def _during(status: RunStatus, tree: Mean) -> str:
    """Return how large a running search is by its own probes, and how long it still takes; at its end its size."""
    if status.totals.complete:
        return tr("All {nodes} nodes are searched.", nodes=grouped(status.totals.nodes))
    done = status.totals.nodes / tree.mean if tree.mean else 0.0
    # More may be done than was expected, while the search still goes on.
    figures = {"nodes": _rounded(tree.mean), "share": grouped(percent(min(done, UNFINISHED), 1), 1)}
    if status.left is not None:
        return tr("Expected: about {nodes} nodes, of which {share} % are done; time left: {time}.", **figures,
                  time=reworded(span(*status.left, status.far_more)))
    if status.far_more:
        return tr("Expected: about {nodes} nodes, of which {share} % are done; it may well be far more.", **figures)
    return tr("Expected: about {nodes} nodes, of which {share} % are done.", **figures)


class MethodsPage(QWidget):
    """Compares methods and lists them in a table; `taken` carries a method that searches are to use from now on."""

    taken = Signal(object)  # Method

    def __init__(self) -> None:
        super().__init__()
        self._prepared: Callable[[], Prepared | None] = lambda: None
        # Each method is reported by the channel as soon as it was tried, and nothing at the end.
        self._work = TaskQueue("methods compared", None, self._on_progress, self._show_state)
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
        self.table.sortByColumn(_TIME, Qt.SortOrder.AscendingOrder)
        self._lay_out()
        self.go.clicked.connect(self._on_go)
        self.use.clicked.connect(self._on_use)
        self.copy.clicked.connect(self.table.copy)
        self.table.itemSelectionChanged.connect(self._enable)
        self._show_state()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for widget in (self.go, self.seconds, self.use, self.copy):
            row.addWidget(widget)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addLayout(row)
        column.addWidget(self.text)  # beside the buttons it had room for a word a line in a small window
        column.addWidget(self.table, 1)

    def show_puzzle(self, prepared: Callable[[], Prepared | None]) -> None:
        """Compare for another puzzle from now on, and forget what was found for the one before."""
        self.cancel()
        self._prepared, self._found = prepared, []
        self.table.show_rows([])
        self._show_state()

    def cancel(self) -> None:
        """Stop comparing."""
        self._work.cancel()
        # What a cancelled task has sent already arrives after this and must not be listed.
        self._comparison += 1

    def close_work(self) -> None:
        """Stop comparing for good; the page may be deleted then."""
        self._work.close()

    @property
    def comparing(self) -> bool:
        """Whether methods are being tried."""
        return self._work.busy

    def _on_go(self) -> None:
        prepared = self._prepared()
        if self.comparing:
            self.cancel()
        elif prepared is not None:
            self._begin(prepared)

    def _begin(self, prepared: Prepared) -> None:
        self._found = []
        self._work.add(partial(_compare_all, prepared, self.seconds.value(), self._compared, self._comparison))
        self.table.show_rows([])
        self._show_state()

    def _on_progress(self, doing: str, _: float) -> None:
        self.text.setText(reworded(doing))

    def _on_compared(self, comparison: int, one: Compared) -> None:
        if comparison == self._comparison:
            self._found.append(one)
            self.table.show_rows([_row(found) for found in self._found])
            self._enable()

    def _show_state(self) -> None:
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
        return [(name, name), *([("–", _WORST)] * 5), (reworded(found.refusal), found.refusal)]
    remark = tr("all was searched") if found.exact else tr("may well take far longer") if found.heavy else ""
    return [(name, name), (grouped(round(found.rate)), found.rate), *_mean(found.nodes, _rounded(found.nodes.mean)),
            *_mean(found.seconds, _length(found.seconds.mean)), (remark, remark)]


def _mean(mean: Mean, text: str) -> list[Cell]:
    return [(text, mean.mean), (_error(mean), mean.error / mean.mean if mean.mean else 0.0)]


def _length(seconds: float) -> str:
    """Return a length of time in words, below ten seconds with two decimals.

    >>> _length(0.25), _length(75.0)
    ('0.25 s', '1 min 15 s')
    """
    if not isfinite(seconds):
        return tr("too long for a number")
    return tr("{seconds} s", seconds=grouped(seconds, 2)) if seconds < 10 else reworded(duration(seconds))


def _rounded(number: float) -> str:
    """Return a number rounded to three digits, as text.

    >>> _rounded(1_234_567), _rounded(2e30)
    ('1,230,000', '2e+30')
    """
    if not isfinite(number):
        return tr("too many for a number")
    short = float(f"{number:.3g}")
    return grouped(int(short)) if short < 1e15 else f"{short:.3g}"


def _error(mean: Mean) -> str:
    """Return the standard error of a mean in per cent of it, as text."""
    if not isfinite(mean.mean) or not mean.mean:
        return "–"
    share = 100 * mean.error / mean.mean
    return tr("± {share} %", share=grouped(share, 1 if share < 10 else 0)) if share < 100 else tr("± 100 % and more")
