"""Puzzles whose three counts two independent programs agree on.

Each line of cross_check.jsonl holds pictures and the counts: all, modulo rotations, modulo reflections too.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from latticework.lattice import builtin
from latticework.puzzle import Puzzle
from shapes import cells, parts, solve

LINES = Path(__file__).with_name("cross_check.jsonl").read_text().splitlines()
CASES = {case["name"]: case for case in map(json.loads, LINES)}


class TestCrossCheck:
    @pytest.mark.parametrize("case", CASES.values(), ids=CASES)
    def test_all_three_counts(self, case: dict[str, Any]) -> None:
        lattice = builtin(case["lattice"])
        puzzle = Puzzle(lattice, case["name"], motions=case["motions"], target=cells(case["target"], lattice),
                        parts=parts(lattice, case["parts"]))
        assert solve(puzzle, budget=1_000_000).counts == tuple(case["counts"])

    def test_none_is_missing(self) -> None:
        names = [case["lattice"] for case in CASES.values()]
        assert (names.count("square"), names.count("cubic"), len(LINES)) == (26, 31, 57)
