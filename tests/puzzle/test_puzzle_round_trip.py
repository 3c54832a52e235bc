"""What is written is read back unchanged, whatever a puzzle holds."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given

from latticework.puzzle import Part, Published, Puzzle, Target, dump, load, parse, save
from random_puzzles import extras, puzzles
from shapes import SOMA, box, flat, one_sided, solid, square


class TestRoundTrip:
    @given(puzzles())
    @example(Puzzle(square(), notes='"""\\\n"quoted"\n\'\'\'\r\n\ttab'))
    @example(Puzzle(square(), notes="\n\nleading and trailing\n\n"))
    @example(Puzzle(square(), notes='ends with "'))
    @example(Puzzle(square(), notes='several\nlines that end with """'))
    def test_what_is_written_is_read_back(self, puzzle: Puzzle) -> None:
        assert parse(dump(puzzle), "text") == puzzle

    @given(extras, extras)
    def test_keys_of_later_versions_keep_their_place(self, top: dict[str, Any], inner: dict[str, Any]) -> None:
        part = Part("A", box(1, 1), extra=inner)
        puzzle = Puzzle(square(), target=Target(box(1, 2), extra=inner), parts=(part, part), extra=top,
                        published=(Published(1, "nothing", "", extra=inner),))
        data = tomllib.loads(dump(puzzle))
        assert {key: data[key] for key in top} == top
        for table in (data["target"], *data["parts"], *data["published"]):
            assert {key: table[key] for key in inner} == inner

    @pytest.mark.parametrize("puzzle", [flat(box(10, 6)), one_sided(), solid(box(3, 3, 3), SOMA)],
                             ids=["flat", "one-sided", "Soma"])
    def test_through_a_file(self, puzzle: Puzzle, tmp_path: Path) -> None:
        path = tmp_path / "puzzle.toml"
        save(puzzle, path)
        assert load(path) == puzzle

    def test_a_file_of_windows_is_read_the_same(self, tmp_path: Path) -> None:
        puzzle = replace(flat(box(10, 6)), notes="two\nlines")
        path = tmp_path / "puzzle.toml"
        path.write_bytes(b"\xef\xbb\xbf" + dump(puzzle).replace("\n", "\r\n").encode())
        assert load(path) == puzzle


class TestReadableByHand:
    def test_a_whole_document(self) -> None:
        puzzle = Puzzle(square(), "Ell", "me", "a\nb", "turn", Target(box(3, 2), optional=((0, 0, 0),)), parts=(
            Part("L", ((0, 0, 0), (0, 1, 0), (1, 0, 0)), 2, 2, "#112233"), Part("dot", ((-1, 0, 0),), 0, 3)),
            published=(Published(2, "reflections", "by hand", 90.0),))
        assert dump(puzzle) == '''format = 1
name = "Ell"
author = "me"
notes = """
a
b"""
lattice = "square"
motions = "turn"

[target]
picture = """
###
+##
"""

[[parts]]
name = "L"
copies = 2
color = "#112233"
picture = """
#.
##
"""

[[parts]]
name = "dot"
copies = [0, 3]
cells = [[-1, 0]]

[[published]]
solutions = 2
modulo = "reflections"
source = "by hand"
seconds = 90.0
'''
