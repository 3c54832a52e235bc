"""The solutions of a search file as rows: those of a puzzle, and those of an exact cover problem as text."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QPixmap

from latticework.cover import ExactCover
from latticework.errors import LatticeworkError
from latticework.files.stored_solutions import StoredSolutions
from latticework.gui.solutions.solution_source import SolutionSource
from latticework.gui.solutions.thumbnails import PicturedRows, scenes_of
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import grouped, sentences, tr, tr_n
from latticework.jobs.apart_job import Examined, Outcome
from latticework.jobs.job import Prepared
from latticework.puzzle import Puzzle
from latticework.reading import Identity
from latticework.solution import Solution, option_text
from latticework.solution.text import as_speech
from latticework.store.stored_searches import options_in
from latticework.store.tables.note_rows import Note
from latticework.visible_text import one_line

SIDE = 56
STAR = "★"
NUMBER, COPIES, APART, MOVES, STATES = COLUMNS = range(5)
Index = QModelIndex | QPersistentModelIndex

_MOST_SHOWN = 40
"""Options shown in the row of a solution of an exact cover problem; its table of options highlights all of them."""


class SolutionModel(PicturedRows):
    """A row for each stored solution: picture, number, symmetric copies, how it comes apart. Holds only a few pages.

    Rows are in the order of the numbers of the solutions, unless `arrange` gave another.
    """

    outgrown = Signal()  # there are solutions that are listed only when the list is worked out again

    def __init__(self) -> None:
        super().__init__(SIDE)
        self.source = SolutionSource()
        self._count = 0
        self._listed: NDArray[np.int32] | None = None
        self._lettered = False
        self._blank = QPixmap(SIDE, SIDE)
        self._blank.fill(Qt.GlobalColor.transparent)

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the puzzle whose solutions are shown, "" for none."""
        return self.source.prepared.fingerprint if self.source.prepared else ""

    @property
    def file(self) -> Identity | None:
        """The identity of the file that is read, None before any solution was read."""
        return self.source.pages.file

    @property
    def path(self) -> Path | None:
        """The search file, whether or not it exists, None where solutions are those of a puzzle file."""
        return self.source.pages.path

    @property
    def kept(self) -> bool:
        """Whether these are solutions stored in the file of the puzzle, not those of a search."""
        return self.source.kept is not None

    @property
    def stored_count(self) -> int:
        """How many solutions there are, whether or not all are listed."""
        return self._count

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose solutions are shown, None for none."""
        return self.source.puzzle

    @property
    def stored(self) -> StoredSolutions | None:
        """All solutions, None before any was found."""
        prepared, path = self.source.prepared, self.path
        return StoredSolutions(path, prepared, self._count) if self._count and prepared and path else None

    @property
    def listed(self) -> StoredSolutions | None:
        """The solutions as they are listed, None where none is or these are all by their numbers."""
        return None if self._listed is None else self._stored_of((self._listed + 1).tolist())

    @property
    def favourites(self) -> StoredSolutions | None:
        """The solutions with a star, None where none has one."""
        return self._stored_of(self.source.pages.favourites)

    def _stored_of(self, numbers: Sequence[int]) -> StoredSolutions | None:
        every = self.stored
        return replace(every, count=len(numbers), numbers=tuple(numbers)) if every and numbers else None

    def show(self, prepared: Prepared | None, path: Path | None) -> None:
        """Show the solutions of another search file, which need not exist yet."""
        self._reset(SolutionSource(prepared, path), 0)

    def show_kept(self, prepared: Prepared | None, puzzle: Puzzle, solutions: tuple[Solution, ...]) -> None:
        """Show the solutions stored in the file of a puzzle, until a search of it finds some."""
        self._reset(SolutionSource(prepared, None, (puzzle, solutions)), len(solutions))

    def _reset(self, source: SolutionSource, count: int) -> None:
        self.beginResetModel()
        self.close()
        self.source, self._count, self._listed = source, count, None
        self.paint_anew(scenes_of(self.source), self._lettered)
        self.endResetModel()

    def recolor(self, prepared: Prepared) -> None:
        """Show the same solutions with the colours and names of a puzzle edited since."""
        self.source.prepared = prepared
        self._refresh_pictures()

    def set_lettered(self, lettered: bool) -> None:
        """Show letters on the parts in pictures, or not."""
        self._lettered = lettered
        self._refresh_pictures()

    def _refresh_pictures(self) -> None:
        self.paint_anew(scenes_of(self.source), self._lettered)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))

    def arrange(self, listed: NDArray[np.int32] | None) -> None:
        """List the solutions with these numbers, from 0, in this order; None: all by their numbers."""
        self.beginResetModel()
        self._listed = listed
        self.endResetModel()

    def number(self, row: int) -> int:
        """Return the number, from 0, of the solution in a row."""
        return row if self._listed is None else int(self._listed[row])

    name_of = number

    def place(self, number: int) -> int:
        """Return the row of a solution, -1 where it is not listed."""
        if self._listed is None:
            return number if number < self._count else -1
        found = np.flatnonzero(self._listed == number)
        return int(found[0]) if len(found) else -1

    def forget_apart(self) -> None:
        """Read again the results of taking solutions apart."""
        self.source.pages.forget_examined()
        if self.rowCount():
            self.dataChanged.emit(self.index(0, APART), self.index(self.rowCount() - 1, MOVES))

    def grow(self, count: int) -> None:
        """Add rows for the solutions stored meanwhile; count: how many there are now."""
        if count > self._count:
            self.source.pages.forget_page_of(self._count)
            # They were asked for before their solutions could be read, and may be painted now.
            for number in [number for number, picture in self._pictures.items() if picture is None]:
                del self._pictures[number]
            # Where the new ones stand, or whether at all, is known only once the list is worked out.
            if self._listed is not None:
                self._count = count
                self.outgrown.emit()
                return
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._count = count
            self.endInsertRows()

    def close(self) -> None:
        """Close the search file, and paint no more of it."""
        self.stop_painting()
        self.source.pages.close()

    def note(self, row: int) -> Note:
        """Return star and note of the solution in a row."""
        return self.source.pages.note(self.number(row))

    def forget_notes(self) -> None:
        """Read stars and notes again."""
        self.source.pages.forget_notes()
        self.painted.emit()

    def examined(self, row: int) -> Examined | None:
        """Return the result of taking the solution in a row apart, None where that was not tried."""
        return self.source.pages.examined(self.number(row))

    @property
    def first_apart(self) -> int | None:
        """The number, from 0, of the first solution that is known to come apart, None where none is."""
        return self.source.pages.first_apart

    def solution(self, row: int, copy: int = 0) -> Solution | None:
        """Return the solution in a row, or one of its symmetric copies."""
        return self.source.solution(self.number(row), copy)

    def copies(self, row: int) -> int | None:
        """Return how many symmetric copies a solution has, itself included, None where that is not known."""
        return self.source.copies(self.number(row))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of solutions listed."""
        if parent.isValid():
            return 0
        return self._count if self._listed is None else len(self._listed)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return 5: the solution, its copies, how it comes apart, by how many moves, after how many states."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the headings of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Solution"), tr("Positions"), tr("Level"), tr("Moves"), tr("Tries"))[section]
        if role == Qt.ItemDataRole.ToolTipRole and orientation == Qt.Orientation.Horizontal:
            return {APART: tr("The moves until the first part leaves, then until the second, and so on"),
                    MOVES: tr("All moves of taking the solution apart"),
                    STATES: tr("How many arrangements of the parts were tried to take the solution apart"),
                    }.get(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.DecorationRole and column == NUMBER:
            return self.picture(row) or self._blank
        if role == Qt.ItemDataRole.ToolTipRole and column == NUMBER:
            return literal(self.note(row).text)
        if role == Qt.ItemDataRole.ToolTipRole and column in {APART, MOVES, STATES}:
            return _apart_tip(self.examined(row))
        if role == Qt.ItemDataRole.ToolTipRole and column == COPIES:
            return tr("How many solutions the symmetries of the target make of this one")
        if role == Qt.ItemDataRole.AccessibleTextRole and column == NUMBER:
            return self._spoken(row)
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(SIDE, SIDE + 6)
        return None

    def _spoken(self, row: int) -> str:
        """Return the number of a solution and what its picture shows."""
        puzzle, solution = self.puzzle, self.solution(row, 0)
        return f"{self.caption(row)}\n{as_speech(puzzle, solution) if puzzle and solution else ''}".strip()

    def _text(self, row: int, column: int) -> str:
        if column == NUMBER:
            star = f"{STAR} " if self.note(row).favourite else ""
            return f"{star}{grouped(self.number(row) + 1)}"
        if column == COPIES:
            copies = self.copies(row)
            return "–" if copies is None else grouped(copies)
        known = self.examined(row)
        return {APART: _level_text, MOVES: _moves_text, STATES: _states_text}[column](known)

    def caption(self, row: int) -> str:
        """Return the number of the solution in a row, with a star where it is a favourite."""
        return self._text(row, NUMBER)


def _level_text(known: Examined | None) -> str:
    """Return the level of a solution, or in a word why it has none; "" where it was not examined."""
    if known is None:
        return ""
    if known.outcome != Outcome.YES:
        return tr("locked") if known.outcome == Outcome.NO else tr("not known")
    return known.level or grouped(0)


def _moves_text(known: Examined | None) -> str:
    """Return the number of all moves; "" where a solution was not taken apart."""
    return grouped(known.moves) if known is not None and known.outcome == Outcome.YES else ""


def _states_text(known: Examined | None) -> str:
    """Return how many arrangements were examined; "" where the solution was not."""
    return grouped(known.states) if known is not None else ""


def _apart_tip(known: Examined | None) -> str:
    """Return in a sentence or two whether a solution comes apart, and how."""
    if known is None:
        return tr("It is not known yet whether this solution comes apart")
    if known.outcome == Outcome.NOT_KNOWN:
        return tr_n("Not known: {n} arrangement of the parts was tried, which was not enough",
                    "Not known: {n} arrangements of the parts were tried, which was not enough", known.states)
    if known.outcome == Outcome.NO:
        result = tr("Parts hold one another: no moves take this solution apart.")
    else:
        result = tr_n("Level {level}: comes apart by {n} move.", "Level {level}: comes apart by {n} moves.",
                      known.moves, level=known.level or grouped(0))
    states = tr_n("{n} arrangement of the parts was tried.", "{n} arrangements of the parts were tried.",
                  known.states)
    return sentences(result, states)


class OptionSolutions(SolutionModel):
    """A row of text for each stored solution of an exact cover problem: its number and its options."""

    def chosen(self, number: int) -> tuple[int, ...]:
        """Return the options of stored solution `number`, from 0; () when it cannot be read."""
        row, prepared = self.source.pages.solution(self.number(number)) if number >= 0 else None, self.source.prepared
        if row is None or prepared is None or self.path is None or not isinstance(prepared.document, ExactCover):
            return ()
        try:
            return prepared.searched.chosen(options_in(row, self.path, prepared))
        except LatticeworkError:
            return ()  # damaged; `latticework verify` says how

    def solution(self, row: int, copy: int = 0) -> Solution | None:  # noqa: ARG002 - as that of puzzles
        """Return None: there are no placements."""
        return None

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return 1: the solution."""
        return 0 if parent.isValid() else 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the heading of the column, above the beginning of the rows."""
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if section == 0 and role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tr("Solution")
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the number of a solution with its options."""
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole} or self.source.prepared is None:
            return None
        document = self.source.prepared.document
        if not isinstance(document, ExactCover):
            return None
        options = self.chosen(index.row())
        texts = [one_line(option_text(document, option)) for option in options[:_MOST_SHOWN]]
        more = ["…"] if len(options) > _MOST_SHOWN else []
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(texts + more)
        return f"{grouped(index.row() + 1)}:  " + "  |  ".join(texts + more)
