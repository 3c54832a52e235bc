"""What a running search is doing: where it stands, which parts lie there, how deep it came, what each worker did."""

import platform
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from latticework.cancel import checkpoint
from latticework.cover import Reduction
from latticework.search import State, advance, make_searcher
from latticework.search.arrays import LEVEL
from latticework.session.job import Job
from latticework.session.rows import Open
from latticework.session.worker import LONGEST_NAME, Result
from latticework.solution import Solution
from latticework.solution.chosen_options import placements_of

MOST_ENDED = 24
"""Workers that have ended and are still told of."""


@dataclass(frozen=True)
class WorkerRecord:
    """What a worker has done in this run: the process `number` of a computer, "" for this one.

    nodes, seconds: of all its slices, and last_nodes, last_seconds of the last one. state: where that ended, packed.
    ended: the process is there no longer.
    """

    machine: str
    number: int
    slices: int = 0
    nodes: int = 0
    seconds: float = 0.0
    last_nodes: int = 0
    last_seconds: float = 0.0
    state: bytes = b""
    ended: bool = False

    def after(self, result: Result) -> "WorkerRecord":
        """Return the record after one more slice."""
        state = result.remaining[0][0] if result.remaining else self.state
        return replace(self, slices=self.slices + 1, nodes=self.nodes + result.nodes, ended=False, state=state,
                       seconds=self.seconds + result.seconds, last_nodes=result.nodes, last_seconds=result.seconds)


@dataclass(frozen=True)
class DeepSlice:
    """A slice that came to a depth first: the packed state it began from, its share, and the nodes it entered."""

    depth: int
    state: bytes
    share: int
    nodes: int


@dataclass(frozen=True)
class Activity:
    """What a search is doing at one moment; job: what it is, None before it began.

    state: where the slice that ended last stands, packed, b"" where none has ended. deepest: the slice of this run
    that came deepest first. profile: nodes of the whole search by level. in_flight: slices that are being done;
    waiting: open subtrees that nobody works at.
    """

    job: Job | None = None
    state: bytes = b""
    deepest: DeepSlice | None = None
    profile: tuple[int, ...] = ()
    workers: tuple[WorkerRecord, ...] = ()
    in_flight: int = 0
    waiting: int = 0

    @property
    def depth(self) -> int:
        """How many options are chosen where it stands."""
        return len(self.state) // LEVEL.itemsize


IDLE = Activity()


class ActivityLog:
    """Takes note of the finished slices of a search; profile: the nodes by level before this run."""

    def __init__(self, job: Job, profile: Sequence[int]) -> None:
        self._job, self._profile = job, list(profile)
        self._workers: dict[tuple[str, int], WorkerRecord] = {}
        self._state = b""
        self._deepest: DeepSlice | None = None
        self._here = platform.node()[:LONGEST_NAME]

    def take_note(self, finished: Iterable[tuple[Open, Result]]) -> None:
        """Take note of slices, each with the row of the frontier that it began from."""
        for row, result in finished:
            self._count(result.profile)
            depth = max((level for level, nodes in enumerate(result.profile) if nodes), default=0)
            if result.asked is not None and (self._deepest is None or depth > self._deepest.depth):
                self._deepest = DeepSlice(depth, row.state, row.share, result.nodes)
            machine = "" if result.machine == self._here else result.machine
            known = self._workers.get((machine, result.worker), WorkerRecord(machine, result.worker))
            self._workers[machine, result.worker] = known.after(result)
            self._state = result.remaining[0][0] if result.remaining else self._state

    def _count(self, profile: Sequence[int]) -> None:
        self._profile += [0] * (len(profile) - len(self._profile))
        for level, nodes in enumerate(profile):
            self._profile[level] += nodes

    def activity(self, processes: Collection[int], in_flight: int, waiting: int) -> Activity:
        """Return what the search is doing; processes: the workers of this computer that are there."""
        for key, known in self._workers.items():
            if not known.machine and known.ended == (known.number in processes):
                self._workers[key] = replace(known, ended=not known.ended)
        ended = [key for key, known in self._workers.items() if known.ended]
        for key in ended[: max(0, len(ended) - MOST_ENDED)]:
            del self._workers[key]
        return Activity(self._job, self._state, self._deepest, tuple(self._profile), tuple(self._workers.values()),
                        in_flight, waiting)


STEPS = 8
"""Pieces into which a slice is cut to find a node of it: that costs little more than searching it once."""


def placed(job: Job, reduction: Reduction, state: bytes) -> Solution:
    """Return the parts that are placed in a packed state of a search."""
    return placements_of(job.numbers[State.unpack(state, 0).levels["option"]].astype(np.int32), reduction)


def deepest_state(job: Job, deep: DeepSlice) -> bytes:
    """Return the packed state in which the first node at the depth of a slice is about to be entered.

    The slice is searched once more in this thread, up to there. Raises CancelledError.
    """
    searcher = make_searcher(job.problem)
    state, left = State.unpack(deep.state, deep.share), deep.nodes
    while left > 1:
        checkpoint()
        piece = advance(searcher, state, max(1, left // STEPS))
        if piece.profile[deep.depth] and piece.nodes < left:
            left = piece.nodes
        elif piece.remaining and not piece.profile[deep.depth]:
            state, left = piece.remaining[0], left - piece.nodes
        else:
            break  # no node is between these
    return state.pack()
