"""Puzzles of files of BurrTools against its own counts, with mirrors removed and kept.

burrtools.jsonl was made by tests/burrtools.py from examples of BurrTools and from collections of its users; BurrTools
0.7.1 counted.
"""

import gzip
import json
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from burrtools import load_problems
from latticework.puzzle import parse
from quick_suite import in_part
from shapes import solve

LINES = [json.loads(line) for line in Path(__file__).with_name("burrtools.jsonl").read_text("utf-8").splitlines()]
COUNTS = {
    "BallRoom": [(2, 2), (1, 2), (3, 3)], "Bermuda": [(1, 2)], "BrokenSticks": [(2, 2)],
    "chocolate dip": [(960, 1920)], "closed box": [(2, 2)], "CubeInCage": [(96, 96)],
    "DemoMirrorParadox": [(1, 2), (1, 2)], "FourPieceTetrahedron": [(1, 1)], "lonpos3d": [(306, 612)],
    "magic drawer": [(35, 35)],
    "PiecesOfEight": [(6, 11), (4, 8), (43, 86), (12, 24), (20, 40), (12, 24)], "Prisgon": [(1, 1), (1, 1)],
    "SolidSixPieceBurrs": [(588, 1063)],
}

A_SMALL_FILE = """<?xml version="1.0"?><puzzle version="2"><gridType type="0"/><colors/><shapes>
<voxel x="2" y="2" z="1" type="0">##_#</voxel><voxel x="2" y="2" z="1" type="0">####</voxel>
<voxel x="1" y="1" z="1" type="0">#</voxel></shapes><problems><problem><shapes>
<shape id="0" count="1"/><shape id="2" min="0" max="2"/></shapes><result id="1"/><bitmap/></problem></problems>
</puzzle>"""


LARGE = {"lonpos3d", "SolidSixPieceBurrs"}
"""Searched by the quickest engine alone on each run; all others find the counts of 19 smaller puzzles then."""


def runs() -> list[ParameterSet]:
    """Return each puzzle with each engine; of most, all but one engine are left to slow proofs."""
    ways = [(line, engine) for line in LINES for engine in ("bitset", "cells", "dlx", "backtrack", "processor")]
    return [pytest.param(line, engine, id=f"{line['file']} {line['problem']} {engine}", marks=[
                pytest.mark.slow] if (engine != "bitset" if line["file"] in LARGE else number % 5) else [])
            for number, (line, engine) in enumerate(ways)]


@pytest.mark.parametrize(("line", "engine"), in_part(runs(), 4, several=True))
def test_counts(line: dict[str, str], engine: str) -> None:
    counts = solve(parse(line["puzzle"], line["file"]), engine=engine).counts
    assert counts[:0:-1] == COUNTS[line["file"]][int(line["problem"])]


def test_none_is_left_out() -> None:
    assert sorted(line["file"] for line in LINES) == sorted(file for file, every in COUNTS.items() for _ in every)


@pytest.mark.parametrize("packed", [False, True])
def test_a_file_is_read(packed: bool, tmp_path: Path) -> None:
    path, data = tmp_path / "a.xmpuzzle", A_SMALL_FILE.encode()
    path.write_bytes(gzip.compress(data) if packed else data)
    (puzzle,) = load_problems(path)
    assert [(len(part.cells), part.least, part.most) for part in puzzle.parts] == [(3, 1, 1), (1, 0, 2)]
    assert solve(puzzle).counts == (4, 1, 1)
