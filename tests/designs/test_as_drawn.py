"""What is told of a puzzle as it is drawn: the same as a whole search says, or nothing."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

import latticework as lw
from latticework.designs import judge
from latticework.designs.dissections import Cutter
from latticework.designs.judge import AsDrawn, Judge, as_drawn
from latticework.designs.part_sets import PartChoice, puzzle_of
from latticework.jobs.job import prepare
from latticework.puzzle import Puzzle
from panel_help import dominoes
from quick_suite import in_part
from random_choices import BOXES, random_choice


def whole(puzzle: Puzzle) -> AsDrawn:
    """Return the same by a search of the whole puzzle."""
    counts = lw.solve(lw.Puzzle.of(puzzle)).counts
    if not counts.all or any(part.least != part.most for part in puzzle.parts):
        return AsDrawn(counts.reflections, True)
    judged = Judge.of(prepare(puzzle).reduction).judge(np.array([[part.most for part in puzzle.parts]]))
    return AsDrawn(counts.reflections, True, float(judged.difficulty[0]))


@pytest.mark.parametrize(("lattice", "seed"), in_part(product(BOXES, range(4)), 4, several=True))
def test_it_is_what_a_whole_search_says(lattice: str, seed: int) -> None:
    every = random_choice(lattice, seed)
    cells = len(every.target.cells)
    for times in product(*(range(part.most + 1) for part in every.parts)):
        some = puzzle_of(every, times)
        told, sums = as_drawn(some), sum(n * len(part.cells) for n, part in zip(times, every.parts, strict=True))
        fits = cells - every.target.may_be_empty <= sums <= cells and any(times)
        assert (told is not None) == fits
        if fits:
            assert told == whole(some)


def test_parts_that_may_be_left_out_have_no_difficulty() -> None:
    every = PartChoice((5, 5)).of(dominoes(5, 2))
    found = as_drawn(every)
    assert found == whole(every)
    assert found is not None
    assert found.difficulty is None


def test_a_solid_with_one_solution_has_one_however_it_is_turned() -> None:
    found = next(one for one in Cutter.of(lw.Puzzle.boxed("cubic", (3, 3, 3)).document).cut(5) if one)
    assert as_drawn(found.puzzle) == AsDrawn(1, True, found.difficulty)


def test_many_solutions_are_counted_to_a_thousand_and_the_difficulty_is_that_of_some() -> None:
    many, soma = as_drawn(dominoes(8, 8)), as_drawn(lw.load("soma").document)
    assert many is not None
    assert soma is not None
    assert (many.solutions, many.complete, many.exact) == (judge.MOST_SOLUTIONS + 1, False, False)
    assert (soma.solutions, soma.complete, soma.exact) == (240, True, False)


def test_that_there_is_none_is_said_only_after_a_whole_search(monkeypatch: pytest.MonkeyPatch) -> None:
    soma = lw.load("soma").document
    monkeypatch.setattr(judge, "_NODES", 2)
    assert as_drawn(soma) == AsDrawn(240, True)
    monkeypatch.setattr(judge, "_MOST_NODES", 2)
    monkeypatch.setattr(judge, "_AT_A_TIME", 1)
    assert as_drawn(soma) is None


def test_what_is_too_large_or_not_ready_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    box = dominoes(4, 4)
    assert as_drawn(box) is not None
    for other in (dominoes(4, 26), replace(box, parts=()), dominoes(0, 0),
                  replace(box, parts=(*box.parts, replace(box.parts[0], cells=(), least=1, most=1)))):
        assert as_drawn(other) is None
    monkeypatch.setattr(judge, "MOST_OPTIONS", 23)
    assert as_drawn(box) is None
