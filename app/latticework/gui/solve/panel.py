"""The search panel: faults, progress and the form of a search."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QProgressBar,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from latticework.gui.solve import method_dialog
from latticework.gui.solve.actions import SearchActions
from latticework.gui.solve.puzzle_check import Look
from latticework.gui.solve.runner import Runner
from latticework.gui.solve.search_form import CrewFields, Figures, KeepFields
from latticework.gui.solve.status_texts import apart, explored_share, explored_text, fault_text, go_text
from latticework.gui.solve.stored_search import MethodTexts
from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.shown_text import Message
from latticework.gui.widgets.translation import reworded, tr, translatable, translated
from latticework.jobs.keeping import THAT_COME_APART
from latticework.jobs.method import AUTO
from latticework.jobs.totals import Totals

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_MOST_CLAIMED = 0.44
"""The greatest share of the window's height that the panel claims; the rest is reached by scrolling."""

_STEPS, _BAR = 100_000, 12
_LATER = translatable("This search was begun in another way; Search > Start over begins it again with this choice.")
_NEWS = {SearchState.LOOKING, SearchState.STARTING, SearchState.FINISHED, SearchState.ELSEWHERE}
"""The states in which an earlier warning no longer holds."""


class TallScroll(QScrollArea):
    """Shows a widget whose height depends on its width, as of wrapped text, and claims that height.

    A scroll area of Qt asks for the height of a size hint instead, which knows nothing of the width.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.content = widget
        self.setWidget(widget)
        # There is no horizontal bar by which one could reach what is wider.
        self.setMinimumWidth(widget.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width())
        self._claim()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the size of the window from now on."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._claim()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim another height when a text has changed, or the window's size."""
        handled = super().eventFilter(watched, event)
        if ((watched is self.content and event.type() == QEvent.Type.LayoutRequest)
                or (watched is self.window() and event.type() == QEvent.Type.Resize)):
            self._claim()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Claim the height for another width."""
        super().resizeEvent(event)
        self._claim()

    def _claim(self) -> None:
        most = int(_MOST_CLAIMED * self.window().height())
        wanted = self.content.heightForWidth(self.viewport().width())  # -1 while no text in it is wrapped
        self.setMinimumHeight(min(most, wanted if wanted >= 0 else self.content.sizeHint().height()))


class SearchPanel(QWidget):
    """Shows the figures of a Runner's search and what went wrong in it; the voice tells how it stands."""

    def __init__(self, runner: Runner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        if state in _NEWS and not failed_to_examine:
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
        begun = self.runner.standing in {SearchState.PAUSED, SearchState.STOPPED, SearchState.FINISHED}
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
        share = explored_share(totals)
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
