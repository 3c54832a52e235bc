"""Faults of the program, in any thread, on their way to whoever shows them."""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from latticework.cancel import CancelledError
from latticework.errors import LatticeworkError

if TYPE_CHECKING:
    from sys import UnraisableHookArgs
    from threading import ExceptHookArgs


def report_fault(error: BaseException | None) -> None:
    """Report an error that is a fault of the program to the hook that shows it; none of the user's, and no cancel."""
    if error is not None and not isinstance(error, LatticeworkError | CancelledError):
        sys.excepthook(type(error), error, error.__traceback__)


@contextmanager
def watching(report: Callable[[BaseException], object]) -> Iterator[None]:
    """Report every uncaught error of any thread until the block is left; called in the thread where it comes up."""
    def report_args(args: "ExceptHookArgs | UnraisableHookArgs") -> None:
        report(args.exc_value or args.exc_type())

    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    sys.excepthook = lambda _kind, error, _trace: report(error)
    threading.excepthook = sys.unraisablehook = report_args
    try:
        yield
    finally:
        sys.excepthook, threading.excepthook, sys.unraisablehook = before
