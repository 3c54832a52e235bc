"""Marks on the sides of parts as coloured patches on their bodies."""

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import bodies, space_vectors
from latticework.lattice.model import Floats
from latticework.puzzle import PALETTE, Part, Puzzle
from latticework.puzzle.marks import across

Marks = tuple[tuple[Cell, Cell, str], ...]
"""A cell, the neighbour that the side faces, and the mark."""

NAMED = {"red": "#d62728", "green": "#2ca02c", "blue": "#1f77b4", "yellow": "#e8c20c", "orange": "#ff7f0e",
         "purple": "#9467bd", "brown": "#8c564b", "pink": "#e377c2", "cyan": "#17becf", "white": "#f5f5f5",
         "black": "#222222", "grey": "#888888"}
INSET, LIFT = 0.32, 0.012


def mark_colors(puzzle: Puzzle) -> dict[str, str]:
    """Return a colour "#rrggbb" for each mark of a puzzle: the one it is named after, else one of the palette."""
    names = sorted({mark.mark for part in puzzle.parts for mark in part.marks})
    return {name: NAMED.get(name, PALETTE[i % len(PALETTE)]) for i, name in enumerate(names)}


def sides_of(lattice: Lattice, part: Part) -> Marks:
    """Return the marks of a part as it is drawn."""
    sides = ((mark.cell, across(lattice, mark.cell, mark.side), mark.mark) for mark in part.marks)
    return tuple((cell, neighbour, mark) for cell, neighbour, mark in sides if neighbour is not None)


def patches(lattice: Lattice, marks: Marks) -> list[Floats]:
    """Return one face (corners, 3) for each mark, just above the body of its cell.

    In a flat lattice it lies on top, along the side; in a solid one it is the middle of the face.
    """
    return [_patch(lattice, cell, neighbour) for cell, neighbour, _ in marks]


def _patch(lattice: Lattice, cell: Cell, neighbour: Cell) -> Floats:
    if not lattice.kinds[cell[-1]].faces:
        return _between(lattice, cell, neighbour)
    return _on_top(lattice, cell, neighbour) if lattice.flat else _on_face(lattice, cell, neighbour)


def _between(lattice: Lattice, cell: Cell, neighbour: Cell) -> Floats:
    """Return a small square (4, 3) half way between two round cells, which have no faces."""
    middle = np.zeros(3)
    middle[: lattice.dimension] = lattice.positions(np.array([cell, neighbour])).mean(axis=0)
    return middle + 0.12 * np.array([[-1, -1, 2], [1, -1, 2], [1, 1, 2], [-1, 1, 2]])


def _side(lattice: Lattice, cell: Cell, neighbour: Cell) -> tuple[Floats, Floats]:
    """Return the face (corners, 3) of a cell towards a neighbour, and the middle (3,) of the cell."""
    body, place = bodies(lattice)[cell[-1]], np.array(cell[:-1]) @ space_vectors(lattice)
    step = tuple(b - a for a, b in zip(cell[:-1], neighbour[:-1], strict=True))
    middle = body.corners.mean(axis=0) + place
    for face, beyond in zip(body.faces, body.across, strict=True):
        if beyond == (step, neighbour[-1]):
            return body.corners[list(face)] + place, middle
    raise ValueError(f"{cell} has no face towards {neighbour}")


def _on_top(lattice: Lattice, cell: Cell, neighbour: Cell) -> Floats:
    face, middle = _side(lattice, cell, neighbour)
    top = face[face[:, 2] > face[:, 2].mean() - 1e-9][:2]
    inner = top + (np.array([*middle[:2], top[0, 2]]) - top) * 0.55
    patch: Floats = np.array([top[0], top[1], inner[1], inner[0]]) + np.array([0, 0, LIFT])
    return patch if np.cross(patch[1] - patch[0], patch[2] - patch[1])[2] > 0 else patch[::-1]


def _on_face(lattice: Lattice, cell: Cell, neighbour: Cell) -> Floats:
    face, middle = _side(lattice, cell, neighbour)
    center = face.mean(axis=0)
    outward = (center - middle) / max(float(np.linalg.norm(center - middle)), 1e-9)
    patch: Floats = face + (center - face) * INSET + outward * LIFT
    return patch
