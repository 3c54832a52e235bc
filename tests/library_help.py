"""Reading what a library panel shows."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem

from latticework.gui.library.panel import LibraryPanel


def shown(panel: LibraryPanel) -> dict[str, list[str]]:
    """Return the texts that are not hidden, by group."""
    groups = map(panel.tree.topLevelItem, range(panel.tree.topLevelItemCount()))
    return {group.text(0): [item.text(0) for item in map(group.child, range(group.childCount()))
                            if item and not item.isHidden()] for group in groups if group and not group.isHidden()}


def item(panel: LibraryPanel, text: str) -> QTreeWidgetItem:
    """Return the one line with a text."""
    found, = panel.tree.findItems(text, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
    return found
