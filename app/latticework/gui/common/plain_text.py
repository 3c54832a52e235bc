"""Text that comes from files, shown letter for letter where Qt would guess that it is HTML."""

from PySide6.QtGui import Qt

from latticework.visible_text import one_line


def literal(text: str) -> str:
    """Return what makes a tool tip or a message box show just this text, its markup included."""
    text = "\n".join(map(one_line, text.split("\n")))
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if Qt.mightBeRichText(text) else text
