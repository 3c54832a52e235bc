"""Worker processes that were started together and end together."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from typing import Any

from latticework.session import worker
from latticework.session.worker import OVER_BUDGET, Answer, Argument
from latticework.session.worker_server import context, kill_server

PATIENCE = 10.0  # seconds; a slice takes a quarter of one
NICENESS, BELOW_NORMAL = 5, 0x4000  # low enough to leave the machine to others, high enough to answer in time


class Team:
    """Some worker processes for one job. When one of them dies, all do, and what was in flight is lost.

    memory: the most bytes each may hold, None for no limit.
    """

    def __init__(self, job: Any, size: int, memory: int | None) -> None:
        self.size = size
        self._executor = ProcessPoolExecutor(size, context(), _initialise, (job, memory))
        self._pending: set[Future[Any]] = set()
        self._processes: Any = self._executor._processes
        self._thread: Any = None
        self._answers: Any = self._executor._result_queue

    def load(self) -> float:
        """Return how many tasks there are for each worker."""
        self._pending = {future for future in self._pending if not future.done()}
        return len(self._pending) / self.size

    def submit(self, work: Callable[[Any, Argument], Answer], argument: Argument) -> "Future[Answer]":
        """Hand out work for the job; raises BrokenProcessPool when a worker has died."""
        future = self._executor.submit(worker.call_installed, work, argument)
        self._thread = self._executor._executor_manager_thread
        self._pending.add(future)
        return future

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes, as long as none has died."""
        return [*self._processes]

    @property
    def alive(self) -> bool:
        """Whether there may still be processes."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def over_budget(self) -> bool:
        """Whether a worker has ended because it needed more memory than it may use; known once all have ended."""
        return any(process.exitcode == OVER_BUDGET for process in [*self._processes.values()])

    def leave(self, give_up: bool = False) -> None:
        """Let the workers end when they have done what was handed out; give_up: what they have not begun is not."""
        self._executor.shutdown(wait=False, cancel_futures=give_up)

    def end(self, patience: float) -> None:
        """End workers that are to leave, by force when they have not ended after `patience` seconds.

        A worker that is being started while another dies is overlooked by the executor, which then waits for it
        for ever; so we look after the processes ourselves.
        """
        processes = [*self._processes.values()]
        if self._thread is None:
            return
        self._thread.join(patience)
        if self._thread.is_alive():
            for process in processes:
                with suppress(OSError, ValueError):
                    process.kill()
            self._answers._writer.close()  # else it would wait without end for the rest of an answer half written
            self._thread.join(PATIENCE)
        if self._thread.is_alive():  # it learns of the end of a worker from the server; at exit Python waits for it
            kill_server()
            self._thread.join(PATIENCE)


def _initialise(job: Any, memory: int | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the program, which then stops in order
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})  # by it the executor ends workers
    yield_to_others()
    worker.install(job, memory)


def yield_to_others() -> None:
    """Lower the priority of this process, so that the computer stays responsive."""
    with suppress(OSError):
        if hasattr(os, "nice"):
            os.nice(NICENESS)
        elif sys.platform == "win32":
            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
