"""Running one command of the console in a thread, so that the window goes on, with what it prints."""

import io
import sys
import traceback
from contextlib import redirect_stderr, redirect_stdout
from contextvars import ContextVar
from types import CodeType
from typing import Any

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError
from latticework.gui.background import Lock

MOST_WAITING = 100_000
"""Characters printed that wait to be shown; of more only the last are."""


class Printed(io.TextIOBase):
    """What a command prints, until the window takes it; what other threads print goes where it went before."""

    def __init__(self) -> None:
        super().__init__()
        self._elsewhere: Any = sys.stdout
        self._lock = Lock()
        self._waiting = ""

    def write(self, text: str) -> int:
        """Take what is printed."""
        if _printing.get() is not self:
            return int(self._elsewhere.write(text)) if self._elsewhere else len(text)
        with self._lock:
            self._waiting = (self._waiting + text)[-MOST_WAITING:]
        return len(text)

    def take(self) -> str:
        """Return what was printed since the last call."""
        with self._lock:
            text, self._waiting = self._waiting, ""
        return text


_printing: ContextVar[Printed | None] = ContextVar("printing", default=None)
"""Where this thread prints to."""


def run(code: CodeType, names: dict[str, Any], printed: Printed) -> None:
    """Run one command of the console, in a thread."""
    token = _printing.set(printed)
    with redirect_stdout(printed), redirect_stderr(printed):
        try:
            exec(code, names)  # noqa: S102 - that is what a console is for
        except BaseException as error:  # whatever it is, it is shown in the console
            printed.write(_said(error))
        finally:
            _printing.reset(token)


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


