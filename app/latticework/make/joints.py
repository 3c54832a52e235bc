"""Joints of parts whose cells only touch along an edge or in a point: struts there, and room for those of others."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

import numpy as np
from manifold3d import Manifold

from latticework.errors import LatticeworkError
from latticework.lattice import Cell, Floats, Lattice, shifted
from latticework.lattice.contacts import near
from latticework.lattice.geometry import bodies, place_of, space_vectors
from latticework.make.cell_solids import AROUND_ROD, angular_solid, cylinder, united
from latticework.make.settings import PrintSettings
from latticework.phrases import decimals, phrase
from latticework.puzzle import Puzzle

Corner = tuple[float, float, float]

_DIGITS = 6
_AROUND = 24  # corners around the ball of a joint in a point
_SHORTEST = 0.4
"""Millimetres of an edge that a strut needs at least."""


@dataclass(frozen=True)
class Seam:
    """An edge, with two ends, or a corner, with one; in units of the lattice, with all cells that meet there."""

    ends: tuple[Corner, ...]
    around: frozenset[Cell]


def seams(lattice: Lattice, cells: Iterable[Cell]) -> list[Seam]:
    """Return the edges and corners of angular cells, each once; of flat cells the upright edges alone."""
    found: dict[tuple[Corner, ...], Seam] = {}
    for cell in cells:
        for ends, around in _seams_of_kind(lattice)[cell[-1]]:
            placed = tuple(sorted(_rounded(np.array(ends) + place_of(lattice, cell))))
            if placed not in found:
                found[placed] = Seam(placed, frozenset(shifted(tuple(around), cell[:-1])))
    return list(found.values())


def needed(lattice: Lattice, cells: tuple[Cell, ...]) -> list[Seam]:
    """Return the seams where a part not connected by faces needs joints: corners only where edges are not enough.

    Cells that touch nowhere stay apart.
    """
    return _joined(lattice, cells)[0]


def bodies_left(lattice: Lattice, cells: tuple[Cell, ...]) -> int:
    """Return the number of bodies that the angular cells of a part make, even with joints."""
    return len(set(_joined(lattice, cells)[1].values()))


@lru_cache(maxsize=1_024)
def _joined(lattice: Lattice, cells: tuple[Cell, ...]) -> tuple[list[Seam], dict[Cell, int]]:
    """Return the seams where joints are needed, and the number of the body of each cell with these joints."""
    present = {cell for cell in cells if lattice.kinds[cell[-1]].faces}
    group, chosen = _groups(lattice, present), list[Seam]()
    # Struts on edges first: they may leave no corner where one is needed.
    for size in (2, 1) if len(set(group.values())) > 1 else ():
        joining = [seam for seam in seams(lattice, present) if len(seam.ends) == size
                   and len({group[cell] for cell in seam.around & present}) > 1]
        for seam in joining:
            # Sorted, so that bodies have the same numbers in each run.
            first, *rest = sorted({group[cell] for cell in seam.around & present})
            group = {cell: first if number in rest else number for cell, number in group.items()} if rest else group
        chosen += joining
    return chosen, group


def _could_join(lattice: Lattice, seam: Seam, cells: Iterable[Cell]) -> bool:
    """Return whether other cells than these touch each other only in a seam, and so may have a joint there."""
    return any(len(_corners(lattice, a) & _corners(lattice, b)) <= len(seam.ends)
               for a, b in combinations(sorted(seam.around - set(cells)), 2))


@lru_cache(maxsize=64)
def _least_angle(lattice: Lattice) -> float:
    """Return the smallest angle between two edges of a cell that meet in a corner."""
    angles = [np.pi / 2]
    for body in bodies(lattice):
        for face in body.faces:
            corners = body.corners[list(face)]
            before, after = np.roll(corners, 1, axis=0) - corners, np.roll(corners, -1, axis=0) - corners
            cosines = np.einsum("nc,nc->n", before, after) / np.linalg.norm(before, axis=1) / np.linalg.norm(
                after, axis=1)
            angles.append(float(np.arccos(np.clip(cosines, -1, 1)).min()))
    return min(angles)


def _groups(lattice: Lattice, present: set[Cell]) -> dict[Cell, int]:
    """Return for each cell the number of the cells that it is joined to by faces."""
    group: dict[Cell, int] = {}
    for number, first in enumerate(sorted(present)):
        waiting = [first] if first not in group else []
        while waiting:
            cell = waiting.pop()
            if cell not in group:
                group[cell] = number
                waiting += [other for other in lattice.neighbours(cell) if other in present]
    return group


@lru_cache(maxsize=64)
def _seams_of_kind(lattice: Lattice) -> list[list[tuple[tuple[Corner, ...], list[Cell]]]]:
    """Return the seams of each kind of cell at the origin, each with all cells around it."""
    kinds = [set(_ends(lattice, kind)) for kind in range(len(lattice.kinds))]
    vectors, found = space_vectors(lattice), []
    for kind, own in enumerate(kinds):
        around: dict[tuple[Corner, ...], list[Cell]] = {
            ends: [(*(0,) * lattice.rank, kind)] for ends in sorted(own)}
        for other, theirs in enumerate(kinds):
            for step in near(lattice, kind, other) if own and theirs else ():
                for ends in theirs:
                    placed = tuple(sorted(_rounded(np.array(ends) + step @ vectors)))
                    if placed in around:
                        around[placed].append((*step.tolist(), other))
        found.append(list(around.items()))
    return found


def _ends(lattice: Lattice, kind: int) -> Iterator[tuple[Corner, ...]]:
    body = bodies(lattice)[kind]
    corners = _rounded(body.corners)
    for face in body.faces:
        for i, j in zip(face, (*face[1:], face[0]), strict=True):
            if not lattice.flat or corners[i][:2] == corners[j][:2]:
                yield tuple(sorted((corners[i], corners[j])))
    if not lattice.flat:
        yield from ((corner,) for corner in corners)


def _corners(lattice: Lattice, cell: Cell) -> set[Corner]:
    return set(_rounded(bodies(lattice)[cell[-1]].corners + place_of(lattice, cell)))


def _rounded(points: Floats) -> list[Corner]:
    # + 0.0 turns -0.0 into 0.0, so that equal corners are equal values.
    return [(x, y, z) for x, y, z in (np.round(points, _DIGITS) + 0.0).tolist()]


@dataclass(frozen=True, eq=False)
class Joints:
    """The joints that are added to a part, and the room that is taken away for the joints of others."""

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
        """Return the room that struts of other parts need, with the play and so much more around them."""
        return united(self._body(seam, self.settings.play + more) for seam in self.others)

    def _strut(self, seam: Seam) -> Manifold:
        # Only within the cells around it, or the strut would stick out of the puzzle.
        within = angular_solid(self.lattice, tuple(seam.around), self.unit, self.settings.inset)
        return self._body(seam, 0.0) ^ within

    def _body(self, seam: Seam, wider: float) -> Manifold:
        """Return the strut of a seam, wider by a distance all round: a cylinder on an edge, a ball on a point."""
        radius = self.settings.joint / 2
        ends = np.array(seam.ends) * self.unit
        if len(ends) == 1:
            # A ball with flat faces is within the true one; the room around has to contain the true one.
            size = radius + wider if not wider else (radius + wider) / np.cos(np.pi / _AROUND) ** 2
            return Manifold.sphere(size, _AROUND).translate(ends[0])
        length = float(np.linalg.norm(ends[1] - ends[0]))
        along = (ends[1] - ends[0]) / length
        cut = 0.0 if self.lattice.flat else self.margin
        if length - 2 * cut < _SHORTEST:
            raise LatticeworkError(phrase(
                "joint: {joint} mm are too thick for edges of {length} mm; take a thinner joint or larger cells",
                joint=decimals(self.settings.joint, "g"), length=decimals(length, ".3g")))
        low, high = ends[0] + (cut - wider) * along, ends[1] - (cut - wider) * along
        size = radius + wider if not wider else (radius + wider) / np.cos(np.pi / AROUND_ROD)
        return cylinder(low, high, size)


def joints_of(puzzle: Puzzle, cells: tuple[Cell, ...], unit: Floats, settings: PrintSettings) -> Joints:
    """Return the joints of a part of a puzzle, none where no part needs any."""
    lattice = puzzle.lattice
    sizes = {len(seam.ends) for part in puzzle.parts if part.most for form in part.forms if form.cells
             for seam in needed(lattice, form.cells)} if settings.joint else set[int]()
    if not sizes:
        return Joints(lattice, unit, settings, (), (), 0.0)
    own = needed(lattice, cells)
    mine = {seam.ends for seam in own}
    others = [seam for seam in seams(lattice, cells)
              if len(seam.ends) in sizes and seam.ends not in mine and _could_join(lattice, seam, cells)]
    # Struts end before a corner, or those on the other edges of a cell there would cross them.
    radius = settings.joint / 2
    margin = (radius + settings.inset) / np.tan(_least_angle(lattice) / 2)
    return Joints(lattice, unit, settings, tuple(own), tuple(others),
                  max(margin, radius + settings.play) if 1 in sizes else margin)


def check_crossing(lattice: Lattice, parts: list[tuple[str, tuple[Cell, ...]]]) -> None:
    """Raise LatticeworkError where two parts, each given with its name, would need a joint at one place."""
    taken: dict[object, str] = {}
    for name, cells in parts:
        for seam in needed(lattice, cells):
            if taken.setdefault(seam.ends, name) != name:
                raise LatticeworkError(phrase(
                    "{name}: a joint of it would cross one of {other}; such parts cannot be put together in one "
                    "piece each; take --joint 0 and glue their cells", name=name, other=taken[seam.ends]))
