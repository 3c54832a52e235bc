"""Meshes: triangles, colours and edges of shapes merged for the graphics card, and compact ones for web pages."""

from dataclasses import replace
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from latticework.lattice import Floats, Ints
from latticework.lattice.round_bodies import Rounded
from latticework.picture.faces import Faces
from latticework.picture.scenes import Shape, channels, lit

Floats32 = NDArray[np.float32]
Hidden = list[NDArray[np.bool_]]

_Cut = tuple[Floats, Floats, Ints]
# Weak keys: what is computed for faces and shapes goes with them.
_CUTS: WeakKeyDictionary[Faces, _Cut] = WeakKeyDictionary()
_LIT: WeakKeyDictionary[Shape, Floats] = WeakKeyDictionary()
_EDGES: WeakKeyDictionary[Faces, tuple[Floats, Ints, Ints]] = WeakKeyDictionary()

_TRACES: WeakKeyDictionary[Faces, Floats] = WeakKeyDictionary()
_FINE = 1e4  # steps to a unit of the lattice by which places are distinguished

_MOST_SORTED, _TOGETHER = 12_000, 16
"""Up to how many triangles are sorted one by one, and how many stay together of more."""

_SEAM = 0.62
"""The share of the brightness of a shape that the seams between its faces have."""

UNIT = 2000
"""Integer steps in a unit of the lattice."""

ROUND = 5
"""How many of these steps coordinates are rounded to on smooth surfaces, which have many corners."""


def triangles(shapes: list[Shape], offsets: Floats, alpha: float,
              hidden: Hidden | None = None) -> tuple[Floats32, Floats32]:
    """Return the faces of the moved shapes as triangles (n, 3, 3) and the colours of their corners (n, 3, 4).

    hidden: for each shape which faces are left out.
    """
    corners, colors = [np.zeros((0, 3, 3))], [np.zeros((0, 3, 4))]
    for number, (shape, offset) in enumerate(zip(shapes, offsets, strict=True)):
        cut, _, owner = triangles_of(shape)
        seen = ~hidden[number][owner] if hidden else slice(None)
        corners.append((cut + offset)[seen])
        colors.append(np.insert(_lit(shape)[seen], 3, alpha, axis=2))
    return np.concatenate(corners).astype(np.float32), np.concatenate(colors).astype(np.float32)


def far_first(corners: Floats32, towards: Floats) -> NDArray[np.uint32]:
    """Return the numbers (3 n,) of the corners of triangles (n, 3, 3), those of the farthest triangle first.

    towards (3,): the direction to the viewer. Of many triangles some that follow one another stay together.
    """
    # A graphics card, or what stands for one, reads corners much faster that lie side by side.
    together = 1 if len(corners) <= _MOST_SORTED else _TOGETHER
    depths = corners[::together].reshape(-1, 9) @ np.tile(towards, 3).astype(np.float32)
    order = (together * np.argsort(depths)[:, None] + np.arange(together)).reshape(-1)
    order = order[order < len(corners)]
    numbers: NDArray[np.uint32] = (3 * order[:, None] + np.arange(3)).astype(np.uint32).reshape(-1)
    return numbers


def _lit(shape: Shape) -> Floats:
    """Return the colours (n, 3, 3) of the corners of the triangles of a shape."""
    if shape not in _LIT:
        _, normals, owner = triangles_of(shape)
        base = np.repeat(shape.base(len(shape.packed.normals))[owner], 3, axis=0)
        _LIT[shape] = lit(base, normals.reshape(-1, 3)).reshape(-1, 3, 3)
    return _LIT[shape]


def triangles_of(shape: Shape) -> _Cut:
    """Return the triangles (n, 3, 3) of a shape, the normals (n, 3, 3) at their corners, and their faces (n,)."""
    faces = shape.packed
    model = faces.model or faces
    if model not in _CUTS:  # tiles with notches take long, and are drawn again whenever they are moved
        _CUTS[model] = _newly_cut(model)
    corners, normals, owner = _CUTS[model]
    return corners if model is faces else corners + faces.moved, normals, owner


