"""Messages that the status bar shows for a while: refusals, and where files were written."""

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMainWindow, QPushButton

from latticework.gui.app.in_and_out import InAndOut
from latticework.gui.common.dialogs import shortened
from latticework.gui.common.translation import tr, tr_n

TOLD_OF_EXPORTS = 30_000
"""Milliseconds that the message stays."""

TOLD = 8000
"""Milliseconds that a message stays."""


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
        self._bar.showMessage(text, TOLD_OF_EXPORTS)


class StatusMessages(QObject):
    """Shows messages of a window until some time has gone by or its document is changed."""

    def __init__(self, window: QMainWindow, in_and_out: InAndOut) -> None:
        super().__init__(window)
        self._bar = bar = window.statusBar()
        panels, files = in_and_out.panels, in_and_out.files
        exported = ExportMessage(window)
        self.folder_button = exported.button
        for signal in (panels.parts.refused, in_and_out.clipboard.told, files.counted,
                       in_and_out.taken_cells.told, panels.search.commands.unable, panels.searches.commands.told):
            signal.connect(lambda text: bar.showMessage(text, TOLD))
        files.saved.connect(
            lambda path: bar.showMessage(tr("Saved to {path}", path=shortened(str(path))), TOLD))
        files.listed.connect(self._listed)
        in_and_out.exporter.exported.connect(exported.tell)
        panels.document.changed.connect(lambda *_: bar.clearMessage())

    def _listed(self, paths: list[Path]) -> None:
        self._bar.showMessage(tr_n("{n} more file is listed in the library under “Opened last”",
                                   "{n} more files are listed in the library under “Opened last”", len(paths)), TOLD)
