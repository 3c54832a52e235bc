"""Sets of parts that fill all targets: against a search for each target, for lattices of several kinds."""

from contextlib import closing
from dataclasses import replace
from itertools import islice, product
from math import comb
from pathlib import Path
from random import Random

import numpy as np
import pytest

import latticework as lw
from latticework.designs import calendars
from latticework.designs.calendars import Board, Calendars, SetsOfSize, one_of_each_color_empty
from latticework.designs.part_sets import PartChoice, puzzle_of
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.puzzle import Puzzle, Target
from latticework.puzzle.targets import at_target, targets
from quick_suite import in_part
from random_choices import BOXES, random_choice

AS_IT_IS = PartChoice(at_most=None)


def random_family(lattice: str, seed: int) -> Puzzle:
    """Return a puzzle of some targets of five cells in a box, with parts to choose from."""
    random, puzzle = Random(seed), random_choice(lattice, seed)
    box = lw.Lattice(lattice).box(BOXES[lattice])
    every = [Target(tuple(sorted(puzzle.lattice.internal(cell) for cell in random.sample(box, 5))))
             for _ in range(3)]
    return replace(puzzle, target=every[0], others=tuple(every[1:]))


def sets_for(board: Board, pieces: tuple[int, int] | None) -> SetsOfSize:
    return SetsOfSize.of(board.puzzle, board.cells, pieces)


def one_by_one(puzzle: Puzzle) -> dict[tuple[int, ...], list[int]]:
    """Return the solutions of each target for each set that has as many cells, by a search for each."""
    found = {}
    for times in product(*(range(part.most + 1) for part in puzzle.parts)):
        if sum(n * len(part.cells) for n, part in zip(times, puzzle.parts, strict=True)) == len(puzzle.target.cells):
            found[times] = [lw.solve(lw.Puzzle.of(puzzle_of(at_target(puzzle, number), times))).counts.all
                            for number in range(len(targets(puzzle)))]
    return found


@pytest.mark.parametrize(("lattice", "seed"), in_part(product(BOXES, range(6)), 3, several=True))
def test_solutions_of_each_target_are_those_of_a_search(lattice: str, seed: int) -> None:
    family = random_family(lattice, seed)
    board = Board.of(family, AS_IT_IS)
    # As the board has them: parts alike are one.
    expected = one_by_one(replace(family, parts=board.puzzle.parts))
    for times, solutions in expected.items():
        assert [board.count(times, target) for target in range(3)] == solutions
    if expected:
        found = [one for one in calendars.Calendars(board, sets_for(board, None), seed).run() if one]
        assert {one.times: one.solutions.tolist() for one in found} == {
            times: solutions for times, solutions in expected.items() if all(solutions)}


def test_a_search_in_many_steps_counts_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board.of(lw.load("pentominoes-3x20").document, AS_IT_IS)
    monkeypatch.setattr(calendars, "NODES", 7)
    assert board.count((1,) * 12, 0) == 8
    assert board.count((1,) * 12, 0, 3) == 3


def test_a_part_that_may_not_be_mirrored_fills_one_of_two_twins() -> None:
    twins = lw.Puzzle("square", ".#\n.#\n##", [lw.Part("#.\n#.\n##", "L", motions="turn")]).document
    other = replace(twins, others=(Target(twins.parts[0].cells),))
    board = Board.of(other, AS_IT_IS)
    assert [board.count((1,), target) for target in range(2)] == [0, 1]


def test_cells_that_may_stay_empty_are_refused_beside_colors() -> None:
    box = lw.Puzzle.boxed("square", (3, 1), ["#"], colors={"red": [(0, 0), (1, 0)]}, may_stay_empty=[(2, 0)])
    with pytest.raises(LatticeworkError, match="may stay empty"):
        lw.design.calendars(box, by_color=True, at_most=2)


def test_pieces_of_one_part_lie_in_several_islands() -> None:
    puzzle = lw.Puzzle.boxed("square", (4, 1), [lw.Part([(0, 0), (2, 0)], copies=2)])
    board = Board.of(puzzle.document, AS_IT_IS)
    assert board.count((2,), 0) == lw.solve(puzzle).counts.all == 1


def test_straight_sticks_do_not_cross() -> None:
    straight = next(part for part in lw.polyforms("square-stick", 2) if part.name == "I2")
    cells = [(0, 0, 0), (1, 0, 0), (1, -1, 1), (1, 0, 1)]  # four sticks that leave one point
    puzzle = lw.Puzzle("square-stick", cells, [lw.Part(straight.cells, copies=2)])
    board = Board.of(puzzle.document, AS_IT_IS)
    assert board.count((2,), 0) == lw.solve(puzzle).counts.all == 0
    assert all(bin(int(mask)).count("1") == 3 for mask in board.masks)  # two sticks and their crossing


def test_the_calendar_of_dragonfjord() -> None:
    puzzle = lw.load("a-puzzle-a-day").document
    board = Board.of(puzzle, AS_IT_IS)
    by_name = {target.name: number for number, target in enumerate(targets(puzzle))}
    assert [board.count((1,) * 8, by_name[day]) for day in ("6 Oct", "25 Jan")] == [7, 216]


