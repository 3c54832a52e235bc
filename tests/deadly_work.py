"""What workers do that are to die; it imports little, as each new worker loads it."""

import gc
import os
import random
import signal
import struct
import time
from collections.abc import Callable
from multiprocessing.queues import SimpleQueue
from pathlib import Path
from typing import Any, NoReturn

from latticework.jobs import slice_work
from latticework.jobs.job import Job
from latticework.run import worker_pool

_run = slice_work.run


def die(work: Callable[[Job, Any], Any], argument: object) -> NoReturn:
    """What a worker does that is killed in each slice."""
    os._exit(9)


def die_sometimes(work: Callable[[Job, Any], Any], argument: object) -> object:
    """What a worker does that is killed in about one of twenty slices."""
    if random.random() < 0.05:
        os._exit(9)
    return work(worker_pool._installed[0], argument)


def take_time(work: Callable[[Job, Any], Any], argument: object) -> object:
    """What a worker does that is at work whenever it is killed."""
    time.sleep(0.02)
    return work(worker_pool._installed[0], argument)


def be_greedy_once(file: Path, job: Job, task: Any) -> object:
    """What a worker does that needs a gigabyte, if it is the first to remove a file."""
    try:
        file.unlink()
    except FileNotFoundError:
        return _run(job, task)
    return bytes(1 << 30)


def die_in_mid_answer(work: Callable[[Job, Any], Any], argument: object) -> NoReturn:
    """What a worker does that is killed when half of its answer is written."""
    writer = next(value for value in gc.get_objects() if isinstance(value, SimpleQueue))._writer  # type: ignore[attr-defined]
    os.write(writer.fileno(), struct.pack("!i", 1_000) + b"half of it")
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("a killed process goes on")
