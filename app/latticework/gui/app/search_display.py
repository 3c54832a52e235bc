"""Keeps the panels up to date with the puzzle being edited and its search."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from latticework.gui.app.panels import Panels
from latticework.gui.app.solution_sentence import Known, sentence
from latticework.gui.document.document import Document
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.runner import Runner
from latticework.gui.search.stored_search import SearchFileState
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import Keeping
from latticework.puzzle import Puzzle
from latticework.solution import Solution

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

SETTLE = 350
"""Milliseconds after an edit before the puzzle is looked at again."""


class SearchDisplay(QObject):
    """Checks the puzzle soon after each edit, and shows what its search has found."""

    def __init__(self, document: Document, runner: Runner, panels: Panels, parent: QObject) -> None:
        super().__init__(parent)
        self.document, self.runner, self.panels = document, runner, panels
        self.model, self.pane, self.browser = panels.model, panels.pane, panels.browser
        self._just_opened = False
        self._left: tuple[int, Puzzle | None] = (0, None)
        """How many solutions were found before the puzzle was edited, and for which puzzle."""
        self._thinned = 0
        self._settle = QTimer(self, singleShot=True, interval=SETTLE)
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
        """Whether the puzzle was edited a moment ago and will be checked soon."""
        return self._settle.isActive()

    def look(self) -> None:
        """Look at the puzzle at hand."""
        self.runner.show(self.document.puzzle, self.document.search)

    def stay(self) -> None:
        """Lead nobody to the solutions of the puzzle that was just opened."""
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
        self.pane.view.mark_cells(())
        self.runner.expect(puzzle)
        self._settle.start()

    def _on_subject(self) -> None:
        self.stay()  # what is to be drawn is not to go again
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
        """Say why no solution is seen."""
        self.pane.say(*sentence(self._known))

    @property
    def _known(self) -> Known:
        runner, (count, solved) = self.runner, self._left
        undone = count if solved is not None and self.document.undo_leads_to(solved) else 0
        return Known(runner.standing, runner.totals, runner.keeps, self.model.stored_count, self.model.rowCount(),
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
        if self._just_opened and self.model.rowCount():
            self.panels.show_solution()
        self._just_opened = False

    def _same_search(self, prepared: Prepared, path: Path | None) -> bool:
        """Whether the list shows what a search finds, or what the file of the puzzle keeps until it finds any."""
        return self.model.fingerprint == prepared.fingerprint and (self.model.kept or self.model.path == path)

    def _on_progress(self, status: "RunStatus") -> None:
        prepared = self.runner.look.prepared if self.runner.look else None
        if prepared is None or not self._same_search(prepared, self.runner.path):
            return  # the search of the puzzle before this one is still being paused
        self._leave_kept()
        if status.thinned != self._thinned:
            self._thinned = status.thinned
            self.model.show(prepared, self.model.path)
        self.model.grow(status.totals.stored)
        self._on_state()

    def _on_followed(self, seen: SearchFileState) -> None:
        """Show what another window or program has found, also in a search that it began anew."""
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
        """Show what the search has found instead of what the file of the puzzle keeps."""
        look = self.runner.look
        if self.model.kept and self.runner.totals.stored and look is not None:
            self.model.show(look.prepared, look.path)

    def _on_chosen(self, solution: Solution | None) -> None:
        self.panels.show_chosen(solution)
