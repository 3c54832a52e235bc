"""Slow, obviously right twin of the rigid motions: it tries all ways to carry points onto points.

It shares no code with the program beyond its data classes. A cell stands for a cloud of points; a motion
carries it onto another cell where it carries the one cloud onto the other.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations, product

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import CellKind
from slow_space import NOWHERE, Body, bodies, corners, rounded

Key = tuple[int, ...]


def key(matrix: np.ndarray) -> Key:
    return tuple(np.rint(1000 * matrix).astype(int).ravel().tolist())


def all_motions(lattice: Lattice) -> dict[Key, set[tuple[int, int]]]:
    """Return the matrices by their keys, each with the pairs (kind, kind that it is carried onto)."""
    found: dict[Key, set[tuple[int, int]]] = {}
    for a, b in product(range(len(lattice.kinds)), repeat=2):
        one, other = lattice.kinds[a], lattice.kinds[b]
        if bool(one.radius) == bool(other.radius):
            turn = ball_turns(lattice, one, other) if one.radius else turns(cloud(one), cloud(other))
            for matrix in turn:
                found.setdefault(key(matrix), set()).add((a, b))
    for pairs in found.values():  # however a ball is turned, it lies on every ball of its size
        pairs |= {(a, b) for a, one in enumerate(lattice.kinds) for b, other in enumerate(lattice.kinds)
                  if one.radius and one.radius == other.radius}
    return found


def cloud(kind: CellKind) -> np.ndarray:
    """Return the corners about their middle; a segment is given a width, so that there is a plane to turn in."""
    points: np.ndarray = kind.corners - kind.corners.mean(axis=0)
    if len(points) > 2:
        return points
    x, y = points[1]
    return np.concatenate([points, [[-0.3 * y, 0.3 * x], [0.3 * y, -0.3 * x]]])


def turns(a: np.ndarray, b: np.ndarray) -> Iterator[np.ndarray]:
    """Yield the orthogonal matrices that carry the points a onto the points b: they carry a basis somewhere."""
    if len(a) != len(b):
        return
    basis = next(a[list(some)] for some in combinations(range(len(a)), a.shape[1])
                 if abs(np.linalg.det(a[list(some)])) > 1e-3)
    for some in permutations(b, a.shape[1]):
        matrix = np.linalg.solve(basis, np.array(some)).T
        if orthogonal(matrix) and sorted(rounded(a @ matrix.T)) == sorted(rounded(b)):
            yield matrix


def ball_turns(lattice: Lattice, one: CellKind, other: CellKind) -> Iterator[np.ndarray]:
    """Yield the matrices that carry a bend of three touching balls onto a bend: two for each, mirror images."""
    bends = [[np.array(some) for some in permutations(contacts(lattice, kind), 2)
              if np.linalg.norm(np.cross(*some)) > 1e-3] for kind in (one, other)]
    goals = np.array([[u, v, side * np.cross(u, v)] for u, v in bends[1] for side in (1, -1)])
    for u, v in bends[0]:
        matrices = np.linalg.solve(np.array([u, v, np.cross(u, v)]), goals).transpose(0, 2, 1)
        yield from matrices[np.abs(matrices @ matrices.transpose(0, 2, 1) - np.eye(3)).max(axis=(1, 2)) < 1e-5]


def contacts(lattice: Lattice, kind: CellKind) -> list[np.ndarray]:
    return [np.array(edge.step) @ lattice.vectors + lattice.kinds[edge.kind].corners[0] - kind.corners[0]
            for edge in kind.half_edges]


def orthogonal(matrix: np.ndarray) -> bool:
    return bool(np.abs(matrix @ matrix.T - np.eye(len(matrix))).max() < 1e-5)


def images(lattice: Lattice, cells: tuple[Cell, ...], matrix: np.ndarray) -> set[tuple[Cell, ...]]:
    """Return where a motion carries cells that lie near the origin, the first one to a cell of the repeat there."""
    clouds = [corners(lattice, cell) @ matrix.T for cell in cells]
    found = set()
    for kind in range(len(lattice.kinds)):
        home = corners(lattice, (*(0,) * lattice.rank, kind))
        shift = home.mean(axis=0) - clouds[0].mean(axis=0)
        there = tuple(around_origin(lattice).get(frozenset(rounded(points + shift)), NOWHERE) for points in clouds)
        if NOWHERE not in there:
            found.add(there)
    return found


@lru_cache(maxsize=1)
def around_origin(lattice: Lattice) -> dict[Body, Cell]:
    return bodies(lattice, [(*step, kind) for kind in range(len(lattice.kinds))
                            for step in product(range(-3, 4), repeat=lattice.rank)])
