"""How solutions come apart, for those who show it: straight slides first, then moves, and what is said of them."""

import threading
from dataclasses import replace

import numpy as np
import pytest

from latticework.apart import UNKNOWN, Disassembly, Limits, Move, Separation
from latticework.apart.courses import Course, assembly_of, cached_course, course_text, find_course
from latticework.cancel import CancelledError, cancellable
from latticework.lattice import builtin
from samples import LATCH, PENTOMINOES, RINGS, SOMA, solved

CUBIC = builtin("cubic")


@pytest.mark.parametrize(("picture", "lattice", "words"), [
    (SOMA, "cubic", "Taken apart by straight moves"),
    (PENTOMINOES, "square", "Laid one after another"),
    (LATCH, "cubic", "Level 2, 2 moves, "),
    (RINGS, "cubic", "Does not come apart: B, A hold one another"),
    ("A", "cubic", "")])
def test_it_says_how_a_solution_comes_apart(picture: str, lattice: str, words: str) -> None:
    puzzle, solution = solved(picture, lattice)
    assert course_text(find_course(puzzle, solution), puzzle, solution).startswith(words)


def test_where_all_of_many_parts_hold_one_another_they_are_counted() -> None:
    puzzle, solution = solved(SOMA, "cubic")
    known = find_course(*solved(RINGS, "cubic"))
    said = [course_text(replace(known, held=tuple(range(count))), puzzle, solution) for count in (7, 6)]
    assert said[0].startswith("Does not come apart: all 7 parts hold one another (")
    assert "all" not in said[1]
    assert said[1].partition(".")[0].count(", ") == 5


def test_what_is_lifted_first_and_then_slides_out() -> None:
    played = find_course(*solved(LATCH, "cubic")).assembly
    assert (played.moves, played.enters, played.subassemblies) == ([[1], [1]], [True, False], [[0, 1], [0, 1]])
    assert played.directions[1].tolist() == [0, 0, 1]
    assert played.directions[0][0] > 2
    assert not played.directions[0][1:].any()
    assert (played.first, played.arrivals) == ([0], [1])
    lifted = played.snapshot(1)
    assert (lifted.standing, lifted.coming, lifted.offsets.tolist()) == ([0, 1], [], [[0, 0, 0], [0, 0, 1]])
    assert played.snapshot(1.5).offsets[1].tolist() == [0, 0, 0.5]
    out = played.snapshot(0)
    assert (out.standing, out.coming, out.share) == ([0], [1], 0)
    assert out.offsets[1].tolist() == [0, 0, 1], "the way out is added to where it was lifted"


def test_halves_come_apart_one_after_the_other() -> None:
    """Parts 2 and 3 leave together, 1 leaves 0, and then 3 leaves 2."""
    tree = Separation((0, 1, 2, 3), (Move((1, 2), (0, 0, 1), 2), Move((2, 3), (1, 0, 0), 5, out=True)),
                      Separation((0, 1), (Move((1,), (0, 1, 0), 3, out=True),)),
                      Separation((2, 3), (Move((3,), (0, 0, -1), 1), Move((3,), (0, -1, 0), 4, out=True))))
    played = assembly_of(tree, CUBIC)
    assert played.moves == [[3], [3], [1], [2, 3], [1, 2]]
    assert played.enters == [True, False, True, True, False]
    assert [played.continues(step) for step in range(6)] == [True, True, False, True, True, False]
    assert [sorted(played.after(step)) for step in range(6)] == [
        [2], [2, 3], [2, 3], [0, 1], [0, 1, 2, 3], [0, 1, 2, 3]]
    assert played.snapshot(2, ahead=False).standing == [2, 3], "before 3 is taken from 2, both are seen"
    assert (played.snapshot(2).standing, played.snapshot(2).coming) == ([0], [1]), "the next to be put together"
    assert played.snapshot(2).offsets[[1, 2]].tolist() == [[0, 0, 2], [0, 0, 2]], "what moved inside stays there"
    assert not played.snapshot(5).offsets.any()


def test_what_was_found_is_remembered_and_not_for_another_puzzle() -> None:
    puzzle, solution = solved(LATCH, "cubic")
    found = find_course(puzzle, solution)
    assert cached_course(replace(puzzle, name="Another name"), solution) is found
    grouped = replace(puzzle, parts=tuple(replace(part, group="a") for part in puzzle.parts))
    assert cached_course(grouped, solution) is None
    assert len(find_course(grouped, solution).assembly.moves) == 1


def test_the_limit_that_was_reached_is_named() -> None:
    puzzle, solution = solved(LATCH, "cubic")
    grouped = replace(puzzle, parts=tuple(replace(part, color="#123456", group=part.name) for part in puzzle.parts))
    short = Limits(seconds=-1.0)
    unknown = find_course(grouped, solution, short)
    assert course_text(unknown, puzzle, solution).startswith(
        "Not known whether it comes apart: the limit of -1 seconds or of memory was reached")
    few = Course(unknown.assembly, Disassembly(UNKNOWN, states=1200), Limits(states=1200))
    assert "the limit of 1,200 states was reached" in course_text(few, puzzle, solution)
    known = find_course(grouped, solution)
    assert known.result.status == "apart", "other limits are another question"
    assert find_course(grouped, solution, short) is known, "what is known stays known"


def test_too_many_parts_are_named() -> None:
    rows = RINGS.strip().split("\n\n")
    puzzle, links = solved("\n\n".join(rows), "cubic")
    cubes = tuple(replace(links[-1], cells=((2 * i, 20, 20, 0),)) for i in range(70))
    text = course_text(find_course(puzzle, (*links[:2], *cubes)), puzzle, (*links[:2], *cubes))
    assert text.startswith("Not known whether it comes apart")
    assert "64" in text


def test_it_stops_when_asked() -> None:
    puzzle, solution = solved(LATCH, "cubic")
    asked = threading.Event()
    asked.set()
    moved = tuple(replace(some, cells=tuple((x + 1, *rest) for x, *rest in some.cells)) for some in solution)
    with cancellable(asked), pytest.raises(CancelledError):
        find_course(puzzle, moved)
    assert cached_course(puzzle, moved) is None
    assert find_course(puzzle, moved).result.level == "2"


def test_the_box_stays_where_it_is() -> None:
    puzzle, solution = solved("AAA\nABA\nAAA", "cubic")
    free = find_course(puzzle, solution).assembly
    boxed = replace(puzzle, parts=(replace(puzzle.parts[0], motions="placed", box=True), puzzle.parts[1]))
    kept = find_course(boxed, solution)
    assert kept.assembly.moves == [[0], [1]]
    assert free.moves != [[1], [0]] or kept.assembly.held == []
    assert kept.result is None
    assert np.isfinite(kept.assembly.directions).all()
