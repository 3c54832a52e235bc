"""Solutions as text."""

from dataclasses import replace

from latticework.cover.exact_cover_document import parse_exact_cover
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, as_text, placements_of
from latticework.solution.outlines import letters
from latticework.solution.text import options_as_data
from samples import PENTOMINOES, SOMA, solved
from shapes import TRIANGLES, box, flat, made, solve


class TestLetters:
    def test_from_the_name_where_free(self) -> None:
        assert letters(flat(box(10, 6))) == list("FILNPTUVWXYZ")

    def test_the_next_of_the_name_then_the_next_of_all(self) -> None:
        puzzle = replace(flat(()), parts=tuple(Part(name) for name in ("Bar", "Box", "Bo", "B", "é", "")))
        assert letters(puzzle) == ["B", "o", "A", "C", "D", "E"]

    def test_more_parts_than_letters(self) -> None:
        puzzle = replace(flat(()), parts=tuple(Part("A") for _ in range(64)))
        assert len(set(letters(puzzle)[:62])) == 62
        assert letters(puzzle)[62:] == ["?", "?"]


class TestPictures:
    def test_a_flat_solution(self) -> None:
        assert as_text(*solved(PENTOMINOES, "square")) == PENTOMINOES.lstrip("\n")

    def test_a_solid_solution_the_bottom_layer_first(self) -> None:
        assert as_text(*solved(SOMA, "cubic")) == SOMA.lstrip("\n")

    def test_only_as_large_as_the_target(self) -> None:
        cells = ((5, 7, 0), (6, 7, 0), (5, 8, 0))
        puzzle = replace(flat(cells), parts=(Part("V", cells),))
        assert as_text(puzzle, (Placement(0, cells),)) == "V.\nVV\n"

    def test_what_a_search_found(self) -> None:
        run = solve(flat(box(5, 5), "FLPUV"))
        texts = {as_text(run.prepared.puzzle, placements_of(row, run.prepared.reduction)) for row in run.kept.rows}
        assert len(texts) == len(run.kept.rows)
        assert all(sorted(text.replace("\n", "")) == sorted("FLPUV" * 5) for text in texts)


class TestLists:
    def test_a_line_a_part_where_there_are_no_pictures(self) -> None:
        up, down = (0, 0, 0), (0, 0, 1)
        puzzle = Puzzle(made(TRIANGLES), target=Target((up, down)), parts=(Part("one", (up,), 2, 2),))
        assert as_text(puzzle, (Placement(0, (up,)), Placement(0, (down,)))) == "one: 0,0,0\none: 0,0,1\n"

    def test_cells_below_zero(self) -> None:
        cells = ((-1, 0, 0), (0, 0, 0))
        puzzle = replace(flat(cells), parts=(Part("I", cells),))
        assert as_text(puzzle, (Placement(0, cells),)) == "I: -1,0 0,0\n"


def test_options_as_data_have_the_colours_of_their_items() -> None:
    text = '{"primary": ["a"], "secondary": ["b"], "options": [["a", ["b", "red"]], ["a", "b"], ["a"]]}'
    assert options_as_data(parse_exact_cover(text, "test"), (0, 1)) == [["a", ["b", "red"]], ["a", "b"]]
