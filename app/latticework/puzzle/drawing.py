"""The cells that drawing tools change: lines of cells, and the images under symmetric pens."""

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush

import numpy as np

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, Motion, motions
from latticework.lattice.lattice import Floats, as_array
from latticework.lattice.motion import label_permutation, locate
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes.borders import CLOSE

Cells = tuple[Cell, ...]
Pen = tuple[str, tuple[Motion, ...]]
"""A symmetric pen: "mirror", "turns", "turns and mirrors" or "all", and its motions, the identity first."""


def line(lattice: Lattice, start: Cell, end: Cell) -> Cells:
    """Return a shortest path from cell to cell across sides; of several, the one nearest to the straight line.

    Raises LatticeworkError if there is no path, or if more than MAX_CELLS cells had to be visited.
    """
    begin, towards = lattice.positions(as_array([start, end]))
    best: dict[Cell, tuple[float, float]] = {start: (0.0, 0.0)}
    came_from: dict[Cell, Cell] = {}
    left = [(0.0, 0.0, start)]
    while left:
        checkpoint()
        steps, aside, cell = heappop(left)
        if cell == end:
            return _path(came_from, cell)
        # An outdated entry of the heap: a better path was found since.
        if (steps, aside) > best[cell]:
            continue
        near = lattice.neighbours(cell)
        distances = _off_line(lattice.positions(as_array(near)), begin, towards)
        for other, off in zip(near, distances.tolist(), strict=True):
            cost = steps + 1, aside + off
            # Only a strip around the line is searched, or a long line would flood the whole lattice.
            if off < _breadth(lattice) and cost < best.get(other, (np.inf, np.inf)):
                best[other], came_from[other] = cost, cell
                heappush(left, (*cost, other))
        if len(best) > MAX_CELLS:
            break
    raise LatticeworkError(phrase("no line of cells leads from {start} to {end}", start=lattice.cell_text(start),
                                  end=lattice.cell_text(end)))


@lru_cache(maxsize=256)
def symmetries_about(lattice: Lattice, cell: Cell) -> tuple[Motion, ...]:
    """Return the motions that fix the middle of a cell and carry every cell onto a cell."""
    return tuple(motion for motion in motions(lattice) if label_permutation(lattice, motion) is not None
                 and _carried(lattice, motion, cell, _near(lattice, cell)))


@lru_cache(maxsize=256)
def pens(lattice: Lattice, cell: Cell) -> tuple[Pen, ...]:
    """Return the symmetric pens about a cell: different sets of motions with their names, the simplest first.

    All but "all" keep each layer of a solid lattice in its place.
    """
    every = symmetries_about(lattice, cell)
    level = [motion for motion in every if lattice.flat or motion.matrix[2, 2] > 1 - CLOSE]
    left_to_right = np.diag([-1.0, *[1.0] * (lattice.dimension - 1)])
    mirrors = sorted((motion for motion in level if motion.mirrors),
                     key=lambda motion: -round(float((motion.matrix * left_to_right).sum()), 4))
    made: list[Pen] = [
        ("mirror", (every[0], *mirrors[:1])), ("turns", tuple(motion for motion in level if not motion.mirrors)),
        ("turns and mirrors", tuple(level)), ("all", every)]
    return tuple((name, some) for number, (name, some) in enumerate(made)
                 if len(some) > 1 and all(set(some) != set(other) for _, other in made[:number]))


def images_about(lattice: Lattice, cells: Iterable[Cell], fixed: Cell, pen: Iterable[Motion]) -> Cells:
    """Return the union of the images of cells under a symmetric pen about the middle of a fixed cell."""
    some = tuple(cells)
    made = set(some)
    for motion in pen:
        made.update(_carried(lattice, motion, fixed, some) or ())
    return tuple(sorted(made))


def _near(lattice: Lattice, cell: Cell) -> Cells:
    """Return cells near a cell, one of each kind in each direction; a motion that fits these fits all cells."""
    steps = (*np.eye(lattice.rank, dtype=int).tolist(), [0] * lattice.rank)
    return tuple((*(a + b for a, b in zip(cell, step, strict=False)), kind)
                 for step in steps for kind in range(len(lattice.kinds)))


def _carried(lattice: Lattice, motion: Motion, fixed: Cell, cells: Cells) -> Cells | None:
    """Return the images of cells under a motion about the middle of a cell; None if one of them is no cell."""
    middle = lattice.positions(as_array([fixed]))[0]
    if not cells:
        return ()
    places = (lattice.positions(as_array(cells)) - middle) @ motion.matrix.T + middle
    located = locate(lattice, places, [motion.carries[cell[-1]] for cell in cells])
    return None if located is None else tuple(map(tuple, located.tolist()))


def _path(came_from: dict[Cell, Cell], cell: Cell) -> Cells:
    path = [cell]
    while path[-1] in came_from:
        path.append(came_from[path[-1]])
    return tuple(reversed(path))


def _off_line(points: Floats, begin: Floats, end: Floats) -> Floats:
    """Return the distances of points (n, dimension) from the segment between two points."""
    way = end - begin
    share = np.clip((points - begin) @ way / max(float(way @ way), CLOSE**2), 0, 1)
    off: Floats = np.linalg.norm(points - begin - share[:, None] * way, axis=1)
    return off


@lru_cache(maxsize=64)
def _breadth(lattice: Lattice) -> float:
    """Return how far a path may be from the straight line."""
    reach = [np.linalg.norm(lattice.positions(as_array(lattice.neighbours((*(0,) * lattice.rank, number))))
                            - kind.center, axis=1).max() for number, kind in enumerate(lattice.kinds)]
    return 2.5 * float(max(reach))
