"""Solids of round cells: balls with bridges between those that touch, rods with rounded ends."""

from itertools import pairwise

import numpy as np
from manifold3d import Manifold

from latticework.fabrication.angular_solids import hull, united
from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import ROD
from latticework.lattice.lattice import Floats, as_array
from latticework.lattice.round_bodies import ends, rod_lines

AROUND = 48
"""Corners around a ball; its corners lie on the ball, so it is a little smaller than a true one."""

_AROUND_ROD = 24


def ball_solids(lattice: Lattice, cells: tuple[Cell, ...], scale: float, inset: float, bridge: float
                ) -> list[Manifold]:
    """Return balls, each smaller by `inset`, and bridges of a diameter between neighbours; all in millimetres."""
    balls = [cell for cell in cells if lattice.kinds[cell[-1]].radius]
    if not balls:
        return []
    middles = dict(zip(balls, scale * lattice.positions(as_array(tuple(balls))), strict=True))
    made = [Manifold.sphere(scale * lattice.kinds[cell[-1]].radius - inset, AROUND).translate(middles[cell])
            for cell in balls if scale * lattice.kinds[cell[-1]].radius > inset]
    bridges = [cylinder(middles[cell], middles[other], bridge / 2) for cell in balls
               for other in lattice.neighbours(cell) if bridge and other in middles and cell < other]
    return made + bridges


def rod_solids(lattice: Lattice, cells: tuple[Cell, ...], scale: float, inset: float) -> list[Manifold]:
    """Return rods with rounded ends, bent where a part goes on, each thinner by `inset` all round, in millimetres."""
    rods = [cell for cell in cells if lattice.kinds[cell[-1]].segment]
    if not rods:
        return []
    a, b = ends(lattice, rods[0])
    radius = ROD * scale * float(np.linalg.norm(b - a)) - inset
    ball = Manifold.sphere(radius, _AROUND_ROD)
    return [Manifold.batch_hull([ball.translate(scale * here), ball.translate(scale * there)])
            for line in rod_lines(lattice, cells) for here, there in pairwise(line)]


def cylinder(start: Floats, end: Floats, radius: float) -> Manifold:
    """Return a cylinder from one point to another."""
    along = (end - start) / np.linalg.norm(end - start)
    across = np.cross(along, np.eye(3)[np.abs(along).argmin()])
    across /= np.linalg.norm(across)
    angles = 2 * np.pi * np.arange(_AROUND_ROD)[:, None] / _AROUND_ROD
    ring = radius * (np.cos(angles) * across + np.sin(angles) * np.cross(along, across))
    return hull(np.concatenate([start + ring, end + ring]))


def round_solid(lattice: Lattice, cells: tuple[Cell, ...], scale: float, inset: float, bridge: float) -> Manifold:
    """Return the union of the round cells of a part, empty where it has none."""
    return united([*ball_solids(lattice, cells, scale, inset, bridge), *rod_solids(lattice, cells, scale, inset)])
