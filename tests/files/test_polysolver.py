"""Puzzles of PolySolver and polysolve: grids, forms, copies, rules of motion, placed pieces and solutions."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import latticework as lw
from latticework.errors import FileRefusedError
from latticework.files import formats
from latticework.files.others import polysolve, polysolver
from latticework.files.others.grids import grids
from latticework.puzzle import Puzzle
from latticework.puzzle.limits import MAX_FORMS
from latticework.solution import faults
from other_programs import POLYSOLVE, POLYSOLVER, TANGRAM

Read = Callable[[str], Puzzle]


def psv(text: str) -> Puzzle:
    return polysolver.parse(text, "a.psv").puzzle


def counts(puzzle: Puzzle) -> int:
    return lw.solve(lw.Puzzle.of(puzzle)).counts.all


class TestBothSayTheSame:
    @pytest.mark.parametrize("text", [POLYSOLVER, POLYSOLVE], ids=["psv", "json"])
    def test_everything(self, text: str) -> None:
        opened = formats.read_text(text)
        puzzle = opened.puzzle
        assert (puzzle.name, puzzle.lattice.name, puzzle.notes) == ("Everything there is", "square", "Try it")
        assert len(puzzle.target.cells) == 15
        assert (3, 3, 0) not in puzzle.target.cells
        turned, fixed, placed = puzzle.parts
        assert (turned.motions, turned.least, turned.most, len(turned.cells)) == ("", 1, 2, 4)
        assert (fixed.motions, fixed.cells) == ("fixed", ((0, 0, 0), (0, 1, 0), (1, 0, 0)))
        # By hand: (0,0)(1,0)(1,1)(2,1) turned clockwise is (0,2)(0,1)(1,1)(1,0), and one up from there.
        assert (placed.motions, placed.cells) == ("placed", ((0, 2, 0), (0, 3, 0), (1, 1, 0), (1, 2, 0)))
        assert placed.color == "#ff0080"
        assert opened.remarks == ()
        assert [faults(puzzle, solution) for solution in opened.solutions[0]] == [[]]

    def test_the_tangram(self) -> None:
        opened = formats.read_text(TANGRAM)
        assert opened.puzzle.lattice.name == "half-square"
        assert sorted(len(part.cells) for part in opened.puzzle.parts) == [4, 8, 8, 8, 16]
        assert [faults(opened.puzzle, solution) for solution in opened.solutions[0]] == [[]]

    def test_a_wrong_solution_is_left_out_and_reported(self) -> None:
        opened = formats.read_text(POLYSOLVER.replace("3 (2,0|4)", "3 (2,0|5)"))
        assert opened.solutions == ()
        assert [remark[:29] for remark in opened.remarks] == ["1 stored solution is left out"]


class TestGrids:
    @pytest.mark.parametrize("name", grids())
    def test_cells_lie_where_the_grid_has_them(self, name: str) -> None:
        grid = grids()[name]
        raw = [(x - 1, y - 2, z if grid.axes == 3 else 0, kind) for x in range(4) for y in range(4) for z in range(2)
               for kind in range(grid.kinds) if not z or grid.axes == 3]
        cells = grid.cells(raw)
        assert len(set(cells)) == len(raw)
        places = np.array(raw)[:, : grid.axes] @ grid.vectors + grid.centers[[kind for *_, kind in raw]]
        assert np.allclose(grid.lattice.positions(np.array(cells)), places)

    @pytest.mark.parametrize(("name", "rotations"), [
        ("square", 4), ("cube", 24), ("triangle", 6), ("hexagon", 6), ("tan", 4)])
    def test_orientations_are_those_of_the_lattice(self, name: str, rotations: int) -> None:
        from latticework.lattice import motions, orientations
        grid = grids()[name]
        raw = [(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (2, 1, 0, grid.kinds - 1)]
        raw += [(0, 0, 1, 0), (0, 1, 1, 0)] if grid.axes == 3 else [(0, 2, 0, 0)]
        every = motions(grid.lattice)
        for rule, allowed, number in (("turn", [m for m in every if not m.mirrors], rotations),
                                      (grid.freest, every, 2 * rotations)):
            mine = {tuple(sorted(_moved(grid.cells(shape)))) for shape in grid.orientations(raw, rule)}
            theirs = {tuple(sorted(_moved(shape))) for shape in orientations(grid.lattice, grid.cells(raw),
                                                                              tuple(allowed))}
            assert len(list(grid.orientations(raw, rule))) == number
            assert mine <= theirs

    @pytest.mark.parametrize(("text", "solutions"), [
        ("x\nHexagon\nBoard ((3,2)(1,0)(2,0)(3,0)(3,2))\ntile 1 1 ((0,2)(1,0)(1,1)(1,2)) tile flip 1 1 "
         "((0,0)(1,0)(1,1)(2,0))\n", 1),
        ("x\nTriangle\nBoard ((1,1:1))\ntile 4 4 ((0,0:0)(0,0:1))\n", None),
        ("x\nCube board ((1,1,1)) tile 2 2 ((0,0,0)(1,0,0)(0,1,0)(1,1,0))\n", 3),
    ])
    def test_small_puzzles_on_other_grids(self, text: str, solutions: int | None) -> None:
        found = counts(psv(text))
        assert found == solutions if solutions else found > 0


def _moved(cells: Any) -> Any:
    from latticework.lattice import normalised
    return normalised(tuple(cells))


class TestForms:
    def test_forms_that_are_turns_of_one_another_become_one_part(self) -> None:
        puzzle = psv("x\nboard ((1,1)) tile fixed 2 ((0,0)(1,0)) tile fixed 2 2 ((0,0)(1,0) + (0,0)(0,1))\n")
        assert [(part.motions, part.least, part.most) for part in puzzle.parts] == [("fixed", 0, 2), ("turn", 2, 2)]

    def test_others_become_forms_of_one_part(self) -> None:
        opened = polysolver.parse("x\nboard ((1,1)) tile 1 1 ((0,0)(1,0) + (0,0)) tile 2 ((0,0))\n", "a.psv")
        assert [(part.name, len(part.forms), part.least, part.most) for part in opened.puzzle.parts] == [
            ("P1", 2, 1, 1), ("P2", 1, 0, 2)]
        assert opened.remarks == ()
        assert counts(opened.puzzle) == 4 + 0

    def test_solutions_with_other_forms_than_the_first_are_kept(self) -> None:
        shapes = [{"morphs": [[[0, 0]], [[0, 0], [1, 0]]], "amount": 2}]
        text = {"grid": "square", "board": [[0, 0], [1, 0], [2, 0]], "shapes": shapes,
                "solutions": [[[1, [0, 0], 2, 0], [1, [2, 0], 1, 0]]]}
        opened = polysolve.parse(json.dumps(text), "a.json")
        assert opened.remarks == ()
        assert [[placement.part for placement in solution] for solution in opened.solutions[0]] == [[0, 0]]
        assert counts(opened.puzzle) == 2

    def test_more_forms_than_can_be_kept(self) -> None:
        forms = " + ".join(f"(0,0)({n + 1},0)" for n in range(MAX_FORMS + 1))
        with pytest.raises(FileRefusedError, match="part 1: has 241 forms; at most 240 are read"):
            psv(f"x\nboard ((1,1)) tile 1 1 ({forms})\n")

    def test_use_all(self) -> None:
        puzzle = psv("x\nboard ((2,1)) tile 2 ((0,0)(1,0)) mode UseAll\n")
        assert (puzzle.parts[0].least, puzzle.parts[0].most, len(puzzle.target.optional)) == (2, 2, 6)

    def test_version_1_has_no_description(self) -> None:
        text = "square; board((1,0)); tile fixed((0,0);(1,0)); mode fillall"
        puzzle = polysolver.parse(text, Path("old.psv")).puzzle
        assert (puzzle.name, len(puzzle.target.cells), len(puzzle.parts[0].cells)) == ("old", 2, 2)


@pytest.mark.parametrize(("old", "new", "told"), [
    ("Square", "Drafter", "line 2: the grid 'drafter' of PolySolver cannot be read, as how it numbers its cells is"),
    ("Square", "Oval", "line 2: 'oval' is no grid that can be read; right is one of square, cube"),
    ("((3,3) (3,3))", "((300,300))", "line 3: the board is a box of 90,601 cells; right are 1 to 20,000"),
    ("tile flip 2 1", "tile flip 1 2", "line 5: 1 copies at most and 2 at least"),
    ("(1 (0,1|1)", "(9 (0,1|1)", "line 7: '9' should be a whole number from 1 to 4"),
    ("(0,1|1)", "(0,1|7)", "line 7: '7' should be a whole number from 0 to 1"),
    ("FillAll", "Fill", "line 8: the mode 'fill' should be FillAll or UseAll"),
    ("notes fe", "notes fz", "line 10: 'fzhchjcagjhe' is no note"),
    ("(255,0,128)", "(256,0,128)", "line 4: '256' should be a whole number from 0 to 255"),
    ("(1,0)(1,1)(2,1))", "(1,0)(1,1)(2,1)", r"should be '\)'"),
    ("place (1", "place (1 (0,1|1), 1", "piece 1: is placed 2 times, but has 1 copies"),
    ("(1,0)(1,1)", "(1,1)(1,1)", "line 4: the tile has a cell twice"),
])
def test_refusals_name_the_line(old: str, new: str, told: str) -> None:
    with pytest.raises(FileRefusedError, match=told):
        psv(POLYSOLVER.replace(old, new, 1))


@pytest.mark.parametrize(("change", "told"), [
    ({"grid": "octagon"}, "grid: 'octagon' is no grid that can be read"),
    ({"board": {"coords": [[0, 0, 0]]}}, r"board.coords\[0\]: \[0, 0, 0\] is no cell of the grid square"),
    ({"board": {"tiles": [[1], 1]}}, "board.tiles: 1 should be a list"),
    ({"board": {"tiles": [[[1]]]}}, "board.tiles: are lists nested 3 deep"),
    ({"board": {}}, "board: should have either coords or tiles"),
    ({"shapes": [{"morphs": []}]}, r"shapes\[0\].morphs: should have at least one form"),
    ({"shapes": [{"morphs": [[[0, 0]]], "mobility": "fly"}]}, r"shapes\[0\].mobility: .*'fly'"),
    ({"shapes": [{"morphs": [[[0, 0]]], "amount": {"min": 2, "max": 1}}], "solutions": [], "placement": []},
     "from 2 to 1 copies"),
    ({"placement": [{"id": 7, "position": [0, 0]}]}, r"placement\[0\]: there is no shape 7"),
    ({"placement": [{"id": 1, "position": [0, 0], "orientation": 8}]}, "there is no orientation 8"),
])
def test_refusals_name_the_field(change: dict[str, Any], told: str) -> None:
    with pytest.raises(FileRefusedError, match=told):
        polysolve.parse(json.dumps(json.loads(POLYSOLVE) | change), "a.json")


def test_so_is_what_is_not_known_of_a_shape() -> None:
    shapes = [{"morphs": [[[0, 0]]], "mobilty": "mirror", "amount": {"max": 2, "least": 1}}, {"morphs": [[[0, 0]]]}]
    opened = polysolve.parse(json.dumps({"grid": "square", "board": [[0, 0]], "shapes": shapes}), "a.json")
    assert opened.remarks == ("the field 'shapes[0].mobilty' is not known and left out",
                              "the field 'shapes[0].amount.least' is not known and left out")


def test_what_is_not_known_is_reported() -> None:
    opened = polysolve.parse(json.dumps(json.loads(POLYSOLVE) | {"later": 1, "mode": "dance"}), "a.json")
    assert sorted(opened.remarks) == ["the field 'later' is not known and left out",
                                      "the mode 'dance' is not known; all cells of the board are to be filled"]
