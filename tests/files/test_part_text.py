"""Parts from a text: what is understood, and what is said of what is not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.errors import LatticeworkError
from latticework.files.part_text import parts_in
from latticework.files.puzzle_files import code_of
from latticework.lattice import builtin, names, normalised
from latticework.puzzle import Mark, Matching, Part, Puzzle, Target, dump
from latticework.solution import Placement, as_text
from xmpuzzle_files import VOXEL, xml

SQUARE, CUBIC, TRIANGLE = (Puzzle(builtin(name)) for name in ("square", "cubic", "triangle"))
BENT = ((0, 0, 0), (0, 1, 0), (1, 1, 0))
BAR = ((0, 0, 0), (1, 0, 0))
SOLID = ((0, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0), (1, 1, 0, 0))


def cells(text: str, puzzle: Puzzle = SQUARE) -> list[tuple[tuple[int, ...], ...]]:
    return [part.cells for part in parts_in(text, puzzle).parts]


@pytest.mark.parametrize(("text", "puzzle", "expected"), [
    ("##\n#.", SQUARE, BENT), ("\n  xx  \n  x\n", SQUARE, BENT), ("```\nLL\nL\n```", SQUARE, BENT),
    ("11\n10", SQUARE, BENT), ("xx|x.", SQUARE, BENT), ('"xx|x."', SQUARE, BENT),
    ("##\n#.\n\n..\n#.", CUBIC, SOLID), ("x.|xx, x.", CUBIC, SOLID), ('["x.|xx", "x."]', CUBIC, SOLID),
    ('burr_piece(["x{connect=mz+}.|xx", "x."]);', CUBIC, SOLID),
    ("0,0 0,1 1,1", SQUARE, BENT), ("0, 0\n0, 1\n1, 1", SQUARE, BENT), ("0 0\n0 1\n1 1", SQUARE, BENT),
    ("0 0, 0 1, 1 1", SQUARE, BENT), ("0,0; 0,1; 1,1", SQUARE, BENT), ("-1,-1 -1,0 +0,0", SQUARE, BENT),
    ("[[0,0],[0,1],[1,1]]", SQUARE, BENT), ("(0 0), (0 1), (1 1)", SQUARE, BENT), ("{0,0} {0,1} {1,1}", SQUARE, BENT),
    ("(0,0), (0,1),\n(1,1)", SQUARE, BENT), ("[ [0; 0]\n [0; 1]\n [1; 1] ]", SQUARE, BENT),
    ("part = [(0,0,0), (0,0,1), (0,1,0), (1,1,0)]", CUBIC, SOLID), ("0,0,1 0,0,0", TRIANGLE, ((0, 0, 0), (0, 0, 1))),
    ('picture = """\n##\n#.\n"""', SQUARE, BENT), ("cells = [[0, 0], [0, 1], [1, 1]]", SQUARE, BENT)])
def test_one_part(text, puzzle, expected):
    assert cells(text, puzzle) == [expected]


@pytest.mark.parametrize(("text", "names"), [
    ("##\n#.\n\n##", ["", ""]), ("##\n#.\n---\n##", ["", ""]), ("L:\n##\n#.\nI = ##", ["L", "I"]),
    ("L: 0,0 0,1 1,1\nI: 5,5 6,5", ["L", "I"]), ("0,0 0,1 1,1\n0,0 1,0", ["", ""]),
    ("[[[0,0],[0,1],[1,1]], [[0,0],[1,0]]]", ["", ""]), ("[[0,0],[0,1],[1,1]]\n[[0,0],[1,0]]", ["", ""]),
    ("L:\n##\n#.\n\nI: 0,0 1,0", ["L", "I"]), ("xx|x.\n\nxx", ["", ""]),
    ('[[parts]]\nname = "L"\npicture = """\n##\n#\n"""\n[[parts]]\ncells = [[0, 0], [1, 0]]\n', ["L", "B"])])
def test_several_parts(text, names):
    found = parts_in(text, SQUARE).parts
    assert [(part.name, part.cells) for part in found] == list(zip(names, [BENT, BAR], strict=True))


def test_each_letter_of_a_picture_is_a_part_as_in_a_printed_solution():
    board = Target(((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0), (2, 0, 0)))
    puzzle = Puzzle(builtin("square"), parts=(Part("L", BENT), Part("I", BAR)), target=board)
    text = as_text(puzzle, (Placement(0, BENT), Placement(1, ((1, 0, 0), (2, 0, 0)))))
    assert text == "LL.\nLII\n"
    assert parts_in(text, puzzle).parts == (Part("I", BAR), Part("L", BENT))


