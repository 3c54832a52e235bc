"""Going on with the search of a file to its end, as it was begun."""

import time
from pathlib import Path

from latticework.cancel import cancellable
from latticework.files import search_files
from latticework.gui.background import Event
from latticework.gui.search import search_thread
from latticework.gui.search.search_thread import Reports, SearchRequest
from latticework.jobs.job import prepare
from latticework.jobs.keeping import ALL
from latticework.jobs.method import AUTO
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew


def go_on(path: Path, crew: Crew, stop: Event, at_once: Event,
          reports: Reports) -> tuple[str, Totals, float]:
    """Search until the end, or until it is to stop; return the name, what was done by then, and the seconds it took.

    Raises LatticeworkError, and CancelledError when it is stopped before it went on.
    """
    begin = time.monotonic()
    with cancellable(stop):
        prepared = prepare(search_files.read(path))
    request = SearchRequest(prepared, path, crew, AUTO, None, anew=False, keep=False, keeps=ALL)
    totals = search_thread.search(request, stop, at_once, reports)
    return prepared.document.name, totals, time.monotonic() - begin
