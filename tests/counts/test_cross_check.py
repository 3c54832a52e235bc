"""Puzzles whose three counts two independent programs agree on.

Each line holds a target, parts and the counts: all, modulo rotations, modulo reflections too; as pictures in
cross_check.jsonl, as cells "x,y x,y" in cross_check_cells.jsonl.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from latticework.lattice import Cell, Lattice, builtin
from latticework.puzzle import Part, Puzzle
from latticework.search import ENGINES
from shapes import cells, parts, solve


def cases(file: str) -> dict[str, dict[str, Any]]:
    lines = Path(__file__).with_name(file).read_text().splitlines()
    return {case["name"]: case for case in map(json.loads, lines)}


CASES, CELLS = cases("cross_check.jsonl"), cases("cross_check_cells.jsonl")


def listed(lattice: Lattice, text: str) -> tuple[Cell, ...]:
    return tuple(lattice.internal(tuple(map(int, cell.split(",")))) for cell in text.split())


def by_every_engine(puzzle: Puzzle) -> set[tuple[int, int, int]]:
    return {solve(puzzle, budget=1_000_000, engine=engine).counts for engine in ENGINES if engine != "auto"}


class TestCrossCheck:
    @pytest.mark.parametrize("case", CASES.values(), ids=CASES)
    def test_all_three_counts(self, case: dict[str, Any]) -> None:
        lattice = builtin(case["lattice"])
        puzzle = Puzzle(lattice, case["name"], motions=case["motions"], target=cells(case["target"], lattice),
                        parts=parts(lattice, case["parts"]))
        assert by_every_engine(puzzle) == {tuple(case["counts"])}

    @pytest.mark.parametrize("case", CELLS.values(), ids=CELLS)
    def test_all_three_counts_on_other_lattices(self, case: dict[str, Any]) -> None:
        lattice = builtin(case["lattice"])
        made = tuple(Part(name, listed(lattice, text)) for name, text in case["parts"].items())
        target = listed(lattice, case["target"])
        puzzle = Puzzle(lattice, case["name"], motions=case["motions"], target=target, parts=made)
        assert by_every_engine(puzzle) == {tuple(case["counts"])}

    def test_none_is_missing(self) -> None:
        names = [case["lattice"] for case in (*CASES.values(), *CELLS.values())]
        assert {name: names.count(name) for name in names} == {
            "square": 26, "cubic": 31, "hexagon": 9, "triangle": 35, "square-stick": 3, "hexagon-stick": 15}
