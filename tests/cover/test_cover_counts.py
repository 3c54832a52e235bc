"""All solutions, modulo rotations and modulo reflections, against a slow twin on random small puzzles."""

from collections.abc import Callable, Iterable

import numpy as np
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

import slow_twin
from latticework.cover import Reduction, expand, restrict
from latticework.lattice import Cell, builtin, normalised, shifted
from latticework.puzzle import Part, Puzzle, Target
from shapes import box, cells, cubic, flat, solve, square

DRAWN = [".##./####/.##.", "#.../###./.###/...#", "###/#.#/###", "##./###/.##", "##../####"]
FLAT = [box(2, 3), box(3, 3), box(4, 3), box(2, 5), *map(cells, DRAWN), shifted(box(3, 2), (-4, 2))]
SOLID = [box(2, 2, 2), box(2, 2, 3), box(3, 3, 1), cells("##/## #./..", cubic()),
         cells("##./##./... ##./###/...", cubic())]
MANY = 1000  # solutions that the twin is given to find


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    """A target cut into parts, so that there is a solution; then the rules and numbers of copies are varied."""
    lattice = builtin(draw(st.sampled_from(["square", "cubic"])))
    target = draw(st.sampled_from(FLAT if lattice.flat else SOLID))
    size = draw(st.integers(2, 4))
    pieces = list(cut(target, size, draw(st.randoms(use_true_random=False)).random))
    shapes = sorted({normalised(piece) for piece in pieces})
    copies = [sum(normalised(piece) == shape for piece in pieces) for shape in shapes]
    if draw(st.booleans()):  # a part more than is needed, the mirror image of one perhaps
        shapes.append(normalised(tuple((-cell[0], *cell[1:]) for cell in draw(st.sampled_from(shapes)))))
        copies.append(0)
    rules = st.sampled_from(["", "turn", "fixed", "turn over" if lattice.flat else "mirror"])
    slack = st.sampled_from([0, 0, 0, 1, 2])
    parts = tuple(
        Part(str(i), shape, max(0, n - draw(slack)), n + draw(slack), motions=draw(st.sampled_from(["", ""]) | rules))
        for i, (shape, n) in enumerate(zip(shapes, copies, strict=True)))
    return Puzzle(lattice, motions=draw(rules), target=Target(target), parts=parts)


def cut(target: tuple[Cell, ...], size: int, random: Callable[[], float]) -> Iterable[tuple[Cell, ...]]:
    """Cut a target into runs of neighbouring cells of about `size` cells each."""
    rest = set(target)
    while rest:
        piece = [min(rest)]
        for cell in piece:
            near = sorted(c for c in rest - set(piece) if sum(abs(a - b) for a, b in zip(c, cell, strict=True)) == 1)
            piece += near[: max(0, int(size - len(piece) + random() - 0.5))]
        rest -= set(piece)
        yield tuple(piece)


def as_found(reduction: Reduction, row: np.ndarray) -> slow_twin.Found:
    """Return the options of a row as placements."""
    return frozenset((reduction.part_of[o], frozenset(reduction.cells(o)))
                     for o in row.tolist() if o < reduction.cover.n_options)


TWINS = (Part("S", cells(".##/##.")), Part("Z", cells("##./.##")))
DOTS = (Part("I", cells("#")), Part("J", cells("#")))


class TestThreeCounts:
    @given(puzzles())
    @example(Puzzle(square(), motions="turn", target=Target(cells("##./###/.##")),
                    parts=(Part("V", cells("##/#."), 0, 3),)))
    @example(Puzzle(square(), motions="fixed", target=Target(box(3, 3)), parts=(*TWINS, Part("I", cells("#"), 1, 3))))
    @example(Puzzle(square(), motions="turn", target=Target(box(5, 2)), parts=TWINS + DOTS))
    def test_agree_with_a_slow_twin(self, puzzle: Puzzle) -> None:
        solved = solve(puzzle)
        assume(solved.counts[0] <= MANY)
        everything = slow_twin.all_solutions(puzzle)
        turned = slow_twin.orbits(puzzle, everything, mirrors=False)
        classes = slow_twin.orbits(puzzle, everything, mirrors=True)
        assert solved.counts == (len(everything), len(turned), len(classes))
        group, reduction = solved.prepared.group, solved.prepared.reduction
        assert group.order == len(slow_twin.symmetries(puzzle))
        for row, canonical, copies, rotations in zip(
            solved.kept.rows, solved.kept.canonical, solved.kept.copies, solved.kept.rotations, strict=True
        ):
            orbit = next(one for one in classes if as_found(reduction, row) in one)
            classes.remove(orbit)  # exactly one solution of each class is kept
            copied = [as_found(reduction, image) for image in expand(row, group, "nothing")]
            assert len(copied) == copies == len(orbit)
            assert set(copied) == orbit
            assert copied[0] == as_found(reduction, row)
            within = [one for one in turned if one <= orbit]
            chosen = [as_found(reduction, image) for image in expand(row, group, "rotations")]
            assert rotations == len(within) == len(chosen)
            assert all(any(image in one for image in chosen) for one in within)
            assert expand(row, group, "reflections").tolist() == [row.tolist()]
            assert tuple(canonical) == min(map(tuple, expand(row, group, "nothing").tolist()))

    @pytest.mark.parametrize("held", [True, False])
    def test_do_not_depend_on_what_is_held_to_representatives(self, held: bool) -> None:
        puzzle = flat(box(5, 5), "FLPUV")
        solved = solve(puzzle)
        group, reduction = solved.prepared.group, solved.prepared.reduction
        assert (restrict(reduction.cover, group).item >= 0) == (group.order > 1)
        whole = slow_twin.all_solutions(puzzle)
        assert solved.counts[0] == len(whole)
        assert len(slow_twin.orbits(puzzle, whole, mirrors=held)) == solved.counts[2 if held else 1]
