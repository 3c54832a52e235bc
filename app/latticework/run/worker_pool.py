"""Worker processes: a pool of them that survives the death of one, and the server that they are started from."""

import ctypes
import errno
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import forkserver, resource_tracker, util
from multiprocessing.connection import wait
from multiprocessing.context import BaseContext
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from latticework import private_folders
from latticework.errors import LatticeworkError
from latticework.phrases import phrase

if os.name == "posix":
    import fcntl

if sys.platform == "linux":
    import resource

Argument = TypeVar("Argument")
Answer = TypeVar("Answer")

_OVER_BUDGET = 86
"""The exit status of a worker that needed more memory than it may use."""

# Sockets of the server are in a folder made there: python/cpython#132124 reports names that are too long.
LONGEST = 70
"""Bytes of the name of a folder within which the name of a socket is not too long for the system."""
_NEW = 1.0
"""Seconds after which a program has surely locked the folder it has made."""
SPARE = 20
"""Descriptors that must be free in the program: its server of workers needs about as many for itself."""

_locks: list[int] = []
_turn = threading.Lock()


def _provide_folder() -> None:
    """Make multiprocessing put its folder beside others of this program, and remove those of dead programs there.

    A program holds a lock on its folder as long as it lives. Without a lock it is made in the usual place.
    """
    if os.name != "posix":
        return
    # Two threads that start pools at the same time must not make two folders.
    with _turn:
        for base in _places():
            if not _locks:
                with suppress(OSError):
                    private_folders.make_private(base)
                    _remove_dead(base)
                    _locks.append(_lock(_made_in(base)))


def _places() -> Iterator[Path]:
    """Yield where the folder of sockets may be, the best place first, none with too long a name."""
    usual = private_folders.temporary()
    folders = [usual.parent, os.environ.get("XDG_RUNTIME_DIR"), "/tmp"]  # noqa: S108 - private folders are made there
    places = [Path(folder) / usual.name for folder in folders if folder]
    return (place for place in places if place.is_absolute() and len(os.fsencode(place)) <= LONGEST)


def check_descriptors() -> None:
    """Raise OSError when so few files may be open that the server of workers would fail, with messages of its own."""
    with ExitStack() as opened:
        try:
            for _ in range(SPARE):
                opened.callback(os.close, os.open(os.devnull, os.O_RDONLY))
        except OSError:
            raise OSError(errno.EMFILE, "too few files may be open at a time to start worker processes") from None


def _made_in(base: Path) -> Path:
    before, tempfile.tempdir = tempfile.tempdir, str(base)
    try:
        return Path(util.get_temp_dir())  # it makes one once, and removes it when the program ends
    finally:
        tempfile.tempdir = before


def _remove_dead(base: Path) -> None:
    for folder in base.glob("pymp-*"):
        with suppress(BlockingIOError, FileNotFoundError):  # its program lives, or another one removes it
            # Between making a folder and locking it a program has none yet: such a young one is left alone.
            if time.time() - folder.stat().st_mtime > _NEW:
                os.close(_lock(folder))
                private_folders.discard(folder)


def _lock(folder: Path) -> int:
    """Return a descriptor that holds the lock on a folder; raises BlockingIOError when another program holds it."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


_PRELOADED = ["latticework.run.worker_server", "latticework.jobs.slice_work", "latticework.run.worker_pool"]
"""Modules that the server of workers loads once for all."""
_KERNELS = {"latticework.search.bitset.kernel": "advance", "latticework.search.dlx.links": "survey"}
"""Modules of the kernels of the usual engine, which it loads, too; with one that shows that they are compiled."""


def _context() -> BaseContext:
    """Return the multiprocessing context for workers: a server with the kernels loaded, else new processes."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    from latticework import kernel_cache  # noqa: PLC0415 - loads numba

    chosen = multiprocessing.get_context("forkserver")
    # A search by another engine, after an installation, does not wait until the server has compiled these.
    chosen.set_forkserver_preload([*_PRELOADED, *(module for module, name in _KERNELS.items()
                                                  if kernel_cache.any_is_stored(f"{module}.{name}"))])
    return chosen