class TestSetsOfSize:
    def board(self) -> Board:
        return Board.of(lw.load("a-puzzle-a-day").document, PartChoice((5, 6)))

    def test_are_as_many_as_there_are(self) -> None:
        board = self.board()
        assert sets_for(board, (8, 8)).number == comb(12, 7) * 35
        assert sets_for(board, None).number == comb(12, 7) * 35 + 12 * comb(35, 6)

    def test_each_comes_once_in_any_order(self) -> None:
        sets = sets_for(Board.of(lw.Puzzle.boxed("square", (5, 4)).document, PartChoice((4, 5), at_most=2)), None)
        orders = [list(sets.shuffled(seed)) for seed in range(2)]
        assert orders[0] != orders[1]
        assert sorted(orders[0]) == sorted(orders[1])
        assert len({*orders[0]}) == sets.number == len(orders[0])
        lengths = np.array(sets.sizes)
        assert all(lengths @ times == 20 and max(times) <= 2 for times in orders[0])

    def test_none_is_refused(self) -> None:
        with pytest.raises(LatticeworkError, match="no set of the parts has 41 cells"):
            sets_for(self.board(), (3, 4))


class TestFamily:
    def box(self) -> Puzzle:
        return lw.Puzzle.boxed("square", (3, 3), colors={"red": [(0, 0), (1, 1)], "blue": [(2, 2), (0, 2), (2, 0)]},
                               parts=lw.polyforms("square", 3)).document

    def test_one_cell_of_each_color_stays_empty(self) -> None:
        family = one_of_each_color_empty(self.box())
        every = targets(family)
        assert len({target.cells for target in every}) == len(every) == 6
        assert all(len(target.cells) == 7 and not target.cell_colors for target in every)

    def test_a_calendar_is_a_puzzle_of_all_targets(self) -> None:
        for one in lw.design.calendars(lw.Puzzle.of(self.box()), by_color=True, cells=(3, 4)):
            document = one.puzzle.document
            assert len(targets(document)) == 6
            for number, solutions in enumerate(one.solutions):
                assert lw.solve(lw.Puzzle.of(at_target(document, number))).counts.all == solutions

    def test_sets_with_more_solutions_of_the_worst_target_come_first(self) -> None:
        found = lw.design.calendars(lw.Puzzle.of(self.box()), by_color=True, cells=(1, 3), at_most=2)
        worst = [min(one.solutions) for one in found]
        assert len({*worst}) > 1
        assert worst == sorted(worst, reverse=True)

    @pytest.mark.parametrize(("change", "words"), [
        ({"others": (Target(((0, 0, 0),)),)}, "have from 1 to 9 cells"), ({}, "without colors")])
    def test_what_cannot_be_searched_is_refused(self, change: dict[str, tuple[Target, ...]], words: str) -> None:
        with pytest.raises(LatticeworkError, match=words):
            Board.of(replace(self.box(), **change), AS_IT_IS)  # type: ignore[arg-type]

    def test_a_board_is_one_word(self) -> None:
        Board.of(lw.Puzzle.boxed("square", (8, 8), lw.polyforms("square", 4)).document, AS_IT_IS)
        with pytest.raises(LatticeworkError, match="have 65 cells"):
            Board.of(lw.Puzzle.boxed("square", (13, 5), lw.polyforms("square", 4)).document, AS_IT_IS)

    def test_no_colors_are_refused(self) -> None:
        with pytest.raises(LatticeworkError, match="0 ways"):
            one_of_each_color_empty(lw.load("soma").document)


def test_a_full_word_of_cells() -> None:
    board = Board.of(lw.Puzzle.boxed("square", (8, 8), [lw.Part("####", copies=16)]).document, AS_IT_IS)
    expected = lw.solve(lw.Puzzle.boxed("square", (8, 8), [lw.Part("####", copies=16)])).counts.all
    assert board.count((16,), 0) == expected


def test_what_was_found_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    box = lw.Puzzle.boxed("square", (4, 3), colors={"red": [(0, 0), (3, 2)], "blue": [(1, 1), (2, 2)]})
    family, path = one_of_each_color_empty(box.document), tmp_path / "kept"
    board = Board.of(family, PartChoice((2, 4)))
    sets = sets_for(board, None)
    whole = Calendars(board, sets, 3)
    told = [one is not None for one in whole.run()]
    assert any(told)
    assert not all(told)
    stops = 0
    while not path.exists() or not Calendars.read(path, board, sets, 3).complete:
        made = Calendars.read(path, board, sets, 3) if path.exists() else Calendars(board, sets, 3)
        with closing(made.keep(path)) as steps:
            for _ in islice(steps, 7):
                pass
        stops += 1
    kept = Calendars.read(path, board, sets, 3)
    assert stops > 2
    assert [one.times for one in kept.found] == [one.times for one in whole.found]
    assert [one.solutions.tolist() for one in kept.found] == [one.solutions.tolist() for one in whole.found]
    other = replace(family, others=family.others[:-1])
    for wrong in ((board, sets, 4), (Board.of(other, PartChoice((2, 4))), sets, 3)):
        with pytest.raises(FileRefusedError, match="other targets"):
            Calendars.read(path, *wrong)
    again = lw.design.calendars(box, by_color=True, cells=(2, 4), seed=3, keep=path)
    assert sorted(one.solutions for one in again) == sorted(tuple(one.solutions.tolist()) for one in whole.found)
