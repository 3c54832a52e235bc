"""Puzzles whose three counts two independent programs agree on.

Each line holds a target, parts and the counts: all, modulo rotations, modulo reflections too; as pictures in
cross_check.jsonl, as cells "x,y x,y" in cross_check_cells.jsonl.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from latticework.lattice import Cell, Lattice, builtin
from latticework.puzzle import Part, Puzzle, Target
from latticework.search import ENGINES
from shapes import cells, parts, solve

Maker = Callable[[dict[str, Any]], Puzzle]


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


def second(lattice: str) -> str:
    """Return the engine that is the quickest beside bit sets, in all."""
    return "dlx" if lattice == "cubic" else "backtrack"


PUZZLES = [(name, made, case) for made, some in ((board, CASES), (listed_board, CELLS))
           for name, case in some.items()]
LONG = {
    "hexiamonds-irregular-hexagon-7x8", "one-sided-hexiamonds-hexagram-hexagon-2",
    "pentominoes-plus-monomino-diamond", "pentominoes-truncated-triangle", "solid-pentominoes-3x5x7-slope",
    "solid-pentominoes-5x5x4-stepped-pyramid", "solid-pentominoes-5x5x4-steps", "solid-pentominoes-cross-block-1",
}
"""Puzzles that take each engine but bit sets a second or more."""


def beside() -> Iterator[ParameterSet]:
    """Return each puzzle with each engine but bit sets; those that take long are marked."""
    for name, made, case in PUZZLES:
        for engine in ENGINES:
            if engine not in {"auto", "bitset"}:
                is_quick = engine == second(case["lattice"]) and name not in LONG
                marks = [] if is_quick else [pytest.mark.slow, pytest.mark.timeout(3600)]
                yield pytest.param(made, case, engine, id=f"{name} {engine}", marks=marks)


@pytest.mark.parametrize(("made", "case"), [puzzle[1:] for puzzle in PUZZLES], ids=[puzzle[0] for puzzle in PUZZLES])
def test_all_three_counts(made: Maker, case: dict[str, Any]) -> None:
    assert solve(made(case), budget=1_000_000, engine="bitset").counts == tuple(case["counts"])


@pytest.mark.parametrize(("made", "case", "engine"), list(beside()))
def test_all_three_counts_by_another_engine(made: Maker, case: dict[str, Any], engine: str) -> None:
    assert solve(made(case), budget=1_000_000, engine=engine).counts == tuple(case["counts"])


def test_none_is_missing() -> None:
    names = [case["lattice"] for case in (*CASES.values(), *CELLS.values())]
    assert {name: names.count(name) for name in names} == {
        "square": 26, "cubic": 31, "hexagon": 9, "triangle": 35, "square-stick": 3, "hexagon-stick": 15}
