"""Which cells of a lattice touch: shells of sets of cells, enclosed cells, connected sets of cells."""

from collections.abc import Callable, Iterable
from functools import lru_cache

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats, Ints, Numbering
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

CLOSE = 1e-4
"""The distance up to which two places count as the same."""

_MOST_LOOKED_AT = 1_000_000

Cells = tuple[Cell, ...]


def steps_between(low: Floats, high: Floats) -> Ints:
    """Return the integer steps (n, rank) between two places; raises LatticeworkError if there are too many."""
    first, last = np.ceil(low - CLOSE).astype(np.int64), np.floor(high + CLOSE).astype(np.int64)
    number = float(np.prod(np.maximum(last - first + 1.0, 0)))
    if number > _MOST_LOOKED_AT:
        raise too_many(int(number))
    grid = np.meshgrid(*[np.arange(a, b + 1) for a, b in zip(first, last, strict=True)], indexing="ij")
    return np.stack(grid, axis=-1).reshape(-1, len(first))


def too_many(cells: int) -> LatticeworkError:
    """Return the error for a shape with too many cells."""
    return LatticeworkError(phrase("about {cells} cells are too many; at most {most} can be kept, so choose smaller "
                                   "sizes", cells=cells, most=MAX_CELLS))


def hollow(lattice: Lattice, cells: Cells, thickness: int) -> Cells:
    """Return the cells without those deeper inside than a thickness; raises LatticeworkError if there are none.

    A cell is on the surface if a cell that touches it, even in a point only, is missing; if all cells are in one
    plane only cells in that plane count.
    """
    numbered = Numbering(lattice, cells)
    beside = [_beside(lattice, numbered, kind) for kind in range(len(lattice.kinds))]
    inner = np.ones(len(cells), dtype=bool)
    for depth in range(thickness):
        within = np.append(inner, False)  # the number of a missing cell is -1
        for mine, others in beside:
            inner[mine] &= within[others].all(axis=1)
        if not inner.any():
            raise LatticeworkError(phrase("thickness {thickness}: leaves nothing out; {right}", thickness=thickness,
                                          right=phrase("at most {most} would be right", most=depth) if depth else
                                          phrase("this shape has no cell inside")))
    return tuple(sorted(map(tuple, numbered.cells[~inner].tolist())))


def _beside(lattice: Lattice, numbered: Numbering, kind: int) -> tuple[Ints, Ints]:
    """Return the numbers (n,) of the cells of a kind, and (n, touching) of the cells that touch each."""
    mine = np.flatnonzero(numbered.cells[:, -1] == kind)
    touching = np.array(_touches(lattice)[kind], dtype=np.int64)
    ways = lattice.positions(touching) - lattice.centers[kind]
    touching = touching[np.abs(ways @ _across(lattice, numbered.cells)) < CLOSE]
    others = numbered.cells[mine][:, None] * [*[1] * lattice.rank, 0] + touching
    return mine, numbered.find(others)


def _across(lattice: Lattice, cells: Ints) -> Floats:
    """Return the unit normal of the plane that has the middles of all cells in it, zero if there is none."""
    places = lattice.positions(cells)
    places = places - places[0]
    normal = np.linalg.eigh(places.T @ places)[1][:, 0]
    return normal if lattice.dimension == 3 and np.abs(places @ normal).max() < CLOSE else 0 * normal


def shut_in(starts: Iterable[Cell], neighbours: Callable[[Cell], Iterable[Cell] | None]) -> set[Cell]:
    """Return the cells reachable from starts that do not lead outside, where `neighbours` returns None."""
    inside, outside = set[Cell](), set[Cell]()
    for start in starts:
        if start in inside or start in outside:
            continue
        reached, left, out = {start}, [start], False
        while left and not out:
            further = neighbours(left.pop())
            new = set(further or ()) - reached
            out = further is None or not outside.isdisjoint(new)
            reached |= new
            left += new
        (outside if out else inside).update(reached)
    return inside


def connected(lattice: Lattice, cells: Iterable[Cell]) -> bool:
    """Whether cells are connected by their sides."""
    rest = set(cells)
    left = [rest.pop()]
    while left:
        for other in lattice.neighbours(left.pop()):
            if other in rest:
                rest.remove(other)
                left.append(other)
    return not rest


@lru_cache(maxsize=64)
def _touches(lattice: Lattice) -> tuple[Cells, ...]:
    """Return for each kind the cells that touch the cell of that kind at the origin."""
    found = []
    for number, kind in enumerate(lattice.kinds):
        home = (*(0,) * lattice.rank, number)
        near = set(lattice.neighbours(home))
        if not kind.radius:
            near |= {step for corner in kind.corners for step in _meeting(lattice, corner)}
        found.append(tuple(sorted(near - {home})))
    return tuple(found)


def _meeting(lattice: Lattice, point: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> set[Cell]:
    """Return the cells that have a corner at a point."""
    found = set()
    for number, kind in enumerate(lattice.kinds):
        for corner in kind.corners:
            steps = np.rint((point - corner) @ lattice.solver).astype(int)
            if np.abs(steps @ lattice.vectors + corner - point).max() < CLOSE:
                found.add((*steps.tolist(), number))
    return found


@lru_cache(maxsize=4096)  # called after each edit for each part, of which only one has changed
def pieces(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    """Return the number of connected pieces that cells form."""
    left, count = set(cells), 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            beside = left.intersection(lattice.neighbours(reached.pop()))
            left -= beside
            reached += beside
    return count
