"""Lattice files that are wrong are refused with file and field named."""

import math
import random
from collections.abc import Iterable
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latticework import paths
from latticework.errors import FileRefusedError
from latticework.lattice import builtin, load, names
from refusal_help import check_huge_refused, check_refused
from shapes import HEXAGON, TRIANGLES


def source(name: str) -> str:
    return (paths.resources() / "lattices" / f"{name}.toml").read_text()


def lattice_text(vectors: object, cells: dict[str, str], half_edges: Iterable[tuple[int, ...]]) -> str:
    """Return a lattice file; the half-edges of each cell lead to its own kind, given without their partners."""
    steps = [(f"{sign}{number}", f"{'+-'[sign == '+']}{number}", [int(f"{sign}1") * x for x in step])
             for number, step in enumerate(half_edges) for sign in "+-"]
    edges = ", ".join(f'{{ label = "{label}", partner = "{partner}", to = {to} }}' for label, partner, to in steps)
    return f'format = 1\nname = "own"\ntitle = "own"\nvectors = {vectors}\n' + "".join(
        f'[[cells]]\nname = "{name}"\n{body}\nhalf_edges = [{edges}]\n' for name, body in cells.items())


def polygon(corners: int, x: float, turned: float) -> str:
    angles = (turned + 2 * math.pi * corner / corners for corner in range(corners))
    return f"outline = {[[x + math.cos(angle) / 2, math.sin(angle) / 2] for angle in angles]}"


CUBIC = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
BALLS = lattice_text(CUBIC, {"a": "ball = [0.0, 0.0, 0.0]\nradius = 0.4", "b": "ball = [0.5, 0.5, 0.5]"},
                     [(1, 0, 0), (0, 1, 0)])
