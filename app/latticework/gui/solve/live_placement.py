"""Where a running search stands, for the view in which its solutions are shown."""

from collections.abc import Callable
from functools import partial
from time import thread_time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from latticework.cover import ExactCover, Reduction
from latticework.gui.background import Task, TaskQueue
from latticework.gui.solve.runner import Runner
from latticework.gui.widgets import theme
from latticework.jobs.job import Job
from latticework.picture.partial_drawing import Partial
from latticework.run.run_status import placed

if TYPE_CHECKING:
    from latticework.run.run_status import RunStatus

_PACE, _DUTY = 400, 25
"""Milliseconds between two placements at least, and how many times as long it rests as showing one took."""
_PALE = 0.55
"""How much of the ground is mixed into the colours of the parts."""


class LivePlacement(QObject):
    """Shows what a search has placed from time to time while that is wanted, pale; and reports when it is over."""

    over = Signal()  # what was shown is to be shown no longer

    def __init__(self, runner: Runner, wanted: Callable[[], bool], show: Callable[[Partial], object],
                 parent: QObject) -> None:
        super().__init__(parent)
        self._runner, self._wanted, self._show = runner, wanted, show
        self._state, self._shown = b"", False
        self._tasks = TaskQueue("placement of the search", self._on_done)
        self._rest = QTimer(self, singleShot=True, interval=_PACE)
        runner.progressed.connect(self._on_progress)
        runner.state_changed.connect(lambda _: self.end() if not runner.running else None)

    def end(self) -> None:
        """Show nothing of the search any longer."""
        self._tasks.cancel()
        # A search that is resumed begins at the place that was shown last.
        self._state = b""
        if self._shown:
            self._shown = False
            self.over.emit()

    def _on_progress(self, status: "RunStatus") -> None:
        job, state, look = status.activity.job, status.activity.state, self._runner.look
        if (job is None or state in {b"", self._state} or look is None or look.prepared is None
                or isinstance(look.prepared.document, ExactCover) or self._rest.isActive() or not self._wanted()):
            return
        self._state = state
        self._rest.start(_PACE)
        self._tasks.restart(partial(_placed, job, look.prepared.reduction, state, theme.current().canvas))

    def _on_done(self, task: Task[Partial]) -> None:
        # Meanwhile a solution may have been found, or the search have ended.
        if task.error is not None or not self._runner.running or not self._wanted():
            return
        # Time of the processor, as that is what the search has to share.
        begin = thread_time()
        self._shown = True
        self._show(task.result())
        self._rest.start(max(_PACE, int(1000 * _DUTY * (thread_time() - begin))))


def _placed(job: Job, reduction: Reduction, state: bytes, ground: str) -> Partial:
    return Partial(reduction.puzzle, placed(job, reduction, state), ground=ground, pale=_PALE)
