"""Lines of a target along which all marks are different: on none of its sides may a mark occur twice."""

from collections.abc import Iterable, Mapping

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice
from latticework.phrases import phrase
from latticework.puzzle.marks import across, side_towards

Line = tuple[tuple[Cell, str], ...]
"""The sides of a line, ascending: a cell of the target and the label of its half-edge."""


def sides_of(lattice: Lattice, line: Line) -> list[tuple[Cell, Cell]]:
    """Return the sides of a line, each as a cell and the neighbour that it faces."""
    return [(cell, neighbour) for cell, side in line if (neighbour := across(lattice, cell, side)) is not None]


def with_cells_left(lines: tuple[Line, ...], cells: set[Cell]) -> tuple[Line, ...]:
    """Return the lines without the cells that are gone; one with a single side left says nothing."""
    shorter = (tuple((cell, side) for cell, side in line if cell in cells) for line in lines)
    return tuple(line for line in shorter if len(line) > 1)


def carried(lattice: Lattice, lines: tuple[Line, ...], image: Mapping[Cell, Cell]) -> tuple[Line, ...]:
    """Return where lines go with their cells; `image` also has the cells that their sides face."""
    return tuple(tuple(sorted((image[cell], _label(lattice, image[cell], image[facing]))
                              for cell, facing in sides_of(lattice, line))) for line in lines)


def faced(lattice: Lattice, lines: Iterable[Line]) -> set[Cell]:
    """Return the cells that the sides of lines face."""
    return {facing for line in lines for _, facing in sides_of(lattice, line)}


def _label(lattice: Lattice, cell: Cell, facing: Cell) -> str:
    side = side_towards(lattice, cell, facing)
    if side is None:
        raise LatticeworkError(phrase("a side of a line of different marks would face no cell it touches"))
    return side
