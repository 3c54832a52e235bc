"""Marks on the sides of parts, and colours of cells, as coloured patches on their bodies."""

import numpy as np

from latticework.lattice import Cell, Lattice
from latticework.lattice.bodies import ROD
from latticework.lattice.geometry import bodies, space_vectors
from latticework.lattice.model import Floats
from latticework.puzzle import PALETTE, Part, Puzzle
from latticework.puzzle.colors import NAMED
from latticework.puzzle.marks import across

Marks = tuple[tuple[Cell, Cell, str], ...]
"""A cell, the neighbour that the side faces, and the mark; the cell itself and a colour for a coloured cell."""

Painted = list[tuple[Floats, str]]
"""Faces (corners, 3) with their colours "#rrggbb"."""

INSET, LIFT = 0.32, 0.012
SPOT = 0.5  # size of the patch of a coloured cell, in that of its face


def mark_colors(puzzle: Puzzle) -> dict[str, str]:
    """Return a colour "#rrggbb" for each mark of a puzzle: the one it is named after, else one of the palette."""
    names = sorted({mark.mark for part in puzzle.parts for mark in part.marks})
    return {name: NAMED.get(name, PALETTE[i % len(PALETTE)]) for i, name in enumerate(names)}


def sides_of(lattice: Lattice, part: Part) -> Marks:
    """Return the marks of a part as it is drawn."""
    sides = ((mark.cell, across(lattice, mark.cell, mark.side), mark.mark) for mark in part.marks)
    return tuple((cell, neighbour, mark) for cell, neighbour, mark in sides if neighbour is not None)


def painted(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks) -> Painted:
    """Return the patches of all marks, and of all coloured cells, of the cells of a part."""
    tints, lattice = mark_colors(puzzle), puzzle.lattice
    sides = tuple(mark for mark in marks if mark[0] != mark[1])
    colored = [(cell, color) for cell, facing, color in marks if cell == facing]
    return [*zip(patches(lattice, sides), (tints[mark] for _, _, mark in sides), strict=True),
            *((face, color) for cell, color in colored for face in spots(lattice, cell, cells))]


def spots(lattice: Lattice, cell: Cell, cells: tuple[Cell, ...]) -> list[Floats]:
    """Return faces that show the colour of a cell: on top in a flat lattice, else on each side that is outside."""
    if not lattice.kinds[cell[-1]].faces:
        return _stickers(lattice, cell)
    body, place, found = bodies(lattice)[cell[-1]], np.array(cell[:-1]) @ space_vectors(lattice), []
    for face, beyond in zip(body.faces, body.across, strict=True):
        corners = body.corners[list(face)] + place
        if lattice.flat and corners[:, 2].min() < body.corners[:, 2].max() - 1e-9:
            continue
        if beyond is None or (*(a + b for a, b in zip(cell, beyond[0], strict=False)), beyond[1]) not in cells:
            center = corners.mean(axis=0)
            outward = center - body.corners.mean(axis=0) - place
            found.append(center + (corners - center) * SPOT + LIFT * outward / np.linalg.norm(outward))
    return found


def _stickers(lattice: Lattice, cell: Cell) -> list[Floats]:
    """Return an octagon on each of the six ends of the axes of a round cell."""
    kind, middle = lattice.kinds[cell[-1]], np.zeros(3)
    middle[: lattice.dimension] = lattice.positions(np.array([cell]))[0]
    radius = kind.radius or ROD
    angles = np.pi / 4 * np.arange(8)
    found = []
    for axis in range(3):
        for sign in (1, -1):
            octagon = np.zeros((8, 3))
            octagon[:, axis] = sign * 1.01 * radius
            octagon[:, (axis + 1) % 3] = SPOT * radius * np.cos(sign * angles)
            octagon[:, (axis + 2) % 3] = SPOT * radius * np.sin(sign * angles)
            found.append(middle + octagon)
    return found


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
