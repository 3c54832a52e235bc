"""Hollow parts: the room within their walls, and holes through which material left inside flows out."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
from manifold3d import Manifold

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Lattice
from latticework.lattice.geometry import bodies, space_vectors
from latticework.lattice.lattice import Floats, as_array
from latticework.make.cell_solids import cylinder, united
from latticework.make.keys import Marks
from latticework.make.settings import PrintSettings
from latticework.phrases import phrase

_THINNEST = 0.1
"""Millimetres of wall below which nothing can be printed, and rounding leaves holes."""

_LEAST = 1.0
"""Cubic millimetres of room below which a part stays full."""


@dataclass(frozen=True, eq=False)
class Way:
    """A way from the middle of a cell, start (3,), out through its side, end (3,); room: the free radius."""

    start: Floats
    end: Floats
    room: float


def thinner(settings: PrintSettings) -> PrintSettings:
    """Return settings for making the room within the walls: smaller by a wall, with sharp edges, without joints."""
    # Bevelled and rounded edges cut into the wall, so it is no thinner than they are wide.
    wall = max(settings.wall, settings.edge if settings.edges != "sharp" else 0.0)
    return replace(settings, play=settings.play + 2 * wall, edges="sharp", joint=0.0, wall=0.0, drain=0.0,
                   bridge=max(0.0, settings.bridge - 2 * wall))


def hollowed(solid: Manifold, room: Manifold, ways: list[Way], settings: PrintSettings) -> Manifold:
    """Return a solid without the room within its walls, each chamber with a hole if the settings require one.

    Raises LatticeworkError where a wall is too thin, or a hole too wide.
    """
    if settings.wall < _THINNEST:
        raise LatticeworkError(phrase("wall: {wall} mm are too thin to be printed; take {least} mm or more, or 0 for "
                                      "full parts", wall=f"{settings.wall:g}", least=f"{_THINNEST:g}"))
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
                drain=f"{settings.drain:g}", most=f"{max(0.0, 2 * (way.room - settings.inset)):.1f}"))
        hole = cylinder(way.start, way.end, radius)
        # ^ is the intersection of solids: the way must lead out of this very chamber.
        if not (hole ^ chamber).is_empty():
            return hole
    raise LatticeworkError(phrase("drain: no outer side is left for a hole; take 0 for none"))


def ways_out(lattice: Lattice, cells: tuple[Cell, ...], marks: Marks, unit: Floats) -> list[Way]:
    """Return the ways from the middles of the cells of a part through its outer sides that have no marks."""
    return [*_through_faces(lattice, cells, marks, unit), *_from_round_cells(lattice, cells, float(unit[0]))]


def _through_faces(lattice: Lattice, cells: tuple[Cell, ...], marks: Marks, unit: Floats) -> Iterator[Way]:
    taken, present = {(cell, facing) for cell, facing, _ in marks}, set(cells)
    for cell in cells:
        body, place = bodies(lattice)[cell[-1]], np.array(cell[:-1]) @ space_vectors(lattice)
        for face, beyond in zip(body.faces, body.across, strict=True):
            facing = beyond and (*(a + b for a, b in zip(cell, beyond[0], strict=False)), beyond[1])
            if facing in present or (cell, facing) in taken:
                continue
            corners, middle = ((body.corners[list(face)] + place) * unit,
                               (body.corners.mean(axis=0) + place) * unit)
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
