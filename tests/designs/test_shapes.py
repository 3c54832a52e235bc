"""Shapes that parts fill: against a search for every polyform of so many cells, in lattices of several kinds."""

from collections import Counter
from itertools import product
from random import Random
from threading import Event

import pytest

import latticework as lw
from latticework.cancel import CancelledError, cancellable
from latticework.designs import shapes as designed
from latticework.designs.part_sets import candidates, puzzle_of
from latticework.designs.shapes import Joiner, Shape, WantedShapes, shapes
from latticework.errors import LatticeworkError
from latticework.lattice import builtin, motions, orientations
from latticework.puzzle import Puzzle
from quick_suite import in_part

SIZES = {"square": 6, "hexagon": 5, "triangle": 6, "square-stick": 4, "triangle-stick": 3, "half-square": 4,
         "cubic": 5, "packed-spheres": 4, "packed-spheres-hexagonal": 3, "truncated-octahedron": 4}
"""How many units shapes have, so that there are hundreds of polyforms at most."""

MODULO = {"free": "reflections", "one-sided": "rotations", "fixed": "all"}


def random_parts(lattice: str, seed: int, rule: str) -> Puzzle:
    """Return a puzzle of two to four parts, two of them alike now and then, that have a given number of cells."""
    random, left, parts = Random(seed), SIZES[lattice], list[lw.Part]()
    while left:
        own = random.choice(lw.polyforms(lattice, random.randint(1, min(3, left)), "one-sided"))
        parts.append(lw.Part(own.cells, f"P{left}", motions=rule))
        left -= len(own.cells) // unit_of(lattice)
    # Parts alike are one that is used more often: a search tells them apart, by which of them is where.
    merged = candidates(lw.Puzzle(lattice, (), parts).document, None)
    return puzzle_of(merged, [part.most for part in merged.parts])


def unit_of(lattice: str) -> int:
    """Return how many cells a unit has."""
    return len(builtin(lattice).unit) or 1


def by_searches(puzzle: Puzzle, sort: str) -> Counter[tuple[int, ...]]:
    """Return how many shapes are filled in so many ways."""
    found: Counter[tuple[int, ...]] = Counter()
    n = sum(len(part.cells) * part.most for part in puzzle.parts) // unit_of(puzzle.lattice.name)
    for form in lw.polyforms(lw.Lattice.of(puzzle.lattice), n, sort):
        cells = tuple(puzzle.lattice.internal(cell) for cell in form.cells)
        counts = lw.solve(lw.Puzzle.of(designed.shape_puzzle(puzzle, Shape(cells, 1, 1)))).counts
        if counts.all:
            found[getattr(counts, MODULO[sort]),] += 1
    return found


@pytest.mark.parametrize(("lattice", "seed"), in_part(product(SIZES, range(5)), 3, several=True))
def test_every_polyform_that_can_be_filled_is_found_with_its_ways(lattice: str, seed: int) -> None:
    flat = lw.Lattice(lattice).document.flat
    rule, sort = ("turn", "one-sided") if seed % 2 else ("turn over" if flat else "mirror", "free")
    puzzle = random_parts(lattice, seed, rule)
    assert Counter((one.ways,) for one in shapes(puzzle)) == by_searches(puzzle, sort)


@pytest.mark.parametrize(("sort", "rule"), [("one-sided", ""), ("fixed", ""), ("fixed", "turn"), ("fixed", "fixed")])
def test_other_sorts(sort: str, rule: str) -> None:
    puzzle = random_parts("square", 5, rule)
    assert Counter((one.ways,) for one in shapes(puzzle, sort=sort)) == by_searches(puzzle, sort)


def test_twins_are_two_shapes_where_parts_only_turn() -> None:
    parts = [lw.Part("#.\n#.\n##", "L", motions="turn"), lw.Part("#", "I")]
    found = shapes(lw.Puzzle("square", "", parts).document)
    mirrored = lw.Puzzle("square", "", [lw.Part(".#\n.#\n##", "J", motions="turn"), lw.Part("#", "I")]).document
    own, others = ({one.cells for one in some} for some in (found, shapes(mirrored)))
    assert own != others
    every = motions(mirrored.lattice)
    assert {min(orientations(mirrored.lattice, cells, every)) for cells in own} == {
        min(orientations(mirrored.lattice, cells, every)) for cells in others}


def test_two_dominoes_fill_all_tetrominoes_but_t() -> None:
    found = lw.design.shapes(lw.Puzzle("square", (), [lw.Part("##", copies=2)]))
    named = {part.cells: part.name for part in lw.polyforms("square", 4)}
    assert {(named[one.cells], one.ways) for one in found} == {("I4", 1), ("L4", 1), ("O4", 1), ("S4", 1)}


@pytest.mark.parametrize(("lattice", "shape"), [("square-stick", "I2"), ("triangle-stick", "2-2"),
                                                ("triangle-stick", "2-3")])
