"""The settings of pictures, animations and booklets of puzzles and solutions."""

from dataclasses import dataclass, replace
from itertools import islice

from latticework.apart.assembly_moves import NO_ASSEMBLY, Assembly
from latticework.apart.courses import find_course
from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError, shown
from latticework.files.opened_and_written import Contents
from latticework.phrases import phrase, translatable
from latticework.picture.camera import Drawing
from latticework.picture.sheet import Sheet, in_grid, sheet
from latticework.picture.solution_drawing import Shown
from latticework.picture.view_sheet import View, view_sheet
from latticework.puzzle import Puzzle
from latticework.settings import setting
from latticework.solution import Solution

ALL_STEPS = 10_000
"""More moves than any assembly has."""

_BY_NAME = translatable("by name or number, with commas between")

MOST_SOLUTIONS = 1000
"""The most solutions that are drawn."""

WHITE = "#ffffff"

DRAWING = phrase("Drawing")
"""What is being done, shown to a person who waits for it."""

KINDS = TURNTABLE, EXPLOSION, ASSEMBLY, DISASSEMBLY = (
    "turntable", "explosion", "assembly", "disassembly")
"""What moves: the view once round; the parts apart and together again; or part after part, by moves as a person makes
them, to its place or from there."""


@dataclass(frozen=True)
class SceneSettings:
    """What is shown of a solution. `hide` lists names of parts, or numbers of placements from 1, with commas."""

    explode: float = setting(0.0, translatable("Move parts apart"), "", 0, 1, hint=translatable(
        "from 0, together, to 1, all the way"))
    step: int = setting(ALL_STEPS, translatable("Moves of the assembly"), "", 0, ALL_STEPS,
                        most_means=translatable("all moves"))
    hide: str = setting("", translatable("Leave out parts"), hint=_BY_NAME)

    def drawing(self, puzzle: Puzzle, solution: Solution | None) -> Drawing:
        """Return the drawing, maybe of nothing; raises LatticeworkError where a hidden part is not there."""
        shown = Shown(puzzle, solution, assembly=self.assembly(puzzle, solution))
        return shown.drawing(self.explode, self.move, set(), set(self.hidden(puzzle, solution)))

    def assembly(self, puzzle: Puzzle, solution: Solution | None) -> Assembly:
        """Return how the solution is put together, where not all of it is shown."""
        return NO_ASSEMBLY if solution is None or self.move is None else find_course(puzzle, solution).assembly

    @property
    def move(self) -> int | None:
        """How many moves of the assembly are made, None for all."""
        return None if self.step == ALL_STEPS else self.step

    def hidden(self, puzzle: Puzzle, solution: Solution | None) -> frozenset[int]:
        """Return the placements that are left out; raises LatticeworkError for one that is not there."""
        return _numbers("hide", self.hide, puzzle, solution)


def _numbers(setting: str, given: str, puzzle: Puzzle, solution: Solution | None) -> frozenset[int]:
    """Return the placements that a setting names; raises LatticeworkError for one that is not there."""
    placements, found = solution or (), set[int]()
    for word in filter(None, map(str.strip, given.split(","))):
        # Both are looked for, as the name of a part may be a number.
        here = {number for number, placement in enumerate(placements)
                if puzzle.parts[placement.part].name == word} or (
            {int(word) - 1} if word.isdecimal() and 1 <= int(word) <= len(placements) else set())
        if not here:
            raise LatticeworkError(phrase(
                "{setting}: {given} should be the name of a part of the solution, or a number from 1 to {count}",
                setting=setting, given=shown(word), count=str(len(placements))))
        found |= here
    return frozenset(found)


@dataclass(frozen=True)
class ViewSettings(SceneSettings):
    """What is shown of a solution, and from which direction."""

    turn: float = setting(0.0, translatable("Turn the view right"), translatable("degrees"), -360, 360)
    tilt: float = setting(0.0, translatable("Tilt the view up"), translatable("degrees"), -180, 180)
    faint: str = setting("", translatable("Show parts faintly"), hint=_BY_NAME)

    def view(self, puzzle: Puzzle, solution: Solution | None) -> View:
        """Return the view of a solution; raises LatticeworkError where a named part is not there."""
        return View(self.turn, self.tilt, self.explode, self.move, self.hidden(puzzle, solution),
                    self.pale(puzzle, solution))

    def pale(self, puzzle: Puzzle, solution: Solution | None) -> frozenset[int]:
        """Return the placements in pale colours; raises LatticeworkError for one that is not there."""
        return _numbers("faint", self.faint, puzzle, solution)


@dataclass(frozen=True)
class LineSettings:
    """How the edges of parts are drawn."""

    outlines: bool = setting(False, translatable("Black outlines"))

    def lined(self, drawn: Sheet) -> Sheet:
        """Return a sheet with the lines that were chosen."""
        return drawn.outlined() if self.outlines else drawn


