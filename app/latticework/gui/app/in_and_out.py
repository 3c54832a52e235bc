"""All ways in which puzzles, solutions and pictures come into the main window and leave it."""

from PySide6.QtWidgets import QWidget

from latticework.gui.app.clipboard import Clipboard
from latticework.gui.app.panels import Panels
from latticework.gui.document.file_dialogs import DocumentFiles
from latticework.gui.export.dialog import ExportDialog
from latticework.gui.export.exporter import Exporter


class InAndOut:
    """The files of the document, what is exported, and the clipboard."""

    def __init__(self, panels: Panels, window: QWidget) -> None:
        self.panels = panels
        self.files = DocumentFiles(window, panels.document)
        self.exporter = Exporter(window)
        self.clipboard = Clipboard(panels, self.files, window)

    def export(self) -> ExportDialog:
        """Open the Export dialog for what is seen now."""
        return self.exporter.open(self.panels.exportable)
