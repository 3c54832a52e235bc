"""Arrows that show where parts go next; they are drawn over everything else, or parts would hide them."""

import numpy as np

from latticework.apart.assembly import Assembly
from latticework.lattice import Lattice
from latticework.lattice.lattice import Floats
from latticework.lattice.round_bodies import rounded
from latticework.scene.shapes import Shape

COLOR = "#ffc81e"
"""Seen on both grounds, and on most parts; its edges are dark."""

_SHAFT, _HEAD, _TIP = 0.11, 0.3, 0.5
"""Half the thickness of the shaft and of the head, and the length of the head, in the size of an arrow."""

_SIZE = 0.12
"""The size of an arrow in half the diagonal of the puzzle, where a step of the lattice is no more."""


def arrows(lattice: Lattice, shapes: list[Shape], offsets: Floats, assembly: Assembly, step: float, towards: int,
           reach: float, hidden: set[int]) -> list[Shape]:
    """Return an arrow for each part that goes next; shapes are moved by offsets (n, 3).

    towards: 1 where the solution is put together, -1 where it is taken apart, 0 for no arrows.
    """
    done = int(step)
    move = done if towards > 0 else done - 1
    if not towards or not 0 <= move < len(assembly.moves):
        return []
    way = -towards * assembly.ways[move]
    far = float(np.linalg.norm(way))
    if not far or (lattice.flat and abs(way[2]) > 0.5 * far):
        return []  # they come together, or from where one looks
    size = max(float(np.linalg.norm(lattice.vectors, axis=1).min()), _SIZE * reach)
    length = min(max(far, 1.2 * size), 0.6 * reach)
    return [_arrow(lattice, _front(shapes[number], way / far) + offsets[number], way / far, length, size)
            for number in assembly.moves[move] if number not in hidden]


def _front(shape: Shape, way: Floats) -> Floats:
    """Return the point (3,) on the side of a shape that goes ahead, before its middle."""
    corners = shape.packed.corners.reshape(-1, 3)
    middle: Floats = (corners.min(axis=0) + corners.max(axis=0)) / 2
    front: Floats = middle + way * float(((corners - middle) @ way).max())
    return front


def _arrow(lattice: Lattice, start: Floats, way: Floats, length: float, size: float) -> Shape:
    aside = np.cross(way, [0.0, 0.0, 1.0] if abs(way[2]) < 0.9 else [1.0, 0.0, 0.0])
    aside /= np.linalg.norm(aside)
    over = np.cross(way, aside)
    neck = start + way * max(0.0, length - _TIP * size)
    ring, wide = (_square(aside, over, half * size) for half in (_SHAFT, _HEAD))
    tip = start + way * max(length, _TIP * size)
    faces = [*_tube(start + ring, neck + ring), (start + ring)[::-1], (neck + wide)[::-1],
             *(np.array([neck + wide[i - 1], neck + wide[i], tip]) for i in range(4))]
    return Shape(-1, -1, COLOR, "", faces, rounded(lattice, ()))


def _square(aside: Floats, over: Floats, half: float) -> Floats:
    """Return corners (4, 3), anticlockwise as seen from ahead."""
    return half * np.array([aside + over, over - aside, -aside - over, aside - over])


def _tube(low: Floats, high: Floats) -> list[Floats]:
    return [np.array([low[i - 1], low[i], high[i], high[i - 1]]) for i in range(4)]
