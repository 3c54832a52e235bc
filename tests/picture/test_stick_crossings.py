"""Sticks that cross lead over one another in one piece, seen from above and from the side."""

import numpy as np
import pytest

from latticework.lattice import Cell, Lattice, builtin
from latticework.lattice.geometry import ROD, _inside
from latticework.lattice.round_bodies import ends
from latticework.picture.painter_order import polygons
from latticework.picture.scenes import STRAIGHT_DOWN, Shape, crossings, raised_at_bridges, scene
from latticework.puzzle import Part, Puzzle
from latticework.solution import Placement, Solution
from quick_suite import in_part

LENGTHS = np.array([-0.4, -0.3, -0.2, -0.1, 0.0, 0.1, 0.2, 0.3, 0.4])


def rays(lattice: Lattice) -> dict[int, Cell]:
    """Return the rods that end at the origin, by the angle in degrees at which they lead away from it."""
    found = {}
    for kind in range(len(lattice.kinds)):
        for step in np.ndindex(3, 3):
            cell = (step[0] - 1, step[1] - 1, kind)
            both = ends(lattice, cell)[:, :2]
            for here, there in (both, both[::-1]):
                if np.abs(here).max() < 1e-6:
                    found[round(np.degrees(np.arctan2(there[1], there[0]))) % 360] = cell
    return found


def crossing(name: str, *angles: tuple[int, ...]) -> tuple[Puzzle, Solution]:
    """Return parts through the origin, each of the rods that lead away from it at some angles."""
    there = rays(builtin(name))
    parts = tuple(Part(str(some), tuple(sorted(there[angle] for angle in some))) for some in angles)
    return Puzzle(builtin(name), parts=parts), tuple(Placement(i, part.cells) for i, part in enumerate(parts))


def uppermost(shapes: list[Shape], points: np.ndarray) -> list[int]:
    """Return which shape is seen at each point of the plane from straight above."""
    seen = [face for face in polygons(shapes, np.zeros((len(shapes), 3)), *STRAIGHT_DOWN) if not face.rim]
    return [[face.shape for face in seen if _inside(face.points, (x, y))][-1] for x, y in points.tolist()]


@pytest.mark.parametrize(("name", "angles"), in_part([
    ("square-stick", ((0, 180), (90, 270))), ("square-stick", ((90, 270), (0, 180))),
    ("triangle-stick", ((0, 180), (60, 240), (120, 300))), ("triangle-stick", ((60, 120), (0, 180))),
    ("square-stick", ((0,), (90, 270))), ("triangle-stick", ((120, 240), (60, 180)))], 3, several=True))
def test_the_last_part_through_a_point_is_seen_in_one_piece(name, angles):
    puzzle, solution = crossing(name, *angles)
    shapes = scene(puzzle, solution)
    if angles[-1][1] - angles[-1][0] == 180:
        turn = np.radians(angles[-1][0])
        along, aside = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
        points = np.concatenate([LENGTHS[:, None] * along + far * ROD * aside for far in (-0.8, 0.05, 0.8)])
        assert set(uppermost(shapes, points)) == {len(angles) - 1}
    tubes = shapes[-1].rounded.tubes.corners
    middles = tubes.mean(axis=1)[np.linalg.norm(tubes.mean(axis=1)[:, :2], axis=1) < 0.4]
    own = uppermost(shapes, middles[:, :2])
    assert set(own) == {len(angles) - 1}


def test_parts_that_share_no_point_lie_on_the_ground():
    puzzle, solution = crossing("square-stick", (0, 180))
    assert crossings(puzzle.lattice, solution) == [{}]
    corners = scene(puzzle, solution)[0].rounded.tubes.corners
    assert corners[..., 2].max() == pytest.approx(2 * ROD, abs=0.01)


def test_ends_stay_below_and_later_parts_lead_over_earlier_ones():
    lattice = builtin("triangle-stick")
    _, solution = crossing("triangle-stick", (0,), (60, 120), (180, 300))
    assert [bridges.get((0.0, 0.0), 0) for bridges in crossings(lattice, solution)] == [0, 1, 2]


def test_a_raised_rod_is_still_closed():
    shape = scene(*crossing("square-stick", (0,), (90, 270)))[1]
    flat = scene(*crossing("square-stick", (90, 270)))[0]
    assert raised_at_bridges(flat.rounded, {}) is flat.rounded
    edges: dict[tuple[float, ...], int] = {}
    for face in shape.rounded.tubes.corners.round(5):
        for a, b in zip(face, np.roll(face, -1, axis=0), strict=True):
            if (a != b).any():
                edges[tuple(a + b)] = edges.get(tuple(a + b), 0) + 1
    # Rod, bend and rod are three tubes: only their open ends, within the next tube, belong to one face.
    open_ = [key for key, count in edges.items() if count == 1]
    assert all(np.hypot(key[0] / 2, key[1] / 2) == pytest.approx(0.3, abs=0.1) for key in open_)
