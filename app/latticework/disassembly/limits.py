"""How long a solution is tried to be taken apart before the answer is "unknown"."""

from dataclasses import dataclass

MOST_PIECES = 64
"""The most pieces, groups counted once, that can be taken apart."""


@dataclass(frozen=True)
class Limits:
    """For one solution: the most arrangements of pieces and the most seconds; for all that is kept, the most bytes."""

    states: int = 5_000_000
    seconds: float = 60.0
    bytes: int = 400_000_000
