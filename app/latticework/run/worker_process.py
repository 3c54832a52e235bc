"""What makes a process a worker: the job that it keeps, the memory it may hold, and that it ends with the program."""

import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any, TypeVar

from latticework.errors import LatticeworkError
from latticework.phrases import phrase

Argument = TypeVar("Argument")
Answer = TypeVar("Answer")

_installed: list[Any] = []

OVER_BUDGET = 86
"""The exit status of a worker that needed more memory than it may use."""

if sys.platform == "linux":
    import resource

_LEAST, _OF_WINDOWS = 64, 61
# bpo-26903: WaitForMultipleObjects takes 63 handles, and the pool needs two for itself.
MOST_WORKERS = min(max(_LEAST, os.cpu_count() or 1), _OF_WINDOWS if sys.platform == "win32" else sys.maxsize)
"""The most workers. Each takes memory of its own, and more than there are cores are no faster.

Python's pools have no more than 61 processes on Windows.
"""
LEAST = 256
"""MB; a worker holds 160 before it searches anything."""


def checked(megabytes: int | None) -> int | None:
    """Return a budget in bytes, None for no limit; raises LatticeworkError where it cannot be."""
    if megabytes is None:
        return None
    if megabytes < LEAST:
        raise LatticeworkError(phrase("memory: {megabytes} MB should be at least {least} for each worker",
                                      megabytes=str(megabytes), least=str(LEAST)))
    if sys.platform != "linux":
        raise LatticeworkError(phrase("memory: only Linux can limit the memory of workers; leave it without a limit"))
    return megabytes << 20


def _limit_memory(size: int) -> None:
    """Limit this process to so many bytes of data; asking for more raises MemoryError."""
    if sys.platform == "linux":
        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        least = size if hard == resource.RLIM_INFINITY else min(size, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (least, hard))


def _is_memory_limited() -> bool:
    """Whether this process has a limit on its memory."""
    return sys.platform == "linux" and resource.getrlimit(resource.RLIMIT_DATA)[0] != resource.RLIM_INFINITY


def install(job: Any, memory: int | None = None) -> None:
    """Keep the job of this worker process, and make the worker end with the program that started it.

    memory: the most bytes it may hold.
    """
    _installed[:] = [job]
    if memory is not None:
        _limit_memory(memory)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # A parent that is killed takes nobody with it; its sentinel becomes readable then.
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    # At once: the main thread is inside a kernel, which no exception ends.
    os._exit(1)


def call_installed(work: Callable[[Any, Argument], Answer], argument: Argument) -> Answer:
    """Do some work, `run` for example, for the installed job; the process ends where memory is too little."""
    try:
        return work(_installed[0], argument)
    except MemoryError:
        if _is_memory_limited():
            os._exit(OVER_BUDGET)  # another one begins with little
        raise
