"""Reading what a library panel shows."""

from PySide6.QtCore import Qt

from latticework.gui.library.card import Card
from latticework.gui.library.panel import LibraryPanel
from latticework.gui.library.query import RECENT


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


def shown_recent(panel: LibraryPanel) -> list[str]:
    """Return the titles of the files opened last."""
    panel.bar.go_to_place(RECENT)
    return shown(panel)
