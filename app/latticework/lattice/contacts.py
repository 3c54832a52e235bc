"""Contacts of cells, computed from their outlines: common sides, touching balls, segments that share an end.

For lattice files that list no half-edges these are made from contacts.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby, product

import numpy as np

from latticework.errors import LatticeworkError
from latticework.lattice.congruence import TOLERANCE
from latticework.lattice.geometry import plate
from latticework.lattice.lattice import CellKind, Floats, HalfEdge, Ints, Lattice
from latticework.lattice.polygons import area_vector, common_area
from latticework.phrases import phrase

_PARALLEL = 1e-7
"""How much less than 1 the product of the unit normals of parallel sides may be."""

LEAST_SHARE = 0.001
"""The least share of the smaller side that two sides must have in common to count as touching."""

_MOST_NEAR = 20_000
"""The most cells near a cell that are compared with it, to bound time and memory."""

KindStep = tuple[int, tuple[int, ...], int]
"""A kind of cell, the step from such a cell at the origin to a neighbour, and the neighbour's kind."""


@dataclass(frozen=True, eq=False)
class Contact:
    """The contact of a cell of kind `kind` at the origin with the cell of kind `other` that `step` leads to.

    size is a length in flat lattices, an area in solid ones, 0 where cells touch in a point; direction (dimension,)
    points from the cell outwards, middle (dimension,) is in the contact; end is 0 or 1 for an end of a segment.
    overlap: whether both cells are on the same side of what they have in common.
    """

    kind: int
    other: int
    step: tuple[int, ...]
    size: float
    direction: Floats
    middle: Floats
    side: int = 0
    end: int = -1
    overlap: bool = False


@dataclass(frozen=True, eq=False)
class KindSides:
    """The sides of a kind of cell in space: a flat cell is a plate of height 1, so that areas are lengths.

    normals (n, 3) point outwards, side i is in the plane normals[i] @ x = offsets[i]; radii (n,) about middles.
    """

    outlines: tuple[Floats, ...]
    normals: Floats
    offsets: Floats
    sizes: Floats
    middles: Floats
    radii: Floats


@lru_cache(maxsize=1_024)
def sides(kind: CellKind) -> KindSides:
    """Return the sides of a kind of cell that has an outline or faces."""
    flat = kind.corners.shape[1] == 2
    corners, faces = plate(kind.corners, 1.0) if flat else (kind.corners, kind.faces)
    outlines = tuple(corners[list(face)] for face in (faces[:-2] if flat else faces))
    areas = np.array([area_vector(outline) for outline in outlines])
    sizes = np.linalg.norm(areas, axis=1)
    normals, middles = areas / sizes[:, None], np.array([outline.mean(axis=0) for outline in outlines])
    radii = np.array([np.linalg.norm(outline - middle, axis=1).max()
                      for outline, middle in zip(outlines, middles, strict=True)])
    return KindSides(outlines, normals, (normals * middles).sum(axis=1), sizes, middles, radii)


def volume(kind: CellKind) -> float:
    """Return the area of a flat kind of cell, the volume of a solid one; negative if it is turned inside out."""
    own = sides(kind)
    if kind.corners.shape[1] == 2:  # the sides of a plate of height 1
        return float(own.offsets @ own.sizes) / 2
    # The sum of the pyramids from the origin over all faces, negative for those that face it (divergence theorem).
    return float(own.offsets @ own.sizes) / 3


def contacts_by_outline(lattice: Lattice) -> list[Contact]:
    """Return the contacts and overlaps of the cells of the repeat at the origin with others.

    Raises LatticeworkError if a cell has more than _MOST_NEAR others near it.
    """
    found: list[Contact] = []
    for a, b in product(range(len(lattice.kinds)), repeat=2):
        one, other = lattice.kinds[a], lattice.kinds[b]
        if (bool(one.faces), one.radius > 0) != (bool(other.faces), other.radius > 0):
            continue
        steps = near(lattice, a, b)
        if one.radius:
            found += _touching_balls(lattice, a, b, steps)
        elif one.faces:
            found += _common_sides(lattice, a, b, steps)
        else:
            found += _common_ends(lattice, a, b, steps)
    return found


def near(lattice: Lattice, a: int, b: int, room: float = TOLERANCE) -> Ints:
    """Return the steps (n, rank) from a cell of kind a to other cells of kind b that may touch it.

    room: how far apart they may be. Raises LatticeworkError if there are more than _MOST_NEAR candidates.
    """
    reach = sum(_radius(lattice.kinds[kind]) for kind in (a, b)) + room
    apart = lattice.centers[a] - lattice.centers[b]
    # All translations in a ball: first those in a box around it, then exactly.
    home = apart @ lattice.solver
    spread = reach * np.linalg.norm(lattice.solver, axis=0)
    low, high = np.ceil(home - spread).astype(np.int64), np.floor(home + spread).astype(np.int64)
    if np.prod(np.maximum(high - low + 1.0, 0)) > _MOST_NEAR:
        raise LatticeworkError(phrase("are too large for the vectors: more than {most} lie near one of them",
                                      most=_MOST_NEAR))
    steps = np.array(list(product(*(range(x, y + 1) for x, y in zip(low, high, strict=True)))), dtype=np.int64)
    steps = steps.reshape(-1, lattice.rank)
    close = np.linalg.norm(steps @ lattice.vectors - apart, axis=1) <= reach
    chosen: Ints = steps[close & (steps.any(axis=1) if a == b else True)]
    return chosen


