"""The search of the window, in threads: check a puzzle, solve, pause, resume, stop; one at a time."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from latticework import paths
from latticework.gui.common.search_state import SearchState
from latticework.gui.document.opened_files import OpenedSearch
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.puzzle_looker import PuzzleLooker
from latticework.gui.search.search_file_watcher import Watcher
from latticework.gui.search.search_run import SearchRun
from latticework.gui.search.search_thread import SearchRequest
from latticework.gui.search.stored_search import Kept, Watched, Way
from latticework.session import Method, Totals
from latticework.session.documents import Document
from latticework.session.method import AUTO

if TYPE_CHECKING:
    from latticework.session import RunStatus


class Runner(QObject):
    """The search of the puzzle at hand.

    Searches are kept by fingerprint, so an edit that is undone finds its search again; one that was opened goes on
    in its own file. Two windows may show one puzzle; a lock beside the search file keeps them from searching it at
    the same time, and each follows what the other finds. `for_one`: the search that runs, or ran last, is to pause at
    the first solution. `unsaved`: what it found last could not be saved.
    """

    state_changed = Signal(object)  # SearchState
    expected = Signal()  # another puzzle is at hand, and was not looked at yet
    progressed = Signal(object)  # RunStatus
    looking = Signal(object, float)  # what is being done with the puzzle, and the share of it that is done
    looked = Signal(object)  # Look
    followed = Signal(object)  # Watched: what another window or program did to the search file
    failed = Signal(str)
    compiled = Signal(int, int)  # so many kernels are ready, of so many
    told = Signal(object)  # Way
    put_aside = Signal()
    run_ended = Signal(object)  # Totals, or None when the search could not begin

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent)
        self.folder = folder or paths.searches()
        self.state = SearchState.IDLE
        self.look: Look | None = None
        self.totals = Totals()
        self.way = Way()
        self.for_one = self.unsaved = False
        self._at_rest = SearchState.IDLE
        self._looker = PuzzleLooker(self.folder, self)
        self._watcher = Watcher(self._looker.executor, self)
        self._run = SearchRun(self)
        self._wanted: Document | None = None
        self._ending = False
        self._after_pause: Callable[[], object] | None = None
        self.told.connect(self._on_told)
        self.put_aside.connect(self._on_put_aside)
        self.run_ended.connect(self._on_run_ended)
        self._looker.looking.connect(self.looking)
        self._looker.looked.connect(self._on_looked)
        self._watcher.changed.connect(self._on_watched)
        self.progressed.connect(self._on_progress)

    @property
    def path(self) -> Path | None:
        """The search file of the puzzle at hand, whether or not it is there."""
        return self.look.path if self.look else None

    @property
    def opened_path(self) -> Path | None:
        """The search file that was opened, where the search of the puzzle at hand is in it."""
        return self.look.path if self.look and self.look.opened else None

    @property
    def running(self) -> bool:
        """Whether workers are busy."""
        return self._run.running

    @property
    def standing(self) -> SearchState:
        """How the search of the puzzle at hand stands; `state` may be that of the one before, being paused."""
        unknown = self._wanted is not None and (self.look is None or self.look.puzzle is not self._wanted)
        return SearchState.LOOKING if unknown else self.state

    def expect(self, puzzle: Document) -> None:
        """Take note that the puzzle was edited: what is known of the old one holds no longer."""
        if self._ending:
            return
        self._wanted = puzzle
        self._looker.give_up()
        if not self.running and self.state != SearchState.LOOKING:
            self._set(SearchState.LOOKING)
        self.expected.emit()

    def show(self, puzzle: Document, search: OpenedSearch | None = None) -> None:
        """Look at another puzzle, or at this one after an edit; a running search of another one is paused.

        search: the search file that the puzzle was opened from.
        """
        if self._ending:
            return
        self.expect(puzzle)
        self._looker.look_at(puzzle, search)

    def _on_looked(self, look: Look) -> None:
        if look.puzzle is not self._wanted or self._ending:
            return
        same = bool(self.look and self.look.prepared and look.prepared and self.look.path == look.path
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
            stopped = same and before == SearchState.STOPPED and not look.kept.elsewhere
            self._set(SearchState.STOPPED if stopped else SearchState.at_rest(look.kept.totals, look.kept.elsewhere))

    def _on_watched(self, seen: Watched) -> None:
        if self.running or self.look is None or self.state == SearchState.LOOKING or seen.path != self.path:
            return
        unread = seen.file is not None and seen.totals is None  # refused, or locked for a moment
        if unread and not seen.elsewhere:
            return
        totals = seen.totals or (self.totals if unread else Totals())
        if totals != self.totals or seen.elsewhere != (self.state == SearchState.ELSEWHERE):
            seen = replace(seen, anew=totals.nodes < self.totals.nodes)
            self.totals = totals
            self.look = replace(self.look, kept=replace(self.look.kept, totals=seen.totals, elsewhere=seen.elsewhere))
            self.followed.emit(seen)
            self._set(SearchState.at_rest(seen.totals, seen.elsewhere))

    def solve(self, workers: int, method: Method = AUTO) -> None:
        """Search the puzzle at hand from the start; an earlier search is forgotten, an unreadable one put aside."""
        self._start(workers, method, for_one=False, anew=True)

    def resume(self, workers: int, method: Method = AUTO, for_one: bool = False) -> None:
        """Go on with the search of the puzzle at hand as it was begun, or begin it by a method."""
        self._start(workers, method, for_one, anew=False)

    def _start(self, workers: int, method: Method, for_one: bool, anew: bool) -> None:
        if self.look is None or self.look.prepared is None or self.path is None or self.running:
            return
        self.for_one, self.unsaved = for_one, False
        order = SearchRequest(self.look.prepared, self.path, workers, method, 1 if for_one else None, anew,
                       keep=bool(self.look.kept.refusal))
        self._run.start(order)
        self._set(SearchState.STARTING)

    def _on_put_aside(self) -> None:
        self.totals, self.way = Totals(), Way()
        if self.look is not None:
            self.look = replace(self.look, kept=Kept())
            self.looked.emit(self.look)

    def _on_told(self, way: Way) -> None:
        known = self.way.words.startswith(f"{way.words}: ")  # why so is only told by the run that chose
        self.way = replace(way, words=self.way.words, why=self.way.why) if known else way

    def _on_progress(self, status: "RunStatus") -> None:
        self.totals, self.unsaved = status.totals, status.unsaved
        if self.state == SearchState.STARTING:
            self._set(SearchState.RUNNING)

    def pause(self, then: Callable[[], object] | None = None) -> None:
        """Stop handing out slices; `then` is called when those in flight are done and saved."""
        self._after_pause = then or self._after_pause
        if self.running:
            self._run.stop()
            self._set(SearchState.PAUSING)

    def stop(self) -> None:
        """End the search; what was found stays, and it can be resumed. Asked again while it ends, end it at once."""
        if self.state == SearchState.PAUSING:
            self._run.stop_at_once()
        elif self.running:
            self.pause(lambda: self._set(SearchState.STOPPED) if self.state == SearchState.PAUSED else None)
        elif self.state == SearchState.PAUSED:
            self._set(SearchState.STOPPED)

    def _on_run_ended(self, totals: Totals | None) -> None:
        self._run.end()
        if totals is not None:
            self.totals = totals
        elif self.totals.nodes or self.look is None:
            totals = self.totals
        else:
            totals = self.look.kept.totals
        looking = self.standing == SearchState.LOOKING
        self._set(SearchState.LOOKING if looking else SearchState.at_rest(totals))
        then, self._after_pause = self._after_pause, None
        if then is not None:
            then()

    def end(self, then: Callable[[], object]) -> None:
        """Pause, and call `then` when everything is saved; asked again, give up what is in flight.

        From now on no puzzle is looked at any more.
        """
        if self._ending:
            self._run.stop_at_once()
        self._ending = True
        self.pause(then)

    def close(self) -> None:
        """Give up whatever is still being done; what was committed is kept."""
        self._wanted = None
        self._watcher.follow(None)
        self._looker.close()
        self._run.close()

    def _set(self, state: SearchState) -> None:
        self.state = state
        at_rest = self._wanted is not None and not self.running and state != SearchState.LOOKING
        self._watcher.follow(self.path if at_rest else None)
        if state != SearchState.LOOKING:
            self._at_rest = state
        self.state_changed.emit(state)