BALL = """
format = 1
name = "columns"
title = "Balls that touch in layers"
vectors = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 2.0]]
cells = [{ name = "ball", ball = [0.0, 0.0, 0.0] }]
"""
WRONG = {
    "no format": (HEXAGON, "format = 1\n", "", "format", "is missing; a lattice file begins with format = 1"),
    "newer": (HEXAGON, "format = 1", "format = 2", "format", "2"),
    "format as text": (HEXAGON, "format = 1", 'format = "1"', "format", "'1'"),
    "format true": (HEXAGON, "format = 1", "format = true", "format", ""),
    "a date": (HEXAGON, 'title = "Hexagons"', "title = 1999-12-31", "", ""),
    "unknown key": (HEXAGON, "title", "titel", "titel", ""),
    "unknown key of an edge": (HEXAGON, 'label = "a"', 'lable = "a"', "half_edges", "lable"),
    "unpaired": (HEXAGON, '{ label = "d", partner = "a", to = [-1, 0] },', "", "cells.hexagon.half_edges.a", "'d'"),
    "inconsistent": (HEXAGON, "to = [-1, 0]", "to = [-1, 1]", "cells.hexagon.half_edges.a", "[-1, 0]"),
    "step too short": (HEXAGON, "to = [-1, 0]", "to = [-1]", "cells.hexagon.half_edges.d.to", "[-1]"),
    "labels twice": (HEXAGON, 'label = "b"', 'label = "a"', "cells.hexagon", "same label"),
    "dependent": (HEXAGON, "[0.5, 0.8660254037844386]]", "[2.0, 0.0]]", "vectors", "2.0"),
    "mixed vectors": (HEXAGON, "[1.0, 0.0],", "[1.0, 0.0, 0.0],", "vectors", "mixes"),
    "nan vector": (HEXAGON, "[1.0, 0.0],", "[nan, 0.0],", "vectors", ""),
    "infinite vector": (HEXAGON, "[1.0, 0.0],", "[inf, 0.0],", "vectors", ""),
    "nan corner": (HEXAGON, "[[0.5, -0.2886751345948129]", "[[nan, 0.0]", "cells[0].outline", ""),
    "solid corner in a plane": (HEXAGON, "[0.0, 0.5773502691896258]", "[0.0, 0.5, 0.5]", "cells.hexagon", "2"),
    "no outline": (TRIANGLES, "outline = [[0.0, 0.0], [1.0, 0.0], [0.5, 0.8660254037844386]]\n", "", "cells.up",
                   "outline"),
    "outline of no extent": (HEXAGON.replace("0.2886751345948129", "0.0"), "0.5773502691896258", "0.0",
                             "cells.hexagon", "on a line"),
    "tiny vectors": (HEXAGON, "[[1.0, 0.0], [0.5, 0.8660254037844386]]", "[[1e-300, 0.0], [0.0, 1e-300]]", "vectors",
                     "shorter than 0.001"),
    "nearly parallel": (HEXAGON, "[0.5, 0.8660254037844386]]", "[1.0, 1e-9]]", "vectors", "parallel"),
    "three flat vectors": (HEXAGON, "vectors = [", "vectors = [[0.0, 1.0], ", "vectors", "parallel"),
    "too few vectors for the steps": (HEXAGON, ", [0.5, 0.8660254037844386]]", "]", "half_edges.a.to", "[1, 0]"),
    "leads to itself": (HEXAGON, "to = [1, 0]", "to = [0, 0]", "cells.hexagon.half_edges.a.to", "the cell itself"),
    "tiny outline": (HEXAGON.replace("0.5773502691896258", "1e-300").replace("0.2886751345948129", "1e-300"),
                     "0.5, ", "1e-300, ", "cells.hexagon", "in one place"),
    "one place": (TRIANGLES, "outline = [[1.0, 0.0], [1.5, 0.8660254037844386], [0.5, 0.8660254037844386]]",
                  "outline = [[1.0, 1.7320508075688772], [2.0, 1.7320508075688772], [1.5, 2.598076211353316]]",
                  "cells.down", "in the same place as 'up'"),
    "balls in one place": (BALLS, "ball = [0.5, 0.5, 0.5]", "ball = [3.0, -2.0, 1.0]", "cells.b", "place as 'a'"),
    "ball of no size": (BALLS, "radius = 0.4", "radius = nan", "cells[0].radius", "nan"),
    "balls in a row": (BALL, "[0.0, 1.0, 0.0]", "[0.0, 1.5, 0.0]", "cells", "along one line"),
    "segment of no length": (source("square-stick"), "segment = [[0.0, 0.0], [1.0, 0.0]]",
                             "segment = [[0.0, 0.0], [1e-9, 0.0]]", "cells.", "one place"),
    "far too large": (TRIANGLES, "[1.0, 0.0], [0.5, 0.8660254037844386]]\nhalf", "[0.1, 0.2], [1e6, 7e5]]\nhalf",
                      "cells", "too large"),
    "many corners": (HEXAGON, "0.0, -0.5773502691896258]]", "0.0, -0.5773502691896258]" + ", [0.0, 1.0]" * 60 + "]",
                     "cells[0].outline", "64"),
    "unknown kind": (TRIANGLES, 'to = [0, 0], cell = "down"', 'to = [0, 0], cell = "bottom"',
                     "cells.up.half_edges.right.cell", "'bottom'"),
    "kinds of one name": (TRIANGLES, 'name = "down"', 'name = "up"', "cells", "same name"),
    "wrong type": (HEXAGON, 'title = "Hexagons"', "title = 3", "title", ""),
    "too far": (HEXAGON, "to = [-1, 0]", "to = [-100, 0]", "half_edges", "99"),
    "unit of no such kind": (source("half-square"), "unit = [[0, 0, 0]", "unit = [[0, 0, 8]", "unit", "[0, 0, 8]"),
    "unit of short cells": (source("half-square"), "unit = [[0, 0, 0]", "unit = [[0, 0]", "unit", "with 3 numbers"),
    "unit with a cell twice": (source("half-square"), "unit = [[0, 0, 0]", "unit = [[0, 0, 7]", "unit", "twice"),
    "unit without cells": (source("half-square"), "unit = [[0, 0, 0], [0, 0, 7]]", "unit = []", "unit", ""),
    "not TOML": (HEXAGON, "vectors = ", "vectors ", "", "TOML"),
}


