"""The geometry to draw cells: bodies, the faces that show, outlines of a layer."""

from functools import lru_cache

import numpy as np

from latticework.lattice.bodies import Body, Faces, circle, plate, slim
from latticework.lattice.model import Cell, CellKind, Floats, Lattice, as_array

THICKNESS = 0.5
"""Height of the body of a flat cell, in units of the lattice."""

TOLERANCE = 1e-6


@lru_cache(maxsize=64)
def bodies(lattice: Lattice) -> tuple[Body, ...]:
    """Return the body of each kind of cell; flat cells become plates, round ones have no faces."""
    shapes = [_shape(lattice, kind) for kind in lattice.kinds]
    vectors = space_vectors(lattice)
    made = []
    for kind, (corners, faces) in zip(lattice.kinds, shapes, strict=True):
        across: list[tuple[tuple[int, ...], int] | None] = []
        for face in faces:
            shared = None
            for edge in kind.half_edges:
                other = shapes[edge.kind][0] + np.array(edge.step) @ vectors
                if all(np.abs(other - corners[i]).max(axis=1).min() < 1e-6 for i in face):
                    shared = edge.step, edge.kind
            across.append(shared)
        made.append(Body(corners, tuple(faces), tuple(across)))
    return tuple(made)


def _shape(lattice: Lattice, kind: CellKind) -> tuple[Floats, Faces]:
    return plate(kind.corners, THICKNESS) if lattice.flat and kind.faces else (kind.corners, kind.faces)


def space_vectors(lattice: Lattice) -> Floats:
    """Return the translation vectors in space, shape (rank, 3); a flat lattice lies at z = 0."""
    vectors = np.zeros((lattice.rank, 3))
    vectors[:, : lattice.dimension] = lattice.vectors
    return vectors


def exposed_faces(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Floats]:
    """Return the faces, each of shape (corners, 3), that no two of the cells share; round cells have none."""
    present, vectors = set(cells), space_vectors(lattice)
    faces = []
    for cell in cells:
        body = bodies(lattice)[cell[-1]]
        corners = body.corners + np.array(cell[:-1]) @ vectors
        for face, across in zip(body.faces, body.across, strict=True):
            if across is None or (*(a + b for a, b in zip(cell, across[0], strict=False)), across[1]) not in present:
                faces.append(corners[list(face)])
    return faces


def outline(lattice: Lattice, cell: Cell) -> Floats:
    """Return the outline of a cell in the plane of the canvas, shape (corners, 2), counter-clockwise.

    The canvas shows x and y; a solid cell is shown as the convex hull of its corners seen along z, a ball as a
    circle, a segment as a slim hexagon.
    """
    kind, place = lattice.kinds[cell[-1]], np.array(cell[:-1]) @ lattice.vectors
    if kind.radius or kind.segment:
        return (circle(kind.center[:2], kind.radius) if kind.radius else slim(kind.corners)) + place[:2]
    corners = kind.corners + place
    return corners if lattice.flat else _hull(corners[:, :2])


