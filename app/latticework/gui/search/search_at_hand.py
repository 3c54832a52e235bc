"""What is known of the search of the puzzle at hand, kept up to date as puzzle and search file change."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from latticework import paths
from latticework.gui.common.search_state import SearchState
from latticework.gui.document.opened_files import OpenedSearch
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.puzzle_checker import PuzzleChecker
from latticework.gui.search.search_file_watcher import Watcher
from latticework.gui.search.search_run import SearchRun
from latticework.gui.search.stored_search import MethodTexts, SearchFileState
from latticework.jobs.job import Document
from latticework.jobs.keeping import ALL
from latticework.jobs.totals import Totals
from latticework.store.apart_so_far import NOT_EXAMINED, ApartSoFar


class SearchAtHand(QObject):
    """The search of the puzzle at hand as the window knows it; `Runner` adds what runs it.

    Searches are kept by fingerprint, so an edit that is undone finds its search again; one that was opened goes on
    in its own file. Two windows may show one puzzle, and each follows what the other finds. `limit`: at how many
    stored solutions the search that runs, or ran last, is to pause. `keeps`: which it stores, see `Keeping`.
    """

    state_changed = Signal(object)  # SearchState
    expected = Signal()  # another puzzle is at hand, and was not looked at yet
    looking = Signal(object, float)  # what is being done with the puzzle, and the share of it that is done
    looked = Signal(object)  # Look
    apart_known = Signal(object)  # ApartSoFar: what is known by now about taking the solutions apart
    followed = Signal(object)  # SearchFileState: what another window or program did to the search file

    _run: SearchRun  # made by Runner, which is what it tells

    def __init__(self, parent: QObject | None, folder: Path | None) -> None:
        super().__init__(parent)
        self.folder = folder or paths.searches()
        self.state = SearchState.IDLE
        self.look: Look | None = None
        self.totals = Totals()
        self.method_texts = MethodTexts()
        self.apart, self.keeps = NOT_EXAMINED, ALL
        self.limit: int | None = None
        self._at_rest = SearchState.IDLE
        self._checker = PuzzleChecker(self.folder, self)
        self._watcher = Watcher(self)
        self._wanted: Document | None = None
        self._ending = False
        self._after_pause: Callable[[], object] | None = None
        self._checker.looking.connect(self.looking)
        self._checker.looked.connect(self._on_looked)
        self._watcher.changed.connect(self._on_watched)

    @property
    def running(self) -> bool:
        """Whether workers are busy."""
        return self._run.running

    @property
    def held_up(self) -> bool:
        """Whether it cannot pause for seconds, a kernel being compiled."""
        return self._run.compiling

    def pause(self, then: Callable[[], object] | None = None) -> None:
        """Stop handing out slices; `then` is called when those in flight are done and saved."""
        self._after_pause = then or self._after_pause
        if self.running:
            self._run.stop()
            self._set(SearchState.PAUSING)

    @property
    def path(self) -> Path | None:
        """The search file of the puzzle at hand, whether or not it is there."""
        return self.look.path if self.look else None

    @property
    def opened_path(self) -> Path | None:
        """The search file that was opened, where the search of the puzzle at hand is in it."""
        return self.look.path if self.look and self.look.opened else None

    @property
    def standing(self) -> SearchState:
        """How the search of the puzzle at hand stands; `state` may be that of the one before, being paused."""
        unknown = self._wanted is not None and (self.look is None or self.look.puzzle is not self._wanted)
        return SearchState.LOOKING if unknown else self.state

    @property
    def hopeless(self) -> bool:
        """Whether there can be no solution, or the earlier search cannot be read."""
        if self.look is None or self.running:
            return False
        return self.look.prepared is None or bool(self.look.reasons or self.look.earlier.refusal)

    def expect(self, puzzle: Document) -> None:
        """Take note that the puzzle was edited: what is known of the old one holds no longer."""
        if self._ending:
            return
        self._wanted = puzzle
        self._checker.cancel()
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
        self._checker.look_at(puzzle, search)

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
            self.totals = look.earlier.totals or Totals()
            self.limit = self.limit if same else None
            self.method_texts = self.method_texts if same else MethodTexts()
            self._on_told(look.earlier.method_texts)
            self.keeps = look.earlier.keeps
        self.looked.emit(look)
        if not self.running:
            self._know(look.earlier.apart)
        if not self.running:
            stopped = same and before == SearchState.STOPPED and not look.earlier.elsewhere
            at_rest = SearchState.at_rest(look.earlier.totals, look.earlier.elsewhere)
            self._set(SearchState.STOPPED if stopped else at_rest)

    def _on_watched(self, seen: SearchFileState) -> None:
        if self.running or self.look is None or self.state == SearchState.LOOKING or seen.path != self.path:
            return
        unread = seen.file is not None and seen.totals is None  # refused, or locked for a moment
        if unread and not seen.elsewhere:
            return
        totals = seen.totals or (self.totals if unread else Totals())
        if totals != self.totals or seen.elsewhere != (self.state == SearchState.ELSEWHERE):
            seen = replace(seen, anew=totals.nodes < self.totals.nodes)
            self.totals = totals
            earlier = replace(self.look.earlier, totals=seen.totals, elsewhere=seen.elsewhere)
            self.look = replace(self.look, earlier=earlier)
            self.followed.emit(seen)
            self._set(SearchState.at_rest(seen.totals, seen.elsewhere))
        if not unread and seen.apart != self.apart:
            self._know(seen.apart)

    def _know(self, apart: ApartSoFar) -> None:
        self.apart = apart
        self.apart_known.emit(apart)

    def _on_told(self, texts: MethodTexts) -> None:
        known, words = self.method_texts, texts.words
        if known.words.startswith((f"{words}: ", f"{words}, ")):  # why so is only told by the run that chose
            texts = replace(texts, words=known.words, why=known.why)
        self.method_texts = texts

    def _set(self, state: SearchState) -> None:
        self.state = state
        at_rest = self._wanted is not None and not self.running and state != SearchState.LOOKING
        self._watcher.follow(self.path if at_rest else None)
        if state != SearchState.LOOKING:
            self._at_rest = state
        self.state_changed.emit(state)
