"""Solids of parts in millimetres, ready to print: with play, keys, finished edges, joints, hollow if requested."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell
from latticework.lattice.geometry import space_vectors
from latticework.lattice.lattice import Floats, Ints
from latticework.make import edges, hollow, keys
from latticework.make.cell_solids import angular_solid, lengths, round_solid
from latticework.make.joints import bodies_left, check_crossing, joints_of
from latticework.make.keys import Marks
from latticework.make.meshes import FINEST
from latticework.make.settings import PartSizes, PrintSettings
from latticework.phrases import phrase
from latticework.picture.decoration import sides_of
from latticework.puzzle import Puzzle
from latticework.solution import Solution


@dataclass(frozen=True, eq=False)
class PartSolid:
    """A part as a solid in millimetres, with its name and its colour "#rrggbb"; `plate` counts from 1."""

    name: str
    color: str
    solid: Manifold
    plate: int = 1


@dataclass(frozen=True)
class _PlacedPart:
    """A part to be made: its number in the puzzle, its cells and its marks."""

    part: int
    cells: tuple[Cell, ...]
    marks: Marks

    def moved(self, by: Ints) -> "_PlacedPart":
        """Return the part moved by so many repeats of the lattice."""
        def there(cell: Cell) -> Cell:
            return (*(int(place) for place in np.array(cell[:-1]) + by), cell[-1])

        return _PlacedPart(self.part, tuple(map(there, self.cells)),
                       tuple((there(cell), there(facing), mark) for cell, facing, mark in self.marks))


def scale_of(puzzle: Puzzle, settings: PartSizes) -> float:
    """Return the millimetres of a unit of the lattice."""
    return settings.cell / float(np.linalg.norm(puzzle.lattice.vectors, axis=1).min())


def part_solids(puzzle: Puzzle, settings: PrintSettings) -> list[PartSolid]:
    """Return each part with cells, as it is drawn, as often as it may be used.

    Raises LatticeworkError naming a part that the settings leave no sound body.
    """
    placed_parts = [_PlacedPart(number, part.cells, sides_of(puzzle.lattice, part))
              for number, part in enumerate(puzzle.parts) if part.cells for _ in range(part.most)]
    if not placed_parts:
        raise LatticeworkError(phrase("{name}: has no parts to make; draw a part first", name=puzzle.name))
    return _made(puzzle, placed_parts, settings)


def assembled_solids(puzzle: Puzzle, solution: Solution, settings: PrintSettings) -> list[PartSolid]:
    """Return the parts of a solution where they belong in it; raises LatticeworkError as `part_solids` does."""
    if settings.joint:
        # Only here are all parts in their places, where two of their joints may meet.
        check_crossing(puzzle.standing.lattice, [(f"{puzzle.parts[placement.part].name} ({number})", placement.cells)
                                                 for number, placement in enumerate(solution, 1)])
    return _made(puzzle, [_PlacedPart(placement.part, placement.cells, placement.marks) for placement in solution],
                 settings)


def _made(puzzle: Puzzle, placed_parts: Sequence[_PlacedPart], settings: PrintSettings) -> list[PartSolid]:
    """Return the parts as solids; those that differ only in their place are made once."""
    lattice = puzzle.standing.lattice
    unit = lengths(lattice, scale_of(puzzle, settings), settings.thickness)
    found: dict[_PlacedPart, Manifold] = {}
    placed: dict[_PlacedPart, Manifold] = {}
    for number, one in enumerate(placed_parts):
        checkpoint(phrase("making parts"), number / len(placed_parts))
        home = one.moved(-np.array(one.cells[0][:-1]))
        if home not in found:
            found[home] = solid_of(puzzle.standing, home.cells, home.marks, settings, puzzle.parts[one.part].name)
        if one not in placed:
            placed[one] = found[home].translate(np.array(one.cells[0][:-1]) @ space_vectors(lattice) * unit)
    return [PartSolid(puzzle.parts[one.part].name, puzzle.color(one.part), placed[one]) for one in placed_parts]


def solid_of(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks, settings: PrintSettings, name: str) -> Manifold:
    """Return the solid of a part; raises LatticeworkError naming it where the settings leave no sound body."""
    lattice = puzzle.lattice
    unit = lengths(lattice, scale_of(puzzle, settings), settings.thickness)
    joints = joints_of(puzzle, cells, unit, settings)
    worn = keys.keys_of(puzzle, cells, marks)
    solid = joints.joined(_body(puzzle, cells, worn, settings))
    if joints.own and len(solid.decompose()) > bodies_left(lattice, cells):
        raise LatticeworkError(phrase(
            "{name}: joints of {joint} mm do not hold its cells together; take thicker joints, less play or smaller "
            "edges", name=name, joint=f"{settings.joint:g}"))
    if settings.wall:
        solid = hollow.hollowed(solid, _chambers(puzzle, cells, worn, settings) - joints.room(settings.wall),
                                hollow.ways_out(lattice, cells, marks, unit), settings)
    # Booleans leave triangles far finer than anything prints, which would blow up the file.
    solid = solid.as_original().simplify(FINEST)
    if solid.is_empty() or solid.status().name != "NoError":
        raise LatticeworkError(phrase(
            "{name}: nothing is left of this part; take larger cells, less play or smaller edges", name=name))
    return solid


def _body(puzzle: Puzzle, cells: tuple[Cell, ...], worn: keys.Keys, settings: PrintSettings) -> Manifold:
    """Return the solid of a part without joints, not yet hollow."""
    lattice, scale = puzzle.lattice, scale_of(puzzle, settings)
    solid = round_solid(lattice, cells, scale, settings.inset, settings.bridge)
    angular = tuple(cell for cell in cells if lattice.kinds[cell[-1]].faces)
    if angular:
        solid += _finished(puzzle, angular, worn, lengths(lattice, scale, settings.thickness), settings)
    return solid


def _chambers(puzzle: Puzzle, cells: tuple[Cell, ...], worn: keys.Keys, settings: PrintSettings) -> Manifold:
    """Return the room within the walls of a part; rods stay full."""
    lattice, thin = puzzle.lattice, hollow.thinner(settings)
    solid = _body(puzzle, tuple(cell for cell in cells if not lattice.kinds[cell[-1]].segment),
                  keys.Keys([], worn.into), thin)
    wall = thin.inset - settings.inset
    return _flattened(solid, wall) if lattice.flat and not solid.is_empty() else solid


def _finished(puzzle: Puzzle, cells: tuple[Cell, ...], worn: keys.Keys, unit: Floats, settings: PrintSettings
              ) -> Manifold:
    lattice = puzzle.lattice
    more = 0.0 if settings.edges == "sharp" else settings.edge
    inset = settings.inset + more
    solid = keys.tile_solid(puzzle, cells, worn, unit, inset) if lattice.flat else angular_solid(
        lattice, cells, unit, inset)
    if more:
        solid = _flattened(solid, more) if lattice.flat else solid
        grow = edges.bevelled if settings.edges == "bevelled" else edges.rounded
        solid = grow(lattice, solid.as_original().simplify(FINEST), more)
    if not lattice.flat and worn.into:
        solid -= keys.recesses(worn, unit, settings.inset)
    if not lattice.flat and worn.out:
        solid += keys.pegs(worn, unit, settings.inset)
    return solid


def _flattened(solid: Manifold, by: float) -> Manifold:
    """Return a plate that is thinner by a distance above and below."""
    low, high = (solid.bounding_box()[place] for place in (2, 5))
    return solid.trim_by_plane((0, 0, 1), low + by).trim_by_plane((0, 0, -1), by - high)
