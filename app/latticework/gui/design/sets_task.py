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
from latticework.designs.part_sets import Wanted, counts_of, usual_modulo
from latticework.errors import LatticeworkError
from latticework.gui.design.desk import CAN_PAUSE, Desk, Table, Words, draw_first
from latticework.gui.design.favourites import Favourites, Stars
from latticework.gui.design.finder import FoundSets, SetFinder
from latticework.gui.design.found_view import FoundTable
from latticework.gui.design.set_facts import Difficulties
from latticework.gui.design.set_rows import DIFFICULTY, PARTS, PIECES, SOLUTIONS, Listing, SetRows, as_csv
from latticework.gui.design.wishes import Bounds, ChoiceForm, Order, let_be_narrow
from latticework.gui.editor.opened_files import OpenedPuzzle, OpenedSearch
from latticework.gui.solve.search_form import time_left
from latticework.gui.solve.status_texts import explored_text, reasons_text
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
          "small": (PIECES, False, translatable("fewest parts")),
          "large": (PIECES, True, translatable("most parts")),
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
        self.pieces = Bounds(tr("Number of parts, from"), tr("Number of parts, to"))
        self.form.add(tr("Solutions"), self.solutions)
        self.form.add(tr("Number of parts"), self.pieces)
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
        run.show_share(totals.explored_part if known else 0.0)
        run.show_seconds(totals.seconds if known else 0.0)
        run.go.setText(_go_text(state))
        run.go.setEnabled(self.finder.can_search or state in CAN_PAUSE)
        self.parts.setEnabled(not self.runner.running)
        self._show_number()

    def _sentence(self) -> str:
        compiling = self.runner.compiling
        if compiling is not None and self.runner.state == SearchState.STARTING:
            return reworded(progress_text(*compiling))
        said = _state_text(self.finder)
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
        summary = _summary(found, listed, self.wanted.listing.wanted.modulo)
        if listed and self.difficulties.missing:
            judging = tr_n("{n} difficulty is still to be found out.", "{n} difficulties are still to be found out.",
                           self.difficulties.missing)
            summary = sentences(summary, judging)
        favourites = self.wanted.listing.only_favourites
        self.desk.found.show_summary(summary, _nothing_listed(self.finder, number, favourites))

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


def _go_text(state: SearchState) -> str:
    """Return the text of the button that begins, pauses and resumes."""
    if state in {SearchState.STARTING, SearchState.RUNNING, SearchState.PAUSING}:
        return tr("Pause")
    return tr("Resume") if state in {SearchState.PAUSED, SearchState.STOPPED} else tr("Find sets")


def _state_text(finder: SetFinder) -> str:
    """Return in a sentence or two how the search stands, and what can be done."""
    if finder.puzzle is None or not finder.puzzle.target.cells:
        return ""
    if finder.refusal:
        return finder.refusal
    if finder.making or finder.runner.look is None or finder.candidates is None:
        return tr("Looking at the parts…")
    look, standing, totals = finder.runner.look, finder.runner.standing, finder.runner.totals
    # Before `hopeless`, which is true of such a search, too, though it can be put aside.
    if look.earlier.refusal:
        return tr("The earlier search cannot be read: {reason}. Find sets puts its file aside and begins again.",
                  reason=look.earlier.refusal)
    if finder.runner.hopeless:
        return reasons_text(look)
    parts = tr_n("{n} part to choose from.", "{n} parts to choose from.", len(finder.candidates.parts))
    explored = tr("{share} explored.", share=explored_text(totals.explored_part))
    return {
        SearchState.IDLE: parts,
        SearchState.STARTING: tr("Getting ready…"),
        SearchState.RUNNING: explored,
        SearchState.PAUSING: tr("Everything found so far is being saved…"),
        SearchState.ELSEWHERE: tr("Another window or program is searching. Pause it there, then resume here."),
        SearchState.FINISHED: tr("All possibilities were tried."),
    }.get(standing, tr("{explored} Resume whenever you like, also tomorrow.", explored=explored))


def _summary(found: FoundSets | None, listed: int, modulo: str) -> str:
    """Return how many sets there are, how many have one solution, how many of them are listed."""
    if found is None or not len(found.table):
        return ""
    number, once = len(found.table), int((counts_of(found.table, modulo) == 1).sum())
    some = "" if listed == number else tr_n("{n} of them is listed.", "{n} of them are listed.", listed)
    every = tr_n("{n} set of parts fills the target, {once} with exactly one solution.",
                 "{n} sets of parts fill the target, {once} with exactly one solution.", number, once=once)
    if not found.complete:
        every = tr_n("So far {n} set of parts was found, {once} with one solution up to now.",
                     "So far {n} sets of parts were found, {once} with one solution up to now.", number, once=once)
    return sentences(every, some)


def _nothing_listed(finder: SetFinder, number: int, only_favourites: bool) -> str:
    """Return why no set is listed, and what to do.

    number: how many were found, whether or not they are wanted. only_favourites: whether only these are listed.
    """
    if number and only_favourites:
        return tr("No favourite is among the sets that are wanted. To make a set one, choose it and press Ctrl+B, or "
                  "click on its star in the table.")
    if number:
        return tr_n("The set found is not as wanted. Change at the left which sets are shown.",
                    "None of the {n} sets found is as wanted. Change at the left which sets are shown.", number)
    if finder.puzzle is None or not finder.puzzle.target.cells:
        return draw_first()
    # The state at the left says why.
    if finder.refusal or finder.making or finder.runner.hopeless:
        return ""
    standing = finder.runner.standing
    if standing == SearchState.FINISHED:
        return tr("No set of these parts fills the target. Choose from other parts, or let each be used more often.")
    if standing == SearchState.IDLE:
        return tr("Choose at the left from which parts the sets are to be made, then press Find sets. One search "
                  "finds all sets that fill the target, with how many solutions each has.")
    return tr("No set was found yet.")
