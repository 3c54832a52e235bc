"""Tasks that are done in a thread, one after the other."""

import ctypes
import threading
import traceback
import weakref
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from time import monotonic
from types import FunctionType, MethodType
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject
from shiboken6 import isValid

from latticework import compiling
from latticework.cancel import CancelledError, cancellable, checkpoint, reporting
from latticework.gui.background.channel import Channel, close_delivery, report_fault

T = TypeVar("T")
_Found = Callable[[], Callable[..., Any] | None]
"""Returns a method as long as its object exists, then None."""


class Task(Generic[T]):
    """Something to be done, and what came of it: `error`, or what `result` returns."""

    def __init__(self, work: Callable[..., T]) -> None:
        _refuse_objects_of_qt(work)
        self._work: Callable[..., T] | None = work
        self._cancelled, self._ended = threading.Event(), threading.Event()
        self._doing = threading.Lock()
        self._thread: int | None = None
        self._value: T | None = None
        self.error: BaseException | None = None

    @property
    def cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self._cancelled.is_set()

    @property
    def ended(self) -> bool:
        """Whether it was done, or never will be."""
        return self._ended.is_set()

    def cancel(self) -> None:
        """Have it end at its next checkpoint, if it comes to one."""
        self._cancelled.set()

    def interrupt(self) -> None:
        """Cancel it, and raise KeyboardInterrupt in it at its next step in Python."""
        self.cancel()
        with self._doing:
            # Under the lock: once the task has ended the error would be raised in what the thread does next.
            if self._thread is not None:
                raised = ctypes.py_object(KeyboardInterrupt)
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), raised)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it has ended or time is up; return whether it has ended."""
        return self._ended.wait(seconds)

    def result(self) -> T:
        """Wait until it has ended; return what came of it, or raise its error."""
        self._ended.wait()
        if self.error is None:
            return self._value  # type: ignore[return-value]
        try:
            raise self.error
        finally:
            # The traceback of the error refers to this frame, and this to the error by way of self: a cycle.
            del self

    def do(self, report: Callable[[str, float], None], at_once: bool, *given: Any) -> None:
        """Do it, in the thread of a queue; at_once: progress is reported from the beginning."""
        work, self._work, listener = self._work, None, partial(_on_compiling, report)
        try:
            try:
                self._thread = threading.get_ident()
                with cancellable(self._cancelled), reporting(report, at_once), compiling.listening(listener):
                    checkpoint()
                    self._value = work(*given) if work is not None else None
            finally:
                with self._doing:  # from here on `interrupt` does nothing
                    self._thread = None
        except BaseException as error:  # raised again where the result is asked for
            self.fail(error)
        self._ended.set()
        del self, work, report, given, listener  # the traceback of the error refers to this frame

    def fail(self, error: BaseException) -> None:
        """Make an error the outcome, without the local variables of its frames, which may refer to objects of Qt."""
        for met in (error, error.__cause__, error.__context__):
            if met is not None:
                traceback.clear_frames(met.__traceback__)
        self.error = error
        self._ended.set()

    def drop(self) -> None:
        """End it without doing it."""
        self.cancel()
        self._work, self.error = None, CancelledError()
        self._ended.set()


def _on_compiling(report: Callable[[str, float], None], ready: int, number: int) -> None:
    checkpoint()
    report(compiling.progress_text(ready, number), ready / number if number else 0.0)


class TaskQueue:
    """Does tasks one after the other in a thread, and calls methods of its owner in the main thread.

    done: called with each Task that was not cancelled, when it has ended. progress: called now and then with what is
    being done, in words, and the share of it that is done; at_once: also of tasks that take no longer than a moment.
    rested: called when all has ended, cancelled tasks, too. opened: makes what the thread keeps and hands to each
    task; the thread then stays until `close`. finish: its tasks are done even when the program ends. faults:
    unexpected errors are reported to the user.

    Used in the main thread.
    """

    def __init__(self, name: str, done: Callable[[Any], Any] | None = None,
                 progress: Callable[[str, float], Any] | None = None, rested: Callable[[], Any] | None = None, *,
                 opened: Callable[[], AbstractContextManager[Any]] | None = None, finish: bool = False,
                 faults: bool = True, at_once: bool = False) -> None:
        self._faults = faults
        self._pending: dict[Task[Any], _Found | None] = {}
        """The tasks that have not been delivered, and what is called for one in place of the method for all."""
        self.listen(done, progress, rested)
        # By a channel, so that an owner is never called while it calls `cancel`.
        self._emptied = Channel(self._rest)
        self._worker = _Worker(name, Channel(self._on_ended), Channel(self._on_progress, latest=True), opened, finish,
                               at_once)
        # A thread with `opened` would wait for ever for a queue that is gone. Not at exit: there `close_all` does it.
        weakref.finalize(self, self._worker.close).atexit = False

    def listen(self, done: Callable[[Any], Any] | None = None, progress: Callable[[str, float], Any] | None = None,
               rested: Callable[[], Any] | None = None) -> None:
        """Call these methods from now on, in place of those before."""
        self._done, self._progress, self._rested = _weak(done), _weak(progress), _weak(rested)

    @property
    def busy(self) -> bool:
        """Whether a task waits, is being done, or has ended and was not delivered yet."""
        return bool(self._pending)

    @property
    def compiling(self) -> bool:
        """Whether a kernel is being compiled."""
        return self._worker.compiling

    @property
    def closed(self) -> bool:
        """Whether it was closed, and does nothing any more."""
        return self._worker.closed

    def add(self, work: Callable[..., T], done: Callable[[Task[T]], Any] | None = None) -> Task[T]:
        """Do this after all other tasks; done: called with this task in place of the method for all of them."""
        task = Task(work)
        if self._worker.put(task):
            self._pending[task] = _weak(done) if done is not None else None
        return task

    def add_latest(self, work: Callable[..., T]) -> Task[T]:
        """Do this after the current task, in place of all that wait."""
        self._drop_waiting()
        return self.add(work)

    def restart(self, work: Callable[..., T]) -> Task[T]:
        """Do this as soon as possible, and cancel all other tasks."""
        self.cancel()
        return self.add(work)

    def cancel(self) -> None:
        """Cancel all tasks; the current one ends at its next checkpoint, and none is reported."""
        dropped = self._drop_waiting()
        for task in self._pending:
            task.cancel()
        if dropped and not self.busy:
            self._emptied()

    def _drop_waiting(self) -> bool:
        dropped = self._worker.drop_waiting()
        for task in dropped:
            self._pending.pop(task, None)
        return bool(dropped)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until all tasks have ended or time is up; return whether they have."""
        return self._worker.wait(seconds)

    def wait_to_leave(self, seconds: float) -> bool:
        """Wait for cancelled tasks to end, as `wait` does, but not for a kernel that is being compiled."""
        return self._worker.wait_to_leave(seconds)

    def close(self) -> None:
        """Cancel all tasks, for good; a queue that must finish its tasks still does those it has."""
        if not self._worker.finish:
            self.cancel()
            self.listen()
        self._worker.close()

    def _on_progress(self, task: Task[Any], doing: str, share: float) -> None:
        progress = self._progress()
        if progress is not None and not task.cancelled:
            progress(doing, share)

    def _on_ended(self, task: Task[Any]) -> None:
        done = (self._pending.pop(task, None) or self._done)()
        if not task.cancelled:
            if self._faults:
                report_fault(task.error)
            if done is not None:
                done(task)
        self._rest()

    def _rest(self) -> None:
        rested = self._rested()
        if rested is not None and not self.busy:
            rested()


