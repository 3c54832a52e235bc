"""Which symmetries count, and what is held to representatives."""

from importlib import import_module

import numpy as np
import pytest

from latticework.cover import Group, reduce, restrict, symmetry_group
from latticework.jobs.job import prepare
from latticework.lattice import Cell, normalised
from latticework.puzzle import Part, Puzzle, Target
from shapes import PENTOMINOES, SOMA, box, cells, cubic, flat, one_sided, solid, solve, square

HOLE = tuple(c for c in box(8, 8) if c[:2] not in [(3, 3), (3, 4), (4, 3), (4, 4)])
S, Z = cells(".##/##."), cells("##./.##")


def orders(puzzle: Puzzle) -> tuple[int, int]:
    """Return the numbers of symmetries and of rotations among them."""
    group = symmetry_group(reduce(puzzle))
    return group.order, group.rotations


def pair(s: tuple[int, int], z: tuple[int, int], motions: str = "turn") -> Puzzle:
    """Return mirror twins, each with its from-to copies, and a dot, in a rectangle."""
    return Puzzle(square(), motions=motions, target=Target(box(5, 2)), parts=(
        Part("S", S, *s), Part("Z", Z, *z), Part("dot", cells("#"), 0, 10)))


class TestOrders:
    """Symmetry factors of Barequet and Tal (2010), where they name them."""

    @pytest.mark.parametrize(("puzzle", "order", "rotations"), [
        (flat(box(10, 6)), 4, 2), (flat(HOLE), 8, 4), (flat(box(5, 5), "FLPUV"), 8, 4),
        (solid(box(5, 4, 3), PENTOMINOES), 8, 4), (solid(box(3, 3, 3), SOMA), 48, 24),
        (one_sided(), 4, 2), (flat(box(10, 6), motions="fixed"), 1, 1), (flat(box(10, 6), motions="turn"), 2, 2),
        (flat(()), 1, 1), (flat(box(3, 3), ""), 8, 4),
    ], ids=["6x10", "8x8", "5x5", "3x4x5", "Soma", "one-sided", "fixed", "turn", "no target", "no parts"])
    def test_of_puzzles(self, puzzle: Puzzle, order: int, rotations: int) -> None:
        assert orders(puzzle) == (order, rotations)

    def test_chiral_parts_without_twins_leave_no_reflection(self) -> None:
        chiral = {name: SOMA[name] for name in "VLTZA"}
        assert orders(solid(box(3, 3, 3), chiral)) == (24, 24)
        assert orders(solid(box(3, 3, 3), chiral, motions="mirror")) == (48, 24)


class TestExamplesOfTheManual:
    """All, modulo rotations, modulo reflections too."""

    BAR, L, J = cells("###"), cells("###/#.."), cells("###/..#")

    @pytest.mark.parametrize(("colors", "counts"), [((), (36, 12, 9)), ((((0, 0, 0), "#ff0000"),), (36, 36, 18))])
    def test_colors(self, colors: tuple[tuple[Cell, str], ...], counts: tuple[int, int, int]) -> None:
        parts = (Part("domino", cells("##"), 8, 8),)
        assert solve(Puzzle(square(), target=Target(box(4, 4), cell_colors=colors), parts=parts)).counts == counts

    @pytest.mark.parametrize(("motions", "counts"), [("", (2, 1, 1)), ("fixed", (3, 2, 2))])
    def test_fixed_parts(self, motions: str, counts: tuple[int, int, int]) -> None:
        parts = (Part("one", self.BAR, motions=motions), Part("others", self.BAR, 2, 2))
        whole = parts if motions else (Part("all", self.BAR, 3, 3),)
        assert solve(Puzzle(square(), target=Target(box(3, 3)), parts=whole)).counts == counts

    @pytest.mark.parametrize(("most", "counts"), [(2, (2, 2, 1)), (1, (1, 1, 1))])
    def test_twins_and_ranges(self, most: int, counts: tuple[int, int, int]) -> None:
        parts = (Part("L", self.L, 0, 2), Part("J", self.J, 0, most))
        assert solve(Puzzle(square(), motions="turn", target=Target(box(4, 2)), parts=parts)).counts == counts


class TestTwins:
    def test_mirror_twins_swap_when_parts_may_only_turn(self) -> None:
        group = symmetry_group(reduce(pair((1, 1), (1, 1))))
        assert (group.order, group.rotations) == (4, 2)
        assert {tuple(items[:3]) for items in group.items[group.mirrors].tolist()} == {(1, 0, 2)}
        assert {tuple(items[:3]) for items in group.items[~group.mirrors].tolist()} == {(0, 1, 2)}

    @pytest.mark.parametrize("copies", [(0, 1), (1, 2), (0, 6)])
    def test_they_swap_where_equal_ranges_of_copies_are_asked_for(self, copies: tuple[int, int]) -> None:
        assert orders(pair(copies, copies)) == (4, 2)

    @pytest.mark.parametrize(("s", "z"), [((1, 1), (2, 2)), ((0, 1), (1, 1)), ((0, 1), (0, 2))])
    def test_no_reflection_when_their_copies_differ(self, s: tuple[int, int], z: tuple[int, int]) -> None:
        assert orders(pair(s, z)) == (2, 2)

    def test_parts_that_may_be_turned_over_need_no_twin(self) -> None:
        assert orders(pair((0, 1), (0, 1), "turn over")) == (4, 2)

    def test_parts_drawn_in_two_ways_keep_their_order(self) -> None:
        """Two S and two Z as separate parts: each reflection is its own inverse."""
        parts = tuple(Part(n, shape) for n, shape in (("S1", S), ("Z1", Z), ("Z2", Z), ("S2", S)))
        group = symmetry_group(reduce(Puzzle(square(), motions="turn", target=Target(box(8, 2)), parts=parts)))
        assert {tuple(items[:4]) for items in group.items.tolist()} == {(0, 1, 2, 3), (1, 0, 3, 2)}

    def test_fixed_parts_swap_under_rotations(self) -> None:
        corner = cells("##/#.")
        turned = [tuple((a * x - b * y, b * x + a * y, k) for x, y, k in corner)
                  for a, b in ((1, 0), (0, 1), (-1, 0), (0, -1))]
        parts = tuple(Part(str(i), normalised(shape)) for i, shape in enumerate(turned))
        assert orders(Puzzle(square(), motions="fixed", target=Target(box(4, 3)), parts=parts)) == (4, 2)
        assert orders(Puzzle(square(), motions="fixed", target=Target(box(4, 4)), parts=parts)) == (8, 4)


