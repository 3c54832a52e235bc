"""The dialog that counts the solutions for all targets of a puzzle."""

import csv
from functools import partial
from io import StringIO

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QProgressBar,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)
from shiboken6 import isValid

from latticework import compiling
from latticework.cancel import CancelledError
from latticework.durations import duration
from latticework.gui.background import Channel, Event, Task, TaskQueue
from latticework.gui.widgets.dialogs import ButtonBox
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.names import target_names
from latticework.gui.widgets.translation import grouped, isolated, reworded, tr, tr_n
from latticework.puzzle import Puzzle, targets
from latticework.run.crew import Crew
from latticework.run.target_counts import TargetCount, count_targets

_STEPS = 10_000
_NAME, _WIDEST = 220, 1000
"""Pixels for the names of targets and around the table, and the most that the dialog takes at first."""


class TargetsDialog(QDialog):
    """Lists all targets of a puzzle, each with its solutions as soon as these are counted in the background."""

    def __init__(self, puzzle: Puzzle, crew: Crew, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("All targets of {name}", name=puzzle.name))
        self.names, self.counts, self._unsolvable = target_names(puzzle), dict[int, TargetCount](), 0
        self.cells = [len(target.cells) for target in targets.targets(puzzle)]
        self.table = _table(self.names, self.cells)
        self.bar = QProgressBar(maximum=_STEPS)
        self.bar.setAccessibleName(tr("Progress"))
        self.label = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._stop = Event()
        self._lay_out()
        self._show_sums(running=True)
        self._counting = TaskQueue("targets counted", self._on_ended, self._on_compiling)
        self._counting.add(partial(_count, puzzle, crew, self._stop, Channel(self._on_counted),
                                   Channel(self._on_share, latest=True)))

    def _lay_out(self) -> None:
        roles = QDialogButtonBox.ButtonRole
        buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.stop = buttons.addButton(tr("Stop"), roles.ActionRole)
        self.copy_text = buttons.addButton(tr("Copy as text"), roles.ActionRole)
        self.copy_csv = buttons.addButton(tr("Copy as CSV"), roles.ActionRole)
        buttons.button(QDialogButtonBox.StandardButton.Close).setText(tr("Close"))
        self.stop.clicked.connect(self._stop.set)
        self.copy_text.clicked.connect(lambda: self._copy("\t"))
        self.copy_csv.clicked.connect(lambda: self._copy(","))
        buttons.rejected.connect(self.close)
        stacked(self, self.label, self.table, self.bar, buttons)
        # The headings are long in some languages.
        headings = self.table.horizontalHeader()
        wide = _NAME + sum(headings.sectionSizeHint(column) for column in range(1, self.table.columnCount()))
        self.resize(max(560, min(wide, _WIDEST)), 480)

    def _is_there(self) -> bool:
        """Whether it is not being deleted: its widgets are gone first, and its thread may report until then."""
        return isValid(self.stop) and isValid(self.label)

    def _on_counted(self, count: TargetCount) -> None:
        if not self._is_there():
            return
        self.counts[count.target] = count
        self._unsolvable += not count.totals.solutions
        totals = count.totals
        texts = ([reworded(count.refusal), "", "", ""] if count.refusal else
                 [*map(grouped, (totals.solutions, totals.rotations, totals.copies)),
                  reworded(duration(count.seconds))])
        for column, text in enumerate(texts, 2):
            self.table.setItem(count.target, column, _item(text, column))
        self._show_sums(running=True)

    def _on_share(self, share: float) -> None:
        if self._is_there():
            self.bar.setValue(int(share * _STEPS))

    def _on_compiling(self, doing: str, _: float) -> None:
        # With many targets it would hide how many are counted: each is prepared in a moment.
        if self._is_there() and not self.counts:
            self.label.setText(reworded(doing))

    def _on_ended(self, task: Task[None]) -> None:
        if not self._is_there():
            return
        self.stop.setEnabled(False)
        self.bar.setVisible(False)
        self._show_sums(running=False)
        if task.error:
            self.label.setText(tr("Counting failed: {error}", error=repr(task.error)))

    def _show_sums(self, running: bool) -> None:
        done, number, unsolvable = len(self.counts), len(self.names), self._unsolvable
        if running or done == number:
            text = tr_n("{done} of {number} targets counted, {n} has no solution.",
                        "{done} of {number} targets counted, {n} have no solution.", unsolvable, done=done,
                        number=number)
        else:
            text = tr_n("Stopped: {done} of {number} targets counted, {n} has no solution.",
                        "Stopped: {done} of {number} targets counted, {n} have no solution.", unsolvable, done=done,
                        number=number)
        self.label.setText(text)

    def _copy(self, delimiter: str) -> None:
        text = StringIO()
        writer = csv.writer(text, delimiter=delimiter, lineterminator="\n")
        writer.writerow(["target", "cells", "different", "with mirror images", "in all positions", "seconds"])
        for target, name in enumerate(self.names):
            count = self.counts.get(target)
            numbers = [] if count is None else [count.refusal] if count.refusal else [
                count.totals.solutions, count.totals.rotations, count.totals.copies, round(count.seconds, 3)]
            writer.writerow([name, self.cells[target], *numbers])
        QGuiApplication.clipboard().setText(text.getvalue())

    def reject(self) -> None:
        """Stop counting and close; Qt calls this for Escape and for the button of the title bar, too."""
        self._stop.set()
        # Not `close`, from which Qt calls this: the dialog stayed open.
        super().reject()


def _count(puzzle: Puzzle, crew: Crew, stop: Event, counted: Channel, shared: Channel) -> None:
    """Count in a thread; a target that is not finished when `stop` is set has no result."""
    def check(_ready: int, _known: int) -> None:
        if stop.is_set():
            raise CancelledError  # before the next kernel is compiled

    with compiling.listening(check):
        for count in count_targets(puzzle, crew, stop, shared):
            counted(count)


def _table(names: list[str], cells: list[int]) -> QTableWidget:
    table = QTableWidget(len(names), 6)
    table.setHorizontalHeaderLabels([tr("Target"), tr("Cells"), tr("Different"),
                                     tr("With mirror images"), tr("In all positions"), tr("Time")])
    table.setAccessibleName(tr("Solutions by target"))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    for row, (name, number) in enumerate(zip(names, cells, strict=True)):
        table.setItem(row, 0, _item(isolated(name), 0))
        table.setItem(row, 1, _item(grouped(number), 1))
    return table


def _item(text: str, column: int) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setToolTip(text)
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
    return item
