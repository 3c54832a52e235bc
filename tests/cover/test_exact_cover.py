"""Exact cover problems as documents: what they mean, what is refused, what is kept of them in a text."""

import json
from itertools import combinations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from latticework.cover import ExactCover, pose
from latticework.cover.exact_cover_document import (
    OptionItem,
    dump_exact_cover,
    make_exact_cover,
    make_kinds,
    parse_exact_cover,
)
from latticework.cover.exact_cover_problem import lacking_options
from latticework.errors import FileRefusedError, LatticeworkError
from latticework.jobs.job import prepare
from latticework.jobs.method import Method
from latticework.search import make_problem
from random_covers import rows, whole
from slow_cover import Bounds, Option, all_solutions, problems


def document(options: list[Option], primary: Bounds, secondary: list[str]) -> ExactCover:
    kinds = make_kinds(primary, secondary, dict(primary.items()))
    entries = [list(map(OptionItem._make, option.items())) for option in options]
    return make_exact_cover("drawn", kinds, entries, lambda entry: entry)


class TestSlowTwin:
    @pytest.mark.parametrize("engine", ["bitset", "cells", "dlx", "backtrack", "processor"])
    @given(problem=problems())
    @example(problem=([], {}, ["s0"]))
    @example(problem=([{"s0": ""}], {}, ["s0"]))
    @example(problem=([{"p0": ""}, {"p0": ""}, {"p0": "", "s0": "A"}, {"s0": "A"}], {"p0": (0, 1)}, ["s0"]))
    @example(problem=([{"p0": "", "s0": "A"}] * 3, {"p0": (2, 3)}, ["s0"]))
    def test_the_same_solutions(self, engine: str, problem: tuple[list[Option], Bounds, list[str]]) -> None:
        prepared = prepare(document(*problem), Method(engine))
        found = [pose(prepared.document).chosen(prepared.job.numbers[list(row)])
                 for row in rows(whole(prepared.job.problem))] if not lacking_options(prepared.document) else []
        assert len(found) == len(set(found))
        assert set(found) == all_solutions(*problem[:2])

    @given(problem=problems())
    def test_what_is_lacking_has_no_solution(self, problem: tuple[list[Option], Bounds, list[str]]) -> None:
        if lacking_options(document(*problem)):
            assert not all_solutions(*problem[:2])

    @given(problem=problems())
    def test_a_text_says_the_same(self, problem: tuple[list[Option], Bounds, list[str]]) -> None:
        one = document(*problem)
        other = parse_exact_cover(dump_exact_cover(one), "text")
        assert (other.name, other.items, other.color_names) == (one.name, one.items, one.color_names)
        for field in ("is_secondary", "least", "most", "start", "held", "colors"):
            assert getattr(one, field).tolist() == getattr(other, field).tolist()
        assert dump_exact_cover(other) == dump_exact_cover(one)


class TestColors:
    @given(colors=st.lists(st.lists(st.sampled_from(["", "A", "B", "C"]), min_size=2, max_size=2), max_size=9))
    def test_two_options_exclude_each_other_as_their_colors_say(self, colors: list[list[str]]) -> None:
        options = [{"p": "", "x": a, "y": b} for a, b in colors]
        one = document(options, {"p": (0, 99)}, ["x", "y"])
        assert whole(make_problem(pose(one).cover)).solutions.shape[0] == len(all_solutions(options, {"p": (0, 99)}))

    def test_the_toy_problem_of_taocp(self) -> None:
        """Knuth, TAOCP 4B, 7.2.2.1, (49): only 'q x:A' and 'p r x:A y' solve it."""
        options = [{"p": "", "q": "", "x": "", "y": "A"}, {"p": "", "r": "", "x": "A", "y": ""}, {"p": "", "x": "B"},
                   {"q": "", "x": "A"}, {"r": "", "y": "B"}]
        one = document(options, dict.fromkeys("pqr", (1, 1)), ["x", "y"])
        assert [sorted(row) for row in rows(whole(make_problem(pose(one).cover)))] == [[1, 3]]

    def test_two_by_two_letters(self) -> None:
        """Words across and down on a board of 2x2: letters are colours of cells, so crossing words agree."""
        words = ["AB", "BA", "AA", "CB"]
        places = {"1 across": "ab", "2 across": "cd", "1 down": "ac", "2 down": "bd"}
        options = [{line: "", **dict(zip(cells, word, strict=True))}
                   for line, cells in places.items() for word in words]
        one = document(options, dict.fromkeys(places, (1, 1)), list("abcd"))
        squares = sum(a[0] + b[0] in words and a[1] + b[1] in words for a in words for b in words)
        assert len(rows(whole(make_problem(pose(one).cover)))) == squares > 0

    def test_more_than_can_be_searched_is_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("latticework.cover.exact_cover_problem.MAX_CROSSINGS", 10)
        one = document([{"p": "", "x": color} for color in "AABBB"], {"p": (1, 1)}, ["x"])
        with pytest.raises(LatticeworkError, match="drawn: item 'x': 5 options give an item 2 colours, 3 of them"):
            pose(one)


