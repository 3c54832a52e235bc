"""One slice of a search: a pure function of the job and a packed state."""

import hashlib
import os
import platform
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.jobs.apart_job import ApartJob, Examined, take_apart
from latticework.jobs.job import Job
from latticework.jobs.keeping import EVERY
from latticework.jobs.packed_solutions import Block, Rows, chosen, concatenated, packed, unpacked
from latticework.jobs.part_sets import FamilyCount
from latticework.search import Searcher, Slice, State, advance, make_searcher, root
from latticework.search.least_images import least_of_images
from latticework.search.pruning.tables import PRUNINGS
from latticework.search.slices import WORK

LONGEST_NAME = 80
"""The most characters of the name of a computer."""

TOGETHER = 1 << 18
"""The most options of solutions that are judged together, a megabyte."""


@dataclass(frozen=True)
class Task:
    """A packed state with its share, how many nodes to enter, into how many pieces to cut what remains.

    room: the most solutions; work: the most of it, see COUNTS of an engine. below: only solutions whose hashes are
    less than this are to be stored. whole: whether all solutions found are sent, to be checked one by one; what is
    not to be stored is then removed by `without_spare`.
    """

    state: bytes
    share: int
    budget: int
    pieces: int
    room: int
    work: int = WORK
    below: int = EVERY
    whole: bool = False


@dataclass(frozen=True)
class Result:
    """The result of a slice: open (state, share) pairs, how many solutions it found, and those to be stored.

    solutions, rotations, copies: the solutions found, as `Totals` counts them. blocks: those that the search file is
    to keep, in the order in which they were found. cut: which prunings cut off how many nodes. worker: the process
    that did it.

    digest is the sum of the hashes of the solutions found modulo 2**64, so it does not depend on their order. apart:
    the results of taking those to be stored apart, numbered from 0 in their order. sets: the solutions found by the
    parts that they use, where the search counts them so. below: see `Task`.

    asked: budget, pieces, room and work of the task, by which it can be done again; None where it was no plain slice.
    machine: the name of the computer that did it.
    """

    remaining: tuple[tuple[bytes, int], ...]
    solutions: int
    rotations: int
    copies: int
    digest: int
    blocks: tuple[Block, ...]
    nodes: int
    updates: int
    profile: tuple[int, ...]
    explored: int
    cut: tuple[tuple[str, int], ...]
    seconds: float
    worker: int
    apart: tuple[Examined, ...] = ()
    sets: tuple[FamilyCount, ...] = ()
    asked: tuple[int, int, int, int] | None = None
    machine: str = ""
    below: int = EVERY


def run(job: Job, task: Task) -> Result:
    """Do one slice of a job."""
    begin = time.perf_counter()
    state = State.unpack(task.state, task.share)
    done = advance(_searcher(job), state, task.budget, task.pieces, task.room, task.work)
    return result_of(job, done, begin, (task.budget, task.pieces, task.room, task.work), task.below, task.whole)


def get_ready(job: Job, _: None) -> None:
    """Load the kernels of a job and make its tables, so that the first slice need not."""
    advance(_searcher(job), root(), 1)


_of_thread = threading.local()
"""The searchers of each thread by their jobs; threads must not share the arrays that a searcher works in."""


def _searcher(job: Job) -> Searcher:
    # Weak: a worker of a cluster that is done with a job need not keep its tables.
    searchers: WeakKeyDictionary[Job, Searcher] = vars(_of_thread).setdefault("searchers", WeakKeyDictionary())
    if job not in searchers:
        searchers[job] = make_searcher(job.problem)
    return searchers[job]