class _Worker:
    """The thread of a queue; of the window it refers only to two channels."""

    def __init__(self, name: str, ended: Channel, progress: Channel,
                 opened: Callable[[], AbstractContextManager[Any]] | None, finish: bool, at_once: bool) -> None:
        _refuse_objects_of_qt(opened)
        self.finish, self.closed, self._at_once = finish, False, at_once
        self._name, self._ended, self._progress, self._opened = name, ended, progress, opened
        self._waiting: deque[Task[Any]] = deque()
        self._current: Task[Any] | None = None
        self._thread: threading.Thread | None = None
        self._change = threading.Condition()

    def put(self, task: Task[Any]) -> bool:
        """Add a task, unless this is closed; return whether it will be done."""
        with self._change:
            if self.closed:
                task.drop()
                return False
            self._waiting.append(task)
            self._change.notify_all()
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                _running.add(self)
                self._thread.start()
        return True

    def drop_waiting(self) -> list[Task[Any]]:
        """Drop all tasks that wait, and return them."""
        with self._change:
            left = [*self._waiting]
            self._waiting.clear()
        for task in left:
            task.drop()
        return left

    def cancel_current(self) -> None:
        """Cancel the current task."""
        with self._change:
            if self._current is not None:
                self._current.cancel()

    def close(self) -> None:
        """Begin no further task, except those that must be finished."""
        if not self.finish:
            self.drop_waiting()
            self.cancel_current()
        with self._change:
            self.closed = True
            self._change.notify_all()

    def wait(self, seconds: float | None) -> bool:
        """Wait until all tasks are done, and where this is closed until the thread has ended."""
        with self._change:
            return self._change.wait_for(lambda: not (self._waiting or self._current)
                                         and not (self.closed and self._thread), seconds)

    def wait_to_leave(self, seconds: float) -> bool:
        """Wait, unless a kernel is being compiled: that cannot be interrupted. A cancelled task compiles no other."""
        return not self.compiling and self.wait(seconds)

    @property
    def compiling(self) -> bool:
        """Whether the thread compiles a kernel or waits for one."""
        thread = self._thread
        return thread is not None and compiling.is_compiling(thread.ident)

    def _run(self) -> None:
        with ExitStack() as kept:
            failure: Exception | None = None
            given: tuple[Any, ...] = ()
            if self._opened is not None:
                try:
                    given = (kept.enter_context(self._opened()),)
                except Exception as error:  # each task ends with it, as none can be done without what is kept
                    failure = error
            while (task := self._next()) is not None:
                if failure is not None:
                    task.fail(failure)
                else:
                    task.do(partial(self._progress, task), self._at_once, *given)
                # Before `_current` is None: when `wait` returns, this has been sent.
                self._ended(task)
                with self._change:
                    self._current = None
                    self._change.notify_all()
                # Or its result would be kept alive until the next task.
                del task
            del given
        if self._opened is not None:
            with self._change:
                self._leave()

    def _next(self) -> Task[Any] | None:
        with self._change:
            if self._opened is not None:
                self._change.wait_for(lambda: self._waiting or self.closed)
            self._current = self._waiting.popleft() if self._waiting else None
            if self._current is None and self._opened is None:
                # Under the lock: either the task that is being added is found above, or it starts another thread.
                self._leave()
            return self._current

    def _leave(self) -> None:
        self._thread = None
        _running.discard(self)
        self._change.notify_all()


