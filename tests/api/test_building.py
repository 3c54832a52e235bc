"""Puzzles, parts and lattices built in code: as from files, and wrong arguments said in one line."""

import copy
import pickle
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import latticework as lw
from latticework.files.puzzle_files import code_of
from latticework.puzzle.library import library_name, shipped
from quick_suite import in_part
from xmpuzzle_files import EVERYTHING, written

RING = "###\n#.#\n###"
PARTS = {"I": "###", "V": [(0, 0), (1, 0), (0, 1)], "D": "##"}


def refused(message: str, make: object, *arguments: object, **named_arguments: object) -> None:
    with pytest.raises(lw.LatticeworkError) as caught:
        make(*arguments, **named_arguments)  # type: ignore[operator]
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


class TestPuzzle:
    def test_is_that_of_its_file(self) -> None:
        built = lw.Puzzle("square", RING, PARTS, name="Ring", author="N. N.", notes="One\ntwo", motions="turn")
        read = lw.load(str(built))
        assert read == built
        assert hash(read) == hash(built)
        assert (read.name, read.author, read.lattice, len(read.target)) == ("Ring", "N. N.", lw.Lattice("square"), 8)

    @pytest.mark.parametrize("path", in_part(shipped(), 4), ids=library_name)
    def test_of_the_library_can_be_built_of_what_it_shows(self, path: Path) -> None:
        shown = lw.load(path)
        document = shown.document
        matching = document.matching and {
            "reach": document.matching.reach, **({} if document.matching.meet is None else {"meet": [
                list(pair) for pair in document.matching.meet]}),
            **({} if document.matching.alone is None else {"alone": list(document.matching.alone)})}
        colors: dict[str, list[tuple[int, ...]]] = {}
        for cell, color in document.target.cell_colors:
            colors.setdefault(color, []).append(document.lattice.written(cell))
        built = lw.Puzzle(shown.lattice, shown.target, shown.parts, may_stay_empty=shown.may_stay_empty,
                          motions=document.motions, matching=matching, colors=colors)
        assert built.parts == shown.parts
        assert (built.document.target.cells, built.document.target.optional, built.document.target.cell_colors,
                built.document.matching) == (document.target.cells, document.target.optional,
                                             document.target.cell_colors, document.matching)

    def test_takes_numbers_of_numpy_and_any_iterable(self) -> None:
        cells = np.argwhere(np.ones((2, 2), int))
        puzzle = lw.Puzzle("square", cells, (part for part in [{(0, 0), (1, 0)}, [[0, 0], [0, 1]]]))
        assert lw.solve(puzzle).counts == (4, 1, 1)

    def test_names_parts_that_have_no_name(self) -> None:
        puzzle = lw.Puzzle("square", "###", ["#", lw.Part("#", "A"), "#"])
        assert [part.name for part in puzzle.parts] == ["B", "A", "C"]

    def test_of_a_solid_lattice_takes_pictures_of_one_layer(self) -> None:
        assert lw.Puzzle("cubic", "##", ["##"]).parts[0].cells == ((0, 0, 0), (1, 0, 0))

    def test_has_targets(self) -> None:
        several = lw.load("soma-figures")
        assert several.at(1) == several != several.at(2) == several.at(several.targets[1])
        assert lw.load("soma-figures", target=2) == several.at(2)
        refused("there is no target '9'", several.at, 9)

    @pytest.mark.parametrize("more", [{"name": "\ud800"}, {"matching": {"\ud800": 1}}, {"color_pairs": "\ud800"}])
    def test_refuses_what_no_file_can_hold(self, more: dict[str, Any]) -> None:
        refused(r"'\ud800' cannot be written", lw.Puzzle, "square", "##", ["##"], **more)
        assert lw.Puzzle("square", "##", ["##"], name="\U0001f9e9").name == "\U0001f9e9"

    def test_draws_itself(self, tmp_path: Path) -> None:
        puzzle = lw.load("soma")
        assert puzzle._repr_svg_().startswith("<svg")
        assert max(puzzle.picture(200).size) == 200
        lw.save(puzzle, tmp_path / "soma.png")
        assert (tmp_path / "soma.png").read_bytes().startswith(b"\x89PNG")
        refused("the ending should be one of", lw.save, puzzle, tmp_path / "soma.odt")
        refused("needs a solution", lw.save, puzzle, tmp_path / "soma.txt")

    def test_is_short_in_a_list(self) -> None:
        assert len(repr(lw.load("dudeney-8x8"))) < 80

    def test_can_be_sent_to_another_process(self) -> None:
        puzzle = lw.Puzzle("square", RING, PARTS)
        sent = pickle.loads(pickle.dumps(puzzle))  # noqa: S301 our own
        assert sent == puzzle
        assert hash(sent) == hash(puzzle)
        second = lw.load("soma-figures", target=2)
        assert pickle.loads(pickle.dumps(second)) == second  # noqa: S301

    @pytest.mark.parametrize(("message", "arguments"), [
        ("lattice: 'cubik' should be one of 'cubic'", ("cubik",)),
        ("did you mean 'cubic'?", ("cubik",)),
        ("lattice: 7 should be", (7,)),
        ("no-such.toml: No such file", ("no-such.toml",)),
        ("target: 5 should be a list of cells such as [(0, 0), (1, 0)]", ("square", 5)),
        ("target: 'ab' should be a list of cells", ("square", ["ab"])),
        ("target.cells: [0, 0, 0] is no cell of the lattice 'square'", ("square", [(0, 0, 0)])),
        ("names the cell [0, 0] twice", ("square", [(0, 0), (0, 0)])),
        ("its layers have 1, 2 lines", ("cubic", "##\n\n##\n##")),
        ("cells: 3 should be a list of cells", ("square", "##", [3])),
        ("cells: 1 should be a list of cells", ("square", "##", [[1, 2]])),
        ("parts[0] (A).motions: 'mirror' should be one of", ("square", "##", [lw.Part("##", motions="mirror")])),
        ("parts[0] (A).copies: [2, 1] should be [from, to]", ("square", "##", [lw.Part("##", copies=(2, 1))])),
        ("parts[0].copies: should be", ("square", "##", [lw.Part("##", copies=-1)])),
        ("parts[0] (A).color: 'red' should be like '#3182bd'", ("square", "##", [lw.Part("##", color="red")])),
    ])
    def test_says_what_is_wrong(self, message: str, arguments: tuple[object, ...]) -> None:
        refused(message, lw.Puzzle, *arguments)

    def test_says_what_is_wrong_with_colours_and_marks(self) -> None:
        refused("colors: 5 should be a mapping from colours", lw.Puzzle, "square", "##", ["##"], colors=5)
        refused("matching: should be a table", lw.Puzzle, "square", "##", ["##"], matching=5)
        refused("colors: 5 should be a mapping from colours", lw.Part, "##", colors=5)
        refused("marks: [5] should be a list of marks such as", lw.Part, "##", marks=[5])

    @pytest.mark.parametrize("rows", ["##/##", "## / ##", "##|##", r"##\n##"])
    def test_says_that_rows_are_lines(self, rows: str) -> None:
        message = f"picture: {rows!r} is one line, and each row should be a line of its own: '##\\n##'"
        refused(message, lw.Part, rows)
        refused(message, lw.Puzzle, "square", rows)
        refused(message, lw.Puzzle, "square", RING, {"O": rows})
        assert len(lw.Part("##\n/#").cells) == 4  # any character is a cell where there are several lines

    def test_says_what_is_wrong_with_a_box(self) -> None:
        refused("make 1,000,000,000 cells; should be at most", lw.Puzzle.boxed, "cubic", (1000, 1000, 1000))
        refused("sizes: (3, 3) should be 3 whole numbers", lw.Puzzle.boxed, "cubic", (3, 3))
        refused("sizes: 0 should be a whole number from 1 on", lw.Puzzle.boxed, "square", (3, 0))
        refused("without: (3, 0) is no cell of the box", lw.Puzzle.boxed, "square", (3, 3), without=[(3, 0)])

    def test_says_what_cannot_be_loaded(self, tmp_path: Path) -> None:
        refused("did you mean 'cubic/soma'?", lw.load, "somma")
        refused("source: 3 should be the path of a file", lw.load, 3)
        refused("the puzzle given: is no puzzle code, no puzzle file (format is missing", lw.load, "name = 'x'\n")
        refused("the puzzle given: lattice: ", lw.load, "format = 1\nlattice = 'round'\n")
        refused("puzzle code: was changed or cut off on its way", lw.load, "LW1:abcd")
        refused("puzzle: None should be a puzzle or an exact cover problem, or the name", lw.solve, None)
        refused(f"{tmp_path}", lw.load, tmp_path)
        (tmp_path / "queens.dlx").write_text("a b\na\nb\n")
        refused("an exact cover problem, which has no targets", lw.load, tmp_path / "queens.dlx", 2)

    def test_is_loaded_from_a_code_and_from_texts_of_other_programs(self, tmp_path: Path) -> None:
        soma = lw.load("soma")
        assert lw.load(code_of(soma.document)).document == soma.document
        assert lw.load("x.|xx\n").parts[0].cells == ((0, 0, 0), (0, 1, 0), (1, 1, 0))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of what such a file cannot hold
            lw.save(soma, tmp_path / "a.puz")
        assert lw.load((tmp_path / "a.puz").read_text()).document.target == soma.document.target

    def test_bounds_empty_cells_and_pairs_colours(self) -> None:
        cells = [(x, y) for x in range(3) for y in range(2)]
        for most, solutions in ((None, 22), (4, 21), (0, 3)):
            puzzle = lw.Puzzle("square", cells, [lw.Part("##", copies=(0, 3))], may_stay_empty=cells, most_empty=most)
            assert lw.solve(puzzle).counts.all == solutions
        colored = {"colors": {"black": [(0, 0)]}, "color_pairs": [("red", "black")]}
        for color, solutions in (("red", 1), ("black", 0)):
            part = lw.Part([(0, 0)], colors={color: [(0, 0)]})
            assert lw.solve(lw.Puzzle("square", [(0, 0)], [part], **colored)).counts.all == solutions
        refused("most_empty: -1 should be a whole number from 0 on", lw.Puzzle, "square", most_empty=-1)
        refused("color_pairs", lw.Puzzle, "square", color_pairs=["ab"])
        refused("color_pairs", lw.Puzzle, "square", color_pairs=3)
        refused("'sky' should be like '#3182bd'", lw.Puzzle, "square", color_pairs=[("sky", "red")])

    def test_reports_what_could_not_be_taken_over(self, tmp_path: Path) -> None:
        puzzle = lw.load(written(tmp_path / "a.xmpuzzle", EVERYTHING), 2)
        assert "the weight of 1 shape is left out; it says which part stays still in an animation" in puzzle.remarks
        assert lw.load("soma").remarks == ()

    def test_warns_of_what_a_file_cannot_hold(self, tmp_path: Path) -> None:
        with pytest.warns(UserWarning, match="the author, me, is left out"):
            lw.save(lw.Puzzle.boxed("cubic", (1, 1, 1), author="me"), tmp_path / "a.xmpuzzle")


