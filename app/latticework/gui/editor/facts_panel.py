"""The panel with a table of facts about all parts, in which many are selected and edited at once."""

from collections import Counter
from collections.abc import Callable, Iterable
from enum import IntEnum
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from latticework.cover.part_facts import PartFacts, part_facts
from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.editor.document import Document
from latticework.gui.widgets.controls import ChoiceBox, ColorChoice
from latticework.gui.widgets.names import motion_name
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import error_text, isolated, tr, tr_n, translatable, translated
from latticework.puzzle import Puzzle, edit_parts
from latticework.puzzle.edit_parts import write_copies
from latticework.puzzle.limits import MAX_NAME
from latticework.puzzle.puzzle import rules
from latticework.visible_text import one_line

_Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_Role = Qt.ItemDataRole
_ORDER = _Role.UserRole
"""The role of the values by which rows are sorted."""

_MOST_SIZES = 8
"""With more different sizes of parts, sizes are not counted."""

_Numbers = tuple[int, ...]


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


_HEADINGS = {
    Column.NAME: (translatable("Name"), ""), Column.COPIES: (translatable("Copies"), ""),
    Column.CELLS: (translatable("Cells"), ""),
    Column.ORIENTATIONS: (translatable("Orientations"), translatable("Orientations that it may have")),
    Column.FITTING: (translatable("Fitting"), translatable("Orientations that fit somewhere in the target")),
    Column.PLACEMENTS: (translatable("Placements"), translatable("All ways to place it in the target")),
    Column.SYMMETRY: (translatable("Symmetry"),
                      translatable("Motions that carry its cells onto themselves, mirroring ones among them")),
    Column.CHIRAL: (translatable("Chiral"), translatable("No mirroring carries its cells onto themselves")),
    Column.TWIN: (translatable("Mirror twin"), translatable("The part that is its mirror image")),
    Column.PIECES: (translatable("Separate pieces"), translatable("Sets of its cells that do not touch one another")),
    Column.HOLES: (translatable("Holes"), translatable("Spaces that its cells enclose")),
}


class _FactRows(QAbstractTableModel):
    """The parts of a document with facts about them, which are worked out later."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.facts: tuple[PartFacts, ...] = ()

    def show(self, facts: tuple[PartFacts, ...]) -> None:
        """Show facts, () while they are being worked out."""
        self.beginResetModel()
        self.facts = facts
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of parts."""
        return 0 if parent.isValid() else len(self.document.puzzle.parts)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole) -> Any:
        """Return headings and what they mean."""
        if orientation != Qt.Orientation.Horizontal or role not in (_Role.DisplayRole, _Role.ToolTipRole):
            return None
        # Qt asks for section -1 while a sorted table is filled again.
        if section not in _HEADINGS:
            return None
        title, tip = _HEADINGS[Column(section)]
        return translated(title) if role == _Role.DisplayRole else translated(tip) if tip else ""

    def data(self, index: _Index, role: int = _Role.DisplayRole) -> Any:
        """Return texts, values to sort by, and the colour of a part."""
        column, number = Column(index.column()), index.row()
        if role == _Role.DecorationRole and column == Column.NAME:
            return QColor(self.document.puzzle.color(number))
        if role == _Role.TextAlignmentRole and column not in (Column.NAME, Column.TWIN):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role not in (_Role.DisplayRole, _ORDER):
            return None
        value = self.value(number, column)
        if role == _Role.DisplayRole and column == Column.COPIES:
            return write_copies(self.document.puzzle.parts[number])
        if role == _ORDER:
            return value.casefold() if isinstance(value, str) else -1 if value is None else value
        return self._text(value, column)

    def value(self, number: int, column: Column) -> str | int | None:
        """Return a fact about a part, None where it is not worked out yet or there is none."""
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
        fact: int = getattr(facts, column.name.lower())
        return int(fact)

    def _text(self, value: str | int | None, column: Column) -> str:
        if value is None:
            return "" if self.facts else "…"
        if isinstance(value, str):
            return isolated(one_line(value))
        return (tr("yes") if value else "") if column == Column.CHIRAL else f"{value:,}"