class TestPermutations:
    @pytest.mark.parametrize("puzzle", [
        flat(box(10, 6)), one_sided(), solid(box(3, 3, 3), SOMA), pair((2, 2), (2, 2))],
                             ids=["6x10", "one-sided", "Soma", "twins"])
    def test_form_a_group_that_respects_items(self, puzzle: Puzzle) -> None:
        reduction = reduce(puzzle)
        group, cover = symmetry_group(reduction), reduction.cover
        assert (group.options[0] == np.arange(cover.n_options + 1)).all()
        assert (group.options[:, -1] == cover.n_options).all()
        rows = {row.tobytes() for row in group.options}
        assert len(rows) == group.order
        assert all(a[b].tobytes() in rows for a in group.options for b in group.options)
        for options, items in zip(group.options, group.items, strict=True):
            for o in range(0, cover.n_options, 7):
                image = options[o]
                there = cover.items[cover.start[image] : cover.start[image + 1]]
                assert sorted(items[cover.items[cover.start[o] : cover.start[o + 1]]]) == there.tolist()


class TestProducts:
    """Symmetries that are products of others are not tried, and must be what trying each would find."""

    @pytest.mark.parametrize("puzzle", [
        flat(HOLE), one_sided(), solid(box(3, 3, 3), SOMA),
        solid(box(3, 3, 3), {name: SOMA[name] for name in "VLTZA"}),
        pair((2, 2), (2, 2)), pair((0, 1), (0, 2)), flat(box(4, 4), "", motions="fixed")],
                             ids=["8x8", "one-sided", "Soma", "chiral", "twins", "no twins", "no parts"])
    def test_have_the_images_that_trying_each_finds(self, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch) -> None:
        reduction = reduce(puzzle)
        by_products, module = symmetry_group(reduction), import_module("latticework.cover.symmetry_group")
        own = module._images
        monkeypatch.setattr(module, "_images", lambda *given: own(*given[:-1], None))
        by_trying = symmetry_group(reduction)
        for name in ("options", "items", "mirrors"):
            assert np.array_equal(getattr(by_products, name), getattr(by_trying, name))

    def test_few_are_tried(self, monkeypatch: pytest.MonkeyPatch) -> None:
        module, tried = import_module("latticework.cover.symmetry_group"), []
        own = module._carried
        monkeypatch.setattr(module, "_carried", lambda *given: (tried.append(given), own(*given))[1])
        assert symmetry_group(reduce(solid(box(3, 3, 3), SOMA))).order == 48
        assert len(tried) <= 5


class TestRestriction:
    def test_the_x_of_the_6x10_is_held_to_a_quarter(self) -> None:
        prepared = prepare(flat(box(10, 6)))
        restriction = prepared.restriction
        assert prepared.puzzle.parts[restriction.item].name == "X"
        assert prepared.reduction.cover.n_options - restriction.kept.sum() == 32 - 8  # 4 x 8 places, 2 x 4 of them

    def test_soma_is_held_by_the_part_without_freedom(self) -> None:
        assert prepare(solid(box(3, 3, 3), SOMA)).job.problem.cover.n_options == 618  # options of the yardstick

    @pytest.mark.parametrize("puzzle", [flat(box(10, 6), motions="turn"), one_sided(), solid(box(3, 3, 3), SOMA)],
                             ids=["turn", "one-sided", "Soma"])
    def test_every_orbit_of_options_of_the_item_is_met(self, puzzle: Puzzle) -> None:
        reduction = reduce(puzzle)
        group = symmetry_group(reduction)
        restriction = restrict(reduction.cover, group)
        fixing = group.options[group.items[:, restriction.item] == restriction.item]
        for option in reduction.cover.options_of(restriction.item):
            assert restriction.kept[fixing[:, option]].any()
        others = np.setdiff1d(np.arange(reduction.cover.n_options), reduction.cover.options_of(restriction.item))
        assert restriction.kept[others].all()

    def test_nothing_is_held_without_symmetry(self) -> None:
        reduction = reduce(flat(box(10, 6), motions="fixed"))
        group: Group = symmetry_group(reduction)
        restriction = restrict(reduction.cover, group)
        assert restriction.item == -1
        assert restriction.kept.all()

    def test_nothing_is_held_when_only_copies_are_there(self) -> None:
        """Cells may still be held: the corners of a square are all alike."""
        puzzle = Puzzle(cubic(), target=Target(box(2, 2, 2)), parts=(Part("I", box(2, 1, 1), 4, 4),))
        assert solve(puzzle).counts[0] == 9  # matchings of the cube's edges
