"""The window that lists what of a file could not be taken over or written; it stays until it is closed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from latticework.gui.common.button_box import ButtonBox
from latticework.gui.common.plain_text import lines
from latticework.gui.common.translation import reworded, tr


class RemarksDialog(QDialog):
    """Shows remarks, one a line, which can be copied; the window behind it can be used meanwhile."""

    def __init__(self, title: str, remarks: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Not everything was kept"))
        self.title = QLabel(lines(title), textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self.remarks = QPlainTextEdit("\n".join(f"• {reworded(remark)}" for remark in remarks), readOnly=True)
        self.remarks.setTabChangesFocus(True)
        self.remarks.setAccessibleName(tr("What was not kept"))
        self.title.setBuddy(self.remarks)
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = self.buttons.addButton(tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy_button.clicked.connect(self._copy)
        self.buttons.rejected.connect(self.close)
        layout = QVBoxLayout(self)
        for widget in (self.title, self.remarks, self.buttons):
            layout.addWidget(widget)
        self.resize(520, 300)

    def _copy(self) -> None:
        QApplication.clipboard().setText(f"{self.title.text()}\n{self.remarks.toPlainText()}")


def show_remarks(title: str, remarks: Sequence[str], parent: QWidget) -> None:
    """Show remarks under a title, if there are any."""
    if remarks:
        RemarksDialog(title, remarks, parent).show()
