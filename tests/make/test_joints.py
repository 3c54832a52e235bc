"""Joints: parts whose cells touch in an edge or a corner are one body, and nothing overlaps them."""

from itertools import combinations

import pytest

from latticework.errors import LatticeworkError
from latticework.make.joints import bodies_left, needed
from latticework.make.part_solids import assembled_solids, part_solids
from latticework.make.settings import PrintSettings
from make.random_parts import random_assembly
from quick_suite import in_part
from samples import solved

AT_AN_EDGE = "AB\nCA"
AT_A_CORNER = "AB\nCC\n\nBB\nCA"


@pytest.mark.parametrize(("picture", "lattice", "ends"), in_part([(AT_AN_EDGE, "square", 2), (AT_AN_EDGE, "cubic", 2),
                                                         (AT_A_CORNER, "cubic", 1)], 3, several=True))
@pytest.mark.parametrize("edges", ["sharp", "bevelled"])
def test_a_part_is_held_together(picture: str, lattice: str, ends: int, edges: str) -> None:
    puzzle, solution = solved(picture, lattice)
    cells = next(part.cells for part in puzzle.parts if part.name == "A")
    assert [len(seam.ends) for seam in needed(puzzle.lattice, cells)] == [ends]
    loose = assembled_solids(puzzle, solution, PrintSettings(joint=0))
    held = assembled_solids(puzzle, solution, PrintSettings(edges=edges, edge=0.5))
    assert sorted(len(part.solid.decompose()) for part in loose) == [1, 1, 2]
    assert all(len(part.solid.decompose()) == 1 for part in held)
    for one, other in combinations([part.solid for part in held], 2):
        assert one.min_gap(other, 1) > 0.19


@pytest.mark.parametrize("lattice", in_part(
    ["cubic", "kite", "ring", "tetrahedron-octahedron", "triangular-prism"], 6))
def test_random_assemblies_do_not_overlap(lattice: str) -> None:
    joined = 0
    for seed in range(2):
        puzzle, solution = random_assembly(lattice, seed)
        try:
            parts = assembled_solids(puzzle, solution, PrintSettings(cell=20))
        except LatticeworkError:  # two parts cross
            continue
        joined += sum(len(needed(puzzle.lattice, placement.cells)) for placement in solution)
        assert [len(part.solid.decompose()) for part in parts] == [
            bodies_left(puzzle.lattice, placement.cells) for placement in solution]
        assert all((one.solid ^ other.solid).is_empty() for one, other in combinations(parts, 2))
    assert joined


def test_two_parts_cannot_cross() -> None:
    with pytest.raises(LatticeworkError, match="would cross one of"):
        assembled_solids(*solved("AB\nBA", "square"), PrintSettings())


@pytest.mark.parametrize(("settings", "said"), [
    (PrintSettings(joint=0.2), "do not hold its cells together"),
    (PrintSettings(joint=0.2, edges="bevelled"), "do not hold its cells together"),
    (PrintSettings(joint=12), "too thick for edges"),
])
def test_a_joint_that_cannot_be_says_so(settings: PrintSettings, said: str) -> None:
    puzzle, _ = solved(AT_AN_EDGE, "cubic")
    with pytest.raises(LatticeworkError, match=said):
        part_solids(puzzle, settings)
