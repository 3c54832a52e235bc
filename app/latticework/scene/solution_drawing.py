"""The drawing of a solution: the parts assembled so far, moved apart, some of them faded."""

from functools import cached_property

import numpy as np

from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing, box
from latticework.scene.explosion import most_apart
from latticework.scene.glass import enclosing
from latticework.scene.move_arrows import arrows
from latticework.scene.shapes import Shape, scene, shape_of, target_scene, turned
from latticework.solution import Solution
from latticework.solution.assembly import NO_ASSEMBLY, Assembly

MARKED = "#d6452b"
"""The colour of marked cells, which stands out on the pale target on both grounds."""

_HOVER, _HEADROOM = 0.27, 1.15
_FARTHEST, _SMALLEST = 0.6, 1.6
"""How far away something is drawn that comes in, in half the diagonal, and how much smaller the rest is for it."""

_AT_ONCE = 4
"""In which part of the first move that takes it apart all becomes as small as the whole film needs."""

_SOLID = 0.4
"""From what share of its way on a part that comes in is no longer faint."""


class Shown:
    """A solution and how it is put together, or the target alone with its marked cells; shapes are computed once."""

    def __init__(self, puzzle: Puzzle | None, solution: Solution | None, marked: tuple[Cell, ...] = (),
                 assembly: Assembly = NO_ASSEMBLY) -> None:
        self.puzzle, self.solution, self.marked, self.assembly = puzzle, solution, marked, assembly

    @cached_property
    def shapes(self) -> list[Shape]:
        """The shapes of the placements in their order, or of the target; made when they are drawn first."""
        puzzle = self.puzzle
        if puzzle is None:
            return []
        shapes = target_scene(puzzle) if self.solution is None else scene(puzzle, self.solution)
        return [*shapes, shape_of(puzzle.lattice, self.marked, MARKED, index=-1)] if self.marked else shapes

    @cached_property
    def apart(self) -> Floats:
        """The offsets (n, 3) of the shapes when they are moved all the way apart."""
        if self.puzzle is None or self.solution is None:
            return np.zeros((len(self.shapes), 3))
        return most_apart(self.puzzle, self.solution, self.shapes)

    def same_puzzle(self, puzzle: Puzzle | None) -> bool:
        """Whether the target and its lattice are those of the puzzle."""
        mine = self.puzzle
        return mine is not None and puzzle is not None and \
            mine.standing.lattice is puzzle.standing.lattice and mine.target.cells == puzzle.target.cells

    @property
    def assembly(self) -> Assembly:
        """How it is put together."""
        return self._assembly

    @assembly.setter
    def assembly(self, assembly: Assembly) -> None:
        self._assembly = assembly
        self.__dict__.pop("room", None)  # it is worked out anew

    @cached_property
    def room(self) -> Floats:
        """How far (3,) parts reach from the middle while the solution is put together."""
        middle, reach = box(self.shapes, np.zeros((len(self.shapes), 3)))
        sizes = np.array([shape.extent for shape in self.shapes]) - middle
        seen = [reach * _HEADROOM,
                *(np.abs(sizes + place[:, None]).max(axis=(0, 1)) for place in self.assembly.places)]
        if not self.assembly.straight:
            far = float(np.linalg.norm(reach))
            for step, (move, way) in enumerate(zip(self.assembly.moves, self.assembly.ways, strict=True)):
                away = self.assembly.stage(step).offsets[move] + _away(way, far)
                seen.append(np.abs(sizes[move] + away[:, None]).max(axis=(0, 1)))
        room: Floats = np.minimum(np.max(seen, axis=0), _SMALLEST * reach)
        return room

    def drawing(self, explode: float, step: float | None, faded: set[int], hidden: set[int],
                towards: int = 0) -> Drawing:
        """Return what is drawn: what the first `step` moves put in (None: all), moved apart by a share from 0 to 1.

        `faded` and `hidden` are numbers of placements. What the next move puts in hovers, faded, where it comes from.
        towards: 1 for arrows to where the next move puts something, -1 to where it is taken out, 0 for none.
        """
        offsets = explode * self.apart if explode else np.zeros((len(self.shapes), 3))
        middle, reach = box(self.shapes, offsets)
        places, faint = list(range(len(self.shapes))), faded & set(range(len(self.shapes)))
        over: list[Shape] = []
        shapes = self.shapes
        if self.marked:
            faint, offsets = {0}, np.zeros_like(offsets)  # the rest of the target, which they must not leave
        if step is not None and self.solution is not None and self.assembly.moves:
            stage, far = self.assembly.stage(step, towards >= 0), float(np.linalg.norm(reach))
            reach = reach + min(1.0, _AT_ONCE * (len(self.assembly.moves) - step)) * np.maximum(self.room - reach, 0)
            offsets, places = offsets + stage.offsets, stage.standing
            if stage.turned is not None:
                shapes = [turned(shape, matrix) for shape, matrix in zip(shapes, stage.turned, strict=True)]
            if stage.coming and (stage.way.any() or stage.share):
                offsets[stage.coming] += (1 - stage.share) * _away(stage.way, far)
                places = [*places, *stage.coming]
                faint = faint.union(stage.coming) if stage.share < _SOLID else faint
            over = self.arrows(offsets, step, towards, hidden, reach, shapes)
        everything = Drawing(shapes, offsets, frozenset(faint), middle, reach, over)
        return everything.only([place for place in places if place not in hidden])

    @cached_property
    def glass(self) -> set[int]:
        """The shapes that enclose others, which would not be seen while the solution is put together."""
        if self.puzzle is None or self.solution is None:
            return set()
        return enclosing(self.puzzle, self.solution, self.shapes)

    def arrows(self, offsets: Floats, step: float, towards: int, hidden: set[int], reach: Floats,
               shapes: list[Shape] | None = None) -> list[Shape]:
        """Return arrows for what goes next after `step` moves, towards 1 (together) or -1 (apart)."""
        if self.puzzle is None:
            return []
        return arrows(self.puzzle.standing.lattice, shapes or self.shapes, offsets, self.assembly, step, towards,
                      float(np.linalg.norm(reach)), hidden)


def _away(way: Floats, far: float) -> Floats:
    """Return how far (3,) something is from its place that is about to come in, or has just left."""
    length = float(np.linalg.norm(way))
    return way / length * min(max(length, _HOVER * _HEADROOM * far), _FARTHEST * far) if length else way
