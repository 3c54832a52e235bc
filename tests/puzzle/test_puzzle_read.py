"""Puzzle files that are wrong are refused with file, field and value; nothing else ever escapes."""

import random
import re
import tomllib
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework.errors import FileRefusedError
from latticework.puzzle import Mark, Matching, Part, Published, Target, dump, load, parse
from latticework.puzzle.toml import write_toml
from refusal_help import check_huge_refused, check_refused
from shapes import SOMA, box, flat, solid

BESIDE = (-1, 0, 0)
GOOD = dump(replace(
    flat(box(2, 2)).with_target(
        cell_colors=(((0, 0, 0), "#f5f5f5"),), different=((((0, 1, 0), "north"), ((1, 1, 0), "north")),)),
    motions="turn",
    parts=(Part("A", box(2, 1), 2, 2, "#123456", "fixed"),
           Part("B", (BESIDE,), 0, marks=(Mark(BESIDE, "east", "key"),))),
    matching=Matching((("key", "lock"),), ("key",), {"key": 2}, {"lock": "hole"}),
    published=(Published(1, "nothing", "by hand", 2.0, target=1),),
    others=(Target(box(1, 1), name="other", copies=((1, 1), (0, 3))),)))
SOLID = dump(solid(box(3, 3, 3), SOMA))

LINES = 'cells = [[0, 1], [1, 1]]\nside = "north"\n'

