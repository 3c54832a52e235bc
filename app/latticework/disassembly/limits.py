"""How long a solution is tried to be taken apart before the answer is "unknown"."""

from dataclasses import dataclass

MOST_PIECES = 64
"""The most pieces, groups counted once, that can be taken apart."""


@dataclass(frozen=True)
class Limits:
    """The most arrangements of pieces and the most seconds for one solution, and the most bytes for arrangements."""

    states: int = 5_000_000
    seconds: float = 60.0
    bytes: int = 300_000_000
