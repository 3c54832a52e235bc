"""Puzzles of polycube, PuzzleSolver3D, iQPuzzle, and Polyform Puzzler are read as they are meant."""

from pathlib import Path

import pytest

import latticework as lw
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.files import formats
from latticework.files.opened_and_written import Contents, Opened
from latticework.lattice import Cell, builtin
from latticework.puzzle import Part, Puzzle
from latticework.solution import faults
from other_programs import IQPUZZLE, POLYCUBE, PUZZLE_SOLVER_3D, PUZZLER


def parts(opened: Opened) -> list[tuple[str, int, int, str]]:
    return [(part.name, len(part.cells), part.most, part.motions) for part in opened.puzzle.parts]


def read(tmp_path: Path, name: str, text: str) -> Opened:
    (tmp_path / name).write_text(text)
    return formats.read(tmp_path / name)


class TestPolycube:
    def test_everything(self) -> None:
        opened = formats.read_text(POLYCUBE)
        assert parts(opened) == [("A", 3, 1, ""), ("B", 4, 1, ""), ("wall", 1, 1, "placed"), ("C", 4, 2, ""),
                                 ("E", 1, 2, "")]
        assert opened.puzzle.parts[0].cells == ((0, 2, 0, 0), (1, 2, 0, 0), (1, 2, 1, 0))
        assert opened.puzzle.parts[2].cells == ((0, 2, 1, 0),)
        assert len(opened.puzzle.target.cells) == 18
        assert opened.remarks == tuple(f"the piece {copy} is a copy of {part}, as they are equal"
                                       for copy, part in ("DC", "FE"))

    def test_flat_puzzles_are_squares(self) -> None:
        text = "D:xDim=2:yDim=2:zDim=1{}\nL\nA A\n A B\n~L\n~D\n"
        turned, over = (formats.read_text(text.format(more)).puzzle for more in ("", ":oneSide"))
        assert turned.lattice is over.lattice is builtin("square")
        assert [puzzle.parts[0].motions for puzzle in (turned, over)] == ["", "turn"]
        assert len(turned.target.cells) == len(over.target.cells) == 4

    def test_a_layout_that_fills_the_box_is_a_solution_and_so_are_later_ones(self) -> None:
        opened = formats.read_text("D:xDim=3:yDim=1\nL\nA A B\n~L\n~D\nD:xDim=3:yDim=1\nL\nB A A\n~L\n~D\n"
                                   "D:xDim=2:yDim=1\nL\nB\n~L\n~D\n")
        assert [[faults(opened.puzzle, one) for one in some] for some in opened.solutions] == [[[], []]]
        assert opened.remarks == ("1 further definition of a puzzle is left out",)

    @pytest.mark.parametrize(("old", "new", "told"), [
        ("zDim=2", "zDim=0", "line 2: the box has 0 cells"), ("xDim=3", "xDim=a", "line 2: xDim: 'a' should be"),
        ("xDim=3:", "wide=3:", "line 2: 'wide' should be one of oneSide, xDim"),
        ("=wall", "=wall door", "line 6: the stationary piece 'door' is not in the layout"),
        ("name=D", "name=C", "line 8: the piece 'C' is defined a second time"),
        ("type=M", "type=Q", "line 7: the type 'Q' should be M or S"),
        ("5 5 5, 6", "5 5, 6", "line 8: '5 5' should be three numbers"), ("~D", "", "the definition is not ended"),
        ("C:name=E", "E:name=E", "line 9: .* should begin with L, C: or ~D"),
    ])
    def test_refusals_name_the_line(self, tmp_path: Path, old: str, new: str, told: str) -> None:
        with pytest.raises(FileRefusedError, match=told):
            read(tmp_path, "a.polycube.txt", POLYCUBE.replace(old, new))

