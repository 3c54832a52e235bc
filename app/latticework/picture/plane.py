"""A lattice seen from above: outlines of cells, cells and sides at points, edges of a set, and the signs of marks."""

from functools import lru_cache
from math import pi, tan

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Floats, Ints, Lattice, as_array
from latticework.lattice.geometry import cell_at, extent, outline
from latticework.lattice.layers import has_layers, kinds_of, layer_basis, layer_of, layers, level_count
from latticework.phrases import phrase
from latticework.picture.decoration import PATCH, patches

Point = tuple[float, float]
MOST_CELLS = 60_000

LEVEL, UP, DOWN = 0, 1, -1
FLAT = 1e-6

_STRAIGHT, LEANING = 0.17, {UP: 0.27, DOWN: 0.1}
"""How far from the middle of a cell, in cells, signs are put for sides that are not level."""
_HALF = 0.12
"""Half the width of such a sign."""


class Plane:
    """A lattice as a canvas shows it; all points are in the plane of the canvas, y upwards."""

    def __init__(self, lattice: Lattice) -> None:
        self.lattice = lattice
        self.layered = has_layers(lattice)
        self.levels = level_count(lattice)
        """Layers to one step of `upwards`."""
        self.upwards = tuple(layers(lattice).upwards.tolist()) if self.layered else (0,) * lattice.rank
        self.level_steps = layer_basis(lattice)
        origin = (0,) * lattice.rank
        self.outlines = [outline(lattice, (*origin, kind)) for kind in range(len(lattice.kinds))]
        self._middles = np.array([corners.mean(axis=0) for corners in self.outlines])
        self.vectors = lattice.vectors[:, :2]
        self.spacing = float(min(np.ptp(corners, axis=0).min() for corners in self.outlines))
        """The least width or height of a cell."""
        sides = np.concatenate([np.roll(corners, -1, axis=0) - corners for corners in self.outlines])
        self.upright = bool((np.abs(sides).min(axis=1) < 1e-6).all())
        """Whether all lines run along x or y."""

    def layer(self, cell: Cell) -> int:
        """Return the layer of a cell, 0 in lattices without layers."""
        return layer_of(self.lattice, cell)

    def used_layers(self, cells: tuple[Cell, ...]) -> list[int]:
        """Return the layers that have any of the cells, the lowest first."""
        if not self.layered or not cells:
            return [0] if cells else []
        used: list[int] = np.unique(layers(self.lattice).numbers(as_array(cells))).tolist()
        return used

    def in_layer(self, cells: tuple[Cell, ...], layer: int) -> tuple[Cell, ...]:
        """Return the cells of one layer."""
        if not self.layered or not cells:
            return cells
        here = layers(self.lattice).numbers(as_array(cells)) == layer
        return tuple(cells[number] for number in np.flatnonzero(here).tolist())

    def at(self, point: Point, layer: int) -> Cell | None:
        """Return the cell under a point, or None."""
        return cell_at(self.lattice, point, layer)

    def extent(self, cells: tuple[Cell, ...]) -> tuple[Floats, Floats]:
        """Return the least and the greatest corner, each of shape (2,), of at least one cell."""
        low, high = extent(self.lattice, cells)
        return low[:2], high[:2]

    def center(self, cell: Cell) -> Point:
        """Return the middle of a cell."""
        x, y = self.centers((cell,))[0]
        return float(x), float(y)

    def centers(self, cells: tuple[Cell, ...]) -> Floats:
        """Return the middles of cells, shape (n, 2)."""
        array = as_array(cells)
        places: Floats = array[:, :-1] @ self.vectors + self._middles[array[:, -1]]
        return places

    def polygons(self, cells: tuple[Cell, ...]) -> list[Floats]:
        """Return the outlines, each of shape (corners, 2), of cells in their order."""
        placed: list[Floats] = [np.empty((0, 2))] * len(cells)
        for numbers, corners in self.polygons_by_kind(cells):
            for number, outlined in zip(numbers.tolist(), corners, strict=True):
                placed[number] = outlined
        return placed

    def boundary(self, cells: tuple[Cell, ...]) -> Floats:
        """Return the edges, shape (n, 2, 2), that belong to only one of the cells."""
        every = [np.stack([corners, np.roll(corners, -1, axis=1)], axis=2).reshape(-1, 2, 2)
                 for _, corners in self.polygons_by_kind(cells)]
        edges = np.concatenate([np.empty((0, 2, 2)), *every])
        # Rounded, so that an edge computed from both of its cells compares as equal.
        ends = np.rint(edges * 1e4).astype(np.int64)
        swap = (ends[:, 0, 0] > ends[:, 1, 0]) | ((ends[:, 0, 0] == ends[:, 1, 0]) & (ends[:, 0, 1] > ends[:, 1, 1]))
        ends[swap] = ends[swap, ::-1]
        keys = ends.reshape(-1, 4)
        order = np.lexsort(keys.T)  # so that equal edges are adjacent
        same = np.concatenate([[False], (keys[order[1:]] == keys[order[:-1]]).all(axis=1), [False]])[: len(order) + 1]
        once: Floats = edges[order[~(same[:-1] | same[1:])]]
        return once

    def polygons_by_kind(self, cells: tuple[Cell, ...]) -> list[tuple[Ints, Floats]]:
        """Return for each kind the numbers (n,) of its cells and their outlines (n, corners, 2)."""
        if not cells:
            return []
        array = as_array(cells)
        offsets = array[:, :-1] @ self.vectors
        numbers = [np.flatnonzero(array[:, -1] == kind) for kind in range(len(self.outlines))]
        return [(some, self.outlines[kind] + offsets[some, None]) for kind, some in enumerate(numbers)]

    def within(self, low: Point, high: Point, layer: int) -> tuple[Cell, ...]:
        """Return the cells of a layer whose middles are in a rectangle, edges included.

        Raises LatticeworkError when there would be more than about MOST_CELLS.
        """
        vectors = self.level_steps @ self.vectors
        box = np.array([[x, y] for x in (low[0], high[0]) for y in (low[1], high[1])])
        found: list[Cell] = []
        for first in kinds_of(self.lattice, layer):
            middle = self.centers((first,))[0]
            # The pseudo-inverse, as a layer may repeat along one direction or none.
            steps = (box - middle) @ np.linalg.pinv(vectors)
            least, most = np.floor(steps.min(axis=0)).astype(int), np.ceil(steps.max(axis=0)).astype(int)
            # Counted before any cell is made: a rectangle may hold millions.
            if np.prod((most - least + 1).astype(float)) > MOST_CELLS:
                raise LatticeworkError(phrase("too many cells at once: zoom in, or take a smaller rectangle"))
            grid = np.indices(most - least + 1).reshape(len(vectors), -1).T + least if len(vectors) else box[:1, :0]
            places = grid @ vectors + middle
            inside = ((places >= np.subtract(low, 1e-6)) & (places <= np.add(high, 1e-6))).all(axis=1)
            here = grid[inside].astype(int) @ self.level_steps + first[:-1]
            found += [(*cell, first[-1]) for cell in here.tolist()]
        return tuple(found)

    def translation(self, start: Point, end: Point, up: int = 0) -> tuple[int, ...]:
        """Return the translation nearest to that from one point to another, and so many periods up."""
        risen = np.array(self.upwards, dtype=np.int64) * up
        way = np.subtract(end, start) - risen @ self.vectors
        level = self.level_steps
        steps = np.rint(way @ np.linalg.pinv(level @ self.vectors)).astype(np.int64) if len(level) else level[:0, 0]
        return tuple((risen + steps @ level).tolist())

    def way(self, step: tuple[int, ...]) -> Point:
        """Return a translation as a vector in the plane."""
        x, y = np.array(step) @ self.vectors
        return float(x), float(y)

    def in_rectangle(self, cells: tuple[Cell, ...], one: Point, other: Point) -> tuple[Cell, ...]:
        """Return those cells, of any layer, whose middles are between two corners."""
        if not cells:
            return ()
        middles, low, high = self.centers(cells), np.minimum(one, other), np.maximum(one, other)
        inside = np.flatnonzero(((middles >= low - 1e-6) & (middles <= high + 1e-6)).all(axis=1))
        return tuple(cells[number] for number in inside.tolist())

    def first(self, layer: int) -> Cell:
        """Return a cell of a layer near the origin."""
        return kinds_of(self.lattice, layer)[0]

    def near(self, point: Point, layer: int) -> Cell:
        """Return the cell of a layer whose middle is nearest to a point."""
        # Twice as far each time, as a layer may have gaps.
        reach, found = self.spacing, ()  # type: float, tuple[Cell, ...]
        while not found:
            reach *= 2
            found = self.within((point[0] - reach, point[1] - reach), (point[0] + reach, point[1] + reach), layer)
        return found[int(np.linalg.norm(self.centers(found) - point, axis=1).argmin())]

    def step_from(self, cell: Cell, towards: Point) -> Cell:
        """Return the nearest cell of the same layer in about the direction of a unit vector."""
        here, reach = np.array(self.center(cell)), 2.5 * self.spacing
        near = self.within(tuple(here - reach), tuple(here + reach), self.layer(cell))
        way = self.centers(near) - here
        length = np.linalg.norm(way, axis=1)
        ahead = way @ np.array(towards)
        aside = np.sqrt(np.maximum(length**2 - ahead**2, 0))
        # Within some 70 degrees of the direction; of those the nearest, with straight ones preferred.
        cost = np.where(ahead > 0.3 * length + 1e-9, length + aside, np.inf)
        return near[int(cost.argmin())] if np.isfinite(cost).any() else cell


