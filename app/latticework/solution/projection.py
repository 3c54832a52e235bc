"""Projection: shapes as lit polygons in painter's order, and the shape that a ray meets."""

import heapq
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from latticework.lattice.model import Floats, Ints
from latticework.solution.scene import Shape, lit

_EPSILON = 1e-6
_MOST_SORTED = 3000


@dataclass(frozen=True, eq=False)
class Polygon:
    """A face as seen: `shape` is its place in the list of shapes, points (k, 2) with y upwards, fill "#rrggbb".

    lines (s, 2, 2) are the edges to be drawn dark.
    """

    shape: int
    points: Floats
    fill: str
    lines: Floats


@dataclass(frozen=True, eq=False)
class _Gathered:
    """All faces of all shapes, moved: corners (n, k, 3), normals (n, 3), colors (n, 3), owner (n,), sharp (n, k)."""

    corners: Floats
    normals: Floats
    colors: Floats
    owner: Ints
    sharp: NDArray[np.bool_]
    counts: Ints


def basis(azimuth: float, elevation: float) -> Floats:
    """Return the unit vectors right, up and towards the viewer as rows (3, 3), for angles in degrees."""
    a, e = np.radians([azimuth, elevation])
    return np.array([
        [-np.sin(a), np.cos(a), 0.0],
        [-np.sin(e) * np.cos(a), -np.sin(e) * np.sin(a), np.cos(e)],
        [np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)],
    ])


def polygons(shapes: list[Shape], offsets: Floats, azimuth: float, elevation: float) -> list[Polygon]:
    """Return the faces turned to the viewer, the farthest first, seen without perspective.

    offsets has shape (n, 3); angles in degrees. Points are in units of the lattice, the origin of space at 0, 0.
    """
    if not shapes:
        return []
    every = _gathered(shapes, offsets)
    frame = basis(azimuth, elevation)
    front = np.nonzero(every.normals @ frame[2] > _EPSILON)[0]
    seen = every.corners[front] @ frame.T
    made = []
    for i in _painter_order(every.corners[front], every.normals[front], seen):
        face, points = front[i], seen[i, :, :2]
        lines = np.stack([points, np.roll(points, -1, axis=0)], axis=1)[every.sharp[face]]
        fill = "#" + bytes(np.rint(255 * every.colors[face]).astype(np.uint8)).hex()
        made.append(Polygon(int(every.owner[face]), points[: every.counts[face]], fill, lines))
    return made


def pick(shapes: list[Shape], offsets: Floats, origin: Floats, direction: Floats) -> int | None:
    """Return the place in the list of the first shape that a ray from origin (3,) along direction (3,) meets."""
    if not shapes:
        return None
    every = _gathered(shapes, offsets)
    slope = every.normals @ direction
    facing = np.nonzero(slope < -_EPSILON)[0]
    corners, normals = every.corners[facing], every.normals[facing]
    distance = np.einsum("nc,nc->n", corners[:, 0] - origin, normals) / slope[facing]
    hits = _inside(corners, normals, origin + distance[:, None] * direction) & (distance > 0)
    if not hits.any():
        return None
    nearest = np.argmin(np.where(hits, distance, np.inf))
    return int(every.owner[facing[nearest]])


def _gathered(shapes: list[Shape], offsets: Floats) -> _Gathered:
    packs = [shape.packed for shape in shapes]
    most = max(pack.corners.shape[1] for pack in packs)
    corners = np.concatenate([
        np.pad(pack.corners, ((0, 0), (0, most - pack.corners.shape[1]), (0, 0)), mode="edge") + offset
        for pack, offset in zip(packs, offsets, strict=True)
    ])
    sharp = np.concatenate([_widened(pack.sharp, most) for pack in packs])
    return _Gathered(
        corners, np.concatenate([pack.normals for pack in packs]),
        np.concatenate([lit(shape.color, shape.packed.normals) for shape in shapes]),
        np.repeat(np.arange(len(packs)), [len(pack.counts) for pack in packs]), sharp,
        np.concatenate([pack.counts for pack in packs]),
    )


