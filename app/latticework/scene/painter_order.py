"""The order in which a painter draws faces, so that nearer ones cover farther ones."""

import heapq

import numpy as np
from numpy.typing import NDArray

from latticework.lattice.lattice import Floats, Ints

_EPSILON = 1e-6
_MOST_SORTED, _AT_ONCE = 3000, 20_000


def painter_order(corners: Floats, normals: Floats, seen: Floats) -> Ints:
    """Return the faces so that none is drawn over one that is nearer to the viewer.

    Depth alone is wrong for exploded parts. Of two faces that overlap as seen, one may be drawn first when it lies
    behind the plane of the other, or the other in front of its plane; where only one order is right it is kept.
    """
    depth = seen[..., 2].mean(axis=1)
    if not len(depth) or len(depth) > _MOST_SORTED:
        return np.argsort(depth)
    low, high = seen[..., :2].min(axis=1) + _EPSILON, seen[..., :2].max(axis=1) - _EPSILON
    overlap = ((low[:, None] < high[None]) & (low[None] < high[:, None])).all(axis=2)
    a, b = np.nonzero(np.triu(overlap, 1))
    behind_ab, ahead_ab = _sides(corners, normals, a, b)
    behind_ba, ahead_ba = _sides(corners, normals, b, a)
    a_first, b_first = behind_ab | ahead_ba, behind_ba | ahead_ab
    pairs = np.concatenate([np.stack([a, b], 1)[a_first & ~b_first], np.stack([b, a], 1)[b_first & ~a_first]])
    return np.array(_sorted_by(pairs, depth), dtype=np.int64)


def _sides(corners: Floats, normals: Floats, a: Ints, b: Ints) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether faces a lie behind, and in front of, the planes of faces b."""
    behind, ahead = np.zeros(len(a), dtype=np.bool_), np.zeros(len(a), dtype=np.bool_)
    for start in range(0, len(a), _AT_ONCE):  # not all at once: outlines with notches have many corners
        some = slice(start, start + _AT_ONCE)
        distance = np.einsum("nkc,nc->nk", corners[a[some]] - corners[b[some], :1], normals[b[some]])
        behind[some], ahead[some] = distance.max(axis=1) < _EPSILON, distance.min(axis=1) > -_EPSILON
    return behind, ahead


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
