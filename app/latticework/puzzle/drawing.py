"""The cells that drawing tools change: lines of cells, images under symmetric pens, sets of cells turned and shifted.

Cells that are `beside` a set are turned with it, as sides of the set may face them; they can be anywhere.
"""

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush
from itertools import product
from math import atan2, pi

import numpy as np

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice, Motion, images, motions, shifted
from latticework.lattice.lattice import Floats, Ints, as_array
from latticework.lattice.layers import layer_basis
from latticework.lattice.motion import locate, whole_motions
from latticework.phrases import phrase
from latticework.puzzle.limits import MAX_CELLS
from latticework.puzzle.shapes.borders import CLOSE

Cells = tuple[Cell, ...]
Pen = tuple[str, tuple[Motion, ...]]
"""A symmetric pen: "mirror", "turns", "turns and mirrors" or "all", and its motions, the identity first."""

Image = dict[Cell, Cell]
"""Where each cell goes."""


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
    return tuple(motion for motion in whole_motions(lattice)
                 if _carried(lattice, motion, cell, _near(lattice, cell)))


@lru_cache(maxsize=256)
def symmetric_pens(lattice: Lattice, cell: Cell) -> tuple[Pen, ...]:
    """Return the symmetric pens about a cell: different sets of motions with their names, the simplest first.

    All but "all" keep each layer of a solid lattice in its place.
    """
    every = symmetries_about(lattice, cell)
    level = [motion for motion in every if lattice.flat or motion.matrix[2, 2] > 1 - CLOSE]
    mirrors = _mirrors(lattice, level)
    made: list[Pen] = [
        ("mirror", (every[0], *mirrors[:1])), ("turns", tuple(motion for motion in level if not motion.mirrors)),
        ("turns and mirrors", tuple(level)), ("all", every)]
    # A lattice with few symmetries would show the same pen under several names.
    return tuple((name, some) for number, (name, some) in enumerate(made)
                 if len(some) > 1 and all(set(some) != set(other) for _, other in made[:number]))


def images_about(lattice: Lattice, cells: Iterable[Cell], fixed: Cell, pen: Iterable[Motion]) -> Cells:
    """Return the union of the images of cells under a symmetric pen about the middle of a fixed cell."""
    some = tuple(cells)
    made = set(some)
    for motion in pen:
        made.update(_carried(lattice, motion, fixed, some) or ())
    return tuple(sorted(made))


def turned(lattice: Lattice, cells: Cells, beside: Cells = ()) -> Image | None:
    """Return where cells go when turned to the left by the smallest angle that leads onto cells, or None."""
    turns = [(_angle(m, 0, 1), m) for m in motions(lattice) if not m.mirrors and _keeps(m, 2)]
    return _first(lattice, cells, beside, _by_angle(turns))


def tipped(lattice: Lattice, cells: Cells, beside: Cells = ()) -> Image | None:
    """Return where cells of a solid lattice go when turned about the x axis, or None if that leads onto no cells."""
    turns = [(_angle(m, 1, 2), m) for m in motions(lattice) if not m.mirrors and _keeps(m, 0)]
    return _first(lattice, cells, beside, _by_angle(turns))


def mirrored(lattice: Lattice, cells: Cells, beside: Cells = ()) -> Image | None:
    """Return where cells go when mirrored, left to right if the lattice allows it, or None."""
    return _first(lattice, cells, beside, _mirrors(lattice, motions(lattice)))


def moved(cells: Cells, by: tuple[int, ...]) -> Image:
    """Return where cells go when moved by a translation."""
    return dict(zip(cells, shifted(cells, by), strict=True))


def step_towards(lattice: Lattice, towards: tuple[float, float]) -> tuple[int, ...]:
    """Return the short translation nearest to the direction of a unit vector (2,) of the canvas."""
    level = layer_basis(lattice)
    steps = [np.array(step) @ level for step in product((-1, 0, 1), repeat=len(level)) if any(step)]
    if not steps:
        return (0,) * lattice.rank

    def merit(step: Ints) -> float:
        by = (step @ lattice.vectors)[:2]
        length = float(np.linalg.norm(by)) or 1.0
        # A longer step must fit distinctly better to be chosen.
        return round(float(by @ np.array(towards)) / length - 0.01 * length, 6)

    return tuple(max(steps, key=merit).tolist())


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
    # Begin and end may be one point, from which all is measured then.
    share = np.clip((points - begin) @ way / max(float(way @ way), CLOSE**2), 0, 1)
    off: Floats = np.linalg.norm(points - begin - share[:, None] * way, axis=1)
    return off


@lru_cache(maxsize=64)
def _breadth(lattice: Lattice) -> float:
    """Return how far a path may be from the straight line."""
    reach = [np.linalg.norm(lattice.positions(as_array(lattice.neighbours((*(0,) * lattice.rank, number))))
                            - kind.center, axis=1).max() for number, kind in enumerate(lattice.kinds)]
    return 2.5 * float(max(reach))


def _mirrors(lattice: Lattice, some: Iterable[Motion]) -> list[Motion]:
    """Return the motions that mirror, the one most like mirroring left to right first."""
    left_to_right = np.diag([-1.0, *[1.0] * (lattice.dimension - 1)])
    # By the inner product with that mirror; rounded, so that equal ones keep their order on every machine.
    return sorted((motion for motion in some if motion.mirrors),
                  key=lambda motion: -round(float((motion.matrix * left_to_right).sum()), 4))


def _by_angle(turns: list[tuple[float, Motion]]) -> list[Motion]:
    return [motion for angle, motion in sorted(turns, key=lambda turn: turn[0]) if angle > 1e-3]


def _keeps(motion: Motion, axis: int) -> bool:
    """Whether a motion fixes an axis; a flat lattice has no third axis, so that counts as fixed."""
    return axis >= len(motion.matrix) or motion.matrix[axis, axis] > 1 - 1e-6


def _angle(motion: Motion, a: int, b: int) -> float:
    # Reduced once more after rounding, as that may give 2 pi, which is 0.
    return round(atan2(motion.matrix[b, a], motion.matrix[a, a]) % (2 * pi), 6) % (2 * pi)


def _first(lattice: Lattice, cells: Cells, beside: Cells, candidates: Iterable[Motion]) -> Image | None:
    for motion in candidates:
        for image in images(lattice, (*cells, *beside), motion):
            return _at_corner(cells, beside, image)
    return None


def _corner(cells: Cells) -> tuple[int, ...]:
    return tuple(min(column) for column in list(zip(*cells, strict=True))[:-1])


def _at_corner(cells: Cells, beside: Cells, image: Cells) -> Image:
    """Shift the image so that the least coordinates of the set stay the same; so four quarter turns lead back."""
    by = tuple(a - b for a, b in zip(_corner(cells), _corner(image[: len(cells)]), strict=True))
    return dict(zip((*cells, *beside), shifted(image, by), strict=True))
