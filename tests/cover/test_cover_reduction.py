"""From a puzzle to items and options: numbers of Verhoeff (2001) and Barequet and Tal (2010)."""

from dataclasses import replace

import numpy as np
import pytest

import slow_twin
from latticework.cover import check, make_cover, placements, reduce, reduction
from latticework.errors import LatticeworkError
from latticework.lattice import Lattice
from latticework.puzzle import Part, Puzzle, Target
from shapes import HEXAGON, PENTOMINOES, SOMA, TRIANGLES, box, cells, flat, made, solid, square


def copies(letter: str, number: int) -> Puzzle:
    """Return a puzzle of one pentomino, so many times, in a cube."""
    return solid(box(5, 5, 5), {letter: PENTOMINOES[letter]}).with_part(0, least=number, most=number)


@pytest.mark.parametrize("puzzle", [flat(box(10, 6)), solid(box(3, 3, 3), SOMA)])
def test_placements_kept_from_the_last_time_are_those_found_anew(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = replace(puzzle, target=replace(puzzle.target, cells=puzzle.target.cells[::-1]))
    kept = [reduce(one) for one in (puzzle, other, puzzle, other)]
    monkeypatch.setattr(placements, "KEPT", 0)
    for one, again in zip((puzzle, other, puzzle, other), kept, strict=True):
        assert all((a == b).all() for a, b in zip(reduce(one).blocks, again.blocks, strict=True))


class TestPublishedNumbers:
    def test_pentominoes_6x10(self) -> None:
        made = reduce(flat(box(10, 6)))
        assert (made.cover.n_items, made.cover.n_options) == (72, 2056)  # Verhoeff
        assert (sum(made.orientations), sum(made.orientations_fitting)) == (63, 63)  # Barequet and Tal
        assert len(made.cover.items) == 12336  # Verhoeff, total size

    def test_pentominoes_3x4x5(self) -> None:
        made = reduce(solid(box(5, 4, 3), PENTOMINOES))
        assert (made.cover.n_items, made.cover.n_options, len(made.cover.items)) == (72, 2440, 14640)  # Verhoeff
        assert sum(made.orientations) == 186  # Barequet and Tal

    @pytest.mark.parametrize("letter", ["Y", "N"])
    def test_25_in_a_cube(self, letter: str) -> None:
        made = reduce(copies(letter, 25))
        assert made.cover.n_options == 960  # Verhoeff
        assert made.cover.n_items == 125 + 1  # his cells, and the part as an item to be covered 25 times

    def test_orientations_that_do_not_fit(self) -> None:
        made = reduce(flat(box(20, 3)))
        assert sum(made.orientations) == 63
        assert sum(made.orientations_fitting) == 50  # the upright I, L, N and Y cannot, 1 + 4 + 4 + 4 of them


class TestOptions:
    @pytest.mark.parametrize("puzzle", [
        flat(box(10, 6)), flat(box(5, 5), motions="turn"), flat(box(6, 4), motions="fixed"),
        solid(box(3, 3, 3), SOMA, motions="mirror"), solid(box(4, 3, 2), SOMA),
    ], ids=["free", "turn", "fixed", "mirror", "solid"])
    def test_are_all_placements(self, puzzle: Puzzle) -> None:
        made = reduce(puzzle)
        for number in range(len(puzzle.parts)):
            own = [frozenset(made.cells(o)) for o in made.cover.options_of(number).tolist()]
            assert len(own) == len(set(own))
            assert set(own) == slow_twin.placements(puzzle, number)

    def test_hold_their_part_and_their_cells(self) -> None:
        puzzle = flat(box(5, 5), "FPX")
        made = reduce(puzzle)
        cover = made.cover
        for o, part in enumerate(made.part_of.tolist()):
            numbers = made.numbers(o)
            items = cover.items[cover.start[o] : cover.start[o + 1]].tolist()
            assert items == [part, *(3 + n for n in numbers)] == sorted(items)
            assert made.cells(o) == tuple(puzzle.target.cells[n] for n in numbers)
        assert cover.owner.tolist() == [o for o in range(cover.n_options) for _ in range(6)]

    @pytest.mark.parametrize(("lattice", "cells", "placements"), [
        (made(HEXAGON), ((0, 0, 0), (1, 0, 0)), 3), (made(TRIANGLES), ((0, 0, 0), (0, 0, 1)), 3)])
    def test_on_any_lattice(self, lattice: Lattice, cells: tuple[tuple[int, ...], ...], placements: int) -> None:
        # Three hexagons in a triangle; a triangle of side two: each pair of neighbours once.
        target = ((0, 0, 0), (1, 0, 0), (0, 1, 0), *(((0, 0, 1),) if len(lattice.kinds) > 1 else ()))
        puzzle = Puzzle(lattice, target=Target(target), parts=(Part("two", cells),))
        assert reduce(puzzle).cover.n_options == placements

    def test_copies_are_one_item_with_a_multiplicity(self) -> None:
        made = reduce(Puzzle(square(), target=Target(box(4, 2)), parts=(
            Part("a", cells("##"), 3, 3), Part("b", cells("#"), 0, 2), Part("c", cells("##/##"), 0, 0))))
        assert made.cover.least.tolist() == [3, 0, 0] + [1] * 8
        assert made.cover.most.tolist() == [3, 2, 0] + [1] * 8
        assert 2 not in made.part_of  # a part without copies has no options
        assert made.cover.n_secondary == 2

    def test_too_many_placements(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(reduction, "MAX_OPTIONS", 1000)
        with pytest.raises(LatticeworkError, match=r"flat: more than 1,000 placements.*part '[A-Z]' alone"):
            reduce(flat(box(10, 6)))


class TestCover:
    def test_only_some_options(self) -> None:
        cover = make_cover([[0, 2], [1], [2, 1, 0]], [1, 1, 0], [1, 1, 1])
        some = cover.only(np.array([True, False, True]))
        assert (some.start.tolist(), some.items.tolist()) == ([0, 2, 5], [0, 2, 0, 1, 2])
        assert (some.n_items, some.n_secondary) == (3, 1)

    @pytest.mark.parametrize(("options", "most", "longest"), [
        ([[0, 1], [1, 2]], [1, 1, 1], 1), ([[0], [1, 2]], [1, 1, 1], 2), ([[0, 1], [0, 2]], [5, 1, 1], 2),
        ([], [1], 1)])
    def test_the_most_options_that_a_solution_can_have(
        self, options: list[list[int]], most: list[int], longest: int
    ) -> None:
        assert make_cover(options, most, most).longest == longest


class TestCheckSaysInWords:
    @pytest.mark.parametrize(("changes", "text"), [
        ({"target": Target()}, "The target has no cells yet: draw it first."),
        ({"parts": ()}, "There are no parts yet: add some first."),
        ({"parts": (Part("I"),)}, "Part I has no cells."),
        ({"target": Target(box(4, 6))}, "The parts fill 25 cells, but the target has 24 cells: 1 too many."),
        ({"target": Target(box(1, 1))}, "The parts fill 25 cells, but the target has 1 cell: 24 too many."),
        ({"parts": (Part("I", cells("#")),)}, "The parts fill 1 cell, but the target has 25 cells: 24 too few."),
        ({"target": Target(box(13, 2))}, "The parts fill 25 cells, but the target has 26 cells: 1 too few."),
        ({"parts": (Part("I", cells("##"), 0, 9),)},
         "The parts fill 18 cells at most, but the target has 25 cells: 7 too few."),
        ({"parts": (Part("I", cells("##"), 0, 99), Part("O", cells("##/##"), 1, 9))},
         "No choice of copies of the parts fills exactly 25 cells."),
        ({"target": Target((*box(12, 2), (20, 0, 0)))}, "No part can cover the cell (20, 0)."),
        ({"target": Target((*box(4, 5), *((20 + 2 * i, 0, 0) for i in range(5))))},
         "No part can cover the cells (20, 0), (22, 0), (24, 0) and 2 more."),
    ])
    def test_why_there_is_no_solution(self, changes: dict[str, object], text: str) -> None:
        puzzle = replace(flat(box(5, 5), "FLPUV"), **changes)  # type: ignore[arg-type]
        assert text in [reason.text for reason in check(reduce(puzzle))]

    def test_a_part_that_fits_nowhere(self) -> None:
        (reason,) = check(reduce(flat(box(2, 5), "XI")))
        assert (reason.text, reason.part) == ("Part X fits nowhere in the target.", 0)

    def test_the_cells_that_no_part_can_cover(self) -> None:
        alone = ((9, 9, 0),)
        puzzle = Puzzle(square(), target=Target(box(3, 1) + alone), parts=(Part("I", cells("##"), 2, 2),))
        (reason,) = check(reduce(puzzle))
        assert reason.cells == alone

    def test_nothing_where_nothing_is_wrong(self) -> None:
        assert check(reduce(flat(box(10, 6)))) == []
        spare = Puzzle(square(), target=Target(box(5, 1)), parts=(
            Part("I", cells("##"), 0, 9), Part("V", cells("##/#."), 0, 1), Part("J", cells("###"), 1, 1)))
        assert check(reduce(spare)) == []
