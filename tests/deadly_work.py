"""What workers do that are to die; it imports little, as each new worker loads it."""

import os
import random
from collections.abc import Callable
from typing import Any, NoReturn

from latticework.session import worker
from latticework.session.job import Job


def die(work: Callable[[Job, Any], Any], argument: object) -> NoReturn:
    """What a worker does that is killed in each slice."""
    os._exit(9)


def die_sometimes(work: Callable[[Job, Any], Any], argument: object) -> object:
    """What a worker does that is killed in about half of its slices."""
    if random.random() < 0.5:
        os._exit(9)
    return work(worker._installed[0], argument)
