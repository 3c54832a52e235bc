"""The entry of a menu that chooses which colours parts have that are given none of their own."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document
from latticework.puzzle.colors import NEW_PALETTE


class PaletteAction(QAction):
    """Is checked while a puzzle has the colours of new ones; puzzles of earlier versions keep theirs until then."""

    def __init__(self, document: Document, parent: QWidget) -> None:
        super().__init__(tr("Colours that every&body can tell apart"), parent)
        self.setCheckable(True)
        self._document = document
        self.triggered.connect(lambda checked: document.set_palette(NEW_PALETTE if checked else ""))
        document.changed.connect(lambda *_: self._refresh())
        self._refresh()

    def _refresh(self) -> None:
        self.setChecked(self._document.puzzle.palette == NEW_PALETTE)
