"""The list of puzzles: cards side by side, or lines below one another."""

from pathlib import Path

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from latticework.gui.common.translation import tr
from latticework.gui.library.card import Card
from latticework.gui.library.card_delegate import CardDelegate
from latticework.gui.library.wanted import WantedCards

AT_A_TIME = 200
"""Rows that are laid out before the window goes on."""


class CardView(QListView):
    """Shows cards; Enter or a double click opens one."""

    chosen = Signal(object)  # Card, or None where none is
    opened = Signal(object)  # Path
    typed = Signal(str)  # a letter that is meant for the search field

    def __init__(self, cards: WantedCards) -> None:
        super().__init__()
        self.cards = cards
        self.delegate = CardDelegate(cards.rows, self)
        self.setModel(cards)
        self.setItemDelegate(self.delegate)
        self.setMouseTracking(True)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(AT_A_TIME)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Puzzles"))
        self.activated.connect(self._on_activated)
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.card))
        self.show_as_grid(True)

    @property
    def card(self) -> Card | None:
        """The card that is chosen."""
        index = self.currentIndex()
        return self.cards.card(index.row()) if index.isValid() else None

    def show_as_grid(self, grid: bool) -> None:
        """Show cards, or lines."""
        self.delegate.grid = grid
        self.setViewMode(QListView.ViewMode.IconMode if grid else QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight if grid else QListView.Flow.TopToBottom)
        self.setWrapping(grid)
        self.setMovement(QListView.Movement.Static)  # the mode of icons lets them be moved
        self._fit()
        self.scheduleDelayedItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def choose(self, path: Path) -> None:
        """Choose a puzzle by its file, if it is shown."""
        for row in range(self.cards.rowCount()):
            if self.cards.card(row).path == path:
                self.go_to(row)
                return

    def go_to(self, row: int) -> None:
        """Choose a row."""
        index = self.cards.index(row, 0)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let letters be typed into the search field; Enter opens."""
        text = event.text()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._on_activated(self.currentIndex())
        elif text.strip() and text.isprintable() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spread the cards over the whole width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make columns as wide as fill the width; a line is as wide as the list."""
        least, width = self.delegate.least(self.font()), self.viewport().width() - 1
        columns = max(1, width // least.width()) if self.delegate.grid else 1
        self.delegate.room = QSize(width // columns, least.height())
        self.setGridSize(self.delegate.room)

    def _on_activated(self, index: QModelIndex) -> None:
        card = self.cards.card(index.row())
        if not card.refusal:
            self.opened.emit(card.path)
