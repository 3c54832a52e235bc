"""One search at a time, in threads, for the window: look at a puzzle, solve, pause, resume, stop."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from latticework import paths
from latticework.cancel import CancelledError, cancellable, telling
from latticework.cover import Reason
from latticework.errors import LatticeworkError
from latticework.gui.search.puzzle_check import Look, look_at, search_path
from latticework.gui.search.search_file_watcher import Watcher
from latticework.gui.search.search_thread import Order, report_to_hook, search
from latticework.gui.search.stored_search import Kept, Watched, Way
from latticework.puzzle import Puzzle
from latticework.session import Method, Totals
from latticework.session.method import AUTO

if TYPE_CHECKING:
    from latticework.session import Progress

PATIENCE = 10.0
"""Seconds to wait for what is still being done when everything is given up."""


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
    ELSEWHERE = "elsewhere"


class Runner(QObject):
    """The search of the puzzle at hand.

    Searches are kept by fingerprint, so an edit that is undone finds its search again. Two windows may show one
    puzzle; a lock beside the search file keeps them from searching it at the same time, and each follows what the
    other finds. `for_one`: the search that runs, or ran last, is to pause at the first solution. `unsaved`: what it
    found last could not be saved.
    """

    state_changed = Signal(object)  # State
    expected = Signal()  # another puzzle is at hand, and was not looked at yet
    progressed = Signal(object)  # Progress
    looking = Signal(str, float)  # what is being done with the puzzle, and the share of it that is done
    looked = Signal(object)  # Look
    followed = Signal(object)  # Watched: what another window or program did to the search file
    failed = Signal(str)
    compiled = Signal(int, int)  # so many kernels are ready, of so many
    told = Signal(object)  # Way
    put_aside = Signal()
    _run_ended = Signal(object)  # Totals, or None when the search could not begin
    _look_ended = Signal(object)  # Look

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.folder = folder or paths.searches()
        self.state = State.IDLE
        self.look: Look | None = None
        self.totals = Totals()
        self.way = Way()
        self.for_one = self.unsaved = False
        self._at_rest = State.IDLE
        self._looker = ThreadPoolExecutor(1, thread_name_prefix="look")
        self._watcher = Watcher(self._looker, self)
        self._wanted: Puzzle | None = None
        self._ending = False
        self._given_up = threading.Event()
        self._stop, self._at_once = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None
        self._after_pause: Callable[[], object] | None = None
        self.told.connect(self._on_told)
        self.put_aside.connect(self._on_put_aside)
        self._run_ended.connect(self._on_run_ended)
        self._look_ended.connect(self._on_looked)
        self._watcher.changed.connect(self._on_watched)
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

    @property
    def standing(self) -> State:
        """How the search of the puzzle at hand stands; `state` may be that of the one before, being paused."""
        unknown = self._wanted is not None and (self.look is None or self.look.puzzle is not self._wanted)
        return State.LOOKING if unknown else self.state

    def expect(self, puzzle: Puzzle) -> None:
        """Take note that the puzzle was edited: what is known of the old one holds no longer."""
        if self._ending:
            return
        self._wanted = puzzle
        self._given_up.set()
        if not self.running and self.state != State.LOOKING:
            self._set(State.LOOKING)
        self.expected.emit()

    def show(self, puzzle: Puzzle) -> None:
        """Look at another puzzle, or at this one after an edit; a running search of another one is paused."""
        if self._ending:
            return
        self.expect(puzzle)
        self._given_up = threading.Event()
        self._looker.submit(self._look_at, puzzle, self._given_up)

    def _look_at(self, puzzle: Puzzle, given_up: threading.Event) -> None:
        try:
            with cancellable(given_up), telling(self.looking.emit):
                look = look_at(puzzle, self.folder)
        except CancelledError:
            return  # a later edit has come, or the program is ending
        except Exception as error:  # the window goes on, and says what it met
            report_to_hook(error)
            look = Look(puzzle, None, (Reason(f"The puzzle cannot be looked at: {error!r}"),), Kept())
        with suppress(RuntimeError):  # the program is ending
            self._look_ended.emit(look)

    def _on_looked(self, look: Look) -> None:
        if look.puzzle is not self._wanted or self._ending:
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
            stopped = same and before == State.STOPPED and not look.kept.elsewhere
            self._set(State.STOPPED if stopped else self._state_at_rest(look.kept.totals, look.kept.elsewhere))

    @staticmethod
    def _state_at_rest(totals: Totals | None, elsewhere: bool = False) -> State:
        if elsewhere:
            return State.ELSEWHERE
        if totals is None:
            return State.IDLE
        return State.FINISHED if totals.complete else State.PAUSED

    def _on_watched(self, seen: Watched) -> None:
        if self.running or self.look is None or self.state == State.LOOKING or seen.path != self.path:
            return
        unread = seen.file is not None and seen.totals is None  # refused, or locked for a moment
        if unread and not seen.elsewhere:
            return
        totals = seen.totals or (self.totals if unread else Totals())
        if totals != self.totals or seen.elsewhere != (self.state == State.ELSEWHERE):
            seen = replace(seen, anew=totals.nodes < self.totals.nodes)
            self.totals = totals
            self.look = replace(self.look, kept=replace(self.look.kept, totals=seen.totals, elsewhere=seen.elsewhere))
            self.followed.emit(seen)
            self._set(self._state_at_rest(seen.totals, seen.elsewhere))

    def solve(self, workers: int, method: Method = AUTO) -> None:
        """Search the puzzle at hand from the start; an earlier search is forgotten, an unreadable one put aside."""
        self._start(workers, method, for_one=False, anew=True)

    def resume(self, workers: int, method: Method = AUTO, for_one: bool = False) -> None:
        """Go on with the search of the puzzle at hand as it was begun, or begin it by a method."""
        self._start(workers, method, for_one, anew=False)

    def _start(self, workers: int, method: Method, for_one: bool, anew: bool) -> None:
        if self.look is None or self.look.prepared is None or self.path is None or self.running:
            return
        self._stop.clear()
        self._at_once.clear()
        self.for_one, self.unsaved = for_one, False
        order = Order(self.look.prepared, self.path, workers, method, 1 if for_one else None, anew,
                       keep=bool(self.look.kept.refusal))
        self._thread = threading.Thread(target=self._run, args=(order,), daemon=True)
        self._set(State.STARTING)
        self._thread.start()

    def _run(self, order: Order) -> None:
        totals = None
        try:
            totals = search(order, self._stop, self._at_once, self)
        except CancelledError:
            pass  # while it got ready
        except LatticeworkError as error:
            self.failed.emit(str(error))
        except Exception as error:  # the window goes on; what was committed is kept
            self.failed.emit(f"The search failed: {error!r}")
            report_to_hook(error)
        self._run_ended.emit(totals)

    def _on_put_aside(self) -> None:
        self.totals, self.way = Totals(), Way()
        if self.look is not None:
            self.look = replace(self.look, kept=Kept())
            self.looked.emit(self.look)

    def _on_told(self, way: Way) -> None:
        known = self.way.words.startswith(f"{way.words}: ")  # why so is only told by the run that chose
        self.way = replace(way, words=self.way.words, why=self.way.why) if known else way

    def _on_progress(self, progress: "Progress") -> None:
        self.totals, self.unsaved = progress.totals, progress.unsaved
        if self.state == State.STARTING:
            self._set(State.RUNNING)

    def pause(self, then: Callable[[], object] | None = None) -> None:
        """Stop handing out slices; `then` is called when those in flight are done and saved."""
        self._after_pause = then or self._after_pause
        if self.running:
            self._stop.set()
            self._set(State.PAUSING)

    def stop(self) -> None:
        """End the search; what was found stays, and it can be resumed. Asked again while it ends, end it at once."""
        if self.state == State.PAUSING:
            self._at_once.set()
        elif self.running:
            self.pause(lambda: self._set(State.STOPPED) if self.state == State.PAUSED else None)
        elif self.state == State.PAUSED:
            self._set(State.STOPPED)

    def _on_run_ended(self, totals: Totals | None) -> None:
        self._thread = None
        if totals is not None:
            self.totals = totals
        elif self.totals.nodes or self.look is None:
            totals = self.totals
        else:
            totals = self.look.kept.totals
        looking = self.standing == State.LOOKING
        self._set(State.LOOKING if looking else self._state_at_rest(totals))
        then, self._after_pause = self._after_pause, None
        if then is not None:
            then()

    def end(self, then: Callable[[], object]) -> None:
        """Pause, and call `then` when everything is saved; asked again, give up what is in flight.

        From now on no puzzle is looked at any more.
        """
        if self._ending:
            self._at_once.set()
        self._ending = True
        self.pause(then)

    def close(self) -> None:
        """Give up whatever is still being done; what was committed is kept."""
        self._wanted = None
        self._watcher.follow(None)
        self._given_up.set()
        self._stop.set()
        self._at_once.set()
        self._looker.shutdown(wait=False, cancel_futures=True)
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _set(self, state: State) -> None:
        self.state = state
        at_rest = self._wanted is not None and not self.running and state != State.LOOKING
        self._watcher.follow(self.path if at_rest else None)
        if state != State.LOOKING:
            self._at_rest = state
        self.state_changed.emit(state)