def _counted(puzzle: Puzzle, facts: tuple[PartFacts, ...]) -> list[tuple[str, _Numbers]]:
    """Return properties like "chiral" or "5 cells", each with the numbers of the parts that have it, at least one."""
    every = list(enumerate(facts))
    found = [
        (tr("chiral"), [i for i, fact in every if fact.chiral]),
        (tr("symmetric"), [i for i, fact in every if fact.symmetry > 1]),
        (tr("with a mirror twin"), [i for i, fact in every if fact.twin is not None]),
        (tr("in several pieces"), [i for i, fact in every if fact.pieces > 1]),
        (tr("with holes"), [i for i, fact in every if fact.holes]),
        (tr("fit nowhere"), [i for i, fact in every if puzzle.target.cells and not fact.placements]),
    ]
    sizes = Counter(fact.cells for fact in facts)
    if len(sizes) <= _MOST_SIZES:
        found += [(tr_n("{n} cell", "{n} cells", size), [i for i, fact in every if fact.cells == size])
                  for size in sorted(sizes)]
    return [(text, tuple(numbers)) for text, numbers in found if numbers]


class FactsPanel(QWidget):
    """Shows the facts, which a thread works out while the panel is visible."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self.document = document
        self.rows = _FactRows(document, self)
        self.sorted = QSortFilterProxyModel(self)
        self.sorted.setSortRole(_ORDER)
        self.sorted.setSourceModel(self.rows)
        self.table = self._table()
        self.counts = QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText)
        self.counts.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse
                                            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard)
        self.counts.linkActivated.connect(lambda link: self.select(self._counted[int(link)][1]))
        self._counted: list[tuple[str, _Numbers]] = []
        self.message = Message()
        self._work = TaskQueue("facts of parts", self._found)
        self._puzzle: Puzzle | None = None
        self._lay_out()
        document.changed.connect(self._refresh)
        self._selected()

    @property
    def chosen(self) -> _Numbers:
        """The numbers of the parts that are selected."""
        rows = self.table.selectionModel().selectedRows()
        return tuple(sorted(self.sorted.mapToSource(index).row() for index in rows))

    def select(self, numbers: Iterable[int]) -> None:
        """Select parts and no others."""
        wanted = QItemSelection()
        for number in numbers:
            index = self.sorted.mapFromSource(self.rows.index(number, 0))
            wanted.select(index, index)
        flags = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().select(wanted, flags.ClearAndSelect | flags.Rows)
        if not wanted.isEmpty():
            self.table.scrollTo(wanted.indexes()[0])
        else:
            # Qt emits no signal when a table that is filled again loses its selection.
            self._selected()

    def edit(self, change: Callable[[_Numbers], None]) -> None:
        """Change the selected parts, which stay selected, or show why that is refused."""
        numbers = self.chosen
        try:
            change(numbers)
        except LatticeworkError as error:
            self.message.tell(error_text(error))
            return
        self.message.tell("")
        self.select(numbers)

    def showEvent(self, event: QShowEvent) -> None:
        """Work out the facts now that they are visible."""
        super().showEvent(event)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the work on facts that nobody sees."""
        self._work.cancel()
        super().hideEvent(event)

    def _table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.sorted)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setSortingEnabled(True)
        # At first by no column, which is the order of the list of parts.
        table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        table.setTabKeyNavigation(False)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        table.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        table.horizontalHeader().setHighlightSections(False)
        table.setAccessibleName(tr("Facts about the parts"))
        table.setToolTip(tr("Double click a fact to select all parts that share it"))
        table.doubleClicked.connect(self._select_alike)
        table.selectionModel().selectionChanged.connect(lambda *_: self._selected())
        return table

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(4)
        layout.addWidget(self.counts)
        layout.addWidget(self.table, 1)
        line = QHBoxLayout()
        self.summary = QLabel()
        self.copies = self._field(tr("Copies"), tr("Copies of each selected part, as 3 or 0-2; Enter sets them"),
                                  self._set_copies)
        self.group = self._field(tr("Group"), tr("Group of all selected parts, empty for none; Enter sets it"),
                                 self._set_group)
        self.motions = ChoiceBox()
        self.motions.setAccessibleName(tr("What the selected parts may do"))
        self.motions.setToolTip(self.motions.accessibleName())
        self.motions.activated.connect(self._set_motions)
        self.color = QPushButton(tr("Colour…"))
        self.color.clicked.connect(self._ask_color)
        for widget in (self.summary, self.copies, self.motions, self.color, self.group):
            line.addWidget(widget)
        line.addStretch(1)
        line.addStrut(self.color.sizeHint().height())
        layout.addLayout(line)
        layout.addWidget(self.message)

    def _field(self, name: str, tip: str, done: Callable[[], None]) -> QLineEdit:
        field = QLineEdit()
        field.setPlaceholderText(name)
        field.setAccessibleName(name)
        field.setToolTip(tip)
        field.setMaxLength(MAX_NAME)
        field.setMaximumWidth(90)
        field.returnPressed.connect(done)
        return field

    def _refresh(self, *_: object) -> None:
        puzzle = self.document.puzzle
        if self.isVisible() and puzzle != self._puzzle:
            chosen = [number for number in self.chosen if number < len(puzzle.parts)]
            # Facts of the puzzle before stay until the new ones are there, so that the table does not flicker.
            self.rows.show(self.rows.facts if len(self.rows.facts) == len(puzzle.parts) else ())
            self.select(chosen)
            self._fill_motions()
            self._work.restart(partial(part_facts, puzzle))

    def _found(self, task: Task[tuple[PartFacts, ...]]) -> None:
        """Show the facts, with the same parts selected as before."""
        chosen, self._puzzle = self.chosen, self.document.puzzle
        if isinstance(task.error, LatticeworkError):
            self.message.tell(error_text(task.error))
        facts = () if task.error else task.result()
        self.rows.show(facts)
        self._fit_columns()
        self.select(chosen)
        self._counted = _counted(self.document.puzzle, facts)
        links = (f'<a href="{number}">{text}: {len(numbers)}</a>'
                 for number, (text, numbers) in enumerate(self._counted))
        self.counts.setText(" &nbsp; ".join(f'<span style="white-space: nowrap">{link}</span>' for link in links))

    def _fit_columns(self) -> None:
        """Make columns as narrow as their texts allow; headings may have two lines."""
        metrics, head = self.table.fontMetrics(), self.table.horizontalHeader()
        head.setFixedHeight(2 * metrics.height() + 6)
        for column, (title, _) in _HEADINGS.items():
            longest = max(map(metrics.horizontalAdvance, translated(title).split()))
            self.table.setColumnWidth(column, max(longest + 16, self.table.sizeHintForColumn(column) + 2))

    def _fill_motions(self) -> None:
        self.motions.clear()
        self.motions.addItem(tr("Motions…"))
        self.motions.addItem(tr("as the puzzle"), "")
        for rule in rules(self.document.puzzle.lattice):
            self.motions.addItem(motion_name(rule), rule)

    def _select_alike(self, index: QModelIndex) -> None:
        source, column = self.sorted.mapToSource(index), Column(index.column())
        value = self.rows.value(source.row(), column)
        self.select(i for i in range(self.rows.rowCount()) if self.rows.value(i, column) == value)

    def _selected(self) -> None:
        """Show how many parts are selected; a single one becomes the subject, which the canvas shows."""
        chosen = self.chosen
        for widget in (self.copies, self.motions, self.color, self.group):
            widget.setEnabled(bool(chosen))
        self.summary.setText(tr_n("{n} selected", "{n} selected", len(chosen)))
        if len(chosen) == 1:
            self.document.set_subject(chosen[0])

    def _set_copies(self) -> None:
        try:
            least, most = edit_parts.read_copies(self.copies.text())
        except LatticeworkError as error:
            self.message.tell(error_text(error))
            return
        self.edit(lambda numbers: self.document.set_copies(numbers, least, most))

    def _set_group(self) -> None:
        group = self.group.text()
        self.edit(lambda numbers: self.document.set_group(numbers, group))

    def _set_motions(self, row: int) -> None:
        # The first row is only what the list is called.
        if row:
            rule = self.motions.currentData()
            self.edit(lambda numbers: self.document.set_motions(numbers, rule))
            self.motions.setCurrentIndex(0)

    def _ask_color(self) -> None:
        puzzle = self.document.puzzle
        choice = ColorChoice(puzzle.color(self.chosen[0]), self, shades=puzzle.shades)
        choice.chosen.connect(lambda color: self.edit(lambda numbers: self.document.set_color(numbers, color)))
        self.document.replaced.connect(choice.close)
        choice.open_at(self.color.mapToGlobal(self.color.rect().bottomLeft()))
