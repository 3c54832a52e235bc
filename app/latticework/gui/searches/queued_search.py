"""Going on with the search of a file to its end, as it was begun."""

import threading
import time
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import SignalInstance

from latticework.cancel import cancellable
from latticework.exchange import search_files
from latticework.gui.search import search_thread
from latticework.gui.search.search_thread import SearchRequest
from latticework.session import Totals, prepare
from latticework.session.crew import Crew
from latticework.session.keeping import ALL
from latticework.session.method import AUTO


class Listener(Protocol):
    """A listener for the signals of a search that was begun before; `reported` carries its RunStatus."""

    told: SignalInstance
    reported: SignalInstance
    compiled: SignalInstance
    put_aside: SignalInstance


class _Reports:
    """The signals of a listener by the names that a search gives them."""

    def __init__(self, listener: Listener) -> None:
        self.told, self.progressed = listener.told, listener.reported
        self.compiled, self.put_aside = listener.compiled, listener.put_aside


def go_on(path: Path, crew: Crew, stop: threading.Event, at_once: threading.Event,
          listener: Listener) -> tuple[str, Totals, float]:
    """Search until the end, or until it is to stop; return the name, what was done by then, and the seconds it took.

    Raises LatticeworkError, and CancelledError when it is stopped before it went on.
    """
    begin = time.monotonic()
    with cancellable(stop):
        prepared = prepare(search_files.read(path))
    request = SearchRequest(prepared, path, crew, AUTO, None, anew=False, keep=False, keeps=ALL)
    totals = search_thread.search(request, stop, at_once, _Reports(listener))
    return prepared.document.name, totals, time.monotonic() - begin