class TestPuzzleSolver3D:
    def test_everything(self) -> None:
        opened = formats.read_text(PUZZLE_SOLVER_3D)
        assert parts(opened) == [("P1", 4, 1, ""), ("P2", 3, 1, ""), ("P3", 1, 1, "")]
        assert opened.puzzle.parts[0].cells == ((0, 0, 0, 0), (0, 1, 0, 0), (0, 1, 1, 0), (1, 1, 0, 0))
        assert len(opened.puzzle.target.cells) == 8

    @pytest.mark.parametrize(("old", "new", "told"), [
        ("PIECE 3,1,1", "PIECE 3,1", "line 4: 'PIECE 3,1' should be PIECE or RESULT"),
        ("RESULT 2,2,2", "RESULT 2,501,2", "a size that is not from 1 to 500"),
        ("RESULT 2,2,2", "RESULT 2,3,2", "line 8: the shape should have 3 lines; there are 2"),
        ("XXX", "XXXX", "line 5: 'XXXX' is longer than 1 groups of 3 characters"),
    ])
    def test_refusals_name_the_line(self, tmp_path: Path, old: str, new: str, told: str) -> None:
        with pytest.raises(FileRefusedError, match=told):
            read(tmp_path, "a.puz", PUZZLE_SOLVER_3D.replace(old, new))

    @pytest.mark.parametrize(("other", "told"), [(((5, 5, 5, 0), (5, 5, 6, 0)), True), (((5, 5, 5, 0),), False)])
    def test_equal_parts_are_reported(self, tmp_path: Path, other: tuple[Cell, ...], told: bool) -> None:
        puzzle = Puzzle(builtin("cubic"), parts=(Part("a", ((0, 0, 0, 0), (1, 0, 0, 0))), Part("b", other)))
        remarks = formats.to_write(tmp_path / "a.puz").write(Contents(puzzle), tmp_path / "a.puz")
        assert any("equal parts become copies of one" in remark for remark in remarks) == told
        assert (len(formats.read(tmp_path / "a.puz").puzzle.parts) == 1) == told

    def test_what_is_left_out_is_reported(self) -> None:
        assert formats.read_text("PIECE 1,1,1\nX\n").remarks == ("there is no result, so the target is empty",)
        assert formats.read_text("PIECE 1,1,1\nX\n" + "RESULT 1,1,1\nX\n" * 3).remarks == (
            "2 further results are left out",)