@dataclass(frozen=True)
class SolutionsSettings:
    """How many solutions are shown."""

    solutions: int = setting(1, translatable("How many solutions"), "", 1, MOST_SOLUTIONS)

    def first(self, contents: Contents) -> list[Solution]:
        """Return so many of the solutions of a puzzle, or all where there are fewer."""
        return list(islice(contents.solutions(), self.solutions))


@dataclass(frozen=True)
class WebPageSettings(LineSettings, SolutionsSettings):
    """The settings of web pages, which by default show more solutions than pictures."""

    solutions: int = setting(100, translatable("How many solutions"), "", 1, MOST_SOLUTIONS)


@dataclass(frozen=True)
class PaperSettings:
    """The paper to print on."""

    paper: str = setting("A4", translatable("Paper"), choices=("A4", "Letter"),
                         hint=translatable("where there are pages"))


@dataclass(frozen=True)
class GroundSettings:
    """The background of a picture."""

    transparent: bool = setting(False, translatable("Transparent ground"))

    @property
    def ground(self) -> str | None:
        """The colour of the ground, None where it is transparent."""
        return None if self.transparent else WHITE


@dataclass(frozen=True)
class PictureSettings(LineSettings, SolutionsSettings, GroundSettings, ViewSettings):
    """The settings of pictures."""

    columns: int = setting(0, translatable("Columns"), "", 0, 100, hint=translatable(
        "of several solutions; 0 for as many as look well"))
    size: int = setting(1200, translatable("Longer side"), translatable("pixels"), 16, 6000)
    layout: str = setting("sheet", translatable("Show"), choices={
        "sheet": translatable("view and layers"), "view": translatable("view alone")})

    def drawn(self, contents: Contents) -> Sheet:
        """Return the sheet of a puzzle, several solutions with their numbers; raises LatticeworkError."""
        if self.solutions == 1:
            return self.sheet(*contents.of_puzzle())
        return in_grid(self.several(contents), self.columns)

    def several(self, contents: Contents) -> list[tuple[Sheet, str]]:
        """Return sheets of the requested number of solutions, with their numbers; raises LatticeworkError."""
        puzzle, _ = contents.solved()
        solutions, made = self.first(contents), []
        for number, solution in enumerate(solutions):
            checkpoint(DRAWING, number / len(solutions))
            # The names of layers would be too small to be read.
            made.append((replace(self.sheet(puzzle, solution), captions=[]), str(number + 1)))
        return made

    def sheet(self, puzzle: Puzzle, solution: Solution | None) -> Sheet:
        """Return the sheet of one solution; raises LatticeworkError where there is nothing to draw or to hide."""
        if self.layout == "sheet" and not self._needs_view:
            return self.lined(sheet(puzzle, solution))
        return self.lined(view_sheet(puzzle, solution, self.view(puzzle, solution), self.assembly(puzzle, solution)))

    @property
    def _needs_view(self) -> bool:
        """Whether a setting is used that only a single view can show."""
        # Layers and parts beside it are drawn from the best side, whole.
        return bool(self.turn or self.tilt or self.explode or self.hide or self.faint) or self.move is not None


@dataclass(frozen=True)
class PageSettings(PaperSettings, PictureSettings):
    """The settings of pictures that become pages where there are several solutions."""


@dataclass(frozen=True)
class AnimationSettings(LineSettings, ViewSettings):
    """The settings of animations."""

    animation: str = setting(TURNTABLE, translatable("What moves"), choices={
        TURNTABLE: translatable("all, once round"), EXPLOSION: translatable("apart and together"),
        ASSEMBLY: translatable("putting together"), DISASSEMBLY: translatable("taking apart")})
    arrows: bool = setting(True, translatable("Arrows where parts go"))
    frame_size: int = setting(480, translatable("Longer side"), translatable("pixels"), 32, 1080)
    seconds: float = setting(6.0, translatable("Duration"), translatable("seconds"), 0.5, 60)
    frame_rate: int = setting(15, translatable("Pictures in a second"), "", 1, 30)

    @property
    def frames(self) -> int:
        """How many frames there are."""
        return max(2, round(self.seconds * self.frame_rate))

    @property
    def ground(self) -> str | None:
        """The colour of the ground; films have one."""
        return WHITE


@dataclass(frozen=True)
class PictureAnimationSettings(GroundSettings, AnimationSettings):
    """The settings of animations in formats of pictures, which may be transparent."""


@dataclass(frozen=True)
class BookletSettings(LineSettings, SolutionsSettings, PaperSettings):
    """The settings of booklets: the paper, and the chapters."""

    with_parts: bool = setting(True, translatable("Show the parts"))
    with_target: bool = setting(True, translatable("Show the target"))
    with_pieces: bool = setting(True, translatable("Show flat parts to be cut out, and a board of the same scale"))
    hints: int = setting(3, translatable("Moves shown as hints"), "", 0, 100)
    with_layers: bool = setting(True, translatable("Show the solution in layers"))
    with_steps: bool = setting(True, translatable("Show the solution in steps"))