@lru_cache(maxsize=64)
def plane(lattice: Lattice) -> Plane:
    """Return the Plane of a lattice, cached."""
    return Plane(lattice)


def rise(lattice: Lattice, cell: Cell, neighbour: Cell) -> int:
    """Return whether the side towards a neighbour faces UP or DOWN, or is LEVEL as both are in one layer."""
    apart = layer_of(lattice, neighbour) - layer_of(lattice, cell)
    return LEVEL if not apart else UP if apart > 0 else DOWN


def side_at(plane: Plane, point: Point, layer: int, cells: tuple[Cell, ...], towards: int = LEVEL
            ) -> tuple[Cell, str] | None:
    """Return the cell of a set under a point and the label of its outer side nearest to the point, or None.

    Only sides that face `towards` are considered; a cell without any level side shows all of them as level, and one
    whose level sides are all inside the set shows the one above, or else below, as level.
    """
    lattice, cell = plane.lattice, plane.at(point, layer)
    if cell is None or cell not in cells:
        return None
    edges, neighbours = lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell)
    every = [(edge.label, n, rise(lattice, cell, n)) for edge, n in zip(edges, neighbours, strict=True)]
    leaning = towards == LEVEL and all(rises != LEVEL for *_, rises in every)
    candidates = [(label, n) for label, n, rises in every if n not in cells and (leaning or rises == towards)]
    if not candidates:
        return None if towards != LEVEL else (side_at(plane, point, layer, cells, UP)
                                              or side_at(plane, point, layer, cells, DOWN))
    middles = (plane.centers(tuple(n for _, n in candidates)) + plane.center(cell)) / 2
    return cell, candidates[int(np.linalg.norm(middles - point, axis=1).argmin())][0]


