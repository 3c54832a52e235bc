"""Parts with several forms: counts by hand, what is counted once, and what is said of them before a search."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import latticework as lw
import slow_counts
from latticework.cover import check_volume, reduce
from latticework.cover.arguments import arguments
from latticework.files import formats
from latticework.puzzle import Form, Mark, Matching, Part, Puzzle, Target
from latticework.puzzle.edit_forms import with_form_shown
from latticework.solution import Placement, faults
from latticework.solution.placement import pose_of
from shapes import box, cells, square

RED, BLUE = "#d62728", "#1f77b4"


def part(
    name: str, *forms: str | tuple[tuple[int, ...], ...], least: int = 1, most: int = 1, motions: str = ""
) -> Part:
    first, *others = (cells(form) if isinstance(form, str) else form for form in forms)
    return Part(name, first, least, most, motions=motions, other_forms=tuple(map(Form, others)))


def count(*parts: Part, target: tuple[tuple[int, ...], ...], **more: object) -> int:
    return lw.solve(lw.Puzzle.of(Puzzle(square(), target=Target(target, **more), parts=parts))).counts.all


class TestCounts:
    @pytest.mark.parametrize(("length", "right"), [(1, 0), (2, 1), (3, 1), (4, 0), (5, 0)])
    def test_exactly_one_form_is_used(self, length: int, right: int) -> None:
        assert count(part("A", "##", "###"), target=box(length, 1)) == right

    @pytest.mark.parametrize(("length", "copies", "right"), [
        (5, (2, 2), 2), (6, (0, 3), 2), (6, (2, 3), 2), (7, (3, 3), 3)])
    def test_each_copy_has_a_form_of_its_own(self, length: int, copies: tuple[int, int], right: int) -> None:
        """Compositions of the length by twos and threes, with so many summands."""
        assert count(part("A", "##", "###", least=copies[0], most=copies[1]), target=box(length, 1)) == right

    def test_equal_forms_are_one(self) -> None:
        alike = part("A", "##", "##", "#/#", least=2, most=2)
        assert count(alike, target=box(2, 2)) == count(part("A", "##", least=2, most=2), target=box(2, 2)) == 2

    def test_a_form_that_another_one_becomes_by_turning_adds_only_what_is_new(self) -> None:
        fixed = part("A", "##", "#/#", least=2, most=2, motions="fixed")
        assert count(fixed, target=box(2, 2)) == 2
        assert count(part("A", "##", least=2, most=2, motions="fixed"), target=box(2, 2)) == 1

    def test_forms_that_stay_where_they_are_drawn_may_look_the_same(self) -> None:
        left_or_right = part("A", ((0, 0, 0),), ((2, 0, 0),), ((2, 0, 0),), motions="placed")
        assert count(left_or_right, part("B", "##"), target=box(3, 1)) == 2

    def test_spare_parts_and_holes(self) -> None:
        # A domino in three places, a single cell in four, or nothing: the rest stays empty.
        assert count(part("A", "##", "#", least=0), target=box(4, 1), optional=box(4, 1)) == 3 + 4 + 1
        assert count(part("A", "##", "#", least=0), target=box(4, 1), optional=box(4, 1), most_empty=2) == 3

    @pytest.mark.parametrize(("one", "other", "right"), [
        (("###/#..", "###/..#"), ("###/#..", "###/..#"), (4, 2, 1)),
        (("###/#..", "###/..#"), ("###/#..", "##/##"), (2, 1, 1)),
        (("###/#..", "####"), ("###/..#", "####"), (2, 1, 1))])
    def test_symmetries_carry_a_part_with_all_its_forms(
        self, one: tuple[str, ...], other: tuple[str, ...], right: tuple[int, int, int]
    ) -> None:
        """A mirror image is the same solution only if each part with all its forms has a mirror twin."""
        puzzle = Puzzle(square(), motions="turn", target=Target(box(4, 2)),
                        parts=(part("A", *one), part("B", *other)))
        found = lw.solve(lw.Puzzle.of(puzzle)).counts
        assert (found.all, found.rotations, found.reflections) == slow_counts.counts(puzzle) == right

    def test_two_copies_of_a_part_that_is_its_own_mirror_twin(self) -> None:
        """As two L or two J in the manual: either pair fills the rectangle in one way."""
        puzzle = Puzzle(square(), motions="turn", target=Target(box(4, 2)),
                        parts=(part("A", "###/#..", "###/..#", least=2, most=2),))
        found = lw.solve(lw.Puzzle.of(puzzle)).counts
        assert (found.all, found.rotations, found.reflections) == slow_counts.counts(puzzle) == (2, 2, 1)

    def test_the_form_that_is_shown_changes_nothing(self) -> None:
        puzzle = Puzzle(square(), target=Target(box(4, 2)), parts=(
            part("A", "##", "###/#..", "##/##"), part("B", "##/##")))
        first, last = reduce(puzzle), reduce(with_form_shown(puzzle, 0, 2))
        assert [block.tolist() for block in first.blocks] == [block.tolist() for block in last.blocks]


POLYSOLVE = """{"grid": "square", "board": {"tiles": [[1,1,1,1,1]]}, "shapes": [
{"name": "A", "mobility": "mirror", "amount": AMOUNT, "morphs": [{"tiles": [[1,1]]}, {"tiles": [[1,1,1]]}]}]}"""
POLYSOLVER = """One tile with two forms
Square
Board ((4,0))
tile flip AMOUNT ((0,0)(1,0)+(0,0)(1,0)(2,0))
mode FillAll
"""
FACES = """format = 1
lattice = "square"
motions = "turn"
[target]
picture = "##"
[target.colors]
TARGET
[[parts]]
name = "P"
[[parts.forms]]
picture = "##"
[parts.forms.colors]
red = [[0, 0]]
blue = [[1, 0]]
[[parts.forms]]
picture = "##"
[parts.forms.colors]
blue = [[0, 0], [1, 0]]
"""
"""A flat piece, red and blue in front and blue at the back, that turns in the plane and may be turned over."""


class TestFiles:
    @pytest.mark.parametrize(("text", "right"), [
        (POLYSOLVE.replace("AMOUNT", "1"), 0), (POLYSOLVE.replace("AMOUNT", "2"), 2),
        (POLYSOLVER.replace("AMOUNT", "1 1"), 0), (POLYSOLVER.replace("AMOUNT", "2 2"), 2),
        (FACES.replace("TARGET", "blue = [[0, 0], [1, 0]]"), 1), (FACES.replace("TARGET", "red = [[0, 0]]"), 1),
        (FACES.replace("TARGET", "red = [[0, 0], [1, 0]]"), 0), (FACES.replace("TARGET", "blue = [[0, 0]]"), 2),
        (FACES.replace("[target.colors]\nTARGET\n", ""), 1)])
    def test_counts(self, text: str, right: int) -> None:
        opened = formats.read_text(text)
        assert opened.remarks == ()
        assert lw.solve(lw.Puzzle.of(opened.puzzle)).counts.all == right

    def test_two_faces_by_the_front_alone(self) -> None:
        front = Part("P", box(2, 1), cell_colors=(((0, 0, 0), RED), ((1, 0, 0), BLUE)))
        wanted = Target(box(2, 1), cell_colors=tuple((cell, BLUE) for cell in box(2, 1)))
        assert lw.solve(lw.Puzzle.of(Puzzle(square(), target=wanted, parts=(front,)))).counts.all == 0


def test_marks_of_each_form_count() -> None:
    """A lock takes the key of the second form only, so that the part is turned over there."""
    key = Part("K", box(1, 1), other_forms=(Form(box(1, 1), (Mark((0, 0, 0), "east", "key"),)),), motions="fixed")
    lock = Part("L", box(1, 1), marks=(Mark((0, 0, 0), "west", "lock"),), motions="fixed")
    puzzle = Puzzle(square(), target=Target(box(2, 1)), parts=(key, lock),
                    matching=Matching((("key", "lock"),), ("",)))
    assert lw.solve(lw.Puzzle.of(puzzle)).counts.all == 1


def test_a_placement_is_legal_by_one_form_at_a_time() -> None:
    """Placed with the cells of one form and the marks of another it is wrong."""
    own = Part("A", ((0, 0, 0),), motions="placed", marks=(Mark((0, 0, 0), "east", "key"),),
               other_forms=(Form(((1, 0, 0),)),))
    puzzle = Puzzle(square(), target=Target(box(2, 1), box(2, 1)), parts=(own,), matching=Matching(None, None))
    right = [Placement(0, ((0, 0, 0),), (((0, 0, 0), (1, 0, 0), "key"),)), Placement(0, ((1, 0, 0),))]
    wrong = [Placement(0, ((0, 0, 0),)), Placement(0, ((1, 0, 0),), (((1, 0, 0), (2, 0, 0), "key"),))]
    assert [pose.form for one in right if (pose := pose_of(puzzle, one))] == [0, 1]
    assert [bool(faults(puzzle, (one,))) for one in right + wrong] == [False, False, True, True]


COPIES = st.tuples(st.integers(0, 2), st.integers(0, 3)).map(lambda pair: (min(pair), max(pair)))


@given(st.lists(st.tuples(st.lists(st.integers(1, 5), min_size=1, max_size=3), COPIES), min_size=1, max_size=3),
       st.integers(1, 14), st.integers(0, 2))
def test_volume_is_doubted_exactly_where_no_copies_fill_the_target(
    parts: list[tuple[list[int], tuple[int, int]]], length: int, optional: int
) -> None:
    target = box(length, 1)
    optional = min(optional, length)
    puzzle = Puzzle(square(), target=Target(target, target[:optional]), parts=tuple(
        part(str(i), *(box(size, 1) for size in sizes), least=copies[0], most=copies[1])
        for i, (sizes, copies) in enumerate(parts)))
    own = [{sum(some) for n in range(least, most + 1) for some in product(sizes, repeat=n)}
           for sizes, (least, most) in parts]
    fills = {sum(some) for some in product(*own)}
    assert (check_volume(puzzle) == []) == any(length - optional <= fill <= length for fill in fills)


def test_why_uses_all_sizes_and_colours() -> None:
    """The T has three cells of one colour, the square two of each: 4 x 5 needs an even number of T."""
    for forms, is_proved in ((["###/.#."], True), (["###/.#.", "##/##"], False), (["###/.#.", "#"], False)):
        tees = part("T", *forms, least=5, most=20)
        found = arguments(reduce(Puzzle(square(), target=Target(box(4, 5)), parts=(tees,))))
        assert any(one.proof for one in found) == is_proved
