"""Boards of iQPuzzle, which are not ours to ship: LATTICEWORK_IQPUZZLE names the folder of a copy."""

import os
import re
from pathlib import Path

import pytest

from latticework.files import formats
from latticework.puzzle.targets import at_target, only_current_target
from shapes import solve

FOLDER = Path(os.environ.get("LATTICEWORK_IQPUZZLE", "/nowhere"))


@pytest.mark.slow
@pytest.mark.skipif(not FOLDER.is_dir(), reason="LATTICEWORK_IQPUZZLE names no copy of iQPuzzle")
def test_stated_numbers_of_boards_with_two_targets_fit_the_first() -> None:
    stated, counted = [], []
    for path in sorted(FOLDER.rglob("*.conf")):
        puzzle = formats.read(path).puzzle
        if puzzle.others:
            stated += re.findall(r"PossibleSolutions=(\d+)", path.read_text("utf-8"))
            counted.append([str(solve(only_current_target(at_target(puzzle, place))).counts[2]) for place in (0, 1)])
    assert [first for first, _ in counted] == stated
    assert len(stated) == 11
    assert all(first != second for first, second in counted)
