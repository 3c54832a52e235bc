"""The card of a tour: one step in a sentence, with buttons to go back, to go on and to end the tour."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from latticework.gui.common import theme
from latticework.gui.common.shown_text import announce
from latticework.gui.common.translation import tr, translated
from latticework.gui.tours.tour import Tour

LINES, LINE = 2, 3
"""The lines of text for which there is always room, so that nothing moves, and pixels of the line above the card."""


class TourCard(QFrame):
    """Lies below the workspaces, so that it covers nothing; hidden while there is no tour."""

    def __init__(self) -> None:
        super().__init__()
        self.head, self.words = QLabel(), QLabel(wordWrap=True)
        self.back, self.skip = QPushButton(tr("&Back")), QPushButton()
        self.end = QPushButton()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.ToolTipBase)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        for label in (self.head, self.words):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.head.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        font = self.words.font()
        font.setPointSizeF(font.pointSizeF() * 1.15)
        self.words.setFont(font)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.words.setMinimumHeight(LINES * self.words.fontMetrics().lineSpacing())
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(self.head)
        texts.addWidget(self.words)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 8 + LINE, 16, 8)
        whole.setSpacing(8)
        whole.addLayout(texts, 1)
        for button in (self.back, self.skip, self.end):
            whole.addWidget(button)

    def show_step(self, tour: Tour, number: int, done: bool) -> None:
        """Show a step; done: whether there is nothing left to do in it."""
        self.skip.setText(tr("G&o on") if done else tr("S&kip"))
        self.end.setText(tr("E&nd the tour"))
        self._show(tour, number, tour.steps[number].text)

    def show_end(self, tour: Tour) -> None:
        """Show the words at the end."""
        self.end.setText(tr("&Close the tour"))
        self._show(tour, len(tour.steps), tour.end)

    def show_broken_off(self, tour: Tour, why: str) -> None:
        """Say why the tour cannot go on."""
        self.end.setText(tr("&Close the tour"))
        self._show(tour, len(tour.steps), why)
        self.back.setEnabled(False)

    def _show(self, tour: Tour, number: int, text: str) -> None:
        last = number == len(tour.steps)
        title = translated(tour.title).replace("&", "")
        self.head.setText(title if last else tr("{title}: step {number} of {all}", title=title, number=number + 1,
                                                all=len(tour.steps)))
        self.words.setText(translated(text))
        self.back.setEnabled(number > 0)
        if last and self.skip.hasFocus():
            self.end.setFocus(Qt.FocusReason.OtherFocusReason)
        self.skip.setHidden(last)
        self.setAccessibleName(self.head.text())
        announce(self, self.words.text())
        self.show()

    def changeEvent(self, event: QEvent) -> None:
        """Draw the line above in the colour of the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line above, in the colour of what is lit."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.fillRect(0, 0, self.width(), LINE, QColor(theme.current().cursor))
