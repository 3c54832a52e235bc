"""Taking solutions apart in worker processes: what they need for it, and their results; kernels are loaded late."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.apart import APART, HELD, STATUSES, Limits
from latticework.cover import Reduction
from latticework.errors import LatticeworkError

if TYPE_CHECKING:
    from latticework.apart import Disassembler

STATES = 5_000_000
"""The most arrangements of pieces examined for each solution that a search finds; some seconds."""

LONGEST_LEVEL = 1000  # characters; "9.6.4" for example

@dataclass(frozen=True, eq=False)
class ApartJob:
    """A puzzle whose solutions are taken apart, with limits for each: arrangements of pieces, and seconds."""

    reduction: Reduction
    states: int = STATES
    seconds: float = math.inf


def load_apart_kernels() -> None:
    """Load the kernels that take solutions apart, so that they are compiled once, and the user is informed."""
    from latticework.apart.warm_kernels import warm  # noqa: PLC0415 it loads them

    warm()


class Outcome(IntEnum):
    """Whether a solution comes apart; NOT_KNOWN where a limit was reached before that was clear."""

    NO = 0
    YES = 1
    NOT_KNOWN = 2


class Examined(NamedTuple):
    """The result for one solution: its level as moves until each part leaves, "9.6.4" for example.

    moves: all moves together; states: how many arrangements were examined.
    """

    solution: int
    outcome: Outcome
    level: str
    moves: int
    states: int


def is_sound(row: Examined) -> bool:
    """Whether level, moves and states of a row are possible values."""
    return min(row.moves, row.states) >= 0 and is_level(row.level)


def is_level(level: str) -> bool:
    """Whether a text can be a level, "9.6.4" for example."""
    words = level.split(".") if level else []
    return len(level) <= LONGEST_LEVEL and all(word.isdecimal() and word.isascii() for word in words)


_OUTCOMES = [{APART: Outcome.YES, HELD: Outcome.NO}.get(status, Outcome.NOT_KNOWN) for status in STATUSES]

_disassemblers: WeakKeyDictionary[ApartJob, "Disassembler"] = WeakKeyDictionary()
"""Those of this process, by their jobs; what one has computed about its pieces is reused for all solutions."""


def take_apart(job: ApartJob, task: tuple[Sequence[int], NDArray[np.int32]]) -> list[Examined]:
    """Take solutions apart, given by numbers and by rows of their options, padded with -1; return the results.

    One with more parts than can be taken apart has the outcome NOT_KNOWN.
    """
    from latticework.apart import Disassembler  # noqa: PLC0415 it loads kernels

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