def sign(plane: Plane, cell: Cell, neighbour: Cell, mark: str = "", width: float = PATCH) -> Floats:
    """Return the polygon (corners, 2) that shows a mark on the side towards a neighbour.

    In flat lattices it is along the side, `width` wide as a share of the way to the middle; in solid ones a bar shows
    a level side, and a triangle that points up or down a side that faces so, the two beside each other.
    """
    if plane.lattice.flat:
        return patches(plane.lattice, ((cell, neighbour, mark),), width)[0][:, :2]
    lattice, here = plane.lattice, np.array(plane.center(cell))
    away = (np.array(plane.center(neighbour)) - here) / 2
    far, rises = float(np.linalg.norm(away)), rise(lattice, cell, neighbour)
    # The neighbour is straight above or below, so there is no direction to put the sign in.
    if far < FLAT:
        return _triangle(here + _STRAIGHT * plane.spacing * _beside(plane, cell, here, rises), rises, plane.spacing)
    if rises != LEVEL:
        return _triangle(here + LEANING[rises] * plane.spacing * away / far, rises, plane.spacing)
    beside = sum(rise(lattice, cell, n) == LEVEL for n in lattice.neighbours(cell))
    long, thick = min(0.3 * plane.spacing, 0.55 * far * tan(pi / max(beside, 3))), 0.07 * plane.spacing
    along = away / far
    aside = np.array([-along[1], along[0]])
    corners = [(-long, -thick), (long, -thick), (long, thick), (-long, thick)]
    return np.array([here + 0.8 * away + x * aside + y * along for x, y in corners])


def _beside(plane: Plane, cell: Cell, here: Floats, rises: int) -> Floats:
    """Return the direction of the sign for a side: those for up and down are side by side, or else stacked."""
    corners = plane.polygons((cell,))[0] - here
    across, along = np.minimum(corners.max(axis=0), -corners.min(axis=0))
    fits = across >= min((_STRAIGHT + _HALF) * plane.spacing, along)
    return np.array([-rises, 0] if fits else [0, rises])


def _triangle(middle: Floats, rises: int, spacing: float) -> Floats:
    shape: Floats = middle + np.array([(-_HALF, -0.1), (_HALF, -0.1), (0.0, _HALF)]) * spacing * [1, rises]
    return shape
