"""The decoration of a part: bodies of its keys and holes, patches of colour for marks and cells, caps on balls."""

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from math import dist
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from latticework.lattice import Cell, Floats, Ints, Lattice
from latticework.lattice.geometry import ROD, THICKNESS, bodies, cell_across, place_of
from latticework.picture.keys_and_holes import LIFT, CellSide, peg, recess, side_of
from latticework.puzzle import Puzzle
from latticework.puzzle.colors import NAMED
from latticework.puzzle.matching_table import Relief, reliefs
from latticework.solution import Marks

Painted = list[tuple[Floats, str]]
"""Faces (corners, 3) with their colours "#rrggbb"."""

MARKS = ("#10206b", "#fff3a0", "#6b0f1a", "#bfe6ff", "#0f4d1f", "#ffc9d6", "#4a2c00", "#b8f5b0",
         "#45106b", "#ffffff", "#00474d", "#ffd9a8", "#1a1a1a", "#dccbff", "#5c5c00", "#a8f5ee")
"""Colours of marks: darker or lighter than those of PALETTE, so that they are visible on any part."""

_LIKE = 48  # distance of two colours, over red, green and blue 0-255, below which one is not visible on the other

_INSET = 0.32
PATCH = 0.55  # width of a patch along a side of a tile, in the way to the middle
SPOT = 0.5  # size of the patch of a coloured cell, in that of its face
_SLEEVE, _AROUND = (0.13, 1.16), 24  # half the length of a sleeve and its width, in those of its rod; corners around
_SHADE = 0.3  # how bright a hole is, in the brightness of its part
_CAP = 0.28  # how far a cap reaches, in half the way round a ball


@dataclass(frozen=True, eq=False)
class Decoration:
    """The bodies and patches that are added to the cells of a part.

    `pegs` are faces in its own colour; `carved` are sides of tiles with knobs and notches; `painted` are faces with
    colours; `caps` are balls with colours.
    """

    pegs: list[Floats] = field(default_factory=list)
    carved: list[tuple[CellSide, Relief]] = field(default_factory=list)
    painted: Painted = field(default_factory=list)
    caps: dict[Cell, str] = field(default_factory=dict)


def decoration_of(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks, color: str) -> Decoration:
    """Return the decoration of a part in a colour "#rrggbb"."""
    lattice, shown = puzzle.lattice, reliefs(puzzle)
    decoration, flat_marks, there = Decoration(), [], set(cells)
    for cell, facing, mark in marks:
        side = side_of(lattice, cell, facing) if mark in shown and facing not in there else None
        if cell == facing and lattice.kinds[cell[-1]].radius:
            decoration.caps[cell] = mark
        elif side is None:
            flat_marks.append((cell, facing, mark))
        elif lattice.flat:
            decoration.carved.append((side, shown[mark]))
        elif shown[mark].reach:
            decoration.pegs.extend(peg(side, shown[mark]))
        else:
            decoration.painted.append((recess(side, shown[mark]), mixed(color, "#000000", _SHADE)))
    decoration.painted.extend(painted(puzzle, cells, tuple(flat_marks)))
    return decoration


