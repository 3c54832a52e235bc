"""What the workers of a cluster do: they are given a job once, and then its slices."""

import pickle
import threading
import zlib
from collections import OrderedDict

from latticework.session import worker
from latticework.session.cluster import identity
from latticework.session.cluster.identity import Identity
from latticework.session.job import Job
from latticework.session.worker import Result, Task

MOST_JOBS = 4
"""How many jobs a worker keeps: several programs may use a cluster, and one that was killed takes none back."""

_jobs: OrderedDict[str, Job] = OrderedDict()
_turn = threading.Lock()


class UnknownJobError(Exception):
    """A slice came to a worker that has not, or no longer, its job."""


def packed(job: Job) -> bytes:
    """Return a job as `introduce` takes it."""
    return zlib.compress(pickle.dumps(job, pickle.HIGHEST_PROTOCOL), 1)


def introduce(asked: Identity, name: str, job: bytes) -> Identity:
    """Take a job, if it comes from the same version of the program; return the identity of this installation."""
    own = identity.own()
    if asked == own:
        made = pickle.loads(zlib.decompress(job))  # noqa: S301 - a worker runs whatever its scheduler sends
        with _turn:
            _jobs[name] = made
            while len(_jobs) > MOST_JOBS:
                _jobs.popitem(last=False)
    return own


def run(name: str, task: Task) -> Result:
    """Do one slice of a job."""
    with _turn:
        job = _jobs.get(name)
        if job is None:
            raise UnknownJobError
        _jobs.move_to_end(name)
    return worker.run(job, task)


def forget(name: str) -> None:
    """Drop a job."""
    with _turn:
        _jobs.pop(name, None)
