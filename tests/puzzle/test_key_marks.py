"""Which marks are keys and holes is told from the table of a puzzle, and from names only where that does not tell."""

from dataclasses import replace
from pathlib import Path

import pytest

from latticework.lattice import builtin
from latticework.puzzle import Puzzle, load
from latticework.puzzle.marks import Matching
from latticework.puzzle.matching_table import Relief, reliefs

LIBRARY = Path(__file__).resolve().parents[2] / "puzzles"


def told(lattice="cubic", **table):
    return reliefs(Puzzle(builtin(lattice), matching=Matching(**table)))


def keys(lattice="cubic", **table):
    return {mark: relief.reach for mark, relief in told(lattice, **table).items()}


@pytest.mark.parametrize("name", ["four-rings", "six-rings", "twelve-rings"])
def test_rings_have_short_and_long_keys_and_locks(name):
    assert reliefs(load(LIBRARY / "ring" / f"{name}.toml")) == {
        "key": Relief(1, 0.5), "long key": Relief(2, 0.5), "lock": Relief(0, 0.5)}


@pytest.mark.parametrize("name", ["jigsaw-4x4", "jigsaw-4x5"])
def test_a_jigsaw_has_tabs_and_holes_of_two_sizes(name):
    assert reliefs(load(LIBRARY / "square" / f"{name}.toml")) == {
        "tab": Relief(1, 0.0), "hole": Relief(0, 0.0), "wide tab": Relief(1, 1.0), "wide hole": Relief(0, 1.0)}


@pytest.mark.parametrize("name", ["square/macmahon-4x6", "hexagonal-prism/black-and-white-pyramid-i",
                                  "hexagonal-prism/black-and-white-pyramid-ii", "cubic/soma"])
def test_colours_stay_colours(name):
    assert reliefs(load(LIBRARY / f"{name}.toml")) == {}


class TestWhatTheTableTells:
    def test_what_reaches_farther_is_the_key(self):
        assert keys(meet=(("a", "b"),), reach={"b": 3}) == {"a": 0, "b": 3}

    def test_what_may_not_face_nothing_is_the_key(self):
        assert keys(meet=(("a", "b"),), alone=("", "a")) == {"a": 0, "b": 1}
        assert keys(meet=(("a", "b"),), alone=("", "b")) == {"a": 1, "b": 0}

    def test_the_reach_weighs_more_than_what_may_face_nothing_and_that_more_than_the_name(self):
        assert keys(meet=(("a", "b"),), alone=("", "b"), reach={"b": 2}) == {"a": 0, "b": 2}
        assert keys(meet=(("key", "lock"),), alone=("", "key")) == {"lock": 1, "key": 0}

    def test_the_name_decides_where_nothing_else_does(self):
        assert keys(meet=(("small tab", "b"),)) == {"small tab": 1, "b": 0}
        assert keys(meet=(("b", "Small Hole"),)) == {"b": 1, "Small Hole": 0}
        assert keys(meet=(("b", "c"),)) == {}

    def test_a_key_meets_neither_itself_nor_a_side_without_a_mark(self):
        assert keys(meet=(("key", "lock"), ("lock", "lock"), ("lock", ""))) == {"key": 1, "lock": 0}
        assert keys(meet=(("key", "lock"), ("key", "key"))) == {}
        assert keys(meet=(("key", "lock"), ("key", ""))) == {}

    def test_one_of_its_partners_that_is_no_hole_makes_a_key_a_colour(self):
        assert keys(meet=(("key", "lock"), ("key", "tab"))) == {}

    def test_marks_named_after_colours_are_colours(self):
        assert keys(meet=(("red", "b"),), alone=("b",)) == {}
        assert keys(meet=(("a", "blue"),), alone=("blue",)) == {}

    def test_without_a_table_there_are_only_colours(self):
        assert reliefs(Puzzle(builtin("cubic"))) == told(meet=None) == {}


class TestSizes:
    def test_what_goes_together_has_one_size_and_the_rest_another(self):
        found = told(meet=(("a key", "lock"), ("b key", "lock"), ("pin", "slot"), ("tab", "notch")))
        sizes = {mark: relief.size for mark, relief in found.items()}
        assert sizes == {"a key": 0, "b key": 0, "lock": 0, "tab": 0.5, "notch": 0.5, "pin": 1, "slot": 1}

    def test_more_sizes_than_can_be_distinguished_are_colours(self):
        assert told(meet=tuple((f"{n} key", f"{n} lock") for n in "abcd")) == {}

    def test_a_flat_key_that_would_cut_tiles_in_two_is_a_colour(self):
        table = {"meet": (("key", "lock"), ("pin", "slot")), "reach": {"pin": 2}}
        assert keys("square", **table) == {"key": 1, "lock": 0}
        assert keys("cubic", **table) == {"key": 1, "lock": 0, "pin": 2, "slot": 0}


class TestWhatTheFileSays:
    TABLE = (("Zapfen", "Loch"),)

    def test_a_name_in_another_language_says_nothing(self):
        assert keys(meet=self.TABLE) == {}

    def test_either_kind_is_enough(self):
        wanted = {"Zapfen": 1, "Loch": 0}
        assert keys(meet=self.TABLE, kind={"Zapfen": "key"}) == wanted
        assert keys(meet=self.TABLE, kind={"Zapfen": "key", "Loch": "hole"}) == wanted

    def test_it_weighs_more_than_names_reach_and_colours(self):
        assert keys(meet=(("key", "lock"),), kind={"lock": "key"}) == {"lock": 1, "key": 0}
        assert keys(meet=(("a", "b"),), reach={"b": 2}, kind={"a": "key"}) == {"a": 1, "b": 0}
        assert keys(meet=(("red", "blue"),), kind={"red": "key", "blue": "hole"}) == {"red": 1, "blue": 0}

    def test_a_hole_is_no_key_and_may_be_alone(self):
        assert keys(meet=(("key", "lock"),), kind={"key": "hole"}) == {"key": 0}
        assert keys(kind={"a": "hole", "b": "key"}) == {"a": 0, "b": 1}

    def test_rings_look_the_same_with_their_kinds_said(self):
        puzzle = load(LIBRARY / "ring" / "four-rings.toml")
        said = replace(puzzle.matching, kind={"key": "key", "long key": "key", "lock": "hole"})
        assert reliefs(replace(puzzle, matching=said)) == reliefs(puzzle)
