"""The two lists of the trace: the way to the node at hand, and the options of the item chosen in it."""

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSplitter, QTableView

from latticework.gui.common.translation import tr
from latticework.gui.trace.rows import OptionRows, PathRows
from latticework.gui.trace.tracer import Tracer

BESIDE = 560
"""Pixels from which the lists stand beside one another."""


class TraceLists(QSplitter):
    """Both lists. `looked_at` tells that another level, or another of its options, is looked at."""

    looked_at = Signal()

    def __init__(self, tracer: Tracer) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._tracer = tracer
        self.path_rows, self.option_rows = PathRows(tracer), OptionRows(tracer)
        self.path = _table(self.path_rows, tr("Choices made so far"), (1,))
        self.options = _table(self.option_rows, tr("Options of the choice"), (0,))
        self.addWidget(self.path)
        self.addWidget(self.options)
        self.setChildrenCollapsible(False)
        self._hovered = -1
        self.path.selectionModel().currentRowChanged.connect(self._on_level)
        self.options.selectionModel().currentRowChanged.connect(lambda *_: self.looked_at.emit())
        self.options.entered.connect(self._on_hover)
        self.options.setMouseTracking(True)
        self.options.installEventFilter(self)

    @property
    def level(self) -> int:
        """The level that is looked at: how many options are chosen before it."""
        return self.path.currentIndex().row()

    @property
    def option(self) -> int | None:
        """The option that is pointed at or chosen in the list; else the one placed at the level, if any."""
        row = self._hovered if self._hovered >= 0 else self.options.currentIndex().row()
        row = row if row >= 0 else self.option_rows.placed_row
        return self.option_rows.option(row) if 0 <= row < self.option_rows.rowCount() else None

    def refresh(self) -> None:
        """Show the node at hand."""
        self._hovered = -1
        self.path.selectionModel().blockSignals(True)
        self.path_rows.refresh()
        last = self.path_rows.rowCount() - 1
        self.path.setCurrentIndex(self.path_rows.index(last, 0) if last >= 0 else QModelIndex())
        self.path.selectionModel().blockSignals(False)
        self.path.scrollToBottom()
        self.path.viewport().update()
        self._on_level()

    def _on_level(self, *_: object) -> None:
        self._hovered = -1
        self.option_rows.show(self.level)
        placed = self.option_rows.placed_row
        if placed >= 0:
            self.options.scrollTo(self.option_rows.index(placed, 0))
        self.looked_at.emit()

    def _on_hover(self, index: QModelIndex) -> None:
        self._hovered = index.row()
        self.looked_at.emit()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Forget the option that was pointed at when the mouse leaves the list."""
        if watched is self.options and event.type() == QEvent.Type.Leave and self._hovered >= 0:
            self._hovered = -1
            self.looked_at.emit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the lists beside one another where there is room."""
        super().resizeEvent(event)
        wide = self.width() >= BESIDE
        self.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)


def _table(rows: PathRows | OptionRows, name: str, stretched: tuple[int, ...]) -> QTableView:
    table = QTableView()
    table.setModel(rows)
    table.setAccessibleName(name)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
    headings = table.horizontalHeader()
    headings.setHighlightSections(False)
    for column in range(rows.columnCount()):
        headings.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch if column in stretched
                                      else QHeaderView.ResizeMode.ResizeToContents)
    table.setMinimumHeight(60)
    return table
