"""The queue of searches: each is resumed after the one before and runs to its end."""

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from latticework.cancel import CancelledError, cancellable
from latticework.compiling import progress_text
from latticework.errors import LatticeworkError
from latticework.files import stored_solutions
from latticework.gui.background import Channel, Event, Task, TaskQueue
from latticework.gui.searches.listed_searches import QUEUE, store_paths, stored_paths
from latticework.gui.solve import search_thread
from latticework.gui.solve.search_thread import Reports, SearchRequest
from latticework.gui.widgets.translation import error_text, tr
from latticework.jobs.job import prepare
from latticework.jobs.keeping import ALL
from latticework.jobs.method import AUTO
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.store.search_lock import is_searched

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_SOON, _AT_LAST = 0.4, 10.0
"""Seconds that what is in flight may take when the program ends, and that it may take to drop it then."""


class Queue(QObject):
    """Runs one search at a time, in the background; the order is stored in the settings.

    waiting: the searches that follow `running`, which is None while none runs. problems: why a search could not be
    brought to its end; the others are searched all the same. compiling: how far compiling is while the search waits
    for it, else "".
    """

    changed = Signal()
    progressed = Signal(object)  # Path of the search that runs
    ended = Signal(str, object, float)  # name, Totals, seconds: a search was brought to its end
    compiled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.waiting = stored_paths(QUEUE)
        self.running: Path | None = None
        self.pausing = False
        self.problems: dict[Path, str] = {}
        self.compiling = ""
        self._crew = Crew(1)
        self._status: RunStatus | None = None
        self._tasks = TaskQueue("search of the queue", self._on_ended)
        self._stop, self._at_once = Event(), Event()
        ignored = Channel(self._ignore)
        self._reports = Reports(ignored, Channel(self._on_reported, latest=True),
                                Channel(self._on_compiled, latest=True), ignored, ignored)

    def status_of(self, path: Path) -> "RunStatus | None":
        """Return the last report of the search that runs, None for any other."""
        return self._status if path == self.running else None

    def add(self, paths: list[Path]) -> None:
        """Put these searches at the end of the queue, except those that are in it or run already."""
        there = {path.resolve() for path in (self.running, *self.waiting) if path is not None}
        for path in paths:
            if path.resolve() in there:  # the same file may be listed under two paths
                continue
            self.problems.pop(path, None)
            if is_searched(path):
                self.problems[path] = tr("Another window or program is searching this puzzle. Pause it there, then "
                                         "resume here.")
            else:
                there.add(path.resolve())
                self.waiting.append(path)
        self._store()

    def remove(self, paths: list[Path]) -> None:
        """Take these searches out of the queue."""
        self.waiting = [path for path in self.waiting if path not in paths]
        self._store()

    def resume(self, crew: Crew) -> None:
        """Search the first that waits, then the others."""
        self._crew = crew
        if self.running is None:
            self._next()

    def set_workers(self, number: int) -> None:
        """Change the number of workers of the search that runs, and of those after it."""
        self._crew.workers = number

    def pause(self) -> None:
        """Stop when what is in flight is saved, or called again at once; the queue is resumed with this search."""
        if self.running is not None:
            if self.pausing:
                self._at_once.set()
            self.pausing = True
            self._stop.set()
            self.changed.emit()

    def close(self) -> None:
        """Pause, and wait until all is saved; what is in flight is dropped where it takes too long."""
        if self.running is not None:
            self.pause()
            # Before waiting, during which the process may be killed.
            store_paths(QUEUE, [self.running, *self.waiting])
            self._tasks.wait(_SOON)
            self._at_once.set()
            self._tasks.wait_to_leave(_AT_LAST)

    def _next(self) -> None:
        self.running, self._status = (self.waiting.pop(0), None) if self.waiting else (None, None)
        self.pausing, self.compiling = False, ""
        if self.running is not None:
            self._stop.clear()
            self._at_once.clear()
            self._tasks.add(partial(_resume, self.running, self._crew, self._stop, self._at_once, self._reports))
        self._store()

    def _on_compiled(self, ready: int, kernels: int) -> None:
        self.compiling = progress_text(ready, kernels)
        self.compiled.emit()

    def _on_reported(self, status: "RunStatus") -> None:
        self._status = status
        if self.compiling:
            self.compiling = ""
            self.changed.emit()
        if self.running is not None:
            self.progressed.emit(self.running)

    @staticmethod
    def _ignore(*_: object) -> None:
        """Receive what only the panel of the current search shows."""

    def _on_ended(self, task: Task[tuple[str, Totals, float]]) -> None:
        path = self.running
        if path is None:
            return
        self.running = self._status = None
        self.compiling = ""
        whole = self._is_whole(path, task)
        if self._stop.is_set():
            self.pausing = False
            # One that failed is out of the queue, as it is when the queue goes on.
            self.waiting[:0] = [] if whole or path in self.problems else [path]
            self._store()
        else:
            if not (whole or path in self.problems):
                self.problems[path] = tr("It ended before all was explored; resume it once more")
            self._next()

    def _is_whole(self, path: Path, task: Task[tuple[str, Totals, float]]) -> bool:
        """Return whether a search was brought to its end, and record what went wrong."""
        try:
            name, totals, seconds = task.result()
        except CancelledError:
            return False
        except LatticeworkError as error:
            self.problems[path] = error_text(error)
            return False
        except Exception as error:  # the searches after it are to run all the same
            self.problems[path] = tr("The search failed: {error}", error=repr(error))
            return False
        if totals.complete:
            self.ended.emit(name, totals, seconds)
        return bool(totals.complete)

    def _store(self) -> None:
        store_paths(QUEUE, [path for path in (self.running, *self.waiting) if path is not None])
        self.changed.emit()


def _resume(path: Path, crew: Crew, stop: Event, at_once: Event,
            reports: Reports) -> tuple[str, Totals, float]:
    """Search until the end, or until `stop` is set; return the name, what was done by then, and the seconds it took.

    Raises LatticeworkError, and CancelledError when it is stopped before it begins.
    """
    begin = time.monotonic()
    with cancellable(stop):
        prepared = prepare(stored_solutions.read_document(path))
    # AUTO and ALL mean that it goes on as it was begun.
    request = SearchRequest(prepared, path, crew, AUTO, None, start_over=False, keep=False, keeps=ALL)
    totals = search_thread.search(request, stop, at_once, reports)
    return prepared.document.name, totals, time.monotonic() - begin
