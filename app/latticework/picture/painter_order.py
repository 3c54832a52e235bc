"""Projection: shapes as lit polygons in painter's order, balls as flat pictures."""

import heapq
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from operator import attrgetter, itemgetter

import numpy as np
from numpy.typing import NDArray

from latticework.lattice import Floats, Ints
from latticework.picture.decoration import cap, mixed
from latticework.picture.faces import Faces, Stubs, widened, widened_edges
from latticework.picture.scenes import LIGHT, Shape, lit

_EPSILON = 1e-6
_CLOSE = 1e-3
_FACING = 1 - 1e-6
"""The cosine of the angle between the normal of a face and the view above which it is seen from straight above."""
_RIM = 0.004  # of the size of what is drawn
EDGE = "#1f242b"
"""The colour of outlines."""

_SEAM = 0.62
"""The share of its own colour that a seam keeps; the rest is black."""

_FAINT = 0.4
"""The share of its own colour that a faint face keeps; the rest is white."""

_MOST_SORTED, _AT_ONCE = 3000, 20_000

Area = tuple[Floats, str, Floats]
"""Points (k, 2), fill "#rrggbb", and lines (s, 2, 2) to be drawn dark."""

_AROUND = 36
NO_LINES = np.zeros((0, 2, 2))


@dataclass(frozen=True, eq=False)
class Polygon:
    """A face as seen: `shape` is its place in the list of shapes, points (k, 2) with y upwards, fill "#rrggbb".

    lines (s, 2, 2) are the edges, drawn in the colour `edge`, "" for seams in a darker shade of the fill. A rim is
    dark, and looks like a line around the polygon that covers it. With two points it is an edge of a face before it.
    """

    shape: int
    points: Floats
    fill: str
    lines: Floats
    rim: bool = False
    edge: str = ""

    @property
    def line(self) -> str:
        """The colour of the edges, "#rrggbb"."""
        return self.edge or mixed(self.fill, "#000000", _SEAM)

    def moved(self, to: Floats, factors: Floats) -> "Polygon":
        """Return the polygon stretched along both axes (2,), and then moved."""
        return replace(self, points=to + self.points * factors, lines=to + self.lines * factors)

    def faint(self) -> "Polygon":
        """Return the polygon in pale colours."""
        return replace(self, fill=mixed(self.fill, "#ffffff", _FAINT), edge=mixed(self.line, "#ffffff", _FAINT))

    def outlined(self) -> "Polygon":
        """Return the polygon with black outlines where it had seams."""
        return replace(self, fill=EDGE) if self.rim else replace(self, edge=self.edge or EDGE)


_Drawn = tuple[float, list[Polygon]]
"""A depth, and the polygons to be drawn at it."""


@dataclass(frozen=True, eq=False)
class Gathered:
    """All faces of all shapes, moved: corners (n, k, 3), normals (n, 3), colors (n, 3), owner (n,), sharp (n, k).

    stubs are ends of lines of other faces;
    shading (n, k, 3) are the normals at the corners, smooth (n,) marks faces of a round surface.
    """

    corners: Floats
    normals: Floats
    colors: Floats
    owner: Ints
    sharp: NDArray[np.bool_]
    stubs: Stubs
    counts: Ints
    shading: Floats
    smooth: NDArray[np.bool_]


def basis(azimuth: float, elevation: float) -> Floats:
    """Return the unit vectors right, up and towards the viewer as rows (3, 3), for angles in degrees."""
    a, e = np.radians([azimuth, elevation])
    return np.array([
        [-np.sin(a), np.cos(a), 0.0],
        [-np.sin(e) * np.cos(a), -np.sin(e) * np.sin(a), np.cos(e)],
        [np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)],
    ])


