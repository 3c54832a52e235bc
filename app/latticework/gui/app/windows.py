"""The windows of the program: one for puzzles, and one for each exact cover problem."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from latticework.errors import LatticeworkError
from latticework.gui.app.cover_window import CoverWindow
from latticework.gui.app.window import MainWindow
from latticework.gui.common.message_boxes import warn
from latticework.gui.common.translation import error_text
from latticework.gui.document.file_dialogs import ask_file_to_open
from latticework.gui.document.opened_files import OpenedCover, read_cover, read_puzzle


class Windows(QObject):
    """Opens windows as files need them; the window for puzzles is `main`, None until there is something for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.main: MainWindow | None = None
        self.covers: list[CoverWindow] = []

    def begin(self, path: Path | None) -> None:
        """Show what is in a file, or what was open last."""
        cover = None
        if path is not None:
            try:
                cover = read_cover(path)
            except LatticeworkError:
                cover = None  # the window for puzzles reads the file again and says what is wrong with it
        if cover is not None:
            self.open_cover(cover)
        else:
            self._main_window().begin(path)

    def open_cover(self, opened: OpenedCover) -> None:
        """Show an exact cover problem in a window of its own."""
        window = CoverWindow(opened.document, opened.search)
        self.covers.append(window)
        window.open_requested.connect(lambda: self._ask_in(window))
        window.files_dropped.connect(lambda paths: self._open_all(window, paths))
        window.quit_requested.connect(self.quit)
        window.closed.connect(lambda: self._forget_cover(window))
        window.show()

    def quit(self) -> None:
        """Close all windows, unless the user wants to go on with the puzzle."""
        if self.main is None or self.main.close() or self.main.closing:
            for window in list(self.covers):
                window.close()

    def front(self) -> QWidget | None:
        """Return the window that the user is looking at."""
        return QApplication.activeWindow() or self.main or (self.covers[-1] if self.covers else None)

    def saver(self) -> Callable[[], object] | None:
        """Return what asks for a name and saves the puzzle, None where there is no puzzle."""
        return self.main.files.save_as if self.main else None

    def _main_window(self) -> MainWindow:
        if self.main is None:
            self.main = window = MainWindow()
            window.files.cover_opened.connect(self.open_cover)
            window.quit_requested.connect(self.quit)
            window.closed.connect(self._forget_main)
            window.show()
        return self.main

    def _ask_in(self, window: CoverWindow) -> None:
        path = ask_file_to_open(window)
        if path is not None:
            self._open_from(window, path)

    def _open_all(self, window: CoverWindow, paths: list[Path]) -> None:
        for path in paths:
            self._open_from(window, path)

    def _open_from(self, window: CoverWindow, path: Path) -> None:
        """Open a file from the window of an exact cover problem, which says so where it cannot be read."""
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
            main = self._main_window()
            main.files.open_path(path)
            main.activateWindow()

    def _forget_cover(self, window: CoverWindow) -> None:
        self.covers.remove(window)
        window.deleteLater()

    def _forget_main(self) -> None:
        if self.main is not None:
            self.main.deleteLater()
        self.main = None
