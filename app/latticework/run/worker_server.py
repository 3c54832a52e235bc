"""Loaded by the server that starts workers, so that workers of a program that was killed end without a word."""

import pickle
import sys
from types import TracebackType


def _report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Print an error of a new worker, unless the program was killed while it told the worker what to be."""
    if not issubclass(kind, (EOFError, pickle.UnpicklingError)):
        sys.__excepthook__(kind, error, trace)


# Workers are forks of the server, and multiprocessing reports through this what goes wrong until one is at work.
sys.excepthook = _report
