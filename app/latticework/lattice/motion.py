"""Rigid motions: which ones carry cells onto cells, derived from the outlines alone."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from latticework.cancel import checkpoint
from latticework.lattice.congruence import TOLERANCE, congruences
from latticework.lattice.model import Cell, Floats, Ints, Lattice, as_array, normalised


@dataclass(frozen=True, eq=False)
class Motion:
    """An orthogonal matrix (dimension, dimension) that carries the outline of some cell onto another's.

    `carries[a]` are the kinds whose outline is that of kind a after the motion.
    """

    matrix: Floats
    determinant: int
    carries: tuple[tuple[int, ...], ...]

    @property
    def mirrors(self) -> bool:
        """Whether the motion reverses orientation (in a flat lattice: turns parts over)."""
        return self.determinant < 0


@lru_cache(maxsize=64)
def motions(lattice: Lattice) -> tuple[Motion, ...]:
    """Return all rigid motions, up to translation, that carry some cell onto a cell; the identity first."""
    found: dict[bytes, tuple[Floats, dict[int, set[int]]]] = {}
    for a, source in enumerate(lattice.kinds):
        for b, image in enumerate(lattice.kinds):
            for matrix in congruences(lattice, source, image):
                key = (np.round(matrix, 4) + 0.0).tobytes()
                found.setdefault(key, (matrix, {}))[1].setdefault(a, set()).add(b)
    made = [
        Motion(matrix, round(float(np.linalg.det(matrix))), _carries(lattice, carries))
        for matrix, carries in found.values()
    ]
    made.sort(key=lambda m: (m.mirrors, -round(float(np.trace(m.matrix)), 4), tuple(-m.matrix.ravel().round(4))))
    return tuple(made)


def _carries(lattice: Lattice, seen: dict[int, set[int]]) -> tuple[tuple[int, ...], ...]:
    """Return onto which kinds each is carried: a ball onto every ball of its size, however it is turned."""
    radii = [kind.radius for kind in lattice.kinds]
    return tuple(
        tuple(b for b, other in enumerate(radii) if abs(other - radius) < TOLERANCE) if radius
        else tuple(sorted(seen.get(a, ())))
        for a, radius in enumerate(radii)
    )


def locate(lattice: Lattice, points: Floats, allowed: list[tuple[int, ...]]) -> Ints | None:
    """Return the cells centred at the points, or None if some point is no centre of an allowed kind.

    points has shape (n, dimension); allowed[i] are the kinds that may stand at point i.
    """
    cells = np.full((len(points), lattice.rank + 1), -1, dtype=np.int64)
    for kind in range(len(lattice.kinds)):
        wanted = np.array([kind in kinds for kinds in allowed])
        offset = points - lattice.centers[kind]
        steps = np.rint(offset @ lattice.solver)
        fits = wanted & (np.abs(steps @ lattice.vectors - offset).max(axis=1) < TOLERANCE)
        cells[fits, :-1] = steps[fits]
        cells[fits, -1] = kind
    return None if (cells[:, -1] < 0).any() else cells


def images(lattice: Lattice, cells: tuple[Cell, ...], motion: Motion) -> list[tuple[Cell, ...]]:
    """Return the sets of cells that a motion makes of the cells, up to translation.

    Each image lists the cells in the order given, so image[i] is where cells[i] goes. The list is empty
    when the motion carries the cells off the lattice.
    """
    source = as_array(cells)
    turned = lattice.positions(source) @ motion.matrix.T
    allowed = [motion.carries[kind] for kind in source[:, -1]]
    found = []
    for kind in allowed[0]:
        located = locate(lattice, turned - turned[0] + lattice.centers[kind], allowed)
        if located is not None:
            found.append(tuple(tuple(int(x) for x in cell) for cell in located))
    return found


def orientations(lattice: Lattice, cells: tuple[Cell, ...], allowed: tuple[Motion, ...]) -> list[tuple[Cell, ...]]:
    """Return the different orientations of a part under the motions, normalised, the given one first."""
    seen = {normalised(cells): None}
    for motion in allowed:
        for image in images(lattice, cells, motion):
            seen.setdefault(normalised(image))
    return list(seen)


def symmetries(lattice: Lattice, cells: tuple[Cell, ...]) -> list[tuple[Motion, tuple[int, ...]]]:
    """Return the motions that map the set of cells to itself, each with its permutation.

    permutation[i] is the number of the cell onto which cells[i] is carried; the identity comes first.
    """
    least = [min(column) for column in list(zip(*cells, strict=True))[:-1]]
    number = {cell: i for i, cell in enumerate(cells)}
    found: dict[tuple[Motion, tuple[int, ...]], None] = {}
    for motion in motions(lattice):
        checkpoint()
        for image in images(lattice, cells, motion):
            low = [min(column) for column in list(zip(*image, strict=True))[:-1]]
            home = [(*(x - a + b for x, a, b in zip(cell, low, least, strict=False)), cell[-1]) for cell in image]
            permutation = tuple(number.get(cell, -1) for cell in home)
            if -1 not in permutation:
                found.setdefault((motion, permutation))
    return list(found)


def label_permutation(lattice: Lattice, motion: Motion) -> dict[tuple[int, str], tuple[int, str]] | None:
    """Return how a motion permutes the half-edge labels, or None if it is no symmetry of the whole lattice.

    Keys and values are (kind, label). Pairing is respected: partners go to partners.
    """
    repeat = [*((0,) * lattice.rank + (kind,) for kind in range(len(lattice.kinds))),
              *((*tuple(int(i == j) for j in range(lattice.rank)), 0) for i in range(lattice.rank))]
    for image in images(lattice, tuple(repeat), motion):
        labels = _carried_labels(lattice, motion, image)
        if labels is not None:
            return labels
    return None


def _carried_labels(
    lattice: Lattice, motion: Motion, image: tuple[Cell, ...]
) -> dict[tuple[int, str], tuple[int, str]] | None:
    labels = {}
    for a, kind in enumerate(lattice.kinds):
        here = image[a]
        by_place = {n: e.label for n, e in zip(lattice.neighbours(here), lattice.kinds[here[-1]].half_edges,
                                               strict=True)}
        for edge in kind.half_edges:
            pair = as_array([(0,) * lattice.rank + (a,), (*edge.step, edge.kind)])
            turned = lattice.positions(pair) @ motion.matrix.T
            place = turned[1:] - turned[0] + lattice.positions(as_array([here]))
            there = locate(lattice, place, [motion.carries[edge.kind]])
            label = None if there is None else by_place.get(tuple(int(x) for x in there[0]))
            if label is None:
                return None
            labels[a, edge.label] = here[-1], label
    return labels
