"""Running one command of the console in a thread, so that the window goes on, with what it prints."""

import ctypes
import io
import sys
import threading
import traceback
from contextlib import redirect_stderr, redirect_stdout
from types import CodeType
from typing import Any

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.gui.common.work import Work

MOST_WAITING = 100_000
"""Characters printed that wait to be shown; of more only the last are."""


class Printed(io.TextIOBase):
    """What a command prints, until the window takes it; what other threads print goes where it went before."""

    def __init__(self, elsewhere: Any) -> None:
        super().__init__()
        self._elsewhere, self._thread = elsewhere, threading.get_ident()
        self._lock = threading.Lock()
        self._waiting = ""

    def write(self, text: str) -> int:
        """Take what is printed."""
        if threading.get_ident() != self._thread:
            return int(self._elsewhere.write(text)) if self._elsewhere else len(text)
        with self._lock:
            self._waiting = (self._waiting + text)[-MOST_WAITING:]
        return len(text)

    def take(self) -> str:
        """Return what was printed since the last call."""
        with self._lock:
            text, self._waiting = self._waiting, ""
        return text


class CommandRun:
    """One command that runs; `work` says when it has ended."""

    def __init__(self, code: CodeType, names: dict[str, Any]) -> None:
        self._code, self._names = code, names
        self._thread: int | None = None
        self._printed: Printed | None = None
        self.work = Work(self._in_thread)

    def take(self) -> str:
        """Return what it printed since the last call."""
        return self._printed.take() if self._printed else ""

    def interrupt(self) -> None:
        """Let it stop: at its next step in Python, or where the program looks whether to go on."""
        self.work.give_up()
        thread = self._thread
        if thread is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(KeyboardInterrupt))

    def _in_thread(self) -> None:
        self._printed = printed = Printed(sys.stdout)
        with redirect_stdout(printed), redirect_stderr(printed):
            try:
                self._thread = threading.get_ident()
                exec(self._code, self._names)  # noqa: S102 - that is what a console is for
            except BaseException as error:  # whatever it is, it is shown in the console
                self._thread = None
                printed.write(_said(error))
            finally:
                self._thread = None


def _said(error: BaseException) -> str:
    """Return what the console says of an error: one line where it is one of the library, else where it comes from."""
    if isinstance(error, KeyboardInterrupt | CancelledError):
        return "Interrupted\n"
    if isinstance(error, SystemExit):
        return "The console ends with the window; hide it in the menu View.\n"
    if isinstance(error, LatticeworkError):
        return f"{type(error).__name__}: {error}\n"
    own = error.__traceback__.tb_next if error.__traceback__ else None
    return "".join(traceback.format_exception(type(error), error, own))


