"""Messages that the status bar shows for a while: refusals, and where a file was written."""

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMainWindow, QPushButton

from latticework.gui.app.in_and_out import InAndOut
from latticework.gui.common.message_boxes import shortened
from latticework.gui.common.translation import tr, tr_n

TOLD, TOLD_WITH_BUTTON = 8000, 30_000
"""Milliseconds that a message stays."""


class StatusMessages(QObject):
    """Shows messages of a window until some time has gone by or its document is changed."""

    def __init__(self, window: QMainWindow, in_and_out: InAndOut) -> None:
        super().__init__(window)
        self._bar = bar = window.statusBar()
        panels, files = in_and_out.panels, in_and_out.files
        self._folder, self._exported = Path(), ""
        self.folder_button = QPushButton(tr("Show &folder"))
        self.folder_button.clicked.connect(
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))))
        self.folder_button.hide()
        bar.addPermanentWidget(self.folder_button)
        bar.messageChanged.connect(lambda text: self.folder_button.setVisible(bool(text) and text == self._exported))
        for signal in (panels.parts.refused, in_and_out.clipboard.told, files.counted):
            signal.connect(lambda text: bar.showMessage(text, TOLD))
        files.saved.connect(
            lambda path: bar.showMessage(tr("Saved to {path}", path=shortened(str(path))), TOLD))
        files.listed.connect(self._listed)
        in_and_out.exporter.exported.connect(self._tell_exported)
        panels.document.changed.connect(lambda *_: bar.clearMessage())

    def _listed(self, paths: list[Path]) -> None:
        self._bar.showMessage(tr_n("{n} more file is listed in the library under “Recent”",
                                   "{n} more files are listed in the library under “Recent”", len(paths)), TOLD)

    def _tell_exported(self, paths: list[Path]) -> None:
        self._folder = paths[0].parent
        if len(paths) == 1:
            text = tr("Exported to {path}", path=shortened(str(paths[0])))
        else:
            text = tr_n("Exported {n} file to {folder}", "Exported {n} files to {folder}", len(paths),
                        folder=shortened(str(self._folder)))
        self._exported = text
        self._bar.showMessage(text, TOLD_WITH_BUTTON)
