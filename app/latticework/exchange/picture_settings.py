"""What pictures of puzzles and solutions may be asked to look like."""

from dataclasses import dataclass

from latticework.errors import LatticeworkError
from latticework.phrases import phrase, translatable
from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing
from latticework.scene.sheet import Sheet, sheet
from latticework.scene.solution_drawing import Shown
from latticework.scene.view_sheet import View, view_sheet
from latticework.settings import setting
from latticework.solution import Solution

ALL_STEPS = 10_000
"""More moves than any assembly has."""


@dataclass(frozen=True)
class SceneSettings:
    """What is shown of a solution. `hide` holds names of parts, or numbers of placements from 1, between commas."""

    explode: float = setting(0.0, translatable("Move parts apart, from 0 to 1"), "", 0, 1)
    step: int = setting(ALL_STEPS, translatable("Show only so many moves of the assembly"), "", 0, ALL_STEPS,
                        most_means=translatable("all moves"))
    hide: str = setting("", translatable("Leave out parts, by name or number"))

    def drawing(self, puzzle: Puzzle, solution: Solution | None) -> Drawing:
        """Return what is shown, maybe nothing; raises LatticeworkError where a hidden part is not there."""
        return Shown(puzzle, solution).drawing(self.explode, self.move, set(), set(self.hidden(puzzle, solution)))

    @property
    def move(self) -> int | None:
        """How many moves of the assembly are made, None for all."""
        return None if self.step == ALL_STEPS else self.step

    def hidden(self, puzzle: Puzzle, solution: Solution | None) -> frozenset[int]:
        """Return the placements that are left out; raises LatticeworkError for one that is not there."""
        placements, found = solution or (), set[int]()
        for word in filter(None, map(str.strip, self.hide.split(","))):
            here = {number for number, placement in enumerate(placements)
                    if puzzle.parts[placement.part].name == word} or (
                {int(word) - 1} if word.isdecimal() and 1 <= int(word) <= len(placements) else set())
            if not here:
                raise LatticeworkError(phrase(
                    "hide: {given} should be the name of a part of the solution, or a number from 1 to {count}",
                    given=repr(word), count=str(len(placements))))
            found |= here
        return frozenset(found)


@dataclass(frozen=True)
class PictureSettings(SceneSettings):
    """The settings of pictures."""

    size: int = setting(1200, translatable("Longer side"), translatable("pixels"), 16, 6000)
    transparent: bool = setting(False, translatable("Transparent ground"))
    layout: str = setting("sheet", translatable("Layout: with layers or parts beside it, or one view alone"),
                          choices=("sheet", "view"))
    turn: float = setting(0.0, translatable("Turn the view to the right"), translatable("degrees"), -360, 360)
    tilt: float = setting(0.0, translatable("Tilt the view up"), translatable("degrees"), -180, 180)

    @property
    def ground(self) -> str | None:
        """The colour of the ground, None where it is transparent."""
        return None if self.transparent else "#ffffff"

    def sheet(self, puzzle: Puzzle, solution: Solution | None) -> Sheet:
        """Return what is drawn; raises LatticeworkError when there is nothing to draw, or no part of a name."""
        if self.layout == "sheet" and not self._view_wanted:
            return sheet(puzzle, solution)
        return view_sheet(puzzle, solution, View(self.turn, self.tilt, self.explode, self.move,
                                                 self.hidden(puzzle, solution)))

    @property
    def _view_wanted(self) -> bool:
        """Whether something was said that only a single view can show."""
        return bool(self.turn or self.tilt or self.explode or self.hide) or self.move is not None
