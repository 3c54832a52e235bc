"""Models of puzzlecad: pieces are glued from their segments, and what is not understood loses no other piece."""

from itertools import product
from pathlib import Path

import numpy as np
import pytest

from latticework.errors import FileRefusedError
from latticework.files import formats
from latticework.files.opened_and_written import Opened
from latticework.lattice import Cell, Floats, builtin
from other_programs import PUZZLECAD, PUZZLECAD_CUT

CUBE = 24
"""Cells of a cube that is cut."""


def cells_of(text: str) -> list[tuple[Cell, ...]]:
    return [part.cells for part in formats.read_text(text).puzzle.parts]


def sizes(opened: Opened) -> list[tuple[int, int]]:
    """Return of each part the number of cells and of copies."""
    return [(len(part.cells), part.most) for part in opened.puzzle.parts]


def middles(cells: tuple[Cell, ...]) -> Floats:
    """Return the middles of cells of cut cubes, the edges of which are 2 long."""
    lattice = builtin("rhombic-tetrahedron")
    return np.array([np.array(cell[:3]) @ lattice.vectors + lattice.centers[cell[3]] for cell in cells])


class TestLetters:
    def test_everything(self) -> None:
        opened = formats.read_text(PUZZLECAD)
        assert [part.cells for part in opened.puzzle.parts[:3]] == [
            ((0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (2, 0, 0, 0)),
            ((0, 1, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0), (2, 1, 0, 0)), ((0, 0, 0, 0), (1, 0, 0, 0))]
        assert sizes(opened) == [(5, 1), (4, 1), (2, 2), (17, 1), (4, 1)]
        assert opened.remarks == (
            "boxes and trays are left out", "1 joint fits no other, so its segment is a piece of its own",
            "this notation has pieces alone, so the target is empty")

    @pytest.mark.parametrize("text", ["xx|.x", '"xx|.x"', '["xx|.x"]', 'burr_piece("xx|.x");',
                                      'burr_piece(["xx|.x"]);',
                                      'burr_plate(["xx|.x"]);', "burr_piece ( // it\n\"xx|.x\" );"])
    def test_one_piece_in_many_ways(self, text: str) -> None:
        assert cells_of(text) == [((0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0))]

    def test_layers_and_lines(self) -> None:
        assert [sorted(cell[:3] for cell in cells) for cells in cells_of('"xx|.x", "..|.x"\nx.|xx .x|..\n')] == [
            [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)], [(0, 0, 0), (0, 1, 0), (1, 0, 1), (1, 1, 0)]]

    def test_other_letters_are_kinds_of_wood(self) -> None:
        opened = formats.read_text('burr_plate([["ab|.b"], ["bb|.b"], ["ab|.b"]]);')
        one, other = opened.puzzle.parts
        assert (one.cells, one.most) == (((0, 0, 0, 0), (1, 0, 0, 0), (1, 1, 0, 0)), 2)
        first, *others = (color for _, color in one.cell_colors)
        assert others == [others[0]] * 2 != [first] * 2
        assert (other.cell_colors, len(other.cells)) == ((), 3)

    def test_sticks_of_six_piece_burrs_by_number(self) -> None:
        # Number 1 is the whole stick, 1024 lacks the ten middle cubes, 52 one less than 1 + 2 + 16 + 32.
        assert [len(cells) for cells in cells_of("burr_plate([1, 1024, 52, 257]);")] == [24, 14, 20, 23]
        whole, lacking = cells_of("burr_plate([1, 257]);")
        assert set(whole) - set(lacking) == {(2, 0, 0, 0)}

    @pytest.mark.parametrize(("text", "number"), [
        ('burr_plate([["xx"], ["x?"], ["xxx"]]);', 2), ('burr_plate([["xx"], strange(2), ["xxx"]]);', 2),
        ('burr_plate([["xx"], -3, ["xxx"]]);', 2), ('burr_plate([["xx"], ["x{components=q}"], ["xxx"]]);', 2),
        ('burr_plate([["xx"], ["x{connect=up}"], ["xxx"]]);', 2), ('burr_plate([["xx"], ["x{a"], ["xxx"]]);', 2),
        ('burr_piece("xx"); burr_piece(1 +); burr_piece("xxx");', 2), ('burr_piece("xx"); burr_piece(a[0]);', 1)])
    def test_one_bad_piece_loses_no_other(self, text: str, number: int) -> None:
        opened = formats.read_text(text)
        assert sum(part.most for part in opened.puzzle.parts) == number
        assert any("left out" in remark and "line 1" in remark for remark in opened.remarks)

    @pytest.mark.parametrize(("text", "told"), [
        ('burr_piece("?y|.x");', "line 1: .*should be a letter for a cube"),
        ("burr_piece(97.5);", "line 1: .*'97.5' is not a piece drawn in letters"),
        ("cube(3); // burr_piece(", "has no piece in letters"),
        ('\nburr_piece(["xx|.x");', "line 2: the brackets are not closed"), ("burr_plate([[[[[[[1", "not closed"),
        ("burr_piece(\"" + "x" * 100_001 + "\");", "100,001 cubes in all; at most 100,000"),
        ('burr_plate([["x{components=z+}"]], num_copies = 4001);', "4,001 cubes in all; at most 4,000"),
        ('burr_plate(repeat(1000, mkstring(repeat(1000, "..........x"))));', "more than 500,000 characters"),
        ("a = repeat(1000, [0]); b = repeat(1000, a); burr_plate(repeat(9, repeat(1000, b)));", "characters"),
        ("burr_piece(\"xx\");" + "1;" * 60_000, "line 1: the model is not understood from here on"),
        ('for (a = [1:1000], b = [1:1000]) burr_piece("x");', "more than 20,000 pieces"),
    ])
    def test_refusals(self, tmp_path: Path, text: str, told: str) -> None:
        (tmp_path / "a.scad").write_text(text)
        with pytest.raises(FileRefusedError, match=told):
            formats.read(tmp_path / "a.scad")


