"""Messages that the status bar shows for a while: refusals, and where a file was written."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from latticework.gui.app.export_message import ExportMessage
from latticework.gui.app.in_and_out import InAndOut
from latticework.gui.common.dialogs import shortened
from latticework.gui.common.translation import tr, tr_n

TOLD = 8000
"""Milliseconds that a message stays."""


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