def polygons(shapes: list[Shape], offsets: Floats, azimuth: float, elevation: float, *,
             hidden: list[NDArray[np.bool_]] | None = None) -> list[Polygon]:
    """Return the faces turned to the viewer, the farthest first, seen without perspective.

    offsets has shape (n, 3); angles in degrees. Points are in units of the lattice, the origin of space at 0, 0.
    hidden: for each shape which of its flat faces are left out.
    """
    if not shapes:
        return []
    # Balls are no faces here: each is a flat picture, drawn at the depth of its middle.
    cut = sliced(shapes, offsets)
    every = gathered(cut, offsets, attrgetter("without_balls"))
    frame = basis(azimuth, elevation)
    turned = every.normals @ frame[2] > _EPSILON
    if hidden is not None and cut is shapes:  # faces that are cut have other numbers
        turned[~every.smooth] &= ~np.concatenate([some[: len(shape.faces)]
                                                  for shape, some in zip(shapes, hidden, strict=True)])
    flat, curved = np.nonzero(turned & ~every.smooth)[0], np.nonzero(turned & every.smooth)[0]
    order = _painter_order(every.corners[flat], every.normals[flat], every.corners[flat] @ frame.T)
    angular = _edges_last(_faces(every, flat[order], frame), _facing(every, flat[order], frame).tolist())
    # Round surfaces are cut so finely that their depth alone gives their order.
    round_ = _rims(every, curved, frame, shapes) + _faces(every, curved, frame) + _discs(shapes, offsets, frame)
    round_.sort(key=_depth)
    # Merged, not sorted together: the painter's order of angular faces is not that of their depths.
    both = heapq.merge(angular, round_, key=_depth) if angular else round_
    return [polygon for _, drawn in both for polygon in drawn]


def _depth(drawn: _Drawn) -> float:
    return drawn[0]


def _faces(every: Gathered, numbers: Ints, frame: Floats) -> list[_Drawn]:
    seen = every.corners[numbers] @ frame.T
    points, depths = seen[..., :2], seen[..., 2].mean(axis=1).tolist()
    edges, sharp = np.stack([points, np.roll(points, -1, axis=1)], axis=2), every.sharp[numbers]
    covered = every.stubs.lines @ frame[:2].T
    low, high = (np.searchsorted(every.stubs.faces, numbers, side=side) for side in ("left", "right"))
    # Those that face the viewer cover no edges of their plane, see `_edges_last`.
    low, high = low.tolist(), np.where(_facing(every, numbers, frame), low, high).tolist()
    fills = np.rint(255 * every.colors[numbers]).astype(np.uint8).tobytes().hex()
    rows = zip(depths, points, every.owner[numbers].tolist(), every.counts[numbers].tolist(),
               [bool(some.any()) for some in sharp], strict=True)
    return [(depth, [Polygon(owner, corners[:count], f"#{fills[6 * i : 6 * i + 6]}",
                             np.concatenate([edges[i, sharp[i]], covered[low[i] : high[i]]])
                             if lined or low[i] < high[i] else NO_LINES)])
            for i, (depth, corners, owner, count, lined) in enumerate(rows)]


def _facing(every: Gathered, numbers: Ints, frame: Floats) -> NDArray[np.bool_]:
    """Return whether each of the faces (n,) is seen from straight above."""
    facing: NDArray[np.bool_] = every.normals[numbers] @ frame[2] > _FACING
    return facing


def _edges_last(drawn: list[_Drawn], facing: list[bool]) -> list[_Drawn]:
    """Return faces with those in one plane that face the viewer shape by shape, and their edges after them.

    Else a face covers half of the edges that were drawn before it, so that an edge between two shapes changes its
    colour on the way. A polygon of two points is drawn as its lines.
    """
    made = []
    planes = [round(depth, 6) if above else None for (depth, _), above in zip(drawn, facing, strict=True)]
    for plane, some in groupby(zip(planes, drawn, strict=True), itemgetter(0)):
        run = [face for _, face in some]
        if plane is not None:
            run.sort(key=lambda face: face[1][0].shape)
            run = [(depth, [replace(face, lines=NO_LINES)]) for depth, (face,) in run] + [
                (depth, [replace(face, points=face.lines[0])]) for depth, (face,) in run if len(face.lines)]
        made += run
    return made


