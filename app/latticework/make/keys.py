"""Keys and holes of parts to be made: pegs and recesses of solid cells, knobs and notches of tiles, with play."""

from dataclasses import dataclass, field, replace

import numpy as np
from manifold3d import Manifold

from latticework.lattice import Cell, Floats
from latticework.lattice.geometry import exposed_faces
from latticework.make.cell_solids import cells_solid, hull, shell, united
from latticework.picture.keys_and_holes import CellSide, carved, foot, outline_of, peg_length, side_of
from latticework.puzzle import Puzzle
from latticework.puzzle.marks import PLAIN, across, side_towards
from latticework.puzzle.matching_table import Relief, reliefs
from latticework.solution import Marks

_ROOT = 0.05  # millimetres by which a peg begins below its face, and a recess above


@dataclass(frozen=True, eq=False)
class Keys:
    """Sides of a part with keys, and sides with holes, each with the relief of the key or of the longest to fit."""

    out: list[tuple[CellSide, Relief]] = field(default_factory=list)
    into: list[tuple[CellSide, Relief]] = field(default_factory=list)


def keys_of(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks) -> Keys:
    """Return the keys and holes on the outside of a part; a hole of a solid cell is seen from its neighbour."""
    shown, lattice, found = reliefs(puzzle), puzzle.lattice, Keys()
    for cell, facing, mark in marks:
        if mark not in shown or facing in cells:
            continue
        relief = shown[mark]
        side = side_of(lattice, cell, facing)
        if side is not None and relief.reach:
            found.out.append((side, relief))
        elif side is not None:
            # Made from the side on which the peg stands that goes in, as that peg is what cuts the hole.
            seen = side if lattice.flat else side_of(lattice, facing, cell)
            depth = _depth(puzzle, {(a, b): some for a, b, some in marks}, cells, cell, facing)
            found.into.append((seen or side, replace(relief, reach=depth)))
    return found


def _depth(puzzle: Puzzle, marks: dict[tuple[Cell, Cell], str], cells: tuple[Cell, ...], cell: Cell, facing: Cell
           ) -> int:
    """Return how many cells deep a hole is: as deep as the longest key that it may meet reaches into the part."""
    lattice, depth = puzzle.lattice, 1
    longest = {mark: relief.reach for mark, relief in reliefs(puzzle).items()
               if relief.reach and _may_meet(puzzle, mark, marks[cell, facing])}
    label = side_towards(lattice, facing, cell)
    while longest and label is not None and depth < max(longest.values()):
        beyond = across(lattice, cell, label)
        if beyond is None:
            break
        inside = beyond in cells
        met = [marks[side] for side in ((cell, beyond), (beyond, cell)) if side in marks]
        met = met or ([] if inside else [PLAIN])
        longest = {mark: reach for mark, reach in longest.items()
                   if reach > depth and all(_may_meet(puzzle, mark, other) for other in met)}
        if not longest or not inside:
            return depth + bool(longest)
        cell, depth = beyond, depth + 1
    return depth


def _may_meet(puzzle: Puzzle, one: str, other: str) -> bool:
    return puzzle.matching is not None and puzzle.matching.may_meet(one, other)


def pegs(keys: Keys, unit: Floats, inset: float) -> Manifold:
    """Return the pegs of a part, each thinner and shorter by `inset`, rooted within its cell."""
    return united(_cylinder(side, relief, unit, -inset) for side, relief in keys.out)


def recesses(keys: Keys, unit: Floats, inset: float) -> Manifold:
    """Return the recesses for the keys of others, each wider and longer by `inset`."""
    return united(_cylinder(side, relief, unit, inset) for side, relief in keys.into)


def _cylinder(side: CellSide, relief: Relief, unit: Floats, wider: float) -> Manifold:
    ring, length = foot(side, relief) * unit, peg_length(side, relief) * float(unit[0])
    middle = ring.mean(axis=0)
    away = ring - middle
    ring = middle + away * (1 + wider / np.linalg.norm(away, axis=1, keepdims=True))
    # A face shared with the body would leave slivers; and the face is moved inwards by the play.
    root = 2 * abs(wider) + _ROOT
    return hull(np.concatenate([ring - root * side.outward, ring + (length + wider) * side.outward]))


def tile_solid(puzzle: Puzzle, cells: tuple[Cell, ...], keys: Keys, unit: Floats, inset: float) -> Manifold:
    """Return a part of flat cells with knobs and notches, without all that is within `inset` of its sides."""
    lattice = puzzle.lattice
    whole = cells_solid(lattice, cells, unit)
    if keys.out:
        whole += united(_prism(side, relief, unit) for side, relief in keys.out)
    if keys.into:
        whole -= united(_prism(side, replace(relief, reach=0), unit) for side, relief in keys.into)
    if not inset:
        return whole
    sides = keys.out + [(side, replace(relief, reach=0)) for side, relief in keys.into]
    return whole - shell(lattice, carved(exposed_faces(lattice, cells), sides), unit, inset)


def _prism(side: CellSide, relief: Relief, unit: Floats) -> Manifold:
    path = outline_of(side, relief)
    low, high = (np.column_stack([path, np.full(len(path), z)])
                 for z in (side.face[:, 2].min(), side.face[:, 2].max()))
    return hull(np.concatenate([low, high]) * unit)
