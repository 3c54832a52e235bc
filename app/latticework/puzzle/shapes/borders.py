"""Which cells of a lattice touch: the steps between places, shells of sets of cells, and what hangs together."""

from collections.abc import Callable, Iterable
from functools import lru_cache

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats, Ints, Numbering
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS

CLOSE = 1e-4
"""How far apart places may be that are one."""

MOST_LOOKED_AT = 1_000_000

Cells = tuple[Cell, ...]


def steps_between(low: Floats, high: Floats) -> Ints:
    """Return the whole steps (n, rank) between two places; raises LatticeworkError when there are too many."""
    first, last = np.ceil(low - CLOSE).astype(np.int64), np.floor(high + CLOSE).astype(np.int64)
    number = float(np.prod(np.maximum(last - first + 1.0, 0)))
    if number > MOST_LOOKED_AT:
        raise too_many(int(number))
    grid = np.meshgrid(*[np.arange(a, b + 1) for a, b in zip(first, last, strict=True)], indexing="ij")
    return np.stack(grid, axis=-1).reshape(-1, len(first))


def too_many(cells: int) -> LatticeworkError:
    """Return the error of a shape that is too large."""
    return LatticeworkError(phrase("about {cells} cells are too many; at most {most} can be kept, so choose smaller "
                                   "sizes", cells=cells, most=MAX_CELLS))


def hollow(lattice: Lattice, cells: Cells, thickness: int) -> Cells:
    """Return the cells without those that lie deeper than a thickness; raises LatticeworkError when none does.

    A cell lies on the surface if a cell that touches it, were it only in a point, is missing; where all cells lie in
    one plane only those count that do so, too.
    """
    known = Numbering(lattice, cells)
    beside = [_beside(lattice, known, kind) for kind in range(len(lattice.kinds))]
    inner = np.ones(len(cells), dtype=bool)
    for depth in range(thickness):
        within = np.append(inner, False)  # the number of a missing cell is -1
        for mine, others in beside:
            inner[mine] &= within[others].all(axis=1)
        if not inner.any():
            raise LatticeworkError(phrase("thickness {thickness}: leaves nothing out; {right}", thickness=thickness,
                                          right=phrase("at most {most} would be right", most=depth) if depth else
                                          phrase("this shape has no cell inside")))
    return tuple(sorted(map(tuple, known.cells[~inner].tolist())))


def _beside(lattice: Lattice, known: Numbering, kind: int) -> tuple[Ints, Ints]:
    """Return the numbers (n,) of the cells of a kind, and those (n, touching) of the cells that touch each."""
    mine = np.flatnonzero(known.cells[:, -1] == kind)
    touching = np.array(_touches(lattice)[kind], dtype=np.int64)
    ways = lattice.positions(touching) - lattice.centers[kind]
    touching = touching[np.abs(ways @ _across(lattice, known.cells)) < CLOSE]
    others = known.cells[mine][:, None] * [*[1] * lattice.rank, 0] + touching
    return mine, known.find(others)


def _across(lattice: Lattice, cells: Ints) -> Floats:
    """Return the unit normal of the plane in which all middles of some cells lie, zero where there is none."""
    places = lattice.positions(cells)
    places = places - places[0]
    normal = np.linalg.eigh(places.T @ places)[1][:, 0]
    return normal if lattice.dimension == 3 and np.abs(places @ normal).max() < CLOSE else 0 * normal


def shut_in(begins: Iterable[Cell], ways: Callable[[Cell], Iterable[Cell] | None]) -> set[Cell]:
    """Return the cells that can be reached from some without coming outside, where `ways` is None."""
    inside, outside = set[Cell](), set[Cell]()
    for begin in begins:
        if begin in inside or begin in outside:
            continue
        reached, left, out = {begin}, [begin], False
        while left and not out:
            further = ways(left.pop())
            new = set(further or ()) - reached
            out = further is None or not outside.isdisjoint(new)
            reached |= new
            left += new
        (outside if out else inside).update(reached)
    return inside


def connected(lattice: Lattice, cells: Iterable[Cell]) -> bool:
    """Whether some cells hang together by their sides."""
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
    """Return for each kind of cell at the origin the cells that touch it."""
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


@lru_cache(maxsize=4096)  # asked after each edit of each part, of which one has changed
def pieces(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    """Return how many pieces cells make that do not touch one another."""
    left, count = set(cells), 0
    while left:
        count += 1
        reached = [left.pop()]
        while reached:
            beside = left.intersection(lattice.neighbours(reached.pop()))
            left -= beside
            reached += beside
    return count
