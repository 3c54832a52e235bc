"""Checks of a lattice file.

Its cells are closed bodies that fill space without overlapping; its half-edges lead from each cell to its neighbours;
it has motions. Rounded coordinates are made exact before, and near misses that rounding may cause are refused.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from latticework.errors import FileRefusedError, LatticeworkError, shown
from latticework.lattice.congruence import TOLERANCE, loosely_congruent, same_points
from latticework.lattice.contacts import LEAST_SHARE, Contact, kind_step, near, sides, volume
from latticework.lattice.lattice import CellKind, Floats, HalfEdge, Lattice
from latticework.lattice.motion import label_permutation, motions
from latticework.lattice.polygons import area_vector, common_area, crosses_itself, plane_axes
from latticework.phrases import phrase

_INWARD = 0.01
"""How deep inside a solid cell sample points are, as a share of the way from its surface to its middle."""

_UP = np.array([0.0, 0.0, 1.0])

_SAME_SIZE = 0.001
"""The share by which sizes that should be equal may differ."""

PRECISION = phrase("coordinates are compared to {tolerance}, so give six decimals or more",
                   tolerance=f"{TOLERANCE:.5f}")

_DECIMALS = range(3, 9)
"""The numbers of decimals with which a number may stand for one with infinitely many."""

_LOOSE = 0.003
"""The largest difference of lengths that may come from rounding to three decimals."""

_FIELDS = ("vectors", "outline", "corners", "ball", "radius", "segment")


def check_body(kind: CellKind, source: Path | str) -> None:
    """Raise FileRefusedError if an outline crosses itself, or faces do not form a closed body, facing outwards."""
    if not kind.faces:
        return
    if kind.corners.shape[1] == 2:
        if crosses_itself(kind.corners, TOLERANCE):
            raise FileRefusedError(source, phrase("{outline} crosses or touches itself; right are the corners in the "
                                                  "order of a walk around the cell",
                                                  outline=shown(kind.corners.tolist())), f"cells.{kind.name}.outline")
        return
    _check_faces(kind, source)
    _check_closed(kind, source)


def _check_faces(kind: CellKind, source: Path | str) -> None:
    for face in kind.faces:
        outline = kind.corners[list(face)]
        area = area_vector(outline)
        size = float(np.linalg.norm(area))
        if size < TOLERANCE or crosses_itself(outline @ plane_axes(area / size), TOLERANCE):
            raise FileRefusedError(source, phrase("{face} crosses or touches itself; right are its corners in the "
                                                  "order of a walk around the face", face=list(face)),
                                   f"cells.{kind.name}.faces")
        if np.abs((outline - outline[0]) @ area).max() > TOLERANCE * size:
            raise FileRefusedError(source, phrase("{face} is not flat; {precision}", face=list(face),
                                                  precision=PRECISION), f"cells.{kind.name}.faces")


def _check_closed(kind: CellKind, source: Path | str) -> None:
    field, right = f"cells.{kind.name}.faces", phrase("each face counter-clockwise as seen from outside is right")
    # Each edge is walked once in each direction, by the faces on its two sides: then the surface is closed.
    edges = Counter(edge for face in kind.faces for edge in zip(face, (*face[1:], face[0]), strict=True))
    for (a, b), number in edges.items():
        if number > 1:
            raise FileRefusedError(source, phrase("two go from corner {a} to corner {b}, so that one of them is "
                                                  "turned inwards; {right}", a=a, b=b, right=right), field)
        if (b, a) not in edges:
            raise FileRefusedError(source, phrase("only one has the edge between the corners {a} and {b}, so that "
                                                  "the cell is open there; right is a face on either side of each "
                                                  "edge", a=a, b=b), field)
    if volume(kind) <= 0:
        raise FileRefusedError(source, phrase("are turned inwards, all of them; {right}", right=right), field)


def check_space(lattice: Lattice, touching: list[Contact], source: Path | str) -> None:
    """Raise FileRefusedError if cells overlap, or leave gaps that the file does not declare."""
    if not touching:
        raise FileRefusedError(source, phrase("none touches another; common sides are right ({precision})",
                                              precision=PRECISION), "cells")
    bodies = [kind for kind in lattice.kinds if kind.faces]
    fills = len(bodies) == len(lattice.kinds) and lattice.rank == lattice.dimension
    two = _overlapping(lattice, touching, fills and not lattice.gaps)
    if two:
        one, other, step = two
        raise FileRefusedError(source, phrase("overlaps the cell {other} that {step} leads to; smaller cells or "
                                              "longer vectors are right", other=shown(other), step=list(step)),
                               f"cells.{one}")
    if not fills:
        return  # balls, segments and a single row of cells fill no space
    # If the cells fill as much as the vectors span, and all sides are shared, nothing overlaps or is missing.
    filled, room = sum(abs(volume(kind)) for kind in bodies), abs(float(np.linalg.det(lattice.vectors)))
    what = phrase("an area") if lattice.flat else phrase("a volume")
    if filled > room * (1 + _SAME_SIZE) or (filled < room * (1 - _SAME_SIZE) and not lattice.gaps):
        raise FileRefusedError(source, phrase("have {what} of {filled} in all, but the vectors span {room}; right "
                                              "are equal ones, or gaps = true where the cells leave gaps", what=what,
                                              filled=f"{filled:.6g}", room=f"{room:.6g}"), "cells")
    if not lattice.gaps:
        _check_covered(lattice, touching, source)


def _overlapping(lattice: Lattice, touching: list[Contact], full: bool) -> tuple[str, str, Sequence[int]] | None:
    for contact in touching:
        if contact.overlap:
            return lattice.kinds[contact.kind].name, lattice.kinds[contact.other].name, contact.step
    return None if full else _first_overlap(lattice)  # for cells that fill space, area and sides are checked instead


def _check_covered(lattice: Lattice, touching: list[Contact], source: Path | str) -> None:
    covered: dict[tuple[int, int], float] = defaultdict(float)
    for contact in touching:
        covered[contact.kind, contact.side] += contact.size
    for number, kind in enumerate(lattice.kinds):
        for i, size in enumerate(sides(kind).sizes.tolist()):
            if abs(covered[number, i] - size) > _SAME_SIZE * size:
                ends = np.round(sides(kind).outlines[i][:, : lattice.dimension], 6)
                ends = np.unique(ends, axis=0) if lattice.flat else ends
                raise FileRefusedError(source, phrase("has neighbours along {covered} of its side {ends}; other "
                                                      "vectors or corners are right, or gaps = true where the cells "
                                                      "leave gaps ({precision})",
                                                      covered=f"{covered[number, i] / size:.1%}",
                                                      ends=shown(ends.tolist()), precision=PRECISION),
                                       f"cells.{kind.name}")


def _first_overlap(lattice: Lattice) -> tuple[str, str, list[int]] | None:
    """Return the names of two kinds of cell that overlap, and the step between such cells, or None.

    Flat cells are compared exactly; of solid ones, points near the corners, edges and faces of one are tested
    against the faces of the other.
    """
    outlined = [number for number, kind in enumerate(lattice.kinds) if kind.faces]
    overlap = _flat_overlap if lattice.flat else _solid_overlap
    for a, b in product(outlined, repeat=2):
        one, other = lattice.kinds[a], lattice.kinds[b]
        for step in near(lattice, a, b):
            if overlap(one, other, step @ lattice.vectors):
                return one.name, other.name, step.tolist()
    return None


def _flat_overlap(one: CellKind, other: CellKind, shift: Floats) -> bool:
    a, b = (np.pad(corners, ((0, 0), (0, 1))) for corners in (one.corners, other.corners + shift))
    return common_area(a, b, _UP)[0] > LEAST_SHARE * min(abs(volume(one)), abs(volume(other)))


def _solid_overlap(one: CellKind, other: CellKind, shift: Floats) -> bool:
    points, within = _inner_points(other) + shift, sides(one)
    return bool((points @ within.normals.T < within.offsets - TOLERANCE).all(axis=1).any())


def _inner_points(kind: CellKind) -> Floats:
    own = sides(kind)
    edges = [(outline + np.roll(outline, -1, axis=0)) / 2 for outline in own.outlines]
    points = np.concatenate([kind.corners, own.middles, *edges, kind.center[None]])
    inner: Floats = points + _INWARD * (kind.center - points)
    return inner


def check_half_edges(lattice: Lattice, touching: list[Contact], source: Path | str) -> None:
    """Raise FileRefusedError unless the half-edges join exactly the cells that touch, each contact once."""
    neighbours = {kind_step(contact) for contact in touching}
    led = [[(edge.step, edge.kind) for edge in kind.half_edges] for kind in lattice.kinds]
    left = [sorted((step, other) for a, step, other in neighbours if a == number and (step, other) not in led[number])
            for number in range(len(lattice.kinds))]
    for number, kind in enumerate(lattice.kinds):
        for edge in kind.half_edges:
            if (number, edge.step, edge.kind) not in neighbours:
                right = left[number] and phrase("; {neighbours} would be right",
                                                neighbours=_leading(lattice, left[number]))
                raise FileRefusedError(source, phrase("{step} leads to a cell {cell} that does not touch this one "
                                                      "along a side{right} ({precision})", step=list(edge.step),
                                                      cell=shown(lattice.kinds[edge.kind].name), right=right or "",
                                                      precision=PRECISION),
                                       f"cells.{kind.name}.half_edges.{edge.label}.to")
    _check_pairs(lattice, source)
    for kind, steps, missing in zip(lattice.kinds, led, left, strict=True):
        if missing:
            raise FileRefusedError(source, phrase("none leads to {neighbours}, which touches this cell; right is one "
                                                  "to each neighbour, or no half_edges in the file, to have them "
                                                  "found", neighbours=_leading(lattice, missing)),
                                   f"cells.{kind.name}.half_edges")
        if len(set(steps)) < len(steps):
            twice = _leading(lattice, [Counter(steps).most_common(1)[0][0]])
            raise FileRefusedError(source, phrase("two lead to {neighbour}; one is right", neighbour=twice),
                                   f"cells.{kind.name}.half_edges")


def _leading(lattice: Lattice, some: list[tuple[tuple[int, ...], int]]) -> str:
    return " or ".join(f"{list(step)} ({lattice.kinds[kind].name!r})" for step, kind in some[:3])


def _check_pairs(lattice: Lattice, source: Path | str) -> None:
    """Raise FileRefusedError if labels of half-edges repeat or a half-edge has no partner."""
    for number, kind in enumerate(lattice.kinds):
        if len({edge.label for edge in kind.half_edges}) != len(kind.half_edges):
            raise FileRefusedError(source, phrase("two half-edges have the same label"), f"cells.{kind.name}")
        for edge in kind.half_edges:
            back = HalfEdge(edge.partner, edge.label, tuple(-x for x in edge.step), number)
            if back not in lattice.kinds[edge.kind].half_edges:
                raise FileRefusedError(source, phrase("has no partner: cell {cell} needs a half-edge {label} with "
                                                      "partner {partner} to {step}",
                                                      cell=shown(lattice.kinds[edge.kind].name),
                                                      label=repr(back.label), partner=repr(back.partner),
                                                      step=list(back.step)),
                                       f"cells.{kind.name}.half_edges.{edge.label}")


def check_places(lattice: Lattice, source: Path | str) -> None:
    """Raise FileRefusedError if two cells are in the same place."""
    apart = lattice.centers[:, None] - lattice.centers
    # The translations nearest to the vectors between middles: if they are equal, the places are the same.
    steps = np.rint(apart @ lattice.solver) @ lattice.vectors
    for a, b in np.argwhere(np.triu((np.abs(steps - apart).max(axis=2) < TOLERANCE), 1)).tolist():
        one, other = lattice.kinds[a], lattice.kinds[b]
        moved = other.corners + steps[a, b]
        if len(one.corners) == len(moved) and same_points(moved, one.corners) and same_points(one.corners, moved):
            raise FileRefusedError(source, phrase("lies in the same place as {cell}; each cell needs its own",
                                                  cell=shown(one.name)), f"cells.{other.name}")


def check_motions(lattice: Lattice, source: Path | str) -> None:
    """Raise FileRefusedError if there are too many motions, or the identity is not among them."""
    try:
        every = motions(lattice)
    except LatticeworkError as error:
        raise FileRefusedError(source, phrase("{error}; cells that are alike should be turned less differently",
                                              error=error), "cells") from None
    if every and label_permutation(lattice, every[0]) is not None:
        return
    if all(kind.radius for kind in lattice.kinds):
        raise FileRefusedError(source, phrase("the half-edges of its balls lead along one line only, so that nothing "
                                              "can be turned; half-edges to neighbours in two directions are right"),
                               "cells")
    raise FileRefusedError(source, phrase("its cells are too thin, too large or too far away to be compared; cells "
                                          "about 1 across, near the origin, are right"), "cells")


def exact(data: dict[str, Any]) -> dict[str, Any]:
    """Return the contents of a lattice file with rounded coordinates replaced by what they seem to stand for."""
    cells = data.get("cells")
    made = {key: _replaced(value) if key in _FIELDS else value for key, value in data.items()}
    if isinstance(cells, list) and all(isinstance(cell, dict) for cell in cells):
        made["cells"] = [{key: _replaced(value) if key in _FIELDS else value for key, value in cell.items()}
                         for cell in cells]
    return made


def exact_number(value: float) -> float:
    """Return the simplest fraction, root or sum of both that rounds to a value, or the value if there is none.

    >>> exact_number(0.866) == sqrt(3) / 2, exact_number(0.333) == 1 / 3, exact_number(2.414) == 1 + sqrt(2)
    (True, True, True)
    >>> exact_number(0.25)
    0.25
    """
    decimals = -int(Decimal(repr(value)).as_tuple().exponent)
    # With fewer decimals a number is meant as it is, with more it is exact enough.
    if decimals not in _DECIMALS:
        return value
    # A little more than half a unit of the last decimal, as the value itself was rounded.
    return next((number for number in _simple(value) if abs(number - value) < 0.51 * 10.0**-decimals), value)


def near_miss(lattice: Lattice) -> str:
    """Return in words which cells nearly match or touch, missing by less than _LOOSE; "" if there are none."""
    for a, b in loosely_congruent(lattice, _LOOSE):
        if a == b:
            return phrase("the cell {cell} is nearly, but not quite, symmetric", cell=repr(lattice.kinds[a].name))
        return phrase("the cells {one} and {other} are nearly, but not quite, alike",
                      one=repr(lattice.kinds[a].name), other=repr(lattice.kinds[b].name))
    pairs = [*_almost_one_place(lattice), *_almost_touching(lattice)]
    if not pairs:
        return ""
    return phrase("the cells {one} and {other} nearly, but not quite, touch", one=repr(pairs[0][0]),
                  other=repr(pairs[0][1]))


def _replaced(value: Any) -> Any:
    if isinstance(value, list):
        return [_replaced(inner) for inner in value]
    return exact_number(value) if isinstance(value, float) and np.isfinite(value) else value


def _simple(value: float) -> Iterator[float]:
    """Yield for each denominator and root the nearest number p/q, r√n/q or (p + r√n)/q, the simplest first."""
    for q in range(1, 13):
        yield round(value * q) / q
    for q in range(1, 13):
        for n in (2, 3, 5, 6):
            yield round(value * q / sqrt(n)) * sqrt(n) / q
    for q in (1, 2, 4):
        for n in (2, 3, 5):
            for root in (sqrt(n), -sqrt(n)):
                yield (round(value * q - root) + root) / q
    for a, b in product((1, -1), repeat=2):  # sines and cosines of 15 and 75 degrees
        yield (a * sqrt(6) + b * sqrt(2)) / 4


def _almost_one_place(lattice: Lattice) -> list[tuple[str, str]]:
    """Return pairs of cells with corners so near each other that they were meant to be equal."""
    points = np.concatenate([kind.corners for kind in lattice.kinds])
    names = [kind.name for kind in lattice.kinds for _ in kind.corners]
    apart = points[:, None] - points
    # Up to translations: the corner of a cell may meet that of one in another repeat.
    apart -= np.rint(apart @ lattice.solver) @ lattice.vectors
    distances = np.linalg.norm(apart, axis=2)
    return [(names[a], names[b]) for a, b in np.argwhere((distances > TOLERANCE) & (distances < _LOOSE)).tolist()]


def _almost_touching(lattice: Lattice) -> list[tuple[str, str]]:
    """Return pairs of balls so near each other that they were meant to touch."""
    balls = [(number, kind) for number, kind in enumerate(lattice.kinds) if kind.radius]
    found = []
    for (a, one), (b, other) in product(balls, repeat=2):
        apart = near(lattice, a, b, _LOOSE) @ lattice.vectors + other.center - one.center
        gaps = np.abs(np.linalg.norm(apart, axis=1) - one.radius - other.radius)
        if ((gaps > TOLERANCE) & (gaps < _LOOSE)).any():
            found.append((one.name, other.name))
    return found
