"""What workers need in order to take solutions apart, and their results; it loads no kernels."""

import math
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from latticework.cover import Reduction

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
    from latticework.apart.load_kernels import warm  # noqa: PLC0415 it loads them

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
