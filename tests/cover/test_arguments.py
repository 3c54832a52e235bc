"""Arguments that a picture shows: true of every puzzle on any lattice, and strong enough for the classics."""

from dataclasses import replace

from hypothesis import HealthCheck, given, settings

from latticework.cover import reduce, regions
from latticework.cover.arguments import Balance, Balances, arguments, colorings, imbalance
from latticework.cover.reduction import Reduction
from latticework.cover.regions import island_numbers
from latticework.jobs.facts import reasons
from latticework.jobs.job import prepare
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from random_solvable import solvable
from shapes import box, cells, flat, square
from slow_prune import TEES, islands
from slow_twin import all_covers

LOOSE = settings(suppress_health_check=[HealthCheck.too_slow])
DOMINO = Part("Domino", ((0, 0, 0), (1, 0, 0)), 31, 31)
BOARD = Puzzle(square(), target=Target(tuple(sorted(set(box(8, 8)) - {(0, 0, 0), (7, 7, 0)}))), parts=(DOMINO,))


@LOOSE
@given(solvable())
def test_what_is_proved_impossible_has_no_solution(puzzle: Puzzle) -> None:
    reduction = reduce(puzzle)
    if any(argument.proof for argument in arguments(reduction)):
        assert not all_covers(reduction.cover)


@LOOSE
@given(solvable())
def test_a_reason_of_the_search_panel_is_among_the_proofs(puzzle: Puzzle) -> None:
    prepared = prepare(puzzle)
    proved = any(argument.proof for argument in arguments(prepared.reduction))
    assert proved or not reasons(prepared)


@LOOSE
@given(solvable())
def test_numbers_of_a_colour_are_those_of_trying_all_sums(puzzle: Puzzle) -> None:
    reduction = reduce(puzzle)
    fixed = all(part.least == part.most for part in puzzle.parts) and not puzzle.target.optional
    for balances in Balances(reduction).of(list(colorings(reduction, regions(reduction)))):
        for balance in balances:
            sums = every_sum(reduction, balance)
            assert sums <= set(balance.reachable)
            assert not fixed or sums == set(balance.reachable)


def test_a_part_without_cells_that_is_left_out_stops_no_argument():
    parts = Part("D", cells("##"), 0, 2), Part("E", (), 0, 0)
    apart = Puzzle(builtin("square"), target=Target(cells("##.##")), parts=parts)
    assert not any(argument.proof for argument in arguments(reduce(apart)))


@LOOSE
@given(solvable())
def test_islands_are_those_of_flooding(puzzle: Puzzle) -> None:
    where = regions(reduce(puzzle))
    flooded = islands(where.near.tolist(), set(range(where.cells)))
    assert sorted(map(sorted, flooded)) == sorted(island_numbers(where))


def every_sum(reduction: Reduction, balance: Balance) -> set[int]:
    """Return how many cells of a colour some placements can have that together have as many cells as the target."""
    puzzle, sums = reduction.puzzle, {(0, 0)}
    n = len(puzzle.target.cells)
    for block in range(len(reduction.blocks)):
        options = range(reduction.first_of[block], reduction.first_of[block + 1])
        steps = {(len(some := reduction.numbers(option)), sum(balance.coloring.of[c] == balance.color for c in some))
                 for option in options}
        level, sums = sums, set()
        for copy in range(min(int(reduction.cover.most[block]), n) + 1):
            sums |= level if copy >= reduction.cover.least[block] else set()
            level = {(a + c, b + d) for a, b in level for c, d in steps if a + c <= n}
    return {colored for size, colored in sums if size == n}


def test_the_board_without_two_corners_is_shown_in_black_and_white() -> None:
    first = arguments(reduce(BOARD))[0]
    assert first.proof
    assert first.text == ("With the cells in two colours like a chessboard, the target has 32 black cells, but the "
                          "parts cover at most 31 of them.")
    assert sorted(len(some.cells) for some in first.classes) == [30, 32]
    assert {cell for some in first.classes for cell in some.cells} == set(BOARD.target.cells)
    assert [some.title for some in first.classes] == ["black cells: 32; the parts cover 31",
                                                      "white cells: 30; the parts cover 31"]


def test_numbers_between_which_none_is_reached_are_reported() -> None:
    assert arguments(reduce(TEES))[0].text == (
        "With the cells in two colours like a chessboard, the target has 10 black cells, but the parts cover 9 or 11 "
        "of them, never a number between.")


def test_an_odd_number_of_tetrominoes_like_an_l_fill_no_rectangle() -> None:
    """Each covers one cell of a chessboard's colour as often as of the other, but three or one of every other row."""
    found = proofs(Puzzle(square(), target=Target(box(4, 3)), parts=(Part("L", cells("#..\n###"), 3, 3),)))
    assert ("With cells coloured by the remainder of x divided by 2, the target has 6 black cells, but the parts "
            "cover 5 or 7 of them, never a number between.") in found


def test_bars_of_three_need_three_colours() -> None:
    """A bar covers one cell of each remainder of x + y, so without a corner one colour lacks a cell."""
    bars = Part("I3", cells("###"), 0, 20)
    found = proofs(Puzzle(square(), target=Target(tuple(sorted(set(box(5, 5)) - {(0, 0, 0)}))), parts=(bars,)))
    assert found == ["With cells coloured by the remainder of x + y divided by 3, the target has 7 cells with "
                     "remainder 0, but the parts need at least 8 of them."]
    assert not proofs(Puzzle(square(), target=Target(tuple(sorted(set(box(5, 5)) - {(2, 2, 0)}))), parts=(bars,)))


