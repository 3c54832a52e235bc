"""The actions that go from the target to the parts and from part to part, for those who draw with the keys."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from latticework.gui.common.actions import Entry, local_action
from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document


class Neighbours(QObject):
    """Makes the row after that at hand, or before it, the one to be drawn; the target is the first row."""

    def __init__(self, document: Document, widget: QWidget) -> None:
        super().__init__(widget)
        self._document = document
        self.actions = {
            "next": self._action(widget, tr("&Go to the next part"), 1, "Alt+Down"),
            "previous": self._action(widget, tr("Go to the pre&vious part"), -1, "Alt+Up")}
        document.changed.connect(self._refresh)
        document.subject_changed.connect(self._refresh)
        self._refresh()

    def _action(self, widget: QWidget, text: str, by: int, keys: str) -> QAction:
        return local_action(widget, Entry(text, partial(self._go, by), keys))

    @property
    def _row(self) -> int:
        subject = self._document.subject
        return 0 if subject is None else subject + 1

    def _go(self, by: int) -> None:
        row = self._row + by
        if 0 <= row <= len(self._document.puzzle.parts):
            self._document.set_subject(row - 1 if row else None)

    def _refresh(self) -> None:
        self.actions["next"].setEnabled(self._row < len(self._document.puzzle.parts))
        self.actions["previous"].setEnabled(self._row > 0)
