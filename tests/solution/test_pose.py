"""How parts lie in a solution: two solutions that differ are told apart, as text and as data."""

import json

import pytest

from latticework.puzzle import Mark, Matching, Part, Puzzle, Target
from latticework.solution import Solution, as_data, as_text, placements_of
from latticework.solution.placement import pose_of
from shapes import box, cells, solve, square

HERE = (0, 0, 0)
SIDES = ("north", "east", "south", "west")


def tile(name: str, marks: str) -> Part:
    """Return a square with a mark on each side, given by their first letters, clockwise from the top."""
    return Part(name, (HERE,), marks=tuple(sorted(Mark(HERE, *both) for both in zip(SIDES, marks, strict=True))))


TILES = Puzzle(square(), motions="turn", target=Target(box(2, 1)), matching=Matching(),
               parts=(tile("one", "abca"), tile("two", "abcc")))
"""Two squares that touch along sides of equal marks."""

STRIPED = Puzzle(square(), target=Target(box(3, 1)), parts=(
    Part("I", cells("###"), cell_colors=(((0, 0, 0), "#222222"),), motions="turn"),))
"""The colour of a part alone is only to look at."""

BOARD = Puzzle(square(), target=Target(box(3, 1), cell_colors=(((2, 0, 0), "#222222"),)), parts=STRIPED.parts)
"""Here it has to fit."""


def solutions(puzzle: Puzzle) -> list[Solution]:
    """Return all solutions of a puzzle, symmetric copies too."""
    from latticework.cover import expand

    run = solve(puzzle)
    return [placements_of(options, run.prepared.reduction) for row in run.kept.rows
            for options in expand(row, run.prepared.group, "nothing")]


def test_solutions_of_tiles_differ_as_text_and_as_data() -> None:
    every = solutions(TILES)
    assert len(every) > 2
    assert len({as_text(TILES, one) for one in every}) == len(every)
    assert len({json.dumps(as_data(TILES, one)) for one in every}) == len(every)


def test_marks_are_where_they_are_now() -> None:
    for one in solutions(TILES):
        placed = [mark for placement in as_data(TILES, one) for mark in placement["marks"]]
        marks = {(tuple(mark["cell"]), mark["side"]): mark["mark"] for mark in placed}
        assert len(marks) == 8
        assert marks[(0, 0), "east"] == marks[(1, 0), "west"]
        text = as_text(TILES, one)
        assert all(f"{side} {mark}" in text for (_, side), mark in marks.items())


def test_a_colour_that_has_to_fit() -> None:
    one = next(one for one in solutions(BOARD) if "2,0 #222222" in as_text(BOARD, one))
    (placed,) = as_data(BOARD, one)
    assert placed["colors"] == {"#222222": [[2, 0]]}
    assert placed["cells"] == [[0, 0], [1, 0], [2, 0]]
    assert placed["part_cells"] == [[2, 0], [1, 0], [0, 0]]
    assert placed["mirrored"] is False
    assert as_text(BOARD, one) == "III\n\nI: 2,0 #222222\n"


def test_a_colour_only_to_look_at() -> None:
    (one,) = solutions(STRIPED)
    assert as_data(STRIPED, one)[0]["colors"] == {"#222222": [[0, 0]]}


def test_nothing_is_added_to_plain_parts() -> None:
    puzzle = Puzzle(square(), target=Target(box(3, 1)), parts=(Part("I", cells("###")),))
    (one,) = solutions(puzzle)
    assert as_text(puzzle, one) == "III\n"
    assert set(as_data(puzzle, one)[0]) == {"part", "cells", "part_cells", "mirrored"}


def test_a_mirrored_part_says_so() -> None:
    puzzle = Puzzle(square(), target=Target(cells("#../###")), parts=(Part("J", cells("..#/###")),))
    (placed,) = as_data(puzzle, solutions(puzzle)[0])
    assert placed["mirrored"] is True
    assert sorted(placed["part_cells"]) == [[0, 0], [1, 0], [2, 0], [2, 1]]


@pytest.mark.parametrize("puzzle", [TILES, BOARD, STRIPED])
def test_a_placement_lies_by_a_motion_of_its_part(puzzle: Puzzle) -> None:
    for one in solutions(puzzle):
        for placement in one:
            pose = pose_of(puzzle, placement)
            assert pose is not None
            assert pose.motion in puzzle.allowed_motions(puzzle.parts[placement.part])
            assert set(pose.drawn) == set(placement.cells)
