"""Opening, looking at and writing a document takes no more than a moment and a bounded memory, whatever it holds."""

import gzip
import json
import math
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import strange_documents
from latticework.puzzle.toml import write_toml
from latticework.reading import MAX_BYTES
from xmpuzzle_files import problem, voxel, xml

SECONDS, MEGABYTES = 12, 500
"""What a document may take. The manual promises seconds; most of these take a third of this on an idle machine."""

ROW = [[x, 0] for x in range(-9_950, 9_950)]
SQUARE = [list(cell) for cell in product(range(141), repeat=2)]
PICTURE = ("#" * 141 + "\n") * 141


def puzzle(*parts: dict[str, Any], targets: tuple[dict[str, Any], ...] = (), **other: Any) -> str:
    """Return a puzzle file."""
    named = [{"name": "A"} | part for part in parts]
    given = {"target": targets[0], "more_targets": list(targets[1:])} if targets else {}
    return write_toml({"format": 1, "lattice": "square", "parts": named} | given | other)


def polygons(kinds: int, corners: int, turned: float) -> str:
    """Return a lattice of a row of regular polygons, each turned by so much more than the one before."""
    cells = []
    for x in range(kinds):
        angles = [x * turned + 2 * math.pi * corner / corners for corner in range(corners)]
        outline = [[x + 0.45 * math.cos(angle), 0.45 * math.sin(angle)] for angle in angles]
        cells.append({"name": str(x), "outline": outline})
    sides = kinds - 0.4, kinds + 0.4  # of a cell that touches the next one
    corners_of_it = [[sides[0], 0.0], [sides[1], 0.0], [sides[1], 1.0], [sides[0], 1.0]]
    cells.append({"name": "rectangle", "outline": corners_of_it})
    return write_toml({"format": 1, "name": "a", "title": "a", "vectors": [[kinds + 1.0, 0.0], [0.0, 1.0]],
                       "cells": cells, "gaps": True})


LARGE: dict[str, Callable[[], str]] = {
    "colours": lambda: puzzle(targets=({"picture": PICTURE, "colors": {"red": SQUARE}},) * 7),
    "cells of many targets": lambda: puzzle(targets=({"picture": PICTURE.replace("#", "+")},) * 90),
    "marks": lambda: puzzle({"cells": ROW, "marks": [{"cell": cell, "side": "north", "mark": "a"} for cell in ROW]}),
    "copies": lambda: puzzle(*[{}] * 2_000, targets=({"copies": [[0, 9]] * 2_000},) * 100),
    "targets": lambda: puzzle(targets=({"picture": "###"},) * 100_000),
    "parts": lambda: puzzle(*[{"cells": [[x, 0] for x in range(100)]}] * 2_000),
    "parts far apart": lambda: puzzle(*[{"cells": [[0, 0], [140, 140]]}] * 2_000),
    "whole numbers": lambda: puzzle(later=[1] * 2_600_000),
    "keys": lambda: puzzle(**{f"l{i}": i for i in range(480_000)}),
    "tables": lambda: puzzle(**{f"l{i}": {"a": i} for i in range(249_000)}),
    "line breaks": lambda: puzzle(later="\n" * 3_900_000),
    "polygons alike": lambda: polygons(7, 64, 0),
    "polygons turned": lambda: polygons(7, 64, 2 * math.pi / 64 / 7),
    "small polygons turned": lambda: polygons(62, 8, 2 * math.pi / 8 / 62),
}


