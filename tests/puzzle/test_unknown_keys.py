"""A misspelt key is kept, but somebody has to be told that it changes nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from latticework import paths
from latticework.puzzle import dump, load, parse
from latticework.puzzle.read import UnknownKey, unknown_keys
from latticework.puzzle.targets import at_target
from quick_suite import in_part

TEXT = """
format = 1
lattice = "square"
motion = "fixed"

[target]
picture = "###"
colour = 3

[[more_targets]]
picture = "####"
copeis = [1]

[[parts]]
name = "I"
copys = 3
weight = 7
picture = "#"

[[published]]
solutions = 1
modulo = "nothing"
source = "by hand"
second = 2
"""

FOUND = [
    UnknownKey("", "motion", "motions"),
    UnknownKey("target", "colour", "colors"),
    UnknownKey("more_targets[0]", "copeis", "copies"),
    UnknownKey("parts[0] (I)", "copys", "copies"),
    UnknownKey("parts[0] (I)", "weight"),
    UnknownKey("published[0]", "second", "seconds"),
]


def test_each_unknown_key_is_named_with_the_valid_one_that_it_resembles():
    puzzle = parse(TEXT, "test")
    assert unknown_keys(puzzle) == FOUND
    assert unknown_keys(at_target(puzzle, 1)) == FOUND, "it does not matter which target is at hand"


def test_they_are_still_kept():
    assert unknown_keys(parse(dump(parse(TEXT, "test")), "test")) == FOUND


def test_what_the_user_reads():
    lines = [str(found) for found in FOUND]
    assert lines[0] == "'motion' is not a known key and changes nothing; did you mean 'motions'?"
    assert lines[4] == "parts[0] (I): 'weight' is not a known key and changes nothing"


def test_capitals_do_not_matter():
    puzzle = replace(parse(TEXT, "test"), extra={"Author": "x"})
    assert unknown_keys(puzzle)[0] == UnknownKey("", "Author", "author")


@pytest.mark.parametrize("path", in_part(
    paths.shipped(), 4), ids=lambda path: Path(path).stem)
def test_the_library_has_none(path):
    assert unknown_keys(load(path)) == []
