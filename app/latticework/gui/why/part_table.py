"""The table of parts: how many placements each has, and how many of its orientations fit."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from latticework.gui.common import theme
from latticework.gui.common.translation import grouped, tr
from latticework.gui.why.findings import Findings
from latticework.gui.why.shades import color_in, steps_of
from latticework.visible_text import one_line

NUMBERS = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PartTable(QTableWidget):
    """Chooses a part, or in its first row all parts; numbers of placements lie on the colours of a scale."""

    part_chosen = Signal()

    def __init__(self) -> None:
        super().__init__(0, 3)
        self.setAccessibleName(tr("Parts and their placements"))
        self.setHorizontalHeaderLabels([tr("Part"), tr("Placements"), tr("Ways that fit")])
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.itemSelectionChanged.connect(self.part_chosen)

    @property
    def part(self) -> int | None:
        """The part that is chosen, None for all parts."""
        row = self.currentRow()
        return row - 1 if row > 0 else None

    def choose(self, part: int | None) -> None:
        """Choose a part, or all."""
        self.selectRow(0 if part is None else part + 1)

    def show_parts(self, findings: Findings) -> None:
        """List the parts of another puzzle; the one that is chosen stays so where it is still there."""
        part, names = self.part, [one_line(part.name) for part in findings.puzzle.parts]
        ways = [(sum(map(bool, own)), len(own)) for own in findings.fits.reduction.fits]
        ways.insert(0, (sum(fit for fit, _ in ways), sum(every for _, every in ways)))
        with QSignalBlocker(self):
            self.setRowCount(len(ways))
            for row, (name, (fit, every)) in enumerate(zip([tr("All parts"), *names], ways, strict=True)):
                self.setItem(row, 0, QTableWidgetItem(name))
                fitting = _number(tr("{n} of {all}", n=fit, all=every))
                fitting.setToolTip(tr("Orientations that have a placement, of all orientations"))
                self.setItem(row, 2, fitting)
            self.choose(part if part is not None and part < len(names) else None)

    def show_counts(self, counts: list[int]) -> None:
        """Show the number of placements of each part."""
        steps = steps_of(counts, theme.current())
        self.setItem(0, 1, _number(grouped(sum(counts))))
        for row, count in enumerate(counts, 1):
            item, color = _number(grouped(count)), color_in(steps, count)
            item.setBackground(QColor(color))
            item.setForeground(QColor(theme.readable_on(color)))
            self.setItem(row, 1, item)


def _number(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(NUMBERS)
    return item
