"""The message of the status bar that tells where files were exported to, with a button to look there."""

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMainWindow, QPushButton

from latticework.gui.common.dialogs import shortened
from latticework.gui.common.translation import tr, tr_n

TOLD = 30_000
"""Milliseconds that the message stays."""


class ExportMessage(QObject):
    """Tells of exported files in the status bar of a window; the button is there as long as the message."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._bar = bar = window.statusBar()
        self._folder, self._told = Path(), ""
        self.button = QPushButton(tr("Show &folder"))
        self.button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))))
        self.button.hide()
        bar.addPermanentWidget(self.button)
        bar.messageChanged.connect(lambda text: self.button.setVisible(bool(text) and text == self._told))

    def tell(self, paths: list[Path]) -> None:
        """Tell that files were written."""
        self._folder = paths[0].parent
        if len(paths) == 1:
            text = tr("Exported to {path}", path=shortened(str(paths[0])))
        else:
            text = tr_n("Exported {n} file to {folder}", "Exported {n} files to {folder}", len(paths),
                        folder=shortened(str(self._folder)))
        self._told = text
        self._bar.showMessage(text, TOLD)
