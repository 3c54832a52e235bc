"""The solutions of a search file as rows, read a page at a time."""

from collections import OrderedDict
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon

from latticework.cover import expand
from latticework.errors import LatticeworkError
from latticework.exchange.search_files import StoredSolutions
from latticework.gui.browser.thumbnail import thumbnail
from latticework.gui.common.translation import grouped, tr
from latticework.open_databases import Identity
from latticework.puzzle import Puzzle
from latticework.session import PAGE, Prepared, SearchFile, StoredSolution
from latticework.session.stored_searches import options_in
from latticework.solution import Solution, options_that_place, placements_of

PAGES = 16  # pages kept in memory
PICTURES = 400
SIDE = 56
Index = QModelIndex | QPersistentModelIndex


class SolutionModel(QAbstractTableModel):
    """One row a stored solution: picture, number, symmetric copies. Never holds more than a few pages."""

    def __init__(self) -> None:
        super().__init__()
        self._prepared: Prepared | None = None
        self._kept: tuple[Puzzle, tuple[Solution, ...]] | None = None
        self._path: Path | None = None
        self._file: SearchFile | None = None
        self._count = 0
        self._pages: OrderedDict[int, list[StoredSolution]] = OrderedDict()
        self._pictures: OrderedDict[int, QIcon] = OrderedDict()

    @property
    def fingerprint(self) -> str:
        """Which puzzle's solutions are shown, "" when none's."""
        return self._prepared.fingerprint if self._prepared else ""

    @property
    def file(self) -> Identity | None:
        """Which file is being read, None before any solution was."""
        return self._file.identity if self._file else None

    @property
    def kept(self) -> bool:
        """Whether these are solutions that the file of the puzzle keeps, not those of a search."""
        return self._kept is not None

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle whose solutions are shown, None when none's."""
        if self._kept is not None:
            return self._kept[0]
        return self._prepared.puzzle if self._prepared else None

    @property
    def stored(self) -> StoredSolutions | None:
        """All solutions, None before any was found."""
        if not self._count or self._prepared is None or self._path is None:
            return None
        return StoredSolutions(self._path, self._prepared, self._count)

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
        self._prepared, self._path, self._kept, self._count = prepared, path, kept, len(kept[1]) if kept else 0
        self._pages.clear()
        self._pictures.clear()
        self.endResetModel()

    def recolor(self, prepared: Prepared) -> None:
        """Show the same solutions with the colours and names of a puzzle edited since."""
        self._prepared = prepared
        self._pictures.clear()
        if self._count:
            self.dataChanged.emit(self.index(0, 0), self.index(self._count - 1, 0))

    def grow(self, count: int) -> None:
        """Let the list have `count` rows, as many as are stored by now."""
        if count > self._count:
            self._pages.pop(self._count // PAGE, None)  # it may have been read before it was full
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._count = count
            self.endInsertRows()

    def close(self) -> None:
        """Close the search file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def row(self, number: int) -> StoredSolution | None:
        """Return stored solution `number`, from 0 on, or None when it cannot be read."""
        page = number // PAGE
        if page not in self._pages:
            read = self._read(page)
            if not read:
                return None  # it may be there the next time
            self._pages[page] = read
            while len(self._pages) > PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(page)
        rows = self._pages[page]
        return rows[number % PAGE] if number % PAGE < len(rows) else None

    def _read(self, page: int) -> list[StoredSolution]:
        try:
            if self._file is None and self._path is not None:
                self._file = SearchFile.open(self._path, check=False)
            return self._file.page(page * PAGE + 1) if self._file else []
        except LatticeworkError:
            return []

    def solution(self, number: int, copy: int = 0) -> Solution | None:
        """Return stored solution `number`, or one of its symmetric copies."""
        if self._kept is not None:
            return self._kept_copy(number, copy) if copy else self._kept[1][number]
        row = self.row(number)
        if row is None or self._path is None or self._prepared is None:
            return None
        try:
            options = options_in(row, self._path, self._prepared, copy)
        except LatticeworkError:
            return None  # damaged; `latticework verify` says how
        return placements_of(options, self._prepared.reduction)

    def copies(self, number: int) -> int | None:
        """Return how many symmetric copies a solution has, itself included, None where that is not known."""
        if self._kept is not None:
            return len(self._kept_copies(number)) or None
        row = self.row(number)
        return row.copies if row else None

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
        """Return the number of solutions."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Return 2: the solution, its copies."""
        return 0 if parent.isValid() else 2

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the headings of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Solution"), tr("Copies"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        number = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            copies = self.copies(number) if index.column() else number + 1
            return "–" if copies is None else grouped(copies)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return self._picture(number)
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 1:
            return tr("How many solutions the symmetries of the target make of this one")
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(SIDE, SIDE + 6)
        return None

    def _picture(self, number: int) -> QIcon | None:
        if number not in self._pictures:
            solution = self.solution(number)
            if solution is None or self.puzzle is None:
                return None
            self._pictures[number] = thumbnail(self.puzzle, solution, SIDE)
            while len(self._pictures) > PICTURES:
                self._pictures.popitem(last=False)
        return self._pictures[number]
