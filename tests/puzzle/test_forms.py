"""Forms of a part in puzzle files and as immutable edits: each copy of the part has exactly one of them."""

from dataclasses import replace

import pytest

from latticework.errors import FileRefusedError, LatticeworkError
from latticework.puzzle import Form, Part, Puzzle, Target, dump, parse
from latticework.puzzle.edit_forms import (
    forms_as_parts,
    refuse_forms,
    with_form_shown,
    with_forms_first,
    with_new_form,
    without_form,
)
from latticework.puzzle.edit_parts import with_true_counts
from latticework.puzzle.limits import MAX_FORMS
from latticework.puzzle.puzzle import Published
from latticework.puzzle.sizes import pieces_of_solutions, sizes
from latticework.puzzle.targets import problem_key
from shapes import box, square

HEAD = 'format = 1\nlattice = "square"\n[target]\npicture = "####"\n[[parts]]\nname = "A"\n'
TWO = HEAD + """
[[parts.forms]]
picture = "##"
[[parts.forms]]
cells = [[0, 0], [1, 0], [2, 0]]
colors = { red = [[1, 0]] }
marks = [{ cell = [0, 0], side = "west", mark = "key" }]
"""


def test_a_file_is_read_and_written_back() -> None:
    puzzle = parse(TWO, "a.toml")
    (part,) = puzzle.parts
    assert [form.cells for form in part.forms] == [box(2, 1), box(3, 1)]
    assert [len(form.marks) for form in part.forms] == [0, 1]
    assert part.all_colors == (((1, 0, 0), "#d62728"),)
    assert part.sizes == (2, 3)
    assert parse(dump(puzzle), "a.toml") == puzzle


def test_one_form_is_the_part_itself() -> None:
    (part,) = parse(HEAD + '[[parts.forms]]\npicture = "##"\n', "a.toml").parts
    assert part == Part("A", box(2, 1))
    assert part.forms == (part,)


@pytest.mark.parametrize(("text", "told"), [
    ('picture = "#"\n[[parts.forms]]\npicture = "##"\n',
     r"a.toml: parts\[0\] \(A\).picture: a part with forms has no picture beside them"),
    ('cells = [[0, 0]]\n[[parts.forms]]\npicture = "##"\n',
     r"parts\[0\] \(A\).cells: a part with forms has no cells"),
    ('marks = [{cell = [0, 0], side = "west", mark = "x"}]\n[[parts.forms]]\npicture = "##"\n',
     "has no marks beside"),
    ('forms = []\n', "forms"),
    ('forms = 3\n', r"parts\[0\].forms"),
    ('[[parts.forms]]\npicture = "##"\nname = "B"\n', r"parts\[0\].forms\[0\].*name"),
    ('[[parts.forms]]\npicture = "##"\n[[parts.forms]]\ncells = [[0]]\n',
     r"parts\[0\] \(A\).forms\[1\].cells: \[0\] is no cell"),
    ('[[parts.forms]]\npicture = "##"\ncolors = {red = [[5, 5]]}\n',
     r"parts\[0\] \(A\).forms\[0\].colors: \[5, 5\] is no cell here"),
    ('[[parts.forms]]\npicture = "##"\nmarks = [{cell = [9, 0], side = "west", mark = "x"}]\n',
     r"forms\[0\].marks: \[9, 0\] is no cell of the part"),
    ("[[parts.forms]]\n" * (MAX_FORMS + 1), "forms"),
])
def test_refusals_name_the_field(text: str, told: str) -> None:
    with pytest.raises(FileRefusedError, match=told):
        parse(HEAD + text, "a.toml")


class TestEdits:
    puzzle = parse(TWO, "a.toml")

    def test_showing_another_form_is_the_same_puzzle(self) -> None:
        shown = with_form_shown(self.puzzle, 0, 1)
        assert (shown.parts[0].cells, shown.parts[0].form) == (box(3, 1), 1)
        assert shown.parts[0].forms == self.puzzle.parts[0].forms
        assert problem_key(shown) == problem_key(self.puzzle)
        assert dump(shown) == dump(self.puzzle)
        assert with_forms_first(shown) == self.puzzle

    def test_a_form_is_added_and_removed(self) -> None:
        more = with_new_form(self.puzzle, 0)
        assert (more.parts[0].cells, more.parts[0].form, len(more.parts[0].forms)) == ((), 2, 3)
        assert more.parts[0].sizes == (2, 3)
        back = without_form(more, 0)
        assert back == with_form_shown(self.puzzle, 0, 1)
        alone = without_form(back, 0)
        assert alone.parts[0] == Part("A", box(2, 1))
        with pytest.raises(LatticeworkError, match="only form"):
            without_form(alone, 0)

    def test_there_is_a_limit(self) -> None:
        full = self.puzzle.with_part(0, other_forms=(Form(),) * (MAX_FORMS - 1))
        with pytest.raises(LatticeworkError, match="at most 240"):
            with_new_form(full, 0)

    def test_published_counts_go_with_another_form_but_not_with_another_order(self) -> None:
        counted = replace(self.puzzle, published=(Published(1, "nothing", "here"),))
        turned = counted.with_part(0, cells=box(3, 1), cell_colors=self.puzzle.parts[0].forms[1].cell_colors,
                                   marks=self.puzzle.parts[0].forms[1].marks, other_forms=(Form(box(2, 1)),))
        assert with_true_counts(counted, turned).published == counted.published
        assert with_true_counts(counted, with_new_form(counted, 0)).published == ()

    def test_some_tools_refuse_them_in_words(self) -> None:
        with pytest.raises(LatticeworkError, match="part 'A' has several forms, which cannot be used here"):
            refuse_forms(self.puzzle)


def test_as_parts_each_form_may_be_used_as_often_as_the_whole_part() -> None:
    part = Part("A", box(2, 1), 1, 2, other_forms=(Form(box(3, 1)),))
    puzzle = Puzzle(square(), target=Target(box(6, 1)), parts=(Part("B", box(1, 1)), part),
                    others=(Target(box(2, 1), copies=((0, 0), (1, 1))),))
    made = forms_as_parts(puzzle)
    assert [(one.name, one.cells, one.least, one.most) for one in made.puzzle.parts] == [
        ("B", box(1, 1), 1, 1), ("A 1", box(2, 1), 0, 2), ("A 2", box(3, 1), 0, 2)]
    assert made.origin == ((0, 0), (1, 0), (1, 1))
    assert made.puzzle.others[0].copies == ((0, 0), (0, 1), (0, 1))
    assert "its 2 forms become as many parts" in made.remarks[0]
    # In the colours that they have in the puzzle.
    assert [made.puzzle.color(number) for number in range(3)] == [puzzle.color(0), puzzle.color(1), puzzle.color(1)]
    plain = replace(puzzle, parts=puzzle.parts[:1], others=())
    assert forms_as_parts(plain).puzzle is plain


def test_sizes_go_from_the_smallest_to_the_largest_form() -> None:
    part = Part("A", box(2, 1), 2, 3, other_forms=(Form(box(5, 1)),))
    puzzle = Puzzle(square(), target=Target(box(10, 1)), parts=(part,))
    found = sizes(puzzle)
    assert (found.least, found.most) == (4, 15)
    assert pieces_of_solutions(puzzle) == (2, 3)
