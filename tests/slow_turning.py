"""Taking apart by slides and turns in the plane, the slow way: polygons are turned a little at a time."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import numpy as np
import shapely
from shapely import affinity

from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import cell_at
from latticework.solution import Solution
from slow_disassembly import FAR, collide, directions, shifted

Body = frozenset[Cell]
ANGLES = 40


@cache
def outline(lattice: Lattice, cell: Cell) -> shapely.Polygon:
    """The polygon of a cell."""
    return shapely.Polygon(lattice.kinds[cell[-1]].corners + np.array(cell[:-1]) @ lattice.vectors)


def turned(lattice: Lattice, body: Body, point: tuple[float, float], degrees: float) -> Body | None:
    """The cells onto which a turn carries cells; None where they are none."""
    found = set()
    for cell in body:
        there = affinity.rotate(outline(lattice, cell), degrees, origin=point)
        onto = cell_at(lattice, (there.centroid.x, there.centroid.y))
        if onto is None or there.symmetric_difference(outline(lattice, onto)).area > 1e-3:
            return None
        found.add(onto)
    return frozenset(found)


def meets(lattice: Lattice, moving: Body, standing: Body, point: tuple[float, float], degrees: float) -> bool:
    """Whether cells that turn run into others."""
    one, other = (shapely.union_all([outline(lattice, cell) for cell in some]) for some in (moving, standing))
    return any(affinity.rotate(one, angle, origin=point).intersection(other).area > 1e-4
               for angle in np.linspace(0, degrees, ANGLES))


def points(lattice: Lattice, body: Body) -> set[tuple[float, float]]:
    """Corners, middles of edges and centres of cells about which cells can turn."""
    at = np.array([lattice.positions(np.array([cell]))[0] for cell in body])
    middle = at.mean(axis=0)
    size = max(float(np.linalg.norm(kind.corners - kind.center, axis=1).max()) for kind in lattice.kinds)
    reach = float(np.linalg.norm(at - middle, axis=1).max()) + 2 * size
    steps = [np.array(step) - 8 for step in np.ndindex(17, 17)]
    found = set()
    for kind in lattice.kinds:
        for spot in (*kind.corners, *(kind.corners + np.roll(kind.corners, 1, axis=0)) / 2, kind.center):
            places = [spot + step @ lattice.vectors for step in steps]
            found |= {tuple(place.round(6).tolist()) for place in places if np.linalg.norm(place - middle) < reach}
    return found


def parts(lattice: Lattice, solution: Solution, smallest: int) -> bool:
    """Whether some pieces ever leave the others; smallest: the smallest angle of a turn."""
    start = tuple(frozenset(placement.cells) for placement in solution)
    seen, waiting = {start}, [start]
    while waiting:
        for after in _next(lattice, waiting.pop(), smallest):
            if after is None:
                return True
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


def _next(lattice: Lattice, bodies: tuple[Body, ...], smallest: int) -> Iterator[tuple[Body, ...] | None]:
    for size in range(1, len(bodies)):
        for moving in combinations(range(1, len(bodies)), size):
            cells = frozenset().union(*(bodies[i] for i in moving))
            standing = frozenset().union(*(body for i, body in enumerate(bodies) if i not in moving))
            for step in directions(lattice):
                yield from _slide(lattice, bodies, moving, step)
            for point in points(lattice, cells):
                for degrees in range(smallest, 181, smallest):
                    for angle in (degrees, -degrees):
                        there = [turned(lattice, bodies[i], point, angle) for i in moving]
                        images = [image for image in there if image is not None and image.isdisjoint(standing)]
                        if len(images) == size and not meets(lattice, cells, standing, point, angle):
                            after = dict(zip(moving, images, strict=True))
                            yield tuple(after.get(i, body) for i, body in enumerate(bodies))


def _slide(lattice: Lattice, bodies: tuple[Body, ...], moving: tuple[int, ...], step: tuple[int, ...]
           ) -> Iterator[tuple[Body, ...] | None]:
    for _ in range(FAR):
        cells = set().union(*(bodies[i] for i in moving))
        if collide(lattice, cells, set().union(*(b for i, b in enumerate(bodies) if i not in moving)), step):
            return
        bodies = tuple(frozenset(shifted(set(b), step)) if i in moving else b for i, b in enumerate(bodies))
        yield bodies
    yield None
