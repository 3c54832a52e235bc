"""Solids of cells: the union of angular ones, shrunk by a distance, with bevelled or round edges; balls and rods."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, pairwise

import numpy as np
from manifold3d import Manifold, Mesh64, OpType, triangulate

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Floats, Lattice, as_array
from latticework.lattice.geometry import ROD, THICKNESS, Body, bodies, exposed_faces, place_of
from latticework.lattice.polygons import unit_normal
from latticework.lattice.round_bodies import ends, rod_lines
from latticework.phrases import phrase

_TOLERANCE = 1e-9
_DIGITS = 7  # of a millimetre

_JOGGLE, _SOUND = 1e-5, 1e-3
"""Millimetres that points are moved before their hull is made, and that one may be outside of it then."""

_BROAD = 0.05  # millimetres of height from which the normal of a triangle is reliable
_MOST_TRIES = 20

AROUND = 48
"""Corners around a ball; its corners are on the sphere, so it is a little smaller than a true ball."""

AROUND_ROD = 24
"""Corners around a rod or a cylinder, which are a little thinner than true ones, too."""

FINEST = 2.0**-10
"""Millimetres of the grid to which corners are rounded: exact in single precision up to 8 metres."""

_COARSENESS = 0.06
"""Millimetres by which the corners of a rounded edge may stick out of the true curve."""

Polygon = list[int]
"""Corners by their numbers, counter-clockwise."""


@lru_cache(maxsize=64)
def face_normals(lattice: Lattice) -> Floats:
    """Return the normals (n, 3), of length one, of the faces of cells (flat: of their sides), and their opposites."""
    found = []
    for body in bodies(lattice):
        for face in body.faces:
            normal = unit_normal(body.corners[list(face)])
            found += [normal, -normal]
    # + 0.0 turns -0.0 into 0.0, so that equal normals have equal bytes.
    every: Floats = np.unique(np.round(found, 9) + 0.0, axis=0)
    return every[np.abs(every[:, 2]) < 0.5] if lattice.flat else every


@lru_cache(maxsize=64)
def _offset_shape(lattice: Lattice) -> Floats:
    """Return the corners (n, 3) of the set of points x with normal · x <= 1 for all face normals.

    What a body loses when this shape, a distance large, is moved along its surface is bounded by its own faces, moved
    inwards by that distance. A flat lattice has a polygon at z = 0.
    """
    normals, points = face_normals(lattice), []
    size = 2 if lattice.flat else 3
    # Each corner is where as many planes as there are dimensions meet, within all others.
    for chosen in combinations(range(len(normals)), size):
        planes = normals[list(chosen), :size]
        if abs(np.linalg.det(planes)) > 1e-6:
            point = np.linalg.solve(planes, np.ones(size))
            if (normals[:, :size] @ point <= 1 + _TOLERANCE).all():
                points.append([*point, 0.0][:3])
    corners: Floats = np.unique(np.round(points, 9) + 0.0, axis=0)
    return corners


def united(solids: Iterable[Manifold]) -> Manifold:
    """Return the union of solids."""
    # All at once, which is much faster than one after another.
    return Manifold.batch_boolean(list(solids), OpType.Add)


def hull(points: Floats) -> Manifold:
    """Return the convex hull of points (n, 3) in millimetres.

    With many points in a plane the library misses corners by millimetres. So points are first moved at random, by
    less than anything could print, and the hull is made again until it contains them all.
    """
    # Seeded, so that the same part makes the same file.
    random = np.random.default_rng(0)
    for _ in range(_MOST_TRIES):
        made = Manifold.hull_points(np.ascontiguousarray(points + random.uniform(-_JOGGLE, _JOGGLE, points.shape)))
        made = made.simplify(10 * _JOGGLE)
        if _contains(made, points):
            return made
    raise LatticeworkError(phrase("a part cannot be made in these sizes; change one of them a little"))


def _contains(solid: Manifold, points: Floats) -> bool:
    """Return whether a convex solid contains points (n, 3), but for rounding."""
    mesh = solid.to_mesh64()
    a, b, c = (mesh.vert_properties[:, :3][mesh.tri_verts[:, place]] for place in range(3))
    normals, longest = np.cross(b - a, c - a), np.max([(d * d).sum(axis=1) for d in (b - a, c - b, a - c)], axis=0)
    areas = np.linalg.norm(normals, axis=1)
    seen = areas > _BROAD * np.sqrt(longest)  # normals of slivers are unreliable
    normals = normals[seen] / areas[seen, None]
    reach = np.einsum("nc,nc->n", normals, a[seen])
    return bool(len(reach) and (points @ normals.T - reach).max() < _SOUND)


def lengths(lattice: Lattice, scale: float, thickness: float) -> Floats:
    """Return the factors (3,) from coordinates of the lattice to millimetres; flat cells get a thickness."""
    return np.array([scale, scale, thickness / THICKNESS if lattice.flat else scale])


def cells_solid(lattice: Lattice, cells: tuple[Cell, ...], unit: Floats) -> Manifold:
    """Return the union of angular cells; `unit` (3,): the result of `lengths`."""
    return united(_cell_solid(bodies(lattice)[cell[-1]], place_of(lattice, cell), unit) for cell in cells)


def _cell_solid(body: Body, place: Floats, unit: Floats) -> Manifold:
    """Return a cell with coordinates rounded as those of its neighbours are, so that there are no cracks between."""
    # In millimetres, after scaling, as this is where neighbours must agree.
    corners = np.round((body.corners + place) * unit, _DIGITS)
    triangles = [(face[0], b, c) for face in body.faces for b, c in pairwise(face[1:])]
    return Manifold(Mesh64(corners, np.array(triangles, np.uint64)))


def shell(lattice: Lattice, faces: list[Floats], unit: Floats, distance: float) -> Manifold:
    """Return all that is within a distance of convex faces, each (corners, 3), measured along face normals.

    Faces of flat cells count only at their sides, from which the shell sticks out above and below.
    """
    around = distance * _offset_shape(lattice)
    if lattice.flat:
        beyond = np.array([0.0, 0.0, 1.0])
        around = np.concatenate([around + beyond, around - beyond])
        # Above and below, flat parts keep their thickness; only sides are moved inwards.
        faces = [face for face in faces if np.ptp(face[:, 2]) > 0]
    return united(hull((face[:, None] * unit + around[None]).reshape(-1, 3)) for face in faces)


def angular_solid(lattice: Lattice, cells: tuple[Cell, ...], unit: Floats, inset: float) -> Manifold:
    """Return the union of angular cells less all that is within `inset` millimetres of its surface."""
    whole = cells_solid(lattice, cells, unit)
    return whole - shell(lattice, exposed_faces(lattice, cells), unit, inset) if inset else whole


def _ball_solids(lattice: Lattice, cells: tuple[Cell, ...], scale: float, inset: float, bridge: float
                ) -> list[Manifold]:
    """Return balls, each smaller by `inset`, and bridges, `bridge` thick, between neighbours; all in millimetres."""
    balls = [cell for cell in cells if lattice.kinds[cell[-1]].radius]
    if not balls:
        return []
    middles = dict(zip(balls, scale * lattice.positions(as_array(tuple(balls))), strict=True))
    made = [Manifold.sphere(scale * lattice.kinds[cell[-1]].radius - inset, AROUND).translate(middles[cell])
            for cell in balls if scale * lattice.kinds[cell[-1]].radius > inset]
    # Of two neighbours only the lesser makes the bridge, or it would be made twice.
    bridges = [cylinder(middles[cell], middles[other], bridge / 2) for cell in balls
               for other in lattice.neighbours(cell) if bridge and other in middles and cell < other]
    return made + bridges


def _rod_solids(lattice: Lattice, cells: tuple[Cell, ...], scale: float, inset: float) -> list[Manifold]:
    """Return rods with rounded ends, bent where a part continues, thinner by `inset` all round, in millimetres."""
    rods = [cell for cell in cells if lattice.kinds[cell[-1]].segment]
    if not rods:
        return []
    a, b = ends(lattice, rods[0])
    radius = ROD * scale * float(np.linalg.norm(b - a)) - inset
    ball = Manifold.sphere(radius, AROUND_ROD)
    return [Manifold.batch_hull([ball.translate(scale * here), ball.translate(scale * there)])
            for line in rod_lines(lattice, cells) for here, there in pairwise(line)]


def cylinder(start: Floats, end: Floats, radius: float) -> Manifold:
    """Return a cylinder from one point to another."""
    along = (end - start) / np.linalg.norm(end - start)
    across = np.cross(along, np.eye(3)[np.abs(along).argmin()])
    across /= np.linalg.norm(across)
    angles = 2 * np.pi * np.arange(AROUND_ROD)[:, None] / AROUND_ROD
    ring = radius * (np.cos(angles) * across + np.sin(angles) * np.cross(along, across))
    return hull(np.concatenate([start + ring, end + ring]))


def round_solid(lattice: Lattice, cells: tuple[Cell, ...], scale: float, inset: float, bridge: float) -> Manifold:
    """Return the union of the round cells of a part, empty where it has none."""
    return united([*_ball_solids(lattice, cells, scale, inset, bridge), *_rod_solids(lattice, cells, scale, inset)])


def bevelled(lattice: Lattice, shrunk: Manifold, width: float) -> Manifold:
    """Return a solid that was shrunk by a width, grown again with edges cut off."""
    # Grown by a shape that reaches as far in the directions of all faces, which brings these back where they were,
    # but not the edges that stick out between them: an opening, as mathematical morphology calls it.
    return _grown(lattice, shrunk, width * _with_ends(lattice))


def rounded(lattice: Lattice, shrunk: Manifold, radius: float) -> Manifold:
    """Return a solid that was shrunk by a radius, grown again with round edges."""
    # With the normals of all faces, too: a ball with flat faces alone would not bring faces back in full.
    ball = Manifold.sphere(1, _around(radius)).to_mesh64().vert_properties[:, :3]
    return _grown(lattice, shrunk, radius * np.concatenate([_with_ends(lattice), ball]))


def _grown(lattice: Lattice, solid: Manifold, by: Floats) -> Manifold:
    """Return the Minkowski sum of a solid and the hull of points (n, 3) around the origin."""
    shape = hull(by)
    # The sum may take seconds, in which nothing can be cancelled.
    checkpoint()
    if not lattice.flat:
        return solid.minkowski_sum(shape)
    return united(Manifold.hull_points(prism).minkowski_sum(shape) for prism in _prisms(solid))


def _prisms(plate: Manifold) -> list[Floats]:
    """Return a plate as convex prisms (n, 3): far fewer bodies than it has triangles on its surface."""
    low, high = (plate.bounding_box()[place] for place in (2, 5))
    outline = plate.slice((low + high) / 2).to_polygons()
    points = np.concatenate([np.zeros((0, 2)), *outline])
    return [np.array([[*points[corner], z] for corner in piece for z in (low, high)])
            for piece in convex_pieces(points, triangulate(outline).tolist())]


def _around(radius: float) -> int:
    """Return how many corners a circle of a radius gets, a multiple of four: each costs time."""
    turn = 2 * np.arccos(max(0.0, 1 - _COARSENESS / radius))
    return 4 * int(np.ceil(np.pi / 2 / turn))


def _with_ends(lattice: Lattice) -> Floats:
    """Return the directions (n, 3) of all faces; for a flat lattice straight up and down too."""
    normals = face_normals(lattice)
    return np.concatenate([normals, [[0, 0, 1], [0, 0, -1]]]) if lattice.flat else normals


def convex_pieces(points: Floats, triangles: list[Polygon]) -> list[Polygon]:
    """Return triangles of points (n, 2) joined into larger convex pieces across common sides."""
    left, made = list(triangles), list[Polygon]()
    while left:
        piece = left.pop()
        while joined := _with_neighbour(points, piece, left):
            piece = joined
        made.append(piece)
    return made


def _with_neighbour(points: Floats, piece: Polygon, others: list[Polygon]) -> Polygon | None:
    """Return a piece joined with one of the others, which is removed from them; None if no union is convex."""
    for other in others:
        whole = _joined(piece, other)
        if whole and _is_convex(points[whole]):
            others.remove(other)
            return whole
    return None


def _joined(one: Polygon, other: Polygon) -> Polygon | None:
    """Return two polygons as one, None if they share no side."""
    for place, corner in enumerate(one):
        if corner in other:
            at = other.index(corner)
            if other[at - 1] == one[(place + 1) % len(one)]:
                return one[place + 1:] + one[: place + 1] + (other[at + 1:] + other[:at])[:-1]
    return None


def _is_convex(corners: Floats) -> bool:
    sides = np.roll(corners, -1, axis=0) - corners
    following = np.roll(sides, -1, axis=0)
    return bool((sides[:, 0] * following[:, 1] > sides[:, 1] * following[:, 0]).all())
