"""The faces of a shape as arrays, which of their edges are drawn, and sharing of faces between shapes moved apart."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.cancel import checkpoint
from latticework.lattice import Floats, Ints
from latticework.lattice.round_bodies import Quads, Rounded

_SHARE = 0.12  # of an edge: enough for the width of its line at any angle that cells have
_EXACT = 6  # decimals to which two shapes are the same

_MODELS: WeakValueDictionary[object, "Faces"] = WeakValueDictionary()
"""Faces by their looks, kept as long as a shape has them."""


@dataclass(frozen=True, eq=False)
class Stubs:
    """Lines (m, 2, 3) to be drawn with the faces (m,) that would cover them."""

    faces: Ints
    lines: Floats


def stubs(corners: Floats, normals: Floats, counts: Ints, sharp: NDArray[np.bool_]) -> Stubs:
    """Return the ends of edges that faces in the same plane would cover.

    corners (n, k, 3), normals (n, 3), counts (n,), sharp (n, k): the faces, and which of their edges are drawn.
    """
    if not sharp.any():
        return Stubs(np.zeros(0, np.int64), np.zeros((0, 2, 3)))
    face, edge = np.nonzero(sharp)
    following = (edge + 1) % sharp.shape[1]
    names = _names(corners.reshape(-1, 3)).reshape(sharp.shape) + len(corners) * sharp.shape[1] * _names(
        normals)[:, None]
    # Places and planes as numbers, so that corners are compared by sorting and not pair by pair.
    at = np.concatenate([names[face, edge], names[face, following]])
    here = np.concatenate([corners[face, edge], corners[face, following]])
    there = np.concatenate([corners[face, following], corners[face, edge]])
    drawn_by, order = np.concatenate([face, face]), np.argsort(at, kind="stable")
    covering, corner = np.nonzero(np.arange(sharp.shape[1])[None, :] < counts[:, None])
    low, high = (np.searchsorted(at[order], names[covering, corner], side=side) for side in ("left", "right"))
    pair = np.repeat(np.arange(len(covering)), high - low)
    line = order[np.arange(len(pair)) - np.repeat(np.cumsum(high - low) - high, high - low)]
    covering, corner = covering[pair], corner[pair]
    middle = corners[covering, corner]
    sides = [corners[covering, (corner + step) % counts[covering]] - middle for step in (1, -1)]
    along = there[line] - here[line]
    over = np.maximum(*(np.einsum("mc,mc->m", side, along) for side in sides)) > 1e-9
    bare = ~np.isin(covering * sharp.shape[1] + corner, _own(face, edge, counts, sharp.shape[1]))
    kept = (over | bare) & (covering != drawn_by[line])
    return Stubs(covering[kept], np.stack([here[line], here[line] + _SHARE * along], axis=1)[kept])


def _names(points: Floats) -> Ints:
    """Return a number for each of the points (m, 3), equal for points in one place."""
    # Rounded, as a corner computed from two cells differs in the last digits; + 0.0 turns -0.0 into 0.0.
    _, names = np.unique(np.round(points, 4) + 0.0, axis=0, return_inverse=True)
    return names.reshape(-1).astype(np.int64)


def _own(face: Ints, edge: Ints, counts: Ints, width: int) -> Ints:
    """Return the places, row by row of so many columns, of corners at which drawn edges of their own face end."""
    start = np.minimum(edge, counts[face] - 1)
    return np.concatenate([face * width + start, face * width + (start + 1) % counts[face]])


@dataclass(frozen=True, eq=False)
class Faces:
    """The faces of a shape as arrays, each row filled up by repeating its last corner.

    corners (n, k, 3); normals (n, 3) of length one, outward; counts (n,) corners of each face;
    sharp (n, k): whether the edge from a corner to the next is drawn (not if it divides a flat side);
    shading (n, k, 3): the normals at the corners; smooth (n,): whether a face stands for a round surface.
    model: the faces of which these are a copy in another place, or None; origin (3,): a point with the same place in
    both.
    """

    corners: Floats
    normals: Floats
    counts: Ints
    sharp: NDArray[np.bool_]
    shading: Floats
    smooth: NDArray[np.bool_]
    model: "Faces | None" = None
    origin: Floats = field(default_factory=lambda: np.zeros(3))

    @property
    def moved(self) -> Floats:
        """How far (3,) it is from its model."""
        return np.zeros(3) if self.model is None else self.origin - self.model.origin

    @cached_property
    def stubs(self) -> Stubs:
        """The ends of drawn edges of other faces that a face with the same corner would cover."""
        if self.model is None:
            return stubs(self.corners, self.normals, self.counts, self.sharp)
        return Stubs(self.model.stubs.faces, self.model.stubs.lines + self.moved)


_FLAT = 1 - 1e-6
"""The cosine of the angle between two faces above which they lie in a plane."""


def pack(faces: list[Floats], lined: int = 0) -> Faces:
    """Return faces, each of shape (corners, 3), as arrays; all edges of the first so many are drawn."""
    checkpoint()
    if not faces:
        return Faces(np.zeros((0, 4, 3)), np.zeros((0, 3)), np.zeros(0, int), np.zeros((0, 4), bool),
                     np.zeros((0, 4, 3)), np.zeros(0, bool))
    counts = np.array([len(face) for face in faces])
    most = int(counts.max())
    corners = np.array([np.vstack([face, np.repeat(face[-1:], most - len(face), axis=0)]) for face in faces])
    # Newell's formula: right for any flat polygon, also a concave one.
    normals = np.cross(corners, np.roll(corners, -1, axis=1)).sum(axis=1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    shading, sharp = np.repeat(normals[:, None], most, axis=1), ~_point_edges(corners)
    drawn, bent = _sharp(corners, normals, counts)
    sharp[lined:] = drawn[lined:]
    # Lines between cells lie in a plane; those within the round side of a cell do not.
    round_side = bent[(normals[bent[:, 0]] * normals[bent[:, 2]]).sum(axis=1) < _FLAT]
    sharp[round_side[:, [0, 2]], round_side[:, [1, 3]]] = False
    _round_off(shading, normals, counts, bent)
    return Faces(corners, normals, counts, sharp, shading, np.zeros(len(faces), bool))


def with_quads(faces: Faces, quads: Quads) -> Faces:
    """Return faces followed by those of a round surface."""
    if not len(quads.corners):
        return faces
    n, most = len(quads.corners), max(4, faces.corners.shape[1])
    normals = quads.normals.sum(axis=1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    wide = [(0, 0), (0, most - 4), (0, 0)]
    return Faces(
        np.concatenate([widened(faces.corners, most), np.pad(quads.corners, wide, mode="edge")]),
        np.concatenate([faces.normals, normals]), np.concatenate([faces.counts, np.full(n, 4)]),
        np.concatenate([widened_edges(faces.sharp, most), np.zeros((n, most), bool)]),
        np.concatenate([widened(faces.shading, most), np.pad(quads.normals, wide, mode="edge")]),
        np.concatenate([faces.smooth, np.ones(n, bool)]))


def widened(corners: Floats, most: int) -> Floats:
    """Return corners (n, k, 3) as (n, most, 3), each row filled up by repeating its last."""
    if corners.shape[1] == most:
        return corners
    wide: Floats = np.pad(corners, ((0, 0), (0, most - corners.shape[1]), (0, 0)), mode="edge")
    return wide


def widened_edges(sharp: NDArray[np.bool_], most: int) -> NDArray[np.bool_]:
    """Return flags of edges (n, k) as (n, most): the closing edge moves to the last column."""
    wide = np.zeros((len(sharp), most), dtype=np.bool_)
    wide[:, : sharp.shape[1] - 1] = sharp[:, :-1]
    wide[:, -1] = sharp[:, -1]
    return wide


def _round_off(shading: Floats, normals: Floats, counts: Ints, bent: Ints) -> None:
    """Give the corners of edges that bend a little the mean of the normals of both faces, so that none is seen there.

    shading (n, k, 3) is changed; bent (m, 4): a face and its edge, and the other face and its edge.
    """
    for one, edge, other in (bent[:, [0, 1, 2]].T, bent[:, [2, 3, 0]].T):
        mean = normals[one] + normals[other]
        mean /= np.linalg.norm(mean, axis=1, keepdims=True)
        for corner in (edge, np.minimum(edge, counts[one] - 1), (edge + 1) % shading.shape[1]):
            shading[one, corner] = mean


def _sharp(corners: Floats, normals: Floats, counts: Ints) -> tuple[NDArray[np.bool_], Ints]:
    """Return which edges (n, k) are drawn, and those that are not as they bend a little, as `_round_off` has them."""
    keys = np.round(corners + np.roll(corners, -1, axis=1), 4) + 0.0
    sharp = np.arange(corners.shape[1])[None, :] < counts[:, None]
    sharp[np.arange(len(counts)), -1] = True  # the closing edge starts at the last, perhaps repeated, corner
    sharp &= ~_point_edges(corners)
    sides: dict[bytes, list[tuple[int, int]]] = {}
    for face, edge in np.argwhere(sharp).tolist():
        sides.setdefault(keys[face, edge].tobytes(), []).append((face, edge))
    bent = []
    for places in sides.values():
        # Up to 16 degrees: edges that bend so little belong to a round surface, as the side of a disc.
        if len(places) == 2 and normals[places[0][0]] @ normals[places[1][0]] > 0.96:
            for place in places:
                sharp[place] = False
            bent.append([*places[0], *places[1]])
    return sharp, np.array(bent, dtype=np.int64).reshape(-1, 4)


def _point_edges(corners: Floats) -> NDArray[np.bool_]:
    """Which edges (n, k) are points, because a corner is repeated."""
    points: NDArray[np.bool_] = np.abs(corners - np.roll(corners, -1, axis=1)).max(axis=2) < 1e-9
    return points


def shared(faces: list[Floats], rounded: Rounded, look: tuple[int, ...], make: Callable[[], Faces]) -> Faces:
    """Return the result of `make` for faces and round cells, or a moved copy of that for the same ones elsewhere.

    look: all other properties in which shapes differ.
    """
    parts = [*faces, rounded.balls[:, :3], rounded.necks[:, :3], rounded.necks[:, 3:6],
             rounded.tubes.corners.reshape(-1, 3)]
    points = np.concatenate(parts)
    if not len(points):
        return make()
    own = np.round(points - points[0], _EXACT) + 0.0  # no minus zero, which has other bytes
    key = (look, tuple(map(len, parts)), own.tobytes(), rounded.balls[:, 3].tobytes(), rounded.necks[:, 6].tobytes())
    model = _MODELS.get(key)
    if model is None:
        made = replace(make(), origin=points[0])
        _MODELS[key] = made
        return made
    return replace(model, corners=model.corners + (points[0] - model.origin), origin=points[0], model=model)
