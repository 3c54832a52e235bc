"""Facts of a puzzle before any search: sizes, where parts fit, and why it has no solution or is tight."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, overload

import numpy as np

from latticework.api.arguments import Cell, rows_of
from latticework.api.cover_problem import ExactCover
from latticework.api.loading import as_problem
from latticework.api.puzzle import Puzzle
from latticework.api.solution import Placement, as_written
from latticework.cover.arguments import arguments
from latticework.cover.reduction import Fits
from latticework.errors import LatticeworkError, shown
from latticework.jobs.facts import CoverInfo, Info, cover_facts, facts
from latticework.jobs.job import prepare
from latticework.lattice.lattice import Ints
from latticework.solution import placements_of

__all__ = ["Argument", "CoverInfo", "Info", "Placements", "info", "placements", "why"]


@overload
def info(puzzle: ExactCover) -> CoverInfo: ...


@overload
def info(puzzle: Puzzle | str | Path) -> Info | Any: ...


def info(puzzle: Puzzle | ExactCover | str | Path) -> Info | CoverInfo:
    """Return the facts of a puzzle before any search: its sizes, and reasons why it can have no solution, if found.

    puzzle: a puzzle or an exact cover problem, or the name or path of one.

    Raises LatticeworkError when there is none.

    >>> soma = lw.info("soma")
    >>> soma.placements, soma.symmetries, soma.reasons
    (688, 48, ())
    """
    problem = as_problem(puzzle)
    if isinstance(problem, ExactCover):
        return cover_facts(prepare(problem.document))
    return facts(problem.prepared)


@dataclass(frozen=True)
class Argument:
    """A sentence about a puzzle, and the cells of its target that it is about.

    proof: whether it proves that there is no solution. classes: groups of cells, each with a title in words.

    >>> [found.text for found in lw.why("pentominoes-6x10") if not found.proof][0]
    '4 cells have the fewest placements: 37 each.'
    """

    text: str
    proof: bool
    classes: tuple[tuple[str, tuple[Cell, ...]], ...]

    def __str__(self) -> str:
        return self.text


def why(puzzle: Puzzle | str | Path) -> list[Argument]:
    """Return arguments about a puzzle, found without a search; proofs that it has no solution come first.

    puzzle: a puzzle, or the name or path of one.

    Raises LatticeworkError when there is none.

    >>> board = lw.why("mutilated-chessboard")[0]
    >>> board.proof, [title for title, cells in board.classes]
    (True, ['black cells: 32; the parts cover 31', 'white cells: 30; the parts cover 31'])
    """
    problem = as_problem(puzzle)
    if not isinstance(problem, Puzzle):
        raise LatticeworkError(f"{problem.name}: is an exact cover problem, which has no cells to be coloured")
    written = problem.document.lattice.written
    return [Argument(str(found.text), found.proof, tuple(
        (str(some.title), tuple(map(written, some.cells))) for some in found.classes))
        for found in arguments(problem.prepared.reduction)]


class Placements(Sequence[Placement]):
    """Placements of a puzzle, each a `Placement`, in the order of the parts and their orientations.

    >>> where = lw.placements("soma", cell=(1, 1, 1))
    >>> len(where), where[0].part, where.by_part["V"]
    (236, 'V', 36)
    """

    def __init__(self, puzzle: Puzzle, fits: Fits, numbers: Ints, part: int | None) -> None:
        self.puzzle, self._fits, self._numbers, self._part = puzzle, fits, numbers, part

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, place: int) -> Placement: ...

    @overload
    def __getitem__(self, place: slice) -> list[Placement]: ...

    def __getitem__(self, place: int | slice) -> Placement | list[Placement]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        # numpy raises IndexError beyond the end, which ends a loop over the sequence.
        number = np.array([self._numbers[place]], np.int32)
        return as_written(self.puzzle, placements_of(number, self._fits.reduction)[0])

    @cached_property
    def by_cell(self) -> dict[Cell, int]:
        """How many of them cover each cell of the target.

        >>> lw.placements("pentominoes-6x10").by_cell[0, 0]
        37
        """
        counts = self._fits.by_cell(self._numbers).tolist()
        return dict(zip(self.puzzle.target, counts, strict=True))

    @cached_property
    def by_part(self) -> dict[str, int]:
        """How many of them each part has, by its name."""
        counts = self._fits.by_part(self._numbers).tolist()
        return dict(zip((part.name for part in self.puzzle.parts), counts, strict=True))

    @cached_property
    def by_orientation(self) -> tuple[int, ...]:
        """How many of them each orientation of the requested part has; () where no part was requested.

        >>> lw.placements("pentominoes-6x10", "I").by_orientation
        (36, 20)
        """
        if self._part is None:
            return ()
        return tuple(self._fits.by_orientation(self._part, self._numbers).tolist())

    def __repr__(self) -> str:
        return f"Placements({self.puzzle.name!r}, {len(self)})"


def placements(puzzle: Puzzle | str | Path, part: str | None = None, cell: Sequence[int] | None = None) -> Placements:
    """Return the placements of parts in the target, before any search: a sequence that also counts them.

    puzzle: a puzzle, or the name or path of one.
    part: only those of a part, by its name; None for all parts.
    cell: only those that cover a cell of the target; None for any.

    Raises LatticeworkError when there is no such puzzle, part or cell.

    >>> crosses = lw.placements("pentominoes-6x10", "X", cell=(1, 1))
    >>> len(crosses), crosses[0].cells
    (3, ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1)))
    """
    problem = as_problem(puzzle)
    if not isinstance(problem, Puzzle):
        raise LatticeworkError(f"{problem.name}: is an exact cover problem, which has no parts to be placed")
    names = [own.name for own in problem.parts]
    if part is not None and part not in names:
        raise LatticeworkError(f"part: {shown(part)} should be one of {', '.join(map(repr, names))}")
    fits, number = Fits(problem.prepared.reduction), None if part is None else names.index(part)
    return Placements(problem, fits, fits.chosen(number, cell=_place_of(problem, cell)), number)


def _place_of(puzzle: Puzzle, cell: Sequence[int] | None) -> int | None:
    if cell is None:
        return None
    [row] = rows_of([cell], "cell")
    if tuple(row) not in puzzle.target:
        example = f", such as {puzzle.target[0]}" if puzzle.target else ", which has none"
        raise LatticeworkError(f"cell: {shown(tuple(row))} should be a cell of the target{example}")
    return puzzle.target.index(tuple(row))