OTHERS: dict[str, Callable[[], bytes]] = {
    "more signs than cells.xmpuzzle": lambda: voxels(b"#" * 60_000_000, size=1),
    "a long colour.xmpuzzle": lambda: voxels(b"#" + b"1" * 60_000_000, size=1),
    "large shapes.xmpuzzle": lambda: voxels(*[b"#" * 150**3] * 15, size=150),
    "empty shapes.xmpuzzle": lambda: voxels(*[b"_" * 150**3] * 15, size=150),
    "short options.dlx": lambda: b"a b c d\n" * 750_000,
    "one word an option.dlx": lambda: b"a\n" * 3_000_000,
    "blanks.xmpuzzle": lambda: packed(voxel(2, 2, 2, "# " * 33_000_000)),
    "words.dlx": lambda: b"a b\n" + b"ab cd " * 5_000_000,
    "digits.xmpuzzle": lambda: packed(voxel(2, 2, 2, "1" * 66_000_000)),
    "cells.xmpuzzle": lambda: packed(voxel(200, 200, 100, "#" * 4_000_000) * 16),
    "attributes.xmpuzzle": lambda: packed(f"<voxel {' '.join(f'a{i}={chr(34)}{chr(34)}' for i in range(15))}/>"
                                          * 190_000),
    "assembly.xmpuzzle": lambda: packed("", problem(0, inner=f"<solutions><solution><assembly>{'10 ' * 22_000_000}"
                                                             "</assembly></solution></solutions>")),
    "options.dlx": lambda: b"a\n" * 16_000_000,
    "colours.dlx": lambda: b"a | x\n" + "".join(f"a x:{i}\n" for i in range(900_000)).encode(),
    "items.dlx": lambda: " ".join(map(str, range(2**20))).encode() + b"\n0 1 2 3 4 5 6\n" * 900_000,
    "options.json": lambda: b"[" + b"[]," * 5_000_000 + b"[]]",
    "words.json": lambda: b"[[" + b'"a",' * 3_900_000 + b'"a"]]',
}
"""Files of other formats that would fill the memory: packed, or with many small things in them."""
SOME_OTHERS = ["more signs than cells.xmpuzzle", "short options.dlx"]


def packed(shapes: str, problems: str = "") -> bytes:
    return gzip.compress(xml(shapes, problems).encode(), 1)


def voxels(*texts: bytes, size: int) -> bytes:
    """Return a file of BurrTools with shapes of a cube of so many cells along each side, compressed as they are."""
    shapes = b"".join(b'<voxel x="%d" y="%d" z="%d" type="0">%s</voxel>' % (size, size, size, text) for text in texts)
    return gzip.compress(b'<?xml version="1.0"?><puzzle version="2"><gridType type="0"/><colors/><shapes>' + shapes
                         + b"</shapes><problems/><comment/></puzzle>", 1)


def watched(*arguments: object) -> list[dict[str, Any]]:
    """Return what the program strange_documents tells."""
    program = [sys.executable, strange_documents.__file__, *map(str, arguments)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(program, env=environment, timeout=300, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


class TestOpeningAFileIsSafe:
    """In processes of their own, to be measured alone, and because what is feared is that one never ends."""

    @pytest.mark.slow
    @pytest.mark.parametrize("cases", [
        ["marks", "polygons turned"], pytest.param(list(LARGE), marks=pytest.mark.slow)],
        ids=["some", "all"])
    def test_large_documents(self, tmp_path: Path, cases: list[str]) -> None:
        paths = [tmp_path / f"{number}.toml" for number in range(len(cases))]
        for path, case in zip(paths, cases, strict=True):
            path.write_text(LARGE[case]())
            assert path.stat().st_size <= MAX_BYTES
        seen = dict(zip(cases, watched(*paths), strict=True))
        assert {case for case in cases if seen[case]["came"] != "read"} <= {"cells of many targets"}
        assert {case: what for case, what in seen.items()
                if what["seconds"] > SECONDS or what["megabytes"] > MEGABYTES} == {}

    @pytest.mark.parametrize("names", [
        SOME_OTHERS, pytest.param(list(OTHERS), marks=pytest.mark.slow)], ids=["some", "all"])
    def test_large_files_of_other_formats(self, tmp_path: Path, names: list[str]) -> None:
        for name in names:
            (tmp_path / name).write_bytes(OTHERS[name]())
        seen = dict(zip(names, watched(*(tmp_path / name for name in names)), strict=True))
        assert {name: what for name, what in seen.items()
                if what["came"] == "to a bad end" or what["seconds"] > 2 * SECONDS
                or what["megabytes"] > MEGABYTES} == {}

    @pytest.mark.parametrize("count", [100, pytest.param(600, marks=pytest.mark.slow)])
    def test_strange_documents(self, tmp_path: Path, count: int) -> None:
        (seen,) = watched(tmp_path, 0, count)
        assert min(seen["read"], seen["refused"]) > count / 12
        assert seen["seconds"] < SECONDS
        assert seen["megabytes"] < MEGABYTES
