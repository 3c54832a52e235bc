"""What is written is read back unchanged, whatever a puzzle holds."""

import tomllib
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from latticework.lattice import Cell, Lattice
from latticework.puzzle import MODULI, Mark, Matching, Part, Published, Puzzle, dump, load, parse, save
from shapes import HEXAGON, SOMA, TRIANGLES, box, cubic, flat, made, one_sided, solid, square

NASTY = ['"""', "'''", '"', "\\", "\\n", "\n", "\r\n", "\r", "\t", "\x00\x1f\x7f", "é→𝄞\u2028", "# [x]\n= ",
         "\n\n end \n"]
text = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(NASTY), max_size=5).map("".join))
name = text.filter(bool)
zones = st.sampled_from([None, UTC, timezone(timedelta(hours=-5, minutes=30))])
scalars = st.one_of(
    st.booleans(), st.integers(-(2**62), 2**62), st.floats(allow_nan=False), text,
    st.dates(min_value=date(1000, 1, 1)), st.datetimes(min_value=datetime(1000, 1, 1), timezones=zones), st.times())
keys = st.one_of(st.sampled_from(["later", "x.y", "with space", '"', "ключ", "0"]), name)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3), max_leaves=8)
extras = st.dictionaries(keys.map(lambda key: f"{key}~"), values, max_size=3)  # ~ is in no key that is known
copies = st.tuples(st.integers(0, 5), st.integers(0, 100_000)) | st.just((1, 1))
matchings = st.builds(
    Matching, st.none() | st.lists(st.tuples(text, text), max_size=3).map(tuple),
    st.none() | st.lists(text, max_size=3).map(tuple), st.dictionaries(text, st.integers(1, 100), max_size=2))
LATTICES = [square(), cubic(), made(HEXAGON), made(TRIANGLES)]


def sets_of_cells(lattice: Lattice, size: int = 8) -> st.SearchStrategy[tuple[Cell, ...]]:
    """Return a strategy of sorted cells, in a picture or not."""
    kind = st.integers(0, len(lattice.kinds) - 1)
    return st.sampled_from([-12, 0]).flatmap(
        lambda least: st.sets(st.tuples(*[st.integers(least, 12)] * lattice.rank, kind), max_size=size)
    ).map(lambda cells: tuple(sorted(cells)))


@st.composite
def parts(draw: st.DrawFn, lattice: Lattice, rules: st.SearchStrategy[str]) -> Part:
    cells, number = draw(sets_of_cells(lattice)), draw(copies)
    sides = [(cell, edge.label) for cell in cells for edge, there in zip(
        lattice.kinds[cell[-1]].half_edges, lattice.neighbours(cell), strict=True) if there not in cells]
    marked = draw(st.sets(st.sampled_from(sides), max_size=2)) if sides else set()
    return Part(draw(name), cells, min(number), max(number), draw(st.sampled_from(["", "#0aF9c3"])), draw(rules),
                tuple(sorted(Mark(cell, side, draw(name)) for cell, side in marked)), draw(extras))


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    lattice = draw(st.sampled_from(LATTICES))
    rules = st.sampled_from(["", "placed", "fixed", "turn", "turn over" if lattice.flat else "mirror"])
    target = draw(sets_of_cells(lattice))
    published = st.builds(Published, st.integers(0, 10**18), st.sampled_from(MODULI), text,
                          st.sampled_from([0.0, 5.0, 0.1, 1e12]), extras)
    return Puzzle(
        lattice, draw(name), draw(text), draw(text), draw(rules), target, target[: draw(st.integers(0, 8))],
        tuple(draw(st.lists(parts(lattice, rules), max_size=3))), draw(st.none() | matchings),
        tuple(draw(st.lists(published, max_size=2))), draw(extras), draw(extras))


class TestRoundTrip:
    @settings(deadline=None, max_examples=150)
    @given(puzzles())
    @example(Puzzle(square(), notes='"""\\\n"quoted"\n\'\'\'\r\n\ttab'))
    @example(Puzzle(square(), notes="\n\nleading and trailing\n\n"))
    @example(Puzzle(square(), notes='ends with "'))
    @example(Puzzle(square(), notes='several\nlines that end with """'))
    def test_what_is_written_is_read_back(self, puzzle: Puzzle) -> None:
        assert parse(dump(puzzle), "text") == puzzle

    @settings(deadline=None, max_examples=100)
    @given(extras, extras)
    def test_keys_of_later_versions_keep_their_place(self, top: dict[str, Any], inner: dict[str, Any]) -> None:
        part = Part("A", box(1, 1), extra=inner)
        puzzle = Puzzle(square(), target=box(1, 2), parts=(part, part), target_extra=inner, extra=top,
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
        puzzle = Puzzle(square(), "Ell", "me", "a\nb", "turn", box(3, 2), optional=((0, 0, 0),), parts=(
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
