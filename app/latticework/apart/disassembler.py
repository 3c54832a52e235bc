"""Takes the solutions of a puzzle apart by slides, with tables of its pieces that are shared by all solutions."""

from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from latticework.apart.at_once import AtOnce
from latticework.apart.kernels.arrays import Decided, Numbers, Options
from latticework.apart.kernels.separation import UNDECIDED, bodies_of, judge
from latticework.apart.obstacles import cell_sides
from latticework.apart.parting import LimitReachedError, PartingSearch, room_for
from latticework.apart.results import (
    APART,
    HELD,
    MOST_PIECES,
    STATUSES,
    UNKNOWN,
    Disassembly,
    LeastLevel,
    Limits,
    Verdicts,
)
from latticework.apart.symmetric_images import Images
from latticework.apart.tables import Tables
from latticework.apart.tree import Extent, HeldError, LeastLevels, Tree
from latticework.cancel import checkpoint
from latticework.cover import Reduction
from latticework.errors import LatticeworkError
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.solution import Placement, Solution

_FEW = 1 << 14
"""The most arrangements of a solution that is taken apart together with others."""

_AT_ONCE = 30_000
"""Arrangements examined between two checks for cancelling."""


def take_apart(puzzle: Puzzle, solution: Solution, limits: Limits | None = None) -> Disassembly:
    """Return whether and how one solution of a puzzle comes apart; use one Disassembler for several solutions."""
    return Disassembler(puzzle, limits or Limits()).take_apart(solution)


