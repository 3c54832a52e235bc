"""The walk through the search of the current puzzle: steps at once, longer runs in a thread."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from latticework.errors import LatticeworkError
from latticework.gui.background import Task, TaskQueue
from latticework.gui.widgets.translation import error_text
from latticework.jobs.job import Prepared
from latticework.jobs.method import Method
from latticework.jobs.trace_words import TraceWords
from latticework.search.engines import AUTO
from latticework.search.trace import Kind, Node, Trace

_Begun = tuple[Trace, TraceWords]

_PATIENCE = 2.0
"""Seconds for which a window that closes waits for the thread."""


class Tracer(QObject):
    """Walks through the search of a puzzle or an exact cover problem, by one of the engines.

    `trace` is None until it is ready; while `busy`, a thread works with it, and nothing else may.
    `node` is the one at which the last move ended, when `moved` was emitted.
    """

    moved = Signal()
    busy_changed = Signal()
    progressed = Signal(object, float)  # what is being done, and the share of it that is done
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.trace: Trace | None = None
        self.node: Node | None = None
        self.words: TraceWords | None = None
        self.prepared: Prepared | None = None
        self.busy = False
        self._engine = AUTO
        self._tasks = TaskQueue("trace", self._on_done, self._on_progress, self._on_rested)

    @property
    def at_end(self) -> bool:
        """Whether there is no further node."""
        return self.node is None or self.node.kind == Kind.END

    def begin(self, prepared: Prepared | None, engine: str = AUTO) -> None:
        """Make the walk through a search ready, in a thread; with None there is nothing to walk through."""
        self.prepared, self._engine = prepared, engine
        self.trace = self.words = self.node = None
        if prepared is None:
            self.stop()
        else:
            self._in_thread(partial(_begun, prepared, engine))
        self.moved.emit()

    def step(self) -> None:
        """Go to the next node."""
        self._move(lambda trace: trace.step())

    def back(self) -> None:
        """Undo the last step or run."""
        self._move(lambda trace: trace.back())

    def reset(self) -> None:
        """Go back to the beginning."""
        self._move(lambda trace: trace.reset())

    def run(self, move: Callable[[Trace], object]) -> None:
        """Make a move that may take long."""
        trace, words = self.trace, self.words
        if trace is not None and words is not None and not self.busy:
            self._in_thread(partial(_moved, trace, words, move))

    def stop(self) -> None:
        """Cancel the run in progress, which ends in a moment; the current node stays."""
        self._tasks.cancel()

    def close(self) -> None:
        """Stop for good."""
        self._tasks.close()
        self._tasks.wait_to_leave(_PATIENCE)

    def _move(self, move: Callable[[Trace], bool]) -> None:
        if self.trace is not None and not self.busy and move(self.trace):
            self.node = self.trace.node
            self.moved.emit()

    def _in_thread(self, work: Callable[[], _Begun]) -> None:
        """Do this in a thread, in place of what it does now."""
        self._tasks.restart(work)
        self._set_busy(True)

    def _on_progress(self, doing: str, share: float) -> None:
        self.progressed.emit(doing, share)

    def _on_done(self, task: Task[_Begun]) -> None:
        if self.prepared is None:
            return
        self._set_busy(False)
        if task.error is None:
            self.trace, self.words = task.result()
            self.node = self.trace.node
            self.moved.emit()
        elif isinstance(task.error, LatticeworkError):
            self.failed.emit(error_text(task.error))

    def _on_rested(self) -> None:
        # Of a cancelled task `_on_done` hears nothing.
        self._set_busy(False)

    def _set_busy(self, busy: bool) -> None:
        if busy != self.busy:
            self.busy = busy
            self.busy_changed.emit()


def _begun(prepared: Prepared, engine: str) -> _Begun:
    ready = prepared if engine == AUTO else prepared.by(Method(engine))
    trace = Trace(ready.job.problem)
    # Worked out when it is first asked for: here and not in the main thread, as it may take long.
    _ = trace.node
    return trace, TraceWords(ready)


def _moved(trace: Trace, words: TraceWords, move: Callable[[Trace], object]) -> _Begun:
    move(trace)
    _ = trace.node
    return trace, words
