"""A table of texts that is sorted by the numbers behind them, and can be copied."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableWidget, QTableWidgetItem

Cell = tuple[str, float | str]
"""A text, and what it is sorted by."""


class _Item(QTableWidgetItem):
    """A text that is sorted by something else."""

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
    """Rows of cells; a click on a title sorts, Ctrl+C copies the rows chosen, or all.

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
        header.setResizeContentsPrecision(50)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setSortingEnabled(sortable)

    def show_rows(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Show these rows in the order that was chosen; what has not changed is not touched."""
        sorted_by = self.isSortingEnabled()
        self.setSortingEnabled(False)
        self.setRowCount(len(rows))
        for number, row in enumerate(rows):
            for column, cell in enumerate(row):
                known = self.item(number, column)
                if not isinstance(known, _Item) or (known.text(), known.key) != cell:
                    self.setItem(number, column, _Item(cell))
        self.setSortingEnabled(sorted_by)
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
        """Copy the rows chosen, or all; a spreadsheet takes them as cells."""
        QApplication.clipboard().setText(self.copied())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy; other keys move as in any table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)
