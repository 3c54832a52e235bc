"""Running the search of the puzzle at hand: solve, pause, resume, stop."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from latticework.gui.background import Channel
from latticework.gui.common.search_state import SearchState
from latticework.gui.search.examination_thread import ExaminationRequest, ExaminationStatus
from latticework.gui.search.search_at_hand import SearchAtHand
from latticework.gui.search.search_run import SearchRun
from latticework.gui.search.search_thread import Reports, SearchRequest
from latticework.gui.search.stored_search import EarlierSearch, MethodTexts
from latticework.jobs.keeping import ALL
from latticework.jobs.method import AUTO, Method
from latticework.jobs.totals import Totals
from latticework.run.crew import Crew
from latticework.store.apart_so_far import NOT_EXAMINED

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus


class Runner(SearchAtHand):
    """Runs the search of the puzzle at hand.

    A lock beside the search file keeps two windows from searching it at the same time. `unsaved`: what the search
    found last could not be saved. `examination`: how far taking the solutions apart is, None while that is not done.
    `compiling`: how many kernels are ready of how many, while a search waits for them, else None.
    """

    progressed = Signal(object)  # RunStatus
    examined = Signal(object)  # ExaminationStatus
    failed = Signal(str)
    compiled = Signal(int, int)  # so many kernels are ready, of so many
    put_aside = Signal()

    def __init__(self, parent: QObject | None = None, folder: Path | None = None) -> None:
        super().__init__(parent, folder)
        self.unsaved = False
        self.examination: ExaminationStatus | None = None
        self.compiling: tuple[int, int] | None = None
        self._crew, self._remote = Crew(0), 0
        self._run = SearchRun(Reports(
            Channel(self._on_told, latest=True), Channel(self._progress, latest=True),
            Channel(self._compile, latest=True), Channel(self._on_put_aside),
            Channel(self._examine, latest=True)), self._on_run_ended)
        self.progressed.connect(self._on_progress)
        self.examined.connect(self._on_examined)

    @property
    def idle(self) -> bool:
        """Whether a search runs and nobody works at it."""
        return self.state == SearchState.RUNNING and not (self._crew.workers or self._remote)

    def set_workers(self, number: int) -> None:
        """Let so many processes go on with the search that runs."""
        self._crew.workers = number

    def solve(self, crew: Crew | int, method: Method = AUTO, keeps: str = ALL, limit: int | None = None) -> None:
        """Search the puzzle at hand from the start; an earlier search is forgotten, an unreadable one put aside."""
        self._start(crew, method, limit, True, keeps)

    def resume(self, crew: Crew | int, method: Method = AUTO, limit: int | None = None, keeps: str = ALL) -> None:
        """Go on with the search of the puzzle at hand as begun; or begin it by a method, storing what `keeps` says.

        limit: at how many stored solutions it is to pause; one that was reached before has no effect.
        """
        more = limit if limit is None or limit > self.totals.stored else None
        self._start(crew, method, more, False, keeps if self.state == SearchState.IDLE else self.keeps)

    def take_apart(self, crew: Crew) -> None:
        """Find out which of the solutions found come apart, as far as that is not known yet."""
        if self.look is None or self.look.prepared is None or self.path is None or self.running:
            return
        self.examination = ExaminationStatus(0, self.totals.stored - self.apart.examined, self.apart)
        self.compiling = None
        self._run.start(ExaminationRequest(self.look.prepared, self.path, crew))
        self._set(SearchState.EXAMINING)

    def _start(self, crew: Crew | int, method: Method, limit: int | None, anew: bool, keeps: str) -> None:
        if self.look is None or self.look.prepared is None or self.path is None or self.running:
            return
        self.limit, self.unsaved, self.compiling = limit, False, None
        self._crew = Crew(crew) if isinstance(crew, int) else crew
        self.keeps = keeps
        order = SearchRequest(self.look.prepared, self.path, self._crew, method,
                              limit, anew, keep=bool(self.look.earlier.refusal), keeps=keeps)
        self._run.start(order)
        self._set(SearchState.STARTING)

    def _on_put_aside(self) -> None:
        self.totals, self.method_texts = Totals(), MethodTexts()
        if self.look is not None:
            self.look = replace(self.look, earlier=EarlierSearch())
            self.looked.emit(self.look)
        self._know(NOT_EXAMINED)
        self.put_aside.emit()

    def _compile(self, ready: int, known: int) -> None:
        self.compiling = ready, known
        self.compiled.emit(ready, known)

    def _progress(self, status: "RunStatus") -> None:
        self.progressed.emit(status)

    def _examine(self, status: ExaminationStatus) -> None:
        self.examined.emit(status)

    def _on_progress(self, status: "RunStatus") -> None:
        self.totals, self.unsaved, self._remote = status.totals, status.unsaved, status.remote
        self.compiling = None
        if status.apart is not None:
            self._know(status.apart)
        if self.state == SearchState.STARTING:
            self._set(SearchState.RUNNING)

    def _on_examined(self, status: ExaminationStatus) -> None:
        self.examination, self.compiling = status, None
        self._know(status.so_far)

    def stop(self) -> None:
        """End the search; what was found stays, and it can be resumed. Asked again while it ends, end it at once."""
        if self.state == SearchState.PAUSING:
            self._run.stop_at_once()
        elif self.examination is not None:
            self.pause()
        elif self.running:
            self.pause(lambda: self._set(SearchState.STOPPED) if self.state == SearchState.PAUSED else None)
        elif self.state == SearchState.PAUSED:
            self._set(SearchState.STOPPED)

    def _on_run_ended(self, totals: Totals | None, failure: str) -> None:
        self.examination = None
        if failure:
            self.failed.emit(failure)
        if totals is not None:
            self.totals = totals
        elif self.totals.nodes or self.look is None:
            totals = self.totals
        else:
            totals = self.look.earlier.totals
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
        self._watcher.close()
        self._checker.close()
        self._run.close()
