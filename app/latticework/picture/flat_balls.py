"""Balls and the necks between them as flat pictures: a few areas of even brightness, and the line around."""

from itertools import pairwise

import numpy as np

from latticework.lattice.lattice import Floats
from latticework.picture.decoration import cap
from latticework.picture.shapes import LIGHT, Shape, lit

Area = tuple[Floats, str, Floats]
"""Points (k, 2), fill "#rrggbb", and lines (s, 2, 2) to be drawn dark."""

_AROUND = 36
NO_LINES = np.zeros((0, 2, 2))


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
    around = _circle(_AROUND)
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
            return _circle(_AROUND) if level < 0 else None
        first = np.cross(light, np.eye(3)[np.abs(light).argmin()])
        edge = _on_cap(light, level, first / np.linalg.norm(first), np.linspace(0, 2 * np.pi, _AROUND))
        around = np.vstack([_circle(_AROUND), [[1.0, 0.0]]])
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


def _circle(corners: int) -> Floats:
    angles = 2 * np.pi * np.arange(corners) / corners
    return np.column_stack([np.cos(angles), np.sin(angles)])