class TestStrangeFilesAreRefused:
    @pytest.mark.parametrize("case", WRONG)
    def test_naming_file_and_field(self, case: str, tmp_path: Path) -> None:
        text, old, new, field, shown = WRONG[case]
        assert old in text
        path = tmp_path / "my.toml"
        path.write_text(text.replace(old, new, 1) if case != "outline of no extent" else text.replace(old, new))
        check_refused(load, path, field, shown)

    def test_a_face_with_a_corner_that_is_not_there(self, tmp_path: Path) -> None:
        path = tmp_path / "my.toml"
        path.write_text(source("cubic").replace("[[1, 2, 6, 5]", "[[1, 2, 6, 8]"))
        with pytest.raises(FileRefusedError, match=r"cells\.cube\.faces: a face names a corner that is not there"):
            load(path)

    def test_a_huge_file_is_not_read(self, tmp_path: Path) -> None:
        check_huge_refused(load, tmp_path / "my.toml", HEXAGON)

    def test_a_missing_file_a_folder_and_bytes_that_are_no_text(self, tmp_path: Path) -> None:
        with pytest.raises(FileRefusedError, match=r"none\.toml: No such file"):
            load(tmp_path / "none.toml")
        with pytest.raises(FileRefusedError, match="directory"):
            load(tmp_path)
        (tmp_path / "bytes.toml").write_bytes(b"format = 1\n\xff")
        with pytest.raises(FileRefusedError, match=r"UTF-8 \(byte 11\)"):
            load(tmp_path / "bytes.toml")

    @pytest.mark.slow
    def test_too_many_half_edges_and_motions(self, tmp_path: Path) -> None:
        path = tmp_path / "my.toml"
        steps = [step for step in product(range(-2, 3), repeat=3) if step > (0, 0, 0)][:32]
        row = [[16.0, 0.0, 0.0], *CUBIC[1:]]
        path.write_text(lattice_text(row, {str(x): f"ball = [{x}.0, 0.0, 0.0]" for x in range(16)}, steps))
        with pytest.raises(FileRefusedError, match=r"cells: have 1,024 half-edges in all; at most 1,000 are read"):
            load(path)
        cells = "".join(f'[[cells]]\nname = "{x}"\n{polygon(8, x, math.sin(x))}\n' for x in range(60))
        strip = '[[cells]]\nname = "strip"\noutline = [[59.6, 0], [60.4, 0], [60.4, 1], [59.6, 1]]\n'
        head = 'format = 1\nname = "a"\ntitle = "a"\ngaps = true\nvectors = [[61, 0], [0, 1]]\n'
        path.write_text(head + cells + strip)
        with pytest.raises(FileRefusedError, match=r"cells: more than 2,000 rigid motions carry a cell onto a cell"):
            load(path)

    @given(st.sampled_from([HEXAGON, TRIANGLES]), st.randoms(use_true_random=False))
    def test_any_damage_gives_a_lattice_or_a_refusal(
        self, tmp_path_factory: pytest.TempPathFactory, text: str, random: random.Random
    ) -> None:
        data = bytearray(text.encode())
        for _ in range(random.randint(1, 4)):
            data[random.randrange(len(data))] = random.choice(b'0179.-+e[]{}"=\n #an\x00\xff')
        path = tmp_path_factory.getbasetemp() / "damaged.toml"
        path.write_bytes(data)
        with suppress(FileRefusedError):
            assert load(path).kinds


class TestBuiltIn:
    def test_all_that_ship_can_be_read(self) -> None:
        assert {"square", "cubic"} <= set(names())
        assert [builtin(name).name for name in names()] == names()

    def test_each_is_read_once(self) -> None:
        assert builtin("square") is builtin("square")

    def test_another_name_is_unknown(self) -> None:
        with pytest.raises(KeyError):
            builtin("../lattices/square")
