"""The windows of the program: one for each puzzle that is opened beside others, and for each exact cover problem."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.editor.document import Document
from latticework.gui.editor.file_dialogs import ask_file_to_open
from latticework.gui.editor.opened_files import OpenedCover, read_cover, read_puzzle
from latticework.gui.searches.listed_searches import remember
from latticework.gui.searches.queue import Queue
from latticework.gui.shell.cover_window import CoverWindow
from latticework.gui.shell.desktop_notices import KeepAwake
from latticework.gui.shell.recovery.recovery import Recovery
from latticework.gui.shell.window import MainWindow
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets.dialogs import warn
from latticework.gui.widgets.on_screen import open_beside
from latticework.gui.widgets.translation import error_text

_ASIDE = QPoint(32, 32)
"""How far a new window for a puzzle is from the one before, so that both are seen."""

_PATIENCE = 5000
"""Milliseconds that windows have to save their searches and close; then the program ends anyway."""


class Windows(QObject):
    """Opens windows as files need them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzles: list[MainWindow] = []
        self.covers: list[CoverWindow] = []
        self.queue = Queue(self)
        self.awake = KeepAwake(self)
        self.queue.changed.connect(lambda: self.awake.request(self.queue, self.queue.running is not None))
        self.recovery = Recovery(paths.recovery(), self._document_to_recover, self)
        self.recovery.failed.connect(self._show_failure)
        self._requested: Path | None = None
        for close in (self.queue.close, self.recovery.close, self.awake.close):
            QApplication.instance().aboutToQuit.connect(close)  # type: ignore[union-attr]

    @property
    def main(self) -> MainWindow | None:
        """The window for puzzles that the user looks at, or the latest; None where there is none."""
        active, latest = QApplication.activeWindow(), self.puzzles[-1] if self.puzzles else None
        return next((window for window in self.puzzles if window is active), latest)

    def begin(self, path: Path | None) -> None:
        """Show what is in a file, or without one what was open last."""
        cover, self._requested = None, path
        if path is not None:
            try:
                cover = read_cover(path)
            except LatticeworkError:
                # The window for puzzles reads the file again, and reports what is wrong with it.
                cover = None
        if cover is not None:
            self.open_cover(cover)
        else:
            self._puzzle_window().begin(path)
        self.recovery.offer(self.front())

    def open_another(self) -> None:
        """Open one more window, which shows the library; searches in the others go on."""
        self._puzzle_window().panels.to_library()

    def open_cover(self, opened: OpenedCover) -> None:
        """Show an exact cover problem in a window of its own."""
        if opened.search is not None:
            remember(opened.search.path, paths.searches())
        window = CoverWindow(opened.document, opened.search)
        self.covers.append(window)
        window.open_requested.connect(lambda: self._ask_in(window))
        window.files_dropped.connect(lambda paths: self._open_all(window, paths))
        window.quit_requested.connect(self.quit)
        window.closed.connect(lambda: self._forget_cover(window))
        self._keep_awake_for(window)
        window.show()

    def quit(self) -> None:
        """Close all windows, unless the user cancels the question about a puzzle that is not saved."""
        # Copies of the lists, as a window that closes is removed from them.
        if all(window.close() or window.closing for window in list(self.puzzles)):
            for window in list(self.covers):
                window.close()

    def front(self) -> QWidget | None:
        """Return the window that the user is looking at."""
        return QApplication.activeWindow() or self.main or (self.covers[-1] if self.covers else None)

    def saver(self) -> Callable[[], object] | None:
        """Return a function that asks for a name and saves the puzzle, None where there is no puzzle."""
        return self.main.files.save_as if self.main else None

    def rescue(self) -> bool:
        """Save recovery copies of all puzzles at once; return whether that worked."""
        return self.recovery.save_all()

    def leave_with_copies(self) -> None:
        """Close the program without a question; what is not saved is offered at its next start."""
        QTimer.singleShot(_PATIENCE, self, lambda: QApplication.exit(1) if self.puzzles or self.covers else None)
        # Copies first: let_go makes the documents count as saved, and then there is nothing to be copied.
        self.recovery.save_all(keep=True)
        for window in self.puzzles:
            window.document.let_go()
        self.quit()

    def _show_failure(self, text: str) -> None:
        if self.main is not None:
            self.main.passing.show_text(text)

    def _document_to_recover(self) -> Document:
        """Return a document for a puzzle of an earlier run, in a new window where the current one is in use."""
        main = self.main
        if main is not None and self._requested is None and not main.document.modified:
            return main.document
        return self._puzzle_window().document

    def _puzzle_window(self) -> MainWindow:
        """Return a new window for a puzzle, which is shown."""
        window = MainWindow(self.queue)
        if self.main is not None and not window.isMaximized():
            open_beside(window, self.main, _ASIDE)
        self.puzzles.append(window)
        self.recovery.watch(window.document)
        window.files.cover_opened.connect(self.open_cover)
        window.files.beside_requested.connect(lambda path: self._open_from(window, path, beside=True))
        window.another_requested.connect(self.open_another)
        window.quit_requested.connect(self.quit)
        window.closed.connect(lambda: self._forget_puzzle(window))
        self._keep_awake_for(window)
        for runner in window.in_and_out.design.runners:
            self._keep_awake_for(window, runner)
        window.show()
        return window

    def _keep_awake_for(self, window: MainWindow | CoverWindow, other: Runner | None = None) -> None:
        """Keep the computer awake while this window, or another search of it, searches."""
        runner = other or window.runner
        runner.state_changed.connect(lambda _: self.awake.request(runner, runner.running))
        window.closed.connect(lambda: self.awake.request(runner, needed=False))

    def _ask_in(self, window: CoverWindow) -> None:
        path = ask_file_to_open(window)
        if path is not None:
            self._open_from(window, path)

    def _open_all(self, window: CoverWindow, paths: list[Path]) -> None:
        for number, path in enumerate(paths):
            self._open_from(window, path, beside=number > 0)

    def _open_from(self, window: QWidget, path: Path, beside: bool = False) -> None:
        """Open a file for a window, which shows why it cannot be read; with `beside` in a window of its own."""
        try:
            cover = read_cover(path)
            if cover is None:
                read_puzzle(path)
        except LatticeworkError as error:
            warn(window, "Latticework", error_text(error))
            return
        if cover is not None:
            self.open_cover(cover)
        else:
            # A dialog of the other window is about its puzzle, and may hold what was typed.
            busy = self.main is not None and any(
                dialog.isModal() and dialog.isVisible() for dialog in self.main.findChildren(QDialog))
            main = None if beside or busy else self.main
            main = main or self._puzzle_window()
            main.files.open_path(path)
            main.activateWindow()

    def _forget_cover(self, window: CoverWindow) -> None:
        self.covers.remove(window)
        window.deleteLater()

    def _forget_puzzle(self, window: MainWindow) -> None:
        self.puzzles.remove(window)
        self.recovery.forget(window.document)
        window.deleteLater()
