"""What the messages that pass say: what was refused, and where files were written."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMainWindow, QPushButton

from latticework.gui.background import Task, TaskQueue
from latticework.gui.editor.document import Document
from latticework.gui.editor.opened_files import FileState, state_of, state_text
from latticework.gui.shell.in_and_out import InAndOut
from latticework.gui.shell.passing_message import PassingMessage
from latticework.gui.widgets.dialogs import shortened
from latticework.gui.widgets.translation import tr, tr_n
from latticework.visible_text import one_line

_EXPORT_TIME, MESSAGE_TIME = 30_000, 8000
"""Milliseconds that the message about an export, and any other message, stays."""


class ExportMessage(QObject):
    """Shows where files were exported to, with a button that goes with the message."""

    def __init__(self, passing: PassingMessage) -> None:
        super().__init__(passing)
        self._passing = passing
        self._folder, self._text = Path(), ""
        self.button = QPushButton(tr("Show &folder"))
        self.button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder))))
        self.button.hide()
        passing.add_button(self.button)
        passing.changed.connect(lambda text: self.button.setVisible(bool(text) and text == self._text))

    def show_paths(self, paths: list[Path]) -> None:
        """Show that these files were written."""
        self._folder = paths[0].parent
        if len(paths) == 1:
            text = tr("Exported to {path}", path=shortened(str(paths[0])))
        else:
            text = tr_n("Exported {n} file to {folder}", "Exported {n} files to {folder}", len(paths),
                        folder=shortened(str(self._folder)))
        self._text = text
        self._passing.show_text(text, _EXPORT_TIME)


class _OwnFileNotice(QObject):
    """Checks the file of a document whenever its window becomes active, and reports once what others did to it."""

    reported = Signal(str)

    def __init__(self, window: QMainWindow, document: Document) -> None:
        super().__init__(window)
        self._document = document
        # In a thread, as reading from a network drive may take seconds.
        self._looking = TaskQueue("file of the puzzle", self._on_looked)
        self._file, self._last = (Path(), ""), (Path(), "", FileState.SAME)
        """The file that is checked with the fingerprint that the document has of it, and what was found last."""
        self.text = ""
        """What was reported last."""
        window.installEventFilter(self)

    @property
    def looking(self) -> bool:
        """Whether the file is being checked now."""
        return self._looking.busy

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Check the file when the user comes back to the window."""
        if event.type() == QEvent.Type.WindowActivate:
            self._look()
        return super().eventFilter(watched, event)

    def take_as_told(self, state: FileState) -> None:
        """Report a state no more, as something else tells of it."""
        document = self._document
        if document.path is not None:
            self._last = document.path, document.stamp, state

    def _look(self) -> None:
        document = self._document
        if document.path is not None and document.stamp:
            self._file = document.path, document.stamp
            self._looking.restart(partial(state_of, document.path, document.stamp))

    def _on_looked(self, task: Task[FileState]) -> None:
        document = self._document
        # The document may have been saved, or another one opened, while the thread was reading.
        if task.error is not None or self._file != (document.path, document.stamp):
            return
        state = task.result()
        if state is FileState.GONE:
            # Look again: a program that saves a file may remove it for a moment.
            state = document.look_at_file()
        found = *self._file, state
        if found != self._last and state in {FileState.CHANGED, FileState.GONE}:
            self.text = state_text(state, one_line(self._file[0].name))
            self.reported.emit(self.text)
        self._last = found


class StatusMessages(QObject):
    """Shows messages of a window until some time has passed or its document is changed."""

    def __init__(self, window: QMainWindow, passing: PassingMessage, in_and_out: InAndOut) -> None:
        super().__init__(window)
        self._passing = passing
        panels, files = in_and_out.panels, in_and_out.files
        exported = ExportMessage(passing)
        self.folder_button = exported.button
        self.own_file = _OwnFileNotice(window, panels.document)
        for signal in (panels.parts.refused, in_and_out.clipboard.reported, files.counted, self.own_file.reported,
                       in_and_out.taken_cells.reported, panels.search.commands.unable,
                       panels.searches.commands.reported):
            signal.connect(lambda text: passing.show_text(text, MESSAGE_TIME))
        files.state_told.connect(self._on_state_told)
        files.saved.connect(
            lambda path: passing.show_text(tr("Saved to {path}", path=shortened(str(path))), MESSAGE_TIME))
        files.listed.connect(self._listed)
        in_and_out.exporter.exported.connect(exported.show_paths)
        panels.document.changed.connect(lambda *_: passing.clear())

    def _on_state_told(self, state: FileState) -> None:
        """Leave it to the box that is about to open."""
        self.own_file.take_as_told(state)
        if self._passing.text == self.own_file.text:
            self._passing.clear()

    def _listed(self, paths: list[Path]) -> None:
        self._passing.show_text(tr_n("{n} more file is listed in the library under “Your own”",
                                   "{n} more files are listed in the library under “Your own”", len(paths)),
                              MESSAGE_TIME)
