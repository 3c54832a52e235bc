"""The rows of the table of facts: a part with all that is known of it."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from latticework.cover.part_facts import PartFacts
from latticework.gui.common.translation import isolated, tr, translatable, translated
from latticework.gui.document.document import Document
from latticework.puzzle.edit_parts import write_copies
from latticework.visible_text import one_line

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
Role = Qt.ItemDataRole
ORDER = Role.UserRole
"""What rows are sorted by."""


class Column(IntEnum):
    """The columns of the table."""

    NAME = 0
    COPIES = 1
    CELLS = 2
    ORIENTATIONS = 3
    FITTING = 4
    PLACEMENTS = 5
    SYMMETRY = 6
    CHIRAL = 7
    TWIN = 8
    PIECES = 9
    HOLES = 10


HEADINGS = {
    Column.NAME: (translatable("Name"), ""), Column.COPIES: (translatable("Copies"), ""),
    Column.CELLS: (translatable("Cells"), ""),
    Column.ORIENTATIONS: (translatable("Ways to lie"), translatable("Orientations that it may have")),
    Column.FITTING: (translatable("That fit"), translatable("Orientations that fit somewhere in the target")),
    Column.PLACEMENTS: (translatable("Placements"), translatable("All ways to place it in the target")),
    Column.SYMMETRY: (translatable("Symmetry"),
                      translatable("Motions that carry its cells onto themselves, mirroring ones among them")),
    Column.CHIRAL: (translatable("Chiral"), translatable("No mirroring carries its cells onto themselves")),
    Column.TWIN: (translatable("Mirror twin"), translatable("The part that is its mirror image")),
    Column.PIECES: (translatable("Pieces"), translatable("Sets of its cells that do not touch one another")),
    Column.HOLES: (translatable("Holes"), translatable("Spaces that its cells enclose")),
}


class FactRows(QAbstractTableModel):
    """Shows the parts of a document with facts about them, which come later than the parts."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.facts: tuple[PartFacts, ...] = ()

    def show(self, facts: tuple[PartFacts, ...]) -> None:
        """Show facts, () while they are not known."""
        self.beginResetModel()
        self.facts = facts
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of parts."""
        return 0 if parent.isValid() else len(self.document.puzzle.parts)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        """Return headings and what they mean."""
        if orientation != Qt.Orientation.Horizontal or role not in (Role.DisplayRole, Role.ToolTipRole):
            return None
        if section not in HEADINGS:  # -1, while a table that was sorted is filled again
            return None
        title, tip = HEADINGS[Column(section)]
        return translated(title) if role == Role.DisplayRole else translated(tip) if tip else ""

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Return texts, what rows are sorted by, and the colour of a part."""
        column, number = Column(index.column()), index.row()
        if role == Role.DecorationRole and column == Column.NAME:
            return QColor(self.document.puzzle.color(number))
        if role == Role.TextAlignmentRole and column not in (Column.NAME, Column.TWIN):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (Role.DisplayRole, ORDER):
            return None
        value = self.value(number, column)
        if role == Role.DisplayRole and column == Column.COPIES:
            return write_copies(self.document.puzzle.parts[number])
        if role == ORDER:
            return value.casefold() if isinstance(value, str) else -1 if value is None else value
        return self._text(value, column)

    def value(self, number: int, column: Column) -> str | int | None:
        """Return a fact about a part, None where it is not known or there is none."""
        part = self.document.puzzle.parts[number]
        if column == Column.NAME:
            return part.name
        if column == Column.COPIES:
            return part.most
        if column == Column.CELLS:
            return len(part.cells)
        if number >= len(self.facts):
            return None
        facts = self.facts[number]
        if column == Column.TWIN:
            return None if facts.twin is None else self.document.puzzle.parts[facts.twin].name
        known: int = getattr(facts, column.name.lower())
        return int(known)

    def _text(self, value: str | int | None, column: Column) -> str:
        if value is None:
            return "" if self.facts else "…"
        if isinstance(value, str):
            return isolated(one_line(value))
        return (tr("yes") if value else "") if column == Column.CHIRAL else f"{value:,}"
