"""Checks that the cells of a lattice file are closed bodies that fill space without overlapping."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from latticework.errors import FileRefusedError, shown
from latticework.lattice.congruence import TOLERANCE
from latticework.lattice.contacts import Contact, sides, volume
from latticework.lattice.lattice import CellKind, Lattice
from latticework.lattice.overlap import overlapping
from latticework.lattice.polygons import area_vector, crosses_itself, plane_axes
from latticework.phrases import phrase

SAME_SIZE = 0.001
"""The share by which sizes that should be equal may differ."""

PRECISION = phrase("coordinates are compared to {tolerance}, so give six decimals or more",
                   tolerance=f"{TOLERANCE:.5f}")


def check_body(kind: CellKind, source: Path | str) -> None:
    """Raise FileRefusedError when an outline crosses itself, or faces do not close a body, turned outwards."""
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
    """Raise FileRefusedError when cells overlap, or leave gaps that the file does not declare."""
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
    filled, room = sum(abs(volume(kind)) for kind in bodies), abs(float(np.linalg.det(lattice.vectors)))
    what = phrase("an area") if lattice.flat else phrase("a volume")
    if filled > room * (1 + SAME_SIZE) or (filled < room * (1 - SAME_SIZE) and not lattice.gaps):
        raise FileRefusedError(source, phrase("have {what} of {filled} in all, but the vectors span {room}; right "
                                              "are equal ones, or gaps = true where the cells leave gaps", what=what,
                                              filled=f"{filled:.6g}", room=f"{room:.6g}"), "cells")
    if not lattice.gaps:
        _check_covered(lattice, touching, source)


def _overlapping(lattice: Lattice, touching: list[Contact], full: bool) -> tuple[str, str, Sequence[int]] | None:
    for contact in touching:
        if contact.overlap:
            return lattice.kinds[contact.kind].name, lattice.kinds[contact.other].name, contact.step
    return None if full else overlapping(lattice)  # what fills space is known not to overlap by its area and sides


def _check_covered(lattice: Lattice, touching: list[Contact], source: Path | str) -> None:
    covered: dict[tuple[int, int], float] = defaultdict(float)
    for contact in touching:
        covered[contact.kind, contact.side] += contact.size
    for number, kind in enumerate(lattice.kinds):
        for i, size in enumerate(sides(kind).sizes.tolist()):
            if abs(covered[number, i] - size) > SAME_SIZE * size:
                ends = np.round(sides(kind).outlines[i][:, : lattice.dimension], 6)
                ends = np.unique(ends, axis=0) if lattice.flat else ends
                raise FileRefusedError(source, phrase("has neighbours along {covered} of its side {ends}; other "
                                                      "vectors or corners are right, or gaps = true where the cells "
                                                      "leave gaps ({precision})",
                                                      covered=f"{covered[number, i] / size:.1%}",
                                                      ends=shown(ends.tolist()), precision=PRECISION),
                                       f"cells.{kind.name}")