def _radius(kind: CellKind) -> float:
    return kind.radius or float(np.linalg.norm(kind.corners - kind.center, axis=1).max())


def _touching_balls(lattice: Lattice, a: int, b: int, steps: Ints) -> Iterator[Contact]:
    reach = lattice.kinds[a].radius + lattice.kinds[b].radius
    for step, between in zip(steps, steps @ lattice.vectors + lattice.centers[b] - lattice.centers[a], strict=True):
        distance = float(np.linalg.norm(between))
        if distance < reach + TOLERANCE:
            yield Contact(a, b, tuple(step.tolist()), 0.0, between / max(distance, TOLERANCE),
                          lattice.centers[a] + between / 2, overlap=distance < reach - TOLERANCE)


def _common_ends(lattice: Lattice, a: int, b: int, steps: Ints) -> Iterator[Contact]:
    own, ends = lattice.kinds[a].corners, lattice.kinds[b].corners
    for step, shift in zip(steps, steps @ lattice.vectors, strict=True):
        for i, j in product(range(2), repeat=2):
            if np.linalg.norm(own[i] - ends[j] - shift) < TOLERANCE:
                away = ends[1 - j] - ends[j]
                yield Contact(a, b, tuple(step.tolist()), 0.0, away / np.linalg.norm(away), own[i], end=i)


def _common_sides(lattice: Lattice, a: int, b: int, steps: Ints) -> Iterator[Contact]:
    own, others = sides(lattice.kinds[a]), sides(lattice.kinds[b])
    shifts = np.zeros((len(steps), 3))
    shifts[:, : lattice.dimension] = steps @ lattice.vectors
    across = own.normals @ others.normals.T
    # Only sides in one plane can be shared; cheap tests of position come before the common area.
    for i, j in np.argwhere(np.abs(across) > 1 - _PARALLEL).tolist():
        facing = float(np.sign(across[i, j]))
        beside = np.abs(others.offsets[j] + shifts @ others.normals[j] - facing * own.offsets[i]) < TOLERANCE
        apart = np.linalg.norm(others.middles[j] + shifts - own.middles[i], axis=1)
        for number in np.flatnonzero(beside & (apart < own.radii[i] + others.radii[j])).tolist():
            shared, middle = common_area(own.outlines[i], others.outlines[j] + shifts[number], own.normals[i])
            if shared > LEAST_SHARE * min(own.sizes[i], others.sizes[j]):
                yield Contact(a, b, tuple(steps[number].tolist()), shared, own.normals[i, : lattice.dimension],
                              middle[: lattice.dimension], i, overlap=facing > 0)


def kind_step(contact: Contact) -> KindStep:
    """Return the two kinds of cell of a contact and the step between them."""
    return contact.kind, contact.step, contact.other


def with_half_edges(lattice: Lattice, touching: list[Contact]) -> Lattice:
    """Return a lattice with half-edges for all pairs of cells that touch.

    They are labelled by the direction from the cell: degrees in the plane, three coordinates in space; for segments
    by the end, begin or end, and the degrees in which the neighbour leaves it. Neighbours in the same direction are
    numbered, so that no label of a cell repeats.
    """
    labels = _labels(lattice, touching)
    made: dict[int, list[HalfEdge]] = defaultdict(list)
    for (kind, step, other), label in labels.items():
        partner = labels[other, tuple(-x for x in step), kind]
        made[kind].append(HalfEdge(label, partner, step, other))
    return replace(lattice, kinds=tuple(replace(kind, half_edges=tuple(made[number]))
                                        for number, kind in enumerate(lattice.kinds)))


def _labels(lattice: Lattice, touching: list[Contact]) -> dict[KindStep, str]:
    ordered = sorted(touching, key=kind_step)
    chosen = [max(same, key=lambda contact: contact.size) for _, same in groupby(ordered, key=kind_step)]
    # By position, rounded and without -0.0, so that numbered labels are the same on every machine.
    chosen.sort(key=lambda contact: tuple((np.round(contact.middle, 4) + 0.0).tolist()))
    plain = {kind_step(contact): _label(lattice, contact) for contact in chosen}
    repeated = Counter((one[0], label) for one, label in plain.items())
    seen: Counter[tuple[int, str]] = Counter()
    labels = {}
    for one, label in plain.items():
        seen[one[0], label] += 1
        labels[one] = label if repeated[one[0], label] == 1 else f"{label} ({seen[one[0], label]})"
    return labels


def _label(lattice: Lattice, contact: Contact) -> str:
    end = ("begin ", "end ", "")[contact.end]
    return end + (degrees(contact.direction) if lattice.flat else _coordinates(contact.direction))


def degrees(direction: Floats) -> str:
    """Return the angle of a direction (2,) from east, counter-clockwise, at least 0 and less than 360."""
    return f"{round(float(np.degrees(np.arctan2(direction[1], direction[0]))), 1) % 360:g}"


def _coordinates(direction: Floats) -> str:
    return " ".join(f"{round(float(x), 3) + 0.0:+g}" for x in direction)