def result_of(
    job: Job, piece: Slice, begin: float, asked: tuple[int, int, int, int] | None = None, below: int = EVERY,
    whole: bool = False
) -> Result:
    """Judge the solutions of a slice and pack it; below, whole: see `Task`; begin: as of perf_counter."""
    # In portions: judging makes several arrays as large as that of the solutions.
    step = max(1, TOGETHER // max(1, piece.solutions.shape[1]))
    judged = [_judged(job, piece.solutions[i : i + step]) for i in range(0, len(piece.solutions), step)]
    found, own = concatenated([rows for rows, _ in judged]), _joined([own for _, own in judged])
    stored = found if whole else chosen(found, own, below)
    rows, apart = _examined(job.apart, found, whole) if job.apart else (stored, ())
    sets = job.sets.count(found) if job.sets else ()
    remaining = tuple((state.pack(), state.share) for state in piece.remaining)
    cut = tuple((name, n) for name, n in zip(PRUNINGS, piece.cut.tolist(), strict=True) if n)
    return Result(remaining, len(found), int(found.rotations.sum()), int(found.copies.sum()), int(own.sum()),
                  tuple(packed(rows)), piece.nodes, piece.updates, tuple(piece.profile.tolist()), piece.explored, cut,
                  time.perf_counter() - begin, os.getpid(), apart, sets, asked, _machine(), below)


def nothing_in(share: int) -> Result:
    """Return the result of a subtree that was proved to hold no solution, without a search."""
    return Result((), 0, 0, 0, 0, (), 0, 0, (), share, (), 0.0, os.getpid(), machine=_machine())


@cache
def _machine() -> str:
    return platform.node()[:LONGEST_NAME] or "a computer without a name"


def _joined(parts: list[NDArray[np.uint64]]) -> NDArray[np.uint64]:
    return np.concatenate(parts) if parts else np.zeros(0, np.uint64)


def _judged(job: Job, found: NDArray[np.int32]) -> tuple[Rows, NDArray[np.uint64]]:
    """Return those of some solutions that stand for their symmetric copies, and the hashes of their classes."""
    # The engine numbers options as it tries them; images are compared by the numbers of the whole problem.
    kept = least_of_images(job.numbers[found], job.group, job.kept)
    n_options = len(job.kept)
    rows = Rows(np.where(kept.rows < n_options, kept.rows, -1), kept.copies, kept.rotations)
    return rows, hashes(kept.canonical, n_options)


def class_hashes(job: Job, rows: Rows) -> NDArray[np.uint64]:
    """Return the hashes of the classes of stored solutions; raises ValueError if they name options there are not."""
    n_options = len(job.kept)
    if rows.options.max(initial=-1) >= n_options:  # from a file, and the kernel below checks no index
        raise ValueError("a solution has an option that there is not")
    options = np.where(rows.options < 0, np.int32(n_options), rows.options)
    return hashes(least_of_images(options, job.group, job.kept).canonical, n_options)


def _examined(job: ApartJob, found: Rows, whole: bool) -> tuple[Rows, tuple[Examined, ...]]:
    """Return the solutions that come apart or reached a limit, or all, with the results of taking them apart."""
    # In the worker, so that what is not kept is not sent, unless it is to be checked.
    examined = tuple(take_apart(job, (range(len(found)), found.options))) if len(found) else ()
    return (found, examined) if whole else _that_come_apart(found, examined)


def _that_come_apart(found: Rows, examined: Sequence[Examined]) -> tuple[Rows, tuple[Examined, ...]]:
    those = [row.solution for row in examined if row.outcome]
    return found.taken(those), tuple(examined[number]._replace(solution=i) for i, number in enumerate(those))


def without_spare(job: Job, result: Result) -> Result:
    """Return the result of a task whose solutions were all sent with those alone that are to be stored."""
    rows, apart = concatenated([unpacked(block, job.problem.longest) for block in result.blocks]), result.apart
    if job.apart:
        rows, apart = _that_come_apart(rows, apart)
    elif result.below < EVERY:
        rows = chosen(rows, class_hashes(job, rows), result.below) if result.below else rows[:0]
    return replace(result, blocks=tuple(packed(rows)), apart=apart)


def hashes(rows: NDArray[np.int32], n_options: int) -> NDArray[np.uint64]:
    """Return the hash of each solution; their sum modulo 2**64 is the digest of a search.

    rows: option numbers, shape (n, width), ascending, padded with n_options or more; padding is not hashed.
    """
    # Little-endian everywhere, so that searches of all machines have the same hash.
    data, width = rows.astype("<i4").tobytes(), 4 * rows.shape[1]
    lengths = 4 * (rows < n_options).sum(axis=1)
    own = (data[i * width : i * width + length] for i, length in enumerate(lengths.tolist()))
    return np.frombuffer(b"".join(hashlib.blake2b(one, digest_size=8).digest() for one in own), "<u8")
