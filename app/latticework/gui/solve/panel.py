"""The search panel: its actions, from solving to taking apart, and faults, progress and the form of a search."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMessageBox, QProgressBar, QVBoxLayout, QWidget

from latticework.durations import duration
from latticework.errors import LatticeworkError
from latticework.gui.solve import method_dialog
from latticework.gui.solve.method_dialog import MethodDialog
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.search_form import CrewFields, Figures, KeepFields
from latticework.gui.solve.status_texts import apart, apart_action, explored_text, fault_text, go_text
from latticework.gui.solve.stored_search import MethodTexts, has_notes
from latticework.gui.widgets.search_state import NEWS, SearchState
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import error_text, reworded, tr, tr_n, translatable, translated
from latticework.jobs.keeping import THAT_COME_APART, Keeping
from latticework.jobs.method import AUTO
from latticework.jobs.searched import Document
from latticework.jobs.totals import Totals
from latticework.reading import is_there
from latticework.run.crew import Crew

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_STEPS, _BAR = 100_000, 12
_LATER = translatable("This search was begun in another way; Search > Start over begins it again with this choice.")
_ANSWERS = QMessageBox.StandardButton
_AT_REST = {SearchState.PAUSED, SearchState.STOPPED, SearchState.FINISHED}
"""The states of a search that was begun and does not run."""
_BUSY = {SearchState.PAUSING, SearchState.FINISHED, SearchState.ELSEWHERE}
"""The states in which there is nothing to solve, pause or resume."""


class SearchPanel(QWidget):
    """Shows the figures of a Runner's search and what went wrong in it; the voice tells how it stands."""

    def __init__(self, runner: Runner) -> None:
        super().__init__()
        self.runner = runner
        self._examined = False
        self.form = Figures()
        self.crew = CrewFields(self.form)
        self.workers = self.crew.workers
        self.keeping = KeepFields(self.crew.more)
        self.commands = commands = SearchActions(runner, self.crew.crew, self.keeping, self)
        self.go, self.one, self.stop, self.again = commands.go, commands.one, commands.stop, commands.again
        self.method = commands.method
        self._build()
        commands.begun.connect(lambda: self.message.tell(""))
        commands.changed.connect(self._show_figures)
        self.crew.workers_changed.connect(runner.set_workers)
        self.crew.workers_changed.connect(self._show_figures)
        runner.state_changed.connect(self._clear_message)
        runner.state_changed.connect(self._on_state)
        runner.expected.connect(self._on_expected)
        runner.apart_known.connect(self._on_apart)
        runner.progressed.connect(self._on_progress)
        runner.examined.connect(lambda status: self.message.notice(reworded(status.notice)))
        runner.looking.connect(self._on_looking)
        runner.looked.connect(self._on_look)
        runner.followed.connect(lambda _: self._show_figures())
        runner.failed.connect(self.message.tell)
        runner.compiled.connect(lambda *_: self._show_figures())
        self._on_state()

    def _build(self) -> None:
        # The line beside the tabs says the share in words.
        self.bar = QProgressBar(maximum=_STEPS, textVisible=False)
        self.bar.setFixedHeight(_BAR)
        self.bar.setAccessibleName(tr("Explored share of the search"))
        self.keeping.changed.connect(self._on_keeping)
        self.message = Message()
        self.figures = self.form.labels
        self._lay_out()

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.addWidget(self.message)  # not below, where a low window has no room for it
        whole.addWidget(self.bar)
        whole.addLayout(self.form)
        whole.addStretch(1)

    def _clear_message(self, state: SearchState) -> None:
        failed_to_examine = self._examined and state == SearchState.FINISHED  # its message still holds
        self._examined = state == SearchState.EXAMINING or (self._examined and state == SearchState.PAUSING)
        if state in NEWS and not failed_to_examine:
            self.message.tell("")

    def _on_state(self) -> None:
        state = self.runner.standing  # not that of the puzzle before, which may still be being paused
        self.commands.enable(state)
        text, tip = go_text(state)
        self.go.setText(text)
        self.go.setToolTip(tip)
        self.crew.enable(self.runner.running)
        if self.runner.running:
            self.keeping.show_keeps(self.runner.keeps)  # in place of what was chosen for another search
        self.keeping.enable(not self.runner.running and state != SearchState.ELSEWHERE)
        self._show_figures()
        self.commands.begin_waiting(state)

    def _on_look(self, look: Look) -> None:
        self.message.tell(fault_text(look))
        # Before anything was searched, what the user has chosen stays.
        if look.earlier.totals is not None:
            self.keeping.show_keeps(self.runner.keeps)
        self._on_state()
        if look.earlier.away:
            self.message.notice(reworded(look.earlier.away))

    def _on_keeping(self) -> None:
        begun = self.runner.standing in _AT_REST
        self.message.tell(translated(_LATER) if begun and self.keeping.keeps != self.runner.keeps else "")
        self.commands.enable(self.runner.standing)

    def _on_apart(self) -> None:
        self.commands.enable_apart(self.runner.standing)
        self._show_figures()

    def _on_expected(self) -> None:
        self.message.tell("")
        self._on_state()

    def _on_looking(self, doing: str, share: float) -> None:
        if self.runner.standing == SearchState.LOOKING:
            self.bar.setValue(int(share * _STEPS))
            self.bar.setFormat(reworded(doing))

    def _on_progress(self, status: "RunStatus") -> None:
        if self.runner.standing == SearchState.LOOKING:
            return
        self._show_figures()
        self.form.show_speed(status)
        self.message.notice(reworded(status.notice))

    def _show_figures(self) -> None:
        totals, state = self.runner.totals, self.runner.standing
        share = totals.explored_part
        explored = tr("{share} explored", share=explored_text(share))
        known = state != SearchState.LOOKING  # else the figures are those of the puzzle before
        if self.runner.examination is not None:
            done, requested = self.runner.examination.done, self.runner.examination.requested
            share, explored = done / max(1, requested), tr("{done} of {wanted}", done=done, wanted=requested)
        self.bar.setValue(int(share * _STEPS) if known else 0)
        self.bar.setFormat(explored if known else "")
        self.form.show_totals(totals if known else Totals())
        looked_at = known and (self.runner.apart.examined > 0 or self.runner.keeps == THAT_COME_APART)
        self.form.show_apart(apart(self.runner.apart, totals.stored) if looked_at else "")
        self.form.show_method(self._method_texts())
        self.form.show_file(self.runner.opened_path if known else None)
        if state != SearchState.RUNNING:
            self.form.show_speed(None)

    def _method_texts(self) -> MethodTexts:
        """Return how the current search is done; before it is begun, the method chosen for it."""
        state = self.runner.standing
        if state == SearchState.IDLE and method_dialog.chosen() != AUTO:
            return MethodTexts(str(method_dialog.chosen()))
        return self.runner.method_texts if state != SearchState.LOOKING else MethodTexts()


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
        number, time = totals.solutions, duration(totals.seconds)
        if self.runner.path is not None and has_notes(self.runner.path):
            text = tr_n("Start this search over? {n} solution found in {time} will be thrown away, with its note.",
                        "Start this search over? {n} solutions found in {time} will be thrown away, with all "
                        "favourites and notes.", number, time=time)
        else:
            text = tr_n("Start this search over? {n} solution found in {time} will be thrown away.",
                        "Start this search over? {n} solutions found in {time} will be thrown away.", number,
                        time=time)
        answer = QMessageBox.question(self._panel, tr("Start over"), text, _ANSWERS.Yes | _ANSWERS.Cancel,
                                      _ANSWERS.Cancel)
        return answer == _ANSWERS.Yes
