"""The slow checker: finds nothing in right solutions, and names whatever is wrong with others."""

import random
from dataclasses import replace

import numpy as np
import pytest

from latticework.errors import LatticeworkError
from latticework.puzzle import Part, Puzzle, Target
from latticework.solution import Placement, Solution, faults, options_of, placements_of
from samples import PENTOMINOES, SOMA, solved
from shapes import SOMA as SOMA_PARTS
from shapes import Solved, box, cells, flat, solid, solve, square

RUNS = {"5x5": flat(box(5, 5), "FLPUV"), "Soma": solid(box(3, 3, 3), SOMA_PARTS),
        "copies": Puzzle(square(), target=Target(box(4, 3)), parts=(
            Part("V", cells("##/#."), 2, 4), Part("I", cells("##"), 0, 6)))}


@pytest.fixture(scope="module")
def run(request: pytest.FixtureRequest) -> Solved:
    return solve(RUNS[request.param])


class TestRight:
    @pytest.mark.parametrize("picture", [(PENTOMINOES, "square"), (SOMA, "cubic")], ids=["flat", "solid"])
    def test_solutions_drawn_by_hand(self, picture: tuple[str, str]) -> None:
        assert faults(*solved(*picture)) == []

    @pytest.mark.parametrize("run", RUNS, indirect=True)
    def test_every_solution_that_a_search_keeps(self, run: Solved) -> None:
        reduction = run.prepared.reduction
        for row in run.kept.rows.tolist():
            stored = [option for option in row if option < reduction.cover.n_options]
            assert faults(reduction.puzzle, placements_of(options_of(stored, reduction.cover), reduction)) == []


def changed(solution: Solution, number: int, **changes: object) -> Solution:
    """Return a solution with one placement changed."""
    return tuple(replace(p, **changes) if i == number else p for i, p in enumerate(solution))  # type: ignore[arg-type]


class TestWrong:
    """One part of a pentomino rectangle each time."""

    puzzle, right = solved(PENTOMINOES, "square")

    def test_a_part_left_out(self) -> None:
        told = faults(self.puzzle, self.right[1:])
        assert [f"cell {list(cell)} is not covered" for cell in sorted(self.right[0].cells)] == told[:5]
        assert told[5:] == [f"part {self.puzzle.parts[self.right[0].part].name} is used 0 times"]

    def test_a_part_twice(self) -> None:
        told = faults(self.puzzle, (*self.right, self.right[3]))
        assert f"cell {list(self.right[3].cells[0])} is covered 2 times" in told
        assert f"part {self.puzzle.parts[self.right[3].part].name} is used 2 times" in told

    def test_a_part_beside_the_target(self) -> None:
        away = tuple((x + 20, y, kind) for x, y, kind in self.right[0].cells)
        told = faults(self.puzzle, changed(self.right, 0, cells=away))
        assert f"cell {list(away[0])} is not in the target" in told
        assert not any("cannot lie" in fault for fault in told)

    def test_a_part_of_another_shape(self) -> None:
        told = faults(self.puzzle, changed(changed(self.right, 0, part=1), 1, part=0))
        names = [self.puzzle.parts[number].name for number in (1, 0)]
        assert [fault.split(" cannot lie")[0] for fault in told] == [f"part {name}" for name in names]

    def test_a_part_turned_over_that_may_only_turn(self) -> None:
        corner = Part("L", cells("###/#.."))
        over = Placement(0, ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)))
        for motions, right in (("turn over", True), ("turn", False), ("fixed", False)):
            puzzle = Puzzle(square(), motions=motions, target=Target(over.cells), parts=(corner,))
            assert (faults(puzzle, (over,)) == []) == right

    def test_copies_out_of_bounds(self) -> None:
        puzzle = Puzzle(square(), target=Target(box(3, 1)), parts=(Part("I", cells("#"), 1, 2),))
        told = faults(puzzle, tuple(Placement(0, (cell,)) for cell in puzzle.target.cells))
        assert told == ["part I is used 3 times"]

    def test_two_cells_exchanged_at_random(self) -> None:
        chance = random.Random(1)
        for _ in range(100):
            a, b = chance.sample(range(12), 2)
            i, j = chance.randrange(5), chance.randrange(5)
            one, other = self.right[a].cells, self.right[b].cells
            broken = changed(self.right, a, cells=(*one[:i], other[j], *one[i + 1 :]))
            assert faults(self.puzzle, changed(broken, b, cells=(*other[:j], one[i], *other[j + 1 :]))) != []


class TestStoredOptions:
    @pytest.mark.parametrize("stored", [(-1,), (10**6,), (0, 10**6, 1)])
    def test_damaged_ones_are_refused(self, stored: tuple[int, ...]) -> None:
        reduction = solve(RUNS["5x5"]).prepared.reduction
        with pytest.raises(LatticeworkError, match="a stored solution is damaged"):
            options_of(stored, reduction.cover)

    def test_padding_is_left_out(self) -> None:
        reduction = solve(RUNS["copies"]).prepared.reduction
        none = reduction.cover.n_options
        assert placements_of(np.array([none, 3, none, 0], np.int32), reduction) == (
            Placement(reduction.part_of[0], reduction.cells(0)), Placement(reduction.part_of[3], reduction.cells(3)))
