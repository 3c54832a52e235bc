"""The server that worker processes are started from, where the system has such a thing."""

import multiprocessing
import os
import signal
from contextlib import suppress
from multiprocessing import forkserver, resource_tracker
from multiprocessing.context import BaseContext
from typing import Any

from latticework.session import worker_sockets

PRELOADED = ["latticework.session.worker", "latticework.search.bitset.kernel", "latticework.search.explored_share"]
"""What the server of workers loads once for all: the kernels of the usual engine, but no others."""


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


def kill_server() -> None:
    """End the server of workers, which may hang as they do; the next pool gets another one."""
    server: Any = forkserver._forkserver
    pid = getattr(server, "_forkserver_pid", None)
    if pid is not None:
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
        server._stop()
