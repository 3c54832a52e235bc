"""Different solutions counted without a list: against a search that looks at each, and against published counts."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import latticework as lw
from counting import counts
from latticework.cover import Cover, make_cover
from latticework.errors import LatticeworkError
from latticework.jobs.counted import by_parts, different
from latticework.jobs.searched import searched
from latticework.puzzle import Puzzle
from latticework.search.counting.layers import CountingProgress, SolutionCounter
from latticework.search.counting.unchanged import unchanged
from quick_suite import in_part
from random_solvable import solvable

LATTICES = ("square", "hexagon", "cubic", "triangle-stick")
PUBLISHED = {
    "soma": (11_520, 480, 240),  # Conway, Guy 1961
    "pentominoes-6x10": (9_356, 4_678, 2_339),  # Haselgrove 1960
    "pentominoes-3x20": (8, 4, 2),  # Haselgrove 1960
}


@settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)
@given(st.sampled_from(LATTICES).flatmap(lambda lattice: solvable((lattice,), 8)))
def test_random_puzzles_of_four_lattices(puzzle: Puzzle) -> None:
    """Copies, holes, colours, marks, parts with a place: each solution is looked at by the slow checker, too."""
    try:
        problem = searched(puzzle)
    except LatticeworkError:
        assume(False)
    assert different(problem) == counts(puzzle)


@pytest.mark.parametrize("name", in_part(PUBLISHED, 3))
def test_published_counts(name: str) -> None:
    assert different(searched(lw.load(name).document)) == PUBLISHED[name]


def test_a_copy_of_a_part_on_either_side() -> None:
    """What a symmetry carries onto another place counts as two copies."""
    puzzle = lw.Puzzle.boxed("square", (4, 2), [lw.Part("##", "I", (3, 4))]).document
    assert different(searched(puzzle)) == counts(puzzle) == (5, 4, 4)
    assert by_parts(searched(puzzle)) == [((4,), 5, 4, 4)]


def test_counts_of_any_size() -> None:
    """Nearly all of the tilings of a 16x16 square by dominoes, OEIS A004003, have no symmetry."""
    of_all, turned, mirrored = different(searched(lw.Puzzle.boxed("square", (16, 16),
                                                                  [lw.Part("##", "I", 128)]).document))
    assert of_all == 2_444_888_770_250_892_795_802_079_170_816
    assert of_all < 4 * turned < of_all + 10**17
    assert turned < 2 * mirrored < turned + 10**17


RECTANGLES = {  # Shannon 2023, of OEIS: all tilings of an n x n square by rectangles of which no two are alike
    "A360499: by their sides": ("", False, [1, 1, 21, 269, 4_489]),
    "A360498: by their sides, no squares": ("", True, [0, 0, 4, 12, 256, 3_620]),
    "A360256: by width and height": ("fixed", False, [1, 1, 33, 513, 14_409]),
    "A360725: by width and height, no squares": ("fixed", True, [0, 0, 4, 36, 1_056, 31_052]),
}


@pytest.mark.parametrize("name", in_part(RECTANGLES, 2))
def test_tilings_by_rectangles_of_which_no_two_are_alike(name: str) -> None:
    """Of many parts each may be used once: what is used is a part of the state until it is too large for the rest."""
    motions, no_squares, numbers = RECTANGLES[name]
    for n, number in enumerate(numbers, 1):
        sizes = [(a, b) for a in range(1, n + 1) for b in range(1 if motions else a, n + 1)
                 if a != b or not no_squares]
        parts = [lw.Part([(x, y) for x in range(a) for y in range(b)], f"{a}x{b}", (0, 1), motions) for a, b in sizes]
        if parts:
            assert lw.count(lw.Puzzle.boxed("square", (n, n), parts)) == number


@given(st.data())
def test_solutions_that_a_permutation_leaves_unchanged(data: st.DataObject) -> None:
    """Of problems of a few cells in a row, against all sets of options."""
    n = data.draw(st.integers(1, 6))
    copies = data.draw(st.integers(0, 4))
    options = [[i, n] for i in range(n)] + [[i, i + 1, n] for i in range(n - 1)]
    cover = make_cover(options, [1] * n + [data.draw(st.integers(0, copies))], [1] * n + [copies])
    mirrored = np.array([n - 1 - i for i in range(n)] + [n + n - 2 - i for i in range(n - 1)], np.int32)
    found = sum(set(mirrored[list(some)].tolist()) == set(some) for some in _solutions(cover))
    order = np.array(data.draw(st.permutations(range(n + 1))), np.int32)
    small = unchanged(cover, mirrored, np.zeros(n + 1, np.bool_), order)
    assert SolutionCounter(small, order).count() == found


def _solutions(cover: Cover) -> list[tuple[int, ...]]:
    """Return all solutions of a small problem, by trying all sets of options."""
    rows = [cover.items[begin:end] for begin, end in zip(cover.start[:-1], cover.start[1:], strict=True)]
    found = []
    for number in range(1 << len(rows)):
        some = [o for o in range(len(rows)) if number >> o & 1]
        times = np.bincount(np.concatenate([rows[o] for o in some] or [cover.items[:0]]), minlength=cover.n_items)
        if (cover.least <= times).all() and (times <= cover.most).all():
            found.append(tuple(some))
    return found


def test_progress_goes_on_to_the_end() -> None:
    seen: list[CountingProgress] = []
    different(searched(lw.Puzzle.boxed("square", (6, 6), [lw.Part("##", "I", 18)]).document), show=seen.append)
    shares = [progress.share for progress in seen]
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1)


def test_an_exact_cover_problem_has_no_parts() -> None:
    problem = searched(lw.load(Path(__file__).resolve().parents[2] / "puzzles/exact-cover/queens-8.dlx").document)
    assert different(problem) == (92, 92, 92)
    with pytest.raises(LatticeworkError, match="only a puzzle has parts"):
        by_parts(problem)
