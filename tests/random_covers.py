"""Random exact cover problems, and what a slice found as plain tuples."""

from hypothesis import strategies as st

from latticework.cover import Cover, make_cover
from latticework.search import Problem, Slice, advance, root
from latticework.search.arrays import UNLIMITED


@st.composite
def covers(draw: st.DrawFn, most_options: int = 10) -> Cover:
    """Items in any order, single, secondary and multiple; each option holds a single primary item."""
    kinds = draw(st.lists(st.sampled_from(["single", "single", "secondary", "multiple"]), min_size=1, max_size=8))
    kinds.append("single")
    single = [i for i, kind in enumerate(kinds) if kind == "single"]
    bounds = {"single": st.just((1, 1)), "secondary": st.just((0, 1)),
              "multiple": st.tuples(st.integers(0, 3), st.integers(2, 4)).filter(lambda pair: pair[0] <= pair[1])}
    limits = [draw(bounds[kind]) for kind in kinds]
    option = st.builds(lambda a, rest: sorted({a, *rest}), st.sampled_from(single),
                       st.sets(st.integers(0, len(kinds) - 1), max_size=3))
    options = draw(st.lists(option, max_size=most_options))
    return make_cover(options, [least for least, _ in limits], [most for _, most in limits])


def rows(piece: Slice) -> list[tuple[int, ...]]:
    """Return the solutions of a slice in the order found, without padding."""
    return [tuple(o for o in row if o >= 0) for row in piece.solutions.tolist()]


def whole(problem: Problem) -> Slice:
    return advance(problem, root(), 1 << 40, work=UNLIMITED)
