"""Colours of secondary items become plain secondary items: the same solutions, the same tree."""

from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from latticework.cover.colored_items import Colored, lines, make_colored_cover
from latticework.errors import LatticeworkError
from latticework.search import make_problem
from random_covers import rows, whole

KINDS = [(1, 1), (1, 1), (1, 1), (0, 1), (0, 1)]
"""Three primary and two secondary items."""


@st.composite
def colored_options(draw: st.DrawFn) -> list[Colored]:
    primary = st.sets(st.integers(0, 2), min_size=1)
    secondary = st.dictionaries(st.sampled_from([3, 4]), st.sampled_from(["", "A", "A", "B", "C"]))
    one = st.builds(lambda items, colors: [*((i, "") for i in sorted(items)), *sorted(colors.items())],
                    primary, secondary)
    return draw(st.lists(one, max_size=9))


def slow(options: list[Colored]) -> set[tuple[int, ...]]:
    found = set()
    for n in range(len(options) + 1):
        for some in combinations(range(len(options)), n):
            covered = sorted(i for o in some for i, _ in options[o] if i < 3)
            agree = all(a == b != "" for x, y in combinations(some, 2)
                        for i, a in options[x] for j, b in options[y] if i == j >= 3)
            if covered == [0, 1, 2] and agree:
                found.add(some)
    return found


class TestSlowTwin:
    @pytest.mark.parametrize("engine", ["dlx", "bitset"])
    @settings(deadline=None, max_examples=150)
    @given(options=colored_options())
    @example(options=[[(0, ""), (3, "A")], [(1, ""), (3, "A")], [(2, ""), (3, "A")], [(2, ""), (3, "B")]])
    @example(options=[[(0, ""), (3, "")], [(1, ""), (3, "A")], [(1, "")], [(2, ""), (3, "A")], [(2, "")]])
    def test_the_same_solutions(self, engine: str, options: list[Colored]) -> None:
        cover = make_colored_cover(options, *map(list, zip(*KINDS, strict=True)))
        found = [tuple(sorted(row)) for row in rows(whole(make_problem(cover, engine)))]
        assert len(found) == len(set(found))
        assert set(found) == slow(options)

    @settings(deadline=None, max_examples=100)
    @given(sizes=st.lists(st.integers(1, 6), min_size=1, max_size=7))
    def test_members_of_two_classes_share_one_line_of_one_class_none(self, sizes: list[int]) -> None:
        classes = [[10 * c + e for e in range(size)] for c, size in enumerate(sizes)]
        found = lines(classes)
        for a, b in combinations([member for members in classes for member in members], 2):
            assert sum(a in line and b in line for line in found) == (a // 10 != b // 10)


class TestExamples:
    def test_the_toy_problem_of_taocp(self) -> None:
        """Knuth, TAOCP 4B, 7.2.2.1, (49): items p q r, secondary x y; only 'q x:A' and 'p r x:A y' solve it."""
        p, q, r, x, y = range(5)
        options = [[(p, ""), (q, ""), (x, ""), (y, "A")], [(p, ""), (r, ""), (x, "A"), (y, "")],
                   [(p, ""), (x, "B")], [(q, ""), (x, "A")], [(r, ""), (y, "B")]]
        cover = make_colored_cover(options, *map(list, zip(*KINDS, strict=True)))
        assert [sorted(row) for row in rows(whole(make_problem(cover)))] == [[1, 3]]

    def test_without_colours_nothing_changes(self) -> None:
        cover = make_colored_cover([[(0, ""), (1, "")], [(0, "")]], [1, 0], [1, 1])
        assert (cover.items.tolist(), cover.n_items) == ([0, 1, 0], 2)

    def test_two_by_two_letters(self) -> None:
        """Words across and down on a board of 2x2: letters are colours of cells, so crossing words agree."""
        words = ["AB", "BA", "AA", "CB"]
        places = [(0, (4, 5)), (1, (6, 7)), (2, (4, 6)), (3, (5, 7))]
        options = [[(line, ""), *zip(cells, word, strict=True)] for line, cells in places for word in words]
        cover = make_colored_cover(options, [1] * 4 + [0] * 4, [1] * 8)
        squares = sum(a[0] + b[0] in words and a[1] + b[1] in words for a in words for b in words)
        assert len(rows(whole(make_problem(cover)))) == squares > 0


class TestRefused:
    def test_a_primary_item_with_a_colour(self) -> None:
        with pytest.raises(LatticeworkError, match="item 0 has the colour 'A', but is covered 1 to 1 times"):
            make_colored_cover([[(0, "A")]], [1], [1])

    def test_an_item_twice(self) -> None:
        with pytest.raises(LatticeworkError, match=r"option 1: .* has an item twice"):
            make_colored_cover([[(0, "")], [(0, ""), (1, "A"), (1, "B")]], [1, 0], [1, 1])
