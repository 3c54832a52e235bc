"""Compact meshes: each different body of many solutions once, in integers relative to its own middle."""

from dataclasses import replace
from typing import Any

import numpy as np

from latticework.lattice.lattice import Floats, Ints
from latticework.lattice.round_bodies import Rounded
from latticework.picture.mesh import triangles_of
from latticework.picture.shapes import Shape

UNIT = 2000
"""Integer steps in a unit of the lattice."""

ROUND = 5
"""How many of these steps coordinates are rounded to on smooth surfaces, which have many corners."""


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
        middle = _whole(shape.center)
        key = self._key(shape, middle / UNIT)
        if key not in self._numbers:
            self._numbers[key] = len(self.meshes)
            self.meshes.append(self._mesh(shape, middle / UNIT))
        return [self._numbers[key], self.color(shape.color), shape.part, *middle.tolist()]

    def _key(self, shape: Shape, middle: Floats) -> bytes:
        """Return a key that two shapes share exactly if one is the other moved."""
        tints = [self.color(color) if color else -1 for color in (*shape.paint, *shape.caps)]
        corners = _whole(shape.packed.corners - middle)
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
        balls = [[*_whole(ball - [*middle, 0]).tolist(), cap] for ball, cap in zip(rounded.balls, caps, strict=True)]
        necks = _whole(rounded.necks - [*middle, *middle, 0]).tolist()
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
    whole = coarse * np.round(_whole(points) / coarse).astype(np.int64)
    _, first, numbers = np.unique(whole, axis=0, return_index=True, return_inverse=True)
    order = np.argsort(first)
    return whole[first[order]], np.argsort(order)[numbers.ravel()]


def _steps(rows: Ints) -> list[int]:
    """Return rows (n, k) as one list of differences from the row before."""
    steps: list[int] = np.diff(rows, axis=0, prepend=0).ravel().tolist()
    return steps


def _whole(lengths: Floats) -> Ints:
    whole: Ints = np.round(UNIT * lengths).astype(np.int64)
    return whole