class TestIQPuzzle:
    def test_everything(self) -> None:
        opened = formats.read_text(IQPUZZLE)
        assert opened.puzzle.name == "A tray"
        assert parts(opened) == [("Block1", 4, 1, ""), ("Block2", 3, 2, "")]
        assert opened.puzzle.parts[0].color == "#3465a4"
        assert len(opened.puzzle.target.cells) == 10
        assert [cell for cell in opened.puzzle.target.cells if cell[1] == 1] == [(0, 1, 0), (3, 1, 0)]
        assert len(opened.remarks) == 4

    def test_diagonals_are_read_as_quarters_of_squares(self) -> None:
        half = 'Polygon="0,0 | 1,0 | 0,1"\n'
        opened = formats.read_text('[Board]\nPolygon="0,0|2,0|2,1|0,1"\n' + "".join(
            f"[Block{number}]\n{half}" for number in range(1, 5)))
        assert opened.puzzle.lattice is builtin("half-square")
        assert (len(opened.puzzle.target.cells), parts(opened)) == (8, [("Block1", 2, 4, "")])
        # Each of the two squares is cut along one of its diagonals, or two halves stand back to back in the middle.
        assert lw.solve(lw.Puzzle.of(opened.puzzle)).counts.all == 4

    @pytest.mark.parametrize(("board", "spare", "targets"), [
        # A V of 3 squares enlarged twice, however it is turned; rectangles stay as they are, and a V that is needed.
        ("0,0|4,0|4,2|2,2|2,4|0,4", 4, 2), ("0,0|4,0|4,4|2,4|2,2|0,2", 4, 2), ("0,0|6,0|6,2|0,2", 5, 1),
        ("0,0|4,0|4,2|2,2|2,4|0,4", 3, 1)])
    def test_an_enlarged_block_is_left_out_of_the_first_target(self, board: str, spare: int, targets: int) -> None:
        opened = formats.read_text(
            f'[Board]\nPolygon="{board}"\n[Block1]\nPolygon="0,0|2,0|2,1|1,1|1,2|0,2"\n' + "".join(
                f'[Block{number + 2}]\nPolygon="0,0|3,0|3,1|0,1"\n' for number in range(spare)))
        assert len(opened.puzzle.others) + 1 == targets
        told = [remark for remark in opened.remarks if "enlarged" in remark]
        assert len(told) == targets - 1
        if targets == 2:
            assert "the board is Block1 enlarged 2 times" in told[0]
            assert [(part.least, part.most) for part in opened.puzzle.parts] == [(0, 0), (0, 4)]
            assert opened.puzzle.others[0].copies == ((0, 1), (0, 4))
            assert opened.puzzle.target.name == "without Block1"

    def test_an_enlarged_block_of_quarters_of_squares(self) -> None:
        half, square = 'Polygon="0,0|1,0|0,1"\n', 'Polygon="0,0|1,0|1,1|0,1"\n'
        opened = formats.read_text('[Board]\nPolygon="0,0|2,2|0,2"\n' + "".join(
            f"[Block{number}]\n{shape}" for number, shape in enumerate((half, square, square))))
        assert len(opened.puzzle.others) == 1

    @pytest.mark.parametrize(("polygon", "left", "told"), [
        ("0,0|4,0|4,4|0,4", 3, "fill 10 of 14 cells"), ("0,0|3,0|3,3|0,3", 0, "10 cells and the board 7")])
    def test_blocks_that_do_not_fill_the_board(self, polygon: str, left: int, told: str) -> None:
        opened = formats.read_text(IQPUZZLE.replace("0,0 | 4,0 | 4,3 | 0,3 | 0,0", polygon))
        assert told in " ".join(opened.remarks)
        assert bool(opened.puzzle.target.optional) == bool(left)

    @pytest.mark.parametrize(("old", "new", "told"), [
        ("3,0 | 3,1 | 0,1", "3,0 | 2,7 | 0,1", "line 13: the side from"),
        ("0,0 | 3,0", "0,0.5 | 3,0", r"line 13: .*0\.5"),
        ("[Board]", "[Tray]", r"a\.conf: has no section \[Board\]"), ("[Block2]", "[Block1]", "is there already"),
        ("GridSize=25", "GridSize", "line 2: 'GridSize'"),
        ("0,0 | 4,0 | 4,3 | 0,3", "0,0 | 400,0 | 400,300 | 0,300", "Board: is larger than 20,000 cells"),
    ])
    def test_refusals_name_the_line(self, tmp_path: Path, old: str, new: str, told: str) -> None:
        with pytest.raises(FileRefusedError, match=told):
            read(tmp_path, "a.conf", IQPUZZLE.replace(old, new))


