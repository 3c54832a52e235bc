"""Published numbers of solutions; each names its source."""


import pytest

from latticework.puzzle import Part, Puzzle, Target
from quick_suite import in_part
from shapes import PENTOMINOES, SOMA, box, cells, cubic, flat, one_sided, parts, solid, solve, square

HOLE = tuple(c for c in box(8, 8) if c[:2] not in [(3, 3), (3, 4), (4, 3), (4, 4)])
CORNERS = tuple(c for c in box(8, 8) if not {c[0], c[1]} <= {0, 7})
KNUTH, BAREQUET = "Knuth, Dancing Links, 2000", "Barequet and Tal, Solving General Lattice Puzzles, 2010"

QUICK = [
    ("6x10", flat(box(10, 6)), (9356, 4678, 2339), KNUTH),
    ("3x20", flat(box(20, 3)), (8, 4, 2), BAREQUET),
    ("4x15", flat(box(15, 4)), (1472, 736, 368), BAREQUET),
    ("5x12", flat(box(12, 5)), (4040, 2020, 1010), BAREQUET),
    ("8x8 without the centre", flat(HOLE), (520, 130, 65), KNUTH),
    ("8x8 without the corners", flat(CORNERS), (17360, 4340, 2170), BAREQUET),
    ("one-sided 3x30", one_sided(), (184, 92, 46), KNUTH),
    ("Soma", solid(box(3, 3, 3), SOMA), (11520, 480, 240), "Berlekamp, Conway and Guy, Winning Ways, 1982"),
    ("2x3x10", solid(box(10, 3, 2), PENTOMINOES), (96, 24, 12), BAREQUET),
    ("2x5x6", solid(box(6, 5, 2), PENTOMINOES), (2112, 528, 264), BAREQUET),
]
"""Name, puzzle, the three counts, source; all solutions are the symmetry factor times the essentially different."""

SLOW = [
    ("Dudeney", Puzzle(square(), target=Target(box(8, 8)), parts=parts(square(), {**PENTOMINOES, "O": "##/##"})),
     (129168, 32292, 16146), BAREQUET),
    ("3x4x5", solid(box(5, 4, 3), PENTOMINOES), (31520, 7880, 3940), BAREQUET),
]


def check(puzzle: Puzzle, counts: tuple[int, int, int]) -> None:
    assert solve(puzzle, budget=1_000_000).counts == counts


class TestPublished:
    @pytest.mark.parametrize(("puzzle", "counts"), in_part(
        [case[1:3] for case in QUICK], 6, several=True), ids=[case[0] for case in QUICK])
    def test_quick(self, puzzle: Puzzle, counts: tuple[int, int, int]) -> None:
        check(puzzle, counts)

    @pytest.mark.slow
    @pytest.mark.parametrize(("puzzle", "counts"), [case[1:3] for case in SLOW], ids=[case[0] for case in SLOW])
    def test_slow(self, puzzle: Puzzle, counts: tuple[int, int, int]) -> None:
        check(puzzle, counts)

    def test_slothouber_graatsma(self) -> None:
        """Six blocks 1x2x2 and three dots in a cube: one way, essentially (Slothouber and Graatsma, 1970)."""
        pieces = (Part("block", box(2, 2, 1), 6, 6), Part("dot", box(1, 1, 1), 3, 3))
        assert solve(Puzzle(cubic(), target=Target(box(3, 3, 3)), parts=pieces)).counts[2] == 1

    @pytest.mark.parametrize(("place", "unique"), [((2, 3), 19), ((2, 4), 20), ((3, 3), 26)])
    def test_the_x_of_the_8x8_at_each_place(self, place: tuple[int, int], unique: int) -> None:
        """Knuth names the place of the centre of X, counted from 1: 19, 20 and 26 of the 65."""
        run = solve(flat(HOLE))
        reduction = run.prepared.reduction
        x = "".join(PENTOMINOES).index("X")
        of_x = [o for o in run.kept.canonical.ravel() if reduction.part_of[o] == x]
        centres = [self.centre(reduction.cells(o)) for o in of_x]
        alike = {tuple(sorted((min(x, 7 - x), min(y, 7 - y)))) for x, y in centres}
        assert alike == {(1, 2), (1, 3), (2, 2)}
        assert sum(tuple(sorted((min(x, 7 - x), min(y, 7 - y)))) == (place[0] - 1, place[1] - 1)
                   for x, y in centres) == unique

    @staticmethod
    def centre(shape: tuple[tuple[int, ...], ...]) -> tuple[int, int]:
        return sorted(shape)[2][:2]  # type: ignore[return-value]

    def test_dominoes_on_a_chessboard(self) -> None:
        """Kasteleyn, 1961: 36 tilings of the 4x4 board, 9 of them essentially different; 6728 of the 6x6."""
        board = Puzzle(square(), target=Target(box(4, 4)), parts=(Part("domino", cells("##"), 8, 8),))
        assert solve(board).counts == (36, 12, 9)
        larger = board.with_target(cells=box(6, 6)).with_part(0, least=18, most=18)
        assert solve(larger, budget=3000).counts[0] == 6728