class TestQueensThatDominate:
    def test_three_on_a_board_of_six_by_six(self) -> None:
        squares = [(r, c) for r in range(6) for c in range(6)]
        options = [{"queen": "", **{f"{a}{b}": "" for a, b in squares
                                    if a == r or b == c or a + b == r + c or a - b == r - c}} for r, c in squares]
        bounds = {"queen": (3, 3), **{f"{a}{b}": (1, 3) for a, b in squares}}
        found = rows(whole(make_problem(pose(document(options, bounds, [])).cover)))
        slow = [some for some in combinations(options, 3) if set().union(*some) == set(bounds)]
        assert len(found) == len(slow) > 0


class TestJson:
    def test_a_plain_list_of_lists(self) -> None:
        one = parse_exact_cover('[["a", 1], ["a"], [1]]', "text", "plain")
        assert (one.name, one.items, one.n_options) == ("plain", ("a", "1"), 3)
        assert len(rows(whole(make_problem(pose(one).cover)))) == 2

    def test_items_that_are_not_secondary_are_primary(self) -> None:
        one = parse_exact_cover('{"secondary": ["x"], "options": [["b", ["x", "A"]], ["a"]]}', "text")
        assert (one.items, one.is_secondary.tolist()) == (("b", "a", "x"), [False, False, True])
        assert one.option(0) == [("b", ""), ("x", "A")]

    @pytest.mark.parametrize(("text", "message"), [
        ('[["a", "b", "a"]]', r"f\.json: options\[0\]: holds 'a' twice"),
        ('{"primary": ["a"], "options": [["b"]]}', r"f\.json: options\[0\]: 'b' is not among the items"),
        ('[["a", ["a", "A"]]]', r"f\.json: options\[0\]: holds 'a' twice"),
        ('{"options": [[1.5]]', "not a valid JSON file"),
        ('{"options": [[["a", "A"]]]}', r"options\[0\]: the primary item 'a' has the colour 'A'; only secondary"),
        ('{"options": [["a"]], "multiplicities": {"b": 2}}', "multiplicities: 'b' should be one of the primary"),
        ('{"options": [["a"]], "multiplicities": {"a": [3, 2]}}', "'a' has 3 to 2; should be two whole numbers"),
        ('{"options": [["a"]], "multiplicities": {"a": 0}}', "'a' has 0 to 0; should be"),
        ('{"options": [["a"]], "primary": ["a", "a"]}', "'a' is there twice"),
        ('{"options": [[1.5]]}', r"options\[0\]\[0\]: should be .*: 1\.5"),
        ('{"options": 3}', "options: should be a list.*: 3"),
        ('{"option": []}', r"has the unknown field 'option': \[\]; should be one of .* did you mean options"),
        ('{"options": [], "format": 2}', "format: 2 is not a format that this program reads; should be 1"),
        ("{", "not a valid JSON file"),
        ("[" * 100_000, "not a valid JSON file|should be"),
    ])
    def test_what_is_wrong_is_said(self, text: str, message: str) -> None:
        with pytest.raises(FileRefusedError, match=message):
            parse_exact_cover(text, "f.json")

    def test_texts_with_any_characters_are_kept(self) -> None:
        names = ["a b", "x:A", "|", "", "ä", "\n"]
        one = parse_exact_cover(json.dumps([names]), "text")
        assert parse_exact_cover(dump_exact_cover(one), "text").items == tuple(names)
