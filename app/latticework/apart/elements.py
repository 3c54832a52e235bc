"""The elements of pieces: cells, bends of rods, keys, sides; each belongs to one cell of the lattice."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from latticework.apart.solids import Solid, bar, prism, solids_of
from latticework.lattice import Cell, Lattice
from latticework.lattice.lattice import Floats
from latticework.puzzle import Puzzle
from latticework.puzzle.marks import PLAIN, across
from latticework.puzzle.matching_table import keys
from latticework.solution import Placement

CELL, BEND, KEY, SIDE = "cell", "bend", "key", "side"
"""A cell; the bend of a rod into the neighbour; a key that goes out at a side; a side with what a key meets there."""

_END = 0.05
"""The gap at each end of a rod, as a share of its length: parts of others may be there."""

_THIN = 0.002
"""Half the thickness of a rod, as a share of its length: rods may touch but not pass through one another."""

_SLIM, _SHORT = 0.02, 0.1
"""Half the thickness of a key, and the gap before the middle of its last cell, in distances of two cells."""


@dataclass(frozen=True)
class Element:
    """An element on a cell of a kind, at half-edge number `edge` unless it is the cell itself."""

    what: str
    kind: int
    edge: int = -1
    mark: str = PLAIN


@dataclass(frozen=True)
class KeyRules:
    """The keys, each with the number of cells that it goes into; all marks; pairs of a key and a mark it may meet."""

    reach: tuple[tuple[str, int], ...] = ()
    marks: tuple[str, ...] = ()
    meet: frozenset[tuple[str, str]] = frozenset()


def key_rules(puzzle: Puzzle) -> KeyRules:
    """Return the rules for the keys of a puzzle; other marks are only on the surface and stop nothing."""
    matching, used = puzzle.matching, {mark.mark for part in puzzle.parts for mark in part.marks}
    found = sorted(used & set(keys(matching))) if matching else []
    if matching is None or not found:
        return KeyRules()
    marks = tuple(sorted({PLAIN, *used}))
    return KeyRules(tuple((key, matching.reach.get(key, 1)) for key in found), marks,
                    frozenset((key, mark) for key in found for mark in marks if matching.may_meet(key, mark)))


def elements(lattice: Lattice, rules: KeyRules) -> list[Element]:
    """Return all elements that pieces can have, cells first, so that their numbers are those of their kinds."""
    edges = [(number, edge) for number, kind in enumerate(lattice.kinds) for edge in range(len(kind.half_edges))]
    return [*(Element(CELL, kind) for kind in range(len(lattice.kinds))),
            *(Element(BEND, kind, edge) for kind, edge in edges if lattice.kinds[kind].segment),
            *(Element(KEY, kind, edge, mark) for kind, edge in edges for mark, _ in rules.reach),
            *(Element(SIDE, kind, edge, mark) for kind, edge in edges for mark in rules.marks)]


def elements_of(lattice: Lattice, rules: KeyRules, placement: Placement) -> Iterator[tuple[Cell, Element]]:
    """Yield the elements of a piece, each with the cell to which it belongs."""
    present, reach = set(placement.cells), dict(rules.reach)
    marks = {(cell, facing): mark for cell, facing, mark in placement.marks}
    for cell in placement.cells:
        kind = cell[-1]
        yield cell, Element(CELL, kind)
        for edge, there in enumerate(lattice.neighbours(cell) if reach or lattice.kinds[kind].segment else ()):
            mark = marks.get((cell, there), PLAIN)
            # A bend belongs to both rods; the lower cell has it.
            if lattice.kinds[kind].segment and there in present and cell < there:
                yield cell, Element(BEND, kind, edge)
            if mark in reach and there not in present:
                yield cell, Element(KEY, kind, edge, mark)
            if reach and (there not in present or (cell, there) in marks):
                yield cell, Element(SIDE, kind, edge, mark)


def solids_at(lattice: Lattice, rules: KeyRules, element: Element) -> tuple[Solid, ...]:
    """Return the convex solids of an element of a cell at the origin; a side has none."""
    kind = lattice.kinds[element.kind]
    if element.what == SIDE:
        return ()
    if element.what == BEND:
        return (_bend(lattice, element),)
    if element.what == KEY:
        return (_peg(lattice, line(lattice, element, dict(rules.reach)[element.mark])),)
    if kind.segment:
        along = _END * (kind.corners[1] - kind.corners[0])
        return (_rod(kind.corners[0] + along, kind.corners[1] - along),)
    return solids_of(lattice, kind)


def line(lattice: Lattice, element: Element, length: int) -> list[Cell]:
    """Return the cell at the origin and up to `length` cells in a straight line behind a half-edge of it."""
    here: Cell | None = (*[0] * lattice.rank, element.kind)
    label = lattice.kinds[element.kind].half_edges[element.edge].label
    found: list[Cell] = []
    while here is not None and len(found) <= length:
        found.append(here)
        here = across(lattice, here, label)
    return found


def _bend(lattice: Lattice, element: Element) -> Solid:
    """The line between the ends of two rods that share a point."""
    edge = lattice.kinds[element.kind].half_edges[element.edge]
    one = lattice.kinds[element.kind].corners
    other = lattice.kinds[edge.kind].corners + np.array(edge.step) @ lattice.vectors
    apart = np.linalg.norm(one[:, None] - other[None], axis=2)
    i, j = np.unravel_index(int(apart.argmin()), apart.shape)
    return _rod(*(ends[at] + _END * (ends[1 - at] - ends[at]) for ends, at in ((one, i), (other, j))))


def _rod(start: Floats, end: Floats) -> Solid:
    along = end - start
    aside = np.array([-along[1], along[0]])
    aside *= _THIN / np.linalg.norm(aside)
    return prism(np.array([start - aside, end - aside, end + aside, start + aside]))


def _peg(lattice: Lattice, cells: list[Cell]) -> Solid:
    middles = lattice.positions(np.array(cells))
    start, end = np.pad(middles[[0, -1]], ((0, 0), (0, 3 - lattice.dimension)))
    apart = float(np.linalg.norm(end - start)) / (len(cells) - 1)
    end = end - _SHORT * (end - start) / (len(cells) - 1)
    return bar(start, end, _SLIM * apart)
