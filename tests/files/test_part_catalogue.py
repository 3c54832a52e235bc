"""The catalogue of parts of many puzzles: equal shapes are one."""

from latticework.files.part_catalogue import PartCatalogue
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle

L = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0))
J = ((3, 0, 0), (4, 0, 0), (4, 1, 0), (4, 2, 0))
SCREW = ((0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0))
OTHER_SCREW = tuple((x, y, -z, kind) for x, y, z, kind in SCREW)
TURNED_SCREW = tuple((-y, x, z, kind) for x, y, z, kind in SCREW)


def test_what_can_be_turned_over_by_hand_is_one_shape():
    square = builtin("square")
    one, two = (Puzzle(square, name, parts=(Part("L", L), Part("J", J))) for name in ("One", "Two"))
    catalogue = PartCatalogue(square)
    told = [catalogue.add(part, puzzle) for puzzle in (one, two, one) for part in puzzle.parts]
    assert [shape is not None for shape in told] == [True] * 4 + [False] * 2
    [shape] = catalogue.shapes
    assert shape.sources == [("L", "One"), ("J", "One"), ("L", "Two"), ("J", "Two")]
    assert [shape.name(words) for words in ([], ["j"], ["two"])] == ["L", "J", "L"]


def test_mirror_images_of_solid_parts_are_two_shapes():
    cubic = builtin("cubic")
    puzzle = Puzzle(cubic, parts=tuple(Part("S", cells) for cells in (SCREW, OTHER_SCREW, TURNED_SCREW)))
    catalogue = PartCatalogue(cubic)
    for part in puzzle.parts:
        catalogue.add(part, puzzle)
    assert len(catalogue.shapes) == 2


def test_empty_parts_and_other_lattices_are_left_out():
    catalogue = PartCatalogue(builtin("square"))
    assert catalogue.add(Part("empty"), Puzzle(builtin("square"))) is None
    assert catalogue.add(Part("S", SCREW), Puzzle(builtin("cubic"))) is None
    assert not catalogue.shapes
