"""The puzzles of the library as rows for a list."""

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap

from latticework.gui.library.card_facts import Card, counts, made, short, spoken, title, unread
from latticework.gui.library.puzzle_state import PuzzleState, TargetState, state_of
from latticework.gui.widgets.preferences import places
from latticework.gui.widgets.shown_text import literal
from latticework.gui.widgets.translation import isolated, reworded
from latticework.visible_text import one_line

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_Role = Qt.ItemDataRole
_Key = tuple[Path, int, int, bool]
CARD, STATE = _Role.UserRole, _Role.UserRole + 1
"""The card of a row, and its state."""


class CardRows(QAbstractListModel):
    """A row for each puzzle file; what was not read yet shows the name of its file."""

    picture_requested = Signal(object, object, bool)  # Card, QSize, whether solved

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.cards: list[Card] = []
        self._row: dict[Path, int] = {}
        self._where: dict[Path, str] = {}
        self._searched: dict[int, TargetState] = {}
        self._games: dict[str, int] = {}
        self.open_path: Path | None = None
        self._pictures: dict[_Key, QPixmap | None] = {}

    def show_files(self, files: list[Path]) -> None:
        """List these files; the cards of those listed already stay."""
        before = {card.path: card for card in self.cards}
        cards = [before.get(path) or unread(path) for path in files]
        # A reset would lose the current row and the place to which the list is scrolled.
        if [card.path for card in cards] == [card.path for card in self.cards]:
            return
        self.beginResetModel()
        self.cards = cards
        self._row = {card.path: row for row, card in enumerate(cards)}
        self.endResetModel()

    def show_cards(self, cards: list[Card]) -> None:
        """Replace the cards of files that were read."""
        rows = []
        for card in cards:
            row = self._row.get(card.path)
            if row is None or self.cards[row] == card:
                continue
            # The pictures of a file are valid as long as its bytes are.
            if self.cards[row].digest != card.digest:
                self._forget(card.path)
            self.cards[row] = card
            rows.append(row)
        if rows:
            # One signal for all of them: the proxy filters and sorts again at each.
            self.dataChanged.emit(self.index(min(rows)), self.index(max(rows)))

    def show_picture(self, path: Path, size: QSize, solved: bool, image: QImage | None) -> None:
        """Show the picture of a puzzle, solved or not."""
        self._pictures[_key(path, size, solved)] = None if image is None else QPixmap.fromImage(image)
        row = self._row.get(path)
        if row is not None:
            self.dataChanged.emit(self.index(row), self.index(row), [_Role.DecorationRole])

    def show_states(self, searched: dict[int, TargetState], games: dict[str, int]) -> None:
        """Show how far searches and games are."""
        if (searched, games) != (self._searched, self._games):
            self._searched, self._games = searched, games
            self._all_changed()

    def mark_open(self, path: Path | None) -> None:
        """Mark the puzzle of a file as the one that is open in the window."""
        if path != self.open_path:
            self.open_path = path
            self._all_changed()

    def is_open(self, card: Card) -> bool:
        """Return whether this puzzle is open in the window."""
        return card.path == self.open_path

    def forget_pictures(self) -> None:
        """Have all pictures drawn again, in the colours of another theme."""
        self._pictures.clear()
        self._all_changed()

    def card_of(self, path: Path) -> Card | None:
        """Return the card of a file that is listed."""
        row = self._row.get(path)
        return None if row is None else self.cards[row]

    def state_of(self, card: Card) -> PuzzleState:
        """Return how far the searches of a puzzle, and a game on it, are."""
        least, most = card.pieces
        return replace(state_of(card.problems, self._searched), laid=self._games.get(card.game, 0),
                       pieces=most if least == most else 0)

    def is_solved(self, card: Card) -> bool:
        """Return whether a search of this user has found a solution, so that to show one gives nothing away."""
        return self.state_of(card).solutions > 0

    def tell_apart(self, files: Collection[Path]) -> None:
        """Show the folders of puzzles of which several have one name."""
        alike: dict[str, list[Path]] = {}
        for path in files:
            if (card := self.card_of(path)) is not None:
                alike.setdefault(card.name, []).append(path)
        before = self._where
        self._where = {path: place for paths in alike.values() if len(paths) > 1
                       for path, place in zip(paths, places(paths), strict=True)}
        if self._where != before:
            self._all_changed()

    def title(self, card: Card) -> str:
        """Return the name of a puzzle, with its file where others have that name."""
        where = self._where.get(card.path)
        return title(card) if where is None else isolated(one_line(f"{card.name} – {where}"))

    def picture(self, card: Card, size: QSize) -> QPixmap | None:
        """Return the picture of a card, or ask for it; it is solved only for whoever has found a solution."""
        solved = self.is_solved(card)
        key = _key(card.path, size, solved)
        if key not in self._pictures and card.is_read:
            self._pictures[key] = None  # until it has been drawn
            self.picture_requested.emit(card, size, solved)
        return self._pictures.get(key)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return the number of files."""
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        """Return the card, its texts and its state."""
        card = self.cards[index.row()]
        if role == CARD:
            return card
        if role == STATE:
            return self.state_of(card)
        if role == _Role.DisplayRole:
            return self.title(card)
        if role == _Role.ToolTipRole:
            return literal(self._tip(card))
        if role == _Role.AccessibleTextRole:
            return spoken(card, self.state_of(card).words, self.is_open(card))
        return None

    def _tip(self, card: Card) -> str:
        if card.refusal:
            return reworded(card.refusal)
        lines = [card.name, made(card), card.origin.source, short(card), *counts(card), self.state_of(card).words]
        return "\n".join([*filter(None, lines), str(card.path)])

    def _forget(self, path: Path) -> None:
        for key in [key for key in self._pictures if key[0] == path]:
            del self._pictures[key]

    def _all_changed(self) -> None:
        if self.cards:
            self.dataChanged.emit(self.index(0), self.index(len(self.cards) - 1))


def _key(path: Path, size: QSize, solved: bool) -> _Key:
    return path, size.width(), size.height(), solved
