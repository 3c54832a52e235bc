"""Figures of Knuth's Dancing Links (2000), run his way: cells before parts, in rows along the longer side.

His updates: entries and items taken off lists, one for each; an item without options that is branched on costs one
too. His nodes: the root and every option put in, except that for 6x10 he leaves the solutions out.
"""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from latticework.cover import Cover, Reduction, item_order, make_cover, reduce
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.lattice import Cell
from latticework.paths import library
from latticework.puzzle import Part, Puzzle, Target, load
from latticework.search import Problem, make_problem, root
from latticework.search.engine import new_run
from latticework.search.engines import find
from random_covers import whole
from search_help import organ_pipe
from shapes import box, cells, flat, one_sided, square

Shape = tuple[tuple[int, int], ...]
Longs = NDArray[np.int64]

QUEENS = {  # solutions, nodes, updates; nodes and updates when only ranks must be covered
    1: (1, 2, 3, 2, 3), 2: (0, 3, 19, 3, 19), 3: (0, 4, 56, 6, 70), 4: (2, 13, 183, 15, 207),
    5: (10, 46, 572, 50, 626), 6: (4, 93, 1_497, 115, 1_765), 7: (40, 334, 5_066, 376, 5_516),
    8: (92, 1_049, 16_680, 1_223, 18_849), 9: (352, 3_440, 54_818, 4_640, 71_746),
    10: (724, 11_578, 198_264, 16_471, 269_605), 11: (2_680, 45_393, 783_140, 67_706, 1_123_572),
    12: (14_200, 211_716, 3_594_752, 312_729, 5_173_071),
}


def run(cover: Cover, order: list[int] | None = None) -> tuple[int, int, int]:
    """Solutions, nodes and updates of dancing links."""
    wanted = None if order is None else np.array(order, np.int32)
    problem = make_problem(cover, "dlx", wanted)
    solutions, nodes, updates = table(problem)
    return solutions, int(nodes.sum()), int(updates.sum())


def table(problem: Problem) -> tuple[int, Longs, Longs]:
    """Search a whole problem; return solutions, nodes of each level, updates of each level, as Knuth tells it.

    A level's nodes are the partial solutions of so many options, the root and the solutions among them; its updates
    are those made at these nodes.
    """
    run = new_run(root().levels, problem.longest, np.full((1000, problem.longest), -1, np.int32))
    depth, engine = 0, find("dlx")
    links = engine.prepare(problem)
    while depth >= 0:
        depth = engine.advance(problem, links, run, depth, 1 << 60)
    return int(run.counts["found"]), run.profile, run.updates


def queens(n: int, files: int = 1) -> Cover:
    """Ranks, files (covered at least `files` times) and the diagonals of more than one square."""
    options = [[r, n + f, *diagonals(n, r + f, 2 * n), *diagonals(n, r - f + n - 1, 4 * n)]
               for r in range(n) for f in range(n)]
    return make_cover(options, [1] * n + [files] * n + [0] * 4 * n, [1] * (6 * n))


def diagonals(n: int, number: int, first: int) -> list[int]:
    return [first + number] if 0 < number < 2 * n - 2 else []


def ranks_and_files(n: int) -> list[int]:
    return [*organ_pipe(range(n), range(n, 2 * n)), *range(2 * n, 6 * n)]


class Held:
    """A puzzle of which Knuth leaves only some placements of some parts."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.reduction: Reduction = reduce(puzzle)
        self.names = [part.name for part in puzzle.parts]
        self.kept = np.ones(self.reduction.cover.n_options, bool)

    def only(self, part: str, wanted: Callable[[tuple[Cell, ...]], bool]) -> "Held":
        for option in self.reduction.cover.options_of(self.names.index(part)).tolist():
            self.kept[option] &= wanted(self.reduction.cells(option))
        return self

    def run(self, order: str) -> tuple[int, int, int]:
        return run(self.reduction.cover.only(self.kept), item_order(self.reduction, order).tolist())


def centre(placed: tuple[Cell, ...]) -> tuple[int, int]:
    """The middle cell of an X."""
    return sorted(placed)[2][:2]  # type: ignore[return-value]


def shape(placed: tuple[Cell, ...]) -> Shape:
    low = [min(column) for column in zip(*placed, strict=True)]
    return tuple(sorted((x - low[0], y - low[1]) for x, y, _ in placed))


class TestQueens:
    """Table of chapter "Queens": ranks and files in organ-pipe order, diagonals of one square left out."""

    @pytest.mark.parametrize("n", QUEENS)
    def test_ranks_and_files(self, n: int) -> None:
        assert run(queens(n), ranks_and_files(n)) == QUEENS[n][:3]

    @pytest.mark.parametrize("n", QUEENS)
    def test_ranks_alone(self, n: int) -> None:
        assert run(queens(n, files=0), ranks_and_files(n)) == (QUEENS[n][0], *QUEENS[n][3:])

    @pytest.mark.slow
    @pytest.mark.timeout(600)
    def test_sixteen_rank_by_rank(self) -> None:
        """The nodes are Knuth's; his updates read 5,801,583,789 in the copy at hand, 50 more, perhaps misread."""
        assert run(queens(16)) == (14_772_512, 312_512_659, 5_801_583_739)

    @pytest.mark.slow
    @pytest.mark.timeout(600)
    def test_sixteen_in_organ_pipe_order(self) -> None:
        assert run(queens(16), ranks_and_files(16)) == (14_772_512, 193_032_021, 3_134_588_055)


