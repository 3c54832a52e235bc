"""Limits for taking a solution apart; beyond them the answer is "unknown"."""

from dataclasses import dataclass

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

MOST_PIECES = 64
"""The most pieces, groups counted once, that can be taken apart."""


@dataclass(frozen=True)
class Limits:
    """The most arrangements of pieces, seconds, and bytes for arrangements, for one solution."""

    states: int = 5_000_000
    seconds: float = 60.0
    bytes: int = 300_000_000


def check_pieces(puzzle: Puzzle) -> None:
    """Raise LatticeworkError if every solution of a puzzle has too many pieces to be taken apart."""
    fewest = sum(part.least for part in puzzle.parts if not part.box) + any(part.box for part in puzzle.parts)
    if fewest > MOST_PIECES:
        raise LatticeworkError(phrase("{name}: every solution has at least {fewest} parts; up to {most}, the box "
                                      "counted once, can be taken apart", name=shown(puzzle.name), fewest=str(fewest),
                                      most=str(MOST_PIECES)))