WRONG = {
    "no format": ("format = 1\n", "", "format", "is missing"),
    "newer": ("format = 1", "format = 3", "format", "3 is newer"),
    "older": ("format = 1", "format = 0", "format", "0 should be 1"),
    "format as text": ("format = 1", 'format = "1"', "format", "'1' should be 1"),
    "format true": ("format = 1", "format = true", "format", "True should be 1"),
    "unknown lattice": ('"square"', '"sqare"', "lattice", "'sqare' is not known; there are cubic"),
    "no lattice file": ('"square"', '"none.toml"', "lattice", "none.toml: No such file"),
    "no name of a lattice file": ('"square"', '"\\u0000.toml"', "lattice", "not a name that a file can have"),
    "year as text": ('"square"', '"square"\nyear = "1936"', "year", "should be a whole number"),
    "year far away": ('"square"', '"square"\nyear = 10000', "year", "9999"),
    "link to a file": ('"square"', '"square"\nlinks = ["http://a.b", "file:///a"]', "links[1]", "'file:///a'"),
    "link with a blank": ('"square"', '"square"\nlinks = ["https://a b"]', "links[0]", "should be an address"),
    "link as text": ('"square"', '"square"\nlinks = "https://a.b"', "links", "should be a list"),
    "tag without name": ('"square"', '"square"\ntags = ["a", ""]', "tags[1]", ""),
    "source as a list": ('"square"', '"square"\nsource = []', "source", "should be text"),
    "line beyond the target": (LINES, LINES.replace("[1, 1]", "[1, 2]"), "target.different[0].cells", "[1, 2] is no"),
    "line with a strange side": (LINES, LINES.replace("north", "up"), "target.different[0].side", "'up' is no side"),
    "line with too few sides": (LINES, LINES.replace('"north"', '["north"]'), "target.different[0].side", "1 ent"),
    "line with a side twice": (LINES, LINES.replace("[1, 1]", "[0, 1]"), "target.different[0]", "names a side twice"),
    "line without a side": (LINES, LINES.replace('side = "north"', ""), "target.different[0]", "lacks the field"),
    "no lattice": ('lattice = "square"\n', "", "lattice", "lacks the field lattice"),
    "up in a plane": ('"square"', '"square"\nup = [0, 1]', "up", "[0, 1] is for lattices with three"),
    "rule": ('motions = "turn"', 'motions = "spin"', "motions", "'spin' should be one of 'placed', 'fixed', 'turn'"),
    "solid rule": ('motions = "turn"', 'motions = "mirror"', "motions", "'mirror' should be"),
    "rule of a part": ('"fixed"', '"fast"', "parts[0] (A).motions", "'fast'"),
    "box that is not placed": ('"fixed"', '"fixed"\nbox = true', "parts[0] (A).box", "true should be false, or"),
    "box as a number": ('"fixed"', '"placed"\nbox = 1', "parts[0].box", ""),
    "color": ("#123456", "red", "parts[0] (A).color", "'red' should be like"),
    "copies reversed": ("copies = 2", "copies = [3, 2]", "parts[0] (A).copies", "[3, 2] should be"),
    "copies negative": ("copies = 2", "copies = -1", "parts[0].copies", ""),
    "copies many": ("copies = 2", "copies = 100001", "parts[0].copies", "100000"),
    "copies as text": ("copies = 2", 'copies = "2"', "parts[0].copies", "should be a whole number or a list"),
    "copies true": ("copies = 2", "copies = true", "parts[0].copies", ""),
    "copies of three": ("copies = 2", "copies = [1, 2, 3]", "parts[0].copies", ""),
    "cell too long": ("[[-1, 0]]", "[[-1, 0, 0]]", "parts[1] (B).cells", "[-1, 0, 0] is no cell"),
    "cell too short": ("[[-1, 0]]", "[[]]", "parts[1] (B).cells", "[] is no cell"),
    "cell twice": ("[[-1, 0]]", "[[-1, 0], [-1, 0]]", "parts[1] (B).cells", "[-1, 0] twice"),
    "cell far away": ("[[-1, 0]]", "[[-10001, 0]]", "parts[1].cells[0][0]", "10000"),
    "cell beyond machine integers": ("[[-1, 0]]", f"[[{10**30}, 0]]", "parts[1].cells[0][0]", ""),
    "cell of floats": ("[[-1, 0]]", "[[-1.5, 0]]", "parts[1].cells[0][0]", ""),
    "picture and cells": ("[[-1, 0]]", '[[-1, 0]]\npicture = "#"', "parts[1] (B)", "both"),
    "layers": ("##\n##", "##\n\n##", "target.picture", "several layers"),
    "uneven layers": ("##\n##", "##\n\n##\n##", "target.picture", "1, 2 lines"),
    "holes": ("[target]", "[target]\nmay_stay_empty = [[5, 5]]", "target.may_stay_empty", "[5, 5] is no cell of"),
    "color of a cell": ("white = ", "whyte = ", "target.colors", "'whyte' should be like '#3182bd' or one of red"),
    "color beside": ("[[0, 0]]", "[[5, 5]]", "target.colors", "[5, 5] is no cell here"),
    "two colors": ("white = [[0, 0]]", "white = [[0, 0]]\nred = [[0, 0]]", "target.colors", "[0, 0] has two colours"),
    "copies of too few": ("[1, [0, 3]]", "[1]", "more_targets[0].copies", "has 1 entries, but there are 2 parts"),
    "copies reversed elsewhere": ("[1, [0, 3]]", "[1, [3, 0]]", "more_targets[0].copies", "[3, 0] should be"),
    "no such target": ("target = 2", "target = 3", "published[0].target", "3 should be at most 2"),
    "mark beside its part": ("cell = [-1, 0]", "cell = [0, 0]", "parts[1] (B).marks", "[0, 0] is no cell of"),
    "mark on no side": ('"east"', '"top"', "parts[1] (B).marks", "'top' is no side of [-1, 0], which has 'east'"),
    "mark without a name": ('"key"', '""', "marks[0].mark", ""),
    "pair of one": ('[["key", "lock"]]', '[["key"]]', "matching.meet[0]", ""),
    "kind": ('lock = "hole"', 'lock = "door"', "matching.kind",
             "'lock' = 'door' should be a mark and 'key' or 'hole'"),
    "kind of no mark": ('lock = "hole"', '"" = "hole"', "matching.kind", "should be a mark and"),
    "reach": ("key = 2", "key = 0", "matching.reach", ""),
    "modulo": ('"nothing"', '"mirrors"', "published[0].modulo", "'mirrors' should be one of 'nothing'"),
    "negative count": ("solutions = 1", "solutions = -1", "published[0].solutions", ""),
    "seconds": ("seconds = 2.0", "seconds = nan", "published[0].seconds", ""),
    "name empty": ('name = "A"', 'name = ""', "parts[0].name", ""),
    "name long": ('name = "A"', f'name = "{"A" * 201}"', "parts[0].name", "200"),
    "parts no list": ("[[parts]]\nname = \"A\"", "[parts]\nname = \"A\"", "", ""),
    "key twice": ("format = 1", "format = 1\nformat = 1", "", "TOML"),
    "not TOML": ("format = 1", "format : 1", "", "line 1"),
    "not TOML at all": (GOOD, "Dear Martin,\nplease find enclosed", "", "TOML"),
}