def _newly_cut(faces: Faces) -> _Cut:
    sides = np.roll(faces.corners, -1, axis=1) - faces.corners
    turns = np.einsum("nkc,nc->nk", np.cross(np.roll(sides, 1, axis=1), sides), faces.normals)
    convex = faces.smooth | (turns > -1e-9).all(axis=1)
    cut = [(np.zeros((0, 3, 3)), np.zeros((0, 3, 3)), np.zeros(0, dtype=np.int64))]
    for count in np.unique(faces.counts[convex]):  # fans, all of one kind at once
        some = np.nonzero(convex & (faces.counts == count))[0]
        fan = np.array([[0, i, i + 1] for i in range(1, count - 1)])
        cut.append((faces.corners[some][:, fan].reshape(-1, 3, 3), faces.shading[some][:, fan].reshape(-1, 3, 3),
                    np.repeat(some, len(fan))))
    for face in np.nonzero(~convex)[0]:
        pieces = triangulated(faces.corners[face, : faces.counts[face]], faces.normals[face])
        cut.append((pieces, np.tile(faces.normals[face], (len(pieces), 3, 1)), np.repeat(face, len(pieces))))
    corners, normals, owner = (np.concatenate(some) for some in zip(*cut, strict=True))
    return corners, normals, owner


def seams(shapes: list[Shape], hidden: Hidden | None = None) -> Floats32:
    """Return the colours (n, 4) of the ends of the lines that `edges` returns.

    They are darker than the brighter one of the faces at both sides.
    """
    tints = [np.zeros((0, 3))]
    for number, shape in enumerate(shapes):
        _, owner, same = _edges_of(shape)
        seen, first = _different_edges(shape, hidden[number] if hidden else None)
        brightness = np.zeros(same.max(initial=-1) + 1)
        np.maximum.at(brightness, same[seen], lit(np.ones((len(seen), 3)), shape.packed.normals[owner[seen]])[:, 0])
        tints.append(np.repeat(_SEAM * brightness[same[first], None] * np.array(channels(shape.color)), 2, axis=0))
    return np.insert(np.concatenate(tints), 3, 1.0, axis=1).astype(np.float32)


