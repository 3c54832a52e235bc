"""Which puzzles of the library are wanted, and in which order."""

from collections.abc import Collection
from dataclasses import dataclass
from math import inf
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel

from latticework.gui.common.controls import distance
from latticework.gui.common.names import lattice_title
from latticework.gui.common.translation import translatable
from latticework.gui.library.card import Card
from latticework.gui.library.card_rows import CARD, CardRows

Index = QModelIndex | QPersistentModelIndex
ALL, SHIPPED, RECENT, OWN = "all", "shipped", "recent", "own"
PLACES = {ALL: translatable("All puzzles"), SHIPPED: translatable("Shipped with the program"),
          RECENT: translatable("Opened last"), OWN: translatable("My folder")}
BY_PLACE, BY_NAME, BY_DIFFICULTY, BY_PIECES, BY_YEAR = "place", "name", "difficulty", "pieces", "year"
ORDERS = {BY_PLACE: translatable("By lattice"), BY_NAME: translatable("By name"),
          BY_DIFFICULTY: translatable("Easiest first"), BY_PIECES: translatable("Fewest pieces first"),
          BY_YEAR: translatable("Oldest first")}
PIECES = {"few": (translatable("Up to 6 pieces"), 0, 6), "some": (translatable("7 to 12 pieces"), 7, 12),
          "many": (translatable("13 to 25 pieces"), 13, 25), "most": (translatable("More than 25 pieces"), 26, inf)}


@dataclass(frozen=True)
class Wanted:
    """What a puzzle must be like to be shown; "" asks for nothing."""

    words: str = ""
    place: str = ALL
    lattice: str = ""
    pieces: str = ""
    state: str = ""
    tag: str = ""

    @property
    def narrowed(self) -> bool:
        """Whether anything is asked for beside the place."""
        return bool(self.words.strip() or self.lattice or self.pieces or self.state or self.tag)


class WantedCards(QSortFilterProxyModel):
    """The cards that are wanted; where words are asked for, those first whose names are nearest to them.

    Files of `recent` come in its order, `own` are those of the user's folder.
    """

    def __init__(self, rows: CardRows) -> None:
        super().__init__(rows)
        self.rows, self.wanted, self.order = rows, Wanted(), BY_PLACE
        self.recent: dict[Path, int] = {}
        self.own: dict[Path, None] = {}
        self.shipped: dict[Path, None] = {}
        self._distance: dict[str, int] = {}  # of the names, from the words that are asked for
        self.setSourceModel(rows)

    def look_for(self, wanted: Wanted) -> None:
        """Show what fits."""
        if wanted != self.wanted:
            self.wanted = wanted
            self._distance.clear()
            self._list()

    def sort_by(self, order: str) -> None:
        """Show cards in one of ORDERS."""
        if order != self.order:
            self.order = order
            self._list()

    def _list(self) -> None:
        """Choose and sort anew; what is wanted as it comes is not compared, which took longest as a window opened."""
        wanted = self.wanted
        as_it_comes = self.order == BY_PLACE and wanted.place != RECENT and not wanted.words.strip()
        self.sort(-1 if as_it_comes else 0)
        self.invalidate()

    def card(self, row: int) -> Card:
        """Return the card that is shown in a row."""
        card: Card = self.index(row, 0).data(CARD)
        return card

    def nearest(self) -> int | None:
        """Return the row that is meant most likely by the words, of those that can be opened."""
        return next((row for row in range(self.rowCount()) if not self.card(row).refusal), None)

    def filterAcceptsRow(self, row: int, _parent: object) -> bool:
        """Say whether a card is wanted."""
        card, wanted = self.rows.cards[row], self.wanted
        if not self._is_there(card.path, wanted.place):
            return False
        if wanted.lattice and (card.lattice is None or lattice_title(card.lattice) != wanted.lattice):
            return False
        if wanted.tag and wanted.tag not in card.origin.tags:
            return False
        if wanted.pieces:
            _, least, most = PIECES[wanted.pieces]
            if card.pieces[1] < least or card.pieces[0] > most:
                return False
        if wanted.state and self.rows.state_of(card).kind != wanted.state:
            return False
        return fits(card, wanted.words)

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
        if name not in self._distance:
            self._distance[name] = distance(name, self.wanted.words) if self.wanted.words.strip() else 0
        return self._distance[name]

    def _place_in_order(self, row: int) -> tuple[float, str, int]:
        card = self.rows.cards[row]
        name = card.name.casefold()
        if self.wanted.place == RECENT:
            return self.recent.get(card.path, 0), name, row
        if self.order == BY_NAME:
            return 0, name, row
        if self.order == BY_PIECES:
            return card.pieces[1] if card.known else inf, name, row
        if self.order == BY_YEAR:
            return inf if card.origin.year is None else card.origin.year, name, row
        if self.order == BY_DIFFICULTY:
            known = card.difficulty
            return known.nodes / max(1, known.solutions) if known else inf, name, row
        return 0, "", row


def fits(card: Card, words: str) -> bool:
    """Whether all words stand in name, file, folder, author, tags, notes or lattice of a puzzle."""
    if not words.strip():
        return True
    lattice = "" if card.lattice is None else lattice_title(card.lattice)
    folder = card.path.parent.name.replace("-", " ")
    told = " ".join((card.name, card.path.stem, folder, card.author, *card.origin.tags, card.notes, lattice))
    return all(word in told.casefold() for word in words.casefold().split())
