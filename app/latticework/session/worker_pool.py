"""A pool of worker processes that survives the death of a worker."""

import ctypes
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import forkserver, resource_tracker
from multiprocessing.context import BaseContext
from types import ModuleType
from typing import Any

from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.session import worker, worker_sockets
from latticework.session.worker import Answer, Argument

PATIENCE = 10.0  # seconds; a slice takes a quarter of one
PRELOADED = ["latticework.session.worker", "latticework.search.bitset.kernel", "latticework.search.explored_share"]
"""What the server of workers loads once for all: the kernels of the usual engine, but no others."""
NICENESS, BELOW_NORMAL = 5, 0x4000  # low enough to leave the machine to others, high enough to answer in time


def context() -> BaseContext:
    """Return how workers are started: from a server that has the kernels loaded, else as new processes."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    chosen = multiprocessing.get_context("forkserver")
    chosen.set_forkserver_preload(PRELOADED)
    return chosen


def start_server() -> None:
    """Start the server of workers where there is one, so that an interrupt of the terminal does not reach it."""
    chosen = context()
    if chosen.get_start_method() == "forkserver":
        worker_sockets.check_descriptors()
        worker_sockets.provide_folder()
        resource_tracker.ensure_running()  # it lets signals through again
        interrupts = {signal.SIGHUP, signal.SIGINT, signal.SIGTERM}
        before = signal.pthread_sigmask(signal.SIG_BLOCK, interrupts)  # is inherited
        try:
            forkserver.ensure_running()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _kill_server() -> None:
    """End the server of workers, which may hang as they do; the next pool gets another one."""
    server: Any = forkserver._forkserver
    pid = getattr(server, "_forkserver_pid", None)
    if pid is not None:
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
        server._stop()


class Pool:
    """Workers for one job, a `Job` or anything else that can be sent to them.

    When one dies all are started anew; what was in flight must be submitted again.
    """

    def __init__(self, job: Any, workers: int) -> None:
        self.job, self.workers = job, workers
        self._executor = self._start()

    def _start(self) -> ProcessPoolExecutor:
        start_server()
        return ProcessPoolExecutor(self.workers, context(), _initialise, (self.job,))

    def submit(self, work: Callable[[Any, Argument], Answer], argument: Argument) -> "Future[Answer]":
        """Hand out a slice, or other work for the job; a broken pool is replaced first.

        Raises LatticeworkError when that fails.
        """
        failure: Exception | None = None
        for pause in (0, 0.1, 1.0):
            try:
                with _without_main():
                    return self._executor.submit(worker.call_installed, work, argument)
            except (BrokenProcessPool, OSError, EOFError) as error:  # the last two: the server of workers has died
                failure = error
                time.sleep(pause)  # a server that was killed takes a moment to be gone
                self.restart()
        raise LatticeworkError(phrase("no worker process can be started ({failure}); the search is kept",
                                      failure=failure))

    def restart(self, hung: bool = False) -> None:
        """Start all workers anew; those of the old pool are ended at once, and if they hung their server, too."""
        _end(self._executor, patience=0)
        if hung:
            _kill_server()
        self._executor = self._start()

    def close(self, patience: float = PATIENCE) -> None:
        """End the workers; slices in flight are finished first, or given up after `patience` seconds."""
        _end(self._executor, patience)


@contextmanager
def _without_main() -> Iterator[None]:
    """Keep processes that are started here from importing the main module of the program.

    Workers have no use for it, and a script without `if __name__ == "__main__":` would begin anew in each of them.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


class LatePool:
    """A pool that works in this process for some seconds first, so that a short search starts no workers.

    `began` is when workers were started, by time.monotonic; 0.0 before.
    """

    def __init__(self, job: Any, seconds: float, start: Callable[[], Pool]) -> None:
        self._job, self._start = job, start
        self._until = time.monotonic() + seconds
        self._pool: Pool | None = None
        self.began = 0.0

    @property
    def alone(self) -> bool:
        """Whether what is submitted now is done here, at once."""
        return self._pool is None and time.monotonic() < self._until

    def submit(self, work: Callable[[Any, Argument], Answer], argument: Argument) -> "Future[Answer]":
        """Do a slice, or hand it out as `Pool.submit` does."""
        if self.alone:
            future: Future[Answer] = Future()
            try:
                future.set_result(work(self._job, argument))
            except Exception as error:  # as a worker would tell it
                future.set_exception(error)
            return future
        if self._pool is None:
            self.began = time.monotonic()
            self._pool = self._start()
        return self._pool.submit(work, argument)

    def restart(self, hung: bool = False) -> None:
        """Start all workers anew, if there are any."""
        if self._pool is not None:
            self._pool.restart(hung)

    def close(self, patience: float = PATIENCE) -> None:
        """End the workers, if there are any."""
        if self._pool is not None:
            self._pool.close(patience)


def _end(executor: ProcessPoolExecutor, patience: float) -> None:
    """End an executor, by force when its workers have not ended after `patience` seconds.

    A worker that is being started while another dies is overlooked by the executor, which then waits for it
    for ever; so we look after the processes ourselves.
    """
    thread: Any = executor._executor_manager_thread  # the typeshed has another type
    answers: Any = executor._result_queue
    processes = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    if thread is None:
        return
    thread.join(patience)
    if thread.is_alive():
        for process in processes:
            with suppress(OSError, ValueError):
                process.kill()
        answers._writer.close()  # else it would wait without end for the rest of an answer that was being written
        thread.join(PATIENCE)
    if thread.is_alive():  # it learns of the end of a worker from the server, and at exit Python would wait for it
        _kill_server()
        thread.join(PATIENCE)


def _initialise(job: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the program, which then stops in order
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})  # by it the executor ends workers
    _yield_to_others()
    worker.install(job)


def _yield_to_others() -> None:
    """Lower the priority of this process, so that the computer stays responsive."""
    with suppress(OSError):
        if hasattr(os, "nice"):
            os.nice(NICENESS)
        elif sys.platform == "win32":
            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL)
