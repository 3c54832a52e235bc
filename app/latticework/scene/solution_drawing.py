"""The drawing of a solution: the parts assembled so far, moved apart, some of them faded."""

from functools import cached_property

import numpy as np

from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.scene.camera import Drawing, box
from latticework.scene.explosion import most_apart
from latticework.scene.shapes import Shape, scene, shape_of, target_scene
from latticework.solution import Solution
from latticework.solution.assembly import Assembly, assembly

MARKED = "#d6452b"
"""The colour of marked cells, which stands out on the pale target on both grounds."""

_HOVER, _HEADROOM = 0.27, 1.15


class Shown:
    """A solution, or the target alone with its marked cells, with shapes and assembly computed once."""

    def __init__(self, puzzle: Puzzle | None, solution: Solution | None, marked: tuple[Cell, ...] = ()) -> None:
        self.puzzle, self.solution, self.marked = puzzle, solution, marked
        self.shapes: list[Shape] = []
        if puzzle is not None:
            self.shapes = target_scene(puzzle) if solution is None else scene(puzzle, solution)
        if puzzle is not None and marked:
            self.shapes.append(shape_of(puzzle.lattice, marked, MARKED, index=-1))

    @cached_property
    def assembly(self) -> Assembly:
        """The order of assembly; empty without a solution."""
        if self.puzzle is None or self.solution is None:
            return Assembly([], np.zeros((0, 3)))
        return assembly(self.puzzle, self.solution)

    @cached_property
    def apart(self) -> Floats:
        """The offsets (n, 3) of the shapes when they are moved all the way apart."""
        if self.puzzle is None or self.solution is None:
            return np.zeros((len(self.shapes), 3))
        return most_apart(self.puzzle, self.solution, self.shapes, self.assembly)

    def same_puzzle(self, puzzle: Puzzle | None) -> bool:
        """Whether the target and its lattice are those of the puzzle."""
        mine = self.puzzle
        return mine is not None and puzzle is not None and \
            mine.standing.lattice is puzzle.standing.lattice and mine.target.cells == puzzle.target.cells

    def drawing(self, explode: float, step: int | None, faded: set[int], hidden: set[int]) -> Drawing:
        """Return what is drawn: what the first `step` moves put in (None: all), moved apart by a share from 0 to 1.

        `faded` and `hidden` are numbers of placements. What the next move puts in hovers, faded, where it comes from.
        """
        offsets = explode * self.apart if explode else np.zeros((len(self.shapes), 3))
        middle, reach = box(self.shapes, offsets)
        places, faint = list(range(len(self.shapes))), faded & set(range(len(self.shapes)))
        if self.marked:
            faint, offsets = {0}, np.zeros_like(offsets)  # the rest of the target, which they must not leave
        if step is not None and self.solution is not None:
            moves, ways, reach = self.assembly.moves, self.assembly.ways, reach * _HEADROOM
            places = [number for move in moves[:step] for number in move]
            if step < len(moves) and ways[step].any():
                offsets[moves[step]] += ways[step] * _HOVER * np.linalg.norm(reach)
                faint = faint.union(moves[step])
                places += moves[step]
        everything = Drawing(self.shapes, offsets, frozenset(faint), middle, reach)
        return everything.only([place for place in places if place not in hidden])
