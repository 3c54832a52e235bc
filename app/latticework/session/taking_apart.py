"""Taking solutions apart in worker processes: while a search goes on, or those that a search file has."""

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.disassembly import APART, HELD, STATUSES, Disassembler, Limits
from latticework.errors import LatticeworkError
from latticework.session.parting import Parting
from latticework.session.taken_apart import Examined, Outcome

_OUTCOMES = [{APART: Outcome.YES, HELD: Outcome.NO}.get(status, Outcome.NOT_KNOWN) for status in STATUSES]

_disassemblers: WeakKeyDictionary[Parting, Disassembler] = WeakKeyDictionary()
"""Those of this process; what one has worked out about its pieces serves for all solutions."""


def take_apart(parting: Parting, task: tuple[Sequence[int], NDArray[np.int32]]) -> list[Examined]:
    """Return what comes of taking solutions apart, given by numbers and by rows of their options, padded with -1.

    Of one with more parts than can be taken apart it is not known.
    """
    numbers, rows = task
    if parting not in _disassemblers:
        limits = Limits(states=parting.states, seconds=parting.seconds)
        _disassemblers[parting] = Disassembler(parting.reduction.puzzle, limits)
    try:
        found = _disassemblers[parting].judge(parting.reduction, rows)
    except LatticeworkError:  # one of them has too many parts
        if len(numbers) == 1:
            return [Examined(numbers[0], Outcome.NOT_KNOWN, "", 0, 0)]
        half = len(numbers) // 2
        return take_apart(parting, (numbers[:half], rows[:half])) + take_apart(parting, (numbers[half:], rows[half:]))
    return [Examined(number, _OUTCOMES[found.status[i]], found.level(i), int(found.moves[i]), int(found.states[i]))
            for i, number in enumerate(numbers)]
