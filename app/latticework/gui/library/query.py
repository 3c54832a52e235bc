"""The query of the library: what a puzzle must be like to be shown, and the cards that are found."""

from dataclasses import astuple, dataclass
from math import inf
from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel

from latticework.gui.library.card_facts import Card, difficulty_word
from latticework.gui.library.card_rows import CARD, CardRows
from latticework.gui.library.collections import ALL, OWN, belongs
from latticework.gui.widgets.controls import distance
from latticework.gui.widgets.names import USUAL_ORDER, lattice_title
from latticework.gui.widgets.translation import translatable
from latticework.puzzle.library import level_numbers

Index = QModelIndex | QPersistentModelIndex
_BY_LATTICE, BY_NAME, BY_DIFFICULTY, BY_HARDNESS = "lattice", "name", "difficulty", "hardness"
BY_PARTS, _BY_YEAR, LATELY_OPENED = "parts", "year", "recent"
ORDERS = {_BY_LATTICE: translatable("By lattice"), BY_NAME: translatable("By name"),
          BY_DIFFICULTY: translatable("Easiest first"), BY_HARDNESS: translatable("Hardest first"),
          BY_PARTS: translatable("Fewest parts first"), _BY_YEAR: translatable("Oldest first"),
          LATELY_OPENED: translatable("Last opened first")}
PARTS = {"few": (translatable("Up to 6 parts"), 0, 6), "some": (translatable("7 to 12 parts"), 7, 12),
         "many": (translatable("13 to 25 parts"), 13, 25), "most": (translatable("More than 25 parts"), 26, inf)}
SIZES = {"small": (translatable("Up to 30 cells"), 0, 30), "middle": (translatable("31 to 60 cells"), 31, 60),
         "large": (translatable("61 to 125 cells"), 61, 125), "huge": (translatable("More than 125 cells"), 126, inf)}


@dataclass(frozen=True)
class Query:
    """What a puzzle must be like to be shown; "" asks for nothing."""

    words: str = ""
    collection: str = ALL
    lattice: str = ""
    parts: str = ""
    size: str = ""
    difficulty: str = ""
    state: str = ""
    tag: str = ""

    @property
    def filters(self) -> int:
        """How many filters are in force; words and collection are none."""
        return sum(map(bool, astuple(self)[2:]))

    @property
    def narrowed(self) -> bool:
        """Whether it asks for more than a collection."""
        return bool(self.words.strip() or self.filters)


class FoundCards(QSortFilterProxyModel):
    """The cards that a query finds; where it has words, those first whose names are nearest to them.

    Files of `recent` come in its order, `own` are those of the user's folder; who changes them calls `list_again`.
    """

    def __init__(self, rows: CardRows) -> None:
        super().__init__(rows)
        self.rows, self.query, self.order = rows, Query(), _BY_LATTICE
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
            self.list_again()

    def sort_by(self, order: str) -> None:
        """Show cards in one of ORDERS."""
        if order != self.order:
            self.order = order
            self.list_again()

    def list_again(self) -> None:
        """Filter and sort again."""
        # Cards in the order of the files are not compared: it took longest of all as a window opened.
        query, shipped_alone = self.query, self.shipped.keys() >= {*self.own, *self.recent}
        in_order_of_files = self.order == _BY_LATTICE and shipped_alone and not query.words.strip()
        self.sort(-1 if in_order_of_files and query.collection != OWN else 0)
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
        if not self._is_in(card, query.collection):
            return False
        if query.lattice and (card.lattice is None or lattice_title(card.lattice) != query.lattice):
            return False
        if query.tag and query.tag not in card.origin.tags:
            return False
        if query.difficulty and difficulty_word(card) != query.difficulty:
            return False
        if query.parts and not _overlap(*card.pieces, *PARTS[query.parts][1:]):
            return False
        if query.size and not _overlap(card.cells, card.cells, *SIZES[query.size][1:]):
            return False
        if query.state and self.rows.state_of(card).kind != query.state:
            return False
        return fits(card, query.words)

    def lessThan(self, left: Index, right: Index) -> bool:
        """Compare two rows of the source."""
        return self._key(left.row()) < self._key(right.row())

    def _is_in(self, card: Card, collection: str) -> bool:
        if collection == OWN:
            return card.path in self.own or (card.path in self.recent and card.path not in self.shipped)
        return belongs(card, collection)

    def _key(self, row: int) -> tuple[int, Any, str, int]:
        return self._far(self.rows.cards[row].name), *self._place_in_order(row)

    def _far(self, name: str) -> int:
        # Sorting asks for the key of each row many times.
        if name not in self._distance:
            self._distance[name] = distance(name, self.query.words) if self.query.words.strip() else 0
        return self._distance[name]

    def _place_in_order(self, row: int) -> tuple[Any, str, int]:
        card = self.rows.cards[row]
        name = card.name.casefold()
        if self.order == LATELY_OPENED or (self.order == _BY_LATTICE and self.query.collection == OWN):
            return self.recent.get(card.path, inf), name, row
        if self.order == BY_NAME:
            return 0, name, row
        if self.order == BY_PARTS:
            return card.pieces[1] if card.is_read else inf, name, row
        if self.order == _BY_YEAR:
            return inf if card.origin.year is None else card.origin.year, name, row
        if self.order in {BY_DIFFICULTY, BY_HARDNESS}:
            return _hardness(card, 1 if self.order == BY_DIFFICULTY else -1), name, row
        shipped = card.path in self.shipped
        return _place_of_lattice(card, shipped), "" if shipped else f"{name} {card.path}", row


def _place_of_lattice(card: Card, shipped: bool) -> tuple[int, str, bool]:
    """Return where the lattice of a card is in the usual order; what ships, in folders of lattices, comes first."""
    name = card.path.parent.name if shipped else card.lattice.name if card.lattice is not None else ""
    place = USUAL_ORDER.index(name) if name in USUAL_ORDER else len(USUAL_ORDER) + (not name)
    return place, name, not shipped


def fits(card: Card, words: str) -> bool:
    """Return whether all words are in name, file, folder, author, tags, notes or lattice of a puzzle."""
    if not words.strip():
        return True
    lattice = "" if card.lattice is None else lattice_title(card.lattice)
    folder = card.path.parent.name.replace("-", " ")
    text = " ".join((card.name, card.path.stem, folder, card.author, *card.origin.tags, card.notes, lattice))
    return all(word in text.casefold() for word in words.casefold().split())


def _hardness(card: Card, sign: int) -> tuple[float, ...]:
    """Return the work for one solution with a sign; in either order levels come behind that, then the unmeasured.

    How quickly it is found out that there is no solution is no difficulty.
    """
    measured = card.difficulty
    if measured is None or not measured.solutions:
        return 2,
    if not card.taken_apart:
        return 0, sign * measured.nodes / measured.solutions
    if not measured.level:
        return 2,
    return 1, *(sign * number for number in level_numbers(measured.level)), 0


def _overlap(fewest: int, most: int, least: float, greatest: float) -> bool:
    """Return whether two ranges of numbers have one in common."""
    return most >= least and fewest <= greatest
