"""Text as it is shown: without markup, or as a message."""

import re

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFontMetrics, QPalette, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy

from latticework.gui.widgets import theme
from latticework.visible_text import ISOLATES, one_line

_LONG = re.compile(r"(?<=[/\\])|(?<=[^\s\u3000-\u9fff]{24})(?=\S)")
"""Where a long word, a path for example, may be broken; Qt breaks Chinese and Japanese where their rules allow it."""
_BREAK = "\u200b"
_SHORTEST = 4
"""Letters that the second line of a text has, where the first can spare a word."""


def lines(text: str) -> str:
    """Return a text without invisible characters, except ends of lines and what isolates names in it."""
    return "\n".join(one_line(line, ISOLATES) for line in text.split("\n"))


def literal(text: str) -> str:
    """Return what makes a tool tip or a message box show just this text, its markup included."""
    text = lines(text)
    # These widgets take for HTML whatever looks like it: escaped, the name of a part is shown and not interpreted.
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if Qt.mightBeRichText(text) else text


def in_two_lines(text: str, metrics: QFontMetrics, width: int, cut: Qt.TextElideMode) -> list[str]:
    """Return a text in one line, or where it is too long in two, of which each may still be cut."""
    if metrics.horizontalAdvance(text) <= width:
        return [text]
    first, *words = text.split()
    while words and metrics.horizontalAdvance(f"{first} {words[0]}") <= width:
        first = f"{first} {words.pop(0)}"
    # A number alone is no line.
    if 0 < len("".join(words)) < _SHORTEST and " " in first:
        first, last = first.rsplit(" ", 1)
        words.insert(0, last)
    return [metrics.elidedText(line, cut, width) for line in (first, " ".join(words)) if line]


class Message(QLabel):
    """A text that never makes the panel wider than its dock.

    There is one at a time: what a run of the search reports, `notice`, is taken back by it, too.
    """

    def __init__(self) -> None:
        super().__init__(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._notice = ""
        self.hide()
        self._color()

    def tell(self, text: str) -> None:
        """Show a text; "" shows none."""
        self._notice = ""
        # A label without text still has the height of a line.
        self.setHidden(not text)
        self.setText(_LONG.sub(_BREAK, text))

    def notice(self, text: str) -> None:
        """Show a message of the running search until the next one."""
        if text != self._notice:
            self.tell(text)
            self._notice = text

    def take_focus(self) -> None:
        """Take the focus, and so have the text read."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._color()

    def _color(self) -> None:
        shade, palette = QColor(theme.current().warning), QPalette(self.palette())
        # To set a palette sends the event that leads here.
        if palette.color(QPalette.ColorRole.WindowText) != shade:
            palette.setColor(QPalette.ColorRole.WindowText, shade)
            self.setPalette(palette)
