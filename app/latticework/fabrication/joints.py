"""Joints of parts whose cells only touch along an edge or in a point: struts there, and room for those of others.

The edge or point belongs to the part whose cells meet there; every other part around it is cut back. A strut stays
within the cells that meet there, and ends early enough not to reach those of other edges.
"""

from dataclasses import dataclass

import numpy as np
from manifold3d import Manifold

from latticework.errors import LatticeworkError
from latticework.fabrication.angular_solids import angular_solid, hull, united
from latticework.fabrication.print_settings import PrintSettings
from latticework.fabrication.seams import Seam, could_join, least_angle, needed, seams
from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats
from latticework.phrases import phrase
from latticework.puzzle import Puzzle

_AROUND = 24
_SHORTEST = 0.4
"""Millimetres of an edge that a strut needs at least."""


@dataclass(frozen=True, eq=False)
class Joints:
    """What is added to a part, None where it falls apart without; and what is taken away for the joints of others."""

    lattice: Lattice
    unit: Floats
    settings: PrintSettings
    own: tuple[Seam, ...]
    others: tuple[Seam, ...]
    margin: float

    def joined(self, solid: Manifold) -> Manifold:
        """Return a solid with its struts, cut back where those of other parts may be."""
        return solid + united(map(self._strut, self.own)) - self.room(0.0) if self.own or self.others else solid

    def room(self, more: float) -> Manifold:
        """Return what struts of other parts need with the play round them, and so much more."""
        return united(self._body(seam, self.settings.play + more) for seam in self.others)

    def _strut(self, seam: Seam) -> Manifold:
        within = angular_solid(self.lattice, tuple(seam.around), self.unit, self.settings.inset)
        return self._body(seam, 0.0) ^ within

    def _body(self, seam: Seam, wider: float) -> Manifold:
        """Return the strut of a seam, wider by a distance all round: a cylinder on an edge, a ball on a point."""
        radius = self.settings.joint / 2
        ends = np.array(seam.ends) * self.unit
        if len(ends) == 1:
            # A ball with flat faces lies within the true one; the room around has to hold the true one.
            size = radius + wider if not wider else (radius + wider) / np.cos(np.pi / _AROUND) ** 2
            return Manifold.sphere(size, _AROUND).translate(ends[0])
        length = float(np.linalg.norm(ends[1] - ends[0]))
        along = (ends[1] - ends[0]) / length
        cut = 0.0 if self.lattice.flat else self.margin
        if length - 2 * cut < _SHORTEST:
            raise LatticeworkError(phrase(
                "joint: {joint} mm are too thick for edges of {length} mm; take a thinner joint or larger cells",
                joint=f"{self.settings.joint:g}", length=f"{length:.3g}"))
        low, high = ends[0] + (cut - wider) * along, ends[1] - (cut - wider) * along
        size = radius + wider if not wider else (radius + wider) / np.cos(np.pi / _AROUND)
        across = np.cross(along, np.eye(3)[np.abs(along).argmin()])
        across /= np.linalg.norm(across)
        angles = 2 * np.pi * np.arange(_AROUND)[:, None] / _AROUND
        ring = size * (np.cos(angles) * across + np.sin(angles) * np.cross(along, across))
        return hull(np.concatenate([low + ring, high + ring]))


def joints_of(puzzle: Puzzle, cells: tuple[Cell, ...], unit: Floats, settings: PrintSettings) -> Joints:
    """Return the joints of a part of a puzzle, none where no part needs any."""
    lattice = puzzle.lattice
    sizes = {len(seam.ends) for part in puzzle.parts if part.cells and part.most
             for seam in needed(lattice, part.cells)} if settings.joint else set[int]()
    if not sizes:
        return Joints(lattice, unit, settings, (), (), 0.0)
    own = needed(lattice, cells)
    mine = {seam.ends for seam in own}
    others = [seam for seam in seams(lattice, cells)
              if len(seam.ends) in sizes and seam.ends not in mine and could_join(lattice, seam, cells)]
    radius = settings.joint / 2
    margin = (radius + settings.inset) / np.tan(least_angle(lattice) / 2)
    return Joints(lattice, unit, settings, tuple(own), tuple(others),
                  max(margin, radius + settings.play) if 1 in sizes else margin)


def check_crossing(lattice: Lattice, parts: list[tuple[str, tuple[Cell, ...]]]) -> None:
    """Raise LatticeworkError where two parts, each with its name, would need a joint at one place."""
    taken: dict[object, str] = {}
    for name, cells in parts:
        for seam in needed(lattice, cells):
            if taken.setdefault(seam.ends, name) != name:
                raise LatticeworkError(phrase(
                    "{name}: a joint of it would cross one of {other}; such parts cannot be put together in one "
                    "piece each; take --joint 0 and glue their cells", name=name, other=taken[seam.ends]))
