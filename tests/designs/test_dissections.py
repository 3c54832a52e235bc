"""Dissections have one solution by a search of their own, in lattices of several kinds; a seed gives them again."""

from itertools import islice

import pytest

import latticework as lw
from latticework.designs.dissections import Cutter, Dissection
from latticework.errors import LatticeworkError
from latticework.solution import faults

TARGETS = {"square": lw.Puzzle.boxed("square", (5, 4)), "cubic": lw.Puzzle.boxed("cubic", (3, 3, 2)),
           "hexagon": lw.Puzzle("hexagon", lw.shape("hexagon", "hexagon", 3)),
           "packed-spheres": lw.Puzzle("packed-spheres", lw.shape("packed-spheres", "tetrahedron", 4)),
           "triangle": lw.Puzzle("triangle", lw.shape("triangle", "hexagon", 2))}


def some(target: lw.Puzzle, parts: int, steps: int, seed: int = 0) -> list[Dissection]:
    return [one for one in islice(Cutter.of(target.document).cut(parts, seed=seed), steps) if one]


@pytest.mark.parametrize("lattice", TARGETS)
def test_each_has_one_solution(lattice: str) -> None:
    found = some(TARGETS[lattice], 4, 12)
    assert found
    for one in found:
        puzzle = lw.Puzzle.of(one.puzzle)
        counts = lw.solve(puzzle).counts
        assert (counts.reflections if puzzle.lattice.document.flat else counts.rotations) == 1
        assert not faults(one.puzzle, one.solution)
    assert [one.difficulty for one in found] == sorted({one.difficulty for one in found})


@pytest.mark.parametrize("lattice", TARGETS)
def test_parts_hang_together_and_are_of_the_sizes_asked_for(lattice: str) -> None:
    target = TARGETS[lattice].document
    cells = len(target.target.cells)
    found = [one for one in islice(Cutter.of(target).cut(3, (cells // 3 - 2, cells // 3 + 3)), 30) if one]
    assert found
    for one in found:
        for part in one.puzzle.parts:
            assert cells // 3 - 2 <= len(part.cells) <= cells // 3 + 3
            reached, own = {part.cells[0]}, set(part.cells)
            for _ in own:
                reached |= {near for cell in reached for near in target.lattice.neighbours(cell)} & own
            assert reached == own


def test_a_seed_gives_the_same_and_another_one_others() -> None:
    first, again, other = (some(TARGETS["cubic"], 4, 10, seed) for seed in (1, 1, 2))
    assert [one.puzzle for one in first] == [one.puzzle for one in again]
    assert [one.puzzle for one in first] != [one.puzzle for one in other]


def test_maps_place_a_part_as_it_may_turn_and_mirror_it_never() -> None:
    cutter = Cutter.of(lw.Puzzle.boxed("cubic", (3, 2, 2)).document)
    screw = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)]
    own = [cutter.puzzle.target.cells.index((*cell, 0)) for cell in screw]
    places = {frozenset(moved[own].tolist()) for moved in cutter.maps if (moved[own] >= 0).all()}
    box = lw.Puzzle.boxed("cubic", (3, 2, 2), [lw.Part(screw, motions="turn")])
    assert len(places) == len(lw.placements(box))
    mirrored = lw.Puzzle.boxed("cubic", (3, 2, 2), [lw.Part(screw, motions="mirror")])
    assert len(places) < len(lw.placements(mirrored))


@pytest.mark.parametrize(("target", "parts", "words"), [
    (lw.Puzzle.boxed("square", (2, 1)), 3, "cannot be cut into 3 parts"),
    (lw.Puzzle.boxed("square", (15, 15)), 3, "2 to 200 cells"),
    (lw.Puzzle.boxed("square", (3, 3), may_stay_empty=[(0, 0)]), 3, "may stay empty")])
def test_what_cannot_be_cut_is_refused(target: lw.Puzzle, parts: int, words: str) -> None:
    with pytest.raises(LatticeworkError, match=words):
        lw.design.dissect(target, parts, seconds=0.1)


def test_more_pieces_than_parts_are_refused() -> None:
    with pytest.raises(LatticeworkError, match="has 3 pieces that do not touch"):
        lw.design.dissect(lw.Puzzle("square", "##..##..##"), 2, seconds=0.1)
