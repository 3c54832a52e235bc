"""The query of the library: what a puzzle must be like to be shown, the cards found, and the bar that asks."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from math import inf
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSettings, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QToolButton, QWidget

from latticework.gui.library.card import Card
from latticework.gui.library.card_rows import CARD, CardRows
from latticework.gui.library.puzzle_state import STATES
from latticework.gui.widgets.controls import Filter, distance
from latticework.gui.widgets.forms import Choice, side_by_side, stacked
from latticework.gui.widgets.icons import tool_button
from latticework.gui.widgets.names import lattice_title
from latticework.gui.widgets.translation import tr, translatable, translated
from latticework.visible_text import one_line

Index = QModelIndex | QPersistentModelIndex
ALL, SHIPPED, RECENT, OWN = "all", "shipped", "recent", "own"
_PLACES = {ALL: translatable("All puzzles"), SHIPPED: translatable("Shipped with the program"),
          RECENT: translatable("Opened last"), OWN: translatable("My folder")}
_BY_PLACE, BY_NAME, _BY_DIFFICULTY, BY_PIECES, _BY_YEAR = "place", "name", "difficulty", "pieces", "year"
_ORDERS = {_BY_PLACE: translatable("By lattice"), BY_NAME: translatable("By name"),
          _BY_DIFFICULTY: translatable("Easiest first"), BY_PIECES: translatable("Fewest pieces first"),
          _BY_YEAR: translatable("Oldest first")}
PIECES = {"few": (translatable("Up to 6 pieces"), 0, 6), "some": (translatable("7 to 12 pieces"), 7, 12),
          "many": (translatable("13 to 25 pieces"), 13, 25), "most": (translatable("More than 25 pieces"), 26, inf)}

_NARROW, _COLUMN = 520, 160
"""Pixels below which the boxes are folded away, and that each of them has at least."""
_GRID, _LINES = "grid", "lines"
VIEW = "library/view"


@dataclass(frozen=True)
class Query:
    """What a puzzle must be like to be shown; "" asks for nothing."""

    words: str = ""
    place: str = ALL
    lattice: str = ""
    pieces: str = ""
    state: str = ""
    tag: str = ""

    @property
    def narrowed(self) -> bool:
        """Whether it asks for more than a place."""
        return bool(self.words.strip() or self.lattice or self.pieces or self.state or self.tag)


class FoundCards(QSortFilterProxyModel):
    """The cards that a query finds; where it has words, those first whose names are nearest to them.

    Files of `recent` come in its order, `own` are those of the user's folder.
    """

    def __init__(self, rows: CardRows) -> None:
        super().__init__(rows)
        self.rows, self.query, self.order = rows, Query(), _BY_PLACE
        self.recent: dict[Path, int] = {}
        self.own: dict[Path, None] = {}
        self.shipped: dict[Path, None] = {}
        self._distance: dict[str, int] = {}  # of the names, from the words of the query
        self.setSourceModel(rows)

    def look_for(self, query: Query) -> None:
        """Show what another query finds."""
        if query != self.query:
            self.query = query
            self._distance.clear()
            self._list()

    def sort_by(self, order: str) -> None:
        """Show cards in one of _ORDERS."""
        if order != self.order:
            self.order = order
            self._list()

    def _list(self) -> None:
        """Filter and sort again."""
        # Cards in the order of the files are not compared: it took longest of all as a window opened.
        query = self.query
        in_order_of_files = self.order == _BY_PLACE and query.place != RECENT and not query.words.strip()
        self.sort(-1 if in_order_of_files else 0)
        self.invalidate()

    def card(self, row: int) -> Card:
        """Return the card that is shown in a row."""
        card: Card = self.index(row, 0).data(CARD)
        return card

    def nearest(self) -> int | None:
        """Return the row that is meant most likely by the words, of those that can be opened."""
        return next((row for row in range(self.rowCount()) if not self.card(row).refusal), None)

    def filterAcceptsRow(self, row: int, _parent: object) -> bool:
        """Return whether the query finds a card."""
        card, query = self.rows.cards[row], self.query
        if not self._is_there(card.path, query.place):
            return False
        if query.lattice and (card.lattice is None or lattice_title(card.lattice) != query.lattice):
            return False
        if query.tag and query.tag not in card.origin.tags:
            return False
        if query.pieces:
            _, least, most = PIECES[query.pieces]
            if card.pieces[1] < least or card.pieces[0] > most:
                return False
        if query.state and self.rows.state_of(card).kind != query.state:
            return False
        return fits(card, query.words)

    def lessThan(self, left: Index, right: Index) -> bool:
        """Compare two rows of the source."""
        return self._key(left.row()) < self._key(right.row())

    def _is_there(self, path: Path, place: str) -> bool:
        if place == ALL:
            return True
        places: dict[str, Collection[Path]] = {SHIPPED: self.shipped, RECENT: self.recent, OWN: self.own}
        return path in places[place]

    def _key(self, row: int) -> tuple[int, float, str, int]:
        return self._far(self.rows.cards[row].name), *self._place_in_order(row)

    def _far(self, name: str) -> int:
        # Sorting asks for the key of each row many times.
        if name not in self._distance:
            self._distance[name] = distance(name, self.query.words) if self.query.words.strip() else 0
        return self._distance[name]

    def _place_in_order(self, row: int) -> tuple[float, str, int]:
        card = self.rows.cards[row]
        name = card.name.casefold()
        if self.query.place == RECENT:
            return self.recent.get(card.path, 0), name, row
        if self.order == BY_NAME:
            return 0, name, row
        if self.order == BY_PIECES:
            return card.pieces[1] if card.is_read else inf, name, row
        if self.order == _BY_YEAR:
            return inf if card.origin.year is None else card.origin.year, name, row
        if self.order == _BY_DIFFICULTY:
            measured = card.difficulty
            return measured.nodes / max(1, measured.solutions) if measured else inf, name, row
        return 0, "", row


def fits(card: Card, words: str) -> bool:
    """Return whether all words are in name, file, folder, author, tags, notes or lattice of a puzzle."""
    if not words.strip():
        return True
    lattice = "" if card.lattice is None else lattice_title(card.lattice)
    folder = card.path.parent.name.replace("-", " ")
    text = " ".join((card.name, card.path.stem, folder, card.author, *card.origin.tags, card.notes, lattice))
    return all(word in text.casefold() for word in words.casefold().split())


class FilterBar(QWidget):
    """Words, place, lattice, pieces, state, tag and order; in a narrow panel the boxes unfold at a click."""

    changed = Signal()
    order_changed = Signal(str)
    view_changed = Signal(bool)  # whether puzzles are shown as cards

    def __init__(self) -> None:
        super().__init__()
        self.words = Filter()
        self.words.setPlaceholderText(tr("Search by name, author, tag or note"))
        self.words.setClearButtonEnabled(True)
        self.words.setAccessibleName(tr("Filter the library"))
        self.place = _box(tr("Where from"), _PLACES)
        self.lattice = _box(tr("Lattice"), {"": tr("Any lattice")})
        numbers = {key: title for key, (title, _least, _most) in PIECES.items()}
        self.pieces = _box(tr("Pieces"), {"": tr("Any number"), **numbers})
        self.state = _box(tr("State"), {"": tr("Any state"), **STATES})
        self.tag = _box(tr("Tag"), {"": tr("Any tag")})
        self.order = _box(tr("Order"), _ORDERS)
        self.boxes = [self.place, self.lattice, self.pieces, self.state, self.tag, self.order]
        self.fold = tool_button("filter", tr("Show what puzzles can be filtered by"), self._arrange, checkable=True)
        self.unfilter = tool_button("filter-off", tr("Clear filters"), self.clear)
        self.unfilter.setText(tr("Clear filters"))
        self.cards = tool_button("grid", tr("Show cards"), lambda: self._show(True), checkable=True)
        self.lines = tool_button("list", tr("Show a compact list"), lambda: self._show(False), checkable=True)
        self._views = QButtonGroup(self)
        for button in (self.cards, self.lines):
            self._views.addButton(button)
        self._chosen_view = str(QSettings().value(VIEW, ""))
        self._build()
        self.words.textChanged.connect(lambda _: self.changed.emit())
        for box in self.boxes[:-1]:
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.order.currentIndexChanged.connect(lambda _: self.order_changed.emit(self.order.value()))

    def _build(self) -> None:
        kept = self.unfilter.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # nothing moves as it comes and goes
        self.unfilter.setSizePolicy(kept)
        self.unfilter.hide()
        self.changed.connect(lambda: self.unfilter.setVisible(self.query.narrowed))
        self._below = QWidget()
        self._places = QGridLayout(self._below)
        self._places.setContentsMargins(0, 0, 0, 0)
        for box in self.boxes:
            self._places.addWidget(box)
        top = side_by_side((self.words, 1), self.unfilter, self.fold, self.cards, self.lines)
        stacked(self, top, self._below, margin=0)

    @property
    def query(self) -> Query:
        """What the fields ask for."""
        return Query(self.words.text(), self.place.value(), self.lattice.value(),
                      self.pieces.value(), self.state.value(), self.tag.value())

    @property
    def is_grid(self) -> bool:
        """Whether cards are shown: as was chosen, else where there is room for them."""
        return self._chosen_view == _GRID if self._chosen_view in {_GRID, _LINES} else self.width() >= _NARROW

    def clear(self) -> None:
        """Ask for nothing but the place."""
        self.words.clear()
        for box in (self.lattice, self.pieces, self.state, self.tag):
            box.setCurrentIndex(0)

    def go_to_place(self, place: str) -> None:
        """Show the puzzles of one place."""
        self.place.setValue(place)

    def offer(self, cards: Iterable[Card]) -> None:
        """Offer the lattices and tags that there are; what is chosen stays."""
        read = [card for card in cards if card.lattice is not None]
        lattices = {card.lattice for card in read if card.lattice is not None}
        _refill(self.lattice, {lattice_title(lattice) for lattice in lattices})
        _refill(self.tag, {tag for card in read for tag in card.origin.tags})

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the boxes into as many columns as there is room for."""
        super().resizeEvent(event)
        self._arrange()

    def _show(self, grid: bool) -> None:
        self._chosen_view = _GRID if grid else _LINES
        QSettings().setValue(VIEW, self._chosen_view)
        (self.cards if grid else self.lines).setChecked(True)
        self.view_changed.emit(grid)

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW
        self.unfilter.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly if narrow else
                                         Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setVisible(narrow)
        self._below.setVisible(not narrow or self.fold.isChecked())
        lines = -(-len(self.boxes) // max(1, self.width() // _COLUMN))
        columns = -(-len(self.boxes) // lines)  # as many in each line
        for number, box in enumerate(self.boxes):
            # To add a widget that is in the grid already moves it.
            self._places.addWidget(box, number // columns, number % columns)
        chosen: QToolButton = self.cards if self.is_grid else self.lines
        if not chosen.isChecked():
            chosen.setChecked(True)
            self.view_changed.emit(self.is_grid)


def _box(name: str, rows: dict[str, str]) -> Choice:
    box = Choice({key: translated(text) for key, text in rows.items()})
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(6)
    return box


def _refill(box: Choice, values: set[str]) -> None:
    """List values after the first row, which asks for none."""
    rows = sorted(values, key=str.casefold)
    if [box.itemData(row) for row in range(1, box.count())] != rows:
        box.offer({box.itemData(0): box.itemText(0)} | {value: one_line(value) for value in rows}, box.value())
