"""What taking a solution apart may take, and its results: moves, as a tree of subassemblies, or parts that hold.

Beyond the limits the answer is "unknown".
"""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from latticework.errors import LatticeworkError, shown
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

MOST_PIECES = 64
"""The most pieces, groups counted once, that can be taken apart."""

APART, HELD, UNKNOWN = "apart", "held", "unknown"
"""A solution comes apart; no moves take it apart; a limit was reached before either was found."""

STATUSES = (UNKNOWN, HELD, APART)
"""The statuses in the order of their numbers in `Verdicts`."""

APART_WITH_TURNS = "apart with turns"
"""A solution comes apart, but not by slides alone."""


@dataclass(frozen=True)
class Limits:
    """The most arrangements of pieces, seconds, and bytes for arrangements, for one solution."""

    states: int = 5_000_000
    seconds: float = 60.0
    bytes: int = 300_000_000


def check_pieces(puzzle: Puzzle) -> None:
    """Raise LatticeworkError if every solution of a puzzle has too many pieces to be taken apart."""
    fewest = sum(part.least for part in puzzle.parts if not part.box) + any(part.box for part in puzzle.parts)
    if fewest > MOST_PIECES:
        raise LatticeworkError(phrase("{name}: every solution has at least {fewest} parts; up to {most}, the box "
                                      "counted once, can be taken apart", name=shown(puzzle.name), fewest=str(fewest),
                                      most=str(MOST_PIECES)))


@dataclass(frozen=True)
class Move:
    """Pieces, by their numbers among the placements of the solution, that slide together.

    step is one translation of the lattice, distance how many such steps they go. Pieces that go `out` leave the
    others for good; they could go farther, and distance takes them just clear of the others.

    >>> moves = lw.solve("diabolical").first().take_apart().moves
    >>> len(moves), moves[-1].out
    (5, True)
    """

    pieces: tuple[int, ...]
    step: tuple[int, ...]
    distance: int
    out: bool = False


@dataclass(frozen=True)
class JointMove:
    """Pieces, by their numbers among the placements of the solution, that move at once, each straight by its own way.

    ways: for each piece by how many of each translation of the lattice it goes, as exact fractions. `out` as in Move:
    pieces with different ways leave one another for good, those with equal ways stay together. Such moves are looked
    for only where no Move, whatever pieces slide together, helps.

    >>> from fractions import Fraction
    >>> lw.JointMove((0, 1), ((Fraction(1), Fraction(0)), (Fraction(0), Fraction(1, 2)))).out
    False
    """

    pieces: tuple[int, ...]
    ways: tuple[tuple[Fraction, ...], ...]
    out: bool = False


