"""Slow, obviously right twin of the orientations of parts whose cells need not touch.

Balls are judged by their distances and sizes alone; other cells by whether their whole corners lie on those of cells.
It shares no code with the program beyond its data classes.
"""

from functools import lru_cache
from itertools import combinations, product

import numpy as np

import slow_motions
from latticework.lattice import Cell, Lattice
from slow_space import NOWHERE, Body, bodies, corners, rounded

Cells = tuple[Cell, ...]
_NEAR = 1e-6


def slow_orientations(lattice: Lattice, cells: Cells, *, mirrored: bool) -> set[Cells]:
    """Return all congruent sets of cells up to translation, each sorted and with its least coordinates at zero."""
    found = _of_balls if all(lattice.kinds[cell[-1]].radius for cell in cells) else _of_outlines
    return {_home(image) for image in found(lattice, cells, mirrored)}


def _home(cells: Cells) -> Cells:
    low = np.min([cell[:-1] for cell in cells], axis=0)
    return tuple(sorted((*(np.array(cell[:-1]) - low).tolist(), cell[-1]) for cell in cells))


def _of_balls(lattice: Lattice, cells: Cells, mirrored: bool) -> list[Cells]:
    points = np.array([place(lattice, cell) for cell in cells])
    images: list[Cells] = [((*(0,) * lattice.rank, kind),) for kind, other in enumerate(lattice.kinds)
                           if other.radius == lattice.kinds[cells[0][-1]].radius]
    for n in range(1, len(cells)):
        images = [(*image, cell) for image in images for cell in _at(lattice, image[0], float(np.linalg.norm(
            points[n] - points[0]))) if lattice.kinds[cell[-1]].radius == lattice.kinds[cells[n][-1]].radius and all(
                abs(np.linalg.norm(place(lattice, cell) - place(lattice, other)) - np.linalg.norm(
                    points[n] - points[i])) < _NEAR for i, other in enumerate(image))]
    return [image for image in images if mirrored or not _is_mirror(lattice, cells, image)]


def _is_mirror(lattice: Lattice, cells: Cells, image: Cells) -> bool:
    """Whether four balls that are not in a plane are in the image turned the other way round."""
    for four in combinations(range(len(cells)), 4):
        one, other = (np.linalg.det([place(lattice, some[n]) - place(lattice, some[four[0]]) for n in four[1:]])
                      for some in (cells, image))
        if abs(one) > _NEAR:
            return bool(one * other < 0)
    return False


def place(lattice: Lattice, cell: Cell) -> np.ndarray:
    middle: np.ndarray = np.array(cell[:-1]) @ lattice.vectors + lattice.kinds[cell[-1]].corners.mean(axis=0)
    return middle


@lru_cache(1 << 14)
def _at(lattice: Lattice, start: Cell, distance: float) -> list[Cell]:
    """Return the cells at a distance from one."""
    cells, places = _around(lattice)
    reached = np.abs(np.linalg.norm(places - place(lattice, start), axis=1) - distance) < _NEAR
    return [cells[number] for number in np.flatnonzero(reached).tolist()]


@lru_cache(1)
def _around(lattice: Lattice) -> tuple[list[Cell], np.ndarray]:
    cells = [(*step, kind) for step in product(range(-13, 14), repeat=lattice.rank)
             for kind in range(len(lattice.kinds))]
    return cells, np.array([place(lattice, cell) for cell in cells])


def _of_outlines(lattice: Lattice, cells: Cells, mirrored: bool) -> list[Cells]:
    outlined = min(range(len(cells)), key=lambda number: lattice.kinds[cells[number][-1]].radius)
    kind = lattice.kinds[cells[outlined][-1]]
    clouds, found = [corners(lattice, cell) for cell in cells], []
    for number, other in enumerate(lattice.kinds):
        if other.radius:
            continue
        there = corners(lattice, (*(0,) * lattice.rank, number)).mean(axis=0)
        # Whatever carries the part carries this cell onto one of the lattice.
        for matrix in slow_motions.turns(slow_motions.cloud(kind), slow_motions.cloud(other)):
            if mirrored or np.linalg.det(matrix) > 0:
                by = there - clouds[outlined].mean(axis=0) @ matrix.T
                image = tuple(_bodies(lattice).get(frozenset(rounded(cloud @ matrix.T + by)), NOWHERE)
                              for cloud in clouds)
                found += [image] if NOWHERE not in image else []
    return found


@lru_cache(1)
def _bodies(lattice: Lattice) -> dict[Body, Cell]:
    return bodies(lattice, [(*step, kind) for kind in range(len(lattice.kinds))
                            for step in product(range(-6, 7), repeat=lattice.rank)])
