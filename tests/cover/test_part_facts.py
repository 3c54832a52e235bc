"""Facts about parts, checked against what is known of polyominoes and polycubes."""

from latticework import paths
from latticework.cover.part_facts import part_facts
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target, load
from latticework.puzzle.polyforms import polyforms

SQUARE, CUBIC = builtin("square"), builtin("cubic")


def test_the_pentominoes_are_the_known_ones():
    puzzle = load(paths.library() / "square" / "pentominoes-6x10.toml")
    facts = dict(zip((part.name for part in puzzle.parts), part_facts(puzzle), strict=True))
    assert sum(fact.orientations for fact in facts.values()) == 63
    assert sum(fact.chiral for fact in facts.values()) == 18 - 12  # 18 of them are one-sided
    assert {name: fact.symmetry for name, fact in facts.items() if fact.symmetry > 1} == {
        "I": 4, "T": 2, "U": 2, "V": 2, "W": 2, "X": 8, "Z": 2}
    assert facts["X"].placements == 4 * 8
    assert facts["I"].placements == 6 * 6 + 2 * 10


def test_mirror_twins_holes_and_pieces_are_found():
    ring = tuple((x, y, 0) for x in range(3) for y in range(3) if (x, y) != (1, 1))
    apart = ((0, 0, 0), (5, 0, 0))
    puzzle = Puzzle(SQUARE, target=Target(ring), parts=(Part("ring", ring), Part("apart", apart), Part("none")))
    facts = part_facts(puzzle)
    assert [(fact.holes, fact.pieces, fact.placements) for fact in facts] == [(1, 1, 1), (0, 2, 0), (0, 0, 0)]
    cubes = [Part(str(number), cells, 0, 0) for number, cells in enumerate(polyforms(CUBIC, 4, "one-sided"))]
    found = part_facts(Puzzle(CUBIC, target=Target(tuple((x, y, z, 0) for x in range(2) for y in range(2)
                                                         for z in range(2))), parts=tuple(cubes)))
    twins = [fact.twin for fact in found if fact.twin is not None]
    assert len(found) == 8
    assert len(twins) == 2
    assert all(found[found[twin].twin].chiral for twin in twins)
    assert sum(fact.placements > 0 for fact in found) == 4  # also where a part is not used
