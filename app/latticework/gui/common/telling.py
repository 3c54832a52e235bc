"""Signals that threads emit until their object is closed."""

import threading
from contextlib import suppress
from typing import Any

from PySide6.QtCore import SignalInstance


class Telling:
    """Lets threads emit signals of an object that may be closed, and then deleted, at any moment."""

    def __init__(self) -> None:
        self._emitting = threading.RLock()
        self._ended = threading.Event()

    @property
    def ended(self) -> bool:
        """Whether nothing is told any more."""
        return self._ended.is_set()

    def tell(self, signal: SignalInstance, *what: Any) -> None:
        """Emit a signal, unless its object was closed."""
        with self._emitting, suppress(RuntimeError):  # an object that was never closed may be gone at the end
            if not self._ended.is_set():
                signal.emit(*what)

    def end(self) -> None:
        """Tell nothing any more, once a signal that is just being emitted is out: its object may be deleted then."""
        with self._emitting:
            self._ended.set()
