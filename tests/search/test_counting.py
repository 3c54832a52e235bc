"""Counting without listing: against listing, and against published counts; in bounded memory."""

import os
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from latticework.cover import Cover, item_order, make_cover, reduce
from latticework.errors import LatticeworkError
from latticework.lattice import builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.puzzle.polyforms import polyforms
from latticework.search import make_problem
from latticework.search.counting import layers as frontier
from latticework.search.counting.layers import MOST_BYTES, CountingProgress, NumberedSolutions, SolutionCounter
from quick_suite import in_part
from random_covers import covers, rows, whole
from shapes import box, cells, flat, square

UNLIMITED = 1000
TROMINOES = (Part("I", cells("###"), 0, UNLIMITED), Part("L", cells("##\n#."), 0, UNLIMITED))
PENTOMINOES = tuple(Part(str(i), form, 0, UNLIMITED) for i, form in enumerate(polyforms(builtin("square"), 5)))
PUBLISHED = {
    "dominoes in 8x8, OEIS A004003": (box(8, 8), (Part("I", cells("##"), 32, 32),), 12_988_816),
    "dominoes in 16x16, OEIS A004003": (box(16, 16), (Part("I", cells("##"), 0, UNLIMITED),),
                                        2_444_888_770_250_892_795_802_079_170_816),
    "trominoes in 9x8": (box(9, 8), TROMINOES, 30_860_212_081),
    "Y pentominoes in 10x10": (box(10, 10), (Part("Y", cells("####\n.#.."), 0, UNLIMITED),), 350),
    "free pentominoes in 5x8": (box(5, 8), PENTOMINOES, 1_696_781),
}


def in_order(puzzle: Puzzle, most_bytes: int = MOST_BYTES) -> SolutionCounter:
    reduction = reduce(puzzle)
    return SolutionCounter(reduction.cover, item_order(reduction, "short"), most_bytes)


def dominoes(width: int, height: int) -> Puzzle:
    n = width * height // 2
    return Puzzle(square(), target=Target(box(width, height)), parts=(Part("I", cells("##"), n, n),))


def given_order(cover: Cover) -> SolutionCounter:
    return SolutionCounter(cover, np.arange(cover.n_items, dtype=np.int32))


@pytest.fixture
def single_states(monkeypatch: pytest.MonkeyPatch) -> None:
    """A layer may be so small that only one state at a time is gone on with."""
    monkeypatch.setattr(frontier, "FEWEST_STATES", 0)


@pytest.mark.parametrize("name", in_part(PUBLISHED, 2))
def test_published_counts(name: str) -> None:
    target, parts, count = PUBLISHED[name]
    assert in_order(Puzzle(square(), target=Target(target), parts=parts)).count() == count


def test_each_of_the_pentominoes_once_in_3x20() -> None:
    assert in_order(flat(box(20, 3), "FILNPTUVWXYZ")).count() == 8  # 2 by Haselgrove 1960, of 4 copies each


@given(st.data())
def test_the_numbered_solutions_are_all_solutions(data: st.DataObject) -> None:
    cover: Cover = data.draw(covers())
    order = np.array(data.draw(st.permutations(range(cover.n_items))), np.int32)
    listed = sorted(tuple(sorted(row)) for row in rows(whole(make_problem(cover))))
    assert SolutionCounter(cover, order).count() == len(listed)
    numbered = NumberedSolutions(SolutionCounter(cover, order))
    assert sorted(tuple(sorted(numbered.solution(k))) for k in range(numbered.count)) == listed


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_counting_in_parts(single_states: None, data: st.DataObject) -> None:
    cover: Cover = data.draw(covers(most_options=25))
    order = np.array(data.draw(st.permutations(range(cover.n_items))), np.int32)
    small = SolutionCounter(cover, order, data.draw(st.integers(0, 500)))
    assert small.count() == SolutionCounter(cover, order).count()


def test_memory_is_bounded(single_states: None) -> None:
    seen: list[CountingProgress] = []
    whole: list[CountingProgress] = []
    limit = 10_000  # bytes; a state and its ways fill 16
    puzzle = flat(box(20, 3), "FILNPTUVWXYZ")
    assert in_order(puzzle, limit).count(seen.append) == in_order(puzzle).count(whole.append) == 8
    assert max(progress.states for progress in seen) * 16 <= limit < max(progress.states for progress in whole) * 16
    assert max(progress.waiting for progress in seen) > 0 == max(progress.waiting for progress in whole)


def test_parts_without_end_are_refused(single_states: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frontier, "HOPELESS", 10_000)
    with pytest.raises(LatticeworkError, match=r"more than 0 MB; .* is done after 1\d,\d{3} states; those of "
                       r"item \d+ alone would need about 1 MB, later ones perhaps more; give"):
        in_order(dominoes(12, 12), 10_000).count()


