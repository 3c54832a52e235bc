"""Sets of six pieces that were counted: choosing among them, and making puzzles of them."""

from collections import Counter
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from latticework.designs.burrs.family import RODS, Family, Range, Rows
from latticework.designs.burrs.pieces import CUTTABLE, SHARED, Cube, cubes_at, number_of, orientations, rod_at
from latticework.lattice import builtin
from latticework.lattice.lattice import Cell
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.colors import DISTINCT_PALETTE, NEW_PALETTE
from latticework.puzzle.puzzle import Origin
from latticework.solution import Placement, Solution


@dataclass(frozen=True)
class Wanted:
    """Which sets are wanted, the least and the most of each number; None for any.

    assemblies: ways to put the pieces together, mirror images counted as two. solutions: those of them that come
    apart. level: the highest of these. kinds: different pieces.
    """

    assemblies: Range | None = None
    solutions: Range | None = None
    level: Range | None = None
    kinds: Range | None = None


def chosen(family: Family, rows: Rows, wanted: Wanted) -> Rows:
    """Return the sets that are wanted: of the highest level first, then those with the fewest solutions."""
    some = np.ones(len(rows), bool)
    for numbers, bounds in ((rows["assemblies"], wanted.assemblies), (rows["apart"], wanted.solutions),
                            (rows["level"], wanted.level)):
        if bounds is not None:
            some &= (bounds[0] <= numbers) & (numbers <= bounds[1])
    rows = rows[some]
    if wanted.kinds is not None:
        kinds = 1 + (np.diff(family.pieces(rows["set"]), axis=1) > 0).sum(axis=1)
        rows = rows[(wanted.kinds[0] <= kinds) & (kinds <= wanted.kinds[1])]
    return rows[np.lexsort((rows["set"], rows["assemblies"], rows["apart"], -rows["level"].astype(np.int64)))]


def sets_in_all(family: Family, rows: Rows) -> int:
    """Return how many sets rows stand for: each with its mirror image, where that is another set of the family."""
    if not family.has_mirrors:
        return len(rows)
    own = family.pieces(rows["set"])
    numbers, mirrors = np.array(family.numbers), np.array(family.numbers)[family.mirrors]
    mirrored = np.sort(mirrors[np.searchsorted(numbers, own)], axis=1)
    return len(rows) + int((mirrored != own).any(axis=1).sum())


def pieces_of(cuts: NDArray[np.integer]) -> list[int]:
    """Return the numbers of the pieces of an assembly, ascending."""
    return sorted(number_of(cut) for cut in cuts.tolist())


def holes_of(cuts: NDArray[np.integer]) -> int:
    """Return how many of the cubes that rods share stay empty in an assembly."""
    empty: int = SHARED - sum(len(CUTTABLE) - int(cut).bit_count() for cut in cuts.tolist())
    return empty


def puzzle_of(numbers: list[int], length: int) -> Puzzle:
    """Return the puzzle of a burr: its parts have the numbers of the pieces as names, the inside may stay empty."""
    times = sorted(Counter(numbers).items())
    parts = tuple(Part(str(number), _cells(_lying(number, length)), copies, copies, color)
                  for (number, copies), color in zip(times, DISTINCT_PALETTE, strict=False))
    every = {cube: bit for position in range(RODS) for cube, bit in rod_at(position, length)}
    shared = {cube for position in range(RODS) for cube, bit in rod_at(position, length) if bit >= 0}
    return Puzzle(builtin("cubic"), name=f"Burr {' '.join(map(str, numbers))}", palette=NEW_PALETTE, parts=parts,
                  target=Target(_cells(_moved(every, length)), _cells(_moved(shared, length))),
                  origin=Origin(tags=("burr",)))


def solved_puzzle(cuts: NDArray[np.integer], length: int) -> tuple[Puzzle, Solution]:
    """Return the puzzle of an assembly, given by the cut in each position, and its solution."""
    numbers = pieces_of(cuts)
    names = sorted(set(numbers))
    placements = [Placement(names.index(number_of(cut)), _cells(_moved(cubes_at(position, cut, length), length)))
                  for position, cut in enumerate(cuts.tolist())]
    return puzzle_of(numbers, length), tuple(sorted(placements, key=lambda one: one.part))


def _lying(number: int, length: int) -> list[Cube]:
    """Return the cubes of a piece, which lies along x with its top up."""
    beyond, cut = length // 2 - 2, min(orientations(number - 1))
    gone = {(x + beyond, y, z) for bit, (x, y, z) in enumerate(CUTTABLE) if cut >> bit & 1}
    return [cube for cube in product(range(length), (0, 1), (0, 1)) if cube not in gone]


def _moved(cubes: "list[Cube] | set[Cube] | dict[Cube, int]", length: int) -> list[Cube]:
    """Return cubes of an assembly moved so that no coordinate is negative."""
    x = length // 2
    return [(a + x, b + x, c + x) for a, b, c in cubes]


def _cells(cubes: list[Cube]) -> tuple[Cell, ...]:
    return tuple((*cube, 0) for cube in sorted(cubes))
