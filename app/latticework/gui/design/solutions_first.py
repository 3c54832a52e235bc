"""Tasks that need all solutions: the search that the main window has too, and then what is made of its solutions."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Signal

from latticework.designs.all_positions import all_solutions
from latticework.errors import LatticeworkError
from latticework.gui.design.desk import CAN_PAUSE, Desk
from latticework.gui.solve import method_dialog
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.status_texts import explored_text, reasons_text
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import error_text, reworded, tr, tr_n
from latticework.jobs.job import Prepared
from latticework.jobs.keeping import Keeping
from latticework.puzzle import Puzzle
from latticework.run.crew import Crew
from latticework.store.search_file import SearchFile

Solutions = list[NDArray[np.int32]]
"""The options of all solutions, one of each set of symmetric ones."""
_CAN_SEARCH = {SearchState.IDLE, SearchState.PAUSED, SearchState.STOPPED}


class SolutionsFirst(QObject):
    """Has all solutions of a puzzle found, and then takes the steps of what is made of them.

    desk: of the task. crew: returns the workers that are to search. work: returns what makes something of the
    solutions, step by step in a thread, as it is wished for at that time.
    """

    cleared = Signal()  # what was made is forgotten: it was of another puzzle, or other wishes
    changed = Signal()

    def __init__(self, desk: Desk, runner: Runner, crew: Callable[[], Crew],
                 work: Callable[[], Callable[[Solutions, Prepared], Iterator[Any]]]) -> None:
        super().__init__(desk)
        self.puzzle: Puzzle | None = None
        self.desk, self.runner, self.steps = desk, runner, desk.steps
        self._crew, self._work, self._follows = crew, work, False
        self.steps.changed.connect(self.changed)
        desk.begin_requested.connect(self._begin)
        runner.looked.connect(lambda _: self.forget())
        runner.state_changed.connect(self._on_state)
        runner.failed.connect(desk.run.message.tell)
        for signal in (runner.progressed, runner.followed, runner.compiled):
            signal.connect(lambda *_: self.changed.emit())

    @property
    def has_all(self) -> bool:
        """Whether all solutions are found and stored."""
        done = self.runner.standing == SearchState.FINISHED and not self.runner.totals.is_part
        return done and Keeping.of(self.runner.keeps).has_all

    @property
    def prepared(self) -> Prepared | None:
        """The puzzle as it is searched."""
        return self.runner.look.prepared if self.runner.look is not None else None

    @property
    def lacks_target(self) -> bool:
        """Whether there is nothing to search."""
        return self.puzzle is None or not self.puzzle.target.cells

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """Take another puzzle; nothing is begun yet."""
        self.puzzle = puzzle
        self.desk.run.message.tell("")
        self.runner.show(puzzle)
        self.forget()

    def forget(self) -> None:
        """Forget what was made."""
        self.steps.clear()
        self.cleared.emit()

    def _begin(self) -> None:
        if self.has_all:
            self._make()
        else:
            self._search()

    def _search(self) -> None:
        self._follows = True
        try:
            self.runner.resume(self._crew(), method_dialog.chosen())
        except LatticeworkError as error:
            self._follows = False
            self.desk.run.message.tell(error_text(error))

    def _make(self) -> None:
        prepared, path = self.prepared, self.runner.path
        if prepared is not None and path is not None:
            self.desk.take_steps(partial(_made, path, prepared, self._work()))

    def _on_state(self, state: SearchState) -> None:
        # Whoever pressed the button wants what is made of the solutions.
        if state == SearchState.FINISHED and self._follows:
            self._follows = False
            if self.has_all:
                self._make()
        self.changed.emit()

    def show(self, find: str, share: float) -> None:
        """Show how far it is. find: what the button says when all solutions are there; share: of the steps taken."""
        runner, run = self.runner, self.desk.run
        able = self.has_all and not self.steps.ended
        can_search = (runner.standing in _CAN_SEARCH and self.prepared is not None and not runner.hopeless
                      and Keeping.of(runner.keeps).has_all)
        self.desk.show_steps(find, able or can_search or runner.state in CAN_PAUSE, self._sentence())
        run.show_target(self.puzzle)
        run.show_share(1.0 if self.steps.ended else share if self.has_all else runner.totals.explored_part)
        if not self.steps.begun:
            run.show_seconds(runner.totals.seconds)
        if not self.has_all:
            run.go.setText(tr("Pause") if runner.state in CAN_PAUSE else
                           tr("Find the solutions") if runner.state == SearchState.IDLE else tr("Resume"))

    def _sentence(self) -> str:
        """Return how the search of the solutions stands, and what follows."""
        runner, state, totals = self.runner, self.runner.standing, self.runner.totals
        if self.lacks_target:
            return ""
        if self.steps.running and self.steps.doing:
            return reworded(self.steps.doing)
        if runner.look is None or state == SearchState.LOOKING:
            return tr("Looking at the puzzle…")
        if runner.hopeless:
            return reworded(runner.look.earlier.refusal) if runner.look.earlier.refusal else reasons_text(runner.look)
        if not Keeping.of(runner.keeps).has_all or totals.is_part:
            return tr("The search of this puzzle does not store all solutions, so nothing can be told apart from the "
                      "others. Have the main window store all solutions and start over.")
        if state == SearchState.ELSEWHERE:
            return tr("Another window or program is searching, or another task of this window. When it has found all "
                      "solutions, go on here.")
        if state == SearchState.FINISHED:
            return tr_n("The only solution is found and stored.", "All {n} solutions are found and stored.",
                        totals.solutions)
        if state in {SearchState.STARTING, SearchState.PAUSING}:
            return tr("Getting ready…") if state == SearchState.STARTING else tr("What was found is being saved…")
        if state == SearchState.IDLE:
            return tr("Not all solutions are found yet. Find the solutions searches for them first and then goes on "
                      "by itself. The search is kept; the main window has the same.")
        return tr_n("{n} solution found, {explored} explored.", "{n} solutions found, {explored} explored.",
                    totals.solutions, explored=explored_text(totals.explored_part))


def _made(path: Path, prepared: Prepared, work: Callable[[Solutions, Prepared], Iterator[Any]]) -> Iterator[Any]:
    with closing(SearchFile.open(path, check=False)) as file:
        found = all_solutions(file, prepared)
    return work(found, prepared)
