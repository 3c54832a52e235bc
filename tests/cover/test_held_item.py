"""Holding another item changes which copy of a solution is met first, never the counts or the hash."""

import itertools
from dataclasses import replace

import pytest

import session_help
from latticework.cover import candidate, candidates, restrict
from latticework.jobs.job import prepare
from latticework.jobs.searched import item_name
from latticework.puzzle import Puzzle, parse
from quick_suite import in_part
from shapes import SOMA, box, flat, solid
from ways_help import METHODS, search_all

SOLID = solid((cell for cell in box(5, 2, 2) if cell != (2, 1, 1, 0)), {name: SOMA[name] for name in "VLTZP"})
PUZZLES = {"flat": flat(box(5, 4), "LPWY"), "solid": SOLID, "twins": parse(session_help.TWINS, "twins"),
           "dominoes": parse(session_help.dominoes(4, 4), "dominoes")}


@pytest.mark.parametrize("puzzle", in_part(PUZZLES.values(), 4), ids=PUZZLES)
def test_counts_and_hash_are_those_of_every_other(puzzle: Puzzle) -> None:
    usual = prepare(puzzle)
    every = candidates(usual.reduction.cover, usual.group)
    assert len(every) > 1
    expected = search_all(usual.job).found
    for method, held in itertools.product(METHODS, every):
        one = usual.by(replace(method, hold=item_name(usual.reduction, held.item)))
        assert one.restriction.item == held.item
        assert search_all(one.job).found == expected, one.method


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_candidates_are_all_there_is_up_to_symmetry(puzzle: Puzzle) -> None:
    prepared = prepare(puzzle)
    cover, group = prepared.reduction.cover, prepared.group
    able = {item for item in range(group.items.shape[1]) if candidate(cover, group, item)}
    met = [set(group.items[:, held.item].tolist()) for held in candidates(cover, group)]
    assert set().union(*met) == able
    assert sum(map(len, met)) == len(able)
    for held in candidates(cover, group):
        fixing = group.options[group.items[:, held.item] == held.item]
        images = fixing[:, held.representatives]
        assert set(images.ravel().tolist()) == set(held.options.tolist())


def test_the_usual_item_has_few_representatives_among_good_shares() -> None:
    prepared = prepare(PUZZLES["solid"])
    every = candidates(prepared.reduction.cover, prepared.group)
    good = [held for held in every if held.share <= 1.5 * min(held.share for held in every)]
    fewest = min(len(held.representatives) for held in good)
    usual = restrict(prepared.reduction.cover, prepared.group)
    assert usual.item in [held.item for held in good if len(held.representatives) == fewest]
    assert (usual.kept == prepared.restriction.kept).all()
