"""What is shown of a search: what it has placed, its solutions as they are found, and the mode of the stage."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.gui.editor.document import Document
from latticework.gui.shell.panels import Panels
from latticework.gui.shell.voice import Action, Facts, Mode, Obstacle, Place
from latticework.gui.shell.voice_line import Speaker, drawn
from latticework.gui.shell.workspace_tabs import DRAW, LIBRARY, SEARCHES, SOLVE
from latticework.gui.solve.live_placement import LivePlacement
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.stored_search import SearchFileState
from latticework.gui.widgets.dialogs import shortened
from latticework.gui.widgets.preferences import name_search
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import tr
from latticework.jobs.job import Prepared
from latticework.puzzle import Puzzle
from latticework.reading import is_there
from latticework.solution import Solution
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_PLACES = {LIBRARY: Place.LIBRARY, DRAW: Place.DRAW, SOLVE: Place.SOLVE, SEARCHES: Place.SEARCHES}
_SETTLE = 350
"""Milliseconds after an edit before the puzzle is checked again."""


class SearchDisplay(QObject):
    """Checks the puzzle soon after each edit, and shows what its search has found."""

    search_left = Signal(str)  # in words: the search was paused that was left for another puzzle

    def __init__(self, document: Document, runner: Runner, panels: Panels, parent: QObject) -> None:
        super().__init__(parent)
        self.document, self.runner, self.panels = document, runner, panels
        self.model, self.pane, self.browser = panels.model, panels.pane, panels.browser
        self._just_opened = False
        self._left: tuple[int, Puzzle | None, Path | None] = (0, None, None)
        """How many solutions the puzzle had before it was edited, that puzzle, and the search file that has them."""
        self._thinned = 0
        self._searched_before = ""
        """The puzzle that was left while its search ran, until that is paused."""
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE)
        self._settle.timeout.connect(self.look)
        document.changed.connect(self._on_changed)
        document.replaced.connect(self._on_replaced)
        document.subject_changed.connect(self._on_subject)
        document.path_changed.connect(self._name_search)
        document.modified_changed.connect(self._name_search)
        runner.state_changed.connect(lambda _: self._report_left())
        runner.looked.connect(self._name_search)
        runner.looked.connect(self._on_looked)
        runner.progressed.connect(self._on_progress)
        runner.followed.connect(self._on_followed)
        runner.apart_known.connect(self.browser.show_known)
        self.browser.chosen.connect(self._on_chosen)
        self.live = LivePlacement(runner, lambda: self._shows_search, self.pane.show_partial, self)
        self.live.over.connect(lambda: panels.show_chosen(self.browser.solution))
        self._speak()

    def _speak(self) -> None:
        """Let the line beside the tabs say what is so in this window, and do what comes next."""
        panels = self.panels
        self.speaker = Speaker(panels.voice, panels.search, self.model, self._seen, _functions_of_buttons(panels))
        self.speaker.listen((
            self.document.changed, self.document.replaced, panels.tabs.currentChanged, self.pane.player.stepped,
            self.browser.chosen, panels.trace.shown, panels.trace.text_changed, panels.why.reasons.changed,
            panels.drawing.docks["Why"].visibilityChanged, panels.play.seen, panels.play.session.opened,
            panels.play.session.changed))
        self.speaker.spoke.connect(self._name_mode)
        self.speaker.spoke.connect(self._tell_list)
        self._name_mode()

    def _tell_list(self, facts: Facts) -> None:
        """Let the list say that there is no solution once that is known."""
        self.browser.show_none(facts.has_none or facts.obstacle == Obstacle.IMPOSSIBLE)

    def _name_search(self, *_: object) -> None:
        """Keep the name of a saved puzzle for its search, which may have begun when it had none."""
        document, look = self.document, self.runner.look
        saved = document.path is not None and not document.modified
        if saved and look is not None and look.puzzle is document.puzzle and look.path and is_there(look.path):
            name_search(look.path, document.puzzle.name)

    def _name_mode(self) -> None:
        """Let the chip in the corner of the stage name its mode."""
        state = self.runner.standing
        # The list is that of the puzzle before until the new one was checked.
        row = self.browser.row if state != SearchState.LOOKING else -1
        now = StageState(self._mode, row, self.model.rowCount(), state == SearchState.RUNNING)
        self.pane.chip.show_mode(mode_name(now), can_be_left(now))

    @property
    def _shows_search(self) -> bool:
        """Whether the stage shows what the search has placed: it is seen, and nothing else is to be seen there."""
        return (self.panels.tabs.currentIndex() == SOLVE and self.pane.on_stage is None and not self.model.rowCount()
                and not self.panels.trace.isVisible() and self.runner.standing != SearchState.LOOKING)

    def _seen(self, known: Facts) -> Facts:
        """Add to what is known of the search the puzzle, and what is seen of it."""
        panels, player = self.panels, self.pane.player
        reasons, game = panels.why.reasons, panels.play.session
        here = replace(
            drawn(known, self.document.puzzle), place=_PLACES[panels.tabs.currentIndex()], mode=self._mode,
            undone=self.undone, placed=self._placed, won=game.clock.stopped, reasons=reasons.count,
            proofs=reasons.proofs, reason_shown=reasons.list.currentRow() + 1)
        if known.state == SearchState.LOOKING:  # until the puzzle was checked the rest is that of the one before
            return here
        return replace(here, moves=player.steps if self.model.rowCount() else 0, loose=not player.assembly.held,
                       held=self.browser.holds, apart=self.runner.apart.apart, trace=panels.trace.text)

    @property
    def _placed(self) -> int:
        """How many parts are placed, in the game by hand or in the trace."""
        node = self.panels.trace.tracer.node
        return len(self.panels.play.session.laid) if self._mode == Mode.PLAY else node.depth if node else 0

    @property
    def _mode(self) -> Mode:
        panels, player = self.panels, self.pane.player
        if panels.trace.isVisible():
            return Mode.TRACE
        if panels.why.isVisible():
            return Mode.WHY
        if panels.play.isVisible() and panels.play.session.table is not None:
            return Mode.PLAY
        filming = panels.tabs.currentIndex() == SOLVE and player.has_film and not player.whole
        return Mode.FILM if filming else Mode.PLAIN

    @property
    def settling(self) -> bool:
        """Whether the puzzle was edited a moment ago, so that the check of it is still to come."""
        return self._settle.isActive()

    @property
    def undone(self) -> int:
        """How many solutions of the puzzle as it was before an edit Undo brings back."""
        count, solved, file = self._left
        there = solved is not None and self.document.undo_leads_to(solved) and (file is None or is_there(file))
        return count if there else 0

    def look(self) -> None:
        """Check the current puzzle."""
        self.runner.show(self.document.puzzle, self.document.search)

    def stay_in_workspace(self) -> None:
        """Do not go to the solutions of the puzzle that was just opened."""
        self._just_opened = False

    def close(self) -> None:
        """Stop checking puzzles and arranging solutions."""
        self._settle.stop()
        self.live.end()
        self.browser.list_order.cancel()

    def _on_changed(self, _: Puzzle, puzzle: Puzzle) -> None:
        self._just_opened = False
        solved = self.runner.look.puzzle if self.runner.look else None
        if self.model.stored_count and isinstance(solved, Puzzle):
            self._left = self.model.stored_count, solved, None if self.model.kept else self.runner.path
        # Marks show the reasons for the puzzle before the edit.
        self.pane.view.mark_cells(())
        self.runner.expect(puzzle)
        self._settle.start()
        self.speaker.say()

    def _on_subject(self) -> None:
        # The user draws: once the puzzle is checked, its solutions must not take the place of the canvas.
        self.stay_in_workspace()
        self.panels.show_canvas()

    def _on_replaced(self) -> None:
        self._settle.stop()
        self._just_opened, self._left = True, (0, None, None)
        self._leave_search()
        self.model.show(None, None)
        self.pane.show_solution(None, None)
        self.pane.explode.setValue(0)
        # The keyboard would stay in the library or the list of searches, which are no longer seen.
        if self.document.search is not None:
            self.panels.to_solution()
        else:
            self.panels.to_canvas()
        if self.document.source is not None:
            self.panels.library.add_recent(self.document.source)
        self.look()
        self.speaker.say()

    def _leave_search(self) -> None:
        """Pause the search of the puzzle that was open before."""
        runner = self.runner
        if runner.running and runner.examination is None and runner.look is not None:
            self._searched_before = one_line(runner.look.puzzle.name)
        runner.pause()

    def _report_left(self) -> None:
        """Report that the search is paused that was left, unless it came to its end."""
        if self._searched_before and not self.runner.running:
            name, self._searched_before = self._searched_before, ""
            if not self.runner.totals.complete:
                self.search_left.emit(tr("The search of {puzzle} was paused.", puzzle=shortened(name)))

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
            if look.earlier.apart.apart:
                self.browser.show_one_apart()
        self.model.grow(self.runner.totals.stored)
        # Whoever opens a solved puzzle wants to see its solutions; after an edit they would be in the way.
        if self._just_opened and self.model.rowCount():
            self.panels.to_solution()
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

    def _on_followed(self, seen: SearchFileState) -> None:
        """Show what another window or program has found, also in a search that it began again from scratch."""
        if self.runner.look is not None and (
                seen.restarted or self.model.file not in {None, seen.file}
                or self.runner.totals.stored < self.model.stored_count):  # a sample was thinned out
            self.model.show(self.runner.look.prepared, seen.path)
        self._leave_kept()
        self.model.grow(self.runner.totals.stored)

    def _leave_kept(self) -> None:
        """Show what the search has found in place of the solutions that the puzzle file has."""
        look = self.runner.look
        if self.model.kept and self.runner.totals.stored and look is not None:
            self.model.show(look.prepared, look.path)

    def _on_chosen(self, solution: Solution | None) -> None:
        self.panels.show_chosen(solution)


@dataclass(frozen=True)
class StageState:
    """What the name is made from.

    row, listed: of the list of solutions, row -1 where none is shown. searching: whether a search runs.
    """

    mode: Mode = Mode.PLAIN
    row: int = -1
    listed: int = 0
    searching: bool = False


def mode_name(now: StageState) -> str:
    """Return the name of the mode, "" where it would say nothing."""
    if now.mode == Mode.TRACE:
        return tr("Trace")  # the panel has the number of the step, and the timeline that of a film
    if now.mode == Mode.FILM:
        return tr("Film")
    if now.row >= 0:
        return tr("Solution {number} of {all}", number=now.row + 1, all=now.listed) if now.listed > 1 else ""
    return tr("Searching") if now.searching else ""


def can_be_left(now: StageState) -> bool:
    """Whether Escape leads from the mode back to the solution."""
    return now.mode in {Mode.TRACE, Mode.FILM}


def _functions_of_buttons(panels: Panels) -> dict[Action, Callable[[], object]]:
    """Return what each button does that the search itself does not."""
    return {
        Action.DRAW_SHAPE: panels.canvas.commands["shape"].trigger, Action.DRAW_TARGET: panels.draw_target,
        Action.DRAW_PART: panels.draw_part, Action.ADD_PART: panels.parts.commands["add"].trigger,
        Action.SHOW_PARTS: panels.show_parts, Action.SHOW_WHY: panels.show_why,
        Action.SHOW_MESSAGE: panels.show_message, Action.SHOW_SOLUTIONS: panels.to_solution,
        Action.SHOW_SEARCHES: panels.to_searches, Action.LIST_ALL: panels.browser.filters.list_all,
        Action.NEXT_SOLUTION: lambda: panels.step(1), Action.TAKE_APART: lambda: panels.pane.player.play_towards(-1),
        Action.SHOW_APART: panels.browser.show_one_apart,
        Action.PUT_TOGETHER: lambda: panels.pane.player.play_towards(1), Action.END_TRACE: panels.leave_modes,
        Action.NEXT_REASON: panels.why.reasons.choose_next, Action.END_WHY: panels.leave_modes,
        Action.END_PLAY: panels.to_solution}
