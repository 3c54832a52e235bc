"""The workers of a search, and what each has done."""

import os

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from latticework.durations import duration
from latticework.gui.activity.number_table import Cell, NumberTable
from latticework.gui.common.translation import grouped, reworded, tr, tr_n
from latticework.run.run_status import RunStatus, WorkerRecord
from latticework.search.arrays import LEVEL
from latticework.visible_text import one_line


class WorkersPage(QWidget):
    """A row for each worker, and a line about all of them."""

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
        """Show what the workers do."""
        seen = status.activity
        self.table.show_rows([_row(worker, running) for worker in seen.workers])
        lines = [tr_n("{n} slice is being done", "{n} slices are being done", seen.in_flight),
                 tr_n("{n} subtree waits", "{n} subtrees wait", seen.waiting)] if running else []
        if status.remote:
            lines.append(tr_n("{n} worker of the cluster", "{n} workers of the cluster", status.remote))
        lines.append(tr_n("workers were lost {n} time; what they did then was repeated",
                          "workers were lost {n} times; what they did then was repeated", status.deaths)
                     if status.deaths else tr("no worker was lost"))
        self.summary.setText("; ".join(lines) + ".")


def _row(worker: WorkerRecord, running: bool) -> list[Cell]:
    name = tr("process {number}", number=str(worker.number))
    if worker.machine:
        name = tr("{computer}, {process}", computer=one_line(worker.machine), process=name)
    elif worker.number == os.getpid():
        name = tr("this program")
    state = tr("ended") if worker.ended else tr("searching") if running else tr("at rest")
    rate = round(worker.nodes / worker.seconds) if worker.seconds else 0
    last = tr("{nodes} nodes in {time}", nodes=worker.last_nodes, time=duration(worker.last_seconds))
    depth = len(worker.state) // LEVEL.itemsize
    return [(name, name), (state, state),
            *((grouped(number), float(number)) for number in (worker.slices, worker.nodes, rate)),
            (reworded(duration(worker.seconds)), worker.seconds), (last, float(worker.last_nodes)),
            (grouped(depth), float(depth))]
