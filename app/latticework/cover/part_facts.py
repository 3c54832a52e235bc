"""Facts about the parts of a puzzle: their orientations, where they fit, which are mirror images of others."""

from dataclasses import dataclass, replace
from functools import lru_cache

from latticework.cancel import checkpoint
from latticework.cover.placements import PlacementFinder
from latticework.lattice import Cell, Lattice, images, motions_of, normalised, symmetries
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.shapes.borders import enclosed, pieces

Cells = tuple[Cell, ...]


@dataclass(frozen=True)
class PartFacts:
    """Facts about a part.

    Of all its forms, orientations: all that its motions allow; fitting: those that fit somewhere in the target;
    placements: all in the target. Of its current form, symmetry: the motions that carry its cells onto themselves,
    including mirroring ones. chiral: whether none of these mirrors. twin: the number of a part that is its mirror
    image, but not the same part turned. pieces: connected sets of cells; holes: spaces that its cells enclose.
    """

    cells: int
    orientations: int
    fitting: int
    placements: int
    symmetry: int
    chiral: bool
    twin: int | None
    pieces: int
    holes: int


def part_facts(puzzle: Puzzle) -> tuple[PartFacts, ...]:
    """Return the facts about each part, including parts not used for the current target; can be cancelled."""
    finder, lattice = PlacementFinder(puzzle), puzzle.lattice
    seen = [_images(lattice, normalised(part.cells)) if part.cells else (frozenset[Cells](),) * 2
             for part in puzzle.parts]
    twins = [next((other for other, (own, _) in enumerate(seen) if mirrored & own and not turned & own), None)
             for turned, mirrored in seen]
    return tuple(_facts(finder, part, twin) for part, twin in zip(puzzle.parts, twins, strict=True))


def _facts(finder: PlacementFinder, part: Part, twin: int | None) -> PartFacts:
    lattice, cells = finder.puzzle.lattice, part.cells
    # Also of a part that is not used for the current target.
    found = finder.find(replace(part, least=min(part.least, 1), most=max(part.most, 1))).fits
    symmetry, chiral, holes = _shape(lattice, normalised(cells)) if cells else (0, False, 0)
    return PartFacts(len(cells), len(found), sum(count > 0 for count in found), sum(found), symmetry, chiral, twin,
                     pieces(lattice, cells), holes)


@lru_cache(maxsize=4096)  # a part is drawn again and again, and the others stay
def _shape(lattice: Lattice, cells: Cells) -> tuple[int, bool, int]:
    """Return how many symmetries cells have, whether none of them mirrors, and how many holes they enclose."""
    found = symmetries(lattice, cells)
    return len(found), not any(motion.mirrors for motion, _ in found), pieces(lattice, enclosed(lattice, cells))


@lru_cache(maxsize=4096)
def _images(lattice: Lattice, cells: Cells) -> tuple[frozenset[Cells], frozenset[Cells]]:
    """Return the normalised images of cells under rotations, and those under motions that mirror."""
    made: tuple[set[Cells], set[Cells]] = set(), set()
    for motion in motions_of(lattice, cells):
        checkpoint()
        made[motion.mirrors].update(map(normalised, images(lattice, cells, motion)))
    return frozenset(made[0]), frozenset(made[1])