class TestPentominoes:
    HOLE = tuple(c for c in box(8, 8) if c[:2] not in [(3, 3), (3, 4), (4, 3), (4, 4)])

    @pytest.mark.parametrize(("place", "solutions", "nodes"), [
        ((2, 3), 19, 10_421), ((2, 4), 20, 12_900), ((3, 3), 26, 14_045),
    ])
    def test_scotts_board_with_the_x_at_its_three_places(
        self, place: tuple[int, int], solutions: int, nodes: int
    ) -> None:
        """With X at 33 the P keeps to one side; the step that puts X in is not counted."""
        p = ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0))
        turned = [p, ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2)), ((0, 1), (1, 0), (1, 1), (2, 0), (2, 1)),
                  ((0, 0), (0, 1), (1, 0), (1, 1), (1, 2))]
        held = Held(flat(self.HOLE)).only("X", lambda placed: centre(placed) == (place[0] - 1, place[1] - 1))
        if place == (3, 3):
            held.only("P", lambda placed: shape(placed) in turned)
        found = held.run("lexicographic")
        assert found[:2] == (solutions, nodes + 1)

    def test_the_levels_of_the_x_at_23(self) -> None:
        held = Held(flat(self.HOLE)).only("X", lambda placed: centre(placed) == (1, 2))
        order = item_order(held.reduction, "lexicographic")
        problem = make_problem(held.reduction.cover.only(held.kept), "dlx", order)
        solutions, nodes, updates = table(problem)
        assert solutions == 19
        assert nodes.tolist() == [1, 1, 2, 22, 77, 219, 518, 1395, 2483, 2574, 2475, 636, 19]
        assert (updates[0], updates[-1], updates.sum()) == (2031, 0, whole(problem).updates)

    @pytest.mark.slow
    def test_6x10_as_the_terminal_runs_it(self) -> None:
        """902,631 nodes and as many more as there are solutions; ours holds X to a quarter too."""
        problem = prepare(flat(box(10, 6)), Method("dlx", "long")).job.problem
        solutions, nodes, updates = table(problem)
        assert (solutions, nodes.sum() - solutions, updates.sum()) == (2339, 902_631, 309_134_131)

    @pytest.mark.slow
    def test_one_sided_3x30(self) -> None:
        """X in the left half where what it leaves there is a multiple of five; the straight edge of V is above."""
        held = Held(one_sided())
        held.only("X", lambda placed: centre(placed)[0] in {2, 7, 12})
        held.only("V", lambda placed: sum(y == 0 for _, y in shape(placed)) == 3)
        assert held.run("long") == (46, 605_440, 190_311_749)


class TestOthers:
    def test_dominoes_without_two_corners(self) -> None:
        """Knuth's proof by search that two opposite corners of a chessboard cannot be left out: 4,780,846 updates."""
        board = [cell[:2] for cell in box(8, 8) if cell[:2] not in {(0, 0), (7, 7)}]
        number = {cell: i for i, cell in enumerate(board)}
        options = [[i, number[other]] for (x, y), i in number.items()
                   for other in ((x, y + 1), (x + 1, y)) if other in number]
        found = run(make_cover(options, [1] * 62, [1] * 62))
        assert (found[0], found[2]) == (0, 4_780_846)

    @pytest.mark.slow
    def test_y_pentominoes_15x15(self) -> None:
        """One of his four classes: three corners filled along the side one way round, the fourth the other way."""
        puzzle = Puzzle(square(), target=Target(box(15, 15)), parts=(Part("Y", cells("####/.#.."), 45, 45),))
        reduction = reduce(puzzle)
        placed = [reduction.numbers(o) for o in range(reduction.cover.n_options)]
        kept = [own for own in placed if right_in_corners([puzzle.target.cells[i][:2] for i in own])]
        found = run(make_cover(kept, [1] * 225, [1] * 225))
        assert found == (100, 10_258_180, 1_318_478_396)

    @pytest.mark.slow
    def test_hexagon_of_one_sided_hexiamonds(self) -> None:
        """His case with 6675 solutions: of seven places for the small hexagon the one that no symmetry keeps."""
        puzzle = load(library() / "triangle" / "obeirne-hexagon.toml")
        held = Held(puzzle)
        place = ((1, 5, 1), (1, 6, 0), (1, 6, 1), (2, 5, 0), (2, 5, 1), (2, 6, 0))
        held.only("O", lambda placed: placed == place)
        found = held.run("lexicographic")
        assert (found[0], found[2]) == (6675, 8_976_245_858)


def right_in_corners(placed: list[Cell]) -> bool:
    """Whether a Y in a corner of 15x15 lies along the side that this class wants."""
    for corner, along in {(0, 0): 1, (0, 14): 0, (14, 14): 1, (14, 0): 1}.items():
        if corner in placed:
            return sum(cell[along] == corner[along] for cell in placed) == 4
    return True
