"""The server that worker processes are started from, where the system has one, and the folder of its sockets."""

import errno
import multiprocessing
import os
import signal
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from multiprocessing import forkserver, resource_tracker, util
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import Any

from latticework import private_folders

if os.name == "posix":
    import fcntl

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


_PRELOADED = ["latticework.jobs.slice_work", "latticework.run.worker_process", "latticework.search.bitset.kernel",
              "latticework.search.dlx.links"]
"""Modules that the server of workers loads once for all: the kernels of the usual engine, but no others."""


def context() -> BaseContext:
    """Return the multiprocessing context for workers: a server with the kernels loaded, else new processes."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    chosen = multiprocessing.get_context("forkserver")
    chosen.set_forkserver_preload(_PRELOADED)
    return chosen


def start_server() -> None:
    """Start the server of workers where there is one, so that an interrupt of the terminal does not reach it."""
    chosen = context()
    if chosen.get_start_method() == "forkserver":
        check_descriptors()
        _provide_folder()
        # Started before signals are blocked, as it unblocks them whatever they were: python/cpython#110844.
        resource_tracker.ensure_running()  # it lets signals through again
        interrupts = {signal.SIGHUP, signal.SIGINT, signal.SIGTERM}
        # The terminal sends its interrupt to the whole group of processes; the program stops its workers in order.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, interrupts)  # is inherited
        try:
            forkserver.ensure_running()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def kill_server() -> None:
    """End the server of workers, which may hang as they do; the next pool gets another one."""
    server: Any = forkserver._forkserver
    pid = getattr(server, "_forkserver_pid", None)
    if pid is not None:
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
        server._stop()