@pytest.mark.parametrize(("text", "puzzle", "told"), [
    ("", SQUARE, "there is no text"), ("..\n..", SQUARE, "line 1: '..' shows no cell"),
    ("\n(0,0) (1,a)", SQUARE, "line 2: 'a' should be a whole number"),
    ("0,0\n0.5,1", SQUARE, "line 2: '0.5' should be a whole number"),
    ("0,99999", SQUARE, "line 1: '99999' should be a whole number from -10,000 to 10,000"),
    ("0,0 1,0", CUBIC, "line 1: [0, 0] should have 3 numbers, as cells of the lattice Cubes have: 0,0,0 1,0,0"),
    ("0,0,0", SQUARE, "line 1: [0, 0, 0] should have 2 numbers"),
    ("0,0,2", TRIANGLE, "line 1: [0, 0, 2]: the last number is the kind of the cell and should be from 0 to 1"),
    ("0,0 0,0", SQUARE, "line 1: the cell (0, 0) is named twice"),
    ("[[0,0],[1,0]", SQUARE, "line 1: a bracket is opened here and not closed"),
    ("(0,0))", SQUARE, "line 1: ')' closes a bracket that is not open"),
    ("[[0,0], 1]", SQUARE, "line 1: 1 stands beside brackets"),
    ("((((((0,0", SQUARE, "line 1: 5 brackets stand within each other"),
    ("##", TRIANGLE, "the lattice Triangles has no pictures of characters; give coordinates, as in 0,0,0 1,0,0"),
    ("Some words\nof prose", SQUARE, "line 1: 'Some words' should be a line of a picture"),
    ("##\n#.\n\n##", CUBIC, "line 1: its layers have 2, 1 lines"),
    ('["xx", "x|."]', SQUARE, "line 1: has several layers, but the lattice is flat"),
    ("lattice = 3", SQUARE, "pasted text: "), ("#" * 200_001, SQUARE, "200,001 characters")])
def test_what_is_wrong_is_reported_with_its_line(text, puzzle, told):
    with pytest.raises(LatticeworkError) as refused:
        parts_in(text, puzzle)
    assert told in str(refused.value)


@pytest.mark.parametrize("written", [dump, code_of])
def test_the_parts_of_a_whole_puzzle(written):
    part = Part("L", BENT, 2, 3, "#123456", "fixed", group="a")
    source = Puzzle(builtin("square"), "S", motions="turn", parts=(part, Part("I", BAR), Part("empty")))
    found = parts_in(written(source), SQUARE)
    assert found.parts == (Part("L", BENT, 2, 3, "#123456", "fixed"), Part("I", BAR, motions="turn"))
    assert found.remarks == ("Groups of parts stay behind.",)
    with pytest.raises(LatticeworkError, match="lattice Squares; here they should be in the lattice Cubes"):
        parts_in(written(source), CUBIC)


def test_marks_come_along_only_where_they_match_as_before():
    side = builtin("square").kinds[0].half_edges[0].label
    marked = Part("I", BAR, marks=(Mark((0, 0, 0), side, "a"),))
    plain = Puzzle(builtin("square"), parts=(marked,))
    ruled = Puzzle(builtin("square"), parts=(marked,), matching=Matching((("a", "b"),)))
    assert parts_in(dump(plain), SQUARE).parts == (marked,)
    assert parts_in(dump(ruled), ruled).parts == (marked,)
    found = parts_in(dump(ruled), SQUARE)
    assert found.parts == (Part("I", BAR),)
    assert len(found.remarks) == 1


def test_a_text_of_another_program():
    text = "burr_piece(\"xx|x.\"); // a comment"
    assert cells(text, CUBIC) == [normalised(((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0)))]
    assert cells(xml(VOXEL), CUBIC) == [((0, 0, 0, 0),)]


@given(st.text(alphabet="01 -,;()[]{}<>#.xXoA|:=\n\"'+5", max_size=80), st.sampled_from(names()))
def test_any_text_is_parts_or_refused(text, lattice):
    puzzle = Puzzle(builtin(lattice))
    try:
        found = parts_in(text, puzzle).parts
    except LatticeworkError:
        return
    assert found
    assert all(part.cells == normalised(part.cells) and len(set(part.cells)) == len(part.cells) for part in found)
