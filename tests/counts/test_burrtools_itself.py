"""Random files against the console program of BurrTools, where it is there, and against what it counted before.

`LATTICEWORK_BURRTXT=PATH` names the program; then the slow proofs compare 300 files and more.
`python tests/counts/test_burrtools_itself.py burrTxt 60` prints the lines of burrtools_random.jsonl.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from latticework.cover.symmetry_group import NOWHERE, symmetry_group
from latticework.files import formats
from latticework.puzzle import Puzzle
from random_xmpuzzles import random_file
from shapes import Solved, solve

PROGRAM = os.environ.get("LATTICEWORK_BURRTXT") or shutil.which("burrTxt")
COUNTED = [json.loads(line) for line in
           Path(__file__).with_name("burrtools_random.jsonl").read_text("utf-8").splitlines()]
LONGEST = 60
"""Seconds after which BurrTools is stopped; no seed here needs a tenth of them."""

FILES = 360
BLOCK = 30


def counted_by_burrtools(program: str, path: Path) -> int | None:
    """Return the number of assemblies, None if BurrTools ends with an error of its own."""
    done = subprocess.run([program, "-q", str(path)], capture_output=True, text=True, timeout=LONGEST, check=False)
    out = done.stdout
    if found := re.match(r"(\d+) assemblies", out):
        return int(found[1])
    # Where the volumes cannot fit or a piece has no place it does not search, so there is no assembly.
    return 0 if "units too" in out or "can be place nowhere" in out else None


def counted_as_by_burrtools(solved: Solved) -> int:
    """Return the number of different solutions as BurrTools means it.

    Two solutions are the same to it if one is the image of the other, even if the image of the puzzle is another
    puzzle: a chiral part with from-to copies that a solution does not use does not matter to it.
    """
    reduction, parts = solved.prepared.reduction, solved.prepared.reduction.puzzle.parts
    group, first = symmetry_group(reduction, of_some_parts=True), np.array(reduction.first_of)
    least = np.array([part.least for part in parts])
    most = np.array([part.most for part in parts])
    found = set()
    for row in solved.kept.rows:
        images = np.sort(group.options[:, row], axis=1)
        images = images[(images != NOWHERE).all(axis=1)]
        used = np.stack([((images >= start) & (images < end)).sum(axis=1)
                         for start, end in pairwise(first)], axis=1)[:, :len(parts)]
        fits = ((used >= least) & (used <= most)).all(axis=1)
        found.add(min(map(tuple, images[fits].tolist())))
    return len(found)


def has_loose_balls(puzzle: Puzzle) -> bool:
    """Whether a part has balls that do not touch: BurrTools turns it in 120 ways, any rigid motion counts here."""
    if puzzle.lattice.name != "packed-spheres":
        return False
    for part in puzzle.parts:
        rest = set(part.cells)
        todo = [rest.pop()]
        while todo:
            near = rest.intersection(puzzle.lattice.neighbours(todo.pop()))
            rest -= near
            todo += near
        if rest:
            return True
    return False


@pytest.mark.parametrize("number", range(len(COUNTED)))
def test_what_burrtools_counted(number: int, tmp_path: Path) -> None:
    path = tmp_path / "a.xmpuzzle"
    path.write_text(COUNTED[number]["file"], "utf-8")
    puzzle = formats.read(path).puzzle
    if not has_loose_balls(puzzle):
        assert counted_as_by_burrtools(solve(puzzle)) == COUNTED[number]["assemblies"]


@pytest.mark.slow
@pytest.mark.skipif(not PROGRAM, reason="LATTICEWORK_BURRTXT does not name the console program of BurrTools")
@pytest.mark.parametrize("first", range(0, FILES, BLOCK))
def test_burrtools_itself(first: int, tmp_path: Path) -> None:
    differing = {}
    for seed in range(first, first + BLOCK):
        path = tmp_path / f"{seed}.xmpuzzle"
        path.write_text(random_file(seed), "utf-8")
        puzzle = formats.read(path).puzzle
        if has_loose_balls(puzzle):
            continue
        theirs, ours = counted_by_burrtools(PROGRAM or "", path), solve(puzzle)
        if theirs not in {None, counted_as_by_burrtools(ours)}:
            differing[seed] = theirs, ours.counts
    assert not differing


def main() -> None:
    """Print random files with the counts of BurrTools, those on which it ends with an error left out."""
    program, number = sys.argv[1], int(sys.argv[2])
    for seed in range(1_000, 1_000 + number):
        path = Path(f"{seed}.xmpuzzle")
        path.write_text(random_file(seed), "utf-8")
        count = counted_by_burrtools(program, path)
        path.unlink()
        if count is not None:
            sys.stdout.write(json.dumps({"file": random_file(seed), "assemblies": count}) + "\n")


if __name__ == "__main__":
    main()
