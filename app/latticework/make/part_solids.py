"""Solids of parts in millimetres, ready to print: with play, keys, finished edges, joints, hollow if requested."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from manifold3d import Manifold

from latticework.cancel import checkpoint
from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Floats, Ints, Lattice, as_array
from latticework.lattice.geometry import bodies, cell_across, place_of
from latticework.make.cell_solids import (
    FINEST,
    angular_solid,
    bevelled,
    cylinder,
    lengths,
    round_solid,
    rounded,
    united,
)
from latticework.make.joints import bodies_left, check_crossing, joints_of
from latticework.make.keys import Keys, keys_of, pegs, recesses, tile_solid
from latticework.make.settings import PrintSettings
from latticework.phrases import decimals, phrase
from latticework.puzzle import Puzzle
from latticework.solution import Marks, Solution, drawn_marks

_THINNEST = 0.1
"""Millimetres of wall below which nothing can be printed, and rounding leaves holes."""

_LEAST = 1.0
"""Cubic millimetres of room below which a part stays full."""


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


def part_solids(puzzle: Puzzle, settings: PrintSettings) -> list[PartSolid]:
    """Return each part with cells, in each of its forms as it is drawn, as often as it may be used.

    Raises LatticeworkError naming a part that the settings leave no sound body.
    """
    drawn = [_PlacedPart(number, form.cells, drawn_marks(puzzle.lattice, form))
             for number, part in enumerate(puzzle.parts) for form in part.forms if form.cells
             for _ in range(part.most)]
    if not drawn:
        raise nothing_to_make(puzzle)
    return _made(puzzle, drawn, settings)


def nothing_to_make(puzzle: Puzzle) -> LatticeworkError:
    """Return the error for a puzzle none of whose parts has cells."""
    return LatticeworkError(phrase("{name}: has no parts to make; draw a part first", name=puzzle.name))


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
    unit = lengths(lattice, settings.cell / puzzle.lattice.shortest_step, settings.thickness)
    found: dict[_PlacedPart, Manifold] = {}
    placed: dict[_PlacedPart, Manifold] = {}
    for number, one in enumerate(placed_parts):
        checkpoint(phrase("making parts"), number / len(placed_parts))
        # Moved to the origin, so that copies of a part in other places are found equal.
        home = one.moved(-np.array(one.cells[0][:-1]))
        if home not in found:
            found[home] = solid_of(puzzle.standing, home.cells, home.marks, settings, puzzle.parts[one.part].name)
        if one not in placed:
            placed[one] = found[home].translate(place_of(lattice, one.cells[0]) * unit)
    return [PartSolid(puzzle.parts[one.part].name, puzzle.color(one.part), placed[one]) for one in placed_parts]


def solid_of(puzzle: Puzzle, cells: tuple[Cell, ...], marks: Marks, settings: PrintSettings, name: str) -> Manifold:
    """Return the solid of a part; raises LatticeworkError naming it where the settings leave no sound body."""
    lattice = puzzle.lattice
    unit = lengths(lattice, settings.cell / lattice.shortest_step, settings.thickness)
    joints = joints_of(puzzle, cells, unit, settings)
    worn = keys_of(puzzle, cells, marks)
    solid = joints.joined(_body(puzzle, cells, worn, settings))
    if joints.own and len(solid.decompose()) > bodies_left(lattice, cells):
        raise LatticeworkError(phrase(
            "{name}: joints of {joint} mm do not hold its cells together; take thicker joints, less play or smaller "
            "edges", name=name, joint=f"{settings.joint:g}"))
    if settings.wall:
        # The room keeps away from the recesses for joints of other parts, too, which cut into the walls.
        solid = _hollowed(solid, _chambers(puzzle, cells, worn, settings) - joints.room(settings.wall),
                         _ways_out(lattice, cells, marks, unit), settings)
    # Booleans leave triangles far finer than anything prints, which would blow up the file.
    solid = solid.as_original().simplify(FINEST)
    if solid.is_empty() or solid.status().name != "NoError":
        raise LatticeworkError(phrase(
            "{name}: nothing is left of this part; take larger cells, less play or smaller edges", name=name))
    return solid


def _body(puzzle: Puzzle, cells: tuple[Cell, ...], worn: Keys, settings: PrintSettings) -> Manifold:
    """Return the solid of a part without joints, not yet hollow."""
    lattice, scale = puzzle.lattice, settings.cell / puzzle.lattice.shortest_step
    solid = round_solid(lattice, cells, scale, settings.inset, settings.bridge)
    angular = tuple(cell for cell in cells if lattice.kinds[cell[-1]].faces)
    if angular:
        solid += _finished(puzzle, angular, worn, lengths(lattice, scale, settings.thickness), settings)
    return solid


def _finished(puzzle: Puzzle, cells: tuple[Cell, ...], worn: Keys, unit: Floats, settings: PrintSettings
              ) -> Manifold:
    lattice = puzzle.lattice
    more = 0.0 if settings.edges == "sharp" else settings.edge
    inset = settings.inset + more
    solid = tile_solid(puzzle, cells, worn, unit, inset) if lattice.flat else angular_solid(
        lattice, cells, unit, inset)
    if more:
        solid = _flattened(solid, more) if lattice.flat else solid
        grow = bevelled if settings.edges == "bevelled" else rounded
        # Simplified first: growing takes time for each triangle.
        solid = grow(lattice, solid.as_original().simplify(FINEST), more)
    if not lattice.flat and worn.into:
        solid -= recesses(worn, unit, settings.inset)
    if not lattice.flat and worn.out:
        solid += pegs(worn, unit, settings.inset)
    return solid


def _flattened(solid: Manifold, by: float) -> Manifold:
    """Return a plate that is thinner by a distance above and below."""
    low, high = (solid.bounding_box()[place] for place in (2, 5))
    return solid.trim_by_plane((0, 0, 1), low + by).trim_by_plane((0, 0, -1), by - high)


def _chambers(puzzle: Puzzle, cells: tuple[Cell, ...], worn: Keys, settings: PrintSettings) -> Manifold:
    """Return the room within the walls of a part; rods stay full."""
    lattice, thin = puzzle.lattice, _thinner(settings)
    solid = _body(puzzle, tuple(cell for cell in cells if not lattice.kinds[cell[-1]].segment),
                  Keys([], worn.into), thin)
    wall = thin.inset - settings.inset
    return _flattened(solid, wall) if lattice.flat and not solid.is_empty() else solid


def _thinner(settings: PrintSettings) -> PrintSettings:
    """Return settings for making the room within the walls: smaller by a wall, with sharp edges, without joints."""
    # Bevelled and rounded edges cut into the wall, so it is no thinner than they are wide.
    wall = max(settings.wall, settings.edge if settings.edges != "sharp" else 0.0)
    return replace(settings, play=settings.play + 2 * wall, edges="sharp", joint=0.0, wall=0.0, drain=0.0,
                   bridge=max(0.0, settings.bridge - 2 * wall))


@dataclass(frozen=True, eq=False)
class Way:
    """A way from the middle of a cell, start (3,), out through its side, end (3,); room: the free radius."""

    start: Floats
    end: Floats
    room: float


def _ways_out(lattice: Lattice, cells: tuple[Cell, ...], marks: Marks, unit: Floats) -> list[Way]:
    """Return the ways from the middles of the cells of a part through its outer sides that have no marks."""
    return [*_through_faces(lattice, cells, marks, unit), *_from_round_cells(lattice, cells, float(unit[0]))]


def _through_faces(lattice: Lattice, cells: tuple[Cell, ...], marks: Marks, unit: Floats) -> Iterator[Way]:
    taken, present = {(cell, facing) for cell, facing, _ in marks}, set(cells)
    for cell in cells:
        body, place = bodies(lattice)[cell[-1]], place_of(lattice, cell)
        for face, beyond in zip(body.faces, body.across, strict=True):
            facing = cell_across(cell, beyond)
            if facing in present or (cell, facing) in taken:
                continue
            corners, middle = (body.corners[list(face)] + place) * unit, (body.corners.mean(axis=0) + place) * unit
            center, along = corners.mean(axis=0), np.roll(corners, -1, axis=0) - corners
            aside = np.linalg.norm(np.cross(along, center - corners), axis=1) / np.linalg.norm(along, axis=1)
            # A little beyond the face, so that no skin is left over the hole.
            yield Way(middle, center + 0.1 * (center - middle), float(aside.min()))


def _from_round_cells(lattice: Lattice, cells: tuple[Cell, ...], scale: float) -> Iterator[Way]:
    balls = [cell for cell in cells if lattice.kinds[cell[-1]].radius]
    for cell in balls:
        middle, radius = scale * lattice.positions(as_array((cell,)))[0], scale * lattice.kinds[cell[-1]].radius
        neighbours = scale * lattice.positions(as_array(tuple(lattice.neighbours(cell)))) - middle
        neighbours /= np.linalg.norm(neighbours, axis=1, keepdims=True)
        own = neighbours[[other in balls for other in lattice.neighbours(cell)]]
        nearest = (neighbours @ own.T).max(axis=1, initial=-1.0)
        yield Way(middle, middle + 1.1 * radius * neighbours[nearest.argmin()], radius / 2)


def _hollowed(solid: Manifold, room: Manifold, ways: list[Way], settings: PrintSettings) -> Manifold:
    """Return a solid without the room within its walls, each chamber with a hole if the settings require one.

    Raises LatticeworkError where a wall is too thin, or a hole too wide.
    """
    if settings.wall < _THINNEST:
        raise LatticeworkError(phrase("wall: {wall} mm are too thin to be printed; take {least} mm or more, or 0 for "
                                      "full parts", wall=decimals(settings.wall, "g"), least=_THINNEST))
    chambers = [chamber for chamber in room.decompose() if chamber.volume() > _LEAST]
    holes = [_hole(chamber, ways, settings) for chamber in chambers if settings.drain]
    return solid - united(chambers) - united(holes)


def _hole(chamber: Manifold, ways: list[Way], settings: PrintSettings) -> Manifold:
    """Return a hole along the widest way from a chamber; raises LatticeworkError where none is wide enough."""
    radius = settings.drain / 2
    for way in sorted(ways, key=lambda way: -way.room):
        if way.room < radius + settings.inset:
            raise LatticeworkError(phrase(
                "drain: {drain} mm are too wide for the sides of the cells; take {most} mm or less",
                drain=decimals(settings.drain, "g"), most=float(max(0.0, 2 * (way.room - settings.inset)))))
        hole = cylinder(way.start, way.end, radius)
        # ^ is the intersection of solids: the way must lead out of this very chamber.
        if not (hole ^ chamber).is_empty():
            return hole
    raise LatticeworkError(phrase("drain: no outer side is left for a hole; take 0 for none"))