def start_server() -> None:
    """Start the server of workers where there is one, so that an interrupt of the terminal does not reach it."""
    chosen = _context()
    if chosen.get_start_method() == "forkserver":
        check_descriptors()
        _provide_folder()
        interrupts = {signal.SIGHUP, signal.SIGINT, signal.SIGTERM}
        # The terminal sends its interrupt to the whole group of processes; the program stops its workers in order.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, interrupts)  # is inherited
        try:
            with _without_warnings():
                resource_tracker.ensure_running()  # a hangup would end it, too
            # Once more, as the tracker unblocks two of them whatever they were: python/cpython#110844.
            signal.pthread_sigmask(signal.SIG_BLOCK, interrupts)
            forkserver.ensure_running()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _without_warnings() -> Iterator[None]:
    """Let the tracker that is started here remove what a killed program has left without a word about it."""
    before = os.environ.get("PYTHONWARNINGS")
    os.environ["PYTHONWARNINGS"] = ",".join([*filter(None, [before]), "ignore:resource_tracker:UserWarning"])
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONWARNINGS"]
        else:
            os.environ["PYTHONWARNINGS"] = before


def _kill_server() -> None:
    """End the server of workers, which may hang as they do; the next pool gets another one."""
    server: Any = forkserver._forkserver
    pid = getattr(server, "_forkserver_pid", None)
    if pid is not None:
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
        server._stop()


PATIENCE = 10.0  # seconds; a slice takes a quarter of one
_NICENESS, _BELOW_NORMAL = 5, 0x4000  # low enough to leave the machine to others, high enough to answer in time


class _Team:
    """Some worker processes for one job. When one of them dies, all do, and what was in flight is lost.

    memory: the most bytes each may hold, None for no limit.
    """

    def __init__(self, job: Any, size: int, memory: int | None) -> None:
        self.size = size
        self._executor = ProcessPoolExecutor(size, _context(), _initialise, (job, memory))
        self._pending: set[Future[Any]] = set()
        # Private, and kept here because the executor forgets them when it is shut down.
        self._processes: Any = self._executor._processes
        self._thread: Any = None
        self._answers: Any = self._executor._result_queue

    def load(self) -> float:
        """Return the average number of unfinished tasks for each worker."""
        self._pending = {future for future in self._pending if not future.done()}
        return len(self._pending) / self.size

    def submit(self, work: Callable[[Any, Argument], Answer], argument: Argument) -> "Future[Answer]":
        """Hand out work for the job; raises BrokenProcessPool when a worker has died."""
        future = self._executor.submit(_call_installed, work, argument)
        # It is started by the first submission.
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
        """Whether a worker has ended because it needed more memory than it may use; certain once all have ended."""
        return any(process.exitcode == _OVER_BUDGET for process in [*self._processes.values()])

    def leave(self, cancel: bool = False) -> None:
        """Let the workers end when they have done their tasks; cancel: not those that they have not begun."""
        self._executor.shutdown(wait=False, cancel_futures=cancel)

    def end(self, patience: float) -> None:
        """Wait for workers that were asked to leave, and kill those that have not ended after `patience` seconds.

        A worker that is being started while another dies is overlooked by the executor, which then waits for it
        for ever; so we look after the processes ourselves.
        """
        processes = [*self._processes.values()]
        if self._thread is None:
            return
        # A broken executor has only sent them a signal that they do not hear.
        self._thread.join(0 if self._executor._broken else patience)
        if self._thread.is_alive():
            for process in processes:
                with suppress(OSError, ValueError):
                    process.kill()
            # The mirror image of python/cpython#94777, where a queue is stuck writing to a pipe that nobody reads.
            self._answers._writer.close()  # else it would wait without end for the rest of an answer half written
            self._thread.join(PATIENCE)
        if self._thread.is_alive():  # the server reports the end of a worker to it; at exit Python waits for it
            _kill_server()
            self._thread.join(PATIENCE)


_installed: list[Any] = []
"""The job of this process, if it is a worker."""


def _initialise(job: Any, memory: int | None) -> None:
    # Interrupts of the whole group are for the program, which then stops in order. The others that the terminal or a
    # service manager sends are blocked already, see `start_server`.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield_to_others()
    _install(job, memory)


def _limit_memory(size: int) -> None:
    """Limit this process to so many bytes of data; asking for more raises MemoryError."""
    if sys.platform == "linux":
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        least = size if hard == resource.RLIM_INFINITY else min(size, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (least, hard))


def _is_memory_limited() -> bool:
    """Whether this process has a limit on its memory."""
    return sys.platform == "linux" and resource.getrlimit(resource.RLIMIT_DATA)[0] != resource.RLIM_INFINITY


def _install(job: Any, memory: int | None = None) -> None:
    """Keep the job of this worker process, and make the worker end with the program that started it.

    memory: the most bytes it may hold.
    """
    _installed[:] = [job]
    if memory is not None:
        _limit_memory(memory)
    end_with_parent()


