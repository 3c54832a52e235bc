"""Marks on the sides of parts (keys, locks, edge colours, tabs), and the rules for which marks may meet."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice
from latticework.phrases import phrase

PLAIN = ""
"""The mark of a side that has none."""

KEY, HOLE = "key", "hole"
"""The kinds of marks that have a body; how a mark without a kind looks follows from the table."""

Line = tuple[tuple[Cell, str], ...]
"""The sides of a line, ascending: a cell of the target and the label of its half-edge."""


@dataclass(frozen=True, order=True)
class Mark:
    """A mark on one side of a cell of a part, also inside the part; `side` is the label of the half-edge."""

    cell: Cell
    side: str
    mark: str


@dataclass(frozen=True)
class Matching:
    """Which marks may meet, as pairs in either order, and which may face the outside or an empty cell.

    Without `meet` equal marks meet; without `alone` every mark may face nothing. A mark with a reach of 2 or more
    reaches through that many cells in a straight line, and must be allowed to meet both sides at each further
    crossing. There, sides between two cells of one part count only if they carry a mark. `kind` says only how marks
    look: KEY stands out, HOLE is what a key goes into; for other marks the look follows from the table.
    """

    meet: tuple[tuple[str, str], ...] | None = None
    alone: tuple[str, ...] | None = None
    reach: dict[str, int] = field(default_factory=dict)
    kind: dict[str, str] = field(default_factory=dict)

    def may_meet(self, one: str, other: str) -> bool:
        """Whether sides with these marks may face each other."""
        if self.meet is None:
            return one == other
        # A file gives each pair in one order only.
        return (one, other) in self.meet or (other, one) in self.meet

    def may_stand_alone(self, mark: str) -> bool:
        """Whether a side with this mark may face the outside of the target or an empty cell."""
        return self.alone is None or mark in self.alone


def across(lattice: Lattice, cell: Cell, side: str) -> Cell | None:
    """Return the neighbour across the half-edge with a label, or None if there is no such half-edge."""
    for edge in lattice.kinds[cell[-1]].half_edges:
        if edge.label == side:
            return lattice.neighbour(cell, edge)
    return None


def side_towards(lattice: Lattice, cell: Cell, neighbour: Cell) -> str | None:
    """Return the label of the half-edge from a cell to a neighbour, or None if they are not neighbours."""
    for edge, other in zip(lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell), strict=True):
        if other == neighbour:
            return edge.label
    return None


def sides_of(lattice: Lattice, line: Line) -> list[tuple[Cell, Cell]]:
    """Return the sides of a line, each as a cell and the neighbour that it faces."""
    return [(cell, neighbour) for cell, side in line if (neighbour := across(lattice, cell, side)) is not None]


def lines_within(lines: tuple[Line, ...], cells: set[Cell]) -> tuple[Line, ...]:
    """Return the lines restricted to some cells; a line with fewer than two sides left is dropped."""
    shorter = (tuple((cell, side) for cell, side in line if cell in cells) for line in lines)
    return tuple(line for line in shorter if len(line) > 1)


def carried_lines(lattice: Lattice, lines: tuple[Line, ...], image: Mapping[Cell, Cell]) -> tuple[Line, ...]:
    """Return lines after a motion of their cells; `image` must include the cells that their sides face."""
    # A motion carries no labels: each side is found again by the cell that it faces.
    return tuple(tuple(sorted((image[cell], _label(lattice, image[cell], image[facing]))
                              for cell, facing in sides_of(lattice, line))) for line in lines)


def faced_by_lines(lattice: Lattice, lines: Iterable[Line]) -> set[Cell]:
    """Return the cells that the sides of lines face."""
    return {facing for line in lines for _, facing in sides_of(lattice, line)}


def _label(lattice: Lattice, cell: Cell, facing: Cell) -> str:
    side = side_towards(lattice, cell, facing)
    if side is None:
        raise LatticeworkError(phrase("a side of a line of different marks would face no cell it touches"))
    return side
