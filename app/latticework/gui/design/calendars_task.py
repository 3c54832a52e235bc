"""The task to find calendars: sets of parts that fill every target of a puzzle, as one for each day of the year."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QSpinBox, QWidget

from latticework.cover import reduce
from latticework.designs import calendars
from latticework.designs.calendars import Board, Calendar, SetsOfSize, calendar_puzzle
from latticework.designs.part_sets import PartChoice, Range
from latticework.gui.design.desk import Desk, Table, Words
from latticework.gui.design.finder import part_names
from latticework.gui.design.item_rows import Column, ItemRows, write_table
from latticework.gui.design.wishes import SEED, Bounds, ChoiceForm, let_be_narrow
from latticework.gui.editor.opened_files import OpenedPuzzle
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.widgets.forms import Choice, Form, YesNo, stacked
from latticework.gui.widgets.translation import grouped, isolated, tr, tr_n
from latticework.picture.scenes import scene, target_scene
from latticework.play.completion import complete
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.targets import only_current_target
from latticework.solution import placements_of
from latticework.visible_text import one_line

_SECONDS = 2.0
"""For how long a solution is looked for to paint it; the target alone is painted where none is found."""

_BY_WORST, _BY_SUM = "worst", "sum"


class _Tried(NamedTuple):
    """What is tried: the board with all candidates, and how many sets of them there are."""

    board: Board
    sets: int


class CalendarForm(QWidget):
    """The fields for the sets of parts that are to fill every target. shown: the field for their order."""

    changed = Signal()  # what is found
    order_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.choice = ChoiceForm()
        self._form = self.choice.form
        bounds = Bounds(tr("Number of parts, from"), tr("Number of parts, to"))
        self.pieces = self._form.add(tr("Number of parts"), bounds)
        self.seed = self._form.add(tr("Seed"), QSpinBox(maximum=SEED.most))
        self.seed.setToolTip(tr("Another one tries the sets in another order"))
        self.by_color = YesNo(tr("one cell of each colour stays empty"),
                              tip=tr("Every choice of one cell of each colour of the target, as a month and a day, "
                                     "makes a target without these cells"))
        self._form.addRow(self.by_color)
        stacked(self, self.choice, margin=0)
        self.shown = QWidget()
        shown = Form(self.shown)
        shown.setContentsMargins(0, 0, 0, 0)
        self._order = shown.add(tr("Sorted by"), Choice({_BY_WORST: tr("most for the worst target"),
                                                         _BY_SUM: tr("fewest for all targets")}))
        let_be_narrow(self._order)
        for signal in (self.choice.changed, self.pieces.changed, self.seed.valueChanged, self.by_color.toggled):
            signal.connect(lambda *_: self.changed.emit())
        self._order.currentIndexChanged.connect(lambda _: self.order_changed.emit())

    def propose(self, puzzle: Puzzle) -> None:
        """Show the fields that a puzzle has, and what was searched last, without a signal."""
        before = self.blockSignals(True)
        self.choice.propose(puzzle)
        colored = bool(puzzle.target.cell_colors)
        self._form.setRowVisible(self.by_color, colored)
        self.by_color.setChecked(colored and not puzzle.others)
        self.blockSignals(before)

    @property
    def order(self) -> Callable[[Calendar], tuple[int, ...]]:
        """By what sets are sorted."""
        return _worst_first if self._order.value() == _BY_WORST else _fewest_first


def _worst_first(one: Calendar) -> tuple[int, ...]:
    return -one.fewest, -one.total


def _fewest_first(one: Calendar) -> tuple[int, ...]:
    return (one.total,)


class CalendarsTask(QObject):
    """Tries sets of parts, and lists those that fill every target."""

    def __init__(self) -> None:
        super().__init__()
        self.puzzle: Puzzle | None = None
        self.tried: _Tried | None = None
        """What is tried, None before it was begun."""
        self.form = CalendarForm()
        self.rows = ItemRows([
            Column(tr("Parts"), self._names),
            Column(tr("Fewest"), lambda one: grouped(one.fewest), tr("Solutions of the target that has the fewest")),
            Column(tr("Most"), lambda one: grouped(one.most), tr("Solutions of the target that has the most")),
            Column(tr("All targets"), lambda one: grouped(one.total), tr("Solutions of all targets together"))],
            self._caption)
        words = Words(tr("Calendars"), tr("Calendars"), tr("Pictures of the calendars"), tr_n("set", "sets", 0),
                      tr("Tried share of the sets"), "2 × W, 2 × X, 2 × Z", lines=4)
        self.desk = Desk(self, words, self.form, self.rows, self._made, self._table, shown=self.form.shown)
        self.steps = self.desk.steps
        self.form.changed.connect(self._begin_anew)
        self.form.order_changed.connect(lambda: self._list(self.rows.items))
        self.desk.begin_requested.connect(self._begin)
        self.steps.found.connect(self._on_found)
        self.steps.changed.connect(self._show)
        self._show()

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Find sets of parts for all targets of another puzzle; nothing is begun yet."""
        self.puzzle = puzzle
        self.form.propose(puzzle)
        self._begin_anew()

    def _begin(self) -> None:
        form = self.form
        if self.puzzle is not None:
            form.choice.keep()
            self.desk.take_steps(partial(_calendars, self.puzzle, form.choice.choice, form.pieces.bounds,
                                         form.seed.value(), form.by_color.isChecked()))

    def _begin_anew(self) -> None:
        """Forget what was found."""
        self.tried = None
        self.desk.forget()
        self._list([])

    def _on_found(self, some: list[_Tried | Calendar]) -> None:
        # What is tried comes first, once.
        if isinstance(some[0], _Tried):
            self.tried = some[0]
            self.rows.begin(partial(_scene_of, self.tried.board))
        self._list([*self.rows.items, *(one for one in some if isinstance(one, Calendar))])

    def _list(self, every: list[Calendar]) -> None:
        self.rows.show_items(sorted(every, key=self.form.order))
        self.desk.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        run, number = self.desk.run, self.rows.rowCount()
        run.show_target(self.puzzle)
        if self.puzzle is not None and self.puzzle.others:
            run.target.setText(tr_n("{name}, {n} target", "{name}, {n} targets", len(self.puzzle.others) + 1,
                                    name=isolated(one_line(self.puzzle.name))))
        run.figure.show_text("–" if self.tried is None else grouped(number), tr_n("set", "sets", number))
        run.show_share(self._number_tried / self.tried.sets if self.tried is not None else 0.0)
        self.desk.show_steps(tr("Find calendars"), self._has_targets and not self.steps.ended, self._sentence())
        self.desk.found.show_summary(self._summary(), self._nothing())

    @property
    def _has_targets(self) -> bool:
        return self.puzzle is not None and (bool(self.puzzle.others) or self.form.by_color.isChecked())

    @property
    def _number_tried(self) -> int:
        """How many sets were tried; the first step is none."""
        return max(0, self.steps.steps - 1)

    def _sentence(self) -> str:
        if self.tried is None:
            return tr("The parts are being placed on all targets.") if self.steps.running else ""
        return tr_n("{tried} of {n} set of parts was tried.", "{tried} of {n} sets of parts were tried.",
                    self.tried.sets, tried=grouped(self._number_tried))

    def _summary(self) -> str:
        number = self.rows.rowCount()
        if not number or self.tried is None:
            return ""
        targets = grouped(len(self.tried.board.targets))
        if self.steps.ended:
            return tr_n("{n} set of parts fills each of the {targets} targets.",
                        "{n} sets of parts fill each of the {targets} targets.", number, targets=targets)
        return tr_n("So far {n} set of parts was found that fills each of the {targets} targets.",
                    "So far {n} sets of parts were found that fill each of the {targets} targets.", number,
                    targets=targets)

    def _nothing(self) -> str:
        if not self._has_targets:
            return tr("A calendar needs a puzzle with several targets, for instance one for each day: each set of "
                      "parts that is found fills all of them. Add targets by the menu Part of the main window, or "
                      "colour the cells of which one of each colour is to stay empty; then come back by the menu "
                      "Design.")
        if self.steps.ended:
            return tr("No set of these parts fills every target. Choose from other parts, or let each be used more "
                      "often.")
        if self.steps.begun:
            return tr("No set was found yet that fills every target.")
        return tr("Choose at the left from which parts the sets are to be made, then press Find calendars. Sets that "
                  "fill every target appear as they are found, with how many solutions the targets have.")

    def _names(self, one: Calendar) -> str:
        if self.tried is None:
            return ""
        return ", ".join(isolated(one_line(name)) for name in part_names(self.tried.board.puzzle, one.times))

    def _caption(self, one: Calendar) -> str:
        return "\n".join((self._names(one), tr("{fewest} to {most} solutions", fewest=grouped(one.fewest),
                                               most=grouped(one.most))))

    def _made(self, row: int) -> OpenedPuzzle | None:
        if self.tried is None:
            return None
        board, one = self.tried.board, self.rows.items[row]
        name = f"{board.family.name}: {', '.join(part_names(board.puzzle, one.times))}"[:MAX_NAME]
        return OpenedPuzzle(replace(calendar_puzzle(board, one.times), name=name))

    def _table(self) -> Table | None:
        if self.tried is None:
            return None
        board = self.tried.board
        rows = ((", ".join(part_names(board.puzzle, one.times)), one.fewest, one.most, one.total)
                for one in self.rows.items)
        return Table(board.family.name, partial(write_table, ("parts", "fewest", "most", "all"), rows))


def _calendars(
    puzzle: Puzzle, choice: PartChoice, pieces: Range | None, seed: int, by_color: bool
) -> Iterator[_Tried | Calendar | None]:
    board = Board.of(calendars.one_of_each_color_empty(puzzle) if by_color else puzzle, choice)
    sets = SetsOfSize.of(board.puzzle, board.cells, pieces)
    yield _Tried(board, sets.number)
    yield from calendars.Calendars(board, sets, seed).run()


def _scene_of(board: Board, one: Calendar) -> Scene:
    """Return a solution for the current target."""
    puzzle = only_current_target(calendar_puzzle(board, one.times))
    reduction = reduce(puzzle)
    found = complete(reduction, (), _SECONDS).solution
    return puzzle, scene(puzzle, placements_of(np.array(sorted(found), np.int32), reduction)) if found else (
        target_scene(puzzle))
