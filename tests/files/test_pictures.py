import os
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image, ImageColor

from latticework.errors import LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents
from latticework.files.pictures.images import image, painted, svg, svg_bytes, tikz_bytes, write_png
from latticework.files.pictures.settings import PictureSettings
from latticework.lattice import builtin
from latticework.picture.painter_order import EDGE
from latticework.picture.scenes import TARGET_COLOR, scene
from latticework.picture.sheet import sheet
from latticework.puzzle import Part, Puzzle
from latticework.puzzle.marks import Matching
from latticework.solution import Placement
from samples import PENTOMINOES, SOMA, solved

SVG = "{http://www.w3.org/2000/svg}"


def colors(picture):
    return {color for _, color in picture.convert("RGB").getcolors(1 << 20)}


def fills(text):
    return [path.get("fill") for path in ElementTree.fromstring(text).iter(f"{SVG}path")]  # noqa: S314 - our own


class TestFlat:
    def test_png_shows_every_part_in_its_colour_and_only_the_target(self):
        puzzle, solution = solved(PENTOMINOES, "square")
        picture = image(puzzle, solution, 600)
        assert {ImageColor.getrgb(puzzle.color(i)) for i in range(12)} <= colors(picture)
        assert picture.size[0] == 600
        assert picture.size[1] < 450

    def test_a_cell_is_where_it_belongs(self):
        puzzle, solution = solved("AB\nAC", "square")
        picture = image(puzzle, solution, 400).convert("RGB")
        width, height = picture.size
        at = {(x, y): picture.getpixel((int(width * x), int(height * y))) for x in (0.3, 0.7) for y in (0.3, 0.7)}
        names = {ImageColor.getrgb(puzzle.color(i)): part.name for i, part in enumerate(puzzle.parts)}
        assert "".join(names[at[place]] for place in ((0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7))) == "ABAC"

    @pytest.mark.parametrize("lattice", ["square", "half-square", "triangle", "kite"])
    def test_lines_are_whole_where_outlines_bend(self, lattice):
        cells, here = [(0, 0, 0)], builtin(lattice)
        for cell in cells[:3]:
            cells += [near for near in here.neighbours(cell) if near not in cells]
        alone = Puzzle(here, parts=(Part("A", tuple(sorted(cells))),))
        drawn = sheet(alone, None)
        picture = painted(drawn.outlined(), 1000, None).convert("RGB")
        scale = 1000 / max(drawn.size)
        ends = np.concatenate([face.lines for face in drawn.polygons])
        shares = np.linspace(0, 1, 40)[:, None, None]
        points = (ends[:, 0] + shares * (ends[:, 1] - ends[:, 0])).reshape(-1, 2)
        turns = np.arange(0, 2 * np.pi, 0.5)
        around = points[:, None] + 0.3 * drawn.edge * np.stack([np.cos(turns), np.sin(turns)], axis=1)
        seen = {picture.getpixel((int(x), int(y))) for x, y in (scale * around).reshape(-1, 2)}
        assert seen == {ImageColor.getrgb(EDGE)}

    def test_no_edge_within_a_part(self):
        puzzle, solution = solved("AA", "square")
        picture = image(puzzle, solution, 400).convert("RGB")
        assert picture.getpixel((picture.width // 2, picture.height // 2)) == ImageColor.getrgb(puzzle.color(0))


class TestSolid:
    def test_layers_are_shown_beside_the_whole(self):
        puzzle, solution = solved(SOMA, "cubic")
        text = svg(puzzle, solution)
        assert [t.text for t in ElementTree.fromstring(text).iter(f"{SVG}text")] == ["layer 1", "layer 2", "layer 3"]  # noqa: S314
        assert {shape.color for shape in scene(puzzle, solution)} <= set(fills(text))

    def test_hidden_parts_are_seen_in_the_layers(self):
        puzzle, solution = solved("AAA\nAAA\nAAA\n\nAAA\nABA\nAAA\n\nAAA\nAAA\nAAA", "cubic")
        assert ImageColor.getrgb(puzzle.color(1)) in colors(image(puzzle, solution, 500))

    def test_too_many_layers_are_exploded_instead(self):
        puzzle, solution = solved("\n\n".join("A" if z < 12 else "B" for z in range(20)), "cubic")
        assert "layer" not in svg(puzzle, solution)

    def test_layers_of_one_part_each_show_nothing_and_are_exploded_instead(self):
        assert "layer" not in svg(*solved("AA\nAA\n\nBB\nBB", "cubic"))
        assert "layer" in svg(*solved("AA\nAB\n\nBB\nBB", "cubic"))

    def test_parts_with_long_keys_are_moved_farther_apart(self):
        puzzle, solution = solved("A\n\nB", "cubic")
        heights = []
        for reach in (1, 3):
            table = Matching((("key", "lock"),), reach={"key": reach})
            keyed = Placement(0, solution[0].cells, ((solution[0].cells[0], (0, 0, 1, 0), "key"),))
            drawn = sheet(replace(puzzle, matching=table), (keyed, solution[1]))
            right = np.concatenate([face.points for face in drawn.polygons if face.points[0, 0] > drawn.size[0] / 2])
            heights.append(np.ptp(right[:, 1]))
        assert heights[1] > heights[0] + 1.5


class TestWithoutSolution:
    @pytest.mark.parametrize(("picture", "lattice"), [(PENTOMINOES, "square"), (SOMA, "cubic")])
    def test_target_and_parts_are_shown_with_their_names(self, picture, lattice):
        puzzle, _ = solved(picture, lattice)
        text = svg(puzzle, None)
        captions = [t.text for t in ElementTree.fromstring(text).iter(f"{SVG}text")]  # noqa: S314
        assert captions == [part.name for part in puzzle.parts]
        assert {TARGET_COLOR, *(puzzle.color(i) for i in range(len(puzzle.parts)))} <= set(fills(text))

    def test_names_are_plain_text_and_copies_are_reported(self):
        puzzle, _ = solved("AABB", "square", {"B": "A"})
        odd = replace(puzzle, parts=(replace(puzzle.parts[0], name="<b>&\x07"),))
        captions = [t.text for t in ElementTree.fromstring(svg(odd, None)).iter(f"{SVG}text")]  # noqa: S314
        assert captions == ["<b>& (2)"]
        image(odd, None, 64)

    def test_a_part_without_a_target_has_its_name_below_it(self):
        puzzle, _ = solved("AA", "square")
        alone = puzzle.with_target(cells=())
        drawn = sheet(alone, None)
        assert image(alone, None, 200).size == (200, 200 * drawn.size[1] // drawn.size[0])
        (_, y), _ = drawn.captions[0]
        bottom = max(face.points[:, 1].max() for face in drawn.polygons)
        assert bottom + drawn.letters / 2 < y < drawn.size[1] - drawn.letters / 2

    def test_nothing_to_draw_is_said(self):
        puzzle, _ = solved("A", "square")
        with pytest.raises(LatticeworkError, match="nothing to draw"):
            svg(Puzzle(puzzle.lattice, parts=(Part("x"),)), None)


class TestFiles:
    def test_a_picture_is_written(self, tmp_path):
        puzzle, solution = solved(SOMA, "cubic")
        write_png(puzzle, solution, tmp_path / "a.png", size=300, ground=None)
        with Image.open(tmp_path / "a.png") as picture:
            assert max(picture.size) == 300
            assert picture.getpixel((0, 0))[3] == 0

    def test_a_failed_write_keeps_the_old_picture(self, tmp_path, monkeypatch):
        puzzle, solution = solved("A", "square")
        path = tmp_path / "a.png"
        path.write_bytes(b"old")
        monkeypatch.setattr(os, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        with pytest.raises(LatticeworkError, match="No space left"):
            write_png(puzzle, solution, path)
        assert path.read_bytes() == b"old"

    @pytest.mark.parametrize("size", [0, 15, 100_000])
    def test_sizes_out_of_bounds_are_refused(self, size, tmp_path):
        puzzle, solution = solved("A", "square")
        with pytest.raises(LatticeworkError, match=f"size {size:,}".replace(",", "")):
            write_png(puzzle, solution, tmp_path / "a.png", size=size)


@pytest.mark.parametrize("lattice", ["square", "cubic", "packed-spheres", "square-stick"])
def test_parts_have_seams_of_their_own_colours_and_black_outlines_where_wanted(lattice):
    puzzle = Puzzle(builtin(lattice), parts=(Part("A", ((0,) * builtin(lattice).dimension + (0,),)),))
    drawn = Contents(puzzle)
    seams, outlines = (svg_bytes(drawn, PictureSettings(outlines=outlines)).decode() for outlines in (False, True))
    assert EDGE not in seams
    assert EDGE in outlines


def test_a_drawing_for_latex_has_every_face_and_no_text_that_tex_reads_as_a_command():
    puzzle, solution = solved(PENTOMINOES, "square")
    made = formats.to_write(Path("a.tex")).encode(Contents(puzzle, solution), Path("a.tex"))
    text = made[Path("a.tex")].decode()
    drawn = sheet(puzzle, solution)
    assert text.count(r"\filldraw") == len(drawn.polygons)
    assert (text.count("{"), text.count(r"\begin")) == (text.count("}"), text.count(r"\end"))
    strange = Puzzle(builtin("square"), parts=(Part(r"50% \input{x}_$", ((0, 0, 0),)), Part("b", ((0, 0, 0),))))
    assert r"{50\% \textbackslash{}input\{x\}\_\$}" in tikz_bytes(Contents(strange), PictureSettings()).decode()
