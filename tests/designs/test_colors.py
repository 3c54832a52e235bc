"""Painted cells leave exactly one solution, and fewer never do."""

import threading
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import latticework as lw
from latticework.cancel import CancelledError, cancellable
from latticework.designs.colors import (
    PAINTS,
    Painting,
    Paintings,
    Wanted,
    _Painter,
    paint_of,
    paintings,
    solved_puzzle,
)
from latticework.designs.part_sets import usual_modulo
from latticework.errors import LatticeworkError
from latticework.jobs.job import Prepared, prepare
from latticework.puzzle import Puzzle
from latticework.solution import faults, placements_of
from random_solvable import solvable
from slow_colors import enough

LATTICES = ("square", "cubic", "hexagon", "packed-spheres")


def left(puzzle: lw.Puzzle) -> int:
    """Return how many solutions are left; in space a mirror image is another one."""
    counts: int = getattr(lw.solve(puzzle).counts, usual_modulo(puzzle.document))
    return counts


def found(puzzle: Puzzle, wanted: Wanted) -> Paintings:
    every = [np.array(one._options, np.int32) for one in lw.solve(lw.Puzzle.of(puzzle))]
    return paintings(every, prepare(puzzle), wanted)


@pytest.mark.parametrize("colors", [1, 2])
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_choices_are_those_of_a_slow_search(colors: int, data: st.DataObject) -> None:
    puzzle = data.draw(solvable(LATTICES, most=7).filter(lambda drawn: not any(
        part.other_forms for part in drawn.parts)))  # which are refused
    puzzle = replace(puzzle, target=replace(puzzle.target, cell_colors=(), color_pairs=None))
    assume(1 <= lw.solve(lw.Puzzle.of(puzzle)).counts.reflections <= 4)
    _agrees_with_the_slow_search(puzzle, colors)


@pytest.mark.parametrize("colors", [1, 2])
def test_a_solution_and_its_mirror_image_may_both_be_left(colors: int) -> None:
    """The domino in the middle is painted at one end: the two single cells may be exchanged."""
    middle = lw.Part([(1, 0), (2, 0)], "middle", motions="placed")
    _agrees_with_the_slow_search(lw.Puzzle.boxed("square", (4, 1), [middle, "#", lw.Part("#", "other")]).document,
                                 colors)


def test_parts_that_need_not_be_used_are_not_painted() -> None:
    """Only mirror images are left where the middle is painted, and the cell that is not painted must stay so."""
    middle = lw.Part([(1, 0), (2, 0)], "middle", motions="placed")
    puzzle = lw.Puzzle.boxed("square", (4, 1), [middle, lw.Part("#", copies=(0, 1))], may_stay_empty=[(0, 0), (3, 0)])
    _agrees_with_the_slow_search(puzzle.document, 1)


def _agrees_with_the_slow_search(puzzle: Puzzle, colors: int) -> None:
    ready, every = prepare(puzzle), [np.array(one._options, np.int32) for one in lw.solve(lw.Puzzle.of(puzzle))]
    painter = _Painter(every, ready, Wanted(colors))
    for number, options in enumerate(every, 1):
        own = painter.original(number)
        for size in range(3):
            chosen = [Painting(number, one, own.options) for one in painter.choices(own, size)]
            slow = [frozenset(paint.items())
                    for paint in enough(puzzle, placements_of(options, ready.reduction), size, colors)]
            assert len(chosen) == len(slow)
            assert {frozenset(_by_slow_names(ready, one)) for one in chosen} == set(slow)
        for one in chosen[:1]:
            _holds(ready, one)


def _by_slow_names(ready: Prepared, painting: Painting) -> set[tuple[tuple[int, ...], str]]:
    from slow_colors import PAINTS as NAMES

    return {(cell, NAMES[PAINTS.index(color)]) for cell, color in paint_of(ready, painting).items()}


def _holds(ready: Prepared, painting: Painting) -> None:
    """Assert that the puzzle that is written has this solution alone."""
    puzzle, solution = solved_puzzle(ready, painting)
    assert not faults(puzzle, solution)
    assert left(lw.Puzzle.of(puzzle)) == 1


PUZZLES = {
    "square": lw.Puzzle.boxed("square", (4, 3), ["###", lw.Part("#.\n##", copies=2), "##", "#"]),
    "square with other parts": lw.Puzzle.boxed("square", (4, 3), [
        "###", lw.Part("#.\n##", copies=2), lw.Part("##", copies=(0, 2)), "#"]),
    "hexagon": lw.Puzzle.boxed("hexagon", (3, 3), lw.polyforms("hexagon", (2, 3))[:3],
                               may_stay_empty=[(0, 0)]),
    "packed-spheres": lw.Puzzle("packed-spheres", lw.shape("packed-spheres", "tetrahedron", 3), [
        *lw.polyforms("packed-spheres", 3)[:2], lw.Part([(0, 0, 0), (1, 0, 0)], "two", 2)]),
    "cubic": lw.Puzzle.boxed("cubic", (3, 2, 2), [*lw.polyforms("cubic", (2, 3)), lw.polyforms("cubic", 4)[1]]),
    "triangle": lw.Puzzle("triangle", lw.shape("triangle", "triangle", 3), [
        lw.polyforms("triangle", 4)[1], lw.Part(lw.polyforms("triangle", 2)[0].cells, copies=2),
        lw.polyforms("triangle", 1)[0]]),
}


