"""How many pieces a solution has, told by the sizes of targets and parts."""

import pytest

from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target, load
from latticework.puzzle.library import library_name, shipped
from latticework.puzzle.sizes import pieces_of_solutions

SQUARE = builtin("square")


def bar(length: int) -> tuple[tuple[int, ...], ...]:
    return tuple((x, 0, 0) for x in range(length))


@pytest.mark.parametrize(("parts", "cells", "empty", "told"), [
    ([(2, 0, 9)], 8, 0, (4, 4)), ([(2, 4, 4)], 8, 0, (4, 4)), ([(1, 0, 9), (3, 0, 9)], 7, 0, (3, 7)),
    ([(2, 1, 3), (3, 0, 9)], 8, 0, (3, 3)), ([(2, 0, 9)], 8, 3, (3, 4)), ([(2, 0, 1)], 8, 0, (1, 1)),
    ([(9, 1, 1)], 8, 0, (1, 1)), ([(0, 0, 2), (4, 0, 5)], 8, 0, (2, 2)), ([], 0, 0, (0, 0))])
def test_the_fewest_and_the_most_that_can_fill_a_target(parts, cells, empty, told):
    puzzle = Puzzle(SQUARE, target=Target(bar(cells), optional=bar(empty)),
                    parts=tuple(Part("P", bar(length), least=least, most=most) for length, least, most in parts))
    assert pieces_of_solutions(puzzle) == told


def test_all_targets_count_each_with_its_own_copies():
    domino = Part("I", bar(2), least=0, most=9)
    puzzle = Puzzle(SQUARE, target=Target(bar(4)), parts=(domino,),
                    others=(Target(bar(12)), Target(bar(20), copies=((10, 10),))))
    assert pieces_of_solutions(puzzle) == (2, 10)


def test_nine_of_twelve_pentominoes_are_nine_pieces():
    known = {library_name(path): path for path in shipped()}
    assert pieces_of_solutions(load(known["square/pentominoes-triplications.toml"])) == (9, 9)
    assert pieces_of_solutions(load(known["square/pentominoes-triangle-55.toml"])) == (11, 11)
