"""The sets found as rows: picture and parts of each, pieces and solutions; their table, and the same as CSV."""

import csv
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from io import StringIO
from typing import Any

import numpy as np
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from latticework.designs import part_sets
from latticework.designs.part_sets import Wanted
from latticework.gui.design.finder import FoundSets
from latticework.gui.solutions.thumbnails import PicturedRows, Scene
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import grouped, isolated, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.jobs.part_sets import SetTable
from latticework.picture.scenes import scene
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_NAME
from latticework.visible_text import one_line

SIDE, _SMALL = 112, 60
"""Pixels of the pictures as they are painted, and in the table."""

PARTS, PIECES, SOLUTIONS = COLUMNS = range(3)
_Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

_Set = tuple[bytes, bytes]
"""How often a set uses each part, and the options of its solution, 8 and 4 bytes a number."""


class SetRows(PicturedRows):
    """A row for each set that is wanted, those with the fewest solutions first."""

    def __init__(self) -> None:
        super().__init__(SIDE)
        self.found: FoundSets | None = None
        self.table: SetTable | None = None
        """The sets that are listed, None where none was found."""
        self._wanted = Wanted()
        self._blank = QPixmap(_SMALL, _SMALL)
        self._blank.fill(Qt.GlobalColor.transparent)

    def show_found(self, found: FoundSets | None, wanted: Wanted) -> None:
        """List those of the sets found that are wanted; a row that is chosen stays so."""
        if found is None or self.found is None or found.prepared is not self.found.prepared:
            self.stop_painting()
            if found is not None:
                self.paint_anew(partial(_scenes, found.prepared))
            self.beginResetModel()
            self._take(found, wanted)
            self.endResetModel()
            return
        self.layoutAboutToBeChanged.emit()
        kept = [(index, self._parts_in(index.row())) for index in self.persistentIndexList()]
        self._take(found, wanted)
        # Qt keeps what is chosen by these indexes: each set is found again by its parts, in whatever row it is now.
        for index, parts in kept:
            row = self._row_of(parts)
            self.changePersistentIndex(index, self.index(row, index.column()) if row >= 0 else _NOWHERE)
        self.layoutChanged.emit()

    def _take(self, found: FoundSets | None, wanted: Wanted) -> None:
        self.found, self._wanted = found, wanted
        self.table = part_sets.chosen(found.table, wanted) if found is not None else None

    def made(self, row: int) -> Puzzle | None:
        """Return the puzzle of a set, named after its parts; None where there is no such row."""
        if self.found is None or self.table is None or not 0 <= row < len(self.table):
            return None
        parts = self.table.parts[row].tolist()
        puzzle = part_sets.puzzle_of(self.found.candidates, parts)
        return replace(puzzle, name=f"{puzzle.name}: {', '.join(self.found.names(parts))}"[:MAX_NAME])

    def names(self, row: int) -> str:
        """Return the parts of a set in words: "F, 2 × L"."""
        if self.found is None or self.table is None:
            return ""
        return ", ".join(isolated(one_line(name)) for name in self.found.names(self.table.parts[row].tolist()))

    def _parts_in(self, row: int) -> bytes:
        return b"" if self.table is None else self.table.parts[row].tobytes()

    def _row_of(self, parts: bytes) -> int:
        if self.table is None or not parts or self.table.parts.shape[1] * self.table.parts.itemsize != len(parts):
            return -1
        same = (self.table.parts == np.frombuffer(parts, self.table.parts.dtype)).all(axis=1)
        return int(same.argmax()) if same.any() else -1

    def caption(self, row: int) -> str:
        """Return the parts of a set, and below how many solutions it has."""
        number = self._solutions(row)
        if self.found is not None and self.found.complete:
            return f"{self.names(row)}\n{tr_n('{n} solution', '{n} solutions', number)}"
        return f"{self.names(row)}\n{tr_n('{n} solution so far', '{n} solutions so far', number)}"

    def name_of(self, row: int) -> _Set:
        """Return the parts of a set, and the options of its solution."""
        return self._parts_in(row), b"" if self.table is None else self.table.options[row].tobytes()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many sets are listed."""
        return 0 if parent.isValid() or self.table is None else len(self.table)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return 3: the parts, how many pieces these are, the solutions."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the headings of the columns."""
        if role == _Role.TextAlignmentRole and section == PARTS:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role == _Role.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Parts"), tr("Pieces"), tr("Solutions"))[section]
        return None

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Return what a cell of the table shows."""
        row, column = index.row(), index.column()
        if self.table is None or row >= len(self.table):
            return None
        if role == _Role.DisplayRole:
            return self._text(row, column)
        if role == _Role.DecorationRole and column == PARTS:
            return self.picture(row) or self._blank
        if role == _Role.ToolTipRole:
            return literal(self._tip(row))
        if role == _Role.TextAlignmentRole and column != PARTS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _text(self, row: int, column: int) -> str:
        if column == PARTS or self.table is None:
            return self.names(row)
        if column == PIECES:
            return grouped(int(self.table.parts[row].sum()))
        return grouped(self._solutions(row))

    def _solutions(self, row: int) -> int:
        return 0 if self.table is None else int(part_sets.counts_of(self.table, self._wanted.modulo)[row])

    def _tip(self, row: int) -> str:
        if self.table is None:
            return ""
        counts = tr("{different} different\n{rotations} with mirror images\n{all} in all positions",
                    different=int(self.table.reflections[row]), rotations=int(self.table.rotations[row]),
                    all=int(self.table.all[row]))
        return f"{self.names(row)}\n{counts}"


def _scenes(prepared: Prepared) -> "nullcontext[Callable[[_Set], Scene | None]]":
    return nullcontext(partial(_scene_of, prepared))


def _scene_of(prepared: Prepared, name: _Set) -> Scene:
    """Return the puzzle of a set alone, with its solution; so its parts have colours that differ."""
    parts, options = np.frombuffer(name[0], np.int64), np.frombuffer(name[1], np.int32)
    puzzle, solution = part_sets.solved_puzzle(prepared, parts.tolist(), options)
    return puzzle, scene(puzzle, solution)


def as_csv(found: FoundSets, table: SetTable) -> str:
    """Return sets as a table for other programs, a line each."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["parts", "pieces", "different", "with mirror images", "in all positions"])
    for parts, *counts in zip(table.parts.tolist(), table.reflections.tolist(), table.rotations.tolist(),
                              table.all.tolist(), strict=True):
        writer.writerow([", ".join(found.names(parts)), sum(parts), *counts])
    return text.getvalue()


class SetsTable(QTableView):
    """A table with a row for each set; its actions are its menu."""

    def __init__(self, rows: SetRows) -> None:
        super().__init__()
        self.setModel(rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setShowGrid(False)
        self.setWordWrap(True)
        self.setIconSize(QSize(_SMALL, _SMALL))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(_SMALL + 8)
        headings = self.horizontalHeader()
        headings.setHighlightSections(False)
        headings.setSectionResizeMode(PARTS, QHeaderView.ResizeMode.Stretch)
        for column in (PIECES, SOLUTIONS):
            headings.resizeSection(column, headings.sectionSizeHint(column) + 24)
        self.setAccessibleName(tr("Sets of parts"))
        self.setTabKeyNavigation(False)  # Tab leads on, as from other lists
        rows.painted.connect(self.viewport().update)
