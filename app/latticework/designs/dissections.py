"""Cutting a target into parts so that they go together in one way only, and that way is hard to find.

A random dissection is improved by moving one cell at a time from a part to a part beside it, as long as it does not
become worse; where it has been improved long enough another one is begun. What comes out depends on the seed alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.cover import reduce
from latticework.designs.judge import Judge
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Motion, symmetries
from latticework.lattice.lattice import Numbering, as_array
from latticework.lattice.motion import image_arrays
from latticework.phrases import phrase
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.edit_parts import with_free_names
from latticework.puzzle.shapes.borders import pieces
from latticework.puzzle.targets import only_current_target
from latticework.solution import Placement, Solution

MOST_CELLS, MOST_MAPS = 200, 200_000
STEPS = 400
"""Changes that are tried between two looks at whether it became better."""
PATIENCE = 10
"""After so many such looks without anything better another dissection is begun."""


@dataclass(frozen=True)
class Dissection:
    """A puzzle of parts that are all different, with its difficulty, see `Judged`.

    solution: where the parts were cut out.
    """

    puzzle: Puzzle
    difficulty: float
    solution: Solution


def bare(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle of the current target alone, which is to be cut."""
    return replace(only_current_target(puzzle), parts=(), published=(), matching=None)


@dataclass(frozen=True, eq=False)
class Cutter:
    """Cuts the target of a puzzle; the arrays are those of the kernel `climb`."""

    puzzle: Puzzle
    maps: NDArray[np.int32]
    turnings: NDArray[np.int32]
    near: NDArray[np.int32]

    @staticmethod
    def of(puzzle: Puzzle) -> "Cutter":
        """Return the cutter of a puzzle's target; raises LatticeworkError where it is none to be cut."""
        cells = puzzle.target.cells
        if not 2 <= len(cells) <= MOST_CELLS or puzzle.target.optional or puzzle.target.cell_colors:
            raise LatticeworkError(phrase("{name}: a target of 2 to {most} cells is cut, without colors and without "
                                          "cells that may stay empty; this one has {cells} cells", name=puzzle.name,
                                          most=MOST_CELLS, cells=len(cells)))
        puzzle = bare(puzzle)
        numbering = Numbering(puzzle.lattice, cells)
        allowed = puzzle.allowed_motions(Part("", cells[:1]))
        of_target = puzzle.allowed_motions(Part("", cells))
        turnings = [permutation for motion, permutation in symmetries(puzzle.lattice, cells) if motion in of_target]
        neighbours = [[place for place in numbering.find(as_array(puzzle.lattice.neighbours(cell))).tolist()
                       if place >= 0] for cell in cells]
        # One column at least, as the kernel draws one at random even where no cell has a neighbour.
        near = np.full((len(cells), max(1, *map(len, neighbours))), -1, np.int32)
        for row, own in zip(near, neighbours, strict=True):
            row[: len(own)] = own
        return Cutter(puzzle, _maps(puzzle, numbering, allowed), np.array(turnings, np.int32), near)

    def cut(self, parts: int, sizes: tuple[int, int] | None = None, seed: int = 0) -> Iterator[Dissection | None]:
        """Yield dissections into so many parts that go together in one way, each better than all before; for ever.

        sizes: the fewest and the most cells of a part; by default as equal as possible, one more or less allowed.
        Yields None now and then where there is nothing better, so that the caller can stop. A solution and its mirror
        image, where parts are not mirrored, are two ways.
        """
        from latticework.search.judging.climbing import climb  # noqa: PLC0415 it loads kernels

        n = len(self.puzzle.target.cells)
        least, most = sizes or (max(1, n // parts - 1), -(-n // parts) + 1)
        if not (2 <= parts <= n and 1 <= least * parts <= n <= most * parts):
            raise LatticeworkError(phrase("{name}: {cells} cells cannot be cut into {parts} parts of {least} to "
                                          "{most} cells", name=self.puzzle.name, cells=str(n), parts=str(parts),
                                          least=str(least), most=str(most)))
        islands = pieces(self.puzzle.lattice, self.puzzle.target.cells)
        if islands > parts:
            raise LatticeworkError(phrase("{name}: the target has {islands} pieces that do not touch each other, and "
                                          "so cannot be cut into {parts} connected parts", name=self.puzzle.name,
                                          islands=str(islands), parts=str(parts)))
        best, owner, score = 0.0, np.zeros(n, np.int32), np.zeros(2)
        stale = PATIENCE
        for step in count():
            checkpoint()
            before = tuple(score)
            climb(self.maps, self.turnings, self.near, parts, least, most, (seed * 1_000_003 + step) % 2**32,
                  STEPS, owner, score, stale >= PATIENCE)
            stale = stale + 1 if stale < PATIENCE and tuple(score) == before else 0
            # The parts that a dissection begins with may be of other sizes, to which the kernel only comes nearer.
            fits = np.bincount(owner, minlength=parts)
            better = score[0] == 1 and score[1] > best and least <= fits.min() and fits.max() <= most
            best = score[1] if better else best
            yield self._checked(owner, parts) if better else None

    def _checked(self, owner: NDArray[np.int32], parts: int) -> Dissection | None:
        """Return a dissection if its puzzle has one solution by the rules of puzzles, too.

        Of some lattices a part may turn in ways in which the whole target cannot, and which the kernel leaves out.
        """
        cells = self.puzzle.target.cells
        placed = tuple(tuple(cells[i] for i in np.flatnonzero(owner == part)) for part in range(parts))
        made = dissection(self.puzzle, sorted(placed, key=len))
        judged = Judge.of(reduce(made.puzzle)).judge(np.ones((1, parts), np.int64))
        # The judge counts all positions, so a dissection with one solution has as many as it has positions.
        positions = len({tuple(owner[turning].tolist()) for turning in self.turnings})
        if judged.solutions[0] != positions:
            return None
        return replace(made, difficulty=float(judged.difficulty[0]))


def dissection(puzzle: Puzzle, parts: Sequence[tuple[Cell, ...]], difficulty: float = 0.0) -> Dissection:
    """Return the dissection of a puzzle's target into parts, given by their cells there."""
    made = replace(puzzle, parts=tuple(with_free_names(puzzle, [Part("", own) for own in parts])))
    return Dissection(made, difficulty, tuple(Placement(number, own) for number, own in enumerate(parts)))


def _maps(puzzle: Puzzle, numbering: Numbering, allowed: tuple[Motion, ...]) -> NDArray[np.int32]:
    """Return where rigid motions that carry some cell of the target onto one of it carry its cells, -1 for beyond."""
    source, found = as_array(puzzle.target.cells), dict[bytes, NDArray[np.int32]]()
    for motion in allowed:
        for image in image_arrays(puzzle.lattice, source, motion):
            steps = np.unique((source[:, None, :-1] - image[None, :, :-1]).reshape(-1, source.shape[1] - 1), axis=0)
            for step in steps:
                moved = numbering.find(image + np.append(step, 0)).astype(np.int32)
                found[moved.tobytes()] = moved
            if len(found) > MOST_MAPS:
                raise LatticeworkError(phrase("{name}: the target is too wide to be cut", name=puzzle.name))
    return np.array([own for own in found.values() if (own >= 0).any()], np.int32)
