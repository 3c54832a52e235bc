"""Facts about the parts of a puzzle: how they can lie, where they fit, which are mirror images of others."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from latticework.cancel import checkpoint
from latticework.cover.placements import Finder
from latticework.lattice import Cell, Lattice, images, motions, normalised, symmetries
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.shapes.borders import pieces
from latticework.puzzle.shapes.inside import enclosed

Cells = tuple[Cell, ...]


@dataclass(frozen=True)
class PartFacts:
    """What is known of a part.

    orientations: ways in which it may lie; fitting: those that fit somewhere in the target; placements: all ways to
    place it there. symmetry: motions that carry its cells onto themselves, mirroring ones among them. chiral: whether
    none of these mirrors. twin: the number of a part that is its mirror image, but not the same part turned. pieces:
    sets of cells that do not touch one another; holes: spaces that its cells enclose.
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
    """Return the facts about each part, also of those that are not used for the target at hand; can be cancelled."""
    finder, lattice = Finder(puzzle), puzzle.lattice
    forms = [_forms(lattice, normalised(part.cells)) if part.cells else (frozenset[Cells](),) * 2
             for part in puzzle.parts]
    twins = [next((other for other, (own, _) in enumerate(forms) if mirrored & own and not turned & own), None)
             for turned, mirrored in forms]
    return tuple(_facts(finder, part, twin) for part, twin in zip(puzzle.parts, twins, strict=True))


def _facts(finder: Finder, part: Part, twin: int | None) -> PartFacts:
    lattice, cells = finder.puzzle.lattice, part.cells
    found = list(_placements(finder, part))
    symmetry, chiral, holes = _shape(lattice, normalised(cells)) if cells else (0, False, 0)
    return PartFacts(len(cells), len(found), sum(count > 0 for count in found), sum(found), symmetry, chiral, twin,
                     pieces(lattice, cells), holes)


def _placements(finder: Finder, part: Part) -> Iterator[int]:
    """Yield how many placements each orientation has."""
    used = replace(part, least=min(part.least, 1), most=max(part.most, 1))
    return (len(placed.cells) for placed in finder.find(used))


@lru_cache(maxsize=4096)  # a part is drawn again and again, and the others stay
def _shape(lattice: Lattice, cells: Cells) -> tuple[int, bool, int]:
    """Return how many symmetries cells have, whether none of them mirrors, and how many holes there are."""
    found = symmetries(lattice, cells)
    return len(found), not any(motion.mirrors for motion, _ in found), pieces(lattice, enclosed(lattice, cells))


@lru_cache(maxsize=4096)
def _forms(lattice: Lattice, cells: Cells) -> tuple[frozenset[Cells], frozenset[Cells]]:
    """Return the sets of cells that turning makes of some, and those that mirroring makes, up to translation."""
    made: tuple[set[Cells], set[Cells]] = set(), set()
    for motion in motions(lattice):
        checkpoint()
        made[motion.mirrors].update(map(normalised, images(lattice, cells, motion)))
    return frozenset(made[0]), frozenset(made[1])
