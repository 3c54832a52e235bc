"""Edges and corners at which cells of a part touch one another without sharing a face."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.contacts import near
from latticework.lattice.geometry import bodies, space_vectors
from latticework.lattice.lattice import Floats

Corner = tuple[float, float, float]

_DIGITS = 6


@dataclass(frozen=True)
class Seam:
    """An edge, with two ends, or a corner, with one; in units of the lattice, with all cells that meet there."""

    ends: tuple[Corner, ...]
    around: frozenset[Cell]


def seams(lattice: Lattice, cells: Iterable[Cell]) -> list[Seam]:
    """Return the edges and corners of angular cells, each once; of flat cells the upright edges alone."""
    found: dict[tuple[Corner, ...], Seam] = {}
    for cell in cells:
        for ends, around in _seams_of_kind(lattice)[cell[-1]]:
            placed = tuple(sorted(_rounded(np.array(ends) + _place(lattice, cell))))
            if placed not in found:
                found[placed] = Seam(placed, frozenset(
                    (*(a + b for a, b in zip(cell, step, strict=False)), kind) for step, kind in around))
    return list(found.values())


def needed(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Seam]:
    """Return where a part that faces do not hold together needs joints: corners only where edges do not do.

    What touches nowhere stays apart.
    """
    return _joined(lattice, cells)[0]


def bodies_left(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    """Return into how many bodies the angular cells of a part fall even with joints."""
    return len(set(_joined(lattice, cells)[1].values()))


@lru_cache(maxsize=1_024)
def _joined(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[list[Seam], dict[Cell, int]]:
    """Return where joints are needed, and for each cell the number of the body that it is in with them."""
    present = {cell for cell in cells if lattice.kinds[cell[-1]].faces}
    group, chosen = _groups(lattice, present), list[Seam]()
    for size in (2, 1) if len(set(group.values())) > 1 else ():
        joining = [seam for seam in seams(lattice, present) if len(seam.ends) == size
                   and len({group[cell] for cell in seam.around & present}) > 1]
        for seam in joining:
            first, *rest = sorted({group[cell] for cell in seam.around & present})
            group = {cell: first if number in rest else number for cell, number in group.items()} if rest else group
        chosen += joining
    return chosen, group


def could_join(lattice: Lattice, seam: Seam, cells: Iterable[Cell]) -> bool:
    """Return whether other cells than these touch one another in a seam alone, and so could have a joint there."""
    return any(len(_corners(lattice, a) & _corners(lattice, b)) <= len(seam.ends)
               for a, b in combinations(sorted(seam.around - set(cells)), 2))


@lru_cache(maxsize=64)
def least_angle(lattice: Lattice) -> float:
    """Return the smallest angle between two edges of a cell that meet in a corner."""
    angles = [np.pi / 2]
    for body in bodies(lattice):
        for face in body.faces:
            corners = body.corners[list(face)]
            before, after = np.roll(corners, 1, axis=0) - corners, np.roll(corners, -1, axis=0) - corners
            cosines = np.einsum("nc,nc->n", before, after) / np.linalg.norm(before, axis=1) / np.linalg.norm(
                after, axis=1)
            angles.append(float(np.arccos(np.clip(cosines, -1, 1)).min()))
    return min(angles)


def _groups(lattice: Lattice, present: set[Cell]) -> dict[Cell, int]:
    """Return for each cell the number of the cells that it is joined to by faces."""
    group: dict[Cell, int] = {}
    for number, first in enumerate(sorted(present)):
        waiting = [first] if first not in group else []
        while waiting:
            cell = waiting.pop()
            if cell not in group:
                group[cell] = number
                waiting += [other for other in lattice.neighbours(cell) if other in present]
    return group


@lru_cache(maxsize=64)
def _seams_of_kind(lattice: Lattice) -> list[list[tuple[tuple[Corner, ...], list[tuple[tuple[int, ...], int]]]]]:
    """Return the seams of each kind of cell at the origin, each with the step and kind of all cells around it."""
    kinds = [set(_ends(lattice, kind)) for kind in range(len(lattice.kinds))]
    vectors, found = space_vectors(lattice), []
    for kind, own in enumerate(kinds):
        around: dict[tuple[Corner, ...], list[tuple[tuple[int, ...], int]]] = {
            ends: [((0,) * lattice.rank, kind)] for ends in sorted(own)}
        for other, theirs in enumerate(kinds):
            for step in near(lattice, kind, other) if own and theirs else ():
                for ends in theirs:
                    placed = tuple(sorted(_rounded(np.array(ends) + step @ vectors)))
                    if placed in around:
                        around[placed].append((tuple(step.tolist()), other))
        found.append(list(around.items()))
    return found


def _ends(lattice: Lattice, kind: int) -> Iterator[tuple[Corner, ...]]:
    body = bodies(lattice)[kind]
    corners = _rounded(body.corners)
    for face in body.faces:
        for i, j in zip(face, (*face[1:], face[0]), strict=True):
            if not lattice.flat or corners[i][:2] == corners[j][:2]:
                yield tuple(sorted((corners[i], corners[j])))
    if not lattice.flat:
        yield from ((corner,) for corner in corners)


def _corners(lattice: Lattice, cell: Cell) -> set[Corner]:
    return set(_rounded(bodies(lattice)[cell[-1]].corners + _place(lattice, cell)))


def _place(lattice: Lattice, cell: Cell) -> Floats:
    place: Floats = np.array(cell[:-1]) @ space_vectors(lattice)
    return place


def _rounded(points: Floats) -> list[Corner]:
    return [(x, y, z) for x, y, z in (np.round(points, _DIGITS) + 0.0).tolist()]