class TestLattice:
    @pytest.mark.parametrize("lattice", [lw.Lattice("cubic"), lw.Lattice({
        "format": 1, "name": "bricks", "title": "Bricks", "vectors": [[2, 0], [1, 1]], "cells": [
            {"name": "brick", "outline": [[0, 0], [2, 0], [2, 1], [0, 1]]}]})], ids=repr)
    def test_is_the_same_when_sent_and_copied(self, lattice: lw.Lattice) -> None:
        assert pickle.loads(pickle.dumps(lattice)) == lattice == copy.deepcopy(lattice)  # noqa: S301 our own

    def test_of_a_text_is_one_of_its_kind(self) -> None:
        text = Path(lw.__file__).parents[2] / "resources" / "lattices" / "kite.toml"
        own, again = lw.Lattice(text.read_text()), lw.Lattice(text)
        assert own == again != lw.Lattice("kite")
        assert len(lw.polyforms(own, 3)) == len(lw.polyforms("kite", 3))

    def test_says_what_is_wrong(self) -> None:
        refused("is no cell of the lattice 'square'", lw.Lattice("square").neighbours, (0, 0, 0))
        refused("the lattice given: format: is missing", lw.Lattice, "name = 'x'\n")
        refused("sort: 'freely' should be one of 'free'", lw.polyforms, "square", 3, "freely")
        refused("size: 0 should be a whole number from 1 on", lw.polyforms, "square", 0)
        refused("give from 1 to 12", lw.polyforms, "square", 13)

    def test_takes_contents_as_a_mapping(self) -> None:
        own = lw.Lattice({"format": 1, "name": "bricks", "title": "Bricks", "vectors": [[2, 0], [1, 1]], "cells": [
            {"name": "brick", "outline": [[0, 0], [2, 0], [2, 1], [0, 1]]}]})
        assert len(own.neighbours((0, 0))) == 6