class TestStrangeFilesAreRefused:
    @pytest.mark.parametrize("case", WRONG)
    def test_naming_file_and_field(self, case: str, tmp_path: Path) -> None:
        old, new, field, shown = WRONG[case]
        assert old in GOOD
        path = tmp_path / "my.toml"
        path.write_text(GOOD.replace(old, new, 1))
        check_refused(load, path, field, shown)

    @pytest.mark.parametrize(("up", "fault"), [
        ("[0, 1]", "up: [0, 1] has 2 numbers"), ("[0, 0, 0]", "up: [0, 0, 0] leads nowhere"),
        ('"z"', "up: should be a list"), ("[0, 0, 100]", "up[2]: should be a whole number <= 99"),
        ("[31, 40, 99]", "up: [31, 40, 99] has no layers")])
    def test_a_direction_that_is_none(self, up: str, fault: str) -> None:
        with pytest.raises(FileRefusedError, match=re.escape(fault)):
            parse(SOLID.replace('lattice = "cubic"', f'lattice = "cubic"\nup = {up}'), "text")

    def test_the_rule_of_flat_lattices_in_a_solid_one(self) -> None:
        with pytest.raises(FileRefusedError, match=r"motions: 'turn over' should be one of .*, 'mirror'"):
            parse(SOLID.replace('lattice = "cubic"', 'lattice = "cubic"\nmotions = "turn over"'), "text")

    def test_too_many_cells_and_parts(self) -> None:
        rows = ", ".join(f"[{x}, {y}]" for x in range(200) for y in range(101))
        with pytest.raises(FileRefusedError, match=r"target\.cells.*|20000"):
            parse(f'format = 1\nlattice = "square"\n[target]\ncells = [{rows}]', "text")
        picture = ("#" * 200 + "\n") * 101
        with pytest.raises(FileRefusedError, match=r"target\.picture: has 20,200 cells; at most 20,000"):
            parse(f'format = 1\nlattice = "square"\n[target]\npicture = """\n{picture}"""', "text")
        with pytest.raises(FileRefusedError, match="2000"):
            parse('format = 1\nlattice = "square"\n' + '[[parts]]\nname = "A"\n' * 2001, "text")

    def test_a_search_file_is_called_one(self, tmp_path: Path) -> None:
        path = tmp_path / "my.search"
        path.write_bytes(b"SQLite format 3\0" + bytes(84))
        with pytest.raises(FileRefusedError, match="a search file, no puzzle"):
            load(path)

    def test_a_huge_file_is_not_read(self, tmp_path: Path) -> None:
        check_huge_refused(load, tmp_path / "my.toml", GOOD)


values = st.recursive(
    st.one_of(st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.dates(), st.times(), st.datetimes(),
              st.sampled_from(["square", "cubic", "turn", "#", "##\n\n#", "nothing"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(
        st.sampled_from(["picture", "cells", "name", "copies", "color", "motions", "solutions", "source", "marks",
                         "side", "mark", "meet", "alone", "reach", "vectors", "format", "title"]), inner),
    max_leaves=10)
fields = st.sampled_from(
    ["format", "lattice", "name", "author", "notes", "motions", "target", "parts", "published", "matching"])


class TestOpeningAFileIsSafe:
    """Whatever a file holds, it is read or refused."""

    @given(st.sampled_from([GOOD, SOLID]), st.randoms(use_true_random=False))
    def test_bytes_that_were_damaged(
        self, tmp_path_factory: pytest.TempPathFactory, text: str, random: random.Random
    ) -> None:
        data = bytearray(text.encode())
        for _ in range(random.randint(1, 5)):
            at = random.randrange(len(data))
            data[at : at + random.randint(0, 3)] = bytes([random.choice(b'019.-+e[]{}"=\n\\ #a\x00\xff')])
        path = tmp_path_factory.getbasetemp() / "damaged.toml"
        path.write_bytes(data)
        with suppress(FileRefusedError):
            parse(dump(load(path)), "again")

    @given(st.dictionaries(fields, values, max_size=4))
    def test_values_of_any_type(self, damage: dict[str, Any]) -> None:
        data = tomllib.loads(GOOD) | damage
        with suppress(FileRefusedError):
            parse(dump(parse(write_toml(data), "text")), "again")

    @given(st.text())
    def test_any_text(self, text: str) -> None:
        with pytest.raises(FileRefusedError):
            parse(text, "text")
