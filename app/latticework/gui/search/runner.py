"""One search at a time, in threads, for the window: look at a puzzle, solve, pause, resume, stop."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework import paths
from latticework.errors import LatticeworkError
from latticework.gui.crash import report_failure
from latticework.gui.search.kept import Kept, Lock, Way, open_search, put_away, way_of
from latticework.gui.search.look import Look, look_at, search_path
from latticework.puzzle import Puzzle
from latticework.session import Method, Prepared, Progress, Totals
from latticework.session.method import AUTO


class State(Enum):
    """What the search of the puzzle at hand is doing."""

    LOOKING = "looking"
    IDLE = "idle"
    STARTING = "starting"
    RUNNING = "running"
    PAUSING = "pausing"
    PAUSED = "paused"
    STOPPED = "stopped"
    FINISHED = "finished"


class Runner(QObject):
    """The search of the puzzle at hand.

    Searches are kept by fingerprint, so an edit that is undone finds its search again. Two windows may show one
    puzzle; a lock beside the search file keeps them from searching it at the same time. `for_one`: the search that
    runs, or ran last, is to pause at the first solution.
    """

    state_changed = Signal(object)  # State
    progressed = Signal(object)  # Progress
    looked = Signal(object)  # Look
    failed = Signal(str)
    _told = Signal(object)  # Way
    _run_ended = Signal(object)  # Totals, or None when the search could not begin
    _look_ended = Signal(object)  # Look

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.folder = folder or paths.searches()
        self.state = State.IDLE
        self.look: Look | None = None
        self.totals = Totals()
        self.way = Way()
        self.for_one = False
        self._at_rest = State.IDLE
        self._looker = ThreadPoolExecutor(1, thread_name_prefix="look")
        self._wanted: Puzzle | None = None
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._lock = Lock()
        self._after_pause: Callable[[], None] | None = None
        self._told.connect(self._on_told)
        self._run_ended.connect(self._on_run_ended)
        self._look_ended.connect(self._on_looked)
        self.progressed.connect(self._on_progress)

    @property
    def path(self) -> Path | None:
        """The search file of the puzzle at hand, whether or not it is there."""
        prepared = self.look.prepared if self.look else None
        return search_path(prepared, self.folder) if prepared else None

    @property
    def running(self) -> bool:
        """Whether workers are busy."""
        return self._thread is not None

    def expect(self, puzzle: Puzzle) -> None:
        """Take note that the puzzle was edited: what is known of the old one holds no longer."""
        self._wanted = puzzle
        if not self.running and self.state != State.LOOKING:
            self._set(State.LOOKING)

    def show(self, puzzle: Puzzle) -> None:
        """Look at another puzzle, or at this one after an edit; a running search of another one is paused."""
        self.expect(puzzle)
        self._looker.submit(self._look_at, puzzle).add_done_callback(report_failure)

    def _look_at(self, puzzle: Puzzle) -> None:
        if puzzle is not self._wanted:
            return  # a later edit has come
        try:
            look = look_at(puzzle, self.folder)
        except RuntimeError:
            return  # the program is ending
        self._look_ended.emit(look)

    def _on_looked(self, look: Look) -> None:
        if look.puzzle is not self._wanted:
            return
        same = bool(self.look and self.look.prepared and look.prepared
                    and self.look.prepared.fingerprint == look.prepared.fingerprint)
        if self.running and not same:
            self.pause(lambda: self._on_looked(look))
            return
        before = self._at_rest
        self.look = look
        if not self.running:
            self.totals = look.kept.totals or Totals()
            self.for_one, self.way = same and self.for_one, self.way if same else Way()
            self._on_told(look.kept.way)
        self.looked.emit(look)
        if not self.running:
            stopped = same and before == State.STOPPED
            self._set(State.STOPPED if stopped else self._state_at_rest(look.kept.totals))

    @staticmethod
    def _state_at_rest(totals: Totals | None) -> State:
        if totals is None:
            return State.IDLE
        return State.FINISHED if totals.complete else State.PAUSED

    def solve(self, workers: int, method: Method = AUTO) -> None:
        """Search the puzzle at hand from the start; an earlier search is forgotten, an unreadable one put aside."""
        if self.look is None or self.path is None or self.running or not self._locked():
            return
        try:
            put_away(self.path, keep=bool(self.look.kept.refusal))
        except OSError as error:
            self._lock.release()
            self.failed.emit(f"{self.path}: the earlier search could not be put away ({error})")
            return
        self.totals, self.way = Totals(), Way()
        self.look = replace(self.look, kept=Kept())
        self.looked.emit(self.look)
        self.resume(workers, method)

    def resume(self, workers: int, method: Method = AUTO, for_one: bool = False) -> None:
        """Go on with the search of the puzzle at hand as it was begun, or begin it by a method."""
        if self.look is None or self.look.prepared is None or self.path is None or self.running:
            return
        if not self._locked():
            return
        self._stop.clear()
        self.for_one = for_one
        self._set(State.STARTING)
        args = (self.look.prepared, self.path, workers, method, 1 if for_one else None)
        self._thread = threading.Thread(target=self._run, args=args, daemon=True)
        self._thread.start()

    def _locked(self) -> bool:
        """Keep other windows from the search of the puzzle at hand; say so when one of them has it."""
        if self.path is not None and self._lock.take(self.path):
            return True
        self.failed.emit("Another window is searching this puzzle. Pause it there, then go on here.")
        return False

    def _run(self, prepared: Prepared, path: Path, workers: int, method: Method, limit: int | None) -> None:
        totals = None
        try:
            search = open_search(prepared, path, method)

            def report(progress: Progress) -> None:
                self._told.emit(way_of(search))
                self.progressed.emit(progress)

            try:
                search.run(workers, self._stop, report, limit)
            finally:
                totals = search.totals
                search.close()
        except LatticeworkError as error:
            self.failed.emit(str(error))
        except Exception as error:  # the window goes on; what was committed is kept
            self.failed.emit(f"The search failed: {error!r}")
        self._run_ended.emit(totals)

    def _on_told(self, way: Way) -> None:
        known = self.way.words.startswith(f"{way.words}: ")  # why so is only told by the run that chose
        self.way = replace(way, words=self.way.words) if known else way

    def _on_progress(self, progress: Progress) -> None:
        self.totals = progress.totals
        if self.state == State.STARTING:
            self._set(State.RUNNING)

    def pause(self, then: Callable[[], None] | None = None) -> None:
        """Stop handing out slices; `then` is called when those in flight are done and saved."""
        self._after_pause = then or self._after_pause
        if self.running:
            self._stop.set()
            self._set(State.PAUSING)

    def stop(self) -> None:
        """End the search; what was found stays, and it can be resumed."""
        if self.running:
            self.pause(lambda: None if self.totals.complete else self._set(State.STOPPED))
        elif self.state == State.PAUSED:
            self._set(State.STOPPED)

    def _let_go(self) -> None:
        """Wait for the thread that searched, and give up the lock."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self._lock.release()

    def _on_run_ended(self, totals: Totals | None) -> None:
        self._let_go()
        if totals is not None:
            self.totals = totals
        self._set(State.FINISHED if self.totals.complete else State.PAUSED)
        then, self._after_pause = self._after_pause, None
        if then is not None:
            then()

    def close(self) -> None:
        """Pause and wait until everything is saved: at most about a slice."""
        self._wanted = None
        self._stop.set()
        self._let_go()
        self._looker.shutdown(wait=True, cancel_futures=True)

    def _set(self, state: State) -> None:
        self.state = state
        if state != State.LOOKING:
            self._at_rest = state
        self.state_changed.emit(state)
