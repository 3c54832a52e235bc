"""Taking solutions apart in worker processes: during a search, or those of a search file."""

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.apart import APART, HELD, STATUSES, Disassembler, Limits
from latticework.errors import LatticeworkError
from latticework.jobs.apart_job import ApartJob, Examined, Outcome

_OUTCOMES = [{APART: Outcome.YES, HELD: Outcome.NO}.get(status, Outcome.NOT_KNOWN) for status in STATUSES]

_disassemblers: WeakKeyDictionary[ApartJob, Disassembler] = WeakKeyDictionary()
"""Those of this process, by their jobs; what one has computed about its pieces is reused for all solutions."""


def take_apart(job: ApartJob, task: tuple[Sequence[int], NDArray[np.int32]]) -> list[Examined]:
    """Take solutions apart, given by numbers and by rows of their options, padded with -1; return the results.

    One with more parts than can be taken apart has the outcome NOT_KNOWN.
    """
    numbers, rows = task
    if job not in _disassemblers:
        limits = Limits(states=job.states, seconds=job.seconds)
        _disassemblers[job] = Disassembler(job.reduction.puzzle, limits)
    try:
        found = _disassemblers[job].judge(job.reduction, rows)
    except LatticeworkError:  # one of them has too many parts
        if len(numbers) == 1:
            return [Examined(numbers[0], Outcome.NOT_KNOWN, "", 0, 0)]
        # Halved until the one that has too many is alone; the others are still taken apart together.
        half = len(numbers) // 2
        return take_apart(job, (numbers[:half], rows[:half])) + take_apart(job, (numbers[half:], rows[half:]))
    return [Examined(number, _OUTCOMES[found.status[i]], found.level(i), int(found.moves[i]), int(found.states[i]))
            for i, number in enumerate(numbers)]