class TestComponents:
    def test_everything(self) -> None:
        opened = formats.read_text(PUZZLECAD_CUT)
        assert opened.puzzle.lattice is builtin("rhombic-tetrahedron")
        # Of 4 tips 2 fit; a bar of 5; an edge of 2 halves with a whole cube.
        assert sizes(opened) == [(5, 2), (2, 2), (5 * CUBE, 1), (2 * CUBE, 1)]

    @pytest.mark.parametrize(("components", "size"), [
        ("z+", 4), ("z+x-", 1), ("{z+,x-}", 8), ("{z+,z+x-}", 4), ("{}", 0), ("sz-x-", 12),
        ("{z-,x-,y-z-,y-x-,y+z-,y+x-}", 12), ("{x-,x+,y-,y+,z-,z+}", CUBE)])
    def test_sizes(self, components: str, size: int) -> None:
        assert [len(cells) for cells in cells_of(f'burr_piece("x{{components={components}}}x");')] == [CUBE + size]

    def test_what_is_cut_away_lies_where_it_is_said(self) -> None:
        # A pyramid on a face: its four middles are a sixth of the way and more towards that face.
        (cells,) = cells_of('burr_piece("x{components=x-}");')
        assert {tuple(point) for point in middles(cells)} == {
            (0.25, 1.5, 1.0), (0.25, 0.5, 1.0), (0.25, 1.0, 0.5), (0.25, 1.0, 1.5)}
        (cells,) = cells_of('burr_piece("x{components=z+x-}");')
        assert middles(cells).tolist() == [[0.5, 1.0, 1.75]]

    def test_notes_for_the_whole_piece(self) -> None:
        assert cells_of('burr_piece(["{components=z+}", "#x"]);') == cells_of('burr_piece("x{components=z+}x");')


