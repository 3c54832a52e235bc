"""What a tour is made of, and all tours: steps with words, the place that is lit, and a test whether it was done."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from latticework.gui.widgets.search_state import SearchState
from latticework.gui.widgets.translation import translatable

Place = Literal["rectangle", "canvas", "add part", "parts", "solve", "progress", "next", "explode",
                "solutions", "symmetric copies", "copy", "gallery", "searches", "list of searches"]
"""The places that a step can light."""


@dataclass(frozen=True)
class Seen:
    """The state of the window that steps are checked by.

    part_cells and copies are those of the first part; row, copy and copies_of_it those of the solution that is shown;
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
    """What to do, where, and a function of the state now and of that when the step began: whether it was done."""

    text: str
    place: Place
    done: Callable[[Seen, Seen], bool]


@dataclass(frozen=True)
class Tour:
    """Steps one after the other, then a few words at the end.

    opens: the puzzle of the library that the tour needs, "" for an empty one. past: whether the steps can no longer
    be done. too_late: what the card says then.
    """

    title: str
    opens: str
    steps: tuple[Step, ...]
    end: str
    past: Callable[[Seen], bool] = lambda _: False
    too_late: str = ""


_RUNS = {SearchState.STARTING, SearchState.RUNNING}
_RESTS = {SearchState.PAUSED, SearchState.STOPPED}

DRAW = Tour(
    translatable("&Draw and solve"), "", (
        Step(translatable("Choose the tool Rectangle: press the button, or B on the canvas."),
             "rectangle", lambda now, _: now.tool == "rectangle"),
        Step(translatable("Draw the target, the shape to be filled: drag from corner to corner of 4 by 3 squares. "
                          "By the keys: arrows and Space. Ctrl+Z takes back what went wrong."),
             "canvas", lambda now, _: now.cells == 12),
        Step(translatable("Add a part: press the button with the plus, or Ins in the list."),
             "add part", lambda now, _: now.parts > 0),
        Step(translatable("Draw the part in the same way: 3 squares in a row."),
             "canvas", lambda now, _: now.part_cells == 3),
        Step(translatable("Four of them fill the target: click twice on the 1 below Copies, type 4 and press Enter."),
             "parts", lambda now, _: now.copies == 4),
        Step(translatable("Press Solve, or F5 wherever you are."),
             "solve", lambda now, _: now.state == SearchState.FINISHED),
        Step(translatable("All solutions are found, and the first is shown. Go to the next: press the arrow, or "
                          "Ctrl+Right."),
             "next", lambda now, _: now.row > 0),
        Step(translatable("Choose Explode below the picture, and pull the slider or press Play: the parts "
                          "move apart."),
             "explode", lambda now, _: now.exploded),
    ), translatable("That was all. File, Save keeps the puzzle; File, New begins one of cubes, hexagons, balls and "
                    "many other cells."))

SYMMETRIC = Tour(
    translatable("&Browse all symmetric solutions"), "square/pentominoes-3x20.toml", (
        Step(translatable("The twelve pentominoes are to fill 3 by 20 squares. Press Solve, or F5."),
             "solve", lambda now, _: now.state in _RUNS | {SearchState.FINISHED}),
        Step(translatable("Wait for the end of the search, which takes seconds."),
             "progress", lambda now, _: now.state == SearchState.FINISHED),
        Step(translatable("There are 2 solutions: what is only turned or mirrored is not listed again. Choose the "
                          "other one, or press Ctrl+Right."),
             "solutions", lambda now, _: now.row > 0),
        Step(translatable("Tick Symmetric copies, to see what turning and mirroring the target makes of each, too."),
             "symmetric copies", lambda now, _: now.symmetric_copies),
        Step(translatable("Step through the copies up to the last: press Ctrl+Right, or the arrows of this field."),
             "copy", lambda now, _: now.symmetric_copies and now.copy == now.copies_of_it),
        Step(translatable("Press Gallery, to see the solutions as pictures side by side."),
             "gallery", lambda now, _: now.gallery),
    ), translatable("That was all. The search panel tells how many solutions there are: different, with "
                    "mirror images, and in all positions."))

PAUSE = Tour(
    translatable("&Pause and resume a long search"), "square/one-sided-pentominoes-9x10.toml", (
        Step(translatable("This puzzle has ten million solutions. Begin the search: press this button, or F5."),
             "solve", lambda now, _: now.state in _RUNS),
        Step(translatable("The bar shows how much has been explored. Wait until solutions are found."),
             "progress", lambda now, then: now.state in _RUNS and now.found > then.found),
        Step(translatable("Press Pause, or F5 again."),
             "solve", lambda now, _: now.state in _RESTS),
        Step(translatable("Everything is saved: you could close the program now. Go to Searches, or press Ctrl+4."),
             "searches", lambda now, _: now.workspace == "searches"),
        Step(translatable("All your searches are in this list, with how far they are. Open the one you paused: click "
                          "it twice, or choose it and press Enter."),
             "list of searches", lambda now, then: now.replaced > then.replaced),
        Step(translatable("Press Resume, or F5: the search goes on where it was."),
             "solve", lambda now, _: now.state == SearchState.RUNNING),
    ), translatable("That was all. The search goes on while you do other things; F5 pauses it whenever you like, and "
                    "so does closing the program."),
    past=lambda now: now.state == SearchState.FINISHED,
    too_late=translatable("This search has come to its end, so there is nothing to pause any more. The steps are the "
                          "same with any other long search, such as that of Hexominoes 14x15 in the library."))

TOURS = (DRAW, SYMMETRIC, PAUSE)
"""All tours, in the order of the menu."""
