"""A solution as users of the library see it."""

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from latticework import solution as solutions
from latticework.api import puzzle
from latticework.api.arguments import Cell, seconds_of, whole
from latticework.api.puzzle import Puzzle
from latticework.errors import LatticeworkError
from latticework.puzzle.marks import side_towards

if TYPE_CHECKING:
    from PIL.Image import Image

    from latticework.apart import Disassembly, Interlock, TurnedApart


class Placement(NamedTuple):
    """A part in its place: its name, the cells that it covers, ascending, and (cell, side, mark) of marked sides.

    >>> for placement in lw.solve("simple-2x3").first().placements:
    ...     print(placement.part, *placement.cells)
    A (2, 0)
    B (1, 1) (2, 1)
    C (0, 0) (0, 1) (1, 0)
    """

    part: str
    cells: tuple[Cell, ...]
    marks: tuple[tuple[Cell, str, str], ...] = ()


class Solution:
    """One way to cover the target; `print` shows it as text, a notebook as a picture.

    puzzle: the puzzle that it solves.
    copies: how many different solutions the rotations and reflections of the target make of it, itself included.

    >>> solution = lw.solve("simple-2x3").first()
    >>> solution
    Solution('Simple 2x3', 3 placements)
    >>> print(solution)
    CBB
    CCA
    """

    def __init__(self, puzzle: Puzzle, options: Iterable[int], copies: int) -> None:
        self.puzzle, self.copies = puzzle, copies
        # Sorted, so that equal solutions are equal whatever order an engine chose.
        self._options = tuple(sorted(options))

    @cached_property
    def document(self) -> solutions.Solution:
        """The placements as the rest of the program works on them."""
        return solutions.placements_of(np.array(self._options, np.int32), self.puzzle.prepared.reduction)

    @cached_property
    def placements(self) -> tuple[Placement, ...]:
        """The placements in the order of the parts; of a part used several times there are several."""
        return tuple(as_written(self.puzzle, placement) for placement in self.document)

    @cached_property
    def cells(self) -> dict[Cell, str]:
        """The name of the part on each cell that is covered.

        >>> lw.solve("simple-2x3").first().cells[2, 0]
        'A'
        """
        return {cell: placement.part for placement in self.placements for cell in placement.cells}

    @property
    def symmetries(self) -> int:
        """How many rotations and reflections of the target carry the solution onto itself, the identity included.

        >>> two_dominoes = lw.Puzzle.boxed("square", (2, 2), [lw.Part("##", copies=2)])
        >>> solution = lw.solve(two_dominoes).first()
        >>> solution.symmetries, solution.copies
        (4, 2)
        """
        # The orbit has as many solutions as the group has cosets of those that fix this one.
        return self.puzzle.prepared.group.order // self.copies

    def take_apart(self, states: int = 5_000_000, seconds: float = 60.0) -> "Disassembly":
        """Return whether the parts come apart, by which moves, and the level as burr designers count it.

        Parts slide by steps of the lattice, one or several at a time; they do not turn. Numbers of pieces in the
        moves are places in `placements`. states, seconds: after so many arrangements of the parts, or so long, the
        status is "unknown".

        >>> piston = lw.solve("piston-burr")
        >>> [found] = [found for s in piston if (found := s.take_apart()).status == "apart"]
        >>> found.level, len(found.moves)
        ('9.3', 15)
        """
        return self.puzzle.disassembler(whole(states, "states", 1), seconds_of(seconds)).take_apart(self.document)

    def least_level(self, states: int = 5_000_000, seconds: float = 60.0) -> str | None:
        """Return the least level over all shortest ways at each stage; `take_apart` uses the first of them.

        "" where the solution does not come apart; None where a limit was reached. states, seconds: as for
        `take_apart`.

        >>> piston = lw.solve("piston-burr")
        >>> {found.level: s.least_level() for s in piston if (found := s.take_apart()).status == "apart"}
        {'9.3': '9.3'}
        """
        found = self.puzzle.disassembler(whole(states, "states", 1), seconds_of(seconds)).least_level(self.document)
        return None if found.status == "unknown" else found.level

    def take_apart_with_turns(self, states: int = 10_000, seconds: float = 60.0) -> "TurnedApart":
        """Return whether the parts come apart when they may also turn; slow, and only for small puzzles.

        Turns are tried where slides alone do not suffice: the status is then "apart with turns". Not all turns are
        tried, so "held" means only that those which are do not help. states, seconds: as for `take_apart`. Raises
        LatticeworkError where cells are no prisms along an axis, or parts have keys.

        >>> room = lw.Part("##.##\\n#...#\\n#...#\\n#...#\\n#####", motions="placed")
        >>> bar = lw.Part(cells=[(1, 2), (2, 2)], motions="placed")
        >>> yard = [(x, y) for x in range(5) for y in range(5)]
        >>> puzzle = lw.Puzzle("square", yard, [room, bar], may_stay_empty=yard)
        >>> found = lw.solve(puzzle).first().take_apart_with_turns()
        >>> found.status, found.turns
        ('apart with turns', 1)
        """
        from latticework.apart import Limits, take_apart_with_turns  # noqa: PLC0415 they load kernels

        limits = Limits(whole(states, "states", 1), seconds_of(seconds))
        return take_apart_with_turns(self.puzzle.document, self.document, limits)

    def why_held(self, states: int = 5_000_000, seconds: float = 60.0) -> "Interlock | None":
        """Return the fewest pieces that hold one another, by their places in `placements`.

        None where the solution comes apart, or where nothing was found after so many `states` of each set of pieces
        that is tried, or so many `seconds`. `take_apart().held` are all pieces that are left when nothing comes off
        any more; of these, many may only be shut in by others.

        >>> ring, inside = lw.Part("###\\n#.#\\n###"), lw.Part("#")
        >>> lw.solve(lw.Puzzle.boxed("square", (3, 3), [ring, inside])).first().why_held()
        Interlock(pieces=(0, 1), minimal=True, smallest=True)
        """
        from latticework.apart import Limits, why_held  # noqa: PLC0415 they load kernels

        limits = Limits(whole(states, "states", 1), seconds_of(seconds))
        return why_held(self.puzzle.document, self.document, limits)

    def picture(self, size: int = 1200) -> "Image":
        """Return a picture as an image of Pillow; size: its longer side in pixels, from 16 to 6,000.

        Raises LatticeworkError when there is nothing to draw.

        >>> lw.solve("soma").first().picture(300).width
        300
        """
        return puzzle.picture_of(self.puzzle.document, self.document, size)

    def _repr_svg_(self) -> str:
        return puzzle.drawing_of(self.puzzle.document, self.document)

    def __reduce__(self) -> tuple[Any, ...]:
        # With the fingerprint, which tells whether options still have the same numbers when it is read.
        return _again, (self.puzzle, self.puzzle.prepared.fingerprint, self._options, self.copies)

    def __repr__(self) -> str:
        return f"Solution({self.puzzle.name!r}, {len(self.document)} placements)"

    def __str__(self) -> str:
        return solutions.as_text(self.puzzle.document, self.document).rstrip("\n")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Solution) and (self._options, self.puzzle) == (other._options, other.puzzle)

    def __hash__(self) -> int:
        return hash(self._options)


def as_written(puzzle: Puzzle, placement: solutions.Placement) -> Placement:
    """Return the `Placement` of a placement in a puzzle document."""
    document = puzzle.document
    written = document.lattice.written
    return Placement(document.parts[placement.part].name, tuple(sorted(map(written, placement.cells))),
                     tuple((written(cell), side, mark) for cell, facing, mark in placement.marks
                           if (side := side_towards(document.lattice, cell, facing)) is not None))


def _again(puzzle: Puzzle, fingerprint: str, options: tuple[int, ...], copies: int) -> Solution:
    # Options are just numbers: another numbering would make other placements of them.
    if puzzle.prepared.fingerprint != fingerprint:
        raise LatticeworkError(f"{puzzle.name}: a solution pickled by another version of the program, which numbered "
                               "placements differently; solve the puzzle again")
    return Solution(puzzle, options, copies)
