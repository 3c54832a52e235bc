"""Solids of parts in millimetres, ready to be printed: with play, keys, finished edges, hollow if wished."""

from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold

from latticework.errors import LatticeworkError
from latticework.fabrication import edges, keys
from latticework.fabrication.angular_solids import angular_solid, lengths, united
from latticework.fabrication.keys import Marks
from latticework.fabrication.part_sizes import PartSizes
from latticework.fabrication.print_settings import PrintSettings
from latticework.fabrication.round_solids import round_solid
from latticework.lattice import Cell
from latticework.lattice.lattice import Floats
from latticework.phrases import phrase
from latticework.puzzle import Puzzle
from latticework.scene.mark_patches import sides_of
from latticework.solution import Solution

FINEST = 1e-3
"""Millimetres below which details are left out: files of single precision would tear them open."""


@dataclass(frozen=True, eq=False)
class PartSolid:
    """A part as a solid in millimetres, with its name and its colour "#rrggbb"."""

    name: str
    color: str
    solid: Manifold


def scale_of(puzzle: Puzzle, settings: PartSizes) -> float:
    """Return the millimetres of a unit of the lattice."""
    return settings.cell / float(np.linalg.norm(puzzle.lattice.vectors, axis=1).min())


def part_solids(puzzle: Puzzle, settings: PrintSettings) -> list[PartSolid]:
    """Return each part that has cells, as it is drawn, as often as it is used at most.

    Raises LatticeworkError naming a part that the settings leave no sound body.
    """
    made = []
    for number, part in enumerate(puzzle.parts):
        if part.cells and part.most:
            solid = solid_of(puzzle.standing, part.cells, sides_of(puzzle.lattice, part), settings, part.name)
            made += [PartSolid(part.name, puzzle.color(number), solid)] * part.most
    if not made:
        raise LatticeworkError(phrase("{name}: has no parts to make; draw a part first", name=puzzle.name))
    return made


def assembled_solids(puzzle: Puzzle, solution: Solution, settings: PrintSettings) -> list[PartSolid]:
    """Return the parts of a solution where they belong in it; raises LatticeworkError as `part_solids` does."""
    return [PartSolid(puzzle.parts[placement.part].name, puzzle.color(placement.part),
                      solid_of(puzzle.standing, placement.cells, placement.marks, settings,
                               puzzle.parts[placement.part].name)) for placement in solution]


def solid_of(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks, settings: PrintSettings, name: str) -> Manifold:
    """Return the solid of a part; raises LatticeworkError naming it where the settings leave no sound body."""
    lattice, scale = puzzle.lattice, scale_of(puzzle, settings)
    unit = lengths(lattice, scale, settings.thickness)
    solid = round_solid(lattice, cells, scale, settings.inset, settings.bridge)
    angular = tuple(cell for cell in cells if lattice.kinds[cell[-1]].faces)
    if angular:
        solid += _finished(puzzle, angular, keys.keys_of(puzzle, cells, marks), unit, settings)
    solid = solid.as_original().simplify(FINEST)
    if solid.is_empty() or solid.status().name != "NoError":
        raise LatticeworkError(phrase(
            "{name}: nothing is left of this part; take larger cells, less play or smaller edges", name=name))
    return solid


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
        solid = grow(lattice, solid, more)
    if not lattice.flat and worn.into:
        solid -= keys.recesses(worn, unit, settings.inset)
    if not lattice.flat and worn.out:
        solid += keys.pegs(worn, unit, settings.inset)
    return solid


def _flattened(solid: Manifold, by: float) -> Manifold:
    """Return a plate that is thinner by a distance above and below."""
    low, high = (solid.bounding_box()[place] for place in (2, 5))
    return solid.trim_by_plane((0, 0, 1), low + by).trim_by_plane((0, 0, -1), by - high)


def separate(solids: list[Manifold]) -> bool:
    """Return whether no two solids share any room."""
    return all((a ^ b).is_empty() for place, a in enumerate(solids) for b in solids[:place])


def together(parts: list[PartSolid]) -> Manifold:
    """Return all parts as one solid."""
    return united(part.solid for part in parts)
