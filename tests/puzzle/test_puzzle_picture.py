"""Cells as pictures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.lattice import Cell, Lattice
from latticework.puzzle.cell_text import can_picture, read_picture, write_picture
from latticework.puzzle.limits import MAX_CELLS
from shapes import HEXAGON, TRIANGLES, box, cubic, made, square

coordinate = st.integers(0, 6)


class TestReading:
    def test_the_first_line_is_the_top_and_the_first_layer_the_bottom(self) -> None:
        assert read_picture("#..\n.##\n\n...\n#..\n") == ((0, 1, 0), (1, 0, 0), (2, 0, 0), (0, 0, 1))

    def test_any_mark_is_a_cell_but_a_point_or_a_blank(self) -> None:
        assert read_picture("a. Z\n#\t0") == ((0, 1, 0), (3, 1, 0), (0, 0, 0), (2, 0, 0))

    def test_lines_may_have_different_lengths_and_blanks_at_the_end(self) -> None:
        assert read_picture("##   \n#") == ((0, 1, 0), (1, 1, 0), (0, 0, 0))

    def test_several_empty_lines_separate_layers_like_one(self) -> None:
        assert read_picture("\n\n#\n  \n\n#\n\n") == ((0, 0, 0), (0, 0, 1))

    @pytest.mark.parametrize("text", ["", "\n", "...", "  \n\n  "])
    def test_a_picture_may_be_empty(self, text: str) -> None:
        assert read_picture(text) == ()

    def test_layers_of_different_heights_are_refused(self) -> None:
        with pytest.raises(ValueError, match="its layers have 2, 1 lines"):
            read_picture("#\n#\n\n#")


class TestWriting:
    @given(st.sets(st.tuples(coordinate, coordinate, st.just(0)), min_size=1))
    def test_flat_pictures_are_read_back(self, cells: set[Cell]) -> None:
        assert can_picture(square(), tuple(cells))
        assert {(*c[:2], 0) for c in read_picture(write_picture(tuple(cells)))} == cells

    @given(st.sets(st.tuples(coordinate, coordinate, coordinate), min_size=1))
    def test_solid_pictures_are_read_back(self, cells: set[Cell]) -> None:
        shape = tuple((*cell, 0) for cell in cells)
        assert set(read_picture(write_picture(shape))) == cells

    def test_one_character_a_cell(self) -> None:
        assert write_picture(((0, 0, 0), (2, 1, 0))) == "..#\n#..\n"
        assert write_picture(((0, 0, 0, 0), (1, 0, 1, 0))) == "#.\n\n.#\n"

    @pytest.mark.parametrize(("lattice", "cells"), [
        (square(), ()), (square(), ((-1, 0, 0),)), (square(), ((MAX_CELLS, 0, 0),)), (cubic(), box(28, 28, 28)),
        (made(TRIANGLES), ((0, 0, 0),))], ids=["empty", "negative", "far", "large", "kinds"])
    def test_what_cannot_be_pictured(self, lattice: Lattice, cells: tuple[Cell, ...]) -> None:
        assert not can_picture(lattice, cells)

    def test_any_lattice_of_one_kind_can_be_pictured(self) -> None:
        assert can_picture(made(HEXAGON), ((0, 0, 0), (3, 1, 0)))