@dataclass(frozen=True)
class Separation:
    """How a subassembly of some pieces falls into two: the last of the moves takes pieces out.

    left and removed say how the pieces that stay and those that went out come apart in turn; None where there is
    nothing to take apart: a single piece, or pieces that belong together. Where the last of the moves is a JointMove,
    the pieces may fall into more than two, and `others` says how those beyond the second come apart.

    >>> separation = lw.solve("diabolical").first().take_apart().tree
    >>> len(separation.pieces), len(list(separation))
    (6, 5)
    """

    pieces: tuple[int, ...]
    moves: tuple[Move | JointMove, ...]
    left: "Separation | None" = None
    removed: "Separation | None" = None
    others: "tuple[Separation | None, ...]" = ()

    def __iter__(self) -> Iterator["Separation"]:
        """Yield this separation, then those of the pieces that stay, then those of the pieces that went out."""
        yield self
        for half in self.halves:
            if half is not None:
                yield from half

    @property
    def halves(self) -> "tuple[Separation | None, ...]":
        """How what it falls into comes apart: what stays, what goes out, and beyond two the others."""
        return (self.left, self.removed, *self.others)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the level: the moves of each separation, without halves that part in one move each."""
        numbers = [len(self.moves)]
        for half in self.halves:
            if half is not None and any(len(some.moves) > 1 for some in half):
                numbers += half.numbers
        return tuple(numbers)


@dataclass(frozen=True)
class Disassembly:
    """Whether a solution comes apart, one of APART, HELD, UNKNOWN, and how.

    tree is None unless it comes apart into more than one piece. held are the numbers of the pieces of the
    subassembly that no moves take apart. states is how many arrangements of pieces were looked at, at_once from how
    many of them motions of several pieces at once, each by its own way, were tried, which is done where nothing else
    helps. rigid: whether the pieces held cannot move at all, whatever their ways.

    >>> found = lw.solve("diabolical").first().take_apart()
    >>> found.status, found.level, len(found.moves)
    ('apart', '1', 5)
    """

    status: str
    tree: Separation | None = None
    held: tuple[int, ...] = ()
    states: int = 0
    at_once: int = 0
    rigid: bool = False

    @property
    def joint_moves(self) -> int:
        """In how many of the moves several pieces go at once, each its own way."""
        return sum(isinstance(move, JointMove) for move in self.moves)

    @property
    def level(self) -> str:
        """The level as puzzle designers write it, such as "9.6.4"; "" where the solution does not come apart."""
        return level_text(self.tree.numbers) if self.tree else ""

    @property
    def moves(self) -> tuple[Move | JointMove, ...]:
        """All moves in the order in which they are made."""
        return tuple(move for separation in self.tree or () for move in separation.moves)


@dataclass(frozen=True)
class LeastLevel:
    """Whether a solution comes apart, one of APART, HELD, UNKNOWN, and its least level, "" unless it comes apart.

    No other choice among the shortest separations leads to less, comparing the numbers one after the other, those of
    the half that stays first. states is how many arrangements of pieces were looked at.
    """

    status: str
    level: str = ""
    states: int = 0


@dataclass(frozen=True, eq=False)
class Verdicts:
    """Whether each of many solutions comes apart, and its level, one entry for each.

    status (n,): a number in STATUSES. levels (n, most): the numbers of the level, filled up with 0. moves (n,): of
    all separations together. states (n,): how many arrangements of pieces were looked at.
    """

    status: NDArray[np.uint8]
    levels: NDArray[np.int32]
    moves: NDArray[np.int32]
    states: NDArray[np.int64]

    def level(self, number: int) -> str:
        """Return the level of a solution as text, "" where it does not come apart."""
        return level_text(tuple(n for n in self.levels[number].tolist() if n))


@dataclass(frozen=True)
class Turn:
    """Pieces, by their numbers among the placements of the solution, that turn together about an axis.

    The axis goes through `point` in the direction `axis`, both as x, y, z; degrees is by how much, counted against
    the clock as the axis comes towards the eye. cells: for each of the pieces the cells on which it is afterwards,
    each as x, y, z and kind, or just x, y and kind in a flat lattice.

    >>> room = lw.Part("##.##\\n#...#\\n#...#\\n#...#\\n#####", motions="placed")
    >>> bar = lw.Part(cells=[(1, 2), (2, 2)], motions="placed")
    >>> yard = [(x, y) for x in range(5) for y in range(5)]
    >>> puzzle = lw.Puzzle("square", yard, [room, bar], may_stay_empty=yard)
    >>> turn, slide = lw.solve(puzzle).first().take_apart_with_turns().moves
    >>> turn.pieces, turn.degrees, turn.point, turn.axis
    ((1,), -90, (2.0, 2.0, 0.0), (0.0, 0.0, 1.0))
    >>> turn.cells
    (((2, 1, 0), (2, 2, 0)),)
    """

    pieces: tuple[int, ...]
    point: tuple[float, float, float]
    axis: tuple[float, float, float]
    degrees: int
    cells: tuple[tuple[tuple[int, ...], ...], ...]


@dataclass(frozen=True)
class TurnedApart:
    """Whether a solution comes apart by slides and turns: "apart", "apart with turns", "held", "unknown".

    moves: all moves in the order in which they are made. held: the pieces of a subassembly that neither takes apart.

    >>> found = lw.solve("simple-2x3").first().take_apart_with_turns()
    >>> found.status, found.turns, len(found.moves)
    ('apart', 0, 2)
    """

    status: str
    moves: tuple[Move | JointMove | Turn, ...] = ()
    held: tuple[int, ...] = ()

    @property
    def turns(self) -> int:
        """How many of the moves are turns; each subassembly is parted by the fewest turns possible."""
        return sum(isinstance(move, Turn) for move in self.moves)


@dataclass(frozen=True)
class Interlock:
    """Pieces, by their numbers among the placements of the solution, that hold one another.

    By themselves, with all other pieces gone, no moves take any of them out. minimal: without any one of them the
    others come apart; smallest: no fewer pieces of the solution hold one another. They are False where a limit was
    reached before that was certain.

    >>> [held] = [held for s in lw.solve("dubois-burr") if (held := s.why_held())]
    >>> held.pieces, held.minimal, held.smallest
    ((0, 1, 2, 3, 4, 5), True, True)
    """

    pieces: tuple[int, ...]
    minimal: bool = True
    smallest: bool = True


def level_text(numbers: tuple[int, ...]) -> str:
    """Return a level as puzzle designers write it."""
    return ".".join(map(str, numbers))