def test_parts_of_segments_do_not_cross(lattice: str, shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    two = [lw.Part(part.cells, copies=2) for part in lw.polyforms(lattice, 2) if part.name == shape]
    puzzle = lw.Puzzle(lattice, (), two).document
    found = Counter((one.ways,) for one in shapes(puzzle))
    assert found == by_searches(puzzle, "free")
    monkeypatch.setattr(designed, "_crossed", lambda *_: [])
    assert Counter((one.ways,) for one in shapes(puzzle)) != found


def test_a_search_in_many_steps_with_little_room_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = lw.Puzzle("square", "", lw.polyforms("square", 4)[:3]).document
    every = shapes(puzzle)
    monkeypatch.setattr(designed, "_NODES", 50)
    monkeypatch.setattr(designed, "_ROOM", 8)
    assert set(shapes(puzzle)) == set(every)


def test_shapes_of_fewer_cells_are_filled_by_any_choice() -> None:
    pentominoes = lw.polyforms("square", 5)
    puzzle = lw.Puzzle("square", "", pentominoes).document
    found = {one.cells: one.ways for one in shapes(puzzle, 10)}
    apart: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for number, one in enumerate(pentominoes):
        for other in pentominoes[:number]:
            apart.update({shape.cells: shape.ways
                          for shape in shapes(lw.Puzzle("square", "", [one, other]).document)})
    assert found == apart


class TestWanted:
    def puzzle(self) -> Puzzle:
        return lw.Puzzle("square", "", lw.polyforms("square", 4)[:2]).document

    @pytest.mark.parametrize("box", [(4, 3), (3, 4), (2, 4), (8, 1), (3, 3)])
    def test_a_box_keeps_what_fits_into_it(self, box: tuple[int, int]) -> None:
        def fits(cells: tuple[tuple[int, ...], ...]) -> bool:
            sizes = sorted(max(column) + 1 for column in list(zip(*cells, strict=True))[:2])
            return all(size <= room for size, room in zip(sizes, sorted(box), strict=True))

        assert set(shapes(self.puzzle(), box=box)) == {one for one in shapes(self.puzzle()) if fits(one.cells)}

    def test_a_box_of_hexagons_is_turned_with_the_lattice(self) -> None:
        puzzle = lw.Puzzle("hexagon", "", lw.polyforms("hexagon", 3)).document
        lattice, every = puzzle.lattice, motions(puzzle.lattice)
        expected = {one.cells for one in shapes(puzzle) if any(
            all(max(column) < 4 for column in list(zip(*turned, strict=True))[:2])
            for turned in orientations(lattice, one.cells, every))}
        assert {one.cells for one in shapes(puzzle, box=(4, 4))} == expected

    def test_symmetric_shapes_without_holes(self) -> None:
        lattice, every = self.puzzle().lattice, shapes(self.puzzle())
        found = WantedShapes((1, 1), symmetric=True, no_holes=True).chosen(lattice, every)
        assert found
        for one in found:
            assert one.ways == 1
            assert len(orientations(lattice, one.cells, motions(lattice))) * one.symmetries == 8
        ring = Shape(tuple((x, y, 0) for x in range(3) for y in range(3) if (x, y) != (1, 1)), 1, 8)
        assert WantedShapes().chosen(lattice, [ring]) == [ring]
        assert not WantedShapes(no_holes=True).chosen(lattice, [ring])


@pytest.mark.parametrize(("given", "words"), [
    ({"sort": "free"}, "choose one-sided"), ({"box": (3, 3)}, "a box has 3 sizes"), ({"shape_cells": 2}, "no set"),
    ({}, "too large|more than")])
def test_what_cannot_be_found_is_refused(
    given: dict[str, object], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(designed, "MOST_SHAPES", 5000)
    with pytest.raises(LatticeworkError, match=words):
        lw.design.shapes("soma", **given)  # type: ignore[arg-type]


def test_it_can_be_cancelled() -> None:
    asked = Event()
    asked.set()
    with cancellable(asked), pytest.raises(CancelledError):
        shapes(lw.load("soma").document)


def test_many_are_decoded_and_sorted_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = lw.load("pentominoes-6x10").document
    whole = shapes(puzzle, 10)
    monkeypatch.setattr(designed, "_TOGETHER", 100)
    some = shapes(puzzle, 10)
    assert some == whole
    assert WantedShapes().chosen(puzzle.lattice, some) == sorted(
        whole, key=lambda one: (one.ways, -one.symmetries, one.cells))


def test_decoding_can_be_cancelled() -> None:
    puzzle = lw.load("pentominoes-6x10").document
    joiner = Joiner(candidates(puzzle, None), "free", 5, ())
    joiner.join([1] + [0] * 11, 0.0, 1.0)
    cancelled = Event()
    cancelled.set()
    with cancellable(cancelled), pytest.raises(CancelledError):
        joiner.found()


def test_a_part_that_is_used_0_times_changes_nothing() -> None:
    puzzle = lw.Puzzle("square", "", [lw.Part("##", copies=2), lw.Part("###", copies=(0, 0))])
    assert [one.ways for one in shapes(puzzle.document)] == [1, 1, 1, 1]


def test_parts_alike_are_one_in_the_puzzle_of_a_shape() -> None:
    found = lw.design.shapes(lw.Puzzle("square", "", [lw.Part("##", "A"), lw.Part("##", "B"), lw.Part("###", "C")]))
    assert found
    assert all(lw.solve(one.puzzle).counts.reflections == one.ways for one in found)


def test_parts_alike_with_other_rules_are_joined_once() -> None:
    """Two dominoes make four shapes, each in one way, also where one of them may be turned over and the other not."""
    found = lw.design.shapes(lw.Puzzle("square", "", [lw.Part("##", "A", motions="turn"),
                                                      lw.Part("##", "B", motions="turn over")]))
    assert [one.ways for one in found] == [1, 1, 1, 1]
