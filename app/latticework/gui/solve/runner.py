"""The search of the current puzzle: its state, and solve, pause, resume, stop."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from latticework import paths
from latticework.gui.background import Channel, Task, TaskQueue
from latticework.gui.editor.opened_files import OpenedSearch
from latticework.gui.solve.puzzle_check import Look, PuzzleChecker
from latticework.gui.solve.search_thread import (
    ExaminationRequest,
    ExaminationStatus,
    Reports,
    SearchRequest,
    SearchRun,
)
from latticework.gui.solve.stored_search import EarlierSearch, MethodTexts, SearchFileState, watch
from latticework.gui.widgets.search_state import SearchState
from latticework.jobs.keeping import ALL
from latticework.jobs.method import AUTO, Method
from latticework.jobs.searched import Document
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.store.solution_order import NOT_EXAMINED, ApartSoFar

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

PERIOD = 1000
"""Milliseconds between two looks at a search file."""


class Watcher(QObject):
    """Looks at a search file every second, in another thread, and reports when it has changed."""

    changed = Signal(object)  # SearchFileState

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.tasks = TaskQueue("search file", self._on_looked)
        self._path: Path | None = None
        self._last: SearchFileState | None = None
        self._timer = QTimer(self, interval=PERIOD)
        self._timer.timeout.connect(self._look)

    def follow(self, path: Path | None) -> None:
        """Follow another search file, which need not exist yet, or none."""
        self._path, self._last = path, None
        if path is None:
            self._timer.stop()
        else:
            self._timer.start()

    def close(self) -> None:
        """Stop looking for good."""
        self.follow(None)
        self.tasks.close()

    def _look(self) -> None:
        if self._path is not None and not self.tasks.busy:
            self.tasks.add(partial(_look_at, self._path, self._last))

    def _on_looked(self, task: Task[SearchFileState]) -> None:
        seen = None if task.error else task.result()
        # Another file may be followed by now.
        if seen is not None and seen.path == self._path and seen != self._last:
            self._last = seen
            self.changed.emit(seen)


def _look_at(path: Path, before: SearchFileState | None) -> SearchFileState:
    try:
        return watch(path, before)
    except OSError:  # the file was removed meanwhile
        return SearchFileState(path)


class Runner(QObject):
    """Runs the search of the current puzzle, and follows its state as puzzle and search file change.

    Searches are stored by fingerprint, so an edit that is undone finds its search again; a search that was opened
    continues in its own file. Two windows may show one puzzle, and each follows what the other finds; a lock beside
    the search file keeps them from searching it at the same time.

    limit: at how many stored solutions the search that runs, or ran last, is to pause. keeps: which it stores, see
    `Keeping`. unsaved: whether what the search found last could not be saved. examination: how far taking the
    solutions apart is, None while that is not done. compiling: how many kernels are ready of how many, while a search
    waits for them, else None; loaded: how many were ready when it began to wait. purpose: see `search_path`.
    """

    state_changed = Signal(object)  # SearchState
    expected = Signal()  # another puzzle is current, and was not checked yet
    looking = Signal(object, float)  # what is being done with the puzzle, and the share of it that is done
    looked = Signal(object)  # Look
    apart_known = Signal(object)  # ApartSoFar: how far the solutions were taken apart
    followed = Signal(object)  # SearchFileState: what another window or program did to the search file
    progressed = Signal(object)  # RunStatus
    examined = Signal(object)  # ExaminationStatus
    failed = Signal(str)
    compiled = Signal(int, int)  # how many kernels are ready, of how many
    put_aside = Signal()  # the earlier search was forgotten, or its file put aside

    def __init__(self, parent: QObject | None = None, folder: Path | None = None, purpose: str = "") -> None:
        super().__init__(parent)
        self.folder = folder or paths.searches()
        self.state = SearchState.IDLE
        self.look: Look | None = None
        self.totals = Totals()
        self.method_texts = MethodTexts()
        self.apart, self.keeps = NOT_EXAMINED, ALL
        self.limit: int | None = None
        self._at_rest = SearchState.IDLE
        self._checker = PuzzleChecker(self.folder, self, purpose)
        self._watcher = Watcher(self)
        self._expected: Document | None = None
        self._opened: OpenedSearch | None = None
        self._ending = False
        self._after_pause: Callable[[], object] | None = None
        self._checker.looking.connect(self.looking)
        self._checker.looked.connect(self._on_looked)
        self._watcher.changed.connect(self._on_watched)
        self.unsaved = False
        self.examination: ExaminationStatus | None = None
        self.compiling: tuple[int, int] | None = None
        self.loaded = 0
        self._crew, self._remote = Crew(0), 0
        # Methods, not the signals' own emit: of a method a channel keeps a weak reference, and it sends nothing to an
        # object that Qt has deleted.
        self._run = SearchRun(Reports(
            Channel(self._on_method, latest=True), Channel(self._progress, latest=True),
            Channel(self._compile, latest=True), Channel(self._on_put_aside),
            Channel(self._examine, latest=True)), self._on_run_ended)
        self.progressed.connect(self._on_progress)
        self.examined.connect(self._on_examined)

    @property
    def running(self) -> bool:
        """Whether workers are busy."""
        return self._run.running

    @property
    def cannot_pause(self) -> bool:
        """Whether it cannot pause for some seconds, as a kernel is being compiled."""
        return self._run.compiling

    @property
    def idle(self) -> bool:
        """Whether a search runs without any worker."""
        # A cluster may be there and have no worker, so those are counted that take part.
        return self.state == SearchState.RUNNING and not (self._crew.workers or self._remote)

    @property
    def path(self) -> Path | None:
        """The search file of the current puzzle, whether or not it exists."""
        return self.look.path if self.look else None

    @property
    def opened_path(self) -> Path | None:
        """The search file that the user opened, if it is of the current puzzle."""
        return self.look.path if self.look and self.look.opened else None

    @property
    def standing(self) -> SearchState:
        """The state of the search of the current puzzle; `state` may be that of the puzzle before, being paused."""
        unknown = self._expected is not None and (self.look is None or self.look.puzzle is not self._expected)
        return SearchState.LOOKING if unknown else self.state

    @property
    def current(self) -> Document | None:
        """The puzzle that is searched, or is to be once it is checked."""
        return self._expected

    @property
    def hopeless(self) -> bool:
        """Whether there can be no solution, or the earlier search cannot be read."""
        if self.look is None or self.running:
            return False
        return self.look.prepared is None or bool(self.look.reasons or self.look.earlier.refusal)

    def expect(self, puzzle: Document) -> None:
        """Prepare for a puzzle that was edited: what is known about the old one no longer holds."""
        if self._ending:
            return
        self._expected = puzzle
        self._checker.cancel()
        # While the search of the puzzle before is being paused `state` is its own; `standing` is that of this one.
        if not self.running and self.state != SearchState.LOOKING:
            self._set(SearchState.LOOKING)
        self.expected.emit()

    def show(self, puzzle: Document, search: OpenedSearch | None = None) -> None:
        """Check another puzzle, or this one after an edit; a running search of another one is paused.

        search: the search file that the puzzle was opened from.
        """
        if self._ending:
            return
        self.expect(puzzle)
        self._opened = search
        self._checker.look_at(puzzle, search)

    def set_workers(self, number: int) -> None:
        """Change the number of workers of the search that runs."""
        self._crew.workers = number

    def solve(self, crew: Crew | int, method: Method = AUTO, keeps: str = ALL, limit: int | None = None) -> None:
        """Search the current puzzle from the start; an earlier search is forgotten, an unreadable one put aside."""
        self._start(crew, method, limit, True, keeps)

    def resume(self, crew: Crew | int, method: Method = AUTO, limit: int | None = None, keeps: str = ALL) -> None:
        """Resume the search of the current puzzle as begun; or begin it by a method, storing what `keeps` says.

        limit: at how many stored solutions it is to pause; one that was reached before has no effect.
        """
        more = limit if limit is None or limit > self.totals.stored else None
        self._start(crew, method, more, False, keeps if self.state == SearchState.IDLE else self.keeps)

    def take_apart(self, crew: Crew) -> None:
        """Take apart those of the stored solutions for which that was not done yet."""
        if self.look is None or self.look.prepared is None or self.path is None or self.running:
            return
        self.examination = ExaminationStatus(0, self.totals.stored - self.apart.examined, self.apart)
        self.compiling = None
        self._run.start(ExaminationRequest(self.look.prepared, self.path, crew))
        self._set(SearchState.EXAMINING)

    def end(self, then: Callable[[], object]) -> None:
        """Pause, and call `then` when everything is saved; called again, drop what is in flight.

        From now on no puzzle is checked any more.
        """
        if self._ending:
            self._run.stop_at_once()
        self._ending = True
        self.pause(then)

    def close(self) -> None:
        """Stop whatever is still being done, for good; what was committed is kept."""
        # Else a state that is still reported would have the file watched again.
        self._expected = None
        self._watcher.close()
        self._checker.close()
        self._run.close()

    def pause(self, then: Callable[[], object] | None = None) -> None:
        """Stop handing out slices; `then` is called when those in flight are done and saved."""
        # Another pause, as by a click, must not drop what waits for the first one.
        self._after_pause = then or self._after_pause
        if self.running:
            self._run.stop()
            self._set(SearchState.PAUSING)

    def stop(self) -> None:
        """Stop the search; it can be resumed. Called again while it ends, stop it at once."""
        if self.state == SearchState.PAUSING:
            self._run.stop_at_once()
        elif self.examination is not None:
            self.pause()
        elif self.running:
            # It may have come to its end meanwhile.
            self.pause(lambda: self._set(SearchState.STOPPED) if self.state == SearchState.PAUSED else None)
        elif self.state == SearchState.PAUSED:
            self._set(SearchState.STOPPED)

    def _on_looked(self, look: Look) -> None:
        if look.puzzle is not self._expected or self._ending:
            return
        same = bool(self.look and self.look.prepared and look.prepared and self.look.path == look.path
                    and self.look.prepared.fingerprint == look.prepared.fingerprint)
        if self.running and not same:
            # Shown when the search of the puzzle before is saved.
            self.pause(lambda: self._on_looked(look))
            return
        before = self._at_rest
        self.look = look
        if not self.running:
            self.totals = look.earlier.totals or Totals()
            self.limit = self.limit if same else None
            self.method_texts = self.method_texts if same else MethodTexts()
            self._on_method(look.earlier.method_texts)
            self.keeps = look.earlier.keeps
        self.looked.emit(look)
        if not self.running:
            self._set_apart(look.earlier.apart)
        if not self.running:
            # An edit that is undone leads back to a search that was stopped: it stays so.
            stopped = same and before == SearchState.STOPPED and not look.earlier.elsewhere
            at_rest = SearchState.at_rest(look.earlier.totals, look.earlier.elsewhere)
            self._set(SearchState.STOPPED if stopped else at_rest)

    def _on_watched(self, seen: SearchFileState) -> None:
        if self.running or self.look is None or self.state == SearchState.LOOKING or seen.path != self.path:
            return
        unread = seen.file is not None and seen.totals is None  # refused, or locked for a moment
        if unread and not seen.elsewhere:
            # Where it is known to be refused there is nothing to look at again.
            if self._expected is not None and not self.look.earlier.refusal:
                self.show(self._expected, self._opened)  # it was damaged since, if it cannot be read then either
            return
        # A file that cannot be read for a moment tells nothing new; one that is gone holds nothing any more.
        totals = seen.totals or (self.totals if unread else Totals())
        if totals != self.totals or seen.elsewhere != (self.state == SearchState.ELSEWHERE):
            seen = replace(seen, restarted=totals.nodes < self.totals.nodes)
            self.totals = totals
            earlier = replace(self.look.earlier, totals=seen.totals, elsewhere=seen.elsewhere)
            self.look = replace(self.look, earlier=earlier)
            self.followed.emit(seen)
            self._set(SearchState.at_rest(seen.totals, seen.elsewhere))
        if not unread and seen.apart != self.apart:
            self._set_apart(seen.apart)

    def _set_apart(self, apart: ApartSoFar) -> None:
        self.apart = apart
        self.apart_known.emit(apart)

    def _on_method(self, texts: MethodTexts) -> None:
        known, words = self.method_texts, texts.words
        if known.words.startswith((f"{words}: ", f"{words}, ")):  # only the run that chose the method says why
            texts = replace(texts, words=known.words, why=known.why)
        self.method_texts = texts

    def _set(self, state: SearchState) -> None:
        self.state = state
        at_rest = self._expected is not None and not self.running and state != SearchState.LOOKING
        # A search that runs here reports by itself.
        self._watcher.follow(self.path if at_rest else None)
        if state != SearchState.LOOKING:
            self._at_rest = state
        self.state_changed.emit(state)

    def _start(self, crew: Crew | int, method: Method, limit: int | None, start_over: bool, keeps: str) -> None:
        if self.look is None or self.look.prepared is None or self.path is None or self.running:
            return
        self.limit, self.unsaved, self.compiling = limit, False, None
        self._crew = Crew(crew) if isinstance(crew, int) else crew
        self.keeps = keeps
        self._run.start(SearchRequest(self.look.prepared, self.path, self._crew, method, limit, start_over,
                                      keep=bool(self.look.earlier.refusal), keeps=keeps))
        self._set(SearchState.STARTING)

    def _on_put_aside(self) -> None:
        self.totals, self.method_texts = Totals(), MethodTexts()
        if self.look is not None:
            self.look = replace(self.look, earlier=EarlierSearch())
            self.looked.emit(self.look)
        self._set_apart(NOT_EXAMINED)
        self.put_aside.emit()

    def _compile(self, ready: int, kernels: int) -> None:
        if self.compiling is None:
            self.loaded = ready
        self.compiling = ready, kernels
        self.compiled.emit(ready, kernels)

    def _progress(self, status: "RunStatus") -> None:
        self.progressed.emit(status)

    def _examine(self, status: ExaminationStatus) -> None:
        self.examined.emit(status)

    def _on_progress(self, status: "RunStatus") -> None:
        self.totals, self.unsaved, self._remote = status.totals, status.unsaved, status.remote
        self.compiling = None
        if status.apart is not None:
            self._set_apart(status.apart)
        if self.state == SearchState.STARTING:
            self._set(SearchState.RUNNING)

    def _on_examined(self, status: ExaminationStatus) -> None:
        self.examination, self.compiling = status, None
        self._set_apart(status.so_far)

    def _on_run_ended(self, totals: Totals | None, failure: str) -> None:
        self.examination = None
        if failure:
            self.failed.emit(failure)
        if totals is not None:
            self.totals = totals
        # Without a result it stands where its last report left it, or where it was before it failed to begin.
        elif self.totals.nodes or self.look is None:
            totals = self.totals
        else:
            totals = self.look.earlier.totals
        looking = self.standing == SearchState.LOOKING
        self._set(SearchState.LOOKING if looking else SearchState.at_rest(totals))
        # Cleared before it is called, as it may ask for another pause.
        then, self._after_pause = self._after_pause, None
        if then is not None:
            then()