class TestJoints:
    @pytest.mark.parametrize(("segments", "whole"), [
        ('["xx{connect=mz+y+,clabel=A}"], ["x{connect=fz+y+,clabel=A}|x"]', '"xx|..", ".x|.x"'),
        # Turned round the other half would be the mirror image.
        ('["xx{connect=mz+y+,clabel=A}"], ["x{connect=fz+y+,clabel=A}x|x."]', '"xx|..", "xx|.x"'),
        ('["xx{connect=mx+y+,clabel=A}"], ["x{connect=fz-y+,clabel=A}|x"]', '"xxx|..x"'),
        # A square joint has a direction by its label.
        ('["xx{connect=mz+,clabel=Ay-}"], ["x{connect=fz+,clabel=Ay-}|x"]', '"xx|..", ".x|.x"'),
        # Several joints between two segments, and between several.
        ('["x{connect=fz-x+,clabel=A}xx{connect=fz-x+,clabel=A}"], '
         '["x{connect=mz+x+,clabel=A}.x{connect=mz+x+,clabel=A}|x.."]',
         '"x.x|x..", "xxx|..."'),
        ('["x", "x{connect=mz+y+,clabel=A}"], ["x{connect={fz-y+,mz+y+},clabel={A,B}}"], '
         '["x{connect=fz-y+,clabel=B}x"]',
         '"x.", "x.", "x.", "xx"'),
        # Diagonal joints: on the plane between two tetrahedra of a cube, or half a cube away from it.
        ('["x{components={y+z+,y+x+},connect=dfy+z+}"], ["x{components=y+z+}|x{components=y-z+,connect=dmy-z+}"]',
         '"x{components={y+z+,y+x+,z+y+}}", "x{components=z-y+}"'),
        ('["..|..", "..|x{components=x+y-}x{components=x-y-,connect=dfz+y+~}"], '
         '["x{components=y+z+,connect=dmy+z+}|x{components=y-z+}"]',
         '"x{components={x+y-,x+z-}}x{components={x-y-,x-z-}}"')])
    def test_segments_become_one_piece(self, segments: str, whole: str) -> None:
        for text in (f"burr_plate([{segments}]);", f"burr_plate([{segments}, [{whole}]]);"):
            opened = formats.read_text(text)
            assert len(opened.puzzle.parts) == 1, opened.remarks
        assert opened.puzzle.parts[0].most == 2

    def test_a_ring_closes(self) -> None:
        (cells,) = cells_of('burr_plate([["x{connect=fy+z+,clabel=A}x{connect=mx+z+,clabel=A}"]], num_copies = 4);')
        low = min(x for x, *_ in cells), min(y for _, y, *_ in cells)
        assert {(x - low[0], y - low[1]) for x, y, *_ in cells} == {*product(range(3), repeat=2)} - {(1, 1)}

    def test_segments_of_several_plates(self) -> None:
        opened = formats.read_text("""
            module one() { burr_plate([["xx{connect=mx+z+,clabel=A}"], ["xxx{connect=mx+z+,clabel=B}"]]); }
            module other() { burr_plate([["x{connect=fx-z+,clabel=B}xx"], ["x{connect=fx-z+,clabel=A}x|x."]]); }
            *one(); *other();""")
        assert sizes(opened) == [(5, 1), (6, 1)]

    def test_a_label_on_two_plates_belongs_to_each(self) -> None:
        plate = 'burr_plate([["xx{connect=mx+z+,clabel=A}"], ["x{connect=fx-z+,clabel=A}"]]);'
        assert sizes(formats.read_text(plate + plate.replace('"xx{', '"xxx{'))) == [(3, 1), (4, 1)]

    def test_a_segment_that_is_printed_several_times(self) -> None:
        opened = formats.read_text("""
            burr_plate([["x{connect=mx-z+,clabel=A}x{connect=mx+z+,clabel=B}"]], num_copies = 3);
            burr_piece("x{connect=fx-z+}|x");""")
        assert sizes(opened) == [(6, 3)]
        assert "5 more segments are used than the model prints, because there are joints for them" in opened.remarks

    @pytest.mark.parametrize(("segments", "number"), [
        # Another label; two different segments for one joint; a segment that would overlap the other; no direction.
        ('["xx{connect=mx+z+,clabel=A}"], ["x{connect=fx-z+,clabel=B}"]', 2),
        ('["x{connect=mx-z+,clabel=B}x{connect=mx+z+,clabel=A}"], ["x{connect=fx-z+,clabel=A}"], '
         '["xxx{connect=fx+z+,clabel=A}"]', 4),
        ('["x.x|x{connect=mx+z+,clabel=A}.x"], ["x{connect=fx-z+,clabel=A}xx"]', 2),
        ('["x{connect=mz+}"], ["xx{connect=fz+}"]', 2)])
    def test_joints_that_fit_no_other(self, segments: str, number: int) -> None:
        opened = formats.read_text(f"burr_plate([{segments}]);")
        assert len(opened.puzzle.parts) == segments.count("[")
        assert f"{number} joints fit no others, so their segments are pieces of their own" in opened.remarks


    def test_very_many_segments_are_not_all_tried(self) -> None:
        opened = formats.read_text('burr_plate([["x{connect=mz+y+,clabel=A}"]], num_copies = 1100);')
        assert sizes(opened) == [(1, 1100)]
        assert "there are too many segments to try all ways to join them" in opened.remarks


