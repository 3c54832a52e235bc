"""Ends of drawn edges where a face beside them would be painted over them: at corners that both share."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.lattice.lattice import Floats, Ints

_SHARE = 0.12  # of an edge: enough for the width of its line at any angle that cells have


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
    """Return a number for each of the points (m, 3), the same for those in one place."""
    _, names = np.unique(np.round(points, 4) + 0.0, axis=0, return_inverse=True)
    return names.reshape(-1).astype(np.int64)


def _own(face: Ints, edge: Ints, counts: Ints, width: int) -> Ints:
    """Return the places, row by row of so many columns, of corners at which drawn edges of their own face end."""
    start = np.minimum(edge, counts[face] - 1)
    return np.concatenate([face * width + start, face * width + (start + 1) % counts[face]])