def _rims(every: Gathered, curved: Ints, frame: Floats, shapes: list[Shape]) -> list[_Drawn]:
    """Return rods a little thicker and darker, one radius lower, drawn before them and over what they bridge."""
    if not len(curved):
        return []
    width = _RIM * float(np.ptp(every.corners[curved].reshape(-1, 3), axis=0).max())
    blown = (every.corners[curved] + width * every.shading[curved]) @ frame.T
    depths = blown[..., 2].mean(axis=1) - np.array([shape.rounded.rod for shape in shapes])[every.owner[curved]]
    rows = zip(depths.tolist(), every.owner[curved].tolist(), blown[..., :2], strict=True)
    dark = [mixed(shape.color, "#000000", _SEAM) for shape in shapes]
    return [(depth, [Polygon(owner, points, dark[owner], NO_LINES, rim=True)]) for depth, owner, points in rows]


def _discs(shapes: list[Shape], offsets: Floats, frame: Floats) -> list[_Drawn]:
    """Return the pictures of balls and necks with their depths."""
    return [(depth, [Polygon(number, *area) for area in areas])
            for number, (shape, offset) in enumerate(zip(shapes, offsets, strict=True))
            for depth, areas in (*discs(shape, offset, frame), *necks(shape, offset, frame))]


def gathered(shapes: list[Shape], offsets: Floats, faces_of: Callable[[Shape], Faces]) -> Gathered:
    """Return the faces of at least one shape, moved by offsets (n, 3); faces_of: those of a shape that count."""
    packs = [faces_of(shape) for shape in shapes]
    most = max(pack.corners.shape[1] for pack in packs)
    return Gathered(
        np.concatenate([widened(pack.corners, most) + offset for pack, offset in zip(packs, offsets, strict=True)]),
        np.concatenate([pack.normals for pack in packs]),
        np.concatenate([lit(shape.base(len(pack.normals)), pack.normals)
                        for shape, pack in zip(shapes, packs, strict=True)]),
        np.repeat(np.arange(len(packs)), [len(pack.counts) for pack in packs]),
        np.concatenate([widened_edges(pack.sharp, most) for pack in packs]),
        _stubs(packs, offsets),
        np.concatenate([pack.counts for pack in packs]),
        np.concatenate([widened(pack.shading, most) for pack in packs]),
        np.concatenate([pack.smooth for pack in packs]),
    )


def _stubs(packs: list[Faces], offsets: Floats) -> Stubs:
    before = np.cumsum([0, *(len(pack.counts) for pack in packs)])
    return Stubs(np.concatenate([pack.stubs.faces + n for pack, n in zip(packs, before[:-1], strict=True)]),
                 np.concatenate([pack.stubs.lines + offset for pack, offset in zip(packs, offsets, strict=True)]))


def _painter_order(corners: Floats, normals: Floats, seen: Floats) -> Ints:
    """Return the order of faces in which none is drawn over one that is nearer to the viewer.

    Depth alone is wrong for exploded parts. Of two faces that overlap in the view, one may be drawn first if it is
    behind the plane of the other, or the other in front of its plane; if only one order is right it is used.
    """
    depth = seen[..., 2].mean(axis=1)
    # All pairs are compared, which for many faces takes too long for a view that is being turned.
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
    """Whether faces a are behind, and in front of, the planes of faces b."""
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
        # A circle of faces: it is cut where the farthest one is.
        if fallback not in order:
            heap.append((float(depth[fallback]), fallback))
    while heap:
        order.setdefault(heapq.heappop(heap)[1])
    return list(order)


