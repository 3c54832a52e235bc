"""Every side can be clicked from above, and the signs of the marks on them can be told apart."""

import numpy as np
import pytest

from lattice_help import ONE_OF_EACH_KIND, every_lattice
from latticework.lattice import builtin, names
from latticework.lattice.layers import standing
from latticework.picture.plane import plane, rise, side_at, sign
from quick_suite import in_part


def spots(lattice, cell, neighbour):
    """Points on the way to the middle of a side; of a rod only those near its middle line."""
    seen, kind = plane(lattice), lattice.kinds[cell[-1]]
    middle = np.array(seen.center(cell))
    way = (np.array(seen.center(neighbour)) - middle) / 2
    if kind.segment:
        along = kind.corners[1, :2] - kind.corners[0, :2]
        way = 0.2 * way + 0.8 * along * (way @ along) / (along @ along)
    return [tuple(middle + far * way) for far in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95)]


@pytest.mark.parametrize("name", in_part(every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), 3))
def test_every_side_of_every_cell_can_be_reached(name):
    lattice = standing(builtin(name), builtin(name).up)
    seen = plane(lattice)
    for kind, shape in enumerate(lattice.kinds):
        cell = (*(0,) * lattice.rank, kind)
        found = [side_at(seen, spot, seen.layer(cell), (cell,), rise(lattice, cell, neighbour))
                 for neighbour in lattice.neighbours(cell) for spot in spots(lattice, cell, neighbour)]
        assert {side[1] for side in found if side is not None} == {edge.label for edge in shape.half_edges}


@pytest.mark.parametrize("name", names())
def test_the_signs_of_a_cell_lie_apart_and_on_it(name):
    lattice = standing(builtin(name), builtin(name).up)
    seen = plane(lattice)
    for kind in range(len(lattice.kinds)):
        cell = (*(0,) * lattice.rank, kind)
        signs = [sign(seen, cell, n) for n in lattice.neighbours(cell)]
        middles = np.array([corners.mean(axis=0) for corners in signs])
        apart = np.linalg.norm(middles[:, None] - middles, axis=2)[np.triu_indices(len(signs), 1)]
        assert (apart > 0.08 * seen.spacing).all()
        low, high = (np.array(end) for end in seen.extent((cell,)))
        assert all((corners > low - 0.2).all() and (corners < high + 0.2).all() for corners in signs)


@pytest.mark.parametrize("name", ["ring", "cubic", "hexagonal-prism"])
def test_signs_for_above_and_below_lie_within_the_cell(name):
    lattice = standing(builtin(name), builtin(name).up)
    seen = plane(lattice)
    for kind in range(len(lattice.kinds)):
        cell = (*(0,) * lattice.rank, kind)
        low, high = (np.array(end) for end in seen.extent((cell,)))
        upright = [n for n in lattice.neighbours(cell) if rise(lattice, cell, n)]
        assert upright
        for corners in (sign(seen, cell, n) for n in upright):
            assert (corners > low).all()
            assert (corners < high).all()
