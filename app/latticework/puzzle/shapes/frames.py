"""Frames: translations of a lattice with given lengths and angles, over which a body lies."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

import numpy as np

from latticework.lattice import Lattice, motions
from latticework.lattice.label_permutation import label_permutation
from latticework.lattice.lattice import Floats, Ints
from latticework.puzzle.shapes.bodies import Body

TOLERANCE = 1e-4
FAR = 2.6
"""How much longer than the longest vector of a lattice those of a frame may be."""

MOST_FRAMES = 3
REACH = range(-3, 4)
"""The multiples of the vectors of a lattice of which frames are made."""


@lru_cache(maxsize=64)
def point_group(lattice: Lattice) -> Floats:
    """Return the matrices (n, dimension, dimension) of the motions that carry the whole lattice onto itself."""
    return np.array([motion.matrix for motion in motions(lattice) if label_permutation(lattice, motion) is not None])


def frames(lattice: Lattice, body: Body) -> Iterator[Floats]:
    """Yield frames (vectors, dimension) for a body, the finest first, of equally long ones the best to look at."""
    steps = _steps(lattice)
    ways = steps @ lattice.vectors
    products = ways @ ways.T
    found = [chosen for first in range(len(ways)) for chosen in _chosen(body, products, (first,))]
    found.sort(key=lambda chosen: _merit(ways[list(chosen)]))
    lengths: list[Floats] = []
    for chosen in found:
        frame = ways[list(chosen)]
        own = np.linalg.norm(frame, axis=1)
        if not any(np.abs(own - other).max() < TOLERANCE for other in lengths) and _has_turns(lattice, body, frame):
            lengths.append(own)
            yield frame
            if len(lengths) == MOST_FRAMES:
                return


@lru_cache(maxsize=64)
def _steps(lattice: Lattice) -> Ints:
    """Return the short translations, the shortest first."""
    every = np.array([step for step in product(REACH, repeat=lattice.rank) if any(step)], dtype=np.int64)
    lengths = np.linalg.norm(every @ lattice.vectors, axis=1)
    longest = float(np.linalg.norm(lattice.vectors, axis=1).max())
    order = np.lexsort((*-every.T[::-1], lengths.round(5)))
    steps: Ints = every[order[lengths[order] < FAR * longest]]
    return steps


def _chosen(body: Body, products: Floats, so_far: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the choices of translations that begin with some and have the lengths and angles of the body."""
    if len(so_far) == len(body.gram):
        yield so_far
        return
    *angles, length = body.gram[len(so_far)]
    unit = products[so_far[0], so_far[0]]
    fits = np.ones(len(products), dtype=bool)
    for other, angle in zip(so_far, angles, strict=True):
        fits &= np.abs(products[other] - (angle or 0.0) * unit) < TOLERANCE
    squares = np.diagonal(products)
    if length is not None:
        fits &= np.abs(squares - length * unit) < TOLERANCE
    for number in np.flatnonzero(fits).tolist():
        last = len(so_far) == len(body.gram) - 1
        if length is not None or not last or squares[number] < squares[fits].min() + TOLERANCE:
            yield from _chosen(body, products, (*so_far, number))


def _merit(frame: Floats) -> tuple[float, ...]:
    """Return what is less for a frame that is finer, lies more level, and leads more along the axes."""
    lengths = (frame**2).sum(axis=1)
    tilt = float(np.abs(frame[:2, 2:]).sum())
    return tuple(np.round([lengths.prod(), lengths.sum(), lengths[0], tilt, *-frame.ravel()], 4).tolist())


def _has_turns(lattice: Lattice, body: Body, frame: Floats) -> bool:
    """Whether the lattice has the motions that the body has."""
    group = point_group(lattice)
    for turn in body.turns:
        images = np.array(turn) @ frame
        ways = [images, images * [[1.0], [1.0], [-1.0]]] if body.prism else [images]
        if min(np.abs(frame @ group.transpose(0, 2, 1) - way).max(axis=(1, 2)).min() for way in ways) > TOLERANCE:
            return False
    return True
