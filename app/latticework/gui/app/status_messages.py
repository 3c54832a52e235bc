"""Messages that the status bar shows for a while: refusals, and where a file was written."""

from PySide6.QtWidgets import QStatusBar

from latticework.gui.common.message_boxes import shortened
from latticework.gui.common.translation import tr
from latticework.gui.document.document import Document
from latticework.gui.document.file_dialogs import DocumentFiles
from latticework.gui.parts import PartsPanel

TOLD = 8000
"""Milliseconds that a message stays."""


def tell_in(bar: QStatusBar, document: Document, files: DocumentFiles, parts: PartsPanel) -> None:
    """Show messages in a status bar until some time has gone by or the document is changed."""
    parts.refused.connect(lambda reason: bar.showMessage(reason, TOLD))
    files.saved.connect(lambda path: bar.showMessage(tr("Saved to {path}", path=shortened(str(path))), TOLD))
    files.exported.connect(lambda path: bar.showMessage(tr("Exported to {path}", path=shortened(str(path))), TOLD))
    document.changed.connect(lambda *_: bar.clearMessage())