def _hull(points: Floats) -> Floats:
    """Return the convex hull of points (n, 2), counter-clockwise (Andrew's monotone chain)."""
    ordered = sorted({(round(float(x), 9), round(float(y), 9)) for x, y in points})

    def chain(run: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in run:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 1e-9:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return np.array(chain(ordered) + chain(ordered[::-1]))


def layered(lattice: Lattice) -> bool:
    """Whether a canvas shows one layer of cells at a time, the last translation leading from layer to layer."""
    return not lattice.flat and (lattice.rank == 3 or abs(float(lattice.vectors[-1, 2])) > TOLERANCE)


@lru_cache(maxsize=64)
def levels(lattice: Lattice) -> tuple[tuple[int, int], ...]:
    """Return for each kind of cell the whole translations that it lies above the lowest kind, and its level.

    Levels are numbered from 0 by height within one translation; kinds at one height whose outlines would overlap
    seen from above are on levels of their own.
    """
    if not layered(lattice):
        return ((0, 0),) * len(lattice.kinds)
    step = float(lattice.vectors[-1, 2])
    heights = lattice.centers[:, 2] - lattice.centers[:, 2].min()
    whole = np.floor(heights / abs(step) + TOLERANCE) if step else np.zeros(len(heights))
    rest = np.round(heights - whole * abs(step), 5)
    made: list[tuple[float, list[int]]] = []
    for kind in np.argsort(rest, kind="stable").tolist():
        home = next((some for height, some in made
                     if height == rest[kind] and not any(_overlap(lattice, kind, other) for other in some)), None)
        if home is None:
            made.append((float(rest[kind]), [kind]))
        else:
            home.append(kind)
    level = {kind: number for number, (_, some) in enumerate(made) for kind in some}
    return tuple((int(np.sign(step) * whole[kind]), level[kind]) for kind in range(len(lattice.kinds)))


@lru_cache(maxsize=64)
def level_count(lattice: Lattice) -> int:
    """Return how many layers of a canvas there are to one step of the last translation."""
    return 1 + max(level for _, level in levels(lattice))


def layer_of(lattice: Lattice, cell: Cell) -> int:
    """Return the number of the layer that shows a cell; always 0 when the lattice has no layers."""
    whole, level = levels(lattice)[cell[-1]]
    return (cell[-2] + whole) * level_count(lattice) + level if layered(lattice) else 0


def kinds_of(lattice: Lattice, layer: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return the kinds of cell in a layer, each with the translation coordinates that all its cells have there.

    These come after the others: one number where the lattice has layers, none where it has not.
    """
    if not layered(lattice):
        return [(kind, ()) for kind in range(len(lattice.kinds))]
    step, wanted = divmod(layer, level_count(lattice))
    return [(kind, (step - whole,)) for kind, (whole, level) in enumerate(levels(lattice)) if level == wanted]


def _overlap(lattice: Lattice, a: int, b: int) -> bool:
    """Whether a cell of kind a and one of kind b, both at one height, overlap seen from above."""
    free = lattice.rank - 1
    first = outline(lattice, (*(0,) * lattice.rank, a))
    return any(_meet(first, outline(lattice, (*(int(x) - 2 for x in step), 0, b)))
               for step in np.ndindex(*(5,) * free))


def _meet(a: Floats, b: Floats) -> bool:
    """Whether two convex polygons (n, 2) have more in common than a line: no side of either parts them."""
    for one, other in ((a, b), (b, a)):
        sides = np.roll(one, -1, axis=0) - one
        out = np.column_stack([sides[:, 1], -sides[:, 0]]) / np.linalg.norm(sides, axis=1, keepdims=True)
        apart = (np.einsum("ijc,ic->ij", other[None] - one[:, None], out) > -TOLERANCE).all(axis=1)
        if apart.any():
            return False
    return True


def cell_at(lattice: Lattice, point: tuple[float, float], layer: int = 0) -> Cell | None:
    """Return the cell of a layer, as layer_of counts them, whose outline holds a point of the canvas, or None.

    Where outlines overlap it is the cell whose middle is nearest.
    """
    found: dict[Cell, float] = {}
    free = lattice.vectors[: lattice.rank - layered(lattice), :2]
    for kind, tail in kinds_of(lattice, layer):
        middle = lattice.centers[kind][:2] + np.array(tail) @ lattice.vectors[len(free) :, :2]
        base = np.rint((np.array(point, dtype=float) - middle) @ np.linalg.pinv(free)).astype(int)
        for offset in np.ndindex(*(3,) * len(free)):
            cell = (*(int(b + o - 1) for b, o in zip(base, offset, strict=True)), *tail, kind)
            if _inside(outline(lattice, cell), point):
                found[cell] = float(np.linalg.norm(lattice.positions(as_array([cell]))[0, :2] - point))
    return min(found, key=lambda cell: found[cell], default=None)


def _inside(polygon: Floats, point: tuple[float, float]) -> bool:
    """Whether a polygon (n, 2) holds the point (crossing number)."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def extent(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[Floats, Floats]:
    """Return the least and greatest corner, each of shape (dimension,), of the cells."""
    places = lattice.positions(as_array(cells))
    reach = max(kind.radius or float(np.abs(kind.corners - kind.center).max()) for kind in lattice.kinds)
    return places.min(axis=0) - reach, places.max(axis=0) + reach
