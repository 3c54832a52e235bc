"""The task to find calendars: sets of parts that fill every target of a puzzle, as one for each day of the year."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from latticework.cover import reduce
from latticework.designs import calendars
from latticework.designs.calendars import Board, Calendar, SetsOfSize, calendar_puzzle
from latticework.designs.part_sets import PartChoice, Range
from latticework.gui.design.finder import part_names
from latticework.gui.design.found_view import FoundTable, FoundView
from latticework.gui.design.item_rows import Column, ItemRows, write_table
from latticework.gui.design.run_part import RunPart, line
from latticework.gui.design.stepwise import Stepwise
from latticework.gui.design.wishes import CalendarForm
from latticework.gui.solutions.thumbnails import Scene
from latticework.gui.widgets.forms import stacked
from latticework.gui.widgets.translation import grouped, isolated, tr, tr_n
from latticework.picture.scenes import scene, target_scene
from latticework.play.completion import complete
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.targets import only_current_target
from latticework.solution import placements_of
from latticework.visible_text import one_line

_WIDEST = "2 × W, 2 × X, 2 × Z"
_SECONDS = 2.0
"""For how long a solution is looked for to paint it; the target alone is painted where none is found."""


class _Tried(NamedTuple):
    """What is tried: the board with all candidates, and how many sets of them there are."""

    board: Board
    sets: int


class CalendarsTask(QObject):
    """Tries sets of parts, and lists those that fill every target."""

    puzzle_requested = Signal(object)  # Puzzle
    table_requested = Signal(str, object)  # the name of a file, and what writes a table to a path

    def __init__(self) -> None:
        super().__init__()
        self.title = tr("Calendars")
        self.puzzle: Puzzle | None = None
        self.tried: _Tried | None = None
        """What is tried, None before it was begun."""
        self.steps = Stepwise("calendars", self)
        self.form = CalendarForm()
        self.rows = ItemRows([
            Column(tr("Parts"), self._names),
            Column(tr("Fewest"), lambda one: grouped(one.fewest), tr("Solutions of the target that has the fewest")),
            Column(tr("Most"), lambda one: grouped(one.most), tr("Solutions of the target that has the most")),
            Column(tr("All targets"), lambda one: grouped(one.total), tr("Solutions of all targets together"))],
            self._caption)
        self.rows.setParent(self)
        self.table = FoundTable(self.rows, tr("Calendars"))
        self.found = FoundView(self.rows, self.table, tr("Pictures of the calendars"), _WIDEST, lines=4)
        self.run = RunPart(self.form, tr_n("set", "sets", 0), tr("Tried share of the sets"))
        self.wishes = QWidget()
        stacked(self.wishes, self.run, line(), self.form.shown, None)
        self._wire()
        self._show()

    def _wire(self) -> None:
        self.form.changed.connect(self._begin_anew)
        self.form.order_changed.connect(lambda: self._list(self.rows.items))
        self.run.go.clicked.connect(lambda _: self.go())
        self.steps.found.connect(self._on_found)
        self.steps.changed.connect(self._show)
        self.steps.failed.connect(self.run.message.tell)
        self.found.make.triggered.connect(lambda _: self._make_puzzle())
        self.found.save.triggered.connect(lambda _: self._save_table())

    @property
    def busy(self) -> bool:
        """Whether it tries sets."""
        return self.steps.running

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Find sets of parts for all targets of another puzzle; nothing is begun yet."""
        self.puzzle = puzzle
        self.form.propose(puzzle)
        self._begin_anew()

    def go(self) -> None:
        """Begin to try sets, pause, or go on."""
        self.run.message.tell("")
        if self.steps.running:
            self.steps.pause()
        elif self.steps.begun:
            self.steps.resume()
        elif self.puzzle is not None:
            form = self.form
            form.choice.keep()
            self.steps.begin(partial(_calendars, self.puzzle, form.choice.choice, form.pieces.bounds,
                                     form.seed.value(), form.by_color.isChecked()))

    def pause(self) -> None:
        """Pause; the same goes on later."""
        self.steps.pause()

    def close_work(self) -> None:
        """Try and paint no more, for good."""
        self.steps.close()
        self.rows.stop_painting()

    def _begin_anew(self) -> None:
        """Forget what was found."""
        self.run.message.tell("")
        self.tried = None
        self.steps.clear()
        self._list([])

    def _on_found(self, some: list[_Tried | Calendar]) -> None:
        # What is tried comes first, once.
        if isinstance(some[0], _Tried):
            self.tried = some[0]
            self.rows.begin(partial(_scene_of, self.tried.board))
        self._list([*self.rows.items, *(one for one in some if isinstance(one, Calendar))])

    def _list(self, every: list[Calendar]) -> None:
        self.rows.show_items(sorted(every, key=self.form.order))
        self.found.follow_row()
        self._show()

    def _show(self) -> None:
        """Show how far it is."""
        steps, number = self.steps, self.rows.rowCount()
        self.run.show_target(self.puzzle)
        if self.puzzle is not None and self.puzzle.others:
            self.run.target.setText(tr_n("{name}, {n} target", "{name}, {n} targets",
                                         len(self.puzzle.others) + 1, name=isolated(one_line(self.puzzle.name))))
        self.run.go.setText(tr("Pause") if steps.running else
                            tr("Resume") if steps.begun and not steps.ended else tr("Find calendars"))
        self.run.go.setEnabled(self._has_targets and not steps.ended)
        self.form.setEnabled(not steps.running)
        self.run.figure.show_text("–" if self.tried is None else grouped(number), tr_n("set", "sets", number))
        self.run.show_seconds(steps.seconds)
        self.run.show_share(self._number_tried / self.tried.sets if self.tried is not None else 0.0)
        self.run.said.setText(self._sentence())
        self.found.show_summary(self._summary(), self._nothing())

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
                      "Search.")
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

    def _make_puzzle(self) -> None:
        if self.found.row >= 0 and self.tried is not None:
            board, one = self.tried.board, self.rows.items[self.found.row]
            name = f"{board.family.name}: {', '.join(part_names(board.puzzle, one.times))}"[:MAX_NAME]
            self.puzzle_requested.emit(replace(calendar_puzzle(board, one.times), name=name))

    def _save_table(self) -> None:
        if self.tried is not None:
            board = self.tried.board
            rows = ((", ".join(part_names(board.puzzle, one.times)), one.fewest, one.most, one.total)
                    for one in self.rows.items)
            head = "parts", "fewest", "most", "all"
            self.table_requested.emit(board.family.name, partial(write_table, head, rows))


def _calendars(
    puzzle: Puzzle, choice: PartChoice, pieces: Range | None, seed: int, by_color: bool
) -> Iterator[_Tried | Calendar | None]:
    board = Board.of(calendars.one_of_each_color_empty(puzzle) if by_color else puzzle, choice)
    sets = SetsOfSize.of(board.puzzle, board.cells, pieces)
    yield _Tried(board, sets.number)
    yield from calendars.calendars(board, sets, seed)


def _scene_of(board: Board, one: Calendar) -> Scene:
    """Return a solution for the current target."""
    puzzle = only_current_target(calendar_puzzle(board, one.times))
    reduction = reduce(puzzle)
    found = complete(reduction, (), _SECONDS).solution
    return puzzle, scene(puzzle, placements_of(np.array(sorted(found), np.int32), reduction)) if found else (
        target_scene(puzzle))
