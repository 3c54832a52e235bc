"""Orthogonal matrices that carry cells onto cells: from outlines, and for balls from contacts or distances."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice.lattice import CellKind, Floats, Ints, Lattice
from latticework.phrases import phrase

TOLERANCE = 1e-5
_AT_ONCE = 20_000
"""Matrices computed at once, to bound the memory."""

_FEW = 50
"""Up to this number matrices are not searched for equal ones: that would take longer than it saves."""

_MOST_STEPS = 1_000_000
"""The most translations among which vectors of one length are searched; a part so wide is refused."""

Carrying = tuple[list[int], list[int], Floats]
"""Kinds of cell, the kinds that they are carried onto, and matrices (n, dimension, dimension) that do it.

Kinds of balls are not listed: any motion carries a ball onto every ball of its size.
"""


def congruences(lattice: Lattice) -> Iterator[Carrying]:
    """Yield the matrices that carry cells onto cells, apart from translations.

    A ball may be turned in any way; what matters is where a part of several balls goes. Two contacts that span a
    plane determine a motion up to mirroring in that plane, so all pairs of contacts give all motions of parts in
    which a ball has two such contacts, including those that turn a flat part within its layer but are no motion of
    the whole lattice. Other parts may have more, see `ball_congruences`.
    """
    for matrices in _ball_motions([_contacts(lattice, kind) for kind in lattice.kinds if kind.radius]):
        yield [], [], matrices
    shapes = _shapes(lattice)
    for one, other in product(shapes, shapes):
        if one.points.shape == other.points.shape and np.abs(one.sizes - other.sizes).max() < TOLERANCE:
            carried = _segment_motions if len(one.points) == 2 else _outline_motions
            yield one.kinds, other.kinds, carried(one, other)


def loosely_congruent(lattice: Lattice, tolerance: float) -> Iterator[tuple[int, int]]:
    """Yield two kinds of cell for each motion that carries one nearly, but not exactly, onto the other."""
    shapes = _shapes(lattice)
    for one, other in product(shapes, shapes):
        if one.points.shape != other.points.shape or np.abs(one.sizes - other.sizes).max() > tolerance:
            continue
        if len(one.points) == 2:
            if np.abs(one.sizes - other.sizes).max() >= TOLERANCE:
                yield one.kinds[0], other.kinds[0]
            continue
        exact = _outline_motions(one, other)
        for matrix in _outline_motions(one, other, tolerance):
            if not (np.abs(exact - matrix).max(axis=(1, 2)) < 20 * tolerance).any():
                yield one.kinds[0], other.kinds[0]


@dataclass(frozen=True, eq=False)
class _Shape:
    """An outline of cells: different points (n, dimension) about the middle, and the kinds that have it."""

    points: Floats
    kinds: list[int]

    @cached_property
    def sizes(self) -> Floats:
        """The distances of the points from the middle, in ascending order."""
        return np.sort(np.linalg.norm(self.points, axis=1))

    @cached_property
    def frame(self) -> Floats:
        """Points (dimension, dimension) that span the space together with the middle."""
        chosen: Floats = self.points[frame(self.points)]
        return chosen


def _shapes(lattice: Lattice) -> list[_Shape]:
    found: dict[bytes, _Shape] = {}
    for number, kind in enumerate(lattice.kinds):
        if not kind.radius:
            points = distinct(kind.corners - kind.center)
            found.setdefault(_rounded(points).tobytes(), _Shape(points, [])).kinds.append(number)
    return list(found.values())


def _rounded(values: Floats) -> Ints:
    return np.rint(values * 10_000).astype(np.int64)


def distinct(values: Floats) -> Floats:
    """Return the values along the first axis without repetition, after rounding."""
    rows = _rounded(values).reshape(len(values), -1)
    kept: Floats = values[np.unique(rows, axis=0, return_index=True)[1]]
    return kept


def frame(points: Floats) -> list[int] | None:
    """Return the numbers of points (n, dimension) that span the space with the origin; None if they do not."""
    chosen: list[int] = []
    volume, rest = 1.0, points.copy()
    for _ in range(points.shape[1]):
        lengths = np.linalg.norm(rest, axis=1)
        farthest = int(lengths.argmax())
        chosen.append(farthest)
        volume *= float(lengths[farthest])
        if volume <= TOLERANCE:
            return None
        along = rest[farthest] / lengths[farthest]
        # Gram and Schmidt: each point without its parts along those chosen, so the next farthest spans most.
        rest -= np.outer(rest @ along, along)
    return chosen


def _outline_motions(one: _Shape, other: _Shape, tolerance: float = TOLERANCE) -> Floats:
    """Return the matrices that carry the points of a shape onto those of another, in any order."""
    alike = _alike(one.frame, other.points, tolerance)
    # A matrix is determined by the image of a frame; then all other points are tested.
    matrices = (np.linalg.inv(one.frame) @ other.points[alike]).transpose(0, 2, 1)
    kept: Floats = matrices[same_points(one.points @ matrices.transpose(0, 2, 1), other.points, tolerance)]
    return kept


def _alike(frame: Floats, b: Floats, tolerance: float) -> Ints:
    """Return the choices (n, dimension) of points of b with the lengths and angles of a frame."""
    # Equal lengths and angles are equal inner products, so choices are filtered point by point.
    gram, products = frame @ frame.T, b @ b.T
    choices = np.zeros((1, 0), dtype=np.int64)
    for i in range(len(frame)):
        fits = np.broadcast_to(np.abs(products.diagonal() - gram[i, i]) < tolerance, (len(choices), len(b))).copy()
        for j in range(i):
            fits &= np.abs(products[choices[:, j]] - gram[i, j]) < tolerance
        before, point = np.nonzero(fits)
        choices = np.column_stack([choices[before], point])
    return choices


def same_points(a: Floats, b: Floats, tolerance: float = TOLERANCE) -> NDArray[np.bool_]:
    """Return for each set of points a (..., n, dimension) whether all are among the points b (m, dimension)."""
    # |a - b|^2 = |a|^2 + 2 (|b|^2 / 2 - a b): the term with a does not decide which b is nearest.
    nearest = ((b * b).sum(axis=1) / 2 - a @ b.T).argmin(axis=-1)
    near: NDArray[np.bool_] = (np.linalg.norm(a - b[nearest], axis=-1) < tolerance).all(axis=-1)
    return near


def _segment_motions(one: _Shape, other: _Shape) -> Floats:
    """Return the four motions of the plane that carry one segment onto another of its length."""
    a, b = one.points[1] - one.points[0], other.points[1] - other.points[0]
    back = np.linalg.inv(np.column_stack([a, [-a[1], a[0]]]))
    return np.array([np.column_stack([along, side * np.array([-along[1], along[0]])]) @ back
                     for along in (b, -b) for side in (1, -1)])


def _contacts(lattice: Lattice, kind: CellKind) -> Floats:
    """Return the vectors (n, 3) from a cell to its neighbours."""
    if not kind.half_edges:
        return np.zeros((0, lattice.dimension))
    found = [np.array(edge.step) @ lattice.vectors + lattice.kinds[edge.kind].center - kind.center
             for edge in kind.half_edges]
    return distinct(np.array(found))


def _ball_motions(contacts: list[Floats]) -> Iterator[Floats]:
    """Yield the matrices (n, 3, 3) that carry two contacts of a ball onto two of a ball."""
    pairs = [some[list(pair)] for some in contacts for pair in permutations(range(len(some)), 2)]
    if not pairs:
        return
    # Two vectors and their cross product are a frame; its mirror image has the opposite third one.
    u, v = distinct(np.array(pairs)).transpose(1, 0, 2)
    across = np.cross(u, v)
    spanning = np.linalg.norm(across, axis=1) > TOLERANCE
    u, v, across = u[spanning], v[spanning], across[spanning]
    lengths_and_angle = _rounded(np.column_stack([(u * u).sum(axis=1), (v * v).sum(axis=1), (u * v).sum(axis=1)]))
    alike = np.unique(lengths_and_angle, axis=0, return_inverse=True)[1].ravel()
    # Only pairs of the same lengths and angle can be carried onto each other.
    order = np.argsort(alike, kind="stable")
    for same in np.split(order, np.flatnonzero(np.diff(alike[order])) + 1):
        frames = [np.stack([u[same], v[same], side * across[same]], axis=2) for side in (1, -1)]
        back, goals = np.linalg.inv(frames[0]), np.concatenate(frames)
        step = max(1, _AT_ONCE // max(1, len(back)))
        for first in range(0, len(goals), step):
            matrices = (goals[first : first + step, None] @ back).reshape(-1, 3, 3)
            yield distinct(matrices) if len(matrices) > _FEW else matrices


def ball_congruences(lattice: Lattice, points: Floats, kinds: list[int]) -> Floats:
    """Return matrices (n, 3, 3) that carry balls onto balls, one proper and one mirroring for each way to do so.

    points (balls, 3): the centres of two or more balls; kinds: their kinds. The images of the ball nearest to the
    first one, and of the nearest one that is not in line with both, determine a motion up to mirroring. Raises
    LatticeworkError if these are too far apart.
    """
    away = points - points[0]
    distances = np.linalg.norm(away, axis=1)
    distances[0] = np.inf
    one = int(distances.argmin())
    across = np.linalg.norm(np.cross(away[one], away), axis=1) > TOLERANCE * distances[one]
    other = int(np.where(across, distances, np.inf).argmin()) if across.any() else None
    found = [np.zeros((0, 3, 3))]
    for start in _alike_balls(lattice, kinds[0]):
        first = _ball_vectors(lattice, start, kinds[one], away[one])
        if other is None:
            second, pairs = np.zeros((0, 3)), first[:, None]
        else:
            second = _ball_vectors(lattice, start, kinds[other], away[other])
            error = TOLERANCE * (1 + distances[one] + distances[other])
            i, j = np.nonzero(np.abs(first @ second.T - away[one] @ away[other]) < error)
            pairs = np.stack([first[i], second[j]], axis=1)
        frames, own = _frames(pairs), _frames(away[None, [one] if other is None else [one, other]])[0]
        matrices = np.concatenate([frames, frames * [1.0, 1.0, -1.0]]) @ own.T
        for place, kind in zip(away, kinds, strict=True):
            checkpoint()
            matrices = matrices[_on_balls(lattice, matrices @ place, start, kind)]
        found.append(matrices)
    every = np.concatenate(found)
    return distinct(every) if len(every) > 1 else every


def _alike_balls(lattice: Lattice, kind: int) -> list[int]:
    """Return the kinds of balls of the same size as a kind."""
    return [number for number, other in enumerate(lattice.kinds)
            if other.radius and abs(other.radius - lattice.kinds[kind].radius) < TOLERANCE]


def _ball_vectors(lattice: Lattice, start: int, kind: int, like: Floats) -> Floats:
    """Return the vectors (n, 3) of the length of another from a ball to balls of the size of a kind."""
    length = float(np.linalg.norm(like))
    last, found = lattice.vectors[-1], []
    for end in _alike_balls(lattice, kind):
        shift = lattice.centers[end] - lattice.centers[start]
        # A step is at most as long as the vector along each of the reciprocal vectors.
        middle, reach = -shift @ lattice.solver, length * np.linalg.norm(lattice.solver, axis=0)
        low, high = np.floor(middle - reach)[:-1].astype(np.int64), np.ceil(middle + reach)[:-1].astype(np.int64)
        sizes = high - low + 1
        count = int(np.prod(sizes.astype(float)))
        if count > _MOST_STEPS:
            raise LatticeworkError(phrase("a part has balls that are {length} apart, too far to find all its "
                                          "orientations; use balls that are closer together",
                                          length=f"{length:.6g}"))
        steps = np.indices(sizes).reshape(len(sizes), count).T + low
        before = steps @ lattice.vectors[:-1] + shift
        # The multiple of the last vector solves a quadratic equation for the length.
        half, square = before @ last, float(last @ last)
        inside = half**2 - square * ((before * before).sum(axis=1) - length**2)
        near = inside > -TOLERANCE * (1 + length) * square
        root = np.sqrt(np.maximum(inside[near], 0))
        for sign in (1, -1):
            vectors = before[near] + np.rint((sign * root - half[near]) / square)[:, None] * last
            found.append(vectors[np.abs(np.linalg.norm(vectors, axis=1) - length) < TOLERANCE])
    return distinct(np.concatenate(found))


def _frames(pairs: Floats) -> Floats:
    """Return rotations (n, 3, 3) whose first columns are along vectors, and their second ones towards others.

    pairs: shape (n, 2, 3), or (n, 1, 3) if any second column will do.
    """
    along = pairs[:, 0] / np.linalg.norm(pairs[:, 0], axis=1, keepdims=True)
    beside = pairs[:, 1] if pairs.shape[1] == 2 else np.eye(3)[np.abs(along).argmin(axis=1)]
    beside = beside - (beside * along).sum(axis=1, keepdims=True) * along
    beside /= np.linalg.norm(beside, axis=1, keepdims=True)
    return np.stack([along, beside, np.cross(along, beside)], axis=2)


def _on_balls(lattice: Lattice, places: Floats, start: int, kind: int) -> NDArray[np.bool_]:
    """Return which places (n, 3), as seen from a ball, are centres of balls of the size of a kind."""
    offsets = places[:, None] + lattice.centers[start] - lattice.centers[_alike_balls(lattice, kind)]
    steps = np.rint(offsets @ lattice.solver)
    errors = np.abs(steps @ lattice.vectors - offsets).max(axis=2).min(axis=1)
    on_one: NDArray[np.bool_] = errors < TOLERANCE * (1 + np.linalg.norm(places, axis=1))
    return on_one
