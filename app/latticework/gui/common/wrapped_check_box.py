"""A check box whose text has several lines where the place is narrow."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QWidget


class WrappedCheckBox(QWidget):
    """A check box, `box`, and beside it its text; a click there is one on the box."""

    def __init__(self, text: str, tip: str) -> None:
        super().__init__()
        self.box, self._label = QCheckBox(), QLabel(text, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.box.setAccessibleName(text)
        self.setToolTip(tip)
        self._label.installEventFilter(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._label, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a click on the text be one on the box."""
        if event.type() == QEvent.Type.MouseButtonPress and self.box.isEnabled():
            self.box.click()
            return True
        return super().eventFilter(watched, event)
