"""Reading what a library panel shows."""

from PySide6.QtCore import Qt

from latticework.gui.library.card_facts import Card
from latticework.gui.library.collections import ALL
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.library.query import LATELY_OPENED


def shown(panel: LibraryPanel) -> list[str]:
    """Return the titles that are shown, in order."""
    return [panel.cards.index(row, 0).data() for row in range(panel.cards.rowCount())]


def tip(panel: LibraryPanel, text: str) -> str:
    """Return the tool tip of the puzzle with a title."""
    told: str = panel.cards.index(shown(panel).index(text), 0).data(Qt.ItemDataRole.ToolTipRole)
    return told


def card(panel: LibraryPanel, text: str) -> Card:
    """Return the card with a title."""
    return panel.cards.card(shown(panel).index(text))


def show_lately_opened(panel: LibraryPanel) -> None:
    """Show all puzzles, those opened last first."""
    panel.bar.collections.choose(ALL)
    panel.bar.order.setCurrentIndex(panel.bar.order.findData(LATELY_OPENED))


def shown_recent(panel: LibraryPanel) -> list[str]:
    """Return the titles of the files opened last."""
    show_lately_opened(panel)
    return [title for row, title in enumerate(shown(panel)) if panel.cards.card(row).path in panel.cards.recent]
