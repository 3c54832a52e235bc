"""The cell that a ray meets, and the cell beyond its face, in every solid lattice."""

import random

import numpy as np
import pytest

from latticework.lattice import Cell, Lattice, builtin, names
from latticework.lattice.lattice import as_array
from latticework.picture.hits import CellHit, cell_hit, pick
from latticework.picture.scenes import shape_of
from quick_suite import in_part

SOLID = [name for name in names() if not builtin(name).flat]


def grown(lattice: Lattice, count: int, chance: random.Random) -> tuple[Cell, ...]:
    """Return connected cells."""
    cells = {(*(0,) * lattice.rank, 0)}
    while len(cells) < count:
        cells.add(chance.choice(lattice.neighbours(chance.choice(sorted(cells)))))
    return tuple(sorted(cells))


def rays(lattice: Lattice, cells: tuple[Cell, ...], chance: random.Random, count: int):
    """Yield rays from far away towards points near the cells."""
    places = lattice.positions(as_array(cells))
    for _ in range(count):
        away = np.array([chance.gauss(0, 1) for _ in range(3)])
        aim = chance.choice(places) + 0.4 * np.array([chance.uniform(-1, 1) for _ in range(3)])
        yield aim + 50 * away / np.linalg.norm(away), -away


@pytest.mark.parametrize("name", in_part(SOLID, 4))
class TestCellHit:
    def test_it_is_the_first_that_a_picture_of_each_cell_shows(self, name):
        lattice, chance = builtin(name), random.Random(name)
        cells = grown(lattice, 8, chance)
        shapes = [shape_of(lattice, (cell,), "#808080", around=48) for cell in cells]
        met = 0
        for origin, direction in rays(lattice, cells, chance, 25):
            place = pick(shapes, np.zeros((len(shapes), 3)), origin, direction)
            hit = cell_hit(lattice, cells, origin, direction)
            assert (None if hit is None else hit.cell) == (None if place is None else cells[place])
            met += hit is not None
        assert met > 12

    def test_the_cell_beyond_is_free_beside_it_and_nearer_to_the_viewer(self, name):
        lattice, chance = builtin(name), random.Random(name)
        cells = grown(lattice, 8, chance)
        for origin, direction in rays(lattice, cells, chance, 25):
            hit = cell_hit(lattice, cells, origin, direction)
            if hit is None or (hit.beyond is None and lattice.rank < 3):  # rings have an outside
                continue
            assert hit.beyond is not None
            assert hit.beyond in lattice.neighbours(hit.cell)
            assert hit.beyond not in cells
            here, there = lattice.positions(as_array((hit.cell, hit.beyond)))
            assert (there - here) @ direction < (0.7 if lattice.kinds[hit.cell[-1]].radius else 0.0) * float(
                np.linalg.norm(there - here) * np.linalg.norm(direction))


def test_a_ray_that_meets_nothing():
    assert cell_hit(builtin("cubic"), (), np.zeros(3), np.ones(3)) is None
    assert cell_hit(builtin("cubic"), ((0, 0, 0, 0),), np.array([0, 9.0, 9]), np.array([1.0, 0, 0])) is None


def test_a_cube_grows_on_the_face_that_is_looked_at():
    cubic, cube = builtin("cubic"), (0, 0, 0, 0)
    for axis in range(3):
        for side in (1, -1):
            away = side * np.eye(3)[axis]
            center = cubic.positions(as_array((cube,)))[0]
            beyond = (*(side * (i == axis) for i in range(3)), 0)
            assert cell_hit(cubic, (cube,), center + 9 * away, -away) == CellHit(cube, beyond)
