"""News for the window from a thread that may have them faster than a window can show them."""

from collections.abc import Callable
from time import monotonic
from typing import Generic, TypeVar

News = TypeVar("News")
PAUSE = 0.05
"""Seconds between two news that are passed on; a window that needs longer for each would fall behind for good."""


class Paced(Generic[News]):
    """Passes news on to `send` at most once in PAUSE seconds; what came since then waits, and the latest replaces it.

    Called in one thread; `end` passes the last on.
    """

    def __init__(self, send: Callable[[News], None]) -> None:
        self._send = send
        self._next = 0.0
        self._waiting: News | None = None

    def __call__(self, news: News) -> None:
        """Pass news on, now or later, unless newer ones come before."""
        if monotonic() < self._next:
            self._waiting = news
        else:
            self._pass_on(news)

    def end(self) -> None:
        """Pass on what waits."""
        if self._waiting is not None:
            self._pass_on(self._waiting)

    def _pass_on(self, news: News) -> None:
        self._waiting, self._next = None, monotonic() + PAUSE
        self._send(news)
