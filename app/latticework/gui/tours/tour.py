"""What a tour is made of: steps, each with words, the place that is lit, and how it is seen that it was done."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from latticework.gui.common.search_state import SearchState

Place = Literal["rectangle", "canvas", "add part", "parts", "solve", "progress", "next", "explode",
                "solutions", "symmetric copies", "copy", "gallery", "searches", "list of searches"]
"""What a step can light."""


@dataclass(frozen=True)
class Seen:
    """What the user has done so far, as far as a tour wants to know.

    part_cells and copies are those of the first part; row, copy and copies_of_it tell of the solution that is shown;
    replaced counts the puzzles that were opened.
    """

    workspace: str
    tool: str
    replaced: int
    cells: int
    parts: int
    part_cells: int
    copies: int
    state: SearchState
    found: int
    row: int
    symmetric_copies: bool
    copy: int
    copies_of_it: int
    gallery: bool
    exploded: bool


@dataclass(frozen=True)
class Step:
    """What to do, where, and whether it was done, by what is seen now and what was seen as the step began."""

    text: str
    place: Place
    done: Callable[[Seen, Seen], bool]


@dataclass(frozen=True)
class Tour:
    """Steps one after the other, then a few words at the end.

    opens: the puzzle of the library that the tour needs, "" for one that is begun anew; past: whether the steps can
    no longer be done, and too_late: the words for that.
    """

    title: str
    opens: str
    steps: tuple[Step, ...]
    end: str
    past: Callable[[Seen], bool] = lambda _: False
    too_late: str = ""
