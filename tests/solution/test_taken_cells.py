"""Cells of a solution become a part or a target of the puzzle."""

import pytest

from latticework.errors import LatticeworkError
from latticework.jobs.facts import reasons
from latticework.jobs.job import prepare
from latticework.lattice import builtin
from latticework.puzzle import Mark, Part, Puzzle, Target, dump, parse, targets
from latticework.solution import Placement
from latticework.solution.taken_cells import joined_name, with_taken_part, with_taken_target

CELLS = tuple((x, 0, 0) for x in range(6))
PUZZLE = Puzzle(builtin("square"), target=Target(CELLS, name="row", cell_colors=((CELLS[3], "#112233"),)),
                parts=(Part("I", CELLS[:2], 1, 3, motions="fixed"), Part("dot", CELLS[:1], motions="fixed"),
                       Part("V", CELLS[:3], 0, 1)))
SOLUTION = (Placement(0, CELLS[:2]), Placement(0, CELLS[2:4], ((CELLS[3], CELLS[3], "#112233"),
                                                               (CELLS[2], (2, 1, 0), "key"))),
            Placement(1, CELLS[4:5]))


def test_a_part_is_joined_where_it_lies_with_marks_and_colours():
    made = with_taken_part(PUZZLE, SOLUTION[1:], "", instead=False)
    assert made.parts[:3] == PUZZLE.parts
    assert made.parts[3] == Part("A", CELLS[2:5], motions="fixed", marks=(Mark(CELLS[2], "north", "key"),),
                                 cell_colors=((CELLS[3], "#112233"),))
    assert parse(dump(made), "test").parts == made.parts


def test_parts_that_are_replaced_have_fewer_copies():
    made = with_taken_part(PUZZLE, SOLUTION, "I", instead=True)
    assert [(part.name, part.least, part.most) for part in made.parts] == [
        ("I", 0, 1), ("dot", 0, 0), ("V", 0, 1), ("I 2", 1, 1)]


def test_a_target_is_for_the_parts_that_lie_there():
    made = with_taken_target(PUZZLE, SOLUTION[:2], "left")
    assert (made.place, made.target.name, made.target.cells) == (1, "left", CELLS[:4])
    assert made.target.cell_colors == PUZZLE.target.cell_colors
    assert [(part.least, part.most) for part in made.parts] == [(2, 2), (0, 0), (0, 0)]
    assert not reasons(prepare(made))
    assert targets.at_target(made, 0).parts == PUZZLE.parts


def test_names():
    assert joined_name(PUZZLE, SOLUTION) == "I+I+dot"
    assert joined_name(PUZZLE, ()) == ""
    long = Puzzle(PUZZLE.lattice, parts=(Part("a" * 30),))
    assert len(joined_name(long, SOLUTION[:2])) == 40
    with pytest.raises(LatticeworkError, match="characters"):
        with_taken_part(PUZZLE, SOLUTION, "a" * 300, instead=False)
