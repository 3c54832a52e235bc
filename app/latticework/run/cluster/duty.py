"""What the workers of a cluster do: they are given a job once, and then its slices.

They do so only for a head that has the same version and the same sources of all that decides what a slice gives.
Tasks and answers are bytes of MessagePack, read strictly as what they should be: nothing in them is run. The job goes
as a pickle, from the head to workers which run whatever their scheduler sends.
"""

import hashlib
import pickle
import threading
import zlib
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from latticework.jobs import slice_work
from latticework.jobs.answers import WrongAnswerError
from latticework.jobs.job import Job
from latticework.jobs.keeping import EVERY
from latticework.jobs.slice_work import Result, Task
from latticework.version import __version__

_PACKAGE = Path(__file__).resolve().parents[2]
_DECIDING = ("lattice", "puzzle", "cover", "search", "solution", "apart", "jobs", "run")
"""Packages that decide what a slice gives."""

MOST_JOBS = 4
"""How many jobs a worker keeps: several programs may use a cluster, and one that was killed takes none back."""

_LARGEST = 1 << 28
"""The most bytes of an answer; that of a slice with as many solutions as there may be has some megabytes."""

_ALL = -1
"""Stands for EVERY, which takes more than 64 bits."""

_encode = msgspec.msgpack.Encoder().encode
_task, _answer = msgspec.msgpack.Decoder(Task), msgspec.msgpack.Decoder(Result)

_jobs: OrderedDict[str, Job] = OrderedDict()
_turn = threading.Lock()


@dataclass(frozen=True)
class Identity:
    """The version of an installation, and a fingerprint of its kernels and of all else that decides."""

    version: str
    kernels: str

    def __str__(self) -> str:
        return f"{self.version} ({self.kernels[:8]})"


@cache
def own() -> Identity:
    """Return the identity of this installation, which does not depend on the machine."""
    digest = hashlib.blake2b(digest_size=8)
    for place in _DECIDING:
        path = _PACKAGE / place
        for source in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            # As text, so that line ends of another system make no difference.
            digest.update(f"{source.relative_to(_PACKAGE).as_posix()}\n{source.read_text('utf-8')}".encode())
    return Identity(__version__, digest.hexdigest())


class MissingJobError(Exception):
    """A slice came to a worker that has not, or no longer, its job."""


def packed(job: Job) -> bytes:
    """Return a job as the bytes that `introduce` takes."""
    return zlib.compress(pickle.dumps(job, pickle.HIGHEST_PROTOCOL), 1)


def introduce(asked: Identity, name: str, job: bytes) -> Identity:
    """Keep a job if it comes from the same version of the program; return the identity of this installation."""
    here = own()
    if asked == here:
        made = pickle.loads(zlib.decompress(job))  # noqa: S301 - a worker runs whatever its scheduler sends
        with _turn:
            _jobs[name] = made
            while len(_jobs) > MOST_JOBS:
                # The one that was used least lately, see `run`.
                _jobs.popitem(last=False)
    return here


def sent(task: Task) -> bytes:
    """Return a task as the bytes that `run` takes."""
    return _encode(replace(task, below=_ALL) if task.below == EVERY else task)


def received(answer: Any, task: Task) -> Result:
    """Return what `run` answered to a task; raises WrongAnswerError where it is something else."""
    if not isinstance(answer, bytes) or len(answer) > _LARGEST:
        raise WrongAnswerError("it is not the answer of a slice")
    try:
        return replace(_answer.decode(answer), below=task.below)
    except (msgspec.DecodeError, RecursionError) as error:
        raise WrongAnswerError(f"it cannot be read: {error}") from None


def run(name: str, asked: bytes) -> bytes:
    """Do one slice of a job, and return the answer for `received`."""
    with _turn:
        job = _jobs.get(name)
        if job is None:
            raise MissingJobError
        _jobs.move_to_end(name)
    task = _task.decode(asked)
    result = slice_work.run(job, replace(task, below=EVERY) if task.below == _ALL else task)
    return _encode(replace(result, below=0))  # the head has it and sets it again in `received`


def forget(name: str) -> None:
    """Drop a job."""
    with _turn:
        _jobs.pop(name, None)
