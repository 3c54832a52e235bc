"""The window that finds sets of parts: wishes and search at the left, the sets found at the right."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTableView,
    QWidget,
)

from latticework import replaced_files
from latticework.cancel import CancelledError
from latticework.compiling import progress_text
from latticework.errors import LatticeworkError
from latticework.gui.design import texts
from latticework.gui.design.finder import FoundSets, SetFinder
from latticework.gui.design.set_rows import SetRows, SetsTable, as_csv
from latticework.gui.design.wishes import ChoiceForm, WantedForm
from latticework.gui.editor.file_dialogs import file_name, last_folder
from latticework.gui.editor.opened_files import OpenedSearch
from latticework.gui.solutions.solution_views import SolutionGallery
from latticework.gui.solve.search_form import LargeFigure, time_left
from latticework.gui.solve.status_texts import explored_share, explored_text
from latticework.gui.widgets.dialogs import waited_for
from latticework.gui.widgets.forms import side_by_side, stacked
from latticework.gui.widgets.icons import tool_button
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.shown_text import Message, announce
from latticework.gui.widgets.translation import error_text, grouped, reworded, tr, tr_n
from latticework.jobs.part_sets import SetTable
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_STEPS, _BAR = 100_000, 12
_USUAL_SIZE, _WISHES = QSize(980, 640), 320
_CSV, _TABLE = ".csv", "sets/table"
_WIDEST = "2 × W, 2 × X, 2 × Z"
_CAN_PAUSE = {SearchState.STARTING, SearchState.RUNNING}


class SetsWindow(QDialog):
    """Shows what a SetFinder finds, and asks it for more. crew: returns the workers that are to search."""

    puzzle_requested = Signal(object)  # Puzzle

    def __init__(self, finder: SetFinder, crew: Callable[[], Crew]) -> None:
        super().__init__()
        self.setWindowFlags(Qt.WindowType.Window)
        self.finder, self.runner, self._crew = finder, finder.runner, crew
        self.parts, self.wanted = ChoiceForm(), WantedForm()
        self.rows = SetRows()
        self.rows.setParent(self)
        self.table, self.gallery = SetsTable(self.rows), SolutionGallery(self.rows, _WIDEST, lines=3)
        self.gallery.setAccessibleName(tr("Pictures of the sets"))
        self._status: RunStatus | None = None
        self._make_actions()
        self._lay_out()
        self._wire()
        self._show()

    def _make_actions(self) -> None:
        self.make = QAction(tr("Make a puzzle of it"), self)
        self.save = QAction(tr("Save sets as a table…"), self)
        self.make.triggered.connect(lambda _: self._make_puzzle())
        self.save.triggered.connect(lambda _: self._save_table())
        for view in (self.table, self.gallery):
            view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            view.addActions([self.make, self.save])

    def _lay_out(self) -> None:
        self.target = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.go = _button("")
        self.sets, self.time = LargeFigure(tr_n("set", "sets", 0)), LargeFigure(tr("searched"))
        self.bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self.bar.setFixedHeight(_BAR)
        self.bar.setAccessibleName(tr("Explored share of the search"))
        self.said = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.message = Message()
        wishes = QWidget()
        stacked(wishes, self.target, self.parts, self.go, side_by_side((self.sets, 1), (self.time, 1)), self.bar,
                self.said, self.message, _line(), self.wanted, None)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it scrolls to the field that has the focus
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(wishes)
        # Some languages need more room.
        least = wishes.minimumSizeHint().width() + scroll.verticalScrollBar().sizeHint().width()
        scroll.setFixedWidth(max(_WISHES, least))
        self.summary = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.empty = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText,
                            alignment=Qt.AlignmentFlag.AlignCenter)
        self.pages = QStackedWidget()
        for page in (self.gallery, self.table, self.empty):
            self.pages.addWidget(page)
        self.make_button, self.save_button = _button(self.make.text()), _button(self.save.text())
        self.close_button = _button(tr("Close"))
        self.as_pictures = tool_button("grid", tr("Show pictures"), partial(self._show_as, False), checkable=True)
        self.as_table = tool_button("list", tr("Show a table"), partial(self._show_as, True), checkable=True)
        as_table = bool(QSettings().value(_TABLE, False, bool))
        self.as_table.setChecked(as_table)
        self.as_pictures.setChecked(not as_table)
        head = side_by_side((self.summary, 1), self.as_pictures, self.as_table)
        found = stacked(None, head, (self.pages, 1),
                        side_by_side(self.make_button, self.save_button, None, self.close_button))
        side_by_side(scroll, (found, 1), owner=self)
        self.resize(_USUAL_SIZE)

    def _wire(self) -> None:
        finder, runner = self.finder, self.runner
        self.parts.changed.connect(self._choose)
        self.wanted.changed.connect(self._show_sets)
        self.go.clicked.connect(lambda _: self._go())
        self.make_button.clicked.connect(self.make.trigger)
        self.save_button.clicked.connect(self.save.trigger)
        self.close_button.clicked.connect(self.close)
        for view in (self.table, self.gallery):
            view.activated.connect(lambda _: self.make.trigger())
        # The table keeps the choice also while pictures are shown; the gallery follows it.
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._on_row())
        self.gallery.row_requested.connect(self.table.selectRow)
        finder.changed.connect(self._show)
        finder.read.connect(self._show_sets)
        finder.failed.connect(self.message.tell)
        runner.progressed.connect(self._on_progress)
        runner.compiled.connect(lambda *_: self._show())
        runner.state_changed.connect(lambda _: self._show())
        runner.looked.connect(lambda _: self._show())
        runner.followed.connect(lambda _: self._show())

    def show_puzzle(self, puzzle: Puzzle, search: OpenedSearch | None = None) -> None:
        """Find sets of parts for the current target of a puzzle; search: the search file that it was opened from."""
        self.setWindowTitle(tr("Sets of parts for {name}", name=one_line(puzzle.name)))
        self._fill(puzzle, search is not None)
        self.message.tell("")
        self.finder.choose(puzzle, self.parts.choice, search)

    def _fill(self, puzzle: Puzzle, of_search: bool) -> None:
        """Propose wishes for a puzzle, without a signal."""
        for form in (self.parts, self.wanted):
            form.blockSignals(True)
            form.propose(puzzle)
        if of_search:
            self.parts.show_choice(of_puzzle=True, as_there=True)
        for form in (self.parts, self.wanted):
            form.blockSignals(False)

    def _choose(self) -> None:
        if self.finder.puzzle is not None:
            self.message.tell("")
            self.finder.choose(self.finder.puzzle, self.parts.choice)

    def _go(self) -> None:
        if self.runner.state in _CAN_PAUSE:
            self.runner.pause()
            return
        self.message.tell("")
        self.parts.keep()
        try:
            self.finder.go(self._crew())
        except LatticeworkError as error:
            self.message.tell(error_text(error))

    def _on_progress(self, status: "RunStatus") -> None:
        self._status = status
        self.message.notice(reworded(status.notice))
        self._show()

    def _show(self) -> None:
        """Show how the search stands."""
        state, totals = self.runner.standing, self.runner.totals
        if state != SearchState.RUNNING:
            self._status = None
        known = self.finder.candidates is not None and state != SearchState.LOOKING
        self.target.setText(texts.target(self.finder.puzzle))
        self.said.setText(self._sentence())
        share = explored_share(totals) if known else 0.0
        self.bar.setValue(int(share * _STEPS))
        self.bar.setFormat(tr("{share} explored", share=explored_text(share)))
        seconds = totals.seconds if known else 0.0
        self.time.show_text(texts.time(seconds))
        self.go.setText(texts.go(state))
        self.parts.setEnabled(not self.runner.running)
        self._show_sets_number()
        self._enable()

    def _sentence(self) -> str:
        compiling = self.runner.compiling
        if compiling is not None and self.runner.state == SearchState.STARTING:
            return reworded(progress_text(*compiling))
        said = texts.state(self.finder)
        left = time_left(self._status) if self._status is not None else ""
        # A dash stands for a time that is not known.
        return f"{said}\n{tr('Time left: {time}', time=left)}" if left.strip("–") else said

    def _enable(self) -> None:
        self.go.setEnabled(self.finder.can_search or self.runner.standing in _CAN_PAUSE)
        chosen = self.rows.rowCount() > 0 and self.table.currentIndex().isValid()
        for button, action, possible in ((self.make_button, self.make, chosen),
                                         (self.save_button, self.save, self.rows.rowCount() > 0)):
            button.setEnabled(possible)
            action.setEnabled(possible)

    @property
    def _view(self) -> QTableView:
        return self.table if self.as_table.isChecked() else self.gallery

    def _show_as(self, table: bool) -> None:
        """Show the sets as a table, or as pictures side by side."""
        QSettings().setValue(_TABLE, table)
        # A click on the button that is checked has just unchecked it.
        self.as_table.setChecked(table)
        self.as_pictures.setChecked(not table)
        self._show_sets_number()

    def _on_row(self) -> None:
        row = self.table.currentIndex().row()
        # `show_place` leaves the gallery as it is where there is no row.
        if row < 0:
            self.gallery.clearSelection()
            self.gallery.setCurrentIndex(QModelIndex())
        self.gallery.show_place(row)
        self._enable()

    def _show_sets(self) -> None:
        """Show those of the sets found that are wanted; a place to which the user has scrolled stays on show."""
        view, bar = self._view, self._view.verticalScrollBar()
        scrolled = not view.viewport().rect().intersects(view.visualRect(view.currentIndex()))
        place = bar.value()
        self.rows.show_found(self.finder.found, self.wanted.wanted)
        self._on_row()
        # Choosing the set again has scrolled to it.
        if scrolled:
            bar.setValue(place)
        self._show_sets_number()
        self._enable()

    def _show_sets_number(self) -> None:
        found, listed = self.finder.found, self.rows.rowCount()
        number = len(found.table) if found is not None else 0
        self.sets.show_text(grouped(number) if self.runner.totals.nodes else "–", tr_n("set", "sets", number))
        self.summary.setText(texts.summary(found, listed, self.wanted.modulo.value()))
        self.empty.setText(texts.nothing(self.finder, number))
        self.pages.setCurrentWidget(self._view if listed else self.empty)

    def _make_puzzle(self) -> None:
        row = self.table.currentIndex().row()
        puzzle = self.rows.made(row)
        if puzzle is not None:
            self.puzzle_requested.emit(puzzle)

    def tell_made(self, puzzle: Puzzle) -> None:
        """Say that a set is a puzzle now."""
        text = tr("{name} is open in the main window as a new puzzle.", name=one_line(puzzle.name))
        self.summary.setText(text)
        announce(self.table, text)

    def _save_table(self) -> None:
        found, table = self.finder.found, self.rows.table
        if found is None or table is None:
            return
        proposed = Path(last_folder()) / f"{file_name(found.candidates.name)}{_CSV}"
        chosen, _ = QFileDialog.getSaveFileName(self, self.save.text().replace("…", ""), str(proposed),
                                                tr("Table (*{ending})", ending=_CSV))
        if not chosen:
            return
        path = Path(chosen if chosen.lower().endswith(_CSV) else chosen + _CSV)
        try:
            waited_for(self, tr("Saving {path}", path=path.name), partial(_written, path, found, table))
        except LatticeworkError as error:
            self.message.tell(error_text(error))
        except CancelledError:
            return

    def reject(self) -> None:
        """Pause the search and close; Qt calls this for Escape and for the button of the title bar, too."""
        self.runner.pause()
        super().reject()

    def close_work(self) -> None:
        """Paint no more pictures, for good."""
        self.rows.stop_painting()


def _written(path: Path, found: FoundSets, table: SetTable) -> None:
    replaced_files.replace(path, as_csv(found, table).encode())


def _button(text: str) -> QPushButton:
    """Return a button that Enter, which makes a puzzle, does not press from elsewhere."""
    button = QPushButton(text)
    button.setAutoDefault(False)
    return button


def _line() -> QFrame:
    return QFrame(frameShape=QFrame.Shape.HLine, frameShadow=QFrame.Shadow.Sunken)