def mixed(color: str, other: str, share: float) -> str:
    """Return so much of a colour "#rrggbb" with the rest of another one."""
    pairs = zip(bytes.fromhex(color[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(share * one + (1 - share) * two) for one, two in pairs).hex()


def mark_colors(puzzle: Puzzle) -> dict[str, str]:
    """Return a colour "#rrggbb" for each mark of a puzzle: the one it is named after, else one that no part has.

    It depends on the name, so that it stays when other marks are added or removed; of two marks whose names give the
    same colour the first in the list of parts has it, and the other gets the next free one.
    """
    names = dict.fromkeys(mark.mark for part in puzzle.parts for mark in part.all_marks)
    tints = {name: NAMED[name] for name in names if name in NAMED}
    taken = {puzzle.color(number) for number in range(len(puzzle.parts))} | set(tints.values())
    # Once for all names, as each comparison goes over all parts.
    usable = [not any(_alike(color, other) for other in taken) for color in MARKS]
    for name in names:
        if name not in tints:
            # Not hash(), which differs from run to run for texts.
            first = crc32(name.encode()) % len(MARKS)
            turn = [*range(first, len(MARKS)), *range(first)]
            free = next((i for i in turn if usable[i] and MARKS[i] not in tints.values()), None)
            # More marks than colours: some are shared, but none is that of a part while there is another.
            tints[name] = MARKS[next((i for i in turn if usable[i]), first) if free is None else free]
    return tints


@lru_cache(maxsize=4096)
def _alike(one: str, other: str) -> bool:
    return dist(bytes.fromhex(one[1:]), bytes.fromhex(other[1:])) < _LIKE


def painted(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks) -> Painted:
    """Return the patches of all marks, and of all coloured cells but balls, of the cells of a part."""
    tints, lattice = mark_colors(puzzle), puzzle.lattice
    sides = tuple(mark for mark in marks if mark[0] != mark[1])
    width = width_of(lattice, cells, sides)
    colored, there = [(cell, color) for cell, facing, color in marks if cell == facing], frozenset(cells)
    return [*zip(patches(lattice, sides, width), (tints[mark] for _, _, mark in sides), strict=True),
            *((face, color) for cell, color in colored for face in spots(lattice, cell, there))]


def spots(lattice: Lattice, cell: Cell, cells: Collection[Cell]) -> list[Floats]:
    """Return faces that show the colour of a cell: on a tile, round a rod, else on each side that is outside."""
    if not lattice.kinds[cell[-1]].faces:
        return _sleeve(lattice, cell)
    body, place, found = bodies(lattice)[cell[-1]], place_of(lattice, cell), []
    for face, beyond in zip(body.faces, body.across, strict=True):
        corners = body.corners[list(face)] + place
        if lattice.flat and corners[:, 2].min() < body.corners[:, 2].max() - 1e-9:
            continue
        if cell_across(cell, beyond) not in cells:
            center = corners.mean(axis=0)
            outward = center - body.corners.mean(axis=0) - place
            found.append(center + (corners - center) * SPOT + LIFT * outward / np.linalg.norm(outward))
    return found


def _sleeve(lattice: Lattice, cell: Cell) -> list[Floats]:
    """Return faces round the middle of a rod."""
    ends = lattice.kinds[cell[-1]].corners + np.array(cell[:-1]) @ lattice.vectors
    along = np.append(ends[1] - ends[0], 0.0)
    length = float(np.linalg.norm(along))
    aside = np.array([along[1], -along[0], 0.0]) / length
    angles = 2 * np.pi * np.arange(_AROUND)[:, None] / _AROUND
    ring = np.append(ends.mean(axis=0), ROD * length) + _SLEEVE[1] * ROD * length * (
        np.cos(angles) * aside + np.sin(angles) * np.array([0, 0, 1.0]))
    near, far = ring - _SLEEVE[0] * along, ring + _SLEEVE[0] * along
    return list(np.stack([near, far, np.roll(far, -1, axis=0), np.roll(near, -1, axis=0)], axis=1))


def width_of(lattice: Lattice, cells: tuple[Cell, ...], sides: Marks) -> float:
    """Return how wide the patches of the marked sides of a tile are, as a share of the way to its middle.

    Where every outer side has a mark they meet in the middle: the tile has no other colour.
    """
    marked, present = {(cell, facing) for cell, facing, _ in sides}, set(cells)
    outer = ((cell, facing) for cell in cells for facing in lattice.neighbours(cell) if facing not in present)
    return 1.0 if all(side in marked for side in outer) else PATCH


def patches(lattice: Lattice, marks: Marks, width: float = PATCH) -> list[Floats]:
    """Return one face (corners, 3) for each mark, just above the body of its cell.

    In a flat lattice it is on top, along the side, `width` wide; in a solid one it is the middle of the face.
    """
    return [_patch(lattice, cell, neighbour, width) for cell, neighbour, _ in marks]


def _patch(lattice: Lattice, cell: Cell, neighbour: Cell, width: float) -> Floats:
    side = side_of(lattice, cell, neighbour)
    if side is None:
        return _between(lattice, cell, neighbour)
    return _on_top(side, width) if lattice.flat else _on_face(side)


def _between(lattice: Lattice, cell: Cell, neighbour: Cell) -> Floats:
    """Return a small square (4, 3) half way between two cells that share no face, as round ones do not."""
    middle = np.zeros(3)
    middle[: lattice.dimension] = lattice.positions(np.array([cell, neighbour])).mean(axis=0)
    height = THICKNESS + LIFT if lattice.flat and lattice.kinds[cell[-1]].faces else 0.24
    patch: Floats = middle + np.array([(x, y, height) for x, y in ((-0.12, -0.12), (0.12, -0.12), (0.12, 0.12),
                                                                   (-0.12, 0.12))])
    return patch


def _on_top(side: CellSide, width: float) -> Floats:
    # The corners of a side are two below and then two above, counter-clockwise from outside.
    top = side.face[[3, 2]]
    inner = top + (np.array([*side.middle[:2], top[0, 2]]) - top) * width
    patch: Floats = np.array([top[0], top[1], *inner[[1, 0] if width < 1 else [1]]]) + np.array([0, 0, LIFT])
    return patch


def _on_face(side: CellSide) -> Floats:
    center = side.face.mean(axis=0)
    patch: Floats = side.face + (center - side.face) * _INSET + LIFT * side.outward
    return patch


def cap(around: int) -> NDArray[np.bool_]:
    """Return which faces (n,) of a ball with so many corners around are in its caps."""
    rows = np.repeat(np.arange(around // 2), around)
    height = _height(around)
    on: NDArray[np.bool_] = (rows < height) | (rows >= around // 2 - height)
    return on


def brim(around: int) -> tuple[Ints, Ints]:
    """Return the faces (k,) of a ball, and for each the edge (k,), along which its caps end."""
    rows, height = around // 2, _height(around)
    over = np.arange(around)
    # The second edge of a face is its lower one, the fourth its upper one, whichever way round the ball is made.
    return (np.concatenate([(height - 1) * around + over, (rows - height) * around + over]),
            np.repeat([1, 3], around))


def _height(around: int) -> int:
    return max(1, round(_CAP * (around // 2)))
