"""The actions of the search panel: solve, find one solution, stop, start over, take apart, choose a method."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from latticework.durations import duration
from latticework.errors import LatticeworkError
from latticework.gui.solve import method_dialog
from latticework.gui.solve.method_dialog import MethodDialog
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.search_form import KeepFields
from latticework.gui.solve.status_texts import apart_action, go_text
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import error_text, tr, tr_n
from latticework.jobs.keeping import Keeping
from latticework.jobs.searched import Document
from latticework.jobs.totals import Totals
from latticework.reading import is_there
from latticework.run.crew import Crew

_ANSWERS = QMessageBox.StandardButton
_AT_REST = {SearchState.PAUSED, SearchState.STOPPED, SearchState.FINISHED}
"""The states of a search that was begun and does not run."""
_BUSY = {SearchState.PAUSING, SearchState.FINISHED, SearchState.ELSEWHERE}
"""The states in which there is nothing to solve, pause or resume."""


class SearchActions(QObject):
    """The actions of a Runner, enabled as its state allows.

    crew: returns the workers that are to search. keeping: what a search that is begun from now on is to store, and at
    how many solutions it is to pause.
    """

    begun = Signal()  # a search was begun or resumed: messages on the last one no longer hold
    changed = Signal()  # another method was chosen, or the search waits to begin
    unable = Signal(str)  # a search was requested that is not possible: why not, "" where the puzzle hinders it

    def __init__(self, runner: Runner, crew: Callable[[], Crew], keeping: KeepFields, panel: QWidget) -> None:
        super().__init__(panel)
        self.runner, self._crew, self._keeping, self._panel = runner, crew, keeping, panel
        self._waiting_action: QAction | None = None
        self._waits_for: Document | None = None
        """The puzzle that it was requested for."""
        self.go = QAction(tr("Solve"), panel)
        self.go.setShortcut("F5")
        self.go.setObjectName("go")  # its text changes
        self.one = QAction(tr("Find one solution"), panel)
        self.one.setShortcut("Ctrl+F5")
        self.stop = QAction(tr("Stop"), panel)
        self.stop.setShortcut("Shift+F5")
        self.again = QAction(tr("Start over"), panel)
        self.apart = QAction(tr("Take all apart"), panel)
        self.apart.setObjectName("apart")
        self.method = QAction(tr("Method…"), panel)
        self.copy_path = QAction(tr("Copy the path of the search file"), panel)
        self.copy_path.triggered.connect(self._on_copy_path)
        self.go.triggered.connect(self._on_go)
        self.one.triggered.connect(lambda: self._begin(self.one, for_one=True))
        self.method.triggered.connect(self._on_method)
        self.stop.triggered.connect(runner.stop)
        self.again.triggered.connect(self._on_again)
        self.apart.triggered.connect(self._on_apart)

    @property
    def waiting(self) -> bool:
        """Whether a search begins as soon as the puzzle has been checked, and the one before is saved."""
        return self._waiting_action is not None and self._waits_for == self.runner.current

    def enable(self, state: SearchState) -> None:
        """Enable what can be done in a state."""
        able = state == SearchState.LOOKING or not (state in _BUSY or self.runner.hopeless)
        self.go.setEnabled(able)
        found = state != SearchState.LOOKING and self.runner.totals.stored > 0
        stored = self._keeping.keeps if state == SearchState.IDLE else self.runner.keeps
        running = self.runner.running and state != SearchState.LOOKING  # that of the puzzle before is being paused
        # Not with a sample, nor where solutions are only counted: the one that is found might not be stored.
        self.one.setEnabled(able and not running and not found and not Keeping.of(stored).is_fewer)
        self.stop.setEnabled(self.runner.running or state == SearchState.PAUSED)
        refused = self.runner.look is not None and self.runner.look.earlier.refusal != ""
        self.copy_path.setEnabled(self.runner.path is not None and is_there(self.runner.path))
        self.again.setEnabled((state == SearchState.IDLE and refused)
                              or state in _AT_REST)
        self.enable_apart(state)

    def enable_apart(self, state: SearchState) -> None:
        """Enable and name the action that takes solutions apart, by how far that was done."""
        stored, known, examining = self.runner.totals.stored, self.runner.apart, state == SearchState.EXAMINING
        text, tip = apart_action(examining, known, stored)
        self.apart.setText(text)
        self.apart.setToolTip(tip)
        self.apart.setEnabled(examining or (state in _AT_REST and known.examined < stored))

    def begin_waiting(self, state: SearchState) -> None:
        """Begin the search that was requested while the puzzle was being checked."""
        if self._waiting_action and state != SearchState.LOOKING:
            # Read before it is cleared: by now another puzzle may be current, for which nobody has asked.
            waiting, action = self.waiting, self._waiting_action
            self._waiting_action = self._waits_for = None
            if waiting and state in {SearchState.IDLE, SearchState.PAUSED}:
                # After all receivers of the signal for this state: searching changes the state again.
                QTimer.singleShot(0, partial(self.ask, action))

    def ask(self, action: QAction) -> None:
        """Trigger an action that searches, or report why it is disabled."""
        if action.isEnabled():
            action.trigger()
        elif self.runner.hopeless and self.runner.look is not None:
            self.unable.emit("")
        else:
            self.unable.emit(go_text(self.runner.standing)[1])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report why no search begins: Qt passes the keys of a disabled action on to the window."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            keys = QKeySequence(event.keyCombination())
            for action in (self.go, self.one):
                if keys in action.shortcuts() and not action.isEnabled():
                    self.ask(action)
                    return True
        return super().eventFilter(watched, event)

    def _on_go(self) -> None:
        # Not `state`, which may be that of the puzzle before: this was taken for a pause of its search.
        if self.runner.standing in {SearchState.STARTING, SearchState.RUNNING, SearchState.EXAMINING}:
            self.runner.pause()
        else:
            self._begin(self.go, for_one=False)

    def _begin(self, action: QAction, for_one: bool) -> None:
        if self.runner.standing == SearchState.LOOKING:
            self._waiting_action, self._waits_for = action, self.runner.current
            self.changed.emit()
        elif self.runner.state in {SearchState.IDLE, SearchState.PAUSED, SearchState.STOPPED}:
            limit = 1 if for_one else self._keeping.enough
            self._with_crew(lambda crew: self.runner.resume(crew, method_dialog.chosen(), limit,
                                                            self._keeping.keeps))

    def _with_crew(self, search: Callable[[Crew], object]) -> None:
        """Call `search` with the workers, or report why there are none, as where a cluster does not answer."""
        self.begun.emit()
        try:
            crew = self._crew()
        except LatticeworkError as error:
            self.runner.failed.emit(error_text(error))
        else:
            search(crew)

    def _on_method(self) -> None:
        begun = self.runner.standing not in {SearchState.LOOKING, SearchState.IDLE}
        dialog = MethodDialog(method_dialog.chosen(), begun, self._panel.window())
        dialog.taken.connect(method_dialog.store_method)
        dialog.taken.connect(lambda _: self.changed.emit())
        dialog.open()

    def _on_copy_path(self) -> None:
        """Copy the path of the search file, for commands of the terminal."""
        QApplication.clipboard().setText(str(self.runner.path))

    def _on_again(self) -> None:
        if self.again.isEnabled() and self._may_forget(self.runner.totals):
            self._with_crew(lambda crew: self.runner.solve(crew, method_dialog.chosen(), self._keeping.keeps,
                                                           self._keeping.enough))

    def _on_apart(self) -> None:
        if self.runner.standing == SearchState.EXAMINING:
            self.runner.pause()
        elif self.apart.isEnabled():
            self._with_crew(self.runner.take_apart)

    def _may_forget(self, totals: Totals) -> bool:
        if not totals.nodes:
            return True
        text = tr_n("Start this search over? {n} solution found in {time} will be thrown away, with its note.",
                    "Start this search over? {n} solutions found in {time} will be thrown away, with all favourites "
                    "and notes.", totals.solutions, time=duration(totals.seconds))
        answer = QMessageBox.question(self._panel, tr("Start over"), text, _ANSWERS.Yes | _ANSWERS.Cancel,
                                      _ANSWERS.Cancel)
        return answer == _ANSWERS.Yes
