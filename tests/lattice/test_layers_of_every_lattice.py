"""Layers and the cell under a point, against what is seen by looking at every cell about."""

from functools import lru_cache
from itertools import combinations, product

import numpy as np
import pytest

from latticework.lattice import Cell, Lattice, builtin, names
from latticework.lattice.geometry import cell_at, layer_of, layered, level_count, levels, outline
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
LATTICES = [*names(), *OWN]


def lattice_of(name: str) -> Lattice:
    return made(OWN[name]) if name in OWN else builtin(name)


@lru_cache(maxsize=1)
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


@pytest.mark.parametrize("name", LATTICES)
def test_the_cell_at_a_point_is_the_nearest_that_holds_it(name: str) -> None:
    lattice, rng = lattice_of(name), np.random.default_rng(7)
    shared = compared = 0
    for layer in range(-1, level_count(lattice) + 1) if layered(lattice) else [0]:
        there = {cell: polygon for cell, polygon in around(lattice).items() if layer_of(lattice, cell) == layer}
        home = np.concatenate([around(lattice)[*(0,) * lattice.rank, kind] for kind in range(len(lattice.kinds))])
        for point in rng.uniform(home.min(axis=0), home.max(axis=0), (40, 2)):
            depths = {cell: depth(polygon, point) for cell, polygon in there.items()}
            away = {cell: float(np.linalg.norm(middle(lattice, cell)[:2] - point))
                    for cell in there if depths[cell] > 0}
            if min(map(abs, depths.values())) < 1e-6 or _tied(sorted(away.values())):
                continue  # on a line between cells
            assert cell_at(lattice, (float(point[0]), float(point[1])), layer) == min(
                away, key=lambda cell: away[cell], default=None)
            compared, shared = compared + 1, shared + (len(away) > 1)
    assert compared > 20
    assert shared or name != "leaning bricks"  # whose outlines overlap


def _tied(distances: list[float]) -> bool:
    return len(distances) > 1 and distances[1] - distances[0] < 1e-6


@pytest.mark.parametrize("name", [name for name in LATTICES if layered(lattice_of(name))])
class TestLevels:
    def test_cells_of_a_layer_lie_at_one_height_and_no_two_kinds_overlap(self, name: str) -> None:
        lattice = lattice_of(name)
        for layer in range(level_count(lattice)):
            cells = [cell for cell in around(lattice) if layer_of(lattice, cell) == layer]
            assert np.ptp([middle(lattice, cell)[2] for cell in cells]) < 1e-6
            near = [cell for cell in cells if all(abs(step) < 2 for step in cell[:-2])]
            assert not [pair for pair in combinations(near, 2)
                        if pair[0][-1] != pair[1][-1] and self.overlap(lattice, *pair)]

    def test_kinds_at_one_height_share_a_level_unless_they_overlap(self, name: str) -> None:
        lattice = lattice_of(name)
        found = levels(lattice)
        for a, b in combinations(range(len(lattice.kinds)), 2):
            level = abs(lattice.centers[a, 2] - lattice.centers[b, 2]) < 1e-6
            others = [kind for kind, (_, number) in enumerate(found) if number == found[a][1]]
            if level and found[a] != found[b]:
                assert any(self.overlap(lattice, cell, (*(0,) * lattice.rank, b)) for cell in around(lattice)
                           if cell[-1] in others and layer_of(lattice, cell) == found[a][1])

    @staticmethod
    def overlap(lattice: Lattice, one: Cell, other: Cell) -> bool:
        """Whether a point of a fine grid lies well within both outlines."""
        a, b = around(lattice)[one], around(lattice)[other]
        low, high = np.maximum(a.min(axis=0), b.min(axis=0)), np.minimum(a.max(axis=0), b.max(axis=0))
        if (high - low < 1e-6).any():
            return False
        grid = np.stack(np.meshgrid(*np.linspace(low, high, 12).T), axis=-1).reshape(-1, 2)
        return any(depth(a, point) > 1e-6 and depth(b, point) > 1e-6 for point in grid)


def test_bricks_that_overlap_are_on_levels_of_their_own() -> None:
    assert levels(made(SLANTED)) == ((0, 0), (0, 1))
    assert levels(made(LEANING)) == ((0, 0),)
