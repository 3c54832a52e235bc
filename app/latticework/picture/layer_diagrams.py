"""Layers of a solid solution as flat diagrams, as in printed solutions."""

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import outline
from latticework.lattice.lattice import Floats, as_array
from latticework.lattice.layers import layer_of, layered, middle_height
from latticework.picture.projection import Polygon
from latticework.solution import Solution

MOST_LAYERS = 16


def layers(lattice: Lattice, solution: Solution, colors: list[str]) -> list[list[Polygon]]:
    """Return for each layer, the lowest first, its cells in the colours of the placements.

    The list is empty when layers show nothing: there are too many, one has cells at different heights, or each has
    cells of one part alone.
    """
    owner = {cell: number for number, placement in enumerate(solution) for cell in placement.cells}
    numbers = sorted({layer_of(lattice, cell) for cell in owner})
    by_layer = [[cell for cell in owner if layer_of(lattice, cell) == number] for number in numbers]
    telling = any(len({owner[cell] for cell in cells}) > 1 for cells in by_layer)
    if not layered(lattice) or not telling or len(numbers) > MOST_LAYERS or \
            not all(_level(lattice, cells) for cells in by_layer):
        return []
    return [_diagram(lattice, cells, owner, colors) for cells in by_layer]


def _level(lattice: Lattice, cells: list[Cell]) -> bool:
    rises = as_array(cells)[:, :-1] @ lattice.vectors[:, 2]
    return float(np.ptp(rises + [middle_height(lattice, cell[-1]) for cell in cells])) < 1e-5


def _diagram(lattice: Lattice, cells: list[Cell], owner: dict[Cell, int], colors: list[str]) -> list[Polygon]:
    outlines = {cell: outline(lattice, cell) for cell in cells}
    sides: dict[bytes, set[int]] = {}
    met: dict[bytes, int] = {}
    for cell, points in outlines.items():
        for key in _keys(points):
            sides.setdefault(key, set()).add(owner[cell])
            met[key] = met.get(key, 0) + 1
    drawn, lines = [], [np.zeros((0, 2, 2))]
    for cell, points in outlines.items():
        edges = np.stack([points, np.roll(points, -1, axis=0)], axis=1)
        lines.append(edges[[len(sides[key]) > 1 or met[key] == 1 for key in _keys(points)]])
        drawn.append(Polygon(owner[cell], points, colors[owner[cell]], lines[0]))
    # All edges come with the last cell, or the cells drawn later would cover half of them.
    last = drawn.pop()
    return [*drawn, Polygon(last.shape, last.points, last.fill, np.concatenate(lines))]


def _keys(points: Floats) -> list[bytes]:
    """Names of the edges of an outline, the same from both sides."""
    # Rounded: the same edge computed from both of its cells differs in the last digits.
    middles = np.round(points + np.roll(points, -1, axis=0), 4) + 0.0
    return [middle.tobytes() for middle in middles]
