"""The table of the list of parts: what its keys do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView

from latticework.gui.common.tools import TOOLS

_TOOL_OF = {key: tool for tool, key in TOOLS.items()}


class PartsTable(QTableView):
    """A table in which only F2 and a double click begin editing; the keys of tools choose tools, as on the canvas."""

    tool_key = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setTabKeyNavigation(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen row in sight, where it was, as what is said below the list takes room from it."""
        super().resizeEvent(event)
        if 0 <= self.visualRect(self.currentIndex()).top() < event.oldSize().height():
            self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a tool; no other letter does anything, as a search for names would hide behind the tools."""
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text().isalpha():
            tool = _TOOL_OF.get(Qt.Key(event.key()))
            if tool is not None:
                self.tool_key.emit(tool)
        else:
            super().keyPressEvent(event)
