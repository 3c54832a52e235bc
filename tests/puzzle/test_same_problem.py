"""Whether two puzzles ask the same."""

from dataclasses import replace

from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target, dump, load, parse
from latticework.puzzle.library import shipped
from latticework.puzzle.targets import at_target, only_current_target, problem_key, problem_keys

CELLS = ((0, 0, 0), (1, 0, 0))
BAR = Puzzle(builtin("square"), "Bar", target=Target(CELLS), parts=(Part("I", CELLS),))


def test_names_notes_colours_and_the_order_of_cells_decide_nothing():
    other = replace(BAR, name="Other", author="Me", notes="Long", target=Target(CELLS[::-1], name="A"),
                    parts=(Part("J", CELLS[::-1], color="#ff0000"),))
    assert problem_key(other) == problem_key(BAR)


def test_cells_copies_motions_and_optional_cells_decide():
    others = [
        replace(BAR, target=Target(CELLS[:1])), replace(BAR, target=Target(CELLS, optional=CELLS[:1])),
        replace(BAR, parts=(Part("I", CELLS, 1, 2),)), replace(BAR, motions="fixed"), replace(BAR, parts=()),
        replace(BAR, lattice=builtin("cubic"))]
    assert len({problem_key(puzzle) for puzzle in (BAR, *others)}) == 1 + len(others)


def test_a_puzzle_that_ships_is_recognised_from_the_text_of_a_search():
    for path in shipped()[::12]:
        puzzle = load(path)
        keys = problem_keys(puzzle)
        again = parse(dump(only_current_target(at_target(puzzle, len(puzzle.others)))), "a search")
        assert problem_key(again) == keys[-1]
