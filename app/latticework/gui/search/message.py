"""What is in the way of a search, or went wrong in it, below its figures."""

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from latticework.gui import theme

_LONG = re.compile(r"(?<=[/\\])|(?<=\S{24})(?=\S)")
"""Where a long word, a path for example, may be broken."""
_BREAK = "\u200b"


class Message(QLabel):
    """A text in the colour of warnings that never makes the panel wider than its dock.

    There is one at a time: what a run of the search reports, `notice`, is taken back by it, too.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._notice = ""

    def tell(self, text: str) -> None:
        """Show a text; "" shows none."""
        self._notice = ""
        self.setText(_LONG.sub(_BREAK, text))
        self.setStyleSheet(f"color: {theme.current().warning}" if text else "")

    def notice(self, text: str) -> None:
        """Show what a run reports, which stays until it reports something else."""
        if text != self._notice:
            self.tell(text)
            self._notice = text
