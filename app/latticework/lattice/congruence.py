"""Orthogonal matrices that carry one cell onto another, found from outlines, or for balls from their contacts."""

from collections.abc import Iterator
from itertools import combinations, permutations

import numpy as np

from latticework.lattice.model import CellKind, Floats, Lattice

TOLERANCE = 1e-5


def congruences(lattice: Lattice, source: CellKind, image: CellKind) -> Iterator[Floats]:
    """Yield the matrices (dimension, dimension) that carry a cell of one kind onto one of another, up to place.

    A ball may be turned in any way; what matters is where a part of several balls goes. Two contacts that span a
    plane fix a motion up to mirroring in that plane, so all pairs of contacts give all motions of all parts whose
    balls touch, also those that turn a flat part within its layer although the lattice cannot be turned so.
    """
    if source.radius and image.radius:
        yield from _ball_motions(_contacts(lattice, source), _contacts(lattice, image))
    elif source.segment and image.segment:
        yield from _segment_motions(source, image)
    elif source.corners.shape == image.corners.shape and len(source.corners) > 2:
        yield from _outline_motions(source.corners - source.center, image.corners - image.center)


def _outline_motions(a: Floats, b: Floats) -> Iterator[Floats]:
    """Yield the matrices that carry the points a (n, dimension) onto the points b in some order."""
    sizes = np.linalg.norm(a, axis=1), np.linalg.norm(b, axis=1)
    if np.abs(np.sort(sizes[0]) - np.sort(sizes[1])).max() > TOLERANCE:
        return
    dimension = a.shape[1]
    frame = next((list(c) for c in combinations(range(len(a)), dimension)
                  if abs(np.linalg.det(a[list(c)])) > TOLERANCE), None)
    if frame is None:
        return
    back = np.linalg.inv(a[frame])
    for choice in _alike(a[frame], b):
        matrix = (back @ b[choice]).T
        if _same_points(a @ matrix.T, b):
            yield matrix


def _alike(frame: Floats, b: Floats) -> list[list[int]]:
    """Return the choices of points of b with the lengths and angles of a frame, one point after another."""
    gram, products = frame @ frame.T, b @ b.T
    choices: list[list[int]] = [[]]
    for i in range(len(frame)):
        choices = [[*chosen, k] for chosen in choices for k in range(len(b))
                   if abs(products[k, k] - gram[i, i]) < TOLERANCE
                   and all(abs(products[k, c] - gram[i, j]) < TOLERANCE for j, c in enumerate(chosen))]
    return choices


def _same_points(a: Floats, b: Floats) -> bool:
    distance = np.linalg.norm(a[:, None] - b[None], axis=2)
    return bool((distance.min(axis=1) < TOLERANCE).all())


def _segment_motions(source: CellKind, image: CellKind) -> Iterator[Floats]:
    """Yield the four motions of the plane that carry one segment onto another, if they are of one length."""
    a, b = source.corners[1] - source.corners[0], image.corners[1] - image.corners[0]
    if abs(a @ a - b @ b) > TOLERANCE:
        return
    for along in (b, -b):
        for side in (1, -1):
            across = side * np.array([-along[1], along[0]])
            yield np.column_stack([along, across]) @ np.linalg.inv(np.column_stack([a, [-a[1], a[0]]]))


def _contacts(lattice: Lattice, kind: CellKind) -> Floats:
    """Return the vectors (n, 3) from a cell to its neighbours."""
    return np.array([np.array(edge.step) @ lattice.vectors + lattice.kinds[edge.kind].center - kind.center
                     for edge in kind.half_edges])


def _ball_motions(a: Floats, b: Floats) -> Iterator[Floats]:
    frames: dict[float, Floats] = {}
    for u, v in permutations(range(len(a)), 2):
        angle = round(float(a[u] @ a[v]), 4)
        if np.linalg.norm(np.cross(a[u], a[v])) > TOLERANCE:
            frame = np.column_stack([a[u], a[v], np.cross(a[u], a[v])])
            frames[angle] = np.concatenate([frames.get(angle, np.zeros((0, 3, 3))), [frame]])
    seen = set()
    for u, v in permutations(range(len(b)), 2):
        sources = frames.get(round(float(b[u] @ b[v]), 4), np.zeros((0, 3, 3)))
        for side in (1, -1):
            goal = np.column_stack([b[u], b[v], side * np.cross(b[u], b[v])])
            for matrix in goal @ np.linalg.inv(sources):
                key = (np.round(matrix, 4) + 0.0).tobytes()
                if key not in seen:
                    seen.add(key)
                    yield matrix