@pytest.mark.parametrize("name", PUZZLES)
def test_each_solution_is_left_alone_by_its_paint(name: str) -> None:
    ready, own = prepare(PUZZLES[name].document), found(PUZZLES[name].document, Wanted(each=True))
    solutions = {one.solution for one in own.found}
    assert solutions
    assert len(own.found) == len(solutions) == lw.solve(PUZZLES[name]).counts.reflections - own.never - own.open
    for one in own.found[:: max(1, len(own.found) // 4)]:
        _holds(ready, one)


def test_a_soma_needs_two_painted_cells() -> None:
    every = lw.design.colors("soma")
    assert {len(one.painted) for one in every} == {2}
    assert (len(every), len({one.solution for one in every})) == (2, 2)
    for one in every:
        assert left(one.puzzle) == 1


def test_one_painted_cell_is_enough_for_the_pentominoes() -> None:
    every = lw.design.colors("pentominoes-6x10")
    assert [len(one.painted) for one in every] == [1, 1]
    for one in every:
        assert left(one.puzzle) == 1


def test_visible_cells_have_a_side_to_the_outside() -> None:
    cube = PUZZLES["cubic"]
    # It has no cell within.
    assert ([one.painted for one in lw.design.colors(cube, visible=True)]
            == [one.painted for one in lw.design.colors(cube)])
    for one in lw.design.colors("soma", visible=True):
        assert (1, 1, 1) not in one.painted


def test_the_copies_of_a_symmetric_puzzle_are_no_other_solutions() -> None:
    """Paint that some symmetries leave as it is leaves the copies, too, that these make of the solution."""
    counts = [lw.solve(one.puzzle).counts for one in lw.design.colors(PUZZLES["packed-spheres"])]
    assert {one.reflections for one in counts} == {1}
    assert any(one.all > 1 for one in counts)


def test_copies_that_are_painted_alike_stay_one_part() -> None:
    puzzle = lw.Puzzle.boxed("square", (2, 2), [lw.Part("##", copies=2)])
    ready = prepare(puzzle.document)
    [one] = lw.solve(puzzle)
    made, solution = solved_puzzle(ready, Painting(1, ((0, 1), (3, 1)), tuple(one._options)))
    assert [(part.least, part.most, len(part.cell_colors)) for part in made.parts] == [(2, 2, 1)]
    assert not faults(made, solution)
    made, solution = solved_puzzle(ready, Painting(1, ((0, 1), (3, 2)), tuple(one._options)))
    assert [part.most for part in made.parts] == [1, 1]
    assert not faults(made, solution)


def test_solutions_that_no_paint_tells_apart_are_counted() -> None:
    """Only a part that need not be used tells two of the three apart; in the third the domino lies elsewhere."""
    puzzle = lw.Puzzle("square", "###", ["##", lw.Part("#", copies=(0, 1))], may_stay_empty=[(2, 0)])
    own = found(puzzle.document, Wanted())
    [(_, painted)] = [(one.solution, one.painted) for one in own.found]
    assert (painted, own.never, own.fewest) == (((2, 1),), 2, 1)


def test_a_single_solution_needs_no_paint() -> None:
    [one] = lw.design.colors(lw.Puzzle.boxed("square", (2, 1), ["##"]))
    assert not one.painted
    assert lw.solve(one.puzzle).counts.all == 1


def test_targets_with_colours_are_refused() -> None:
    with pytest.raises(LatticeworkError, match="have colours already"):
        lw.design.colors("broken-chessboard")


def test_it_can_be_cancelled() -> None:
    event = threading.Event()
    event.set()
    with cancellable(event), pytest.raises(CancelledError):
        found(PUZZLES["square"].document, Wanted())


def test_without_solutions_there_is_nothing_to_paint() -> None:
    assert lw.design.colors(lw.Puzzle.boxed("square", (2, 1), ["###"])) == []


def test_a_part_that_is_used_0_times_changes_nothing() -> None:
    own = [lw.Part("##", "I"), lw.Part("#", "other", copies=2)]
    puzzle = lw.Puzzle.boxed("square", (4, 1), own)
    more = lw.Puzzle.boxed("square", (4, 1), [lw.Part("###", "none", copies=(0, 0)), *own])
    assert [one.painted for one in found(more.document, Wanted()).found] == [
        one.painted for one in found(puzzle.document, Wanted()).found]