def _widened(sharp: NDArray[np.bool_], most: int) -> NDArray[np.bool_]:
    """The closing edge goes from the last corner to the first, so it moves to the last column."""
    wide = np.zeros((len(sharp), most), dtype=np.bool_)
    wide[:, : sharp.shape[1] - 1] = sharp[:, :-1]
    wide[:, -1] = sharp[:, -1]
    return wide


def _inside(corners: Floats, normals: Floats, points: Floats) -> NDArray[np.bool_]:
    """Which faces (n, k, 3) hold the point (n, 3) of their plane: crossing number along the widest side."""
    drop = np.abs(normals).argmax(axis=1)
    axes = np.array([[1, 2], [0, 2], [0, 1]])[drop]
    flat = np.take_along_axis(corners, axes[:, None, :], axis=2)
    x, y = np.take_along_axis(points, axes, axis=1).T[:, :, None]
    ax, ay = flat[..., 0], flat[..., 1]
    bx, by = np.roll(ax, -1, axis=1), np.roll(ay, -1, axis=1)
    crosses = (ay > y) != (by > y)
    at = (bx - ax) * (y - ay) / np.where(crosses, by - ay, 1) + ax
    inside: NDArray[np.bool_] = ((crosses & (x < at)).sum(axis=1) % 2).astype(np.bool_)
    return inside


def _painter_order(corners: Floats, normals: Floats, seen: Floats) -> list[int]:
    """Return the faces so that none is drawn over one that is nearer to the viewer.

    Depth alone is wrong for exploded parts. Of two faces that overlap as seen, one may be drawn first when it lies
    behind the plane of the other, or the other in front of its plane; where only one order is right it is kept.
    """
    depth = seen[..., 2].mean(axis=1)
    if len(depth) > _MOST_SORTED:
        return [int(i) for i in np.argsort(depth)]
    low, high = seen[..., :2].min(axis=1) + _EPSILON, seen[..., :2].max(axis=1) - _EPSILON
    overlap = ((low[:, None] < high[None]) & (low[None] < high[:, None])).all(axis=2)
    a, b = np.nonzero(np.triu(overlap, 1))
    behind_ab, ahead_ab = _sides(corners, normals, a, b)
    behind_ba, ahead_ba = _sides(corners, normals, b, a)
    a_first, b_first = behind_ab | ahead_ba, behind_ba | ahead_ab
    pairs = np.concatenate([np.stack([a, b], 1)[a_first & ~b_first], np.stack([b, a], 1)[b_first & ~a_first]])
    return _sorted_by(pairs, depth)


def _sides(corners: Floats, normals: Floats, a: Ints, b: Ints) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether faces a lie behind, and in front of, the planes of faces b."""
    distance = np.einsum("nkc,nc->nk", corners[a] - corners[b][:, :1], normals[b])
    return distance.max(axis=1) < _EPSILON, distance.min(axis=1) > -_EPSILON


def _sorted_by(pairs: Ints, depth: Floats) -> list[int]:
    """Return 0..n-1 so that the first of each pair comes first, else by depth; a circle is cut by depth."""
    after: list[list[int]] = [[] for _ in depth]
    for first, second in pairs.tolist():
        after[first].append(second)
    waiting = np.bincount(pairs[:, 1], minlength=len(depth)).tolist()
    by_depth = [int(i) for i in np.argsort(depth)]
    heap = [(float(depth[i]), i) for i in by_depth if not waiting[i]]
    order: dict[int, None] = {}
    for fallback in by_depth:
        while heap:
            i = heapq.heappop(heap)[1]
            if i in order:
                continue
            order[i] = None
            for j in after[i]:
                waiting[j] -= 1
                if not waiting[j]:
                    heapq.heappush(heap, (float(depth[j]), j))
        if fallback not in order:
            heap.append((float(depth[fallback]), fallback))
    while heap:
        order.setdefault(heapq.heappop(heap)[1])
    return list(order)