def test_parts_that_get_on_are_counted_however_long_it_takes(
    single_states: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frontier, "HOPELESS", 5_000)  # twice as many states are gone through
    assert in_order(dominoes(8, 8), 3_700).count() == 12_988_816


@pytest.mark.slow
def test_progress_goes_on_to_the_end(single_states: None) -> None:
    seen: list[CountingProgress] = []
    assert in_order(dominoes(8, 8), 3_000).count(seen.append) == 12_988_816
    assert any(progress.waiting for progress in seen)
    shares = [progress.share for progress in seen]
    assert shares == sorted(shares)
    assert shares[0] < 0.1
    assert shares[-1] == 1
    assert {progress.items for progress in seen} == {64}


def test_solutions_from_layers_that_are_made_again() -> None:
    parts = (Part("I", cells("##"), 0, UNLIMITED), Part("L", cells("##\n#."), 0, 3))
    puzzle = Puzzle(square(), target=Target(box(7, 6)), parts=parts)
    reduction, numbered = reduce(puzzle), NumberedSolutions(in_order(puzzle))
    small = NumberedSolutions(in_order(puzzle, 60_000))
    assert len(small._kept) < len(numbered._kept) == 43
    numbers = range(0, numbered.count, numbered.count // 60)
    found = [small.solution(number) for number in numbers]
    assert found == [numbered.solution(number) for number in numbers]
    assert len(set(map(tuple, found))) == len(numbers)
    for options in found:
        assert sorted(cell for option in options for cell in reduction.numbers(option)) == list(range(42))
        assert sum(reduction.part_of[option] for option in options) <= 3


def test_single_solutions_are_refused_where_memory_does_not_do(single_states: None) -> None:
    with pytest.raises(LatticeworkError, match=r"more than 0 MB: [\d,]+ after \d+ of 64 items; give more memory"):
        NumberedSolutions(in_order(dominoes(8, 8), 5_000))


def test_there_is_no_solution_beyond_the_last() -> None:
    numbered = NumberedSolutions(in_order(dominoes(2, 2)))
    assert numbered.count == 2
    for number in (-1, 2):
        with pytest.raises(IndexError):
            numbered.solution(number)


@pytest.mark.parametrize("options", [1, 3, 7])
def test_counts_of_any_size(options: int) -> None:
    cover = make_cover([[item] for item in range(150) for _ in range(options)], [1] * 150, [1] * 150)
    assert given_order(cover).count() == options**150
    last = NumberedSolutions(given_order(cover)).solution(options**150 - 1)
    assert last == list(range(options - 1, 150 * options, options))


def test_secondary_items_do_not_count_when_copies_are_limited() -> None:
    """Four options of one secondary item each, but at most two copies."""
    cover = make_cover([[i, 4 + i, 8] for i in range(4)], [1] * 4 + [0] * 5, [1] * 8 + [2])
    assert given_order(cover).count() == 0


def test_what_may_not_be_used_at_all() -> None:
    cover = make_cover([[0, 1], [0], [0, 2]], [1, 0, 0], [1, 0, 2])
    assert given_order(cover).count() == 2
    assert sorted(NumberedSolutions(given_order(cover)).solution(k)[0] for k in range(2)) == [1, 2]


def test_nothing_to_cover() -> None:
    assert given_order(make_cover([], [0, 0], [1, 3])).count() == 1
    assert given_order(make_cover([], [2], [3])).count() == 0
    assert given_order(make_cover([[1]], [1, 1], [1, 1])).count() == 0


def test_options_without_an_item_to_branch_on_are_refused() -> None:
    with pytest.raises(LatticeworkError, match="option 1 has no item that must be covered exactly once"):
        given_order(make_cover([[0], [1]], [1, 0], [1, 1]))


@pytest.mark.slow
def test_collisions_do_not_matter() -> None:
    """With a hash that is the same for all states; states of one word, and some that differ in the second only."""
    program = """if True:
        import numpy as np
        from latticework.cover import make_cover
        from latticework.search.counting import kernel
        from latticework.search.counting.layers import SolutionCounter

        kernel.FACTOR = np.uint64(0)
        dominoes = [[i, i + 1] for i in range(16) if (i + 1) % 4] + [[i, i + 4] for i in range(12)]
        far = [[i, i + 70] for i in range(70)]
        near = [[i] for i in range(64, 70)] + 3 * [[i + 70] for i in range(70)]
        for options, n in ((dominoes, 16), (far + near, 140)):
            frontier = SolutionCounter(make_cover(options, [1] * n, [1] * n), np.arange(n, dtype=np.int32))
            print(frontier.words, frontier.count())
    """
    printed = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True,
                             env=os.environ | {"NUMBA_DISABLE_JIT": "1"}).stdout
    assert printed.split() == ["1", "36", "2", str(4**6)]  # a far pair in one option, or in one and one of three
