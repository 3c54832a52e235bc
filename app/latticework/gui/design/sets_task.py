"""The task to find sets of parts: wishes and search at the left, the sets found at the right."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from latticework import replaced_files
from latticework.compiling import progress_text
from latticework.designs.judge import Judge
from latticework.designs.part_sets import Wanted, usual_modulo
from latticework.errors import LatticeworkError
from latticework.gui.design import texts
from latticework.gui.design.desk import CAN_PAUSE, Desk, Table, Words
from latticework.gui.design.favourites import Favourites, Stars
from latticework.gui.design.finder import FoundSets, SetFinder
from latticework.gui.design.found_view import FoundTable
from latticework.gui.design.set_facts import Difficulties
from latticework.gui.design.set_rows import DIFFICULTY, PARTS, PIECES, SOLUTIONS, Listing, SetRows, as_csv
from latticework.gui.design.wishes import Bounds, ChoiceForm, Order, let_be_narrow
from latticework.gui.editor.opened_files import OpenedPuzzle, OpenedSearch
from latticework.gui.solve.search_form import time_left
from latticework.gui.solve.status_texts import explored_share
from latticework.gui.widgets.forms import Choice, Form, YesNo
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import (
    error_text,
    grouped,
    reworded,
    sentences,
    tr,
    tr_n,
    translatable,
    translated,
)
from latticework.jobs.part_sets import SetTable
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

COUNTED = {"reflections": translatable("different ones"), "rotations": translatable("with mirror images"),
           "nothing": translatable("in all positions")}
"""What counts as one solution, by what is left out, one of MODULI."""

ORDERS = {"few": (SOLUTIONS, False, translatable("fewest solutions")),
          "many": (SOLUTIONS, True, translatable("most solutions")),
          "small": (PIECES, False, translatable("fewest pieces")),
          "large": (PIECES, True, translatable("most pieces")),
          "hard": (DIFFICULTY, True, translatable("hardest first")),
          "easy": (DIFFICULTY, False, translatable("easiest first"))}
"""By which column sets are sorted, whether the greatest comes first, and both in words; the usual way comes first."""

_REORDER = 500
"""Milliseconds between two looks at whether the order by difficulty has changed."""


class WantedForm(QWidget):
    """The fields for which of the sets found are shown; they need no other search."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.form = Form(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.add_head(tr("Show only sets with"))
        self.once = YesNo(tr("exactly one solution"))
        self.form.addRow(self.once)
        self.solutions = Bounds(tr("Solutions, from"), tr("Solutions, to"))
        self.pieces = Bounds(tr("Pieces, from"), tr("Pieces, to"))
        self.form.add(tr("Solutions"), self.solutions)
        self.form.add(tr("Pieces"), self.pieces)
        self.favourites = YesNo(tr("only favourites"))
        self.form.addRow(self.favourites)
        self.modulo = self.form.add(tr("Counted"), Choice({one: translated(text) for one, text in COUNTED.items()}))
        self.modulo.setToolTip(tr("Which solutions count as one: those that turning and mirroring make of it, those "
                                  "that turning makes of it, or each position by itself"))
        let_be_narrow(self.modulo)
        self.order = self.form.add(tr("Sorted by"), Order(ORDERS))
        # Not `toggled`: the box is also checked and unchecked by bounds that are typed.
        self.once.clicked.connect(lambda once: self.solutions.show_bounds((1, 1) if once else None))
        for bounds in (self.solutions, self.pieces):
            bounds.changed.connect(self._on_changed)
        for signal in (self.modulo.currentIndexChanged, self.order.currentIndexChanged, self.favourites.toggled):
            signal.connect(lambda _: self.changed.emit())

    def propose(self, puzzle: Puzzle) -> None:
        """Count as is usual for a puzzle: a flat one is turned over by hand, a solid mirror image is another one."""
        self.modulo.setValue(usual_modulo(puzzle))

    @property
    def listing(self) -> Listing:
        """Which sets are to be shown, in which order."""
        return Listing(Wanted(self.solutions.bounds, self.pieces.bounds, self.modulo.value()),
                       self.favourites.isChecked(), *self.order.column)

    def _on_changed(self) -> None:
        self.once.setChecked(self.solutions.bounds == (1, 1))
        self.changed.emit()