def sliced(shapes: list[Shape], offsets: Floats) -> list[Shape]:
    """Return the shapes, moved by offsets (n, 3), with the walls of pegs cut at the faces of others."""
    # Only moved parts have pegs that stick out through others.
    if not any(shape.pegs for shape in shapes) or not np.ptp(offsets, axis=0).any():
        return shapes
    points = [shape.packed.corners[:, 0] + offset for shape, offset in zip(shapes, offsets, strict=True)]
    cut = []
    for number, (shape, offset) in enumerate(zip(shapes, offsets, strict=True)):
        others = [i for i in range(len(shapes)) if i != number]
        if not shape.pegs or not others:
            cut.append(shape)
            continue
        where = np.concatenate([points[i] for i in others]) - offset
        normals = np.concatenate([shapes[i].packed.normals for i in others])
        last = len(shape.faces) - len(shape.paint)
        walls = [part for wall in shape.faces[last - shape.pegs : last] for part in _cut(wall, where, normals)]
        cut.append(replace(shape, faces=[*shape.faces[: last - shape.pegs], *walls, *shape.faces[last:]]))
    return cut


def _cut(wall: Floats, points: Floats, normals: Floats) -> list[Floats]:
    """Cut a wall (4, 3) at planes across it, each given by a point and a normal (n, 3); leave other faces."""
    if len(wall) != 4:
        return [wall]
    along = wall[3] - wall[0]
    length = float(np.linalg.norm(along))
    across = np.abs(normals @ along) > (1 - _CLOSE) * length
    places = np.unique(np.round((points[across] - wall[0]) @ along / length**2, 6))
    edges = [0.0, *places[(places > _CLOSE) & (places < 1 - _CLOSE)].tolist(), 1.0]
    foot, way = wall[:2], wall[[3, 2]] - wall[:2]
    return [np.vstack([foot + low * way, (foot + high * way)[::-1]]) for low, high in pairwise(edges)]


