"""Whether the sizes of parts can add up, against trying all numbers of copies."""

from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from latticework.cover import check_volume
from latticework.puzzle import Part, Puzzle, Target
from shapes import box, square

COPIES = st.tuples(st.integers(0, 3), st.integers(0, 3)).map(lambda pair: (min(pair), max(pair)))


@given(st.lists(st.tuples(st.integers(1, 6), COPIES), min_size=1, max_size=4), st.integers(1, 14), st.integers(0, 3))
@example([(2, (0, 1)), (5, (0, 2))], 8, 0)
@example([(3, (0, 3))], 8, 1)
def test_is_doubted_exactly_where_no_copies_fill_the_target(
    parts: list[tuple[int, tuple[int, int]]], cells: int, optional: int
) -> None:
    target, optional = box(cells, 1), min(optional, cells)
    puzzle = Puzzle(square(), target=Target(target, optional=target[:optional]), parts=tuple(
        Part(str(i), box(size, 1), *copies) for i, (size, copies) in enumerate(parts)))
    fills = [sum(n * size for n, (size, _) in zip(numbers, parts, strict=True))
             for numbers in product(*(range(least, most + 1) for _, (least, most) in parts))]
    assert (check_volume(puzzle) == []) == any(cells - optional <= fill <= cells for fill in fills)
