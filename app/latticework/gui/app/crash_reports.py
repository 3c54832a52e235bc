"""Reports of errors in any thread: one message box, with a button to save the puzzle."""

import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from latticework.gui.common.translation import tr, translatable, translated

if TYPE_CHECKING:
    from sys import UnraisableHookArgs
    from threading import ExceptHookArgs

TEXT = translatable(
    "Something went wrong inside the program. Your puzzle is still here: save it now, then start the program again.")
LONGEST = 20_000
"""Characters of faults that are shown."""
NO_FAULTS = (KeyboardInterrupt, SystemExit)


class CrashReporter(QObject):
    """Shows unexpected errors to the user with an offer to save; `save` asks where.

    A fault may come up in any thread; its window is opened in the main thread. One that comes again at the same
    place, say at each painting, is not told again, as its window would never go.
    """

    _met = Signal(str, str)  # where it came up, the whole text

    def __init__(self, window: QWidget, save: Callable[[], object]) -> None:
        super().__init__(window)
        self.window, self.save = window, save
        self.box: QMessageBox | None = None
        self._told: set[str] = set()
        self._shown: list[str] = []
        self._met.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Report every uncaught error of any thread until the block is left."""
        before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = lambda _kind, error, _trace: self.report(error)
        threading.excepthook = self._in_thread
        sys.unraisablehook = self._unraisable
        try:
            yield
        finally:
            sys.excepthook, threading.excepthook, sys.unraisablehook = before

    def report(self, error: BaseException) -> None:
        """Write an error to the terminal and tell the user soon; may be called in any thread."""
        text = "".join(traceback.format_exception(error))
        if sys.stderr is not None:  # as in a program without a terminal
            sys.stderr.write(text)
        if not isinstance(error, NO_FAULTS) and shiboken6.isValid(self):
            self._met.emit("".join(traceback.format_tb(error.__traceback__)), text)

    def _in_thread(self, args: "ExceptHookArgs") -> None:
        self.report(args.exc_value or args.exc_type())

    def _unraisable(self, args: "UnraisableHookArgs") -> None:
        self.report(args.exc_value or args.exc_type())

    def _tell(self, place: str, text: str) -> None:
        if place in self._told:
            return
        self._told.add(place)
        if self.box is None or not shiboken6.isValid(self.box):
            self.box, self._shown = self._opened(), []
        self._shown.append(text)
        self.box.setDetailedText("\n".join(self._shown)[:LONGEST])

    def _opened(self) -> QMessageBox:
        box = QMessageBox(QMessageBox.Icon.Critical, "Latticework", translated(TEXT),
                          parent=QApplication.activeModalWidget() or self.window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setTextFormat(Qt.TextFormat.PlainText)
        save = box.addButton(tr("&Save as…"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Close)
        box.setDefaultButton(save)
        save.clicked.connect(self.save)
        box.open()
        return box
