"""The list of parts in words: a row for the target and for each part, and the lines of sums and remarks below."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont

from latticework.errors import LatticeworkError, shown
from latticework.gui.editor.document import Document
from latticework.gui.widgets.names import motion_name, target_name
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import error_text, isolated, tr, tr_n, translatable, translated
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.edit_parts import read_copies, with_target_name, write_copies
from latticework.puzzle.puzzle import usual_rule
from latticework.puzzle.read import UnknownKey, unknown_keys
from latticework.puzzle.shapes.borders import pieces
from latticework.puzzle.sizes import sizes, without_cells
from latticework.visible_text import one_line

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_Role = Qt.ItemDataRole

_MOST_KEYS = 4
"""Unknown keys that are named one by one."""


class Column(IntEnum):
    """The columns of the list of parts."""

    PICTURE = 0
    NAME = 1
    COPIES = 2
    COLOR = 3
    MOTIONS = 4


_HEADINGS = {Column.NAME: translatable("Name"), Column.COPIES: translatable("Copies"),
            Column.MOTIONS: translatable("Motions")}
_SPOKEN_HEADINGS = {**_HEADINGS, Column.PICTURE: translatable("Cells"), Column.COLOR: translatable("Colour")}
_ROLES = {_Role.EditRole, _Role.DisplayRole, _Role.ToolTipRole, _Role.AccessibleTextRole, _Role.TextAlignmentRole,
          _Role.FontRole}
"""The roles that have data: a view asks for twice as many, for each field that it paints."""


class PartsModel(QAbstractTableModel):
    """Shows target and parts of a document, and edits them through its methods; reports refused input by a signal."""

    refused = Signal(str)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.chosen: tuple[int, ...] = ()
        """The parts that are selected: an edit of one of them, but for its name, is an edit of all."""
        document.changed.connect(self._changed)

    def subject(self, index: Index) -> int | None:
        """Return what a row stands for: None for the target or the number of a part."""
        return index.row() - 1 if index.row() > 0 else None

    def row(self, subject: int | None) -> int:
        """Return the row of the target (None) or of a part."""
        return 0 if subject is None else subject + 1

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.document.puzzle.parts) + 1

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return which fields can be edited, and that rows can be dropped between others but not onto them."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        if self.subject(index) is not None:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        typed = {Column.NAME, Column.MOTIONS} | ({Column.COPIES} if self.subject(index) is not None else set())
        return flags | Qt.ItemFlag.ItemIsEditable if index.column() in typed else flags

    def supportedDropActions(self) -> Qt.DropAction:
        """Return that rows can only be moved, not copied, by dragging."""
        return Qt.DropAction.MoveAction

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return the headings; that of motions, whose column may be too narrow for it, is only in its tip."""
        shown = role == _Role.ToolTipRole or (role == _Role.DisplayRole and section != Column.MOTIONS)
        if orientation == Qt.Orientation.Horizontal and shown:
            return translated(_HEADINGS[Column(section)]) if section in _HEADINGS else ""
        if orientation == Qt.Orientation.Horizontal and role == _Role.AccessibleTextRole:
            return translated(_SPOKEN_HEADINGS.get(Column(section), "")) or None
        if role == _Role.TextAlignmentRole and section != Column.COPIES:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Return texts, tips and fonts; the delegate paints pictures and colours from the document."""
        if role not in _ROLES:
            return None
        subject, column = self.subject(index), Column(index.column())
        if role == _Role.EditRole:
            return self._stored(subject, column)
        if role == _Role.DisplayRole:
            text = one_line(self._text(subject, column))
            return isolated(text) if column == Column.NAME else text
        if role == _Role.ToolTipRole:
            return literal(self._tip(subject, column))
        if role == _Role.AccessibleTextRole:
            return self._text(subject, column) or self._tip(subject, column)
        if role == _Role.TextAlignmentRole and column == Column.COPIES:
            return Qt.AlignmentFlag.AlignCenter
        if role == _Role.FontRole and column == Column.NAME and (subject is None or self._shown_of_several(subject)):
            font = QFont()
            font.setBold(True)
            return font
        return None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        """Edit the document; return False, and report why, when it refuses."""
        if role != _Role.EditRole:
            return False
        try:
            self._edit(self.subject(index), Column(index.column()), value)
        except LatticeworkError as error:
            self.refused.emit(error_text(error))
            return False
        return True

    def _shown_of_several(self, subject: int) -> bool:
        """Whether a part is the one of several selected ones that the canvas shows."""
        return len(self.chosen) > 1 and subject == self.document.subject

    def meant(self, subject: int) -> tuple[int, ...]:
        """Return the parts to edit when one of them is edited: all selected ones if it is among them."""
        return self.chosen if subject in self.chosen else (subject,)

    def _edit(self, subject: int | None, column: Column, value: str) -> None:
        if column == Column.MOTIONS:
            self.document.set_motions(None if subject is None else self.meant(subject), value)
        elif subject is None and column == Column.NAME:
            self.document.change(tr("Rename target"), with_target_name(self.document.puzzle, value))
        elif subject is not None and column == Column.NAME:
            self.document.rename(subject, value)
        elif subject is not None and column == Column.COPIES:
            self.document.set_copies(self.meant(subject), *read_copies(value))
        elif subject is not None and column == Column.COLOR:
            self.document.set_color(self.meant(subject), value)

    def _stored(self, subject: int | None, column: Column) -> str:
        puzzle = self.document.puzzle
        if column == Column.MOTIONS:
            return puzzle.motions if subject is None else puzzle.parts[subject].motions
        if column == Column.COLOR:
            return "" if subject is None else puzzle.color(subject)
        if subject is None and column == Column.NAME:
            return puzzle.target.name
        return self._text(subject, column)

    def _text(self, subject: int | None, column: Column) -> str:
        puzzle = self.document.puzzle
        if column == Column.MOTIONS:
            return motion_name(self._stored(subject, column) or usual_motions(puzzle, subject))
        if subject is None:
            return target_name(puzzle) if column == Column.NAME else ""
        if column == Column.NAME:
            return puzzle.parts[subject].name
        return write_copies(puzzle.parts[subject]) if column == Column.COPIES else ""

    def _tip(self, subject: int | None, column: Column) -> str:
        if column == Column.MOTIONS:
            return (tr("What parts may do, unless they have a rule of their own") if subject is None
                    else tr("What the part may do; faint where it is as the puzzle says"))
        if column == Column.COPIES and subject is not None:
            return tr("How many times: a number like 3, or from-to like 0-2")
        if column == Column.COLOR and subject is not None:
            return tr("Colour {color}: click to change", color=self.document.puzzle.color(subject))
        puzzle = self.document.puzzle
        count = len(puzzle.target.cells if subject is None else puzzle.parts[subject].cells)
        cells = tr_n("{n} cell", "{n} cells", count)
        return cells if subject is None else "\n".join(filter(None, (
            cells, _forms_text(puzzle.parts[subject]), _group_text(puzzle.parts[subject]))))

    def _changed(self, old: Puzzle, new: Puzzle) -> None:
        if len(old.parts) != len(new.parts):
            self.beginResetModel()
            self.endResetModel()
        else:
            # Cheap for thousands of rows, as a view paints only those in sight; a reset would lose the selection.
            self.dataChanged.emit(self.index(0, 0), self.index(len(new.parts), len(Column) - 1))


def _forms_text(part: Part) -> str:
    if not part.other_forms:
        return ""
    return tr("Form {form} of {forms}; each copy has exactly one of them", form=part.form + 1, forms=len(part.forms))


def _group_text(part: Part) -> str:
    if part.box:
        return tr("The box: it stays where it is when a solution is taken apart (right button)")
    if part.group:
        return tr("Group {group}: parts of one group may stay together when a solution is taken apart",
                  group=one_line(part.group))
    return tr("In no group; parts of one group may stay together when a solution is taken apart (right button)")


def usual_motions(puzzle: Puzzle, subject: int | None) -> str:
    """Return the rule of motion for a part, or with None for the puzzle, that has none of its own."""
    return usual_rule(puzzle.lattice) if subject is None else puzzle.usual_rule


def sums_text(puzzle: Puzzle) -> str:
    """Return a line like "12 parts, 60 cells; target 60 cells"."""
    least, most = sum(part.least for part in puzzle.parts), sum(part.most for part in puzzle.parts)
    parts = (tr_n("{n} part", "{n} parts", most) if least == most
             else tr_n("{least} to {n} part", "{least} to {n} parts", most, least=least))
    filled = sizes(puzzle)
    cells = (cells_text(filled.most) if filled.least == filled.most
             else tr_n("{least} to {n} cell", "{least} to {n} cells", filled.most, least=filled.least))
    target = cells_text(len(puzzle.target.cells))
    sums_text = tr("{parts}, {cells}; target {target}", parts=parts, cells=cells, target=target)
    optional, most = len(puzzle.target.optional), puzzle.target.may_be_empty
    empty = tr_n("{n} may stay empty", "{n} may stay empty", most) if most == optional else \
        tr_n("{most} of {n} may stay empty", "{most} of {n} may stay empty", optional, most=most)
    return tr("{sums}, {empty}", sums=sums_text, empty=empty) if puzzle.target.optional else sums_text


def selection_text(puzzle: Puzzle, chosen: tuple[int, ...]) -> str:
    """Return how many parts are selected and their cells, copies counted; "" unless there are several."""
    if len(chosen) < 2:
        return ""
    cells = sum(puzzle.parts[number].sizes[-1] * puzzle.parts[number].most for number in chosen)
    return tr("{n} selected: {cells}", n=len(chosen), cells=cells_text(cells))


def misfit_text(puzzle: Puzzle) -> str:
    """Return why the parts cannot fill the target, or "" when counting cells shows no reason."""
    if not puzzle.parts:
        return ""
    for number in without_cells(puzzle):
        return tr("Part {name} has no cells yet.", name=one_line(puzzle.parts[number].name))
    if not puzzle.target.cells:
        return tr("The target has no cells yet.")
    found = sizes(puzzle)
    if found.too_many:
        return tr_n("Too many: {n} cell more than the target has.", "Too many: {n} cells more than the target has.",
                    found.too_many)
    if found.too_few:
        if puzzle.target.optional:
            return tr_n("Too few: {n} cell of the target would stay empty beside those that may.",
                        "Too few: {n} cells of the target would stay empty beside those that may.", found.too_few)
        return tr_n("Too few: {n} cell of the target would stay empty.",
                    "Too few: {n} cells of the target would stay empty.", found.too_few)
    return ""


def pieces_text(puzzle: Puzzle) -> str:
    """Return which parts are in several pieces, or ""; that is allowed, but often a slip while drawing."""
    found = [(part, [pieces(puzzle.lattice, form.cells) for form in part.forms]) for part in puzzle.parts]
    several = [(part, counts) for part, counts in found if max(counts) > 1]
    if not several:
        return ""
    part, counts = several[0]
    name, count = part.name, max(counts)
    if len(several) == 1:
        if len(counts) > 1:
            return tr_n("Form {form} of part {name} is in {n} piece.", "Form {form} of part {name} is in {n} pieces.",
                        count, form=counts.index(count) + 1, name=one_line(name))
        return tr_n("Part {name} is in {n} piece.", "Part {name} is in {n} pieces.", count, name=one_line(name))
    return tr_n("Part {name} and {n} other part are in several pieces.",
                "Part {name} and {n} other parts are in several pieces.", len(several) - 1, name=one_line(name))


def unknown_keys_text(puzzle: Puzzle) -> str:
    """Return the unknown keys of the puzzle's file, a line each, or ""."""
    found = [_unknown(key) for key in unknown_keys(puzzle)]
    more = [tr_n("and {n} more like these", "and {n} more like these", len(found) - _MOST_KEYS)]
    return "\n".join(found[:_MOST_KEYS] + (more if len(found) > _MOST_KEYS else []))


def _unknown(key: UnknownKey) -> str:
    text = tr("{key} is not a known key and changes nothing", key=shown(key.key))
    if key.resembles:
        text = tr("{key} is not a known key and changes nothing; did you mean {other}?", key=shown(key.key),
                  other=repr(key.resembles))
    return tr("{place}: {text}", place=one_line(key.where), text=text) if key.where else text


def cells_text(count: int) -> str:
    """Return a number of cells: "1 cell", "60 cells"."""
    return tr_n("{n} cell", "{n} cells", count)
