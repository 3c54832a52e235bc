"""Passing errors of background threads to the hooks that report them."""

import sys
import threading
from concurrent.futures import Future
from typing import Any

from latticework.cancel import CancelledError


def report_failure(future: "Future[Any]") -> None:
    """Report the error of a future whose result nobody asks for; a callback for `add_done_callback`.

    Work that was given up has none.
    """
    error = None if future.cancelled() else future.exception()
    if error is not None and not isinstance(error, CancelledError):
        sys.excepthook(type(error), error, error.__traceback__)


def report_to_hook(error: Exception) -> None:
    """Report an unexpected error met in a thread as one that nobody caught."""
    args = (type(error), error, error.__traceback__, threading.current_thread())
    threading.excepthook(threading.ExceptHookArgs(args))
