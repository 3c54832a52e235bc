"""The solutions of a search file as rows, read a page at a time."""

from collections import OrderedDict
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon

from latticework.cover import expand
from latticework.errors import LatticeworkError
from latticework.exchange.search_files import StoredSolutions
from latticework.gui.browser.apart_texts import apart_text, apart_tip
from latticework.gui.browser.stored_pages import StoredPages
from latticework.gui.browser.thumbnail import thumbnail
from latticework.gui.common.translation import grouped, tr
from latticework.open_databases import Identity
from latticework.puzzle import Puzzle
from latticework.session import Prepared, StoredSolution
from latticework.session.apart_rows import Examined
from latticework.session.stored_searches import options_in
from latticework.solution import Solution, options_that_place, placements_of

PICTURES = 400
SIDE = 56
APART, MOVES = 2, 3  # columns
Index = QModelIndex | QPersistentModelIndex


class SolutionModel(QAbstractTableModel):
    """One row a stored solution: picture, number, symmetric copies, how it comes apart. Holds only a few pages.

    Rows are in the order of the numbers of the solutions, unless `arrange` gave another.
    """

    outgrown = Signal()  # there are solutions that are in the list only when it is arranged anew

    def __init__(self) -> None:
        super().__init__()
        self._prepared: Prepared | None = None
        self._kept: tuple[Puzzle, tuple[Solution, ...]] | None = None
        self._pages = StoredPages(None)
        self._count = 0
        self._listed: NDArray[np.int64] | None = None
        self._pictures: OrderedDict[int, QIcon] = OrderedDict()

    @property
    def fingerprint(self) -> str:
        """Which puzzle's solutions are shown, "" when none's."""
        return self._prepared.fingerprint if self._prepared else ""

    @property
    def file(self) -> Identity | None:
        """Which file is being read, None before any solution was."""
        return self._pages.file

    @property
    def path(self) -> Path | None:
        """The search file, whether or not it is there, None where there is none."""
        return self._pages.path

    @property
    def kept(self) -> bool:
        """Whether these are solutions that the file of the puzzle keeps, not those of a search."""
        return self._kept is not None

    @property
    def stored_count(self) -> int:
        """How many solutions there are, whether or not all are listed."""
        return self._count

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose solutions are shown, None when none's."""
        if self._kept is not None:
            return self._kept[0]
        return self._prepared.puzzle if self._prepared else None

    @property
    def stored(self) -> StoredSolutions | None:
        """All solutions, None before any was found."""
        if not self._count or self._prepared is None or self.path is None:
            return None
        return StoredSolutions(self.path, self._prepared, self._count)

    def show(self, prepared: Prepared | None, path: Path | None) -> None:
        """Show the solutions of another search file, which need not be there yet."""
        self._reset(prepared, path, None)

    def show_kept(self, prepared: Prepared | None, puzzle: Puzzle, solutions: tuple[Solution, ...]) -> None:
        """Show the solutions that the file of a puzzle keeps, until a search of it finds some."""
        self._reset(prepared, None, (puzzle, solutions))

    def _reset(self, prepared: Prepared | None, path: Path | None,
               kept: tuple[Puzzle, tuple[Solution, ...]] | None) -> None:
        self.beginResetModel()
        self.close()
        self._prepared, self._kept, self._count = prepared, kept, len(kept[1]) if kept else 0
        self._pages, self._listed = StoredPages(path), None
        self._pictures.clear()
        self.endResetModel()

    def recolor(self, prepared: Prepared) -> None:
        """Show the same solutions with the colours and names of a puzzle edited since."""
        self._prepared = prepared
        self._pictures.clear()
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0))

    def arrange(self, listed: NDArray[np.int64] | None) -> None:
        """List the solutions with these numbers, from 0, in this order; None: all by their numbers."""
        self.beginResetModel()
        self._listed = listed
        self.endResetModel()

    def number(self, row: int) -> int:
        """Return the number, from 0, of the solution in a row."""
        return row if self._listed is None else int(self._listed[row])

    def place(self, number: int) -> int:
        """Return the row of a solution, -1 where it is not listed."""
        if self._listed is None:
            return number if number < self._count else -1
        found = np.flatnonzero(self._listed == number)
        return int(found[0]) if len(found) else -1

    def forget_apart(self) -> None:
        """Read anew what is known about taking solutions apart."""
        self._pages.forget_examined()
        if self.rowCount():
            self.dataChanged.emit(self.index(0, APART), self.index(self.rowCount() - 1, MOVES))

    def grow(self, count: int) -> None:
        """Let the list have `count` rows, as many as are stored by now."""
        if count > self._count:
            self._pages.forget_page_of(self._count)
            if self._listed is not None:
                self._count = count
                self.outgrown.emit()
                return
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._count = count
            self.endInsertRows()

    def close(self) -> None:
        """Close the search file."""
        self._pages.close()

    def row(self, row: int) -> StoredSolution | None:
        """Return the stored solution of a row, or None when it cannot be read."""
        return self._pages.solution(self.number(row))

    def examined(self, row: int) -> Examined | None:
        """Return what is known about taking the solution of a row apart, None where nobody has tried."""
        return self._pages.examined(self.number(row))

    def solution(self, row: int, copy: int = 0) -> Solution | None:
        """Return the solution of a row, or one of its symmetric copies."""
        if self._kept is not None:
            return self._kept_copy(row, copy) if copy else self._kept[1][row]
        stored = self.row(row)
        if stored is None or self.path is None or self._prepared is None:
            return None
        try:
            options = options_in(stored, self.path, self._prepared, copy)
        except LatticeworkError:
            return None  # damaged; `latticework verify` says how
        return placements_of(options, self._prepared.reduction)

    def copies(self, row: int) -> int | None:
        """Return how many symmetric copies a solution has, itself included, None where that is not known."""
        if self._kept is not None:
            return len(self._kept_copies(row)) or None
        stored = self.row(row)
        return stored.copies if stored else None

    def _kept_copies(self, number: int) -> NDArray[np.int32]:
        """Return the options of each copy of a solution that the file keeps, none where it is no solution here."""
        if self._prepared is not None and self._kept is not None:
            options = options_that_place(self._kept[1][number], self._prepared.reduction)
            if options is not None:
                return expand(options, self._prepared.group, "nothing")
        return np.empty((0, 0), np.int32)

    def _kept_copy(self, number: int, copy: int) -> Solution | None:
        copies = self._kept_copies(number)
        if self._prepared is None or copy >= len(copies):
            return None
        return placements_of(copies[copy], self._prepared.reduction)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return the number of solutions listed."""
        if parent.isValid():
            return 0
        return self._count if self._listed is None else len(self._listed)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return 4: the solution, its copies, how it comes apart, by how many moves."""
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the headings of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Solution"), tr("Copies"), tr("Apart"), tr("Moves"))[section]
        if role == Qt.ItemDataRole.ToolTipRole and orientation == Qt.Orientation.Horizontal:
            return {APART: tr("The moves until the first part leaves, then until the second, and so on"),
                    MOVES: tr("All moves of taking the solution apart")}.get(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole and index.column() >= APART:
            return apart_text(self.examined(row), index.column() == APART)
        if role == Qt.ItemDataRole.DisplayRole:
            copies = self.copies(row) if index.column() else self.number(row) + 1
            return "–" if copies is None else grouped(copies)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return self._picture(row)
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == APART:
            return apart_tip(self.examined(row))
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 1:
            return tr("How many solutions the symmetries of the target make of this one")
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(SIDE, SIDE + 6)
        return None

    def _picture(self, row: int) -> QIcon | None:
        number = self.number(row)
        if number not in self._pictures:
            solution = self.solution(row)
            if solution is None or self.puzzle is None:
                return None
            self._pictures[number] = thumbnail(self.puzzle, solution, SIDE)
            while len(self._pictures) > PICTURES:
                self._pictures.popitem(last=False)
        return self._pictures[number]
