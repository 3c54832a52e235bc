"""Layers and the cell under a point, against what is seen by looking at every cell about."""

from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from lattice_help import ONE_OF_EACH_KIND, every_lattice
from latticework.lattice import Cell, Lattice, builtin, names
from latticework.lattice.geometry import cell_at, outline
from latticework.lattice.layers import has_layers, layer_of, layers, level_count, standing
from quick_suite import in_part
from shapes import made

SLANTED = """
format = 1
name = "slanted bricks"
title = "Bricks of two kinds that lean over half of the next one"
vectors = [[2.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
"""
KIND = """
[[cells]]
name = "%s"
corners = [[%d, 0, 0], [%d, 0, 0], [%d, 1, 0], [%d, 1, 0], [%d, 0, 1], [%d, 0, 1], [%d, 1, 1], [%d, 1, 1]]
faces = [[3, 2, 1, 0], [4, 5, 6, 7], [0, 1, 5, 4], [2, 3, 7, 6], [1, 2, 6, 5], [3, 0, 4, 7]]
"""
SLANTED += KIND % ("one", 0, 1, 1, 0, 1, 2, 2, 1)
SLANTED += KIND % ("two", 1, 2, 2, 1, 2, 3, 3, 2)
LEANING = (SLANTED[: SLANTED.index("[[cells]]")] + KIND % ("one", 0, 1, 1, 0, 1, 2, 2, 1)
           ).replace("2.0", "1.0")
OWN = {"slanted bricks": SLANTED, "leaning bricks": LEANING}
TURNED = {"cubic on a corner": ("cubic", (1, 1, 1)), "cubic on an edge": ("cubic", (0, 1, 1)),
          "packed-spheres in squares": ("packed-spheres", (-1, 1, 1)),
          "packed-spheres in rectangles": ("packed-spheres", (1, 0, 0)),
          "tetrahedron-octahedron in triangles": ("tetrahedron-octahedron", (1, -1, 2)),
          "rhombic-dodecahedron in triangles": ("rhombic-dodecahedron", (1, -1, 2)),
          "triangular-prism on its side": ("triangular-prism", (1, 0, 0))}
LATTICES = [*names(), *OWN, *TURNED]


def lattice_of(name: str) -> Lattice:
    if name in TURNED:
        usual, up = TURNED[name]
        return standing(builtin(usual), up)
    return made(OWN[name]) if name in OWN else builtin(name)


@cache
def around(lattice: Lattice) -> dict[Cell, np.ndarray]:
    """Return the outlines of all cells about the origin."""
    return {cell: outline(lattice, cell) for kind in range(len(lattice.kinds))
            for step in product(range(-3, 4), repeat=lattice.rank) for cell in [(*step, kind)]}


def depth(polygon: np.ndarray, point: np.ndarray) -> float:
    """Return how far a point lies within a polygon whose corners go counter-clockwise, less than 0 outside."""
    sides = np.roll(polygon, -1, axis=0) - polygon
    to = point - polygon
    return float(((sides[:, 0] * to[:, 1] - sides[:, 1] * to[:, 0]) / np.linalg.norm(sides, axis=1)).min())


def middle(lattice: Lattice, cell: Cell) -> np.ndarray:
    return lattice.positions(np.array([cell]))[0]


def half_way_up(lattice: Lattice, cell: Cell) -> float:
    heights = lattice.kinds[cell[-1]].corners[:, 2] + np.array(cell[:-1]) @ lattice.vectors[:, 2]
    return float(heights.min() + heights.max()) / 2


@pytest.mark.parametrize("points", [6, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", in_part(
    [*every_lattice(ONE_OF_EACH_KIND, others=pytest.mark.slow), *OWN, *TURNED], 3))
def test_the_cell_at_a_point_is_the_nearest_that_holds_it(name: str, points: int) -> None:
    lattice, rng = lattice_of(name), np.random.default_rng(7)
    compared = 0
    for layer in range(-1, level_count(lattice) + 1) if has_layers(lattice) else [0]:
        there = {cell: polygon for cell, polygon in around(lattice).items() if layer_of(lattice, cell) == layer}
        home = np.concatenate([around(lattice)[*(0,) * lattice.rank, kind] for kind in range(len(lattice.kinds))])
        for point in rng.uniform(home.min(axis=0), home.max(axis=0), (points, 2)):
            depths = {cell: depth(polygon, point) for cell, polygon in there.items()}
            away = {cell: float(np.linalg.norm(middle(lattice, cell)[:2] - point))
                    for cell in there if depths[cell] > 0}
            if min(map(abs, depths.values())) < 1e-6 or _tied(sorted(away.values())):
                continue  # on a line between cells
            found = cell_at(lattice, (float(point[0]), float(point[1])), layer)
            assert found == min(away, key=lambda cell: away[cell], default=None)
            assert found is None or {type(number) for number in found} == {int}  # 0.0 == 0, but no file may hold it
            compared += 1
    assert compared > points // 3


def _tied(distances: list[float]) -> bool:
    return len(distances) > 1 and distances[1] - distances[0] < 1e-6


@pytest.mark.parametrize("name", in_part([name for name in LATTICES if has_layers(lattice_of(name))], 4))
class TestLevels:
    def test_cells_of_a_layer_are_cut_at_one_height_and_no_two_overlap(self, name: str) -> None:
        lattice = lattice_of(name)
        for layer in range(level_count(lattice)):
            cells = [cell for cell in around(lattice) if layer_of(lattice, cell) == layer]
            assert np.ptp([half_way_up(lattice, cell) for cell in cells]) < 1e-6
            near = [cell for cell in cells if all(abs(step) < 2 for step in cell[:-1])]
            assert not [pair for pair in combinations(near, 2) if self.overlap(lattice, *pair)]

    def test_layers_are_numbered_by_height(self, name: str) -> None:
        lattice = lattice_of(name)
        found = sorted((round(half_way_up(lattice, cell), 5), layer_of(lattice, cell)) for cell in around(lattice))
        assert [layer for _, layer in found] == sorted(layer for _, layer in found)
        assert len(set(found)) == len({height for height, _ in found})

    def test_steps_of_a_layer_stay_in_it_and_lead_everywhere(self, name: str) -> None:
        lattice = lattice_of(name)
        found = layers(lattice)
        assert np.abs(found.level @ lattice.vectors[:, 2]).max(initial=0) < 1e-6
        assert round(abs(np.linalg.det(np.vstack([found.level, found.upwards])))) == 1

    @staticmethod
    def overlap(lattice: Lattice, one: Cell, other: Cell) -> bool:
        """Whether a point of a fine grid lies well within both outlines."""
        a, b = around(lattice)[one], around(lattice)[other]
        low, high = np.maximum(a.min(axis=0), b.min(axis=0)), np.minimum(a.max(axis=0), b.max(axis=0))
        if (high - low < 1e-6).any():
            return False
        grid = np.stack(np.meshgrid(*np.linspace(low, high, 12).T), axis=-1).reshape(-1, 2)
        return any(depth(a, point) > 1e-6 and depth(b, point) > 1e-6 for point in grid)


def test_cells_that_lean_over_one_another_are_cut_and_share_a_layer() -> None:
    assert layers(made(SLANTED)).kinds == ((0, 0), (0, 0))
    assert layers(made(LEANING)).kinds == ((0, 0),)