@dataclass(eq=False)
class Disassembler:
    """Takes solutions of one puzzle apart.

    Pieces slide by steps of the lattice, any of them together, so that no two ever overlap; they do not turn. The
    fewest moves are found after which some leave the others; then each half is taken apart by itself. Taking the
    first such separation loses nothing: what holds together by itself never comes apart among others. Where no slides
    help, motions of several pieces at once, each by its own way, are tried, unless at_once is False.
    """

    puzzle: Puzzle
    limits: Limits = field(default_factory=Limits)
    at_once: bool = True
    tables: Tables = field(init=False)

    def __post_init__(self) -> None:
        self.tables, self._images = Tables(self.puzzle), Images(self.puzzle)
        # Keys go straight into one another, and cells without faces have no contacts to keep.
        cells = cell_sides(self.puzzle.lattice) if self.at_once and not self.tables.shapes.keys else None
        self._cells = None if cells and cells.boxes else cells

    @property
    def tries_at_once(self) -> bool:
        """Whether motions of several pieces at once may do more than slides, and are tried."""
        return self._cells is not None

    def take_apart(self, solution: Solution) -> Disassembly:
        """Return whether and how a solution comes apart; raises LatticeworkError if it has too many pieces."""
        placements: list[Placement | None] = list(solution)
        rows, image = self._images.best(placements, np.arange(len(solution))[None])
        return self._disassembly(placements, self.tables.options(placements), rows[0], self._images.orders[image[0]])

    def _disassembly(self, placements: list[Placement | None], options: Options, row: Numbers, order: Numbers
                     ) -> Disassembly:
        """Take a solution apart; row has the numbers of its placements in the order in which they are tried."""
        pieces, origins, bodies, box = _assembly(options, row)
        search = PartingSearch(self.tables, self.limits, order)
        solution = tuple(placement for number in row.tolist() if (placement := placements[number]) is not None)
        extent = Extent.of(self.puzzle.lattice, solution, origins, self.tables.shapes.keys)
        at_once = AtOnce(self._cells, search) if self._cells else None
        cells = [[cell for number in np.flatnonzero(pieces[:, 1] == body) for cell in solution[number].cells]
                 for body in range(bodies)]
        tree = Tree(search, extent, pieces, origins, box, row, cells, at_once)
        try:
            found = Disassembly(APART, tree.separation(np.arange(bodies)))
        except HeldError as error:
            found = Disassembly(HELD, held=error.pieces)
        except LimitReachedError:
            found = Disassembly(UNKNOWN)
        if at_once is not None:
            found = replace(found, at_once=at_once.states, rigid=found.status == HELD and at_once.rigid)
        return replace(found, states=search.states)

    def least_level(self, solution: Solution) -> LeastLevel:
        """Return the least level over all shortest separations; raises LatticeworkError if it has too many pieces."""
        options = self.tables.options(list(solution))
        pieces, origins, _, box = _assembly(options, np.arange(len(solution)))
        search = PartingSearch(self.tables, self.limits, self._images.orders[0])
        try:
            return LeastLevels(search, pieces, box).least(origins)
        except LimitReachedError:
            return LeastLevel(UNKNOWN, states=search.states)

    def judge(self, reduction: Reduction, rows: NDArray[np.int32]) -> Verdicts:
        """Return whether and at which levels many solutions come apart; rows (solutions, width) of options.

        Raises LatticeworkError if one has too many pieces.
        """
        options = reduction.cover.n_options
        # Options behind those of the parts stand for cells that stay empty; the last entry is for the padding.
        is_piece = np.append(reduction.part_of < len(self.puzzle.parts), False)
        pieces = is_piece[np.where((rows < 0) | (rows >= options), options, rows)]
        width = max(1, int(pieces.sum(axis=1).max(initial=0)))
        # The padding is the largest number, so sorting moves it to the end, where it is cut off.
        kept = np.sort(np.where(pieces, rows, options), axis=1)[:, :width]
        used = np.unique(np.append(kept, options))
        placements = [None if o == options else Placement(int(reduction.part_of[o]), reduction.cells(o),
                                                          reduction.marks(o)) for o in used.tolist()]
        return self._judged(placements, np.searchsorted(used, kept))

    def _judged(self, placements: list[Placement | None], rows: Numbers) -> Verdicts:
        n, width = rows.shape
        options = self.tables.options(placements)
        rows, image = self._images.best(placements, rows)
        out = Decided(np.full(n, UNDECIDED, np.uint8), np.zeros((n, width), np.int32), np.zeros(n, np.int32),
                      np.zeros(n, np.int64))
        room = room_for(_FEW, width)
        start = 0
        while start < n:
            checkpoint()
            start = judge(*self.tables.kernel, self._images.orders, image, options, rows, start, _AT_ONCE, room, out)
        # The few that need much room are taken one by one, with all that the limits allow.
        again = (out.status == UNDECIDED) | (out.states > self.limits.states)
        if self._cells:
            # So are those that slides do not take apart, where motions of several pieces at once may.
            again |= out.status == STATUSES.index(HELD)
        for number in np.flatnonzero(again).tolist():
            row = rows[number][options.shape[rows[number]] >= 0]
            _enter(out, number, self._disassembly(placements, options, row, self._images.orders[image[number]]))
        return Verdicts(*out)


def _enter(out: Decided, number: int, found: Disassembly) -> None:
    out.status[number], out.levels[number] = STATUSES.index(found.status), 0
    out.moves[number], out.states[number] = len(found.moves), found.states
    if found.tree:
        out.levels[number, : len(found.tree.numbers)] = found.tree.numbers


def _assembly(options: Options, row: Numbers) -> tuple[Numbers, Numbers, int, int]:
    """Return the pieces (n, 3) of a solution as in `Tree`, their origins (n, 3), how many bodies, and the box."""
    pieces, origins = np.empty((len(row), 3), np.int64), np.empty((len(row), 3), np.int64)
    _, bodies, box = bodies_of(options, row, pieces, origins)
    if bodies > MOST_PIECES:
        raise LatticeworkError(phrase("the solution has {bodies} pieces; up to {most} can be taken apart",
                                      bodies=bodies, most=MOST_PIECES))
    return pieces, origins, bodies, box
