"""The solution browser: a strip of pictures, or a page with the list, filters, notes and symmetric copies."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QSettings, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.solutions.filter_bar import FilterBar
from latticework.gui.solutions.list_order import ApartBar, ListOrder
from latticework.gui.solutions.note_bar import NoteBar
from latticework.gui.solutions.solution_rows import SolutionModel
from latticework.gui.solutions.solution_views import SolutionGallery, SolutionTable
from latticework.gui.widgets import icons
from latticework.gui.widgets.translation import tr
from latticework.jobs.apart_job import Outcome
from latticework.lattice import Cell
from latticework.solution import Solution
from latticework.solution.conditions import At
from latticework.store.solution_order import NOT_EXAMINED, ApartSoFar, Numbers, Order

_GALLERY, _PAGE = "solutions/gallery", "solutions/page"
STRIP_WIDTH, PAGE_WIDTH = 156, 300
"""Pixels: the strip has room for one picture beside the other."""


class SolutionBrowser(QWidget):
    """Chooses one solution, or one of its symmetric copies. `chosen` carries the Solution, or None.

    It is a strip of pictures, or with `page` checked a page with all that can be done with the list.
    """

    chosen = Signal(object)
    resized = Signal(int)  # the width that the strip or the page needs

    def __init__(self, model: SolutionModel) -> None:
        super().__init__()
        self.model = model
        self.known = NOT_EXAMINED
        self._at: int | None = None
        self._build()
        self._lay_out()
        self.list_order = ListOrder(model, self.apart, self.filters, self)
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.bar.row_requested.connect(self._go)
        self.bar.step_requested.connect(self.step)
        self.copy.valueChanged.connect(lambda _: self._show())
        self.with_copies.toggled.connect(self._on_with_copies)
        model.modelReset.connect(self._on_reset)
        model.rowsInserted.connect(self._on_grown)
        # Only the first column stands for the solution itself; results of taking apart begin in a later one.
        model.dataChanged.connect(lambda first, *_: None if first.column() else self._show())
        self.list_order.listed.connect(self._list)
        self.list_order.working.connect(self.filters.show_working)
        self.list_order.progressed.connect(lambda doing, share: self.filters.show_working(True, doing, share))
        self.filters.stopped.connect(self._stop_listing)
        self.gallery.row_requested.connect(self._go)
        self.gallery_button.toggled.connect(self._show_list)
        self.notes.changed.connect(self._on_noted)
        # Not as changed data, which would have the chosen solution shown again.
        model.painted.connect(self.table.viewport().update)
        self.table.horizontalHeader().sectionClicked.connect(self.list_order.by_column)
        self.page.toggled.connect(self._on_page)
        self._show_page()
        self._on_reset()

    def _build(self) -> None:
        self.page = QAction(tr("Solutions as a &page"), self, checkable=True)
        self.page.setToolTip(tr("Show the list with filters and notes, or just a strip of pictures"))
        self.page.setChecked(bool(QSettings().value(_PAGE, False, bool)))
        icons.set_icon(self.page, "list")
        self.bar = _NumberBar(self.page)
        self.number, self.of, self.next = self.bar.number, self.bar.of, self.bar.next
        self.apart = ApartBar()
        self.with_copies = QCheckBox(tr("Symmetric copies"))
        self.with_copies.setToolTip(tr("Show each solution also turned and mirrored, as the target allows"))
        self.copy = QSpinBox(minimum=1, maximum=1)
        self.copy.setAccessibleName(tr("Symmetric copy"))
        self.copies = QLabel()
        self.filters = FilterBar()
        self.notes = NoteBar(self.model)
        self._empty = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.show_none(False)
        self.table = SolutionTable(self.model)
        self.gallery = SolutionGallery(self.model)
        self.gallery_button = QToolButton()
        self.gallery_button.setText(tr("Gallery"))
        self.gallery_button.setCheckable(True)
        self.gallery_button.setAutoRaise(True)
        self.gallery_button.setToolTip(tr("Show pictures side by side"))
        self.gallery_button.setChecked(str(QSettings().value(_GALLERY, "false")) == "true")

    def _lay_out(self) -> None:
        copies = QHBoxLayout()
        copies.addWidget(self.copy, 1)
        copies.addWidget(self.copies)
        self.filters.head.addWidget(self.gallery_button)
        self.setTabOrder(self.filters.button, self.gallery_button)  # Qt puts it behind all fields of the filter
        self._more = QWidget()
        more = QVBoxLayout(self._more)
        more.setContentsMargins(0, 0, 0, 0)
        for widget in (self.notes, self.apart, self.filters):
            more.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(4, 4, 4, 4)
        whole.addWidget(self.bar)
        whole.addWidget(self.with_copies)
        whole.addLayout(copies)
        whole.addWidget(self._more)
        whole.addWidget(self.table, 1)
        whole.addWidget(self.gallery, 1)
        whole.addWidget(self._empty, 1)
        whole.addStretch(0)  # takes the room while nothing is listed

    def show_plain_rows(self) -> None:
        """Hide symmetric copies and pictures, which only puzzles have; each solution is a line of text."""
        self.page.setChecked(True)
        self.page.setVisible(False)
        self.with_copies.hide()
        for widget in (self.apart, self.filters, self.notes, self.gallery_button):
            widget.hide()
        self.gallery_button.setChecked(False)
        self.table.show_plain_rows()

    def list_same_at(self, index: int, cell: Cell) -> None:
        """List the solutions with the same part on a cell as in the one shown; index: of its placement there."""
        puzzle, solution = self.model.puzzle, self.solution
        if puzzle is not None and solution is not None and self.model.path is not None:
            self.page.setChecked(True)
            self.filters.button.setChecked(True)
            self.filters.parts.require(At(solution[index].part, puzzle.target.cells.index(cell)))

    def show_none(self, none: bool) -> None:
        """Say in place of an empty list that there is no solution, or that solutions are still to come."""
        self._empty.setText(tr("This puzzle has no solution.") if none else
                            tr("Solutions appear here as soon as they are found."))

    def _show_list(self) -> None:
        """Show the table, or the gallery, or neither where nothing is listed."""
        any_listed = self.model.rowCount() > 0
        gallery = self.gallery_button.isChecked() or not self.page.isChecked()
        self._empty.setVisible(not self.model.stored_count)
        self.table.setVisible(any_listed and not gallery)
        self.gallery.setVisible(any_listed and gallery)
        # Called for many reasons, of which only the button changes what is remembered.
        if self.sender() is self.gallery_button:
            QSettings().setValue(_GALLERY, "true" if self.gallery_button.isChecked() else "false")
        self.gallery.show_place(self.row)

    @property
    def wanted_width(self) -> int:
        """The width that the strip or the page needs."""
        return PAGE_WIDTH if self.page.isChecked() else STRIP_WIDTH

    def _on_page(self) -> None:
        QSettings().setValue(_PAGE, self.page.isChecked())
        self._show_page()
        self.resized.emit(self.wanted_width)

    def _show_page(self) -> None:
        self._more.setVisible(self.page.isChecked())
        self.bar.show_all(self.page.isChecked())
        self._show_list()

    def _stop_listing(self) -> None:
        """List all solutions: the user does not wait any longer for those that meet the conditions."""
        self.list_order.cancel()
        self.filters.list_all()

    def _on_noted(self) -> None:
        """Renew the list of favourites when a star was set or removed."""
        if self.list_order.arrangement.favourites:
            self.list_order.renew()

    def show_known(self, known: ApartSoFar) -> None:
        """Show the results of taking solutions apart."""
        self.known = known
        self.model.forget_apart()
        self._show_apart()
        self.list_order.renew()

    def _show_apart(self) -> None:
        known = NOT_EXAMINED if self.model.kept else self.known
        self.apart.show_known(known, self.model.stored_count)
        self.table.show_apart(known.examined > 0, known.best, self.model.stored_count,
                              self.apart.arrangement.order == Order.STATES)

    def _list(self, numbers: Numbers | None, from_first: bool) -> None:
        """List solutions by their numbers; the one shown stays where it is listed, else the first is shown."""
        before, copy = self.model.number(self.row) if self.row >= 0 else -1, self.copy.value()
        self._at = -1 if from_first else before
        # The reset of the model chooses a row again: a solution that stays is not to be shown anew.
        self.blockSignals(True)
        self.model.arrange(numbers)
        self._at = None
        stays = self.row >= 0 and self.model.number(self.row) == before
        if stays:
            # `_on_row` has gone back to the first copy.
            self.copy.setValue(copy)
        self.blockSignals(False)
        if not stays:
            self._show()

    @property
    def row(self) -> int:
        """The row of the solution shown; -1 when there is none."""
        return self.table.currentIndex().row()

    @property
    def solution(self) -> Solution | None:
        """The solution shown."""
        copy = self.copy.value() - 1 if self.with_copies.isChecked() else 0
        return self.model.solution(self.row, copy) if self.row >= 0 else None

    @property
    def holds(self) -> bool:
        """Whether the solution shown is known not to come apart."""
        known = self.model.examined(self.row) if self.row >= 0 else None
        return known is not None and known.outcome == Outcome.NO

    def show_one_apart(self) -> None:
        """Show the first solution that is known to come apart, where the list lacks it in the list of all."""
        number = self.model.first_apart
        if number is None:
            return
        if self.model.place(number) < 0:
            self.list_order.reset()
            self._list(None, from_first=False)
        self._go(self.model.place(number))

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) solution or, where these are stepped through, symmetric copy."""
        if self.with_copies.isChecked() and 1 <= self.copy.value() + by <= self.copy.maximum():
            self.copy.setValue(self.copy.value() + by)
            return
        self._go(self.row + by)
        if self.with_copies.isChecked() and by < 0:
            self.copy.setValue(self.copy.maximum())

    def _go(self, row: int) -> None:
        if 0 <= row < self.model.rowCount() and row != self.row:
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self.table.selectionModel().setCurrentIndex(self.model.index(row, 0), flags)
            self.table.scrollTo(self.model.index(row, 0))

    def _on_row(self, index: QModelIndex) -> None:
        self.bar.show_row(index.row())
        self.notes.show_row(index.row())
        self.gallery.show_place(index.row())
        copies = self.model.copies(index.row()) if index.isValid() else None
        # Each of these changes would have a solution shown; that is done once, below.
        self.copy.blockSignals(True)
        self.copy.setMaximum(copies or 1)
        self.copy.setValue(1)
        self.copy.blockSignals(False)
        self.copies.setText(tr("of {count}", count=copies) if copies else "")
        self._show()

    def _on_with_copies(self) -> None:
        self._offer_copies()
        self._show()

    def _offer_copies(self) -> None:
        for widget in (self.copy, self.copies):
            widget.setVisible(self.with_copies.isChecked() and self.model.rowCount() > 0)

    def _show(self) -> None:
        self.chosen.emit(self.solution)

    def _on_reset(self) -> None:
        if self._at is None:
            self.filters.show_puzzle(None if self.filters.isHidden() else self.model.puzzle)
            self.known = NOT_EXAMINED
            self.list_order.reset()
        self._offer_copies()
        if not self._on_grown():
            self._show()
        if not self.model.rowCount():
            self.notes.show_none()

    def _on_grown(self) -> bool:
        """Show how many solutions there are, and one of them where none was shown; return whether that was so."""
        count = self.model.rowCount()
        self.bar.show_count(count)
        self._show_list()
        self.filters.show_found(count, self.model.stored_count)
        self.with_copies.setEnabled(count > 0)
        self._show_apart()
        begins = count > 0 and self.row < 0
        if begins:
            self._offer_copies()
            self._go(max(0, self.model.place(self._at)) if self._at is not None else 0)
        return begins


