"""What a task has found: pictures or a table, a line above that sums it up, and what can be done with it."""

from functools import partial

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableView,
    QToolButton,
    QWidget,
)

from latticework.gui.solutions.solution_views import SolutionGallery
from latticework.gui.solutions.thumbnails import PicturedRows
from latticework.gui.widgets.forms import side_by_side, stacked
from latticework.gui.widgets.icons import tool_button
from latticework.gui.widgets.spoken import announce
from latticework.gui.widgets.translation import tr

_TABLE = "sets/table"
SIDE, SMALL = 112, 60
"""Pixels of the pictures as they are painted, and in the table."""


class FoundView(QWidget):
    """Shows rows as pictures or as a table, which keeps the choice for both; without rows a text says why.

    make, save: the actions of one row and of all; others are added by `add_for_row`. name: of the pictures, for
    screen readers. widest, lines: room for the captions of the pictures, see `SolutionGallery`.
    """

    row_changed = Signal()  # another row is chosen, or none

    def __init__(self, rows: PicturedRows, table: QTableView, name: str, widest: str, lines: int = 3) -> None:
        super().__init__()
        self.rows, self.table, self.gallery = rows, table, SolutionGallery(rows, widest, lines=lines)
        self.gallery.setAccessibleName(name)
        self.make, self.save = QAction(tr("Make a puzzle of it"), self), QAction(tr("Save as a table…"), self)
        self.make_button, self.save_button = plain_button(self.make.text()), plain_button(self.save.text())
        self._of_row: list[QAction | QWidget] = [self.make, self.make_button]
        self.summary = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.empty = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText, alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty.setMargin(12)
        self.pages = QStackedWidget()
        for page in (self.gallery, self.table, self.empty):
            self.pages.addWidget(page)
        self.as_pictures = tool_button("grid", tr("Show pictures"), partial(self.show_as, False), checkable=True)
        self.as_table = tool_button("list", tr("Show a table"), partial(self.show_as, True), checkable=True)
        self.head = side_by_side((self.summary, 1), self.as_pictures, self.as_table)
        self.told = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        stacked(self, self.head, (self.pages, 1), side_by_side(self.make_button, self.save_button, (self.told, 1)),
                margin=0)
        self._wire()
        self.show_as(bool(QSettings().value(_TABLE, False, bool)))

    def _wire(self) -> None:
        self.make_button.clicked.connect(self.make.trigger)
        self.save_button.clicked.connect(self.save.trigger)
        for view in (self.table, self.gallery):
            view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            view.addActions([self.make, self.save])
            view.activated.connect(lambda _: self.make.trigger())
        # The table keeps the choice also while pictures are shown; the gallery follows it.
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self.told.clear())
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self.follow_row())
        self.rows.modelReset.connect(self.told.clear)
        self.gallery.row_requested.connect(self.table.selectRow)

    def add_for_row(self, action: QAction, button: QToolButton) -> None:
        """Add what can be done with a row to the menus of both views, and its button to the line above."""
        self._of_row += [action, button]
        for view in (self.table, self.gallery):
            view.insertAction(self.save, action)
        self.head.insertWidget(1, button)

    @property
    def row(self) -> int:
        """The row that is chosen, -1 for none."""
        return self.table.currentIndex().row() if self.rows.rowCount() else -1

    @property
    def view(self) -> QTableView:
        """The view that is shown when there is something."""
        return self.table if self.as_table.isChecked() else self.gallery

    def show_as(self, table: bool) -> None:
        """Show a table, or pictures side by side."""
        QSettings().setValue(_TABLE, table)
        # A click on the button that is checked has just unchecked it.
        self.as_table.setChecked(table)
        self.as_pictures.setChecked(not table)
        self.show_summary(self.summary.text(), self.empty.text())

    def show_summary(self, summary: str, nothing: str) -> None:
        """Show what sums up the rows, and what is said where there are none."""
        self.summary.setText(summary)
        self.empty.setText(nothing)
        self.pages.setCurrentWidget(self.view if self.rows.rowCount() else self.empty)
        self._enable()

    def follow_row(self) -> None:
        """Show the row of the table that is chosen in the gallery, too."""
        row = self.row
        # `show_place` leaves the gallery as it is where there is no row.
        if row < 0:
            self.gallery.clearSelection()
            self.gallery.setCurrentIndex(QModelIndex())
        self.gallery.show_place(row)
        self._enable()
        self.row_changed.emit()

    def tell(self, text: str) -> None:
        """Show and read aloud what was done, until another row is chosen."""
        self.told.setText(text)
        announce(self.table, text)

    def _enable(self) -> None:
        for action in self._of_row:
            action.setEnabled(self.row >= 0)
        for save in (self.save, self.save_button):
            save.setEnabled(self.rows.rowCount() > 0)


class FoundTable(QTableView):
    """A table with a row for each thing found; its actions are its menu.

    pictured: the column with the picture. sortable: whether headings are clicked to sort, which is up to the owner.
    """

    def __init__(self, rows: QAbstractItemModel, name: str, pictured: int = 0, sortable: bool = False) -> None:
        super().__init__()
        self.setModel(rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setIconSize(QSize(SMALL, SMALL))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(SMALL + 8)
        headings = self.horizontalHeader()
        headings.setHighlightSections(False)
        headings.setSectionsClickable(sortable)
        headings.setSortIndicatorShown(sortable)
        for column in range(rows.columnCount()):
            headings.resizeSection(column, headings.sectionSizeHint(column) + 6)
        headings.setSectionResizeMode(pictured, QHeaderView.ResizeMode.Stretch)
        self.setAccessibleName(name)
        self.setTabKeyNavigation(False)  # Tab leads on, as from other lists


def plain_button(text: str) -> QPushButton:
    """Return a button that Enter, which makes a puzzle, does not press from elsewhere."""
    button = QPushButton(text)
    button.setAutoDefault(False)
    return button
