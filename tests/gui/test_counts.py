"""Published counts go with the edits that make them false, and come back with undo."""

from dataclasses import replace

import pytest

from latticework.gui.editor.document import Document
from latticework.lattice import builtin
from latticework.puzzle import Mark, Matching, Part, Published, Puzzle, Target, edit_cells, edit_parts, targets

BAR, ONE = ((0, 0, 0), (1, 0, 0)), ((0, 0, 0),)
FIRST, SECOND = Published(1, "nothing", "me"), Published(2, "nothing", "me", target=1)


@pytest.fixture
def puzzle() -> Puzzle:
    """Two targets with a count each; the part B is not used in the second."""
    parts = (Part("A", BAR, marks=(Mark((0, 0, 0), "north", "key"),)), Part("B", ONE))
    other = Target(name="other", cells=((5, 5, 0), (6, 5, 0)), copies=((1, 1), (0, 0)))
    return Puzzle(builtin("square"), "Two", target=Target(((0, 0, 0), (1, 0, 0), (2, 0, 0))), parts=parts,
                  others=(other,), published=(FIRST, SECOND))


def kept(old: Puzzle, new: Puzzle) -> tuple[Published, ...]:
    return edit_parts.with_true_counts(old, new).published


@pytest.mark.parametrize("edit", [
    lambda p: edit_parts.renamed(p, 0, "C"), lambda p: edit_parts.with_color(p, 0, "#123456"),
    lambda p: edit_parts.reordered(p, [1, 0]), lambda p: edit_parts.with_text(p, name="x", author="y", notes="z"),
    lambda p: edit_parts.with_target_name(p, "x"), lambda p: edit_parts.with_group(p, 0, "g"),
    lambda p: targets.at_target(p, 1), lambda p: targets.with_new_target(p, "third"),
    lambda p: edit_parts.with_motions(p, 0, "turn over"),  # what the rule was already
    lambda p: replace(p, matching=Matching(kind={"key": "key"})),  # how a mark looks
])
def test_what_does_not_decide_the_solutions_keeps_them(puzzle, edit):
    assert kept(puzzle, edit(puzzle)) == (FIRST, SECOND)


@pytest.mark.parametrize("edit", [
    lambda p: edit_cells.with_cells(p, 0, ONE), lambda p: edit_parts.with_motions(p, 0, "fixed"),
    lambda p: edit_parts.with_motions(p, None, "fixed"), lambda p: edit_cells.with_mark(p, 0, (0, 0, 0), "north", ""),
    lambda p: edit_cells.with_cell_color(p, 0, set(ONE), "#ffffff"), lambda p: edit_parts.without_parts(p, [0]),
    lambda p: replace(p, matching=Matching(alone=())), lambda p: replace(p, lattice=builtin("hexagon")),
])
def test_what_decides_all_solutions_drops_all(puzzle, edit):
    assert kept(puzzle, edit(puzzle)) == ()


@pytest.mark.parametrize("edit", [
    lambda p: edit_cells.with_cells(p, None, BAR), lambda p: edit_cells.with_optional(p, set(ONE), True),
    lambda p: edit_cells.with_cell_color(p, None, set(ONE), "#ffffff"), lambda p: edit_parts.with_copies(p, 1, 0, 1),
    lambda p: edit_cells.with_cells(p, 1, BAR), edit_parts.with_new_part,  # parts that the other target does not use
])
def test_what_decides_those_of_a_target_drops_its_own(puzzle, edit):
    assert kept(puzzle, edit(puzzle)) == (SECOND,)


def test_a_target_that_goes_leaves_the_counts_of_the_others(puzzle):
    gone = targets.without_target(puzzle)
    assert kept(puzzle, gone) == (replace(SECOND, target=0),)


def test_undo_brings_them_back(puzzle):
    document = Document(puzzle)
    document.show_target(1)
    document.set_cells(None, BAR)
    assert document.puzzle.published == (FIRST,)
    document.stack.undo()
    assert document.puzzle.published == (FIRST, SECOND)
    document.stack.redo()
    assert document.puzzle.published == (FIRST,)


def test_copies_of_another_target_that_follow_the_parts(puzzle):
    same = replace(puzzle, others=(replace(puzzle.others[0], copies=None),))
    assert kept(same, edit_parts.with_copies(same, 1, 0, 1)) == (SECOND,)