class TestModels:
    @pytest.mark.parametrize(("text", "expected"), [
        ("n = 3; burr_piece(mkstring([for (i = [1:n]) if (i % 2 == 1) \"x\" else \"y\"]));", [3]),
        ("function f(a, b = 2) = repeat(b, a); burr_plate(f([\"xx\"]));", [2, 2]),
        ("module m(list) { for (x = list, y = [0:1]) translate([x, y]) burr_piece(\"x\"); } m([1, 2]);", [1] * 4),
        ("if (is_undef(pieces)) burr_piece(\"xx\"); else burr_piece(\"xxx\");", [2]),
        ("difference() { burr_piece(\"xx\"); burr_piece(\"x\"); }", [2]),
        ("burr_plate([each [\"xx\", \"x\"], let (a = \"xxx\") a]);", [2, 1, 3]),
        ("module used() burr_piece(\"xx\"); module unused() { burr_piece(\"x\"); } *used();", [2]),
        ("module alone() { burr_piece(\"xx\"); }", [2]),
        ("burr_piece(generalized_altekruse(\"bd\"));", [16]),
        ("burr_piece(str_interpolate(\"$1x$0\", [\"xx\", \"|\"]));", [3]),
        ("burr_plate([for (v = [[52, 975]]) burr_stick(v[1], stick_length = 8)]);", [25]),
        ("burr_piece(wrap(zyx_to_xyz([[[1, 1 - bit_of(4, 2), 1]]])));", [2])])
    def test_what_is_computed(self, text: str, expected: list[int]) -> None:
        opened = formats.read_text("include <puzzlecad.scad>\n" + text)
        assert sorted(size for size, most in sizes(opened) for _ in range(most)) == sorted(expected)

    @pytest.mark.parametrize("text", [
        "function f(n) = f(n + 1); burr_piece(f(0));", "module m() { burr_piece(strange()); m(); } m();",
        'burr_piece(mkstring([for (a = [1:1000], b = [1:1000], c = [1:1000]) "x"]));',
        'burr_piece(' + "str(" * 30 + '"xxxxxxxxxx"' + ", 1)" * 30 + ");",
        'a = mkstring(repeat(1000, "xxxxxxxxxx")); b = mkstring(repeat(1000, a)); burr_piece(b);',
        "a = repeat(1000, 1); b = repeat(1000, a); c = repeat(1000, b); burr_plate([wrap(c), zyx_to_xyz(c)]);",
        "burr_piece(" + "(" * 100 + "1" + ")" * 100 + ");",
        "burr_piece(2^3); burr_piece(1/0); burr_piece([1:1e9]);"])
    def test_what_takes_long_is_left_out(self, text: str) -> None:
        opened = formats.read_text('burr_piece("xx"); ' + text)
        assert (2, 1) in sizes(opened)
        assert len(opened.remarks) > 1