def discs(shape: Shape, offset: Floats, frame: Floats) -> list[tuple[float, list[Area]]]:
    """Return for each ball of a moved shape its depth and its picture, seen along the rows of frame (3, 3)."""
    if not len(shape.rounded.balls):
        return []
    # Made once for all balls of a shape: they differ in place and size only.
    areas = _shaded(shape.color, frame, shape.around // 3)
    made = []
    for number, (x, y, z, radius) in enumerate(shape.rounded.balls):
        seen = frame @ (np.array([x, y, z]) + offset)
        drawn = [(seen[:2] + radius * points, fill, seen[:2] + radius * lines) for points, fill, lines in areas]
        made.append((float(seen[2]), drawn + _caps(shape, number, offset, frame)))
    return made


def _caps(shape: Shape, number: int, offset: Floats, frame: Floats) -> list[Area]:
    """The picture of the caps of a ball: the faces that are turned to the viewer, and the line where they end."""
    if not shape.caps or not shape.caps[number]:
        return []
    faces = shape.packed
    on = shape.ball(number)[cap(shape.around)]
    on = on[faces.normals[on] @ frame[2] > 0]
    seen = (faces.corners[on, :4] + offset) @ frame[:2].T
    lines = np.stack([seen, np.roll(seen, -1, axis=1)], axis=2)
    return [(points, _fill_of(shape.caps[number], normal), edges[sharp]) for points, normal, edges, sharp
            in zip(seen, faces.normals[on], lines, faces.sharp[on, :4], strict=True)]


def _shaded(color: str, frame: Floats, shades: int) -> list[Area]:
    """The picture of a ball of radius one: ever brighter areas, the last one with the line around the ball."""
    light = frame @ LIGHT / np.linalg.norm(LIGHT)
    levels = np.linspace(-1, 1, 2 * shades + 1).tolist()
    darkest = -float(np.hypot(*light[:2])) if light[2] > 0 else -1.0
    around = _circle()
    areas = [(around, _fill(color, darkest), NO_LINES)]
    for low, high in pairwise(levels):
        points = _cap(light, low)
        if low > darkest and points is not None:
            areas.append((points, _fill(color, (low + high) / 2), NO_LINES))
    points, fill, _ = areas[-1]
    return [*areas[:-1], (points, fill, np.stack([around, np.roll(around, -1, axis=0)], axis=1))]


def _cap(light: Floats, level: float) -> Floats | None:
    """The area (k, 2) of a ball of radius one that faces the light at least so much, or None if hidden."""
    aside, radius = float(np.hypot(*light[:2])), np.sqrt(1 - level**2)
    if abs(level) >= aside:  # the line where it ends does not meet the rim
        if level * light[2] <= 0:
            return _circle() if level < 0 else None
        first = np.cross(light, np.eye(3)[np.abs(light).argmin()])
        edge = _on_cap(light, level, first / np.linalg.norm(first), np.linspace(0, 2 * np.pi, _AROUND))
        around = np.vstack([_circle(), [[1.0, 0.0]]])
        return edge if level > 0 else np.vstack([around, edge[::-1], edge[-1:]])  # all but what is within the line
    first = (np.array([0.0, 0.0, 1.0]) - light[2] * light) / aside  # where the line is nearest to the viewer
    seen = np.arccos(np.clip(-level * light[2] / (radius * aside), -1, 1))
    middle, half = np.arctan2(light[1], light[0]), np.arccos(level / aside)
    rim = middle + np.linspace(-half, half, _AROUND)
    return np.vstack([np.column_stack([np.cos(rim), np.sin(rim)]),
                      _on_cap(light, level, first, np.linspace(-seen, seen, _AROUND))])


def _on_cap(light: Floats, level: float, first: Floats, angles: Floats) -> Floats:
    """Points (n, 2), by angle, of the line on a ball of radius one that faces the light so much."""
    points: Floats = level * light + np.sqrt(1 - level**2) * (
        np.cos(angles)[:, None] * first + np.sin(angles)[:, None] * np.cross(light, first))
    return points[:, :2]


def necks(shape: Shape, offset: Floats, frame: Floats) -> list[tuple[float, list[Area]]]:
    """Return for each neck between balls of a moved shape its depth and its picture."""
    made = []
    for neck in shape.rounded.necks:
        a, b = frame @ (neck[:3] + offset), frame @ (neck[3:6] + offset)
        along = (b - a) / np.linalg.norm(b - a)
        side = np.array([-along[1], along[0], 0.0])
        if np.linalg.norm(side) > 1e-6:
            side /= np.linalg.norm(side)
            normal = np.cross(along, side) * np.sign(np.cross(along, side)[2])
            made.append((float(a[2] + b[2]) / 2, [_neck(a, b, neck[6] * side, neck[6] * normal,
                                                       _fill_of(shape.color, normal @ frame))]))
    return made


def _neck(a: Floats, b: Floats, side: Floats, normal: Floats, fill: str) -> Area:
    """The outline of a tube between two circles, and its two sides as lines."""
    t = np.linspace(0, np.pi, 7)[:, None]
    arc = np.cos(t) * side[:2] + np.sin(t) * normal[:2] * (1 if normal[:2] @ (b - a)[:2] > 0 else -1)
    lines = np.array([[a[:2] + side[:2], b[:2] + side[:2]], [a[:2] - side[:2], b[:2] - side[:2]]])
    return np.vstack([b[:2] + arc, a[:2] - arc]), fill, lines


def _fill(color: str, level: float) -> str:
    """The colour of a surface that faces the light so much, from -1 to 1."""
    return _fill_of(color, level * LIGHT / np.linalg.norm(LIGHT))


def _fill_of(color: str, normal: Floats) -> str:
    return "#" + bytes(np.rint(255 * lit(color, normal[None])[0]).astype(np.uint8)).hex()


def _circle() -> Floats:
    angles = 2 * np.pi * np.arange(_AROUND) / _AROUND
    return np.column_stack([np.cos(angles), np.sin(angles)])
