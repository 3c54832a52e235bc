"""`lw.exact_cover`: items of any kind, solutions as lists of the options given, and plain errors."""

from fractions import Fraction
from itertools import islice
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given

import latticework as lw
from latticework.api import exact_cover
from latticework.search import ENGINES
from slow_cover import Bounds, Option, all_solutions, problems


class TestSlowTwin:
    @given(problem=problems())
    def test_the_same_solutions(self, problem: tuple[list[Option], Bounds, list[str]]) -> None:
        options, primary, secondary = problem
        found = lw.exact_cover(dict(enumerate(options)), primary=primary, secondary=secondary, multiplicities=primary,
                               colors=options)
        solutions = list(found)
        assert all(solution == sorted(solution) for solution in solutions)
        assert len(solutions) == found.count
        assert set(map(tuple, solutions)) == all_solutions(options, primary)


    @given(problem=problems())
    def test_the_same_where_another_engine_resumes(self, problem: tuple[list[Option], Bounds, list[str]]) -> None:
        options, primary, secondary = problem
        with patch.multiple(exact_cover, FIRST=2, GLANCE=3):
            found = list(lw.exact_cover(dict(enumerate(options)), primary=primary, secondary=secondary,
                                        multiplicities=primary, colors=options))
        assert len(found) == len(set(map(tuple, found)))
        assert set(map(tuple, found)) == all_solutions(options, primary)


class TestProblems:
    @pytest.mark.parametrize("engine", ENGINES)
    def test_langford(self, engine: str) -> None:
        options = [(number, f"place {at}", f"place {at + number + 1}")
                   for number in range(1, 8) for at in range(13 - number)]
        assert lw.exact_cover(options, engine=engine).count == 52

    def test_a_sudoku_with_17_clues_has_one_solution(self) -> None:
        clues = "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
        options = {(r, c, d): [("cell", r, c), ("row", r, d), ("column", c, d), ("box", r // 3, c // 3, d)]
                   for r in range(9) for c in range(9) for d in "123456789" if clues[9 * r + c] in ("0", d)}
        (solution,) = lw.exact_cover(options)
        digit = {(r, c): d for r, c, d in solution}
        grid = [[digit[r, c] for c in range(9)] for r in range(9)]
        for lines in (grid, zip(*grid, strict=True)):
            assert all(sorted(line) == list("123456789") for line in lines)

    def test_items_of_any_kind(self) -> None:
        items = [None, 3, "x", ("a", 1), frozenset({2}), Fraction(1, 2), True]
        options = [items[:3], items[3:], items]
        assert sorted(map(len, lw.exact_cover(options))) == [1, 2]
        assert next(iter(lw.exact_cover([items]))) == [items]

    def test_options_are_given_back_as_they_were(self) -> None:
        options = [["a"], ("b",), frozenset("c")]
        (solution,) = lw.exact_cover(options)
        assert all(one is other for one, other in zip(solution, options, strict=True))

    def test_the_first_solution_comes_before_the_search_has_ended(self) -> None:
        options = [[number, 100 + place] for number in range(30) for place in range(30)]  # 30! solutions
        assert len(list(islice(lw.exact_cover(options), 3))) == 3
        assert lw.exact_cover(options, limit=70_000).count == 70_000

    def test_a_million_solutions_are_counted(self) -> None:
        assert lw.exact_cover([[item] for item in range(10) for _ in range(4)]).count == 4**10

    def test_nothing_to_cover_is_covered_by_nothing(self) -> None:
        assert list(lw.exact_cover([["x"]], secondary=["x"])) == [[]]
        assert list(lw.exact_cover([])) == [[]]
        assert list(lw.exact_cover([], primary=["a"])) == []


@pytest.mark.parametrize(("arguments", "message"), [
    ({"options": {"one": ["a", "a"]}}, r"options\['one'\]: holds 'a' twice"),
    ({"options": [["a", "a"]]}, r"options\[0\]: holds 'a' twice"),
    ({"options": [["a", "b"]], "primary": ["a"]}, r"options\[0\]: 'b' is not among the items"),
    ({"options": [["a"]], "primary": ["a"], "secondary": ["a"]}, "items: 'a' is there twice"),
    ({"options": [["a"]], "colors": [{"a": 1}]}, r"options\[0\]: the primary item 'a' has the colour 1"),
    ({"options": [["a"]], "colors": [{"b": 1}]}, r"colors\[0\]: 'b' should be an item of that option"),
    ({"options": [["a"]], "colors": [{}, {"a": 1}]}, r"colors\[1\]: there is no such option"),
    ({"options": {"one": ["a"]}, "colors": {"two": {}}}, r"colors\['two'\]: there is no such option"),
    ({"options": [["a"]], "multiplicities": {"b": 2}}, "multiplicities: 'b' should be one of the primary items"),
    ({"options": [["a"]], "multiplicities": {"a": (2, 1)}}, "multiplicities: 'a' has 2 to 1"),
    ({"options": [["a"]], "multiplicities": {"a": "2"}}, "multiplicities: 'a' has '2'; should be a whole number"),
    ({"options": [["a"]], "multiplicities": {"a": 1.5}}, r"multiplicities: 'a' has 1\.5; should be a whole number"),
    ({"options": [[["a"]]]}, "items: each should be something that can be hashed"),
    ({"options": [1, 2]}, "options: each should be a list of items"),
    ({"options": 1}, "options: "),
    ({"options": [["a"]], "primary": 5}, "primary: 5 should be a list of items"),
    ({"options": [["a"]], "secondary": 5}, "secondary: 5 should be a list of items"),
    ({"options": [["a"]], "progress": 5}, "progress: 5 should be a function of a Progress"),
    ({"options": [["a"]], "workers": 0}, "workers: 0 should be a whole number from 1 to "),
    ({"options": [["a"]], "search": 3}, "search: 3 should be the path of a file"),
    ({"options": [["a"]], "engine": None}, "engine: None should be one of"),
    ({"options": [["a"]], "multiplicities": 0}, "multiplicities: 0 should be a mapping"),
    ({"options": [["a"]], "engine": "fast"}, "engine: 'fast' should be one of 'auto', 'bitset'"),
    ({"options": [["a"]], "limit": 0}, "limit: 0 should be a whole number from 1 on"),
    ({"options": [["a"]], "limit": True}, "limit: True should be a whole number from 1 on"),
    ({"options": [["a"]], "multiplicities": 5}, "multiplicities: 5 should be a mapping"),
    ({"options": [["a"]], "colors": 5}, "colors: 5 should be a list of mappings"),
    ({"options": [["a"]], "colors": [5]}, r"colors\[0\]: 5 should be a mapping from items to colours"),
    ({"options": [["a", "b"]], "secondary": ["b"], "colors": [{"b": []}]}, r"colors\[0\]: \[\] is no colour"),
])
def test_what_is_wrong_is_said(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(lw.LatticeworkError, match=message):
        lw.exact_cover(**arguments)


def test_an_item_that_no_file_can_hold_is_refused_where_there_is_one(tmp_path: Path) -> None:
    assert list(lw.exact_cover([["\ud800"]])) == [[["\ud800"]]]
    with pytest.raises(lw.LatticeworkError, match=r"'\\ud800' cannot be written"):
        list(lw.exact_cover([["\ud800"]], search=tmp_path / "a.search"))
    assert [*tmp_path.iterdir()] == []
