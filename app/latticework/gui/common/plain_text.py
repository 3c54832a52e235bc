"""Text that comes from files, shown letter for letter where Qt would guess that it is HTML."""

from PySide6.QtGui import Qt

from latticework.visible_text import ISOLATES, one_line


def lines(text: str) -> str:
    """Return a text of the window with nothing unseen in it but the ends of lines, and what holds names together."""
    return "\n".join(one_line(line, ISOLATES) for line in text.split("\n"))


def literal(text: str) -> str:
    """Return what makes a tool tip or a message box show just this text, its markup included."""
    text = lines(text)
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if Qt.mightBeRichText(text) else text
