"""The table of the solution list: widths of its columns, which of them are shown, levels on several lines."""

from PySide6.QtCore import QAbstractItemModel, QLocale, QSize
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QTableView

from latticework.gui.browser.solution_rows import APART, COPIES, MOVES, NUMBER, SIDE, STATES
from latticework.gui.common.translation import grouped, tr

_MARGIN = 12
_USUAL_LEVEL = "10.10.10"
_MAY_BREAK = "\u200b"  # a space of no width


class _Levels(QStyledItemDelegate):
    """Lets a level go on in the next line where its column is narrow."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:  # noqa: ARG002 - Qt gives it
        """Return a text that may be broken after each dot."""
        return str(value).replace(".", f".{_MAY_BREAK}")


class SolutionTable(QTableView):
    """A row for each solution. How it comes apart is listed once that is known of any."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self._shows_apart, self._by_states, self._best, self._most = False, False, "", 0
        self._wanted: dict[int, int] = {}
        self.setModel(model)
        self.setItemDelegateForColumn(APART, _Levels(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setIconSize(QSize(SIDE, SIDE))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(SIDE + 6)
        headings = self.horizontalHeader()
        headings.setHighlightSections(False)
        headings.setSectionResizeMode(NUMBER, QHeaderView.ResizeMode.Stretch)
        headings.setSectionsClickable(True)
        self._wanted = {column: headings.sectionSizeHint(column) for column in range(COPIES, model.columnCount())}
        for column, width in self._wanted.items():  # asked now: that of a hidden column is nothing
            headings.resizeSection(column, width)
        self.setAccessibleName(tr("Solutions"))

    def show_plain_rows(self) -> None:
        """Show each solution as a line of text."""
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 6)

    def show_apart(self, known: bool, best: str, most: int, by_states: bool) -> None:
        """Say how solutions come apart, or not; with their moves, or with `by_states` their states instead.

        best: the longest level that needs room. most: how many solutions there are.
        """
        self._shows_apart, self._by_states, self._best, self._most = known, by_states, best, most
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Give levels the room that is left; symmetric copies are not listed where these would lack it."""
        if not self._wanted:
            return
        metrics = self.horizontalHeader().fontMetrics()
        for column, shown in ((APART, True), (MOVES, not self._by_states), (STATES, self._by_states)):
            self.setColumnHidden(column, not (self._shows_apart and shown))
        number = SIDE + metrics.horizontalAdvance(grouped(self._most)) + 16
        rest = self.viewport().width() - number - self._wanted[STATES if self._by_states else MOVES]
        least, best = (self._width(metrics, level) for level in (_USUAL_LEVEL, self._best))
        self.setColumnWidth(APART, max(least, min(best, rest)))
        has_room = rest >= max(least, best) + self._wanted[COPIES]
        self.setColumnHidden(COPIES, self._shows_apart and not has_room)

    def _width(self, metrics: QFontMetrics, level: str) -> int:
        return max(self._wanted[APART], metrics.horizontalAdvance(level) + _MARGIN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the columns into another width."""
        super().resizeEvent(event)
        self._fit_columns()