def end_with_parent() -> None:
    """Let this process end when the one that started it does; one that is killed takes nobody with it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        # Its sentinel becomes readable then.
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    # At once: the main thread is inside a kernel, which no exception ends.
    os._exit(1)


def _call_installed(work: Callable[[Any, Argument], Answer], argument: Argument) -> Answer:
    """Do some work, `run` for example, for the installed job; the process ends where memory is too little."""
    try:
        return work(_installed[0], argument)
    except MemoryError:
        if _is_memory_limited():
            os._exit(_OVER_BUDGET)  # another one begins with little
        raise


def yield_to_others() -> None:
    """Lower the priority of this process, so that the computer stays responsive."""
    with suppress(OSError):
        if hasattr(os, "nice"):
            os.nice(_NICENESS)
        elif sys.platform == "win32":
            kernel = ctypes.windll.kernel32
            kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)


class Pool:
    """Workers for one job, a `Job` or anything else that can be sent to them.

    When one dies all are started again; what was in flight must be submitted again. memory: the most bytes each may
    hold, None for no limit. over_budget: whether they were last restarted because one needed more.
    """

    def __init__(self, job: Any, workers: int, memory: int | None = None) -> None:
        self.job, self._workers, self._memory = job, workers, memory
        self._teams: list[_Team] = []
        self._leaving: list[_Team] = []
        self.over_budget = False
        self.fit(workers)

    def fit(self, workers: int) -> None:
        """Have so many workers from now on; those that are too many first finish what they have begun."""
        self._workers = workers
        while sum(team.size for team in self._teams) > workers:
            team = self._teams.pop()
            team.leave()
            self._leaving.append(team)
        missing = workers - sum(team.size for team in self._teams)
        if missing > 0:
            start_server()
            self._teams.append(_Team(self.job, missing, self._memory))
        self._leaving = [team for team in self._leaving if team.alive]

    @property
    def processes(self) -> set[int]:
        """The workers that are there, without those that only finish what they have begun."""
        return {number for team in self._teams for number in team.processes}

    def submit(self, work: Callable[[Any, Argument], Answer], argument: Argument) -> "Future[Answer]":
        """Hand out a slice, or other work for the job; a broken pool is replaced first.

        Raises LatticeworkError when that fails.
        """
        failure: Exception | None = None
        for pause in (0, 0.1, 1.0):
            try:
                with _without_main():
                    return min(self._teams, key=_Team.load).submit(work, argument)
            except (BrokenProcessPool, OSError, EOFError) as error:  # the last two: the server of workers has died
                # A new team for each try; the executor of the old one stays broken.
                failure = error
                time.sleep(pause)  # a server that was killed takes a moment to be gone
                self.restart()
        raise LatticeworkError(phrase("no worker process can be started ({failure}); the search is kept",
                                      failure=failure))

    def restart(self, hung: bool = False) -> None:
        """Restart all workers; the old ones are ended at once, and if they hung their server, too."""
        ended = self._end(0)
        self.over_budget = any(team.over_budget for team in ended)
        if hung:
            _kill_server()
        self.fit(self._workers)

    def close(self, patience: float = PATIENCE) -> None:
        """End the workers; slices in flight are finished first, or dropped after `patience` seconds."""
        self._end(patience)

    def _end(self, patience: float) -> list[_Team]:
        ending, self._teams, self._leaving = [*self._teams, *self._leaving], [], []
        # All are asked first, so that they end at the same time and not one after another's patience.
        for team in ending:
            team.leave(cancel=True)
        for team in ending:
            team.end(patience)
        return ending


@contextmanager
def _without_main() -> Iterator[None]:
    """Keep processes that are started here from importing the main module of the program.

    Workers have no use for it, and a script without `if __name__ == "__main__":` would run again in each of them.
    """
    main = sys.modules["__main__"]
    # multiprocessing looks there for the file that a child imports first; an empty module has none.
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
            except Exception as error:  # as a worker would report it
                future.set_exception(error)
            return future
        if self._pool is None:
            self.began = time.monotonic()
            self._pool = self._start()
        return self._pool.submit(work, argument)

    @property
    def processes(self) -> set[int]:
        """Who searches: this process at first, then the workers."""
        return {os.getpid()} if self._pool is None else self._pool.processes

    def fit(self, workers: int) -> None:
        """Have so many workers from now on, if they were started."""
        if self._pool is not None:
            self._pool.fit(workers)

    @property
    def over_budget(self) -> bool:
        """Whether workers were last restarted because one needed more memory than it may use."""
        return self._pool is not None and self._pool.over_budget

    def restart(self, hung: bool = False) -> None:
        """Restart all workers, if there are any."""
        if self._pool is not None:
            self._pool.restart(hung)

    def close(self, patience: float = PATIENCE) -> None:
        """End the workers, if there are any."""
        if self._pool is not None:
            self._pool.close(patience)
