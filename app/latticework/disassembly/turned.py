"""What taking a solution apart by slides and turns gives."""

from dataclasses import dataclass

from latticework.disassembly.results import Move

APART_WITH_TURNS = "apart with turns"
"""A solution comes apart, but not by slides alone."""


@dataclass(frozen=True)
class Turn:
    """Pieces, by their numbers among the placements of the solution, that turn together about an axis.

    The axis goes through `point` in the direction `axis`, both as x, y, z; degrees is by how much, counted against
    the clock as the axis comes towards the eye. cells: for each of the pieces the cells on which it is afterwards.
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
    """

    status: str
    moves: tuple[Move | Turn, ...] = ()
    held: tuple[int, ...] = ()

    @property
    def turns(self) -> int:
        """How many of the moves are turns; of all ways, each subassembly is parted by as few as there are."""
        return sum(isinstance(move, Turn) for move in self.moves)
