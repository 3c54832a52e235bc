"""The windows of the program: one for each puzzle that is opened beside others, and for each exact cover problem."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.app.cover_window import CoverWindow
from latticework.gui.app.keep_awake import KeepAwake
from latticework.gui.app.window import MainWindow
from latticework.gui.common.dialogs import warn
from latticework.gui.common.translation import error_text
from latticework.gui.document.file_dialogs import ask_file_to_open
from latticework.gui.document.opened_files import OpenedCover, read_cover, read_puzzle
from latticework.gui.recovery.recovery import Recovery
from latticework.gui.searches.listed_searches import remember
from latticework.gui.searches.queue import Queue

ASIDE = QPoint(32, 32)
"""How far a window for a puzzle lies from the one before, so that both are seen."""

PATIENCE = 5000
"""Milliseconds in which windows that ask nothing can close and save their searches; then the program ends anyway."""


class Windows(QObject):
    """Opens windows as files need them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzles: list[MainWindow] = []
        self.covers: list[CoverWindow] = []
        self.queue = Queue(self)
        self.awake = KeepAwake(self)
        self.queue.changed.connect(lambda: self.awake.want(self.queue, self.queue.running is not None))
        self.recovery = Recovery(paths.recovery(), self._window_to_recover, self)
        self.recovery.failed.connect(self._tell)
        self._asked_for: Path | None = None
        for close in (self.queue.close, self.recovery.close, self.awake.close):
            QApplication.instance().aboutToQuit.connect(close)  # type: ignore[union-attr]

    @property
    def main(self) -> MainWindow | None:
        """The window for puzzles that the user looks at, or the latest; None where there is none."""
        active, latest = QApplication.activeWindow(), self.puzzles[-1] if self.puzzles else None
        return next((window for window in self.puzzles if window is active), latest)

    def begin(self, path: Path | None) -> None:
        """Show what is in a file, or what was open last."""
        cover, self._asked_for = None, path
        if path is not None:
            try:
                cover = read_cover(path)
            except LatticeworkError:
                cover = None  # the window for puzzles reads the file again and says what is wrong with it
        if cover is not None:
            self.open_cover(cover)
        else:
            self._puzzle_window().begin(path)
        self.recovery.offer(self.front())

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
        self._keep_awake(window)
        window.show()

    def quit(self) -> None:
        """Close all windows, unless the user wants to go on with a puzzle."""
        if all(window.close() or window.closing for window in list(self.puzzles)):
            for window in list(self.covers):
                window.close()

    def front(self) -> QWidget | None:
        """Return the window that the user is looking at."""
        return QApplication.activeWindow() or self.main or (self.covers[-1] if self.covers else None)

    def saver(self) -> Callable[[], object] | None:
        """Return what asks for a name and saves the puzzle, None where there is no puzzle."""
        return self.main.files.save_as if self.main else None

    def rescue(self) -> bool:
        """Save recovery copies of all puzzles at once; return whether that worked."""
        return self.recovery.save_all()

    def leave_with_copies(self) -> None:
        """Close the program without a question; what is not saved is offered at its next start."""
        QTimer.singleShot(PATIENCE, self, lambda: QApplication.exit(1) if self.puzzles or self.covers else None)
        self.recovery.save_all(keep=True)
        for window in self.puzzles:
            window.document.let_go()
        self.quit()

    def _tell(self, text: str) -> None:
        if self.main is not None:
            self.main.statusBar().showMessage(text)

    def _window_to_recover(self) -> MainWindow:
        """Return a window for a puzzle of an earlier run: a new one, unless that at hand shows nothing asked for."""
        main = self.main
        if main is not None and self._asked_for is None and not main.document.modified:
            return main
        return self._puzzle_window()

    def _puzzle_window(self) -> MainWindow:
        """Return a new window for a puzzle, which is shown."""
        window = MainWindow(self.queue)
        if self.main is not None:
            window.move(self.main.pos() + ASIDE)
        self.puzzles.append(window)
        self.recovery.watch(window.document)
        window.files.cover_opened.connect(self.open_cover)
        window.files.beside_wanted.connect(lambda path: self._open_from(window, path, beside=True))
        window.quit_requested.connect(self.quit)
        window.closed.connect(lambda: self._forget_puzzle(window))
        self._keep_awake(window)
        window.show()
        return window

    def _keep_awake(self, window: MainWindow | CoverWindow) -> None:
        """Keep the computer awake while this window searches."""
        window.runner.state_changed.connect(lambda _: self.awake.want(window, window.runner.running))
        window.closed.connect(lambda: self.awake.want(window, wanted=False))

    def _ask_in(self, window: CoverWindow) -> None:
        path = ask_file_to_open(window)
        if path is not None:
            self._open_from(window, path)

    def _open_all(self, window: CoverWindow, paths: list[Path]) -> None:
        for number, path in enumerate(paths):
            self._open_from(window, path, beside=number > 0)

    def _open_from(self, window: QWidget, path: Path, beside: bool = False) -> None:
        """Open a file as a window asks, which says so where it cannot be read; with `beside` no other is left."""
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
            main = None if beside else self.main
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
