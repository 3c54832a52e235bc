"""The part of the Export dialog that shows the preview."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QStackedWidget, QVBoxLayout, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.common.message_label import Message
from latticework.gui.common.translation import error_text, reworded, tr
from latticework.gui.export.preview import SIDE, Preview

CHEQUER, CHEQUERS = 8, ("#ffffff", "#d4d8de")
"""The side, in pixels, and the colours of the squares that are seen through a transparent ground."""

REPORT = 130
"""Pixels of height of what is told of parts."""


class PreviewPane(QWidget):
    """Shows a picture, the first lines of a text, or why there is nothing to see; below it what will be lost."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setMinimumSize(QSize(SIDE, SIDE))
        self.picture.setAccessibleName(tr("Preview"))
        self.text = QPlainTextEdit(readOnly=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("Beginning of the file"))
        self.stack = QStackedWidget()
        self.stack.addWidget(self.picture)
        self.stack.addWidget(self.text)
        self.report = QPlainTextEdit(readOnly=True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("What is made"))
        self.report.setMaximumHeight(REPORT)
        self.message = Message()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack, 1)
        layout.addWidget(self.report)
        layout.addWidget(self.message)

    def show_preview(self, made: Preview | LatticeworkError) -> None:
        """Show a preview, or the reason why there is none."""
        if isinstance(made, LatticeworkError):
            self.clear(error_text(made))
            return
        self.message.tell("\n".join(map(reworded, made.remarks)))
        self.text.setPlainText(made.text)
        self._tell(made.report)
        self.picture.setPixmap(_on_chequers(made.picture) if made.picture else QPixmap())
        self.stack.setCurrentWidget(self.text if made.picture is None else self.picture)

    def wait(self) -> None:
        """Say that a preview is being made."""
        self.clear()
        self.picture.setText(tr("Making the preview…"))

    def clear(self, reason: str = "") -> None:
        """Show nothing but a reason."""
        self.picture.clear()
        self._tell(())
        self.stack.setCurrentWidget(self.picture)
        self.message.tell(reason)
    def _tell(self, report: tuple[str, ...]) -> None:
        self.report.setPlainText("\n".join(map(reworded, (*report[-1:], *report[:-1]))))  # all together first
        self.report.setVisible(bool(report))


def _on_chequers(picture: QImage) -> QPixmap:
    """Return a picture before squares, which show where it is transparent."""
    ground = QPixmap(picture.size())
    painter = QPainter(ground)
    for y in range(0, picture.height(), CHEQUER):
        for x in range(0, picture.width(), CHEQUER):
            painter.fillRect(x, y, CHEQUER, CHEQUER, QColor(CHEQUERS[(x + y) // CHEQUER % 2]))
    painter.drawImage(0, 0, picture)
    painter.end()
    return ground
