"""The sets found as rows: picture and parts of each, how many, solutions, difficulty; and the same as CSV."""

import csv
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from functools import partial
from io import StringIO
from math import isinf
from typing import Any

import numpy as np
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QPixmap

from latticework.designs import part_sets
from latticework.designs.kept_lists import file_of_marks
from latticework.designs.part_sets import Wanted
from latticework.gui.design.favourites import NO_STAR, STARS, Favourites, Parts
from latticework.gui.design.finder import FoundSets, part_names
from latticework.gui.design.found_view import SIDE, SMALL
from latticework.gui.design.set_facts import MOST_NODES, Difficulties, Hard
from latticework.gui.solutions.solution_rows import STAR
from latticework.gui.solutions.thumbnails import PicturedRows, Scene
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import grouped, isolated, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.jobs.part_sets import SetTable
from latticework.picture.scenes import scene
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_NAME
from latticework.visible_text import one_line

COLUMNS = range(5)
PARTS, PIECES, SOLUTIONS, DIFFICULTY = COLUMNS[1:]
_ROUNDED = 100
"""From which difficulty on digits behind the point say nothing."""
_Role = Qt.ItemDataRole
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()

_Set = tuple[bytes, bytes]
"""How often a set uses each part, and the options of its solution, 8 and 4 bytes a number."""


@dataclass(frozen=True)
class Listing:
    """Which sets are listed: those that are wanted, of these perhaps only the favourites; and in which order.

    column: by which they are sorted, one of PIECES, SOLUTIONS and DIFFICULTY.
    """

    wanted: Wanted = field(default_factory=Wanted)
    only_favourites: bool = False
    column: int = SOLUTIONS
    descending: bool = False


class SetRows(PicturedRows):
    """A row for each set that is listed. difficulties, favourites: what is known of sets beside their solutions."""

    def __init__(self, difficulties: Difficulties, favourites: Favourites) -> None:
        super().__init__(SIDE)
        self.difficulties, self.favourites = difficulties, favourites
        self.found: FoundSets | None = None
        self.table: SetTable | None = None
        """The sets that are listed, None where none was found."""
        self.listing = Listing()
        self._blank = QPixmap(SMALL, SMALL)
        self._blank.fill(Qt.GlobalColor.transparent)
        difficulties.judged.connect(self._on_facts)
        favourites.changed.connect(self._on_facts)

    def show_found(self, found: FoundSets | None, listing: Listing) -> None:
        """List some of the sets found; a row that is chosen stays so."""
        if found is None or self.found is None or found.prepared is not self.found.prepared:
            self.stop_painting()
            if found is not None:
                self.paint_anew(partial(_scenes, found.prepared))
            self.beginResetModel()
            self.table = None
            self.difficulties.judge_for(found.prepared if found is not None else None)
            self.favourites.show_those_in(file_of_marks(found.prepared) if found is not None else None)
            self._take(found, listing)
            self.endResetModel()
            return
        self.layoutAboutToBeChanged.emit()
        kept = [(index, self.parts_in(index.row())) for index in self.persistentIndexList()]
        self._take(found, listing)
        # Qt keeps what is chosen by these indexes: each set is found again by its parts, in whatever row it is now.
        for index, parts in kept:
            row = self._row_of(parts)
            self.changePersistentIndex(index, self.index(row, index.column()) if row >= 0 else _NOWHERE)
        self.layoutChanged.emit()

    def _take(self, found: FoundSets | None, listing: Listing) -> None:
        self.found, self.listing = found, listing
        self.table = self._sorted(part_sets.chosen(found.table, listing.wanted)) if found is not None else None

    def _sorted(self, table: SetTable) -> SetTable:
        """Return the sets in the order that is asked for; equal ones, and unknown ones at the end, as they come."""
        listing = self.listing
        if listing.only_favourites:
            table = table.taken(np.array([name in self.favourites.sets for name in _names(table)], bool))
        if listing.column == DIFFICULTY:
            names = _names(table)
            self.difficulties.need(names)
            hard = map(self.difficulties.known, names)
            numbers = np.array([np.nan if one is None else one.difficulty for one in hard], float)
        else:
            self.difficulties.need(())
            numbers = (table.parts.sum(axis=1) if listing.column == PIECES
                       else part_sets.counts_of(table, listing.wanted.modulo)).astype(float)
        # What is not a number is sorted to the end.
        return table.taken(np.argsort(-numbers if listing.descending else numbers, kind="stable"))

    def _on_facts(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, len(COLUMNS) - 1))

    def made(self, row: int) -> Puzzle | None:
        """Return the puzzle of a set, named after its parts; None where there is no such row."""
        if self.found is None or self.table is None or not 0 <= row < len(self.table):
            return None
        parts = self.table.parts[row].tolist()
        puzzle = part_sets.puzzle_of(self.found.candidates, parts)
        names = part_names(self.found.candidates, parts)
        return replace(puzzle, name=f"{puzzle.name}: {', '.join(names)}"[:MAX_NAME])

    def names(self, row: int) -> str:
        """Return the parts of a set in words: "F, 2 × L"."""
        if self.found is None or self.table is None:
            return ""
        names = part_names(self.found.candidates, self.table.parts[row].tolist())
        return ", ".join(isolated(one_line(name)) for name in names)

    def parts_in(self, row: int) -> bytes:
        """Return how often the set in a row uses each part; nothing where there is no such row."""
        listed = self.table is not None and 0 <= row < len(self.table)
        return self.table.parts[row].tobytes() if self.table is not None and listed else b""

    def _row_of(self, parts: bytes) -> int:
        if self.table is None or not parts or self.table.parts.shape[1] * self.table.parts.itemsize != len(parts):
            return -1
        same = (self.table.parts == np.frombuffer(parts, self.table.parts.dtype)).all(axis=1)
        return int(same.argmax()) if same.any() else -1

    def caption(self, row: int) -> str:
        """Return the parts of a set, and below how many solutions it has and how hard it is."""
        star = f"{STAR} " if self.parts_in(row) in self.favourites.sets else ""
        return f"{star}{self.names(row)}\n{self._figures(row)}"

    def _figures(self, row: int) -> str:
        number, hard = self._solutions(row), self.difficulties.of(self.parts_in(row))
        solutions = (tr_n("{n} solution", "{n} solutions", number) if self.found is not None and self.found.complete
                     else tr_n("{n} solution so far", "{n} solutions so far", number))
        return f"{solutions}\n{tr('difficulty {number}', number='…' if hard is None else _hard_text(hard))}"

    def name_of(self, row: int) -> _Set:
        """Return the parts of a set, and the options of its solution."""
        return self.parts_in(row), b"" if self.table is None else self.table.options[row].tobytes()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many sets are listed."""
        return 0 if parent.isValid() or self.table is None else len(self.table)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return 5: the star, the parts, how many these are, the solutions, the difficulty."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the headings of the columns."""
        if role == _Role.TextAlignmentRole and section == PARTS:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if orientation == Qt.Orientation.Horizontal and role in {_Role.DisplayRole, _Role.ToolTipRole}:
            names = (STAR, tr("Parts"), tr("Number of parts"), tr("Solutions"), tr("Difficulty"))
            tips = {STARS: tr("Favourite"), DIFFICULTY: about_difficulty()}
            return names[section] if role == _Role.DisplayRole else tips.get(section)
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
        if role == _Role.AccessibleTextRole and column == STARS:
            return tr("Favourite") if self._text(row, STARS) == STAR else tr("No favourite")
        if role == _Role.TextAlignmentRole and column == STARS:
            return Qt.AlignmentFlag.AlignCenter
        if role == _Role.TextAlignmentRole and column != PARTS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _text(self, row: int, column: int) -> str:
        if column == PARTS or self.table is None:
            return self.names(row)
        if column == STARS:
            return STAR if self.parts_in(row) in self.favourites.sets else NO_STAR
        if column == PIECES:
            return grouped(int(self.table.parts[row].sum()))
        if column == SOLUTIONS:
            return grouped(self._solutions(row))
        hard = self.difficulties.of(self.parts_in(row))
        return "…" if hard is None else _hard_text(hard)

    def _solutions(self, row: int) -> int:
        return 0 if self.table is None else int(part_sets.counts_of(self.table, self.listing.wanted.modulo)[row])

    def _tip(self, row: int) -> str:
        if self.table is None:
            return ""
        counts = tr("{different} different\n{rotations} with mirror images\n{all} in all positions",
                    different=int(self.table.reflections[row]), rotations=int(self.table.rotations[row]),
                    all=int(self.table.all[row]))
        return f"{self.names(row)}\n{counts}"


