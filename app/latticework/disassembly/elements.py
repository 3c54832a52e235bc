"""What pieces are made of: cells, and bends of rods; each stands on one cell of the lattice."""

from dataclasses import dataclass

import numpy as np

from latticework.disassembly.solids import Solid, prism, solids_of
from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats

_END = 0.05
"""How far rods stay away from their ends, in their length: parts of others may be there."""

_THIN = 0.002
"""Half the thickness of a rod, in its length: they are lines that may touch but not pass through one another."""


@dataclass(frozen=True)
class Element:
    """A cell of a kind; or, with an `edge`, the bend of such a rod into the neighbour across that half-edge."""

    kind: int
    edge: int = -1


def elements(lattice: Lattice) -> list[Element]:
    """Return all elements; the number of a cell is that of its kind."""
    cells = [Element(kind) for kind in range(len(lattice.kinds))]
    return cells + [Element(number, edge) for number, kind in enumerate(lattice.kinds) if kind.segment
                    for edge in range(len(kind.half_edges))]


def elements_of(lattice: Lattice, cells: tuple[Cell, ...]) -> list[tuple[Cell, Element]]:
    """Return the elements of a piece, each with the cell that it stands on."""
    found = [(cell, Element(cell[-1])) for cell in cells]
    present = set(cells)
    for cell in cells:
        if lattice.kinds[cell[-1]].segment:
            found += [(cell, Element(cell[-1], edge)) for edge, there in enumerate(lattice.neighbours(cell))
                      if there in present and cell < there]
    return found


def solids_at(lattice: Lattice, element: Element) -> tuple[Solid, ...]:
    """Return convex solids that make up an element on a cell at the origin."""
    kind = lattice.kinds[element.kind]
    if element.edge >= 0:
        return (_bend(lattice, element),)
    if kind.segment:
        along = _END * (kind.corners[1] - kind.corners[0])
        return (_line(kind.corners[0] + along, kind.corners[1] - along),)
    return solids_of(lattice, kind)


def _bend(lattice: Lattice, element: Element) -> Solid:
    """The line between the ends of two rods that share a point."""
    edge = lattice.kinds[element.kind].half_edges[element.edge]
    one = lattice.kinds[element.kind].corners
    other = lattice.kinds[edge.kind].corners + np.array(edge.step) @ lattice.vectors
    apart = np.linalg.norm(one[:, None] - other[None], axis=2)
    i, j = np.unravel_index(int(apart.argmin()), apart.shape)
    return _line(*(ends[at] + _END * (ends[1 - at] - ends[at]) for ends, at in ((one, i), (other, j))))


def _line(start: Floats, end: Floats) -> Solid:
    along = end - start
    aside = np.array([-along[1], along[0]])
    aside *= _THIN / np.linalg.norm(aside)
    return prism(np.array([start - aside, end - aside, end + aside, start + aside]))
