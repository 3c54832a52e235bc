"""Copying what is seen, as a picture or as text, and opening a puzzle that was copied elsewhere."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.files.formats import is_puzzle
from latticework.files.puzzle_code import code_of
from latticework.gui.app.dropped_files import files_in
from latticework.gui.app.panels import Panels
from latticework.gui.common.dialogs import waited_for
from latticework.gui.common.translation import error_text, tr, tr_n
from latticework.gui.document.file_dialogs import DocumentFiles
from latticework.gui.export.copied_picture import picture_of
from latticework.solution import as_text


class Clipboard(QObject):
    """What the Edit menu copies and pastes."""

    told = Signal(str)  # what was copied

    def __init__(self, panels: Panels, files: DocumentFiles, window: QWidget) -> None:
        super().__init__(window)
        self._panels, self._files, self._window = panels, files, window

    def copy_picture(self) -> None:
        """Copy the view as it is, or while drawing the puzzle, as a picture on white."""
        self._copy_picture(transparent=False)

    def copy_transparent_picture(self) -> None:
        """Copy it with a transparent ground."""
        self._copy_picture(transparent=True)

    def _copy_picture(self, transparent: bool) -> None:
        try:
            made = waited_for(self._window, tr("Drawing the picture"),
                              partial(picture_of, self._panels.exportable, transparent))
        except LatticeworkError as error:
            self._files.tell(error_text(error))
        except CancelledError:
            pass
        else:
            QApplication.clipboard().setImage(made.image)
            self.told.emit(tr("The picture was copied"))

    def copy_text(self) -> None:
        """Copy the solution as letters, or while drawing the code of the puzzle."""
        seen = self._panels.exportable
        if seen.drawing or seen.solution is None:
            self.copy_code()
        else:
            self._copy(as_text(seen.puzzle, seen.solution), tr("The solution was copied as text"))

    def copy_code(self) -> None:
        """Copy the puzzle as one line of text, which can be pasted into another window or a message."""
        try:
            self._copy(code_of(self._panels.document.puzzle), tr("The puzzle code was copied"))
        except LatticeworkError as error:
            self._files.tell(error_text(error))

    def paste(self) -> None:
        """Open the puzzle, or the files, that were copied, or add the parts."""
        data = QApplication.clipboard().mimeData()
        paths = files_in(data)
        if paths:
            self._files.open_paths(paths)
        elif is_puzzle(data.text()) or not data.text().strip():
            self._files.paste(data.text())
        else:
            self._paste_parts()

    def _paste_parts(self) -> None:
        """Add the parts of a text, say a picture or coordinates."""
        before = len(self._panels.document.puzzle.parts)
        try:
            self._panels.parts.paste()
        except LatticeworkError as error:
            self._files.tell(tr("What was copied is no puzzle of a known program, and no part: {reason}",
                                reason=error_text(error)))
        else:
            added = len(self._panels.document.puzzle.parts) - before
            self.told.emit(tr_n("{n} part was added", "{n} parts were added", added))

    def _copy(self, text: str, told: str) -> None:
        QApplication.clipboard().setText(text)
        self.told.emit(told)