def test_blocks_of_cells_are_coloured_like_a_chessboard() -> None:
    """Every bar of four covers two cells of each colour of blocks of 2x2, but the blocks are 13 and 12."""
    bars = Puzzle(square(), target=Target(box(10, 10)), parts=(Part("I4", cells("####"), 25, 25),))
    assert ("With cells coloured by the remainder of ⌊x/2⌋ + ⌊y/2⌋ divided by 2, the target has 52 black cells, but "
            "the parts cover at most 50 of them.") in all_proofs(bars)
    bricks = Part("Brick", tuple((x, y, 0, 0) for x in range(4) for y in range(2)), 27, 27)
    in_blocks = all_proofs(Puzzle(builtin("cubic"), target=Target(box(6, 6, 6)), parts=(bricks,)))
    assert ("With cells coloured by the remainder of ⌊x/2⌋ + ⌊y/2⌋ + ⌊z/2⌋ divided by 2, the target has 112 black "
            "cells, but the parts cover at most 108 of them.") in in_blocks


def all_proofs(puzzle: Puzzle) -> list[str]:
    """Return every sentence from a colouring that proves that a puzzle has no solution."""
    reduction = reduce(puzzle)
    every = Balances(reduction).of(list(colorings(reduction, regions(reduction))))
    return [str(imbalance(balance)) for balances in every for balance in balances if not balance.possible]


def test_sticks_are_counted_by_direction() -> None:
    corners = Part("Corner", ((0, 0, 0), (0, 0, 1)), 2, 2)
    row = Target(((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 0, 1)))
    assert ("With a colour for each kind of cell, the target has 3 cells of kind horizontal, but the parts cover at "
            "most 2 of them.") in proofs(Puzzle(builtin("square-stick"), target=row, parts=(corners,)))


def proofs(puzzle: Puzzle) -> list[str]:
    return [argument.text for argument in arguments(reduce(puzzle)) if argument.proof]


def test_colours_by_coordinates_are_shown_only_where_they_prove_something() -> None:
    balls = builtin("packed-spheres")
    pair = Part("Two", ((0, 0, 0, 0), (1, 0, 0, 0)), 2, 2)
    triangle = Target(((0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)))
    assert [argument.text for argument in arguments(reduce(Puzzle(balls, target=triangle, parts=(pair,))))] == [
        "4 cells have the fewest placements: 3 each."]


def test_an_island_that_nothing_fills_is_shown() -> None:
    far = tuple((x + 9, 0, 0) for x in range(4))
    puzzle = flat((*box(3, 2), *far), "LP")
    found = [argument for argument in arguments(reduce(puzzle)) if "island" in argument.text]
    assert [argument.text for argument in found] == [
        "An island of 6 cells has a size that no choice of parts adds up to.",
        "An island of 4 cells has a size that no choice of parts adds up to."]
    assert set(found[1].classes[0].cells) == set(far)


def test_cells_with_few_placements_are_shown() -> None:
    tight, balanced = arguments(reduce(flat(box(10, 6))))
    assert (tight.text, tight.proof) == ("4 cells have the fewest placements: 37 each.", False)
    assert set(tight.classes[0].cells) == {(0, 0, 0), (9, 0, 0), (0, 5, 0), (9, 5, 0)}
    assert "as many cells of each colour" in balanced.text
    assert not balanced.proof


def test_cells_that_nothing_covers_and_parts_that_fit_nowhere_are_shown() -> None:
    bare = flat((*box(5, 2), (9, 0, 0), (11, 0, 0)), "LP")
    found = arguments(reduce(replace(bare, parts=(*bare.parts, Part("I2", cells("##"))))))
    assert found[0].text == "No part can cover the cells (9, 0), (11, 0)."
    assert found[0].classes[0].cells == ((9, 0, 0), (11, 0, 0))
    assert arguments(reduce(flat(box(5, 2), "IX")))[0].part == 1


def test_a_size_that_only_parts_make_up_that_fit_nowhere_is_reported_as_that() -> None:
    """A beam that is too long fits nowhere, but its size counts: 5 + 4 + 4 + 3 are the 16 cells of the target."""
    beam, tee, bar = Part("I5", cells("#####")), Part("T", cells("###/.#."), 2, 2), Part("I3", cells("###"))
    found = [argument.text for argument in arguments(reduce(Puzzle(square(), target=Target(box(4, 4)),
                                                                   parts=(beam, tee, bar))))]
    assert not [text for text in found if "adds up" in text]
    assert any("I5" in text for text in found)
    unneeded = Part("I5", cells("#####"), 0, 1)
    one = Puzzle(square(), target=Target(box(3, 3)), parts=(unneeded, Part("T", cells("###/.#."), 0, 2)))
    assert proofs(one)[0] == "The target has 9 cells, a size that no choice of the parts that fit into it adds up to."
    far = tuple((x + 9, 0, 0) for x in range(5))
    two = Puzzle(square(), target=Target((*box(2, 2), *far)),
                 parts=(Part("S", cells("##/##")), Part("W", cells("#../##./.##"), 0, 1)))
    assert "An island of 5 cells has a size that no choice of the parts that fit somewhere adds up to." in proofs(two)


def test_a_number_between_those_of_the_parts_is_not_shown_as_one_of_them() -> None:
    """Nine tees cover an odd number of black cells, of the 36 cells of a box 18."""
    tees = Puzzle(builtin("cubic"), target=Target(box(4, 3, 3)), parts=(Part("T", ((0, 0, 0, 0), (1, 0, 0, 0),
                                                                              (2, 0, 0, 0), (1, 1, 0, 0)), 9, 9),))
    first = arguments(reduce(tees))[0]
    assert "the parts cover 17 or 19 of them, never a number between" in first.text
    assert first.classes[0].title == "black cells: 18; the parts cover 17 or 19, but no number between"
