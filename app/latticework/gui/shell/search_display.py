"""What is shown of a search: its solutions as they are found, or a sentence that says why none is seen."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from latticework.gui.editor.document import Document
from latticework.gui.shell.panels import Panels
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.status_texts import headline
from latticework.gui.solve.stored_search import SearchFileState
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import tr, tr_n
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import ALL, THAT_COME_APART, Keeping
from latticework.jobs.totals import Totals
from latticework.puzzle import Puzzle
from latticework.solution import Solution

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_SETTLE = 350
"""Milliseconds after an edit before the puzzle is checked again."""


@dataclass(frozen=True)
class ListState:
    """All that decides which sentence stands where no solution is seen.

    state, totals, keeps: of the search. stored: how many solutions the list could show; listed: how many it shows.
    able: whether Solve or Resume can be pressed. idle: whether a search that runs has no workers. undone: how many
    solutions Undo brings back. kernels: how many of how many are compiled, while the search waits for them.
    """

    state: SearchState
    totals: Totals
    keeps: str = ALL
    stored: int = 0
    listed: int = 0
    able: bool = False
    idle: bool = False
    undone: int = 0
    kernels: tuple[int, int] | None = None


def why_none_is_seen(now: ListState) -> tuple[str, bool]:
    """Return why no solution is seen, "" where one is; and whether that is final."""
    if now.listed:
        return "", False
    if now.state == SearchState.LOOKING:
        return tr("Looking at the puzzle…"), False
    if now.stored:
        return tr_n("There is {n} solution, and the filter does not list it. “List all” shows it again.",
                    "There are {n} solutions, and the filter lists none of them. “List all” shows them again.",
                    now.stored), False
    if now.totals.stored:
        return tr("The solutions are being read…"), False
    if now.state == SearchState.FINISHED:
        return _finished(now)
    if now.totals.solutions:
        return _not_stored(now), False
    return _none_yet(now), False


def _finished(now: ListState) -> tuple[str, bool]:
    if now.totals.solutions and now.keeps == THAT_COME_APART:
        return tr("No solution comes apart: all possibilities were tried."), True
    if now.totals.solutions:
        return tr("The solutions are counted and not stored."), False
    if now.totals.is_part:
        return tr("This part of the search has no solution."), True
    return tr("There is no solution: all possibilities were tried."), True


def _not_stored(now: ListState) -> str:
    if now.keeps == THAT_COME_APART:
        return tr("None of the solutions found so far comes apart.")
    return tr("The solutions are counted and not stored.")


def _none_yet(now: ListState) -> str:
    """Return what leads to a first solution, or what is in its way."""
    state = now.state
    if state == SearchState.ELSEWHERE:
        return tr("No solution yet. What the other window or program finds appears here.")
    if state == SearchState.PAUSING:
        return tr("No solution yet. The search is being paused.")
    if state == SearchState.RUNNING and now.idle:
        return tr("No solution yet. The search waits for workers: their number is 0.")
    if state == SearchState.STARTING:
        return headline(state, now.totals, kernels=now.kernels)
    if state in {SearchState.RUNNING, SearchState.EXAMINING}:
        return tr("Searching. The first solution appears here as soon as it is found.")
    if state == SearchState.IDLE and now.undone:
        return tr_n("{n} solution belongs to the puzzle as it was before. Edit > Undo (Ctrl+Z) brings it back.",
                    "{n} solutions belong to the puzzle as it was before. Edit > Undo (Ctrl+Z) brings them back.",
                    now.undone)
    if not now.able:
        return tr("No solution yet. The Search panel says what is in the way.")
    return (tr("No solution yet. Press Solve.") if state == SearchState.IDLE
            else tr("No solution yet. Press Resume to go on searching."))


class SearchDisplay(QObject):
    """Checks the puzzle soon after each edit, and shows what its search has found."""

    def __init__(self, document: Document, runner: Runner, panels: Panels, parent: QObject) -> None:
        super().__init__(parent)
        self.document, self.runner, self.panels = document, runner, panels
        self.model, self.pane, self.browser = panels.model, panels.pane, panels.browser
        self._just_opened = False
        self._left: tuple[int, Puzzle | None] = (0, None)
        """How many solutions the puzzle had before it was edited, and that puzzle."""
        self._thinned = 0
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settle.timeout.connect(self.look)
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._on_replaced)
        document.subject_changed.connect(self._on_subject)
        runner.state_changed.connect(self._on_state)
        runner.expected.connect(self._on_state)
        runner.looked.connect(self._on_looked)
        runner.progressed.connect(self._on_progress)
        runner.followed.connect(self._on_followed)
        runner.compiled.connect(lambda *_: self._say())
        runner.apart_known.connect(self.browser.show_known)
        self.browser.chosen.connect(self._on_chosen)
        for changed in (self.model.modelReset, self.model.rowsInserted, panels.search.go.changed):
            changed.connect(self._say)

    @property
    def settling(self) -> bool:
        """Whether the puzzle was edited a moment ago, so that the check of it is still to come."""
        return self._settle.isActive()

    def look(self) -> None:
        """Check the current puzzle."""
        self.runner.show(self.document.puzzle, self.document.search)

    def stay_in_workspace(self) -> None:
        """Do not go to the solutions of the puzzle that was just opened."""
        self._just_opened = False

    def close(self) -> None:
        """Stop checking puzzles and arranging solutions."""
        self._settle.stop()
        self.browser.list_order.cancel()

    def _on_changed(self, _: Puzzle, puzzle: Puzzle) -> None:
        self._just_opened = False
        solved = self.runner.look.puzzle if self.runner.look else None
        if self.model.stored_count and isinstance(solved, Puzzle):
            self._left = self.model.stored_count, solved
        # Marks show the reasons for the puzzle before the edit.
        self.pane.view.mark_cells(())
        self.runner.expect(puzzle)
        self._settle.start()

    def _on_subject(self) -> None:
        # The user draws: once the puzzle is checked, its solutions must not take the place of the canvas.
        self.stay_in_workspace()
        self.panels.show_canvas()

    def _on_replaced(self) -> None:
        self._settle.stop()
        self._just_opened, self._left = True, (0, None)
        self.runner.pause()
        self.model.show(None, None)
        self.pane.show_solution(None, None)
        self.pane.explode.setValue(0)
        self.panels.show_canvas()
        if self.document.source is not None:
            self.panels.library.add_recent(self.document.source)
        else:
            self.panels.to_canvas()
        self.look()

    def _on_state(self) -> None:
        self._show_sampled()
        self._say()

    def _say(self) -> None:
        """Show the sentence that says why no solution is seen, "" where one is."""
        self.pane.say(*why_none_is_seen(self._state))

    @property
    def _state(self) -> ListState:
        runner, (count, solved) = self.runner, self._left
        undone = count if solved is not None and self.document.undo_leads_to(solved) else 0
        return ListState(runner.standing, runner.totals, runner.keeps, self.model.stored_count, self.model.rowCount(),
                     self.panels.search.go.isEnabled(), runner.idle, undone, runner.compiling)

    def _on_looked(self, look: Look) -> None:
        self.panels.trace.show_search(look.prepared)
        puzzle, found = self.document.puzzle, self.runner.totals.solutions
        kept = self.document.kept.of(puzzle) if self.document.kept and not found else ()
        if kept:
            self.model.show_kept(look.prepared, puzzle, kept)
        elif look.prepared is None:
            self.model.show(None, None)
            return
        elif self._same_search(look.prepared, look.path) and found and not self.model.kept:
            self.model.recolor(look.prepared)
        else:
            self.model.show(look.prepared, look.path)
        self.model.grow(self.runner.totals.stored)
        # Whoever opens a solved puzzle wants to see its solutions; after an edit they would be in the way.
        if self._just_opened and self.model.rowCount():
            self.panels.show_solution()
        self._just_opened = False

    def _same_search(self, prepared: Prepared, path: Path | None) -> bool:
        """Whether the list shows solutions of this search, or those of the puzzle file until the search finds any."""
        return self.model.fingerprint == prepared.fingerprint and (self.model.kept or self.model.path == path)

    def _on_progress(self, status: "RunStatus") -> None:
        prepared = self.runner.look.prepared if self.runner.look else None
        if prepared is None or not self._same_search(prepared, self.runner.path):
            # The search of the puzzle that was open before may still be pausing; its figures are not for this list.
            return
        self._leave_kept()
        # A sample that is full is thinned out: rows in the middle are gone, so the list must be read again.
        if status.thinned != self._thinned:
            self._thinned = status.thinned
            self.model.show(prepared, self.model.path)
        self.model.grow(status.totals.stored)
        self._on_state()

    def _on_followed(self, seen: SearchFileState) -> None:
        """Show what another window or program has found, also in a search that it began again from scratch."""
        if self.runner.look is not None and (
                seen.restarted or self.model.file not in {None, seen.file}
                or self.runner.totals.stored < self.model.stored_count):  # a sample was thinned out
            self.model.show(self.runner.look.prepared, seen.path)
        self._leave_kept()
        self.model.grow(self.runner.totals.stored)
        self._show_sampled()

    def _show_sampled(self) -> None:
        is_sample = Keeping.of(self.runner.keeps).most > 0
        self.browser.show_sampled(self.runner.totals.solutions if is_sample else 0)

    def _leave_kept(self) -> None:
        """Show what the search has found in place of the solutions that the puzzle file has."""
        look = self.runner.look
        if self.model.kept and self.runner.totals.stored and look is not None:
            self.model.show(look.prepared, look.path)

    def _on_chosen(self, solution: Solution | None) -> None:
        self.panels.show_chosen(solution)