def rim_seams(shapes: list[Shape], rims_of: list[Floats32]) -> Floats32:
    """Return the colours (n, 4) of the corners of rims, a list for each shape: darker than the shape."""
    tints = [np.tile([*_SEAM * np.array(channels(shape.color)), 1.0], (some.size // 3, 1))
             for shape, some in zip(shapes, rims_of, strict=True)]
    return np.concatenate([np.zeros((0, 4)), *tints]).astype(np.float32)


def rims(shapes: list[Shape], offsets: Floats, width: float) -> Floats32:
    """Return the round faces of the moved shapes as triangles (n, 3, 3), enlarged by a width.

    Drawn dark and only from within, they show as a line round what is in front of them.
    """
    cut = [np.zeros((0, 3, 3))]
    for shape, offset in zip(shapes, offsets, strict=True):
        faces = shape.packed
        if faces.smooth.any():
            blown = (faces.corners + width * faces.shading)[faces.smooth] + offset
            cut.append(blown[:, [[0, 1, 2], [0, 2, 3]]].reshape(-1, 3, 3))
    return np.concatenate(cut).astype(np.float32)


def edges(shapes: list[Shape], offsets: Floats, hidden: Hidden | None = None) -> Floats32:
    """Return the edges to be drawn of the moved shapes, each once, two points each, as (2 n, 3).

    hidden: for each shape which faces are left out.
    """
    lines = [np.zeros((0, 2, 3))]
    for number, (shape, offset) in enumerate(zip(shapes, offsets, strict=True)):
        _, first = _different_edges(shape, hidden[number] if hidden else None)
        lines.append(_edges_of(shape)[0][first] + offset)
    return np.concatenate(lines).reshape(-1, 3).astype(np.float32)


def _different_edges(shape: Shape, hidden: NDArray[np.bool_] | None) -> tuple[Ints, Ints]:
    """Return the numbers of the edges of all faces that are not hidden, and of these each once."""
    _, owner, same = _edges_of(shape)
    seen = np.nonzero(~hidden[owner])[0] if hidden is not None else np.arange(len(owner))
    _, first = np.unique(same[seen], return_index=True)
    return seen, seen[first]


def _edges_of(shape: Shape) -> tuple[Floats, Ints, Ints]:
    """Return the ends (n, 2, 3) of the edges of all faces, their faces (n,), and the same number (n,) where equal."""
    faces = shape.packed
    model = faces.model or faces
    if model not in _EDGES:
        ends = np.stack([model.corners, np.roll(model.corners, -1, axis=1)], axis=2)[model.sharp]
        keys = np.round(np.concatenate([ends.sum(axis=1), np.abs(ends[:, 0] - ends[:, 1])], axis=1), 4) + 0.0
        same = np.unique(keys, axis=0, return_inverse=True)[1].reshape(-1)
        _EDGES[model] = ends, np.nonzero(model.sharp)[0], same
    ends, owner, same = _EDGES[model]
    return ends if model is faces else ends + faces.moved, owner, same


def triangulated(face: Floats, normal: Floats) -> Floats:
    """Return a flat polygon (k, 3) as k - 2 triangles (k - 2, 3, 3), by cutting off ears, many at a time."""
    left, cut = np.arange(len(face)), []
    while len(left) > 3:
        ears: list[int] = []
        for i in np.nonzero(_ears(face[left], normal))[0].tolist():
            # No two neighbours at once, as cutting one off changes the other.
            if i - 1 not in ears and (i < len(left) - 1 or 0 not in ears):
                ears.append(i)
        # Rounding may leave no ear at all; any corner is better than a loop without end.
        ears = ears[: len(left) - 3] or [0]
        cut += [left[[i - 1, i, (i + 1) % len(left)]] for i in ears]
        left = np.delete(left, ears)
    triangles: Floats = face[np.array([*cut, left])]
    return triangles


def _ears(corners: Floats, normal: Floats) -> NDArray[np.bool_]:
    """Which corners (k,) are convex, with no other corner in the triangle with their neighbours."""
    triangles = np.stack([np.roll(corners, 1, axis=0), corners, np.roll(corners, -1, axis=0)], axis=1)
    sides = np.roll(triangles, -1, axis=1) - triangles
    away = corners[None, :, None] - triangles[:, None]
    within = np.all(np.cross(sides[:, None], away) @ normal > 1e-9, axis=2)
    ears: NDArray[np.bool_] = (np.cross(sides[:, 0], sides[:, 1]) @ normal > 1e-9) & ~within.any(axis=1)
    return ears


def buried(shapes: list[Shape], offsets: Floats) -> list[NDArray[np.bool_]]:
    """Return for each shape which of its faces (n,) coincide with one of another shape that faces the other way.

    offsets (shapes, 3): how far each is moved.
    """
    flat = [~shape.packed.smooth for shape in shapes]
    traces = [_traces(shape)[some] + np.pad(offset, (0, 5))
              for shape, offset, some in zip(shapes, offsets, flat, strict=True)]
    covered = _met(np.concatenate([np.zeros((0, 8)), *traces]))
    found, first = [], 0
    for shape, some in zip(shapes, flat, strict=True):
        hidden = np.zeros(len(shape.packed.counts), dtype=np.bool_)
        hidden[some] = covered[first : first + some.sum()]
        first += some.sum()
        found.append(hidden)
    return found


def _traces(shape: Shape) -> Floats:
    """Return features (n, 8) that identify faces: the middle, the number of corners, their spread, and the normal."""
    own = shape.packed
    faces = own.model or own
    if faces not in _TRACES:
        _TRACES[faces] = _newly_traced(faces)
    return _TRACES[faces] + np.pad(own.moved, (0, 5))


def _newly_traced(faces: Faces) -> Floats:
    is_corner = np.arange(faces.corners.shape[1])[None, :, None] < faces.counts[:, None, None]
    middle = (faces.corners * is_corner).sum(axis=1) / faces.counts[:, None]
    spread = (((faces.corners - middle[:, None]) ** 2).sum(axis=2) * is_corner[:, :, 0]).sum(axis=1)
    return np.column_stack([middle, faces.counts, spread, faces.normals])


def _met(traces: Floats) -> NDArray[np.bool_]:
    """Return which of the faces (n,) are at the same place as one with the opposite normal."""
    steps = np.round(traces * _FINE).astype(np.int64)
    # One of each pair of opposite normals, so that faces which cover each other have the same key.
    forward = steps[:, 5:] @ np.array([1 << 40, 1 << 20, 1]) > 0
    steps[~forward, 5:] *= -1
    place = np.unique(steps, axis=0, return_inverse=True)[1].reshape(-1)
    sides = np.zeros((2, len(traces)), dtype=np.bool_)
    sides[forward.astype(int), place] = True
    both: NDArray[np.bool_] = sides[0] & sides[1]
    met: NDArray[np.bool_] = both[place]
    return met


class MeshTable:
    """Numbers bodies and colours, so that each is written once, however many placements have it.

    A mesh is a dictionary. points: coordinates of the corners of flat faces, three each. faces: [colour, corners],
    with the colour of a patch, -1 for that of the part, and three corners for each triangle. edges: two corners each.
    round_points, round_faces: the same of a surface that is to look smooth. balls: centre, radius, colour of the caps
    or -1. necks: two ends and a radius. Points, and the corners of faces, are given as the difference from those
    before, which repeats itself and so shrinks when it is compressed.
    """

    def __init__(self) -> None:
        self.meshes: list[dict[str, Any]] = []
        self.colors: list[str] = []
        self._numbers: dict[bytes, int] = {}

    def color(self, color: str) -> int:
        """Return the number of a colour."""
        if color not in self.colors:
            self.colors.append(color)
        return self.colors.index(color)

    def placed(self, shape: Shape) -> list[int]:
        """Return the record of a placed shape: mesh, colour, part, and its middle (x, y, z)."""
        # Rounded before it is subtracted, so that equal bodies in other places have equal bytes.
        middle = whole(shape.center)
        key = self._key(shape, middle / UNIT)
        if key not in self._numbers:
            self._numbers[key] = len(self.meshes)
            self.meshes.append(self._mesh(shape, middle / UNIT))
        return [self._numbers[key], self.color(shape.color), shape.part, *middle.tolist()]

    def _key(self, shape: Shape, middle: Floats) -> bytes:
        """Return a key that two shapes share exactly if one is the other moved."""
        tints = [self.color(color) if color else -1 for color in (*shape.paint, *shape.caps)]
        corners = whole(shape.packed.corners - middle)
        return np.array([*corners.shape, len(shape.faces), len(shape.paint), *tints]).tobytes() + corners.tobytes()

    def _mesh(self, shape: Shape, middle: Floats) -> dict[str, Any]:
        rounded = shape.rounded
        angular = replace(shape, rounded=Rounded(rounded.balls[:0], rounded.necks[:0], rounded.tubes), caps=())
        corners, _, owner = triangles_of(angular)
        smooth, tints = angular.packed.smooth[owner], self._tints(angular)[owner]
        lines = np.stack([angular.packed.corners, np.roll(angular.packed.corners, -1, axis=1)], axis=2)[
            angular.packed.sharp]
        points, numbers = _different(np.concatenate([corners[~smooth].reshape(-1, 3), lines.reshape(-1, 3)]) - middle)
        flat = 3 * int((~smooth).sum())
        edges = np.unique(np.sort(numbers[flat:].reshape(-1, 2), axis=1), axis=0)
        round_points, round_numbers = _different(corners[smooth].reshape(-1, 3) - middle, ROUND)
        caps = [self.color(cap) if cap else -1 for cap in shape.caps] or [-1] * len(rounded.balls)
        balls = [[*whole(ball - [*middle, 0]).tolist(), cap] for ball, cap in zip(rounded.balls, caps, strict=True)]
        necks = whole(rounded.necks - [*middle, *middle, 0]).tolist()
        mesh = {"points": _steps(points), "faces": _by_color(numbers[:flat], tints[~smooth]),
                "edges": _steps(edges), "round_points": _steps(round_points),
                "round_faces": _by_color(round_numbers, tints[smooth]), "balls": balls, "necks": necks}
        return {name: some for name, some in mesh.items() if some}

    def _tints(self, shape: Shape) -> Ints:
        """Return the number of the colour of each face, -1 for that of the part."""
        tints = np.full(len(shape.packed.counts), -1)
        if shape.paint:
            tints[len(shape.faces) - len(shape.paint) : len(shape.faces)] = [self.color(one) for one in shape.paint]
        return tints


def _by_color(corners: Ints, tints: Ints) -> list[list[Any]]:
    """Return [colour, corners of its triangles] for each colour of triangles."""
    return [[int(tint), _steps(corners.reshape(-1, 3)[tints == tint])] for tint in np.unique(tints)]


def _different(points: Floats, coarse: int = 1) -> tuple[Ints, Ints]:
    """Return the different points (n, 3) in order of occurrence, and the number of each given one.

    coarse: the steps to which coordinates are rounded.
    """
    rounded = coarse * np.round(whole(points) / coarse).astype(np.int64)
    # Back to the order of occurrence, in which neighbours are near and differences small.
    _, first, numbers = np.unique(rounded, axis=0, return_index=True, return_inverse=True)
    order = np.argsort(first)
    return rounded[first[order]], np.argsort(order)[numbers.ravel()]


def _steps(rows: Ints) -> list[int]:
    """Return rows (n, k) as one list of differences from the row before."""
    steps: list[int] = np.diff(rows, axis=0, prepend=0).ravel().tolist()
    return steps


def whole(lengths: Floats) -> Ints:
    """Return lengths in steps of UNIT, as integers."""
    steps: Ints = np.round(UNIT * lengths).astype(np.int64)
    return steps
