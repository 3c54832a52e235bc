"""The search panel: Solve, Pause, Resume, Stop, workers, method, and progress that does not lie."""

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.common import icons
from latticework.gui.common.message_label import Message
from latticework.gui.search import method_settings as choice
from latticework.gui.search.figures_table import Figures
from latticework.gui.search.method_dialog import MethodDialog
from latticework.gui.search.puzzle_check import Look
from latticework.gui.search.runner import Runner, State
from latticework.gui.search.status_texts import (
    EAGER,
    IN_THE_WAY,
    UNSAVED,
    button,
    compiling,
    headline,
    stop_tip,
    unreadable,
)
from latticework.gui.search.stored_search import Way
from latticework.session import Totals
from latticework.session.durations import duration
from latticework.session.method import AUTO
from latticework.visible_text import one_line

if TYPE_CHECKING:
    from latticework.session import Progress

STEPS = 100_000
MOST_REASONS = 6
ANSWERS = QMessageBox.StandardButton
_NEWS = {State.LOOKING, State.STARTING, State.FINISHED, State.ELSEWHERE}  # what was in the way is so no longer
_BUSY = {State.PAUSING, State.FINISHED, State.ELSEWHERE}  # when there is nothing to solve, pause or resume


class SearchPanel(QWidget):
    """Buttons and figures of a Runner, and the reasons why there is no solution."""

    reason_clicked = Signal(object)  # Reason, whose part or cells are to be shown

    def __init__(self, runner: Runner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.runner = runner
        self._eager: QAction | None = None
        self.go = QAction("Solve", self)
        self.go.setShortcut("F5")
        self.one = QAction("Find one solution", self)
        self.one.setShortcut("Ctrl+F5")
        self.stop = QAction("Stop", self)
        self.stop.setShortcut("Shift+F5")
        self.again = QAction("Start over", self)
        self.method = QAction("Method…", self)
        self._build()
        self.go.triggered.connect(self._on_go)
        self.one.triggered.connect(lambda: self._begin(self.one, for_one=True))
        self.method.triggered.connect(self._on_method)
        self.stop.triggered.connect(runner.stop)
        self.again.triggered.connect(self._on_again)
        runner.state_changed.connect(self._take_back)
        runner.state_changed.connect(self._on_state)
        runner.expected.connect(self._on_expected)
        runner.progressed.connect(self._on_progress)
        runner.looking.connect(self._on_looking)
        runner.looked.connect(self._on_look)
        runner.followed.connect(lambda _: self._show_figures())
        runner.failed.connect(self.message.tell)
        runner.compiled.connect(lambda *counts: self.headline.setText(compiling(*counts)))
        self.message.linkActivated.connect(self._on_reason)
        self._on_state(runner.state)

    def _build(self) -> None:
        self.go_button, self.stop_button = QPushButton("Solve"), QPushButton("Stop")
        self.go_button.clicked.connect(self.go.trigger)
        self.stop_button.clicked.connect(self.stop.trigger)
        self.go_button.setDefault(True)
        icons.dress(self.stop_button, "stop")
        self.workers = QSpinBox(minimum=1, maximum=max(64, os.cpu_count() or 1))
        self.workers.setValue(int(str(QSettings().value("workers", os.cpu_count() or 1))))
        self.workers.setToolTip("How many processes search at the same time")
        self.workers.setAccessibleName("Workers")
        self.workers.valueChanged.connect(lambda value: QSettings().setValue("workers", value))
        self.bar = QProgressBar(maximum=STEPS, textVisible=True)
        self.bar.setAccessibleName("Explored share of the search")
        self.headline, self.message = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText), Message()
        self.form = Figures()
        self.figures = self.form.labels
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.go_button, 2)
        buttons.addWidget(self.stop_button, 1)
        self.form.addRow("Workers", self.workers)
        whole = QVBoxLayout(self)
        whole.addLayout(buttons)
        whole.addWidget(self.headline)
        whole.addWidget(self.bar)
        whole.addLayout(self.form)
        whole.addWidget(self.message)
        whole.addStretch(1)

    def _on_go(self) -> None:
        if self.runner.state in {State.STARTING, State.RUNNING}:
            self.runner.pause()
        else:
            self._begin(self.go, for_one=False)

    def _begin(self, action: QAction, for_one: bool) -> None:
        if self.runner.state == State.LOOKING:
            self._eager = action  # begin as soon as the puzzle has been looked at
            self._show_figures()
        elif self.runner.state in {State.IDLE, State.PAUSED, State.STOPPED}:
            self.message.tell("")
            self.runner.resume(self.workers.value(), choice.chosen(), for_one)

    def _on_method(self) -> None:
        begun = self.runner.state not in {State.LOOKING, State.IDLE}
        dialog = MethodDialog(choice.chosen(), begun, self.window())
        dialog.taken.connect(choice.choose)
        dialog.taken.connect(lambda _: self._show_figures())
        dialog.open()

    def _on_again(self) -> None:
        if self.again.isEnabled() and self._may_forget(self.runner.totals):
            self.message.tell("")
            self.runner.solve(self.workers.value(), choice.chosen())

    def _may_forget(self, totals: Totals) -> bool:
        if not totals.nodes:
            return True
        found = f"{totals.solutions:,} solution{'s' * (totals.solutions != 1)}"
        answer = QMessageBox.question(
            self, "Start over", f"Start this search over? {found} found in {duration(totals.seconds)} will be thrown "
            "away.", ANSWERS.Yes | ANSWERS.Cancel, ANSWERS.Cancel)
        return answer == ANSWERS.Yes

    def _take_back(self, state: State) -> None:
        if state in _NEWS:
            self.message.tell("")

    def _on_state(self, state: State) -> None:
        text, icon, tip = button(state)
        self.go.setText(text)
        self.go_button.setText(text)
        self.go_button.setToolTip(IN_THE_WAY if state == State.IDLE and self._hopeless() else tip)
        icons.dress(self.go_button, icon)
        able = state == State.LOOKING or not (state in _BUSY or self._hopeless())
        self.go.setEnabled(able)
        self.go_button.setEnabled(able)
        found = state != State.LOOKING and self.runner.totals.solutions > 0
        self.one.setEnabled(able and not self.runner.running and not found)
        self.stop.setEnabled(self.runner.running or state == State.PAUSED)
        self.stop_button.setToolTip(stop_tip(state))
        self.stop_button.setEnabled(self.stop.isEnabled())
        refused = state == State.IDLE and self._refusal() != ""
        self.again.setEnabled(refused or state in {State.PAUSED, State.STOPPED, State.FINISHED})
        self.workers.setEnabled(not self.runner.running)
        self._show_figures()
        if self._eager and state != State.LOOKING:
            action, self._eager = self._eager, None
            if state in {State.IDLE, State.PAUSED}:
                QTimer.singleShot(0, action.trigger)  # once everybody has heard of this state

    def _hopeless(self) -> bool:
        look = self.runner.look
        if look is None or self.runner.running:
            return False
        return look.prepared is None or bool(look.reasons or look.kept.refusal)

    def _refusal(self) -> str:
        return self.runner.look.kept.refusal if self.runner.look else ""

    def _on_look(self, look: Look) -> None:
        reasons = look.reasons[:MOST_REASONS]
        lines = [one_line(reason.text) for reason in reasons]
        if look.kept.refusal:
            lines.append(unreadable(look.kept.refusal))
        places = [number for number, reason in enumerate(reasons) if reason.cells or reason.part >= 0]
        self.message.tell("\n".join(lines), places)
        self._on_state(self.runner.state)

    def _on_reason(self, number: str) -> None:
        if self.runner.look is not None:
            self.reason_clicked.emit(self.runner.look.reasons[int(number)])

    def _on_expected(self) -> None:
        self.message.tell("")
        self._show_figures()

    def _on_looking(self, doing: str, share: float) -> None:
        if self.runner.standing == State.LOOKING:
            self.bar.setValue(int(share * STEPS))
            self.bar.setFormat(doing)

    def _on_progress(self, progress: "Progress") -> None:
        if self.runner.standing == State.LOOKING:
            return
        self._show_figures()
        self.form.show_speed(progress)
        self.message.notice(progress.notice)

    def _show_figures(self) -> None:
        totals, state = self.runner.totals, self.runner.standing
        share = totals.explored / (1 << 62)
        eager = self._eager is not None and state == State.LOOKING
        unsaved = self.runner.unsaved and state == State.PAUSED
        usual = headline(state, totals, self.runner.for_one)
        self.headline.setText(EAGER if eager else UNSAVED if unsaved else usual)
        explored = "100 % explored" if totals.complete else f"{min(share * 100, 99.999):.3f} % explored"
        known = state != State.LOOKING  # else the figures are those of the puzzle before
        self.bar.setValue(int(share * STEPS) if known else 0)
        self.bar.setFormat(explored if known else "")
        self.form.show_totals(totals if known else Totals())
        self.form.show_way(self._way())
        if state != State.RUNNING:
            self.form.show_speed(None)

    def _way(self) -> Way:
        """How the search at hand is done; before there is one, what was chosen for it."""
        state = self.runner.standing
        if state == State.IDLE and choice.chosen() != AUTO:
            return Way(str(choice.chosen()))
        return self.runner.way if state != State.LOOKING else Way()
