"""Puzzles whose three counts two independent programs agree on.

Each line holds a target, parts and the counts: all, modulo rotations, modulo reflections too; as pictures in
cross_check.jsonl, as cells "x,y x,y" in cross_check_cells.jsonl.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from latticework.lattice import Cell, Lattice, builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.search import ENGINES
from shapes import cells, parts, solve, solve_within


def cases(file: str) -> dict[str, dict[str, Any]]:
    lines = Path(__file__).with_name(file).read_text().splitlines()
    return {case["name"]: case for case in map(json.loads, lines)}


CASES, CELLS = cases("cross_check.jsonl"), cases("cross_check_cells.jsonl")


def listed(lattice: Lattice, text: str) -> tuple[Cell, ...]:
    return tuple(lattice.internal(tuple(map(int, cell.split(",")))) for cell in text.split())


def board(case: dict[str, Any]) -> Puzzle:
    """Return the puzzle of a case, given as pictures."""
    lattice = builtin(case["lattice"])
    return Puzzle(lattice, case["name"], motions=case["motions"], target=Target(cells(case["target"], lattice)),
                  parts=parts(lattice, case["parts"]))


def listed_board(case: dict[str, Any]) -> Puzzle:
    """Return the puzzle of a case, given as lists of cells."""
    lattice = builtin(case["lattice"])
    made = tuple(Part(name, listed(lattice, text)) for name, text in case["parts"].items())
    target = Target(listed(lattice, case["target"]))
    return Puzzle(lattice, case["name"], motions=case["motions"], target=target, parts=made)


class TestCrossCheck:
    @pytest.mark.parametrize("case", CASES.values(), ids=CASES)
    def test_all_three_counts(self, case: dict[str, Any]) -> None:
        assert solve(board(case), budget=1_000_000, engine="bitset").counts == tuple(case["counts"])

    @pytest.mark.parametrize("case", CELLS.values(), ids=CELLS)
    def test_all_three_counts_on_other_lattices(self, case: dict[str, Any]) -> None:
        assert solve(listed_board(case), budget=1_000_000, engine="bitset").counts == tuple(case["counts"])

    @pytest.mark.parametrize("engine", [e for e in ENGINES if e not in {"auto", "bitset"}])
    def test_other_engines_on_what_they_finish_soon(self, engine: str) -> None:
        finished = 0
        for made, some in ((board, CASES), (listed_board, CELLS)):
            for case in some.values():
                solved = solve_within(made(case), 60_000, 30_000, engine=engine)
                assert solved is None or solved.counts == tuple(case["counts"]), case["name"]
                finished += solved is not None
        assert finished >= 40

    def test_none_is_missing(self) -> None:
        names = [case["lattice"] for case in (*CASES.values(), *CELLS.values())]
        assert {name: names.count(name) for name in names} == {
            "square": 26, "cubic": 31, "hexagon": 9, "triangle": 35, "square-stick": 3, "hexagon-stick": 15}
