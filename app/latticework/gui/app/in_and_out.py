"""All ways in which puzzles, solutions and pictures come into the main window and leave it."""

from PySide6.QtWidgets import QWidget

from latticework.errors import LatticeworkError
from latticework.gui.app.clipboard import Clipboard
from latticework.gui.app.panels import Panels
from latticework.gui.app.taken_cells import TakenCells
from latticework.gui.common.translation import error_text, tr
from latticework.gui.document.file_dialogs import DocumentFiles
from latticework.gui.export.dialog import ExportDialog
from latticework.gui.export.exporter import Exporter
from latticework.gui.searches.search_copy import save_copy
from latticework.gui.searches.targets_dialog import TargetsDialog


class InAndOut:
    """The files of the document, what is exported, and the clipboard."""

    def __init__(self, panels: Panels, window: QWidget) -> None:
        self.panels, self._window = panels, window
        self.files = DocumentFiles(window, panels.document)
        self.exporter = Exporter(window)
        self.clipboard = Clipboard(panels, self.files, window)
        self.taken_cells = TakenCells(panels, window)

    def count_targets(self) -> None:
        """Count the solutions for all targets of the puzzle, in a dialog that stays open beside the window."""
        try:
            crew = self.panels.search.crew.crew()
        except LatticeworkError as error:
            self.files.tell(error_text(error))
        else:
            TargetsDialog(self.panels.document.puzzle, crew, self._window).show()

    def copy_search(self) -> None:
        """Save a copy of the search of the puzzle under another name, also while it goes on."""
        path = self.panels.search.runner.path
        if path is None or not path.exists():
            self.files.tell(tr("There is no search of this puzzle yet to be copied; press Solve first."))
            return
        try:
            save_copy(self._window, path, self.panels.document.puzzle.name)
        except LatticeworkError as error:
            self.files.tell(error_text(error))

    def export(self) -> ExportDialog:
        """Open the Export dialog for what is seen now."""
        return self.exporter.open(self.panels.exportable)
