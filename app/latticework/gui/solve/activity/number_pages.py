"""The pages of numbers: what each worker has done, the figures of a search, and the table that lists them."""

import os
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from latticework.durations import duration
from latticework.gui.solve.status_texts import explored_text
from latticework.gui.widgets.translation import grouped, reworded, sentences, tr, tr_n
from latticework.jobs.facts import Info
from latticework.run.run_status import RunStatus, WorkerRecord
from latticework.search.arrays import LEVEL
from latticework.store.stored_searches import Statistics
from latticework.visible_text import one_line

Cell = tuple[str, float | str]
"""A text, and what it is sorted by."""


class WorkersPage(QWidget):
    """A row for each worker, below some sentences about all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.summary = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.table = NumberTable([tr("Worker"), tr("State"), tr("Slices"), tr("Nodes"), tr("Nodes a second"),
                                  tr("Time"), tr("Last slice"), tr("Parts placed")], tr("Workers"),
                                 sortable=False, spared=(5, 6, 2, 3))
        self.table.setToolTip(tr("A search is cut into slices of a quarter of a second or so, and each worker does "
                                 "one after the other"))
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.summary)
        column.addWidget(self.table, 1)

    def show_status(self, status: RunStatus, running: bool) -> None:
        """Show what the workers do, or did last where the search does not run."""
        seen = status.activity
        self.table.show_rows([_row(worker, running) for worker in seen.workers])
        texts = [tr_n("{n} slice is being done.", "{n} slices are being done.", seen.in_flight),
                 tr_n("{n} subtree waits.", "{n} subtrees wait.", seen.waiting)] if running else []
        if status.remote:
            texts.append(tr_n("{n} worker of the cluster takes part.", "{n} workers of the cluster take part.",
                              status.remote))
        texts.append(tr_n("Workers were lost {n} time; what they did then was repeated.",
                          "Workers were lost {n} times; what they did then was repeated.", status.deaths)
                     if status.deaths else tr("No worker was lost."))
        self.summary.setText(sentences(*texts))


def _row(worker: WorkerRecord, running: bool) -> list[Cell]:
    number = str(worker.number)  # of a process: as an integer it would be written with separators
    if worker.machine:
        name = tr("{computer}, process {number}", computer=one_line(worker.machine), number=number)
    else:
        name = tr("this program") if worker.number == os.getpid() else tr("process {number}", number=number)
    state = tr("ended") if worker.ended else tr("searching") if running else tr("at rest")
    rate = round(worker.nodes / worker.seconds) if worker.seconds else 0
    last = tr("{nodes} nodes in {time}", nodes=worker.last_nodes, time=duration(worker.last_seconds))
    depth = len(worker.state) // LEVEL.itemsize
    return [(name, name), (state, state),
            *((grouped(count), float(count)) for count in (worker.slices, worker.nodes, rate)),
            (reworded(duration(worker.seconds)), worker.seconds), (last, float(worker.last_nodes)),
            (grouped(depth), float(depth))]


class StatisticsPage(QWidget):
    """Two tables: the figures of a search and of its puzzle, and the nodes of each level."""

    def __init__(self) -> None:
        super().__init__()
        self.figures = NumberTable([tr("Fact"), tr("Value")], tr("Figures of the search"), sortable=False)
        self.levels = NumberTable([tr("Depth"), tr("Nodes"), tr("Share")], tr("Nodes by depth"),
                                  sortable=False, spared=(2,))
        self.levels.setToolTip(tr("How many nodes of the search tree were entered with this many parts placed"))
        self.copy = QPushButton(tr("Copy all"))
        self.copy.setToolTip(tr("Copy both tables, for a spreadsheet"))
        self.copy.clicked.connect(self._on_copy)
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self.figures, 3)
        row.addWidget(self.levels, 2)
        column.setContentsMargins(4, 4, 4, 4)
        column.addLayout(row, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.copy)
        column.addLayout(foot)

    def show_statistics(self, info: Info | None, statistics: Statistics) -> None:
        """Show the figures; of a search that has not begun there are those of its puzzle only."""
        rows = _of_puzzle(info) if info else []
        rows += _of_search(statistics) if statistics.totals.nodes else []
        self.figures.show_rows([[(name, name), (value, value)] for name, value in rows])
        self.levels.show_rows(_levels(statistics))

    def _on_copy(self) -> None:
        for table in (self.figures, self.levels):
            # With rows chosen a table copies only those.
            table.clearSelection()
        QApplication.clipboard().setText(self.figures.copied() + "\n" + self.levels.copied())


def _of_puzzle(info: Info) -> list[tuple[str, str]]:
    return [
        (tr("Symmetries of the target and the parts"), grouped(info.symmetries)),
        (tr("Orientations of all parts"), grouped(info.orientations)),
        (tr("Orientations that fit into the target"), grouped(info.orientations_fitting)),
        (tr("Placements"), grouped(info.placements)),
        (tr("Placements left without symmetric copies"), grouped(info.placements_reduced)),
        (tr("Items, of which secondary"), f"{grouped(info.items)}, {grouped(info.secondary_items)}")]


def _of_search(statistics: Statistics) -> list[tuple[str, str]]:
    totals = statistics.totals
    first = tr("not known") if statistics.first is None else reworded(duration(statistics.first))
    return [
        (tr("Method"), statistics.method),
        (tr("Explored"), explored_text(totals.explored_part)),
        (tr("Nodes"), grouped(totals.nodes)),
        (tr("Time spent searching"), reworded(duration(totals.seconds))),
        (tr("Nodes a second"), grouped(round(statistics.rate))),
        (tr("Most parts placed"), grouped(statistics.deepest)),
        (tr("Different solutions"), grouped(totals.solutions)),
        (tr("With mirror images"), grouped(totals.rotations)),
        (tr("In all positions"), grouped(totals.copies)),
        *([(tr("Time to the first solution"), first)] if totals.solutions else []),
        *((tr("Cut off by {pruning}", pruning=name), grouped(nodes)) for name, nodes in statistics.cut.items()),
        *((tr("Searched by {computer}", computer=one_line(machine.name)) if machine.name
           else tr("Searched on an unknown computer"),
           tr("{nodes} nodes in {slices} slices", nodes=machine.nodes, slices=machine.slices))
          for machine in statistics.machines)]


def _levels(statistics: Statistics) -> list[list[Cell]]:
    every = statistics.totals.nodes
    return [[(grouped(level), float(level)), (grouped(nodes), float(nodes)),
             (f"{grouped(100 * nodes / every, 2)} %", float(nodes))]
            for level, nodes in enumerate(statistics.profile[: statistics.deepest + 1])] if every else []


class _Item(QTableWidgetItem):
    """A text that is sorted by the number behind it."""

    def __init__(self, cell: Cell) -> None:
        super().__init__(cell[0])
        self.key: float | str = cell[1]
        self.setToolTip(cell[0])
        if not isinstance(cell[1], str):
            self.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        its = other.key if isinstance(other, _Item) else ""
        if isinstance(self.key, str) or isinstance(its, str):
            return str(self.key) < str(its)
        return self.key < its


class NumberTable(QTableWidget):
    """A table of texts: a click on a title sorts by the numbers behind them, Ctrl+C copies the rows chosen, or all.

    spared: columns that are hidden where there is little room, in this order; they are copied all the same.
    """

    def __init__(self, titles: Sequence[str], name: str, sortable: bool = True, spared: Sequence[int] = ()) -> None:
        super().__init__(0, len(titles))
        self._spared = spared
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalHeaderLabels(list(titles))
        self.setAccessibleName(name)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        # Rows that Qt measures, else 1000: too many for a table that is shown again a few times a second.
        header.setResizeContentsPrecision(50)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSortingEnabled(sortable)

    def show_rows(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Show these rows in the order that was chosen; what has not changed is not touched."""
        sortable = self.isSortingEnabled()
        # While sorting is on, Qt moves a row as soon as the cell that it is sorted by is set.
        self.setSortingEnabled(False)
        self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                item = self.item(number, column)
                if not isinstance(item, _Item) or (item.text(), item.key) != cell:
                    self.setItem(number, column, _Item(cell))
        self.setSortingEnabled(sortable)
        self._fit()

    def _fit(self) -> None:
        """Hide columns until the rest has room."""
        header, columns = self.horizontalHeader(), range(self.columnCount())
        widths = [max(self.sizeHintForColumn(column), header.sectionSizeHint(column)) for column in columns]
        missing = sum(widths) - self.viewport().width()
        for column in self._spared:
            self.setColumnHidden(column, missing > 0)
            missing -= widths[column] if missing > 0 else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many columns as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def copied(self) -> str:
        """Return the rows chosen, or all, as text with a tab between two cells, titles first."""
        chosen = sorted({index.row() for index in self.selectedIndexes()}) or range(self.rowCount())
        columns = range(self.columnCount())
        titles = [str(self.model().headerData(column, Qt.Orientation.Horizontal)) for column in columns]
        lines = [titles, *([self.text(row, column) for column in columns] for row in chosen)]
        return "".join("\t".join(line) + "\n" for line in lines)

    def text(self, row: int, column: int) -> str:
        """Return what a cell shows."""
        item = self.item(row, column)
        return item.text() if item else ""

    def copy(self) -> None:
        """Copy the rows chosen, or all, for a spreadsheet."""
        QApplication.clipboard().setText(self.copied())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy; other keys move as in any table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)