class SetsTask(QObject):
    """Shows what a SetFinder finds, and asks it for more. crew: returns the workers that are to search."""

    def __init__(self, finder: SetFinder, crew: Callable[[], Crew]) -> None:
        super().__init__()
        self.finder, self.runner, self._crew = finder, finder.runner, crew
        self.parts, self.wanted = ChoiceForm(), WantedForm()
        self.difficulties, self.favourites = Difficulties(self), Favourites(self)
        self.rows = SetRows(self.difficulties, self.favourites)
        self.table = FoundTable(self.rows, tr("Sets of parts"), PARTS, sortable=True)
        words = Words(tr("Sets of parts"), tr("Sets of parts"), tr("Pictures of the sets"), tr_n("set", "sets", 0),
                      tr("Explored share of the search"), "2 × W, 2 × X, 2 × Z", lines=4)
        self.desk = Desk(self, words, self.parts, self.rows, self._made, self._table, shown=self.wanted,
                         runner=self.runner, table_view=self.table)
        self.stars = Stars(self.favourites, self.desk, self.rows.parts_in)
        self._status: RunStatus | None = None
        self._reorder = QTimer(self, singleShot=True, interval=_REORDER)
        self._wire()
        self._show()

    def _wire(self) -> None:
        finder, runner, message = self.finder, self.runner, self.desk.run.message
        self.parts.changed.connect(self._choose)
        self.wanted.changed.connect(self._show_sets)
        self.desk.begin_requested.connect(self._begin)
        self.desk.closed.connect(self._close)
        self.table.horizontalHeader().sectionClicked.connect(self.wanted.order.sort_by)
        self.favourites.changed.connect(self._on_favourites)
        self.difficulties.judged.connect(self._on_judged)
        self._reorder.timeout.connect(self._show_sets)
        finder.changed.connect(self._show)
        finder.read.connect(self._show_sets)
        finder.failed.connect(message.tell)
        runner.progressed.connect(self._on_progress)
        runner.compiled.connect(lambda *_: self._show())
        runner.state_changed.connect(lambda _: self._show())
        runner.looked.connect(lambda _: self._show())
        runner.followed.connect(lambda _: self._show())

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose target is to be filled."""
        return self.finder.puzzle

    def show_puzzle(self, puzzle: Puzzle, search: OpenedSearch | None = None) -> None:
        """Find sets of parts for the current target of a puzzle; search: the search file that it was opened from."""
        self._fill(puzzle, search is not None)
        self.desk.run.message.tell("")
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
            self.desk.run.message.tell("")
            self.finder.choose(self.finder.puzzle, self.parts.choice)

    def _begin(self) -> None:
        self.parts.keep()
        try:
            self.finder.go(self._crew())
        except LatticeworkError as error:
            self.desk.run.message.tell(error_text(error))

    def show_again(self) -> None:
        """Judge again what the order of the sets needs."""
        self._show_sets()

    def _close(self) -> None:
        self._reorder.stop()
        self.difficulties.close()

    def _on_progress(self, status: "RunStatus") -> None:
        self._status = status
        self.desk.run.message.notice(reworded(status.notice))
        self._show()

    def _show(self) -> None:
        """Show how the search stands."""
        state, totals = self.runner.standing, self.runner.totals
        if state != SearchState.RUNNING:
            self._status = None
        run, known = self.desk.run, self.finder.candidates is not None and state != SearchState.LOOKING
        run.show_target(self.finder.puzzle)
        run.said.setText(self._sentence())
        run.show_share(explored_share(totals) if known else 0.0)
        run.show_seconds(totals.seconds if known else 0.0)
        run.go.setText(texts.go(state))
        run.go.setEnabled(self.finder.can_search or state in CAN_PAUSE)
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
        view = self.desk.found.view
        bar = view.verticalScrollBar()
        scrolled = not view.viewport().rect().intersects(view.visualRect(view.currentIndex()))
        place = bar.value()
        listing = self.wanted.listing
        self.rows.show_found(self.finder.found, listing)
        order = Qt.SortOrder.DescendingOrder if listing.descending else Qt.SortOrder.AscendingOrder
        self.table.horizontalHeader().setSortIndicator(listing.column, order)
        self.desk.found.follow_row()
        # Choosing the set again has scrolled to it.
        if scrolled:
            bar.setValue(place)
        self._show_number()

    def _show_number(self) -> None:
        found, listed = self.finder.found, self.rows.rowCount()
        number = len(found.table) if found is not None else 0
        self.desk.run.figure.show_text(grouped(number) if self.runner.totals.nodes else "–",
                                       tr_n("set", "sets", number))
        summary = texts.summary(found, listed, self.wanted.listing.wanted.modulo)
        if listed and self.difficulties.missing:
            judging = tr_n("{n} difficulty is still to be found out.", "{n} difficulties are still to be found out.",
                           self.difficulties.missing)
            summary = sentences(summary, judging)
        favourites = self.wanted.listing.only_favourites
        self.desk.found.show_summary(summary, texts.nothing(self.finder, number, favourites))

    def _on_judged(self) -> None:
        """Show sets in their order by difficulty, of which more is known, but not too often."""
        if self.wanted.listing.column == DIFFICULTY and not self._reorder.isActive():
            self._reorder.start()

    def _on_favourites(self) -> None:
        if self.wanted.listing.only_favourites:
            self._show_sets()

    def _made(self, row: int) -> OpenedPuzzle | None:
        puzzle = self.rows.made(row)
        return OpenedPuzzle(puzzle) if puzzle is not None else None

    def _table(self) -> Table | None:
        found, table = self.finder.found, self.rows.table
        if found is None or table is None:
            return None
        return Table(found.candidates.name, partial(_written, found, table))


def _written(found: FoundSets, table: SetTable, path: Path) -> None:
    hard = Judge.of(found.prepared.reduction).judge(table.parts).difficulty.tolist()
    replaced_files.replace(path, as_csv(found, table, hard).encode())
