"""What workers need in order to take solutions apart; it loads no kernels."""

import math
from dataclasses import dataclass

from latticework.cover import Reduction
from latticework.puzzle import Puzzle
from latticework.session.documents import Document

STATES = 5_000_000
"""Arrangements of pieces that are looked at for each solution that a search finds; some seconds."""


@dataclass(frozen=True, eq=False)
class ApartJob:
    """A puzzle whose solutions are taken apart, with limits for each: arrangements of pieces, and seconds."""

    reduction: Reduction
    states: int = STATES
    seconds: float = math.inf


def belonging(document: Document) -> tuple[tuple[int, bool], ...]:
    """Return which parts belong together when solutions are taken apart: groups and boxes; () where there are none.

    The solutions are the same without them, and so is the fingerprint, but not how solutions come apart. Groups are
    numbered in the order of their parts, 0 for none: their names do not matter.
    """
    numbers = {"": 0}
    parts = document.parts if isinstance(document, Puzzle) else ()
    found = tuple((numbers.setdefault(part.group, len(numbers)), part.box) for part in parts)
    return found if any(map(any, found)) else ()


def load_apart_kernels() -> None:
    """Load the kernels that take solutions apart, so that what is to be compiled is compiled once, and told."""
    from latticework.apart.load_kernels import warm  # noqa: PLC0415 it loads them

    warm()