class _NumberBar(QWidget):
    """The number of the solution shown, and buttons for the first, previous, next and last one."""

    row_requested = Signal(int)
    step_requested = Signal(int)  # 1 for the next, -1 for the previous

    def __init__(self, page: QAction) -> None:
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as of a player, in all languages
        self.first = icons.tool_button("first", tr("First solution (Home)"), lambda: self.row_requested.emit(0))
        self.previous = icons.tool_button("previous", tr("Previous solution (Ctrl+Left)"),
                                          lambda: self.step_requested.emit(-1))
        self.next = icons.tool_button("next", tr("Next solution (Ctrl+Right)"), lambda: self.step_requested.emit(1))
        self.last = icons.tool_button("last", tr("Last solution (End)"),
                                      lambda: self.row_requested.emit(self.number.maximum() - 1))
        self.number = QSpinBox(minimum=0, maximum=0)
        # Else each digit of a number that is typed would jump to another solution.
        self.number.setKeyboardTracking(False)
        self.number.setGroupSeparatorShown(True)
        self.number.setAccessibleName(tr("Number of the solution"))
        self.number.setToolTip(tr("Jump to a solution by its place in the list"))
        self.number.valueChanged.connect(lambda value: self.row_requested.emit(value - 1))
        self.of, self.page = QLabel(), icons.action_button(page)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for widget in (self.first, self.previous, self.number, self.of, self.next, self.last, self.page):
            row.addWidget(widget, 1 if widget is self.number else 0)

    def show_all(self, all_of_it: bool) -> None:
        """Show all buttons, or only those for which there is room above a strip of pictures."""
        for widget in (self.first, self.of, self.last):
            widget.setVisible(all_of_it)
        symbols = QAbstractSpinBox.ButtonSymbols
        self.number.setButtonSymbols(symbols.UpDownArrows if all_of_it else symbols.NoButtons)

    def show_row(self, row: int) -> None:
        """Show which row of the list is chosen."""
        self.number.blockSignals(True)
        self.number.setValue(row + 1)
        self.number.blockSignals(False)

    def show_count(self, count: int) -> None:
        """Show how many solutions are in the list."""
        self.number.blockSignals(True)
        self.number.setRange(min(1, count), count)
        self.number.blockSignals(False)
        self.of.setText(tr("of {count}", count=count))
        for widget in (self.first, self.previous, self.number, self.next, self.last):
            widget.setEnabled(count > 0)