_running: set[_Worker] = set()
"""The workers that have a thread."""


def close_all(seconds: float) -> bool:
    """End all threads as the program ends; return whether none is left after some seconds.

    From then on nothing is delivered: it might reach objects that Qt is deleting, and crash the program.
    """
    until, left = monotonic() + seconds, [*_running]
    for worker in left:
        worker.close()
    ended = [worker.wait_to_leave(max(0.0, until - monotonic())) for worker in left]
    close_delivery()
    return all(ended)


def _refuse_objects_of_qt(work: object) -> None:
    """Raise TypeError where a function refers to an object of Qt, which a thread might be the last to release."""
    if isinstance(work, partial):
        referred: tuple[object, ...] = (work.func, *work.args, *work.keywords.values())
    elif isinstance(work, MethodType):
        referred = (work.__self__, work.__func__)
    elif isinstance(work, FunctionType):
        referred = tuple(cell.cell_contents for cell in work.__closure__ or () if _filled(cell))
    else:
        referred = (work, getattr(work, "__self__", None), *getattr(work, "__dict__", {}).values())
    for one in referred:
        if isinstance(one, QObject):
            message = f"{work} refers to {one}, an object of Qt, and cannot be done in a thread"
            raise TypeError(message)
        if one is not work and isinstance(one, partial | MethodType | FunctionType):
            _refuse_objects_of_qt(one)


def _filled(cell: Any) -> bool:
    try:
        _ = cell.cell_contents
    except ValueError:
        return False
    return True


def _weak(method: Callable[..., Any] | None) -> _Found:
    """Return what finds a method as long as its object exists; so a queue does not keep its owner alive."""
    if method is None:
        return _none
    if not isinstance(method, MethodType):
        return lambda: method
    found = weakref.WeakMethod(method)

    def existing() -> Callable[..., Any] | None:
        there = found()  # Python may keep what Qt has deleted
        gone = there is None or (isinstance(there.__self__, QObject) and not isValid(there.__self__))
        return None if gone else there

    return existing


def _none() -> None:
    """Return None, as nothing is to be called."""
