"""What taking a solution apart by slides and turns gives."""

from dataclasses import dataclass

from latticework.apart.results import Move

APART_WITH_TURNS = "apart with turns"
"""A solution comes apart, but not by slides alone."""


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
    moves: tuple[Move | Turn, ...] = ()
    held: tuple[int, ...] = ()

    @property
    def turns(self) -> int:
        """How many of the moves are turns; of all ways, each subassembly is parted by as few as there are."""
        return sum(isinstance(move, Turn) for move in self.moves)