def _names(table: SetTable) -> list[Parts]:
    """Return how often each set uses each part."""
    # All at once: there may be tens of thousands of sets.
    parts = np.ascontiguousarray(table.parts, np.int64)
    whole = parts.view(f"V{max(1, parts.shape[1]) * parts.itemsize}") if parts.size else parts[:0]
    names: list[Any] = whole.ravel().tolist()
    return names


def _scenes(prepared: Prepared) -> "nullcontext[Callable[[_Set], Scene | None]]":
    return nullcontext(partial(_scene_of, prepared))


def _scene_of(prepared: Prepared, name: _Set) -> Scene:
    """Return the puzzle of a set alone, with its solution; so its parts have colours that differ."""
    parts, options = np.frombuffer(name[0], np.int64), np.frombuffer(name[1], np.int32)
    puzzle, solution = part_sets.solved_puzzle(prepared, parts.tolist(), options)
    return puzzle, scene(puzzle, solution)


def hard_text(difficulty: float) -> str:
    """Return a difficulty as a number; small ones with a digit behind the point."""
    return grouped(difficulty, 1) if difficulty < _ROUNDED else grouped(round(difficulty))


def _hard_text(hard: Hard) -> str:
    # None of the solutions, which there are, was found in so many nodes.
    if isinf(hard.difficulty):
        return f"> {grouped(MOST_NODES)}"
    return hard_text(hard.difficulty) if hard.exact else f"≈ {hard_text(hard.difficulty)}"


def about_difficulty() -> str:
    """Return what the difficulty says."""
    return tr("How many nodes a search takes for each solution that always goes on with the cell or the part "
              "that has the fewest possibilities: it says how much there is to try")


def as_csv(found: FoundSets, table: SetTable, difficulties: Sequence[float]) -> str:
    """Return sets as a table for other programs, a line each."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["parts", "pieces", "different", "with mirror images", "in all positions", "difficulty"])
    for parts, hard, *counts in zip(table.parts.tolist(), difficulties, table.reflections.tolist(),
                                    table.rotations.tolist(), table.all.tolist(), strict=True):
        writer.writerow([", ".join(part_names(found.candidates, parts)), sum(parts), *counts, round(hard, 1)])
    return text.getvalue()
