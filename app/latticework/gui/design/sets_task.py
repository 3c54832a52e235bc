"""The task to find sets of parts: wishes and search at the left, the sets found at the right."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QToolButton, QWidget

from latticework import replaced_files
from latticework.compiling import progress_text
from latticework.designs.judge import Judge
from latticework.errors import LatticeworkError
from latticework.gui.design import texts
from latticework.gui.design.finder import FoundSets, SetFinder
from latticework.gui.design.found_view import FoundTable, FoundView
from latticework.gui.design.run_part import RunPart, line
from latticework.gui.design.set_facts import Difficulties, Favourites
from latticework.gui.design.set_rows import DIFFICULTY, NO_STAR, PARTS, STARS, SetRows, as_csv
from latticework.gui.design.wishes import ChoiceForm, WantedForm
from latticework.gui.editor.opened_files import OpenedSearch
from latticework.gui.solutions.solution_rows import STAR
from latticework.gui.solve.search_form import time_left
from latticework.gui.solve.status_texts import explored_share
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import error_text, grouped, reworded, tr, tr_n
from latticework.jobs.part_sets import SetTable
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_WIDEST = "2 × W, 2 × X, 2 × Z"
_CAN_PAUSE = {SearchState.STARTING, SearchState.RUNNING}
_REORDER = 500
"""Milliseconds between two looks at whether the order by difficulty has changed."""


class SetsTask(QObject):
    """Shows what a SetFinder finds, and asks it for more. crew: returns the workers that are to search."""

    puzzle_requested = Signal(object)  # Puzzle
    table_requested = Signal(str, object)  # the name of a file, and what writes a table to a path

    def __init__(self, finder: SetFinder, crew: Callable[[], Crew]) -> None:
        super().__init__()
        self.title = tr("Sets of parts")
        self.finder, self.runner, self._crew = finder, finder.runner, crew
        self.parts, self.wanted = ChoiceForm(), WantedForm()
        self.difficulties, self.favourites = Difficulties(self), Favourites(self)
        self.rows = SetRows(self.difficulties, self.favourites)
        self.rows.setParent(self)
        self.table = FoundTable(self.rows, tr("Sets of parts"), PARTS, sortable=True)
        self.found = FoundView(self.rows, self.table, tr("Pictures of the sets"), _WIDEST, lines=4)
        self.run = RunPart(self.parts, tr_n("set", "sets", 0), tr("Explored share of the search"))
        self.wishes = QWidget()
        stacked(self.wishes, self.run, line(), self.wanted, None)
        self._status: RunStatus | None = None
        self._reorder = QTimer(self, singleShot=True, interval=_REORDER)
        self._add_star()
        self._wire()
        self._show()

    def _add_star(self) -> None:
        self.star = QAction(tr("Favourite"), self, checkable=True)
        self.star.setShortcut(QKeySequence("Ctrl+B"))
        self.star_button = QToolButton()
        self.star_button.setAutoRaise(True)
        self.star_button.setCheckable(True)
        self.star_button.setToolTip(tr("Favourite (Ctrl+B)"))
        self.star_button.setAccessibleName(tr("Favourite"))
        self.star_button.clicked.connect(self.star.trigger)
        self.found.add_for_row(self.star, self.star_button)

    def _wire(self) -> None:
        finder, runner, found = self.finder, self.runner, self.found
        self.parts.changed.connect(self._choose)
        self.wanted.changed.connect(self._show_sets)
        self.run.go.clicked.connect(lambda _: self.go())
        found.make.triggered.connect(lambda _: self._make_puzzle())
        found.save.triggered.connect(lambda _: self._save_table())
        found.row_changed.connect(self._show_star)
        self.star.triggered.connect(lambda _: self._toggle_star())
        self.table.clicked.connect(lambda index: self.star.trigger() if index.column() == STARS else None)
        self.table.horizontalHeader().sectionClicked.connect(self.wanted.sort_by)
        self.favourites.changed.connect(self._on_favourites)
        self.favourites.failed.connect(self.run.message.tell)
        self.difficulties.judged.connect(self._on_judged)
        self._reorder.timeout.connect(self._show_sets)
        finder.changed.connect(self._show)
        finder.read.connect(self._show_sets)
        finder.failed.connect(self.run.message.tell)
        runner.progressed.connect(self._on_progress)
        runner.compiled.connect(lambda *_: self._show())
        runner.state_changed.connect(lambda _: self._show())
        runner.looked.connect(lambda _: self._show())
        runner.followed.connect(lambda _: self._show())

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose target is to be filled."""
        return self.finder.puzzle

    @property
    def busy(self) -> bool:
        """Whether it searches."""
        return self.runner.running

    def show_puzzle(self, puzzle: Puzzle, search: OpenedSearch | None = None) -> None:
        """Find sets of parts for the current target of a puzzle; search: the search file that it was opened from."""
        self._fill(puzzle, search is not None)
        self.run.message.tell("")
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
            self.run.message.tell("")
            self.finder.choose(self.finder.puzzle, self.parts.choice)

    def go(self) -> None:
        """Begin to search, pause, or resume."""
        if self.runner.state in _CAN_PAUSE:
            self.runner.pause()
            return
        self.run.message.tell("")
        self.parts.keep()
        try:
            self.finder.go(self._crew())
        except LatticeworkError as error:
            self.run.message.tell(error_text(error))

    def pause(self) -> None:
        """Pause the search, and judge only sets that are seen."""
        self.runner.pause()
        self.difficulties.need(())

    def show_again(self) -> None:
        """Judge again what the order of the sets needs."""
        self._show_sets()

    def close_work(self) -> None:
        """Paint and judge no more, for good."""
        self._reorder.stop()
        self.rows.stop_painting()
        self.difficulties.close()
        self.favourites.close()

    def _on_progress(self, status: "RunStatus") -> None:
        self._status = status
        self.run.message.notice(reworded(status.notice))
        self._show()

    def _show(self) -> None:
        """Show how the search stands."""
        state, totals = self.runner.standing, self.runner.totals
        if state != SearchState.RUNNING:
            self._status = None
        known = self.finder.candidates is not None and state != SearchState.LOOKING
        self.run.show_target(self.finder.puzzle)
        self.run.said.setText(self._sentence())
        self.run.show_share(explored_share(totals) if known else 0.0)
        self.run.show_seconds(totals.seconds if known else 0.0)
        self.run.go.setText(texts.go(state))
        self.run.go.setEnabled(self.finder.can_search or state in _CAN_PAUSE)
        self.parts.setEnabled(not self.runner.running)
        self._show_number()

    def _sentence(self) -> str:
        compiling = self.runner.compiling
        if compiling is not None and self.runner.state == SearchState.STARTING:
            return reworded(progress_text(*compiling))
        said = texts.state(self.finder)
        left = time_left(self._status) if self._status is not None else ""
        # A dash stands for a time that is not known.
        return f"{said}\n{tr('Time left: {time}', time=left)}" if left.strip("–") else said

    def _show_sets(self) -> None:
        """Show those of the sets found that are wanted; a place to which the user has scrolled stays on show."""
        view = self.found.view
        bar = view.verticalScrollBar()
        scrolled = not view.viewport().rect().intersects(view.visualRect(view.currentIndex()))
        place = bar.value()
        listing = self.wanted.listing
        self.rows.show_found(self.finder.found, listing)
        order = Qt.SortOrder.DescendingOrder if listing.descending else Qt.SortOrder.AscendingOrder
        self.table.horizontalHeader().setSortIndicator(listing.column, order)
        self.found.follow_row()
        # Choosing the set again has scrolled to it.
        if scrolled:
            bar.setValue(place)
        self._show_number()

    def _show_number(self) -> None:
        found, listed = self.finder.found, self.rows.rowCount()
        number = len(found.table) if found is not None else 0
        self.run.figure.show_text(grouped(number) if self.runner.totals.nodes else "–", tr_n("set", "sets", number))
        summary = texts.summary(found, listed, self.wanted.listing.wanted.modulo)
        if listed and self.difficulties.missing:
            judging = tr_n("{n} difficulty is still to be found out.", "{n} difficulties are still to be found out.",
                           self.difficulties.missing)
            summary = f"{summary} {judging}"
        self.found.show_summary(summary, texts.nothing(self.finder, number, self.wanted.listing.only_favourites))

    def _on_judged(self) -> None:
        """Show sets in their order by difficulty, of which more is known, but not too often."""
        if self.wanted.listing.column == DIFFICULTY and not self._reorder.isActive():
            self._reorder.start()

    def _on_favourites(self) -> None:
        self._show_star()
        if self.wanted.listing.only_favourites:
            self._show_sets()

    def _toggle_star(self) -> None:
        if self.found.row >= 0:
            self.favourites.toggle(self.rows.parts_in(self.found.row))

    def _show_star(self) -> None:
        marked = self.rows.parts_in(self.found.row) in self.favourites.sets
        self.star.setChecked(marked)
        self.star_button.setChecked(marked)
        self.star_button.setText(STAR if marked else NO_STAR)

    def _make_puzzle(self) -> None:
        puzzle = self.rows.made(self.found.row)
        if puzzle is not None:
            self.puzzle_requested.emit(puzzle)

    def _save_table(self) -> None:
        found, table = self.finder.found, self.rows.table
        if found is not None and table is not None:
            self.table_requested.emit(found.candidates.name, partial(_written, found, table))


def _written(found: FoundSets, table: SetTable, path: Path) -> None:
    hard = Judge.of(found.prepared.reduction).judge(table.parts).difficulty.tolist()
    replaced_files.replace(path, as_csv(found, table, hard).encode())
