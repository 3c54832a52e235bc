"""Doing slices again and comparing the results: so another computer finds one that computes wrongly."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from latticework.cancel import checkpoint
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import Job, Prepared
from latticework.jobs.method import Method
from latticework.jobs.slice_work import Task, run
from latticework.phrases import phrase
from latticework.search import State, is_state, open_share
from latticework.store.tables.sample_rows import Sample, found_by
from latticework.store.tables.slice_rows import Slice, outcome_of

LARGEST = {"budget": 1 << 34, "pieces": 1 << 12, "room": 1 << 24, "work": 1 << 50}
"""The largest values in the task of a slice, so that a forged one does not run for ever."""


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


def compare(
    path: Path, prepared: Prepared, samples: Sequence[Sample | Slice],
    report: Callable[[int, int], None] = lambda _, __: None
) -> None:
    """Do slices again, in this process; raises FileRefusedError where one gives something else than before.

    path: the file that they are in. report: called with how many are done, of how many.
    """
    jobs: dict[str, Job] = {}
    for done, sample in enumerate(samples):
        checkpoint()
        report(done, len(samples))
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
    # What is compared is the search; taking apart has limits of time, so it may end otherwise.
    return replace(ready.job, apart=None)


def _compare(path: Path, job: Job, sample: Sample | Slice) -> None:
    state = State.unpack(sample.state, sample.share)
    # All of it comes from a file: it must be a state of this problem before a kernel is given it.
    sound = all(1 <= getattr(sample, name) <= most for name, most in LARGEST.items())
    if not (sound and is_state(job.problem, state) and open_share(job.problem, state) == sample.share):
        raise FileRefusedError(path, phrase("a slice of the sample is none of this puzzle"))
    task = Task(sample.state, sample.share, sample.budget, sample.pieces, sample.room, sample.work)
    result, before = run(job, task), sample.found
    found = outcome_of(result) if isinstance(sample, Slice) else found_by(result)
    if found != before:
        raise FileRefusedError(path, phrase(
            "a slice that was done by {machine} was done again here and gave something else: {nodes} nodes and "
            "{solutions} solutions with the hash {hash}, before {nodes_then}, {solutions_then} and {hash_then}. One "
            "of the two computers is wrong; test the memory of both", machine=sample.machine, nodes=found.nodes,
            solutions=found.copies, hash=found.digest, nodes_then=before.nodes, solutions_then=before.copies,
            hash_then=before.digest))