class TestPolyformPuzzler:
    def test_everything(self) -> None:
        opened = formats.read_text(PUZZLER)
        assert (opened.puzzle.name, opened.puzzle.lattice.name) == ("SomaBits", "cubic")
        assert parts(opened) == [("V", 3, 1, ""), ("W", 3, 1, ""), ("I", 2, 1, "")]
        assert [[faults(opened.puzzle, one) for one in some] for some in opened.solutions] == [[[], []]]
        assert len(opened.remarks) == 2

    @pytest.mark.parametrize(("cells", "picture", "lattice"), [
        ("0,0 1,0", "A A", "square"), ("0,0,0 1,0,0", "A A", "cubic"),
        ("0,0 1,0", " __\n/  \\__\n\\__   \\", "hexagon"),
        ("0,0,0 0,0,1", "  __\n /  /\n/__/", "triangle"), ("0,0,0 0,0,1", " -A-\n|\nA", "square-stick"),
        ("0,0,0 1,0,0", " -A- -A-", "square-stick"), ("0,0,0 0,0,2", "A   /\n \\ A\n  \\/", "triangle-stick"),
        ("0,0,0 0,0,2", "A\n \\_A_", "hexagon-stick"),
    ])
    def test_lattices_by_picture_whatever_the_title_says(self, cells: str, picture: str, lattice: str) -> None:
        for name in ("Pentominoes", "HexiamondsStick", "TetrahexesDiamond", "TritwigsCube", "PolytrigsStrange"):
            opened = formats.read_text(f"solving {name}:\n\nsolution 1:\n{cells} A\n\n{picture}\n\n1 solution\n")
            assert opened.puzzle.lattice.name == lattice
            assert len(opened.solutions[0]) == 1
            assert opened.remarks == ()

    @pytest.mark.parametrize(("cells", "fitting", "lattice"), [
        ("0,0 1,0", "square, hexagon", "square"), ("0,0,0 1,0,0", "cubic, square-stick, triangle-stick", "cubic"),
        ("0,0,0 1,0,5", "", "cubic"),
        ("1,0,0 1,0,1", "cubic, square-stick, triangle-stick, hexagon-stick, triangle", "cubic")])
    def test_without_a_picture_all_lattices_that_fit_are_named(self, cells: str, fitting: str, lattice: str) -> None:
        opened = formats.read_text(f"solving TritrigsCubes:\n\nsolution 1:\n{cells} A\n\n1 solution, 3 searches\n")
        assert opened.puzzle.lattice.name == lattice
        assert opened.remarks == ((f"its cells may be those of {fitting}, and it has no picture that tells; they are "
                                   f"taken for those of {lattice}",) if fitting else ())

    @pytest.mark.parametrize("name", ["OneSidedTetrominoes", "Tetrominoes"])
    def test_one_sided_pieces_are_not_turned_over(self, name: str) -> None:
        opened = formats.read_text(f"solving {name}:\n\nsolution 1:\n0,0 1,0 A\n")
        assert opened.puzzle.parts[0].motions == ("turn" if "OneSided" in name else "")

    def test_solutions_in_which_parts_cross_refuse_the_file(self) -> None:
        """As the 0 of seven-segment digits, which Polyform Puzzler lets others cross."""
        with pytest.raises(FileRefusedError, match=r"1 of its 1 solutions are none.*square-stick; parts may cross"):
            formats.read_text("solving Digits:\n\nsolution 1:\n0,1,0 1,1,0 A\n1,0,1 1,1,1 B\n\n -A- -A-\n")

    def test_a_piece_that_only_some_solutions_use(self) -> None:
        opened = formats.read_text("solving Ominoes:\nsolution 1:\n0,0 1,0 A\n! B\nsolution 2:\n0,0 B\n1,0 B\n! A\n")
        assert [(part.least, part.most) for part in opened.puzzle.parts] == [(0, 1), (0, 2)]
        assert len(opened.solutions[0]) == 2

    @pytest.mark.parametrize(("text", "told"), [
        ("solving X:\nsolution 1:\n", "has no solution with pieces"),
        ("solving X:\nsolution 1:\n0,0 0,0,1 A\n", "two and of three coordinates"),
    ])
    def test_refusals(self, tmp_path: Path, text: str, told: str) -> None:
        with pytest.raises(FileRefusedError, match=told):
            read(tmp_path, "a.puzzler.txt", text)


def test_lattices_that_a_format_does_not_hold(tmp_path: Path) -> None:
    with pytest.raises(LatticeworkError, match="the lattice kite"):
        formats.to_write(tmp_path / "a.puz").write(Contents(Puzzle(builtin("kite"))), tmp_path / "a.puz")
