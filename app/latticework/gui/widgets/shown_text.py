"""Text as it is shown: without markup, as a message with links, or read aloud."""

import re
from collections.abc import Collection
from html import escape

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QFocusEvent, QKeyEvent, QPalette, Qt
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy, QWidget
from shiboken6 import isValid

from latticework.gui.widgets import theme
from latticework.gui.widgets.translation import tr
from latticework.visible_text import ISOLATES, one_line

_LONG = re.compile(r"(?<=[/\\])|(?<=\S{24})(?=\S)")
"""Where a long word, a path for example, may be broken."""
_BREAK = "\u200b"


def lines(text: str) -> str:
    """Return a text without invisible characters, except ends of lines and what isolates names in it."""
    return "\n".join(one_line(line, ISOLATES) for line in text.split("\n"))


def literal(text: str) -> str:
    """Return what makes a tool tip or a message box show just this text, its markup included."""
    text = lines(text)
    # These widgets take for HTML whatever looks like it: escaped, the name of a part is shown and not interpreted.
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal) if Qt.mightBeRichText(text) else text


class Message(QLabel):
    """A text that never makes the panel wider than its dock.

    There is one at a time: what a run of the search reports, `notice`, is taken back by it, too. `linkActivated`
    carries the number of a line that was clicked, or chosen by Tab and Enter.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, wordWrap=True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._notice = ""
        self._before: QWidget | None = None
        """The widget that had the focus before this."""
        self.hide()
        self._color()

    def tell(self, text: str, links: Collection[int] = ()) -> None:
        """Show a text; "" shows none. The lines with the numbers in `links` can be clicked."""
        self._notice = ""
        # A label without text still has the height of a line.
        self.setHidden(not text)
        text = _LONG.sub(_BREAK, text)
        flags = Qt.TextInteractionFlag
        self.setTextFormat(Qt.TextFormat.RichText if links else Qt.TextFormat.PlainText)
        self.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard if links
                                     else flags.NoTextInteraction)
        self.setText("<br>".join(
            f'<a href="{number}">{escape(line)}</a>' if number in links else escape(line)
            for number, line in enumerate(text.split("\n"))) if links else text)
        self.setToolTip(tr("Click, or choose with Tab and Enter, to see what is meant") if links else "")

    def notice(self, text: str) -> None:
        """Show a message of the running search until the next one."""
        if text != self._notice:
            self.tell(text)
            self._notice = text

    def take_focus(self) -> None:
        """Take the focus, at the first line that can be chosen, and have the text read; Escape gives it back."""
        links, before = self.textFormat() == Qt.TextFormat.RichText, QApplication.focusWidget()
        self._before = self._before if before is self else before
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus(Qt.FocusReason.TabFocusReason if links else Qt.FocusReason.OtherFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go to the first line that can be clicked, or with Shift+Tab to the last."""
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self.focusNextPrevChild(event.reason() == Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the focus back with Escape."""
        before = self._before
        if event.key() == Qt.Key.Key_Escape and before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

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


def announce(widget: QWidget, text: str) -> None:
    """Make a text the description of a widget, and have it read aloud if a screen reader runs."""
    if text != widget.accessibleDescription():
        widget.setAccessibleDescription(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
