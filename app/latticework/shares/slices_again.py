"""Doing slices again and comparing the results: so another computer finds one that computes wrongly."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from latticework.cancel import checkpoint
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import Job, Prepared
from latticework.jobs.method import Method
from latticework.jobs.slice_work import Task, result_of, run
from latticework.phrases import phrase
from latticework.search import State, advance, is_state, make_searcher, open_share
from latticework.shares import tree_places
from latticework.shares.tree_places import Place
from latticework.store.tables.sample_rows import Sample, found_by

LARGEST = {"budget": 1 << 34, "pieces": 1 << 12, "room": 1 << 24, "work": 1 << 50}
"""The largest values in the task of a slice, so that a forged one does not run for ever."""


_MODULUS = 1 << 64


def chosen(samples: Sequence[Sample], most: int) -> list[Sample]:
    """Return up to so many slices, of as many different computers as can be."""
    left = list(samples)
    taken: list[Sample] = []
    while left and len(taken) < most:
        # Reversed, so that the first of each computer is the one that stays.
        of_each = {one.machine: one for one in reversed(left)}
        taken += of_each.values()
        left = [one for one in left if one not in taken]
    return taken[:most]


def compare(path: Path, prepared: Prepared, samples: Sequence[Sample]) -> None:
    """Do slices again, in this process; raises FileRefusedError where one gives something else than before.

    path: the file that they are in.
    """
    jobs: dict[str, Job] = {}
    for sample in samples:
        checkpoint()
        if sample.method not in jobs:
            jobs[sample.method] = _job(path, prepared, sample.method)
        _compare(path, jobs[sample.method], sample)


def _job(path: Path, prepared: Prepared, method: str) -> Job:
    try:
        ready = prepared.by(Method.of(method))
    except LatticeworkError as error:
        raise FileRefusedError(path, error.text, phrase("the sample of slices")) from None
    if ready.fingerprint != prepared.fingerprint:
        raise FileRefusedError(path, phrase("`{method}` should be a method of this search", method=method),
                               phrase("the sample of slices"))
    return _without_taking_apart(ready.job)


def _without_taking_apart(job: Job) -> Job:
    # What is compared is the search; taking apart has limits of time, so it may end otherwise.
    return replace(job, apart=None)


def _compare(path: Path, job: Job, sample: Sample) -> None:
    state = State.unpack(sample.state, sample.share)
    # All of it comes from a file: it must be a state of this problem before a kernel is given it.
    sound = all(1 <= getattr(sample, name) <= most for name, most in LARGEST.items())
    if not (sound and is_state(job.problem, state) and open_share(job.problem, state) == sample.share):
        raise FileRefusedError(path, phrase("a slice of the sample is none of this puzzle"))
    task = Task(sample.state, sample.share, sample.budget, sample.pieces, sample.room, sample.work)
    found, before = found_by(run(job, task)), sample.found
    if found != before:
        raise FileRefusedError(path, phrase(
            "a slice that was done by {machine} was done again here and gave something else: {nodes} nodes and "
            "{solutions} solutions with the hash {hash}, before {nodes_then}, {solutions_then} and {hash_then}. One "
            "of the two computers is wrong; test the memory of both", machine=sample.machine, nodes=found.nodes,
            solutions=found.copies, hash=found.digest, nodes_then=before.nodes, solutions_then=before.copies,
            hash_then=before.digest))


@dataclass(frozen=True)
class Reached:
    """What a search entered and found, and the state in which it stopped, None at the end of the tree.

    copies, rotations, solutions: as `Totals` counts them; digest: the sum of their hashes modulo 2**64.
    """

    state: State | None
    nodes: int = 0
    copies: int = 0
    rotations: int = 0
    solutions: int = 0
    digest: int = 0


class Again:
    """A search that is done again from given states on, in this process."""

    def __init__(self, job: Job) -> None:
        self._job = _without_taking_apart(job)
        self._searcher = make_searcher(job.problem)

    def search(self, state: State | None, nodes: int) -> Reached:
        """Search on from a state until so many nodes were entered."""
        reached = Reached(state)
        while reached.state is not None and reached.nodes < nodes:
            checkpoint()
            # Piece by piece, as each ends early when it has many solutions.
            piece = advance(self._searcher, reached.state, nodes - reached.nodes)
            found = result_of(self._job, piece, 0.0)
            reached = Reached(piece.remaining[0] if piece.remaining else None, reached.nodes + found.nodes,
                              reached.copies + found.copies, reached.rotations + found.rotations,
                              reached.solutions + found.solutions, (reached.digest + found.digest) % _MODULUS)
        return reached

    def is_same_place(self, one: State | None, other: State | None) -> bool:
        """Whether a search goes on from two states in the same way."""
        # An engine that leaves out options which are in no solution passes over a state that was cut off at one.
        return _begins(one) == _begins(other) or self._after_a_node(one) == self._after_a_node(other)

    def _after_a_node(self, state: State | None) -> tuple[Place | None, Reached]:
        reached = self.search(state, 1)
        return _begins(reached.state), replace(reached, state=None)


def _begins(state: State | None) -> Place | None:
    return None if state is None else tree_places.place_of(state)
